#include "core/equations/equation_terms.h"
#include "core/equations/mass_sums.h"

namespace sinew {

namespace {

// What an arm's own end is acted on by, along the axes of its frame: the inertial forces of all that moves with it, and
// the weights.
struct ArmForces {
    Components inertial, weight;
};

class LocalProjection {
public:
    explicit LocalProjection(EquationTree& tree) : m_tree(tree), m_algebra(tree.atoms, tree.frames)
    {
        for (const EquationArm& arm : tree.arms)
            m_accelerations.push_back(m_algebra.byTime(m_algebra.byTime(arm.vector)));
        m_forces.resize(tree.arms.size());
    }

    void gather(int element)
    {
        const MassSums sums = massSumsOf(m_tree, element);
        for (const MassPair& pair : sums.pairs) {
            push(pair.first, pair.second, pair.coefficient);
            if (pair.first != pair.second)
                push(pair.second, pair.first, pair.coefficient);
        }
        for (const MassWeight& weight : sums.weights) {
            Components& sum = m_forces[static_cast<std::size_t>(weight.arm)].weight;
            sum = sum
                  - Expression::atom(weight.coefficient)
                        * m_tree.frames.inFrame(m_tree.atoms, {0, m_tree.gravity}, frameOf(weight.arm));
        }
    }

    // The forces at an arm's end, on what the coordinates move it.
    void project(std::size_t arm, EquationTerms& terms)
    {
        const ArmForces& forces = m_forces[arm];
        if (isZero(forces.inertial) && isZero(forces.weight))
            return;
        for (std::size_t i = 0; i < m_tree.coordinates.size(); ++i) {
            const Components slope = m_algebra.byCoordinate(m_tree.arms[arm].vector, static_cast<int>(i)).components;
            if (isZero(slope))
                continue;
            addInertial(m_tree, dot(slope, forces.inertial), i, terms);
            terms.gravity[i] = terms.gravity[i] + dot(slope, forces.weight);
        }
    }

    // The moment that turns a body, along its own axes.
    void project(const RotaryInertia& inertia, EquationTerms& terms)
    {
        const Components w = m_algebra.turningRate(inertia.frame);
        Components acceleration;
        for (std::size_t i = 0; i < 3; ++i)
            acceleration[i] = m_tree.atoms.byTime(w[i]);
        const Components moment = momentumOf(inertia, acceleration) + cross(w, momentumOf(inertia, w));
        for (const PartialTurning& turning : m_tree.frames.turning(m_tree.atoms, inertia.frame))
            addInertial(m_tree, dot(turning.rate, moment), static_cast<std::size_t>(turning.coordinate), terms);
    }

private:
    int frameOf(int arm) const { return m_tree.arms[static_cast<std::size_t>(arm)].vector.frame; }

    // Brings the inertial force of one arm's acceleration to the axes of another.
    void push(int on, int by, int coefficient)
    {
        Components& sum = m_forces[static_cast<std::size_t>(on)].inertial;
        sum = sum
              + Expression::atom(coefficient)
                    * m_tree.frames.inFrame(m_tree.atoms, m_accelerations[static_cast<std::size_t>(by)], frameOf(on));
    }

    EquationTree& m_tree;
    VectorAlgebra m_algebra;
    std::vector<FrameVector> m_accelerations;  // per arm
    std::vector<ArmForces> m_forces;           // per arm
};

}  // namespace

std::optional<EquationTerms> composeByLocalFrames(EquationTree& tree, std::size_t mostMonomials)
{
    defineCoefficients(tree);
    LocalProjection projection(tree);
    for (std::size_t j = 0; j < tree.elements.size(); ++j)
        projection.gather(static_cast<int>(j));
    EquationTerms terms(tree.coordinates.size());
    for (std::size_t arm = 0; arm < tree.arms.size(); ++arm) {
        projection.project(arm, terms);
        if (terms.size() > mostMonomials)
            return std::nullopt;
    }
    for (const MassElement& element : tree.elements) {
        for (const RotaryInertia& inertia : element.inertias) {
            projection.project(inertia, terms);
            if (terms.size() > mostMonomials)
                return std::nullopt;
        }
    }
    return terms;
}

}  // namespace sinew
