#include "core/equations/readable_terms.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <utility>

#include "core/equations/symbol_names.h"

namespace sinew {

namespace {

constexpr int rankOfTurns = 20;  // behind all symbols

int rankOf(const Equations& equations, int atom)
{
    const Atom& a = equations.atoms.at(atom);
    switch (a.kind) {
    case AtomKind::Symbol: return static_cast<int>(equations.symbolOf(atom)->role);
    case AtomKind::Coordinate: return static_cast<int>(SymbolRole::Length);
    case AtomKind::Cosine:
    case AtomKind::Sine: return rankOfTurns;
    default: return rankOfTurns + 1;
    }
}

void sortForPrint(const Equations& equations, std::vector<AtomPower>& factors)
{
    std::stable_sort(factors.begin(), factors.end(), [&](const AtomPower& a, const AtomPower& b) {
        return rankOf(equations, a.atom) < rankOf(equations, b.atom);
    });
}

bool isTurn(const Equations& equations, int atom)
{
    const AtomKind kind = equations.atoms.at(atom).kind;
    return kind == AtomKind::Cosine || kind == AtomKind::Sine;
}

// The monomials by those of their factors that are keys; what is left of each stands in the group.
template <class IsKey>
std::map<std::vector<AtomPower>, std::vector<Monomial>> groupedBy(const Expression& expression, IsKey isKey)
{
    std::map<std::vector<AtomPower>, std::vector<Monomial>> groups;
    for (const Monomial& monomial : expression.monomials()) {
        std::vector<AtomPower> key;
        Monomial rest{monomial.coefficient, {}};
        for (const AtomPower& factor : monomial.factors)
            (isKey(factor.atom) ? key : rest.factors).push_back(factor);
        groups[key].push_back(std::move(rest));
    }
    return groups;
}

// The powers of atoms that stand in every monomial.
std::vector<AtomPower> commonFactors(const std::vector<Monomial>& monomials)
{
    std::vector<AtomPower> common = monomials.front().factors;
    for (const Monomial& monomial : monomials) {
        for (AtomPower& factor : common) {
            const auto found = std::find_if(monomial.factors.begin(), monomial.factors.end(),
                                            [&](const AtomPower& f) { return f.atom == factor.atom; });
            factor.power = found == monomial.factors.end() ? 0 : std::min(factor.power, found->power);
        }
    }
    std::erase_if(common, [](const AtomPower& factor) { return factor.power == 0; });
    return common;
}

// The number by which all coefficients can be divided so that whole numbers remain, with the sign of the first.
double commonNumber(const std::vector<Monomial>& monomials)
{
    double least = std::abs(monomials.front().coefficient);
    for (const Monomial& monomial : monomials)
        least = std::min(least, std::abs(monomial.coefficient));
    const bool isCommon = std::all_of(monomials.begin(), monomials.end(), [&](const Monomial& monomial) {
        const double ratio = monomial.coefficient / least;
        return ratio == std::round(ratio);
    });
    return (isCommon ? least : 1) * (monomials.front().coefficient < 0 ? -1 : 1);
}

void divide(Monomial& monomial, const std::vector<AtomPower>& by)
{
    for (const AtomPower& factor : by) {
        for (AtomPower& own : monomial.factors)
            own.power -= own.atom == factor.atom ? factor.power : 0;
    }
    std::erase_if(monomial.factors, [](const AtomPower& factor) { return factor.power == 0; });
}

ReadableTerm factoredSum(const Equations& equations, std::vector<Monomial> monomials)
{
    ReadableTerm term;
    term.factors = commonFactors(monomials);
    term.coefficient = commonNumber(monomials);
    if (monomials.size() > 1) {
        for (Monomial& monomial : monomials) {
            divide(monomial, term.factors);
            monomial.coefficient /= term.coefficient;
            sortForPrint(equations, monomial.factors);
        }
        term.bracket = std::move(monomials);
    }
    sortForPrint(equations, term.factors);
    return term;
}

// An entry of a matrix times what it multiplies.
void addProduct(const Equations& equations, const Expression& entry, int times, std::vector<ReadableTerm>& terms)
{
    if (entry.isZero())
        return;
    terms.push_back(factoredSum(equations, entry.monomials()));
    terms.back().motion = {{times, 1}};
}

std::vector<ReadableTerm> byRates(const Equations& equations, const Expression& expression)
{
    std::vector<ReadableTerm> terms;
    const auto isRate = [&](int atom) {
        const AtomKind kind = equations.atoms.at(atom).kind;
        return kind == AtomKind::Rate || kind == AtomKind::Speed;
    };
    for (auto& [rates, monomials] : groupedBy(expression, isRate)) {
        if (rates.empty()) {
            terms = factored(equations, Expression::fromMonomials(std::move(monomials)));
            continue;
        }
        terms.push_back(factoredSum(equations, std::move(monomials)));
        terms.back().motion = rates;
    }
    return terms;
}

std::vector<ReadableTerm> byTurns(const Equations& equations, const Expression& expression)
{
    std::vector<ReadableTerm> terms;
    for (auto& [directions, monomials] : groupedBy(expression, [&](int atom) { return isTurn(equations, atom); })) {
        if (directions.empty()) {
            terms = factored(equations, Expression::fromMonomials(std::move(monomials)));
            continue;
        }
        terms.push_back(factoredSum(equations, std::move(monomials)));
        terms.back().factors.insert(terms.back().factors.end(), directions.begin(), directions.end());
    }
    return terms;
}

std::string writtenProduct(double coefficient, const std::vector<AtomPower>& factors, const Notation& notation)
{
    const double size = std::abs(coefficient);
    std::string text = size == 1 ? "" : notation.number(size);
    for (const AtomPower& factor : factors)
        text += (text.empty() ? "" : notation.times()) + notation.power(factor.atom, factor.power);
    return text;
}

}  // namespace

std::vector<ReadableTerm> factored(const Equations& equations, const Expression& expression)
{
    if (expression.isZero())
        return {};
    ReadableTerm term = factoredSum(equations, expression.monomials());
    const bool isPlainSum = term.factors.empty() && std::abs(term.coefficient) == 1 && !term.bracket.empty();
    return isPlainSum ? apart(equations, expression) : std::vector<ReadableTerm>{std::move(term)};
}

std::vector<ReadableTerm> apart(const Equations& equations, const Expression& expression)
{
    std::vector<ReadableTerm> terms;
    for (const Monomial& monomial : expression.monomials())
        terms.push_back(factoredSum(equations, {monomial}));
    return terms;
}

std::vector<ReadableTerm> accelerationTerms(const Equations& equations, std::size_t row)
{
    std::vector<ReadableTerm> terms;
    for (std::size_t j = 0; j < equations.count(); ++j)
        addProduct(equations, equations.massEntry(row, j), equations.atoms.acceleration(static_cast<int>(j)), terms);
    return terms;
}

std::vector<ReadableTerm> velocityTerms(const Equations& equations, std::size_t row)
{
    return byRates(equations, writtenOut(equations, equations.velocity[row]));
}

std::vector<ReadableTerm> gravityTerms(const Equations& equations, std::size_t row)
{
    return byTurns(equations, writtenOut(equations, equations.gravity[row]));
}

std::vector<ReadableTerm> resistanceTerms(const Equations& equations, std::size_t row)
{
    return equations.resistance.empty() ? std::vector<ReadableTerm>{} : byRates(equations, equations.resistance[row]);
}

std::vector<ReadableTerm> loadTerms(const Equations& equations, std::size_t row)
{
    return equations.loads.empty() ? std::vector<ReadableTerm>{} : byTurns(equations, equations.loads[row]);
}

std::vector<ReadableTerm> multiplierTerms(const Equations& equations, std::size_t row)
{
    std::vector<ReadableTerm> terms;
    for (const EquationConstraint& constraint : equations.constraints)
        addProduct(equations, constraint.row[row], constraint.atom, terms);
    return terms;
}

const Expression& writtenOut(const Equations& equations, const Expression& entry)
{
    const EquationSymbol* symbol = entry.size() == 1 && entry.monomials().front().factors.size() == 1
                                       ? equations.symbolOf(entry.monomials().front().factors.front().atom)
                                       : nullptr;
    return symbol && symbol->role == SymbolRole::Entry ? symbol->definition : entry;
}

// Other entries may be equal to a named one: only that one is its definition.
const Expression& massEntryWrittenOut(const Equations& equations, std::size_t row, std::size_t column)
{
    const Expression& entry = equations.massEntry(row, column);
    const Expression& definition = writtenOut(equations, entry);
    if (&definition == &entry)
        return entry;
    const std::string name = entryName("a", row, column, equations.count());
    const std::string& own = equations.symbolOf(entry.monomials().front().factors.front().atom)->name;
    return own == name || own.starts_with(name + "_v") ? definition : entry;
}

bool haveNamedEntries(const Equations& equations)
{
    return std::any_of(equations.symbols.begin(), equations.symbols.end(),
                       [](const EquationSymbol& symbol) { return symbol.role == SymbolRole::Entry; });
}

std::vector<ReadableTerm> leftSide(const Equations& equations, std::size_t row)
{
    std::vector<ReadableTerm> terms = accelerationTerms(equations, row);
    for (const auto& part :
         {velocityTerms(equations, row), gravityTerms(equations, row), resistanceTerms(equations, row)})
        terms.insert(terms.end(), part.begin(), part.end());
    return terms;
}

std::vector<ReadableTerm> constraintTerms(const Equations& equations, const EquationConstraint& constraint)
{
    std::vector<ReadableTerm> terms;
    for (std::size_t j = 0; j < constraint.row.size(); ++j)
        addProduct(equations, constraint.row[j], equations.atoms.acceleration(static_cast<int>(j)), terms);
    return terms;
}

std::vector<ReadableTerm> targetTerms(const Equations& equations, const EquationConstraint& constraint)
{
    return byRates(equations, constraint.target);
}

AtomWords wordsOf(const Equations& equations, int atom)
{
    const Atom& a = equations.atoms.at(atom);
    const auto index = static_cast<std::size_t>(a.index);
    if (a.kind == AtomKind::Symbol)
        return {equations.symbols[index].name};
    if (a.kind == AtomKind::Multiplier)
        return {equations.constraints[index].multiplier};
    const int order = a.kind == AtomKind::Coordinate ? 0 : a.kind == AtomKind::Acceleration ? 2 : 1;
    if (const NamedAngle* angle = equations.angleOf(atom))
        return {angle->symbol, order};
    if (index >= equations.count())
        return {equations.balls[index - equations.count()].scalar};
    const EquationCoordinate& c = equations.coordinates[index];
    const bool isSize = a.kind == AtomKind::Speed;
    return order == 0 || c.speed.empty() ? AtomWords{c.symbol, order, isSize} : AtomWords{c.speed, order - 1, isSize};
}

std::string Notation::angle(const AngleSum& sum) const
{
    std::string text;
    for (const auto& [atom, coefficient] : sum) {
        text += text.empty() ? (coefficient < 0 ? "-" : "") : (coefficient < 0 ? " - " : " + ");
        text += (std::abs(coefficient) == 1 ? "" : std::to_string(std::abs(coefficient)) + times()) + name(atom);
    }
    return text.empty() ? "0" : text;
}

bool Notation::isTurn(int atom) const
{
    return sinew::isTurn(m_equations, atom);
}

WrittenTerm written(const ReadableTerm& term, const Notation& notation)
{
    std::string text = std::abs(term.coefficient) == 1 ? "" : notation.number(std::abs(term.coefficient));
    const auto append = [&](const std::string& part) { text += (text.empty() ? "" : notation.times()) + part; };
    // The bracket stands between what scales it and the cosines and sines.
    auto factor = term.factors.begin();
    while (factor != term.factors.end() && !notation.isTurn(factor->atom)) {
        append(notation.power(factor->atom, factor->power));
        ++factor;
    }
    if (!term.bracket.empty()) {
        std::vector<WrittenTerm> inner;
        for (const Monomial& monomial : term.bracket) {
            const std::string product = writtenProduct(monomial.coefficient, monomial.factors, notation);
            inner.push_back({monomial.coefficient < 0, product.empty() ? notation.number(1) : product});
        }
        append(notation.bracket(joined(inner)));
    }
    for (; factor != term.factors.end(); ++factor)
        append(notation.power(factor->atom, factor->power));
    for (const AtomPower& moving : term.motion)
        append(notation.power(moving.atom, moving.power));
    return {term.coefficient < 0, text.empty() ? notation.number(1) : text};
}

std::string joined(const std::vector<WrittenTerm>& terms)
{
    std::string text;
    for (const WrittenTerm& term : terms)
        text += (text.empty() ? (term.isNegative ? "-" : "") : (term.isNegative ? " - " : " + ")) + term.text;
    return text.empty() ? "0" : text;
}

std::string writtenSum(const std::vector<ReadableTerm>& terms, const Notation& notation)
{
    std::vector<WrittenTerm> texts;
    for (const ReadableTerm& term : terms)
        texts.push_back(written(term, notation));
    return joined(texts);
}

std::string shortest(double value)
{
    char text[40];
    const auto end = std::to_chars(text, text + sizeof text, value).ptr;
    return {text, end};
}

std::vector<std::vector<const EquationSymbol*>> formulasByContent(const Equations& equations)
{
    std::vector<std::vector<const EquationSymbol*>> rows;
    for (const EquationSymbol& symbol : equations.symbols) {
        if (symbol.isGiven() || symbol.role == SymbolRole::Entry)
            continue;
        if (symbol.role == SymbolRole::Quantity) {
            rows.push_back({&symbol});
            continue;
        }
        const auto same = std::find_if(rows.begin(), rows.end(), [&](const auto& row) {
            return row.front()->role == symbol.role && row.front()->definition == symbol.definition
                   && row.front()->spline == symbol.spline;
        });
        if (same == rows.end())
            rows.push_back({&symbol});
        else
            same->push_back(&symbol);
    }
    return rows;
}

}  // namespace sinew
