#pragma once

#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/complementarity/link_problem.h"
#include "core/math/decompositions.h"

namespace sinew {

// K = L S L' over the engaged links of a solution, inverted as the link solver sees it: directions that no link
// resists (a floating node) take no part, so displacements are the least-norm ones.
class EngagedStiffness {
public:
    // False when the numbers do not allow it.
    bool set(const LinkProblem& problem, const std::vector<LinkState>& state);
    // (coordinates x coordinates), rad/(N m) or m/N: displacement per load.
    const Eigen::MatrixXd& inverse() const { return m_inverse; }
    // Size of the part of a load (coordinates) that no engaged link balances, in scaled rows: there is no equilibrium
    // unless it is round-off.
    double unbalanced(const Eigen::VectorXd& load) const;
    // (coordinates): makes rows of unlike units comparable.
    const Eigen::VectorXd& rowScale() const { return m_rowScale; }

private:
    Eigen::VectorXd m_rowScale;
    Eigen::MatrixXd m_inverse;
    Eigen::MatrixXd m_loose;  // (coordinates x directions), unit columns, scaled rows
};

// Forces after the stiffnesses of some links change, without a new solve (Kolesnikov 2004, 4.5): with stiffness
// k (1 + a), a > -1 a diagonal, Z = S L'K^-1 L over the engaged links and K = L S L',
//
//     N' = (I + a) (I + Z a)^-1 N.
//
// Imposed shortenings may be there: the formula holds for the elongations D = N / k of engaged links all the same.
// It is exact as long as the engaged set stays. Only the rows and columns of links whose a is not zero have to be
// solved for, so a slider over a few links costs next to nothing.
class ActivationFormula {
public:
    struct Answer {
        bool inside = false;           // the engaged set stays: `force` is the solution. Else nothing may be used.
        int leaving = -1;              // the link whose force or gap is wrong by most (in N), when not inside
        Sentence message;              // why not inside, a sentence without names; empty when inside
        Eigen::VectorXd force;         // (links), N
        Eigen::VectorXd gap;           // (links), m
        Eigen::VectorXd displacement;  // (coordinates), m or rad

        // Room to compute in; keep the answer and fill it again: no allocation while the same links change.
        struct Room {
            std::vector<Eigen::Index> changed;  // engaged links whose a is not zero
            Eigen::MatrixXd matrix;             // I + G S a over them
            Eigen::PartialPivLU<Eigen::MatrixXd> factor;
            Eigen::VectorXd elongation, effort, shortening;
        } room;
    };

    // `problem` with its solution, which must be usable. Links at a limit other than zero keep that force.
    void set(const LinkProblem& problem, const LinkSolution& solution);
    bool isSet() const { return m_set; }
    // a: (links), > -1 each; relative change of the stiffnesses of the problem that was set.
    void calc(const Eigen::VectorXd& a, Answer& answer) const;
    // How far along a (its multiple t >= 0, t a > -1) the engaged set stays: up to the first t, at most `most`, beyond
    // which calc(t a) is not inside; found by bisection to 1e-12 relative after 64 equal steps, so an excursion that
    // is back within one step is passed over.
    double reach(const Eigen::VectorXd& a, double most) const;

private:
    Sentence faultOf(const Eigen::VectorXd& a) const;
    bool solveChanged(const Eigen::VectorXd& a, Answer& answer) const;
    void takeForces(const Eigen::VectorXd& a, Answer& answer) const;
    void judge(const Eigen::VectorXd& a, Answer& answer) const;
    double limitForce(Eigen::Index link, double roundOff, double& force) const;
    double closedGap(Eigen::Index link, double roundOff, double gap) const;
    bool isBalanced(const Eigen::VectorXd& force) const;

    LinkProblem m_problem;
    LinkSolution m_solution;
    EngagedStiffness m_stiffness;
    Eigen::MatrixXd m_motion;      // (coordinates x links), K^-1 L: displacement per force
    Eigen::MatrixXd m_G;           // (links x links), L'K^-1 L: shortening per force; Z = S G
    Eigen::VectorXd m_elongation;  // (links), D = N / k
    bool m_set = false;
};

}  // namespace sinew
