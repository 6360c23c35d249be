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

// Of an angle that is not empty; its coefficients are never zero.
bool isNegative(const AngleSum& angle)
{
    return angle.front().second < 0;
}

// The derivative by the product rule; ruleOf(atom) is the derivative of one atom.
template <class Rule>
Expression differentiated(const Expression& expression, Rule ruleOf)
{
    if (expression.isTooLong())
        return expression;
    ExpressionSum sum;
    for (const Monomial& monomial : expression.monomials()) {
        for (std::size_t k = 0; k < monomial.factors.size(); ++k) {
            const Expression slope = ruleOf(monomial.factors[k].atom);
            if (slope.isZero())
                continue;
            if (slope.isTooLong())
                return slope;
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

AngleSum operator+(const AngleSum& a, const AngleSum& b)
{
    return combined(a, b, 1);
}

AngleSum operator-(const AngleSum& a, const AngleSum& b)
{
    return combined(a, b, -1);
}

AngleSum operator-(const AngleSum& a)
{
    return combined({}, a, -1);
}

AngleSum plus(const AngleSum& a, int atom, int coefficient)
{
    return combined(a, {{atom, coefficient}}, 1);
}

int AtomTable::add(Atom atom)
{
    const int id = size();
    m_atoms.push_back(std::move(atom));
    m_atoms.emplace_back();  // the odd number after it, a sine's
    return id;
}

int AtomTable::addSymbol(int symbol, std::vector<AtomSlope> slopes)
{
    return add({AtomKind::Symbol, symbol, std::move(slopes), {}});
}

int AtomTable::addSpeed(int coordinate)
{
    return add({AtomKind::Speed, coordinate, {}, {}});
}

int AtomTable::addMultiplier(int constraintRow)
{
    return add({AtomKind::Multiplier, constraintRow, {}, {}});
}

void AtomTable::addCoordinates(int count)
{
    for (int i = 0; i < count; ++i)
        m_coordinates.push_back(addTwin(i));
}

int AtomTable::addTwin(int coordinate)
{
    const int id = size();
    for (const AtomKind kind : {AtomKind::Coordinate, AtomKind::Rate, AtomKind::Acceleration})
        add({kind, coordinate, {}, {}});
    return id;
}

void AtomTable::exchange(int coordinate, int twin, int formerIndex)
{
    int& own = m_coordinates[static_cast<std::size_t>(coordinate)];
    for (const int atom : {own, own + 2, own + 4})
        m_atoms[static_cast<std::size_t>(atom)].index = formerIndex;
    own = twin;
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
    return Expression::atom(trigonometric(isNegative(angle) ? -angle : angle));
}

Expression AtomTable::sine(const AngleSum& angle)
{
    if (angle.empty())
        return {};
    return isNegative(angle) ? Expression::atom(trigonometric(-angle) + 1, -1)
                             : Expression::atom(trigonometric(angle) + 1);
}

Expression AtomTable::slope(const AngleSum& angle, int coordinate) const
{
    ExpressionSum sum;
    for (const auto& [atom, coefficient] : angle)
        sum.add(atomByCoordinate(atom, coordinate), coefficient);
    return sum.total();
}

Expression AtomTable::rateOf(const AngleSum& angle) const
{
    ExpressionSum sum;
    for (const auto& [atom, coefficient] : angle)
        sum.add(atomByTime(atom), coefficient);
    return sum.total();
}

void AtomTable::addCoordinatesOf(int atom, std::set<int>& coordinates) const
{
    const Atom& a = at(atom);
    if (a.kind == AtomKind::Coordinate)
        coordinates.insert(a.index);
    for (const AtomSlope& slope : a.slopes)
        coordinates.insert(slope.coordinate);
    for (const auto& part : a.angle)
        addCoordinatesOf(part.first, coordinates);
}

std::set<int> AtomTable::coordinatesOf(const Expression& expression) const
{
    std::set<int> coordinates;
    for (const Monomial& monomial : expression.monomials()) {
        for (const AtomPower& factor : monomial.factors)
            addCoordinatesOf(factor.atom, coordinates);
    }
    return coordinates;
}

std::set<int> AtomTable::coordinatesOf(const AngleSum& angle) const
{
    std::set<int> coordinates;
    for (const auto& part : angle)
        addCoordinatesOf(part.first, coordinates);
    return coordinates;
}

Expression AtomTable::atomByCoordinate(int atom, int coordinate) const
{
    const Atom& a = at(atom);
    switch (a.kind) {
    case AtomKind::Symbol: {
        const auto found = std::find_if(a.slopes.begin(), a.slopes.end(),
                                        [&](const AtomSlope& s) { return s.coordinate == coordinate; });
        return found == a.slopes.end() ? Expression{} : found->slope;
    }
    case AtomKind::Coordinate: return Expression::number(a.index == coordinate ? 1 : 0);
    case AtomKind::Cosine: return Expression::atom(atom + 1, -1) * slope(a.angle, coordinate);
    case AtomKind::Sine: return Expression::atom(atom - 1) * slope(a.angle, coordinate);
    default: return {};
    }
}

Expression AtomTable::atomByTime(int atom) const
{
    const Atom& a = at(atom);
    switch (a.kind) {
    case AtomKind::Symbol: {
        ExpressionSum sum;
        for (const AtomSlope& s : a.slopes)
            sum.add(Expression::atom(rate(s.coordinate)) * s.slope);
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
