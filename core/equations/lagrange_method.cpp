#include "core/equations/equation_terms.h"
#include "core/equations/local_vector.h"
#include "core/equations/mass_pairs.h"

namespace sinew {

namespace {

struct Energies {
    ExpressionSum kinetic, potential;
};

void add(LinkTree& tree, const MassSums& sums, Energies& energies)
{
    AtomTable& atoms = tree.atoms;
    const LocalVector gravity{{}, tree.gravity};
    for (const MassPair& pair : sums.pairs) {
        const LocalVector first = byTime(atoms, armPlace(tree, pair.first));
        const Expression product = pair.first == pair.second
                                       ? dot(atoms, first, first)
                                       : dot(atoms, first, byTime(atoms, armPlace(tree, pair.second)));
        energies.kinetic.add(Expression::atom(pair.coefficient, pair.first == pair.second ? 0.5 : 1) * product);
    }
    for (const MassWeight& weight : sums.weights)
        energies.potential.add(Expression::atom(weight.coefficient, -1)
                               * dot(atoms, gravity, armPlace(tree, weight.arm)));
}

// Parts an inertial term: what multiplies an acceleration goes to A, all else is a velocity term.
void part(const LinkTree& tree, const Expression& inertial, std::size_t row, EquationTerms& terms)
{
    const std::size_t n = tree.coordinates.size();
    std::vector<ExpressionSum> mass(n);
    ExpressionSum velocity;
    for (Monomial monomial : inertial.monomials()) {
        auto factor = monomial.factors.begin();
        while (factor != monomial.factors.end() && tree.atoms.at(factor->atom).kind != AtomKind::Acceleration)
            ++factor;
        if (factor == monomial.factors.end()) {
            velocity.add(std::move(monomial));
        } else {
            const auto column = static_cast<std::size_t>(tree.atoms.at(factor->atom).index);
            monomial.factors.erase(factor);
            mass[column].add(std::move(monomial));
        }
    }
    for (std::size_t column = 0; column < n; ++column)
        terms.mass[row * n + column] = mass[column].total();
    terms.velocity[row] = velocity.total();
}

}  // namespace

EquationTerms composeByLagrange(LinkTree& tree)
{
    defineCoefficients(tree);
    Energies energies;
    add(tree, massSumsOfBase(tree), energies);
    for (std::size_t j = 0; j < tree.links.size(); ++j)
        add(tree, massSumsOf(tree, static_cast<int>(j)), energies);
    const Expression T = energies.kinetic.total(), V = energies.potential.total();
    const std::size_t n = tree.coordinates.size();
    EquationTerms terms{std::vector<Expression>(n * n), std::vector<Expression>(n), std::vector<Expression>(n)};
    for (std::size_t i = 0; i < n; ++i) {
        const auto q = static_cast<int>(i);
        part(tree, tree.atoms.byTime(tree.atoms.byRate(T, q)) - tree.atoms.byCoordinate(T, q), i, terms);
        terms.gravity[i] = tree.atoms.byCoordinate(V, q);
    }
    return terms;
}

}  // namespace sinew
