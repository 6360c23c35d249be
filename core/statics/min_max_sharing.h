#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/complementarity/bounded_least_squares.h"
#include "core/complementarity/link_problem.h"
#include "core/statics/criterion.h"
#include "core/statics/rigid_reactions.h"
#include "core/statics/sharing_watch.h"

namespace sinew {

// The largest N / a of the elastic links made least, then among the links that this does not force the largest again,
// and so on: the limit of the powers for p without end. Rigid links are reactions without cost.
//
// At each level the least t is sought for which forces within a t hold the load. Bounded least squares at some t show
// what lacks there, which is a motion that bounds t from below; that bound is the next t (Newton's method on a
// piecewise linear function, Dinkelbach 1967). It ends, and the last motion proves the level and names the links that
// are forced to it.
class MinMaxSharing {
public:
    using Vector = Eigen::VectorXd;

    // `solution` holds admissible forces of the problem; it is replaced. complementarityResidual is the largest gap
    // between a level and its proof.
    void solve(const LinkProblem& problem, const CriterionWeights& weights, const SharingWatch& watch,
               LinkSolution& solution);

private:
    using Index = Eigen::Index;
    enum class Kind : char { Open, Forced, Rigid };  // forced: its force is known
    // The work against a motion of the links that the level does not limit, and of those that it does per unit of it.
    struct Resistance {
        double fixed = 0, perLevel = 0;
    };

    void start(const LinkProblem& problem, const CriterionWeights& weights);
    bool findLevel(const SharingWatch& watch);
    bool isHeldAt(double level);
    double levelThatHolds() const;
    Resistance resistanceAt(double level) const;
    void takePulls();
    double limitAt(Index link, double level) const;
    bool forceLinks();
    double exactLevel();
    double openShare() const;

    Eigen::MatrixXd m_A;      // (rows x links), scaled rows, columns by a
    Vector m_load;            // scaled rows
    Vector m_lower, m_upper;  // of y = N / a
    Vector m_y;               // of the forced links
    std::vector<Kind> m_kind;
    Vector m_motion;  // that bounds the level, scaled rows
    Vector m_pulls;   // of it on each link; zero where round-off
    Vector m_x, m_least, m_most;
    double m_level = 0, m_gap = 0;
    BoundedLeastSquares m_nearest;
    RigidReactions m_reactions;
};

}  // namespace sinew
