#include "core/equations/equations.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/suggest.h"
#include "core/equations/absolute_angles.h"
#include "core/equations/acting_symbols.h"
#include "core/equations/body_recursion.h"
#include "core/equations/closed_rows.h"
#include "core/equations/constraint_recursion.h"
#include "core/equations/equation_notes.h"
#include "core/equations/equation_terms.h"
#include "core/equations/evaluate.h"
#include "core/equations/joint_angles.h"
#include "core/equations/link_checks.h"
#include "core/equations/symbol_names.h"
#include "core/model/expand_segments.h"

namespace sinew {

namespace {

constexpr std::array<EquationMethod, 4> allMethods
    = {EquationMethod::Lagrange, EquationMethod::Local, EquationMethod::Matrix, EquationMethod::Recurrent};

std::optional<EquationTerms> composeClosed(EquationTree& tree, EquationMethod method, std::size_t mostMonomials)
{
    switch (method) {
    case EquationMethod::Lagrange: return composeByLagrange(tree, mostMonomials);
    case EquationMethod::Local: return composeByLocalFrames(tree, mostMonomials);
    case EquationMethod::Recurrent: return composeByRecurrence(tree, mostMonomials);
    default: return composeByMatrices(tree, mostMonomials);
    }
}

// Leaves out the symbols that no term needs, and numbers the others anew.
void keepNeededSymbols(Equations& equations)
{
    std::vector<bool> isNeeded(static_cast<std::size_t>(equations.atoms.size()), false);
    for (const int atom : atomsWithJoints(equations))
        isNeeded[static_cast<std::size_t>(atom)] = true;
    std::vector<EquationSymbol> kept;
    for (EquationSymbol& symbol : equations.symbols) {
        if (!isNeeded[static_cast<std::size_t>(symbol.atom)])
            continue;
        equations.atoms.setSymbol(symbol.atom, static_cast<int>(kept.size()));
        kept.push_back(std::move(symbol));
    }
    equations.symbols = std::move(kept);
}

void setFormulaValues(Equations& equations)
{
    Eigen::VectorXd q(static_cast<Eigen::Index>(equations.positionCount()));
    for (std::size_t i = 0; i < equations.count(); ++i)
        q(static_cast<Eigen::Index>(i)) = equations.coordinates[i].value;
    for (std::size_t i = 0; i < equations.balls.size(); ++i)
        q(static_cast<Eigen::Index>(equations.count() + i)) = equations.balls[i].value;
    const AtomValues values(equations, q, Eigen::VectorXd::Zero(static_cast<Eigen::Index>(equations.count())));
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

// The joint angle that an absolute one stands for, for springs and couplings.
void addJointAngle(const AbsoluteAngle& angle, EquationTree& tree)
{
    Expression value = tree.valueOf.at(angle.name) - Expression::number(angle.offset);
    if (angle.sum.size() > 1)
        value = value - tree.valueOf.at(angle.sum.front());
    tree.valueOf[angle.joint] = value;
}

class Composition {
public:
    Composition(const Model& model, const EquationsOptions& options) : m_options(options), m_model(model) {}

    Result<Equations> run()
    {
        const bool isChain = !m_model.segments.empty() && checkLinks(m_model).empty();
        const bool areAbsolute = m_options.angles == EquationAngles::Absolute;
        if (isChain && areAbsolute) {
            const Result<AbsoluteAngles> absolute = toAbsoluteAngles(m_model);
            if (!absolute)
                return Result<Equations>::failure(absolute.diagnostics);
            if (readChain(absolute.value->model, absolute.value->angles))
                return composeChain(absolute.value->model);
        } else if (isChain && readJointAngles()) {
            return composeChain(m_model);
        } else if (isChain && readChain(m_model, {})) {
            return composeChain(m_model);
        }
        Result<Equations> result = composeBodies();
        if (result && areAbsolute)
            result.value->notes.push_back(
                sentence("The angles are those of the model: absolute angles are for chains of "
                         "segments that hang on each other's tips."));
        return result;
    }

private:
    EquationSymbols& start(const Model& model)
    {
        m_tree = {};
        m_equations = {};
        m_jointAngles.reset();
        m_equations.title = model.title.empty() ? model.name : model.title;
        m_equations.space = model.space;
        return m_symbols.emplace(model, m_tree);
    }

    // False where segments do not fit the published form, or something acts on a part that it does not place.
    bool readChain(const Model& model, const std::vector<AbsoluteAngle>& angles)
    {
        Result<std::vector<EquationLink>> links = readLinks(start(model));
        if (!links)
            return false;
        m_equations.links = std::move(*links.value);
        for (const AbsoluteAngle& angle : angles) {
            addJointAngle(angle, m_tree);
            for (EquationCoordinate& coordinate : m_tree.coordinates) {
                if (coordinate.name == angle.name)
                    describe(angle, coordinate);
            }
        }
        return arePlacesKnown(m_tree, model);
    }

    // Joint angles are composed as the absolute angles that they add up to, which are far shorter. False where there are
    // none or others beside them, or where absolute angles cannot stand in their place.
    bool readJointAngles()
    {
        if (m_model.space != Space::Plane || !haveAllJointAngles(m_model))
            return false;
        m_absolute = toAbsoluteAngles(m_model);
        if (!*m_absolute || !readChain(m_absolute->value->model, m_absolute->value->angles))
            return false;
        m_jointAngles.emplace(m_absolute->value->angles, *m_symbols);
        return true;
    }

    Result<Equations> composeChain(const Model& model)
    {
        m_equations.method = m_options.method.value_or(EquationMethod::Matrix);
        if (composeClosedRows(m_options.mostMonomials))
            return finished();
        return m_equations.method == EquationMethod::Local ? composeBodies() : tooLong(model);
    }

    Result<Equations> composeBodies()
    {
        const Model model = expanded(m_model);
        EquationSymbols& symbols = start(model);
        m_equations.method = m_options.method.value_or(EquationMethod::Local);
        const bool isLocal = m_equations.method == EquationMethod::Local;
        const BodyTree bodies = readBodies(symbols);
        if (bodies.hasBalls() && !isLocal)
            return ballsNeedLocalFrames(model);
        m_equations.bodies = bodies.bodies;
        m_equations.balls = bodies.balls;
        if (!bodies.hasBalls()) {
            addArms(bodies, symbols);
            // What is turned often is too long to be read: it is not even tried.
            constexpr std::size_t mostTurns = 3;
            const bool isTried = !isLocal || m_tree.frames.mostTurns() <= mostTurns;
            if (isTried && composeClosedRows(isLocal ? m_options.mostMonomialsOfBodies : m_options.mostMonomials))
                return finished();
        }
        if (!isLocal)
            return tooLong(model);
        composeRecursively(bodies);
        return finished();
    }

    // False when the equations would be too long.
    bool composeClosedRows(std::size_t mostMonomials)
    {
        std::optional<EquationTerms> terms = composeClosed(m_tree, m_equations.method, mostMonomials);
        if (!terms)
            return false;
        m_equations.loads = closedLoads(*m_symbols);
        m_equations.constraints = closedConstraints(*m_symbols);
        if (m_jointAngles)
            m_jointAngles->replaceAbsolute(*terms, m_equations.loads, m_equations.constraints);
        m_equations.constraints = withCouplings(std::move(m_equations.constraints), *m_symbols);
        std::size_t size = terms->size();
        for (const EquationConstraint& constraint : m_equations.constraints) {
            for (const Expression& entry : constraint.row)
                size += entry.size();
            size += constraint.target.size();
        }
        for (const Expression& load : m_equations.loads)
            size += load.size();
        take(std::move(*terms));
        return size <= mostMonomials;
    }

    void composeRecursively(const BodyTree& bodies)
    {
        m_equations.isRecursive = true;
        LocalFrames frames(bodies, *m_symbols);
        BodyRecursion recursion(bodies, frames, *m_symbols);
        take(recursion.run());
        m_equations.loads = m_symbols->model().loads.empty() ? std::vector<Expression>{} : recursion.loads();
        m_equations.constraints = ConstraintRecursion(bodies, frames, *m_symbols).run();
    }

    void take(EquationTerms terms)
    {
        m_equations.mass = std::move(terms.mass);
        m_equations.velocity = std::move(terms.velocity);
        m_equations.gravity = std::move(terms.gravity);
    }

    Result<Equations> finished()
    {
        m_equations.resistance = composeResistance(*m_symbols);
        m_equations.notes = equationNotes(*m_symbols);
        for (std::size_t i = 0; i < m_equations.constraints.size(); ++i) {
            m_equations.constraints[i].multiplier = m_symbols->multiplier();
            m_equations.constraints[i].atom = m_tree.atoms.addMultiplier(static_cast<int>(i));
        }
        m_equations.atoms = std::move(m_tree.atoms);
        m_equations.coordinates = std::move(m_tree.coordinates);
        m_equations.angles = std::move(m_tree.angles);
        m_equations.symbols = std::move(m_tree.symbols);
        keepNeededSymbols(m_equations);
        setFormulaValues(m_equations);
        return Result<Equations>::success(std::move(m_equations));
    }

    static Result<Equations> ballsNeedLocalFrames(const Model& model)
    {
        Diagnostics reasons;
        for (const Joint& joint : model.joints) {
            if (joint.kind == JointKind::Ball || joint.kind == JointKind::Free)
                reasons.push_back(makeError(
                    joint.kind == JointKind::Ball
                        ? sentence("joint '%1' is a ball joint, whose speeds are not the rates of coordinates",
                                   joint.name)
                        : sentence("joint '%1' is a free joint, whose speeds are not the rates of coordinates",
                                   joint.name),
                    sentence("ask for the local method, or write the joint as axes")));
        }
        return Result<Equations>::failure(std::move(reasons));
    }

    Result<Equations> tooLong(const Model& model) const
    {
        return Result<Equations>::failure({makeError(
            sentence("the equations of %1 bodies with %2 coordinates would have more than %3 terms in closed form",
                     model.bodies.size() + model.segments.size(), m_tree.coordinates.size(), m_options.mostMonomials),
            sentence("ask for the local method, which names the quantities of every body"))});
    }

    const EquationsOptions& m_options;
    const Model& m_model;
    EquationTree m_tree;
    std::optional<Result<AbsoluteAngles>> m_absolute;  // of a chain with joint angles
    std::optional<EquationSymbols> m_symbols;
    std::optional<JointAngles> m_jointAngles;
    Equations m_equations;
};

Diagnostics unwrittenClosures(const Model& model)
{
    Diagnostics errors;
    for (const Constraint& constraint : model.constraints) {
        const auto* closure = std::get_if<Closure>(&constraint.rule);
        const Sentence reason = closure ? unwrittenTurns(*closure) : Sentence();
        if (!reason.empty())
            errors.push_back(makeError(
                sentence("closure '%1' is not written out in symbols: %2", constraint.name, reason),
                sentence("hold its turns at 0, turn the frame on a body instead, or hold one turn in a closure")));
    }
    return errors;
}

}  // namespace

const char* equationMethodName(EquationMethod method)
{
    switch (method) {
    case EquationMethod::Lagrange: return "lagrange";
    case EquationMethod::Local: return "local";
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
    const Sentence hint = didYouMean(text, names);
    return Result<EquationMethod>::failure(
        {makeError(sentence("there is no method '%1' of composing equations", text),
                   hint.empty() ? sentence("lagrange, local, matrix or recurrent") : hint)});
}

const EquationSymbol* Equations::symbolOf(int atom) const
{
    const Atom& a = atoms.at(atom);
    return a.kind == AtomKind::Symbol ? &symbols[static_cast<std::size_t>(a.index)] : nullptr;
}

const NamedAngle* Equations::angleOf(int atom) const
{
    const Atom& a = atoms.at(atom);
    const bool isMotion
        = a.kind == AtomKind::Coordinate || a.kind == AtomKind::Rate || a.kind == AtomKind::Acceleration;
    const auto index = static_cast<std::size_t>(a.index);
    return isMotion && index >= positionCount() ? &angles[index - positionCount()] : nullptr;
}

Result<Equations> composeEquations(const Model& model, const EquationsOptions& options)
{
    const Diagnostics errors = errorsOf(model);
    if (!errors.empty())
        return Result<Equations>::failure(errors);
    if (model.coordinates.empty())
        return Result<Equations>::failure(
            {makeError(sentence("nothing of the model moves: it has no coordinates"),
                       sentence("name a coordinate in an axis of a joint or in a segment"))});
    Diagnostics unwritten = unwrittenClosures(model);
    if (!unwritten.empty())
        return Result<Equations>::failure(std::move(unwritten));
    return Composition(model, options).run();
}

}  // namespace sinew
