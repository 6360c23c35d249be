#include "core/equations/equations.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/suggest.h"
#include "core/equations/absolute_angles.h"
#include "core/equations/equation_terms.h"
#include "core/equations/evaluate.h"
#include "core/equations/symbol_names.h"

namespace sinew {

namespace {

constexpr std::array<EquationMethod, 3> allMethods
    = {EquationMethod::Lagrange, EquationMethod::Matrix, EquationMethod::Recurrent};

EquationTerms compose(LinkTree& tree, EquationMethod method)
{
    switch (method) {
    case EquationMethod::Lagrange: return composeByLagrange(tree);
    case EquationMethod::Recurrent: return composeByRecurrence(tree);
    default: return composeByMatrices(tree);
    }
}

void mark(const Expression& expression, std::vector<bool>& needed)
{
    for (const Monomial& monomial : expression.monomials()) {
        for (const AtomPower& factor : monomial.factors)
            needed[static_cast<std::size_t>(factor.atom)] = true;
    }
}

void markAngles(const AtomTable& atoms, std::vector<bool>& needed)
{
    for (int atom = 0; atom < atoms.size(); ++atom) {
        if (!needed[static_cast<std::size_t>(atom)])
            continue;
        for (const auto& part : atoms.at(atom).angle)
            needed[static_cast<std::size_t>(part.first)] = true;
    }
}

// Leaves out the symbols that no term needs, and numbers the others anew.
void keepNeededSymbols(Equations& equations)
{
    std::vector<bool> needed(static_cast<std::size_t>(equations.atoms.size()), false);
    for (const auto* terms : {&equations.mass, &equations.velocity, &equations.gravity}) {
        for (const Expression& expression : *terms)
            mark(expression, needed);
    }
    markAngles(equations.atoms, needed);
    for (auto symbol = equations.symbols.rbegin(); symbol != equations.symbols.rend(); ++symbol) {
        if (needed[static_cast<std::size_t>(symbol->atom)])
            mark(symbol->definition, needed);
    }
    std::vector<EquationSymbol> kept;
    for (EquationSymbol& symbol : equations.symbols) {
        if (!needed[static_cast<std::size_t>(symbol.atom)])
            continue;
        equations.atoms.setSymbol(symbol.atom, static_cast<int>(kept.size()));
        kept.push_back(std::move(symbol));
    }
    equations.symbols = std::move(kept);
}

void setFormulaValues(Equations& equations)
{
    Eigen::VectorXd q(static_cast<Eigen::Index>(equations.count()));
    for (std::size_t i = 0; i < equations.count(); ++i)
        q(static_cast<Eigen::Index>(i)) = equations.coordinates[i].value;
    const AtomValues values(equations, q, Eigen::VectorXd::Zero(q.size()));
    for (EquationSymbol& symbol : equations.symbols)
        symbol.value = values.of(symbol.atom);
}

// Says of each absolute angle which joint angles make it up and which joint moments turn it.
void describe(const AbsoluteAngle& angle, EquationCoordinate& coordinate)
{
    const auto part = [](const std::string& joint, int sign) {
        const std::string symbol = identifierFrom(joint);
        return EffortPart{"M_" + symbol, symbol, sign};
    };
    coordinate.sum = angle.sum;
    coordinate.offset = angle.offset;
    coordinate.efforts = {part(angle.joint, 1)};
    for (const std::string& further : angle.further)
        coordinate.efforts.push_back(part(further, -1));
}

Result<LinkTree> readWithAbsoluteAngles(const Model& model)
{
    const Result<AbsoluteAngles> absolute = toAbsoluteAngles(model);
    if (!absolute)
        return Result<LinkTree>::failure(absolute.diagnostics);
    Result<LinkTree> read = readLinkTree(absolute.value->model);
    if (!read)
        return read;
    for (const AbsoluteAngle& angle : absolute.value->angles) {
        for (EquationCoordinate& coordinate : read.value->coordinates) {
            if (coordinate.name == angle.name)
                describe(angle, coordinate);
        }
    }
    return read;
}

}  // namespace

const char* equationMethodName(EquationMethod method)
{
    switch (method) {
    case EquationMethod::Lagrange: return "lagrange";
    case EquationMethod::Matrix: return "matrix";
    case EquationMethod::Recurrent: return "recurrent";
    }
    return "";
}

Result<EquationMethod> equationMethodFromText(const std::string& text)
{
    std::vector<std::string> names;
    for (const EquationMethod method : allMethods) {
        if (text == equationMethodName(method))
            return Result<EquationMethod>::success(method);
        names.emplace_back(equationMethodName(method));
    }
    const std::string hint = didYouMean(text, names);
    return Result<EquationMethod>::failure({makeError("there is no method '" + text + "' of composing equations",
                                                      hint.empty() ? "lagrange, matrix or recurrent" : hint)});
}

const EquationSymbol* Equations::symbolOf(int atom) const
{
    const Atom& a = atoms.at(atom);
    return a.kind == AtomKind::Symbol ? &symbols[static_cast<std::size_t>(a.index)] : nullptr;
}

Result<Equations> composeEquations(const Model& model, const EquationsOptions& options)
{
    const Diagnostics errors = errorsOf(model);
    if (!errors.empty())
        return Result<Equations>::failure(errors);
    Result<LinkTree> read
        = options.angles == EquationAngles::Absolute ? readWithAbsoluteAngles(model) : readLinkTree(model);
    if (!read)
        return Result<Equations>::failure(read.diagnostics);
    LinkTree& tree = *read.value;
    EquationTerms terms = compose(tree, options.method);
    Equations equations;
    equations.title = model.title.empty() ? model.name : model.title;
    equations.space = model.space;
    equations.method = options.method;
    equations.atoms = std::move(tree.atoms);
    equations.coordinates = std::move(tree.coordinates);
    equations.links = std::move(tree.links);
    equations.symbols = std::move(tree.symbols);
    equations.mass = std::move(terms.mass);
    equations.velocity = std::move(terms.velocity);
    equations.gravity = std::move(terms.gravity);
    keepNeededSymbols(equations);
    setFormulaValues(equations);
    return Result<Equations>::success(std::move(equations));
}

}  // namespace sinew
