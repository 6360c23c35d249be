#include "core/equations/atom_table.h"

#include <algorithm>

namespace sinew {

namespace {

AngleSum combined(const AngleSum& a, const AngleSum& b, int factor)
{
    std::map<int, int> sum;
    for (const auto& [atom, coefficient] : a)
        sum[atom] += coefficient;
    for (const auto& [atom, coefficient] : b)
        sum[atom] += factor * coefficient;
    AngleSum result;
    for (const auto& [atom, coefficient] : sum) {
        if (coefficient != 0)
            result.emplace_back(atom, coefficient);
    }
    return result;
}

AngleSum negated(const AngleSum& angle)
{
    return combined({}, angle, -1);
}

bool isNegative(const AngleSum& angle)
{
    return !angle.empty() && angle.front().second < 0;
}

// The derivative by the product rule; ruleOf(atom) is the derivative of one atom.
template <class Rule>
Expression differentiated(const Expression& expression, Rule ruleOf)
{
    ExpressionSum sum;
    for (const Monomial& monomial : expression.monomials()) {
        for (std::size_t k = 0; k < monomial.factors.size(); ++k) {
            const Expression& slope = ruleOf(monomial.factors[k].atom);
            if (slope.isZero())
                continue;
            Monomial rest = monomial;
            rest.coefficient *= rest.factors[k].power;
            if (--rest.factors[k].power == 0)
                rest.factors.erase(rest.factors.begin() + static_cast<std::ptrdiff_t>(k));
            for (const Monomial& m : slope.monomials())
                sum.add(product(rest, m));
        }
    }
    return sum.total();
}

}  // namespace

AngleSum operator-(const AngleSum& a, const AngleSum& b)
{
    return combined(a, b, -1);
}

AngleSum plus(const AngleSum& a, int atom)
{
    return combined(a, {{atom, 1}}, 1);
}

int AtomTable::add(Atom atom)
{
    const int id = size();
    m_atoms.push_back(std::move(atom));
    m_atoms.emplace_back();  // the odd number after it, a sine's
    return id;
}

int AtomTable::addSymbol(int symbol, std::vector<int> stretches)
{
    return add({AtomKind::Symbol, symbol, std::move(stretches), {}});
}

void AtomTable::addCoordinates(int count)
{
    m_firstCoordinate = size();
    for (int i = 0; i < count; ++i) {
        for (const AtomKind kind : {AtomKind::Coordinate, AtomKind::Rate, AtomKind::Acceleration})
            add({kind, i, {}, {}});
    }
}

int AtomTable::trigonometric(const AngleSum& angle)
{
    const auto found = m_cosines.find(angle);
    if (found != m_cosines.end())
        return found->second;
    const int id = add({AtomKind::Cosine, 0, {}, angle});
    m_atoms.back() = {AtomKind::Sine, 0, {}, angle};
    m_cosines.emplace(angle, id);
    return id;
}

Expression AtomTable::cosine(const AngleSum& angle)
{
    if (angle.empty())
        return Expression::number(1);
    return Expression::atom(trigonometric(isNegative(angle) ? negated(angle) : angle));
}

Expression AtomTable::sine(const AngleSum& angle)
{
    if (angle.empty())
        return {};
    return isNegative(angle) ? Expression::atom(trigonometric(negated(angle)) + 1, -1)
                             : Expression::atom(trigonometric(angle) + 1);
}

int AtomTable::slope(const AngleSum& angle, int coordinate) const
{
    const int id = this->coordinate(coordinate);
    const auto found = std::find_if(angle.begin(), angle.end(), [&](const auto& part) { return part.first == id; });
    return found == angle.end() ? 0 : found->second;
}

Expression AtomTable::rateOf(const AngleSum& angle) const
{
    std::vector<Monomial> rates;
    for (const auto& [atom, coefficient] : angle) {
        if (at(atom).kind == AtomKind::Coordinate)
            rates.push_back({double(coefficient), {{rate(at(atom).index), 1}}});
    }
    return Expression::fromMonomials(std::move(rates));
}

Expression AtomTable::atomByCoordinate(int atom, int coordinate) const
{
    const Atom& a = at(atom);
    switch (a.kind) {
    case AtomKind::Symbol:
        return Expression::number(double(std::count(a.stretches.begin(), a.stretches.end(), coordinate)));
    case AtomKind::Coordinate: return Expression::number(a.index == coordinate ? 1 : 0);
    case AtomKind::Cosine: return Expression::atom(atom + 1, -slope(a.angle, coordinate));
    case AtomKind::Sine: return Expression::atom(atom - 1, slope(a.angle, coordinate));
    default: return {};
    }
}

Expression AtomTable::atomByTime(int atom) const
{
    const Atom& a = at(atom);
    switch (a.kind) {
    case AtomKind::Symbol: {
        ExpressionSum sum;
        for (const int coordinate : a.stretches)
            sum.add(Expression::atom(rate(coordinate)));
        return sum.total();
    }
    case AtomKind::Coordinate: return Expression::atom(rate(a.index));
    case AtomKind::Rate: return Expression::atom(acceleration(a.index));
    case AtomKind::Cosine: return Expression::atom(atom + 1, -1) * rateOf(a.angle);
    case AtomKind::Sine: return Expression::atom(atom - 1) * rateOf(a.angle);
    default: return {};
    }
}

Expression AtomTable::byCoordinate(const Expression& expression, int coordinate) const
{
    return differentiated(expression, [&](int atom) { return atomByCoordinate(atom, coordinate); });
}

Expression AtomTable::byRate(const Expression& expression, int coordinate) const
{
    const int id = rate(coordinate);
    return differentiated(expression, [&](int atom) { return Expression::number(atom == id ? 1 : 0); });
}

Expression AtomTable::byTime(const Expression& expression) const
{
    return differentiated(expression, [&](int atom) { return atomByTime(atom); });
}

}  // namespace sinew
