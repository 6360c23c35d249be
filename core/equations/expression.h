#pragma once

#include <cstddef>
#include <vector>

namespace sinew {

// An atom of an expression raised to a power. Atoms are numbered by their AtomTable: a sine has an odd number and its
// cosine the even number before it; every other atom has an even number.
struct AtomPower {
    int atom = 0;
    int power = 1;

    auto operator<=>(const AtomPower&) const = default;
};

inline bool isSine(int atom)
{
    return atom % 2 != 0;
}

// A number times powers of atoms; factors rise by atom, each atom once, powers above zero.
struct Monomial {
    double coefficient = 1;
    std::vector<AtomPower> factors;

    bool operator==(const Monomial&) const = default;
};

// A polynomial of atoms in canonical form: monomials sorted by their factors, none twice, no zero coefficient, and no
// even power of a sine (sin^2 is written 1 - cos^2). Equal polynomials compare equal as long as their coefficients are
// exact, as small integers and halves are.
// A product or sum that would hold more than `mostMonomials` is not formed: it is too long, and so is all that is made
// of it.
class Expression {
public:
    static constexpr std::size_t mostMonomials = 40'000;
    static constexpr std::size_t sizeOfTooLong = 1'000'000'000'000;  // larger than any limit

    Expression() = default;  // zero
    static Expression tooLong();
    static Expression number(double value);
    static Expression atom(int atom, double coefficient = 1);
    static Expression fromMonomials(std::vector<Monomial> monomials);  // in any order, brought to canonical form

    const std::vector<Monomial>& monomials() const { return m_monomials; }
    bool isZero() const { return m_monomials.empty() && !m_isTooLong; }
    bool isTooLong() const { return m_isTooLong; }
    std::size_t size() const { return m_isTooLong ? sizeOfTooLong : m_monomials.size(); }

    bool operator==(const Expression&) const = default;

private:
    std::vector<Monomial> m_monomials;
    bool m_isTooLong = false;
};

Expression operator+(const Expression& a, const Expression& b);
Expression operator-(const Expression& a, const Expression& b);
Expression operator*(const Expression& a, const Expression& b);
Expression operator*(double a, const Expression& b);

// The product of two monomials; its sines may still stand at even powers.
Monomial product(const Monomial& a, const Monomial& b);

// Adds many expressions and brings the sum to canonical form once.
class ExpressionSum {
public:
    void add(Monomial monomial) { m_monomials.push_back(std::move(monomial)); }
    void add(const Expression& expression, double factor = 1);
    void merge() { m_monomials = total().monomials(); }  // like terms into one
    std::size_t size() const { return m_isTooLong ? Expression::sizeOfTooLong : m_monomials.size(); }
    Expression total() const { return m_isTooLong ? Expression::tooLong() : Expression::fromMonomials(m_monomials); }

private:
    std::vector<Monomial> m_monomials;
    bool m_isTooLong = false;
};

}  // namespace sinew
