#include "core/equations/quantities.h"

#include <algorithm>

namespace sinew {

namespace {

bool isShort(const Expression& expression)
{
    constexpr std::size_t mostFactors = 3;
    const auto& monomials = expression.monomials();
    return monomials.empty() || (monomials.size() == 1 && monomials.front().factors.size() <= mostFactors);
}

}  // namespace

Expression Quantities::named(const std::string& name, const Expression& expression, const Sentence& meaning,
                             const std::string& unit)
{
    return isShort(expression) ? expression : Expression::atom(m_symbols.addQuantity(name, expression, meaning, unit));
}

Components Quantities::named(const std::string& name, const Components& vector, const Sentence& meaning,
                             const std::string& unit)
{
    Components result;
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = named(name + "_" + "xyz"[i], vector[i], meaning, unit);
    return result;
}

Expression withoutAccelerations(const AtomTable& atoms, const Expression& expression)
{
    ExpressionSum sum;
    for (const Monomial& monomial : expression.monomials()) {
        const bool isAccelerated
            = std::any_of(monomial.factors.begin(), monomial.factors.end(),
                          [&](const AtomPower& f) { return atoms.at(f.atom).kind == AtomKind::Acceleration; });
        if (!isAccelerated)
            sum.add(monomial);
    }
    return sum.total();
}

Components withoutAccelerations(const AtomTable& atoms, const Components& vector)
{
    return {withoutAccelerations(atoms, vector[0]), withoutAccelerations(atoms, vector[1]),
            withoutAccelerations(atoms, vector[2])};
}

}  // namespace sinew
