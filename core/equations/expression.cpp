#include "core/equations/expression.h"

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

// Writes sin^2 as 1 - cos^2 until no sine stands at a power above one.
void reduceSines(Monomial monomial, std::vector<Monomial>& out)
{
    const auto squared = std::find_if(monomial.factors.begin(), monomial.factors.end(),
                                      [](const AtomPower& f) { return isSine(f.atom) && f.power > 1; });
    if (squared == monomial.factors.end()) {
        out.push_back(std::move(monomial));
        return;
    }
    const int cosine = squared->atom - 1;
    squared->power -= 2;
    if (squared->power == 0)
        monomial.factors.erase(squared);
    const Monomial minusCosineSquared{-1, {{cosine, 2}}};
    Monomial second = product(monomial, minusCosineSquared);
    reduceSines(std::move(monomial), out);
    reduceSines(std::move(second), out);
}

// Merges neighbours of equal factors and drops what cancels. The monomials are sorted.
void mergeEqual(std::vector<Monomial>& monomials)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < monomials.size();) {
        Monomial merged = std::move(monomials[i]);
        for (++i; i < monomials.size() && monomials[i].factors == merged.factors; ++i)
            merged.coefficient += monomials[i].coefficient;
        if (merged.coefficient != 0)
            monomials[kept++] = std::move(merged);
    }
    monomials.resize(kept);
}

}  // namespace

Monomial product(const Monomial& a, const Monomial& b)
{
    Monomial result{a.coefficient * b.coefficient, {}};
    result.factors.reserve(a.factors.size() + b.factors.size());
    auto i = a.factors.begin();
    auto j = b.factors.begin();
    while (i != a.factors.end() && j != b.factors.end()) {
        if (i->atom == j->atom) {
            result.factors.push_back({i->atom, i->power + j->power});
            ++i;
            ++j;
        } else {
            result.factors.push_back(i->atom < j->atom ? *i++ : *j++);
        }
    }
    result.factors.insert(result.factors.end(), i, a.factors.end());
    result.factors.insert(result.factors.end(), j, b.factors.end());
    return result;
}

Expression Expression::tooLong()
{
    Expression result;
    result.m_isTooLong = true;
    return result;
}

Expression Expression::number(double value)
{
    Expression result;
    if (value != 0)
        result.m_monomials.push_back({value, {}});
    return result;
}

Expression Expression::atom(int atom, double coefficient)
{
    Expression result;
    if (coefficient != 0)
        result.m_monomials.push_back({coefficient, {{atom, 1}}});
    return result;
}

Expression Expression::fromMonomials(std::vector<Monomial> monomials)
{
    Expression result;
    result.m_monomials.reserve(monomials.size());
    for (Monomial& monomial : monomials)
        reduceSines(std::move(monomial), result.m_monomials);
    std::sort(result.m_monomials.begin(), result.m_monomials.end(),
              [](const Monomial& a, const Monomial& b) { return a.factors < b.factors; });
    mergeEqual(result.m_monomials);
    return result;
}

void ExpressionSum::add(const Expression& expression, double factor)
{
    m_isTooLong = m_isTooLong || expression.isTooLong();
    if (m_isTooLong || factor == 0)
        return;
    for (const Monomial& monomial : expression.monomials())
        m_monomials.push_back({factor * monomial.coefficient, monomial.factors});
}

Expression operator+(const Expression& a, const Expression& b)
{
    ExpressionSum sum;
    sum.add(a);
    sum.add(b);
    return sum.total();
}

Expression operator-(const Expression& a, const Expression& b)
{
    ExpressionSum sum;
    sum.add(a);
    sum.add(b, -1);
    return sum.total();
}

Expression operator*(const Expression& a, const Expression& b)
{
    if (a.isZero() || b.isZero())
        return {};
    if (a.isTooLong() || b.isTooLong() || a.size() * b.size() > Expression::mostMonomials)
        return Expression::tooLong();
    std::vector<Monomial> products;
    products.reserve(a.monomials().size() * b.monomials().size());
    for (const Monomial& m : a.monomials()) {
        for (const Monomial& n : b.monomials())
            products.push_back(product(m, n));
    }
    return Expression::fromMonomials(std::move(products));
}

Expression operator*(double a, const Expression& b)
{
    return Expression::number(a) * b;
}

}  // namespace sinew
