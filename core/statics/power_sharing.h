#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/complementarity/link_problem.h"
#include "core/math/decompositions.h"
#include "core/statics/criterion.h"

namespace sinew {

// The least sum of w |N / a|^p over the elastic links, p > 1; rigid links are reactions without cost.
//
// With y = N / a and multipliers u of equilibrium, a link between its limits has the marginal cost
// w |y|^(p-1) = s = -(a L)'u. At p = 100 half the largest force has a marginal cost of 1e-30 of the largest: u in its
// own components could not show it. So as many links as there are rows make a basis, those whose force changes most
// with s, and their forces are the unknowns; the s of every other link is a sum T's of theirs. What would couple small
// marginal costs to large ones is exactly zero in T, so every level of forces keeps its own digits, and the system of
// Newton's method is well-conditioned for every p.
//
// A step of Newton's method is followed up to where the first link comes to a limit, or to the corner of its law at
// s = 0; that link then leaves or enters the basis. The load in balance moves in a straight line to the one given, and
// loads that can be held are a convex set, so that leads to the end. Powers far from 2 are come to by way of powers
// between.
class PowerSharing {
public:
    using Vector = Eigen::VectorXd;

    // `solution` holds the least sum of squares of a problem that has one; it is replaced.
    void solve(double power, const LinkProblem& problem, const CriterionWeights& weights, LinkSolution& solution);

private:
    using Index = Eigen::Index;
    enum class Place : char { Free, AtLower, AtUpper };
    // What ends a step, and the link that gets there.
    struct Event {
        double share = 1;  // of the step
        Index link = -1;
    };
    // Sum over the basis of T s, in units of the largest s^(p-1) that takes part.
    struct Price {
        double sum = 0, terms = 0;
        double unit = 0;  // the largest |z|
    };

    void start(const LinkProblem& problem, const CriterionWeights& weights, const LinkSolution& squares);
    bool reach(double exponent);
    void setExponent(double exponent);
    Index mostMisplaced();
    bool converge();

    // The basis (power_sharing_basis.cpp).
    void findBasis();
    void exchangeByWeight();
    void clearRow(Index position);
    void exchange(Index position, Index entering);
    Index bestEntering(Index position) const;
    Index bestLeaving(Index entering) const;
    double logWeight(Index link) const;

    Price priceOf(Index link, const Vector& roots) const;
    double rootOf(const Price& price) const;
    double rootOfBasic(Index position, double share) const;
    void calcForces();
    double calcLack();
    bool calcStep();
    void addToJacobian(Index link);
    Event firstEvent();
    void limitByBasic(Index position, Event& event) const;
    bool engages(Index link, double price) const;
    void limitByOther(Index link, Event& event);
    Price priceAt(Index link, double share);
    void handle(const Event& event);

    bool isBasic(Index link) const { return m_position[static_cast<std::size_t>(link)] >= 0; }
    bool isRigid(Index link) const { return m_rigid[static_cast<std::size_t>(link)] != 0; }
    Place& place(Index link) { return m_place[static_cast<std::size_t>(link)]; }
    bool isFree(Index link) const { return m_place[static_cast<std::size_t>(link)] == Place::Free; }
    Index basic(Index position) const { return m_basis[static_cast<std::size_t>(position)]; }
    Index basisSize() const { return static_cast<Index>(m_basis.size()); }

    double m_exponent = 1;       // p - 1
    int m_steps = 0;             // of Newton's method, over all powers
    double m_leastRoot = 0;      // a signed root of s below it is zero
    double m_unit = 1;           // N per unit of a, the largest of the least squares
    std::vector<Index> m_link;   // of each column: links whose force is not the same in every admissible set
    Eigen::MatrixXd m_A;         // (rows x columns), scaled rows, columns by a
    Vector m_load, m_loadTerms;  // (rows), with the forces of the links that are no columns; sum of magnitudes
    Vector m_lengths;            // of the columns
    Vector m_lower, m_upper;     // of y
    Vector m_factor, m_gain;     // w; y = gain z between the limits, where s = |z|^(p-1) with the sign of z
    std::vector<char> m_rigid;
    Eigen::MatrixXd m_T, m_G;       // (basis x columns), A = A(basis) T; (basis x rows), the inverse of A(basis)
    std::vector<Index> m_basis;     // columns
    std::vector<Index> m_position;  // of each column in the basis, -1: not in it
    std::vector<Place> m_place;
    Vector m_z;  // per column: signed root of s; of a rigid basic link between its limits, y itself
    Vector m_y;
    Vector m_roots, m_trialRoots;  // (basis): signed roots of s; 0 for a rigid link between its limits
    Vector m_balance, m_lack, m_step;
    Eigen::MatrixXd m_J;
};

}  // namespace sinew
