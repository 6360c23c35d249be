#pragma once

#include <string>
#include <vector>

#include "core/equations/equations.h"

namespace sinew {

// A product for reading: coefficient, factors, (bracket), motion. Factors stand in the order of print: masses,
// fractions, gravity, lengths, (bracket), cosines and sines.
struct ReadableTerm {
    double coefficient = 1;
    std::vector<AtomPower> factors;
    std::vector<Monomial> bracket;  // empty, or a sum of two or more without a common factor
    std::vector<AtomPower> motion;  // rates or an acceleration

    bool operator==(const ReadableTerm&) const = default;
};

// What all monomials share stands outside a bracket; a term for each monomial when they share nothing. None of zero.
std::vector<ReadableTerm> factored(const Equations& equations, const Expression& expression);

// A term for each monomial.
std::vector<ReadableTerm> apart(const Equations& equations, const Expression& expression);

// The sides of an equation, or a part of them: a term for each acceleration, for each product of rates, for each
// direction of weights and loads, and for each multiplier.
std::vector<ReadableTerm> accelerationTerms(const Equations& equations, std::size_t row);
std::vector<ReadableTerm> velocityTerms(const Equations& equations, std::size_t row);
std::vector<ReadableTerm> gravityTerms(const Equations& equations, std::size_t row);
std::vector<ReadableTerm> resistanceTerms(const Equations& equations, std::size_t row);
std::vector<ReadableTerm> loadTerms(const Equations& equations, std::size_t row);
std::vector<ReadableTerm> multiplierTerms(const Equations& equations, std::size_t row);

// An entry of A, b or g as it is defined, where other entries refer to it by its name.
const Expression& writtenOut(const Equations& equations, const Expression& entry);
const Expression& massEntryWrittenOut(const Equations& equations, std::size_t row, std::size_t column);
bool haveNamedEntries(const Equations& equations);

// The left-hand side of an equation, all of it.
std::vector<ReadableTerm> leftSide(const Equations& equations, std::size_t row);

// The sides of a constraint row.
std::vector<ReadableTerm> constraintTerms(const Equations& equations, const EquationConstraint& constraint);
std::vector<ReadableTerm> targetTerms(const Equations& equations, const EquationConstraint& constraint);

// What a language writes for an atom other than a cosine or sine: an identifier with dots (or primes) for derivatives
// by time, perhaps between bars.
struct AtomWords {
    std::string identifier;
    int dots = 0;
    bool isSize = false;
};

AtomWords wordsOf(const Equations& equations, int atom);

// The shortest text that reads back as the same number.
std::string shortest(double value);

// How a language writes the parts of a term.
class Notation {
public:
    explicit Notation(const Equations& equations) : m_equations(equations) {}
    virtual ~Notation() = default;
    Notation(const Notation&) = delete;
    Notation& operator=(const Notation&) = delete;

    virtual std::string power(int atom, int exponent) const = 0;
    virtual std::string number(double value) const { return shortest(value); }  // not negative
    virtual std::string times() const = 0;
    std::string bracket(const std::string& inner) const { return "(" + inner + ")"; }

    // "phi_1 - 2 phi_2"
    std::string angle(const AngleSum& sum) const;
    virtual std::string name(int atom) const = 0;
    bool isTurn(int atom) const;

protected:
    const Equations& equations() const { return m_equations; }

private:
    const Equations& m_equations;
};

// A term as text without its sign.
struct WrittenTerm {
    bool isNegative = false;
    std::string text;
};

WrittenTerm written(const ReadableTerm& term, const Notation& notation);

// "a - b + c", or "0".
std::string joined(const std::vector<WrittenTerm>& terms);
std::string writtenSum(const std::vector<ReadableTerm>& terms, const Notation& notation);

// The symbols with formulas that are alike: "mu_13 = mu_23 = eta_3" is one row.
std::vector<std::vector<const EquationSymbol*>> formulasByContent(const Equations& equations);

}  // namespace sinew
