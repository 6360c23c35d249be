#include "core/equations/equation_terms.h"
#include "core/equations/mass_sums.h"

namespace sinew {

namespace {

struct Energies {
    ExpressionSum kinetic, potential;
};

class EnergySummation {
public:
    explicit EnergySummation(EquationTree& tree) : m_tree(tree), m_algebra(tree.atoms, tree.frames) {}

    void add(int element, Energies& energies)
    {
        const MassSums sums = massSumsOf(m_tree, element);
        for (const MassPair& pair : sums.pairs) {
            const bool isOne = pair.first == pair.second;
            const FrameVector first = velocityOf(pair.first);
            const Expression product = m_algebra.dot(first, isOne ? first : velocityOf(pair.second));
            energies.kinetic.add(Expression::atom(pair.coefficient, isOne ? 0.5 : 1) * product);
        }
        for (const MassWeight& weight : sums.weights)
            energies.potential.add(Expression::atom(weight.coefficient, -1)
                                   * m_algebra.dot({0, m_tree.gravity}, armAt(weight.arm)));
        for (const RotaryInertia& inertia : m_tree.elements[static_cast<std::size_t>(element)].inertias) {
            const Components w = m_algebra.turningRate(inertia.frame);
            energies.kinetic.add(dot(w, momentumOf(inertia, w)), 0.5);
        }
    }

private:
    const FrameVector& armAt(int arm) const { return m_tree.arms[static_cast<std::size_t>(arm)].vector; }
    FrameVector velocityOf(int arm) { return m_algebra.byTime(armAt(arm)); }

    EquationTree& m_tree;
    VectorAlgebra m_algebra;
};

}  // namespace

std::optional<EquationTerms> composeByLagrange(EquationTree& tree, std::size_t mostMonomials)
{
    defineCoefficients(tree);
    Energies energies;
    EnergySummation summation(tree);
    for (std::size_t j = 0; j < tree.elements.size(); ++j) {
        summation.add(static_cast<int>(j), energies);
        if (energies.kinetic.size() > mostMonomials)
            return std::nullopt;
    }
    const Expression T = energies.kinetic.total(), V = energies.potential.total();
    EquationTerms terms(tree.coordinates.size());
    for (std::size_t i = 0; i < tree.coordinates.size(); ++i) {
        const auto q = static_cast<int>(i);
        addInertial(tree, tree.atoms.byTime(tree.atoms.byRate(T, q)) - tree.atoms.byCoordinate(T, q), i, terms);
        terms.gravity[i] = tree.atoms.byCoordinate(V, q);
        if (terms.size() > mostMonomials)
            return std::nullopt;
    }
    return terms;
}

}  // namespace sinew
