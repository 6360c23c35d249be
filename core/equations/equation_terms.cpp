#include "core/equations/equation_terms.h"

#include <algorithm>

namespace sinew {

std::size_t EquationTerms::size() const
{
    std::size_t size = 0;
    for (const auto* list : {&mass, &velocity, &gravity}) {
        for (const Expression& expression : *list)
            size += expression.size();
    }
    return size;
}

void addInertial(const EquationTree& tree, const Expression& inertial, std::size_t row, EquationTerms& terms)
{
    const std::size_t n = tree.coordinates.size();
    if (inertial.isTooLong()) {
        terms.velocity[row] = inertial;
        return;
    }
    std::vector<ExpressionSum> mass(n);
    ExpressionSum velocity;
    for (Monomial monomial : inertial.monomials()) {
        const auto factor = std::find_if(monomial.factors.begin(), monomial.factors.end(), [&](const AtomPower& f) {
            return tree.atoms.at(f.atom).kind == AtomKind::Acceleration;
        });
        if (factor == monomial.factors.end()) {
            velocity.add(std::move(monomial));
        } else {
            const auto column = static_cast<std::size_t>(tree.atoms.at(factor->atom).index);
            monomial.factors.erase(factor);
            mass[column].add(std::move(monomial));
        }
    }
    for (std::size_t column = 0; column < n; ++column) {
        Expression& entry = terms.mass[row * n + column];
        entry = entry + mass[column].total();
    }
    terms.velocity[row] = terms.velocity[row] + velocity.total();
}

}  // namespace sinew
