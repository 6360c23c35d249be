#include <algorithm>
#include <optional>

#include "core/equations/equation_terms.h"
#include "core/equations/local_vector.h"
#include "core/equations/mass_pairs.h"

namespace sinew {

namespace {

// How an arm moves: its derivative by each coordinate that moves it, and its acceleration when no rate changes.
struct ArmMotion {
    std::vector<int> coordinates;
    std::vector<LocalVector> slopes;
    LocalVector bias;
};

bool isZero(const LocalVector& a)
{
    return a.components[0].isZero() && a.components[1].isZero() && a.components[2].isZero();
}

// Gathers A, velocity and gravity terms pair by pair.
class PairSummation {
public:
    explicit PairSummation(LinkTree& tree)
        : m_tree(tree), m_count(tree.coordinates.size()), m_motions(tree.arms.size() + 1), m_mass(m_count * m_count),
          m_velocity(m_count), m_gravity(m_count)
    {
    }

    void add(const MassSums& sums)
    {
        for (const MassPair& pair : sums.pairs)
            add(pair);
        for (const MassWeight& weight : sums.weights)
            add(weight);
    }

    void add(const MassPair& pair)
    {
        const Expression coefficient = Expression::atom(pair.coefficient);
        addHalf(motionOf(pair.first), motionOf(pair.second), coefficient);
        if (pair.first != pair.second)
            addHalf(motionOf(pair.second), motionOf(pair.first), coefficient);
    }

    void add(const MassWeight& weight)
    {
        const LocalVector gravity{{}, m_tree.gravity};
        const ArmMotion& motion = motionOf(weight.arm);
        for (std::size_t k = 0; k < motion.slopes.size(); ++k)
            m_gravity[static_cast<std::size_t>(motion.coordinates[k])].add(
                Expression::atom(weight.coefficient, -1) * dot(m_tree.atoms, gravity, motion.slopes[k]));
    }

    EquationTerms terms() const
    {
        EquationTerms terms;
        terms.mass.resize(m_mass.size());
        for (std::size_t i = 0; i < m_count; ++i) {
            for (std::size_t j = i; j < m_count; ++j) {
                terms.mass[i * m_count + j] = m_mass[i * m_count + j].total();
                terms.mass[j * m_count + i] = terms.mass[i * m_count + j];
            }
            terms.velocity.push_back(m_velocity[i].total());
            terms.gravity.push_back(m_gravity[i].total());
        }
        return terms;
    }

private:
    // The rows of the first arm's coordinates; of A the upper triangle.
    void addHalf(const ArmMotion& first, const ArmMotion& second, const Expression& coefficient)
    {
        for (std::size_t k = 0; k < first.slopes.size(); ++k) {
            const auto row = static_cast<std::size_t>(first.coordinates[k]);
            m_velocity[row].add(coefficient * dot(m_tree.atoms, first.slopes[k], second.bias));
            for (std::size_t l = 0; l < second.slopes.size(); ++l) {
                const auto column = static_cast<std::size_t>(second.coordinates[l]);
                if (row <= column)
                    m_mass[row * m_count + column].add(coefficient
                                                       * dot(m_tree.atoms, first.slopes[k], second.slopes[l]));
            }
        }
    }

    const ArmMotion& motionOf(int arm)
    {
        std::optional<ArmMotion>& motion = m_motions[static_cast<std::size_t>(arm + 1)];
        if (!motion)
            motion = makeMotion(armPlace(m_tree, arm));
        return *motion;
    }

    ArmMotion makeMotion(const LocalVector& place) const
    {
        const AtomTable& atoms = m_tree.atoms;
        ArmMotion motion;
        motion.bias.azimuth = place.azimuth;
        for (int i = 0; i < static_cast<int>(m_count); ++i) {
            LocalVector slope = byCoordinate(atoms, place, i);
            if (isZero(slope))
                continue;
            motion.bias = motion.bias + Expression::atom(atoms.rate(i)) * byTime(atoms, slope);
            motion.coordinates.push_back(i);
            motion.slopes.push_back(std::move(slope));
        }
        return motion;
    }

    LinkTree& m_tree;
    std::size_t m_count;
    std::vector<std::optional<ArmMotion>> m_motions;  // of the base, then of the arms
    std::vector<ExpressionSum> m_mass, m_velocity, m_gravity;
};

// The pairs and weights that the second list has beyond the first.
MassSums newOnes(const MassSums& before, const MassSums& now)
{
    MassSums result;
    const auto isIn
        = [](const auto& list, auto same) { return std::find_if(list.begin(), list.end(), same) != list.end(); };
    for (const MassPair& p : now.pairs) {
        if (!isIn(before.pairs, [&](const MassPair& o) { return o == p; }))
            result.pairs.push_back(p);
    }
    for (const MassWeight& w : now.weights) {
        if (!isIn(before.weights, [&](const MassWeight& o) { return o == w; }))
            result.weights.push_back(w);
    }
    return result;
}

}  // namespace

EquationTerms composeByMatrices(LinkTree& tree)
{
    defineCoefficients(tree);
    PairSummation summation(tree);
    summation.add(massSumsOfBase(tree));
    for (std::size_t j = 0; j < tree.links.size(); ++j)
        summation.add(massSumsOf(tree, static_cast<int>(j)));
    return summation.terms();
}

EquationTerms composeByRecurrence(LinkTree& tree)
{
    PairSummation summation(tree);
    MassSums base;
    std::vector<MassSums> sums(tree.links.size());
    for (std::size_t j = 0; j < tree.links.size(); ++j) {
        const auto link = static_cast<int>(j);
        addToCoefficients(tree, link);
        // A link that carried nothing until now may gain terms of its tip.
        std::vector<int> touched = tree.pathTo(link);
        touched.push_back(link);
        for (const int i : touched) {
            MassSums now = massSumsOf(tree, i);
            summation.add(newOnes(sums[static_cast<std::size_t>(i)], now));
            sums[static_cast<std::size_t>(i)] = std::move(now);
        }
        MassSums nowBase = massSumsOfBase(tree);
        summation.add(newOnes(base, nowBase));
        base = std::move(nowBase);
    }
    return summation.terms();
}

}  // namespace sinew
