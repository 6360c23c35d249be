#include <algorithm>
#include <optional>

#include "core/equations/equation_terms.h"
#include "core/equations/mass_sums.h"

namespace sinew {

namespace {

// How an arm moves: its derivative by each coordinate that moves it, and its acceleration when no rate changes.
struct ArmMotion {
    std::vector<int> coordinates;
    std::vector<FrameVector> slopes;
    FrameVector bias;
};

// Gathers A, velocity and gravity terms pair by pair.
class PairSummation {
public:
    PairSummation(EquationTree& tree, std::size_t mostMonomials)
        : m_tree(tree), m_algebra(tree.atoms, tree.frames), m_mostMonomials(mostMonomials),
          m_count(tree.coordinates.size()), m_motions(tree.arms.size()), m_mass(m_count * m_count), m_velocity(m_count),
          m_gravity(m_count)
    {
    }

    // False when the terms grow longer than is allowed.
    bool add(const MassSums& sums)
    {
        for (const MassPair& pair : sums.pairs) {
            add(pair);
            if (isTooLong())
                return false;
        }
        for (const MassWeight& weight : sums.weights)
            add(weight);
        return !isTooLong();
    }

    bool add(const std::vector<RotaryInertia>& inertias)
    {
        for (const RotaryInertia& inertia : inertias)
            add(inertia);
        return !isTooLong();
    }

    EquationTerms terms() const
    {
        EquationTerms terms(m_count);
        for (std::size_t i = 0; i < m_count; ++i) {
            for (std::size_t j = i; j < m_count; ++j) {
                terms.mass[i * m_count + j] = m_mass[i * m_count + j].total();
                terms.mass[j * m_count + i] = terms.mass[i * m_count + j];
            }
            terms.velocity[i] = m_velocity[i].total();
            terms.gravity[i] = m_gravity[i].total();
        }
        return terms;
    }

private:
    void add(const MassPair& pair)
    {
        const Expression coefficient = Expression::atom(pair.coefficient);
        addHalf(motionOf(pair.first), motionOf(pair.second), coefficient);
        if (pair.first != pair.second)
            addHalf(motionOf(pair.second), motionOf(pair.first), coefficient);
    }

    void add(const MassWeight& weight)
    {
        const ArmMotion& motion = motionOf(weight.arm);
        for (std::size_t k = 0; k < motion.slopes.size(); ++k)
            addTo(m_gravity[static_cast<std::size_t>(motion.coordinates[k])],
                  Expression::atom(weight.coefficient, -1) * m_algebra.dot({0, m_tree.gravity}, motion.slopes[k]));
    }

    // w_i . I w_j, and w_i . (I dw/dt + w x I w) when no rate changes.
    void add(const RotaryInertia& inertia)
    {
        const Components w = m_algebra.turningRate(inertia.frame);
        const std::vector<PartialTurning>& turnings = m_tree.frames.turning(m_tree.atoms, inertia.frame);
        Components bias;
        for (const PartialTurning& turning : turnings) {
            for (std::size_t i = 0; i < 3; ++i)
                bias[i]
                    = bias[i]
                      + Expression::atom(m_tree.atoms.rate(turning.coordinate)) * m_tree.atoms.byTime(turning.rate[i]);
        }
        const Components moment = momentumOf(inertia, bias) + cross(w, momentumOf(inertia, w));
        for (const PartialTurning& first : turnings) {
            const auto row = static_cast<std::size_t>(first.coordinate);
            addTo(m_velocity[row], dot(first.rate, moment));
            const Components momentum = momentumOf(inertia, first.rate);
            for (const PartialTurning& second : turnings) {
                const auto column = static_cast<std::size_t>(second.coordinate);
                if (row <= column)
                    addTo(m_mass[row * m_count + column], dot(momentum, second.rate));
            }
        }
    }

    // The rows of the first arm's coordinates; of A the upper triangle.
    void addHalf(const ArmMotion& first, const ArmMotion& second, const Expression& coefficient)
    {
        for (std::size_t k = 0; k < first.slopes.size(); ++k) {
            const auto row = static_cast<std::size_t>(first.coordinates[k]);
            addTo(m_velocity[row], coefficient * m_algebra.dot(first.slopes[k], second.bias));
            for (std::size_t l = 0; l < second.slopes.size(); ++l) {
                const auto column = static_cast<std::size_t>(second.coordinates[l]);
                if (row <= column)
                    addTo(m_mass[row * m_count + column],
                          coefficient * m_algebra.dot(first.slopes[k], second.slopes[l]));
            }
        }
    }

    void addTo(ExpressionSum& sum, const Expression& expression)
    {
        sum.add(expression);
        m_size += expression.size();
    }

    // Like terms count once: they are merged before the sums are judged.
    bool isTooLong()
    {
        if (m_size <= 2 * m_mostMonomials)
            return false;
        m_size = 0;
        for (std::vector<ExpressionSum>* sums : {&m_mass, &m_velocity, &m_gravity}) {
            for (ExpressionSum& sum : *sums) {
                sum.merge();
                m_size += sum.size();
            }
        }
        return m_size > m_mostMonomials;
    }

    const ArmMotion& motionOf(int arm)
    {
        std::optional<ArmMotion>& motion = m_motions[static_cast<std::size_t>(arm)];
        if (!motion)
            motion = makeMotion(m_tree.arms[static_cast<std::size_t>(arm)].vector);
        return *motion;
    }

    ArmMotion makeMotion(const FrameVector& vector)
    {
        ArmMotion motion;
        motion.bias.frame = vector.frame;
        for (int i = 0; i < static_cast<int>(m_count); ++i) {
            FrameVector slope = m_algebra.byCoordinate(vector, i);
            if (isZero(slope.components))
                continue;
            motion.bias.components
                = motion.bias.components + Expression::atom(m_tree.atoms.rate(i)) * m_algebra.byTime(slope).components;
            motion.coordinates.push_back(i);
            motion.slopes.push_back(std::move(slope));
        }
        return motion;
    }

    EquationTree& m_tree;
    VectorAlgebra m_algebra;
    std::size_t m_mostMonomials, m_count, m_size = 0;
    std::vector<std::optional<ArmMotion>> m_motions;  // of the arms
    std::vector<ExpressionSum> m_mass, m_velocity, m_gravity;
};

// The pairs and weights that the second list has beyond the first.
MassSums newOnes(const MassSums& before, const MassSums& now)
{
    MassSums result;
    const auto isIn
        = [](const auto& list, const auto& it) { return std::find(list.begin(), list.end(), it) != list.end(); };
    for (const MassPair& p : now.pairs) {
        if (!isIn(before.pairs, p))
            result.pairs.push_back(p);
    }
    for (const MassWeight& w : now.weights) {
        if (!isIn(before.weights, w))
            result.weights.push_back(w);
    }
    return result;
}

std::optional<EquationTerms> withinLimit(EquationTerms terms, std::size_t mostMonomials)
{
    return terms.size() > mostMonomials ? std::nullopt : std::optional(std::move(terms));
}

}  // namespace

std::optional<EquationTerms> composeByMatrices(EquationTree& tree, std::size_t mostMonomials)
{
    defineCoefficients(tree);
    PairSummation summation(tree, mostMonomials);
    for (std::size_t j = 0; j < tree.elements.size(); ++j) {
        if (!summation.add(massSumsOf(tree, static_cast<int>(j))) || !summation.add(tree.elements[j].inertias))
            return std::nullopt;
    }
    return withinLimit(summation.terms(), mostMonomials);
}

std::optional<EquationTerms> composeByRecurrence(EquationTree& tree, std::size_t mostMonomials)
{
    PairSummation summation(tree, mostMonomials);
    std::vector<MassSums> sums(tree.elements.size());
    for (std::size_t j = 0; j < tree.elements.size(); ++j) {
        const auto element = static_cast<int>(j);
        addToCoefficients(tree, element);
        // An element that carried nothing until now may gain terms of what it carries.
        std::vector<int> touched = carriersOfElement(tree, element);
        touched.push_back(element);
        for (const int i : touched) {
            MassSums now = massSumsOf(tree, i);
            if (!summation.add(newOnes(sums[static_cast<std::size_t>(i)], now)))
                return std::nullopt;
            sums[static_cast<std::size_t>(i)] = std::move(now);
        }
        if (!summation.add(tree.elements[j].inertias))
            return std::nullopt;
    }
    return withinLimit(summation.terms(), mostMonomials);
}

}  // namespace sinew
