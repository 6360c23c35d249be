#pragma once

#include <limits>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/complementarity/lcp.h"
#include "core/math/vector.h"
#include "core/mechanism/dynamics.h"

namespace sinew {

// What a unit of a generalised force does to speeds per second (an impulse to speeds) at the state of `dynamics`, within
// constraints and given motions; isGiven as in GivenMotion. Exactly zero where these alone take up the force.
Eigen::VectorXd responseTo(Dynamics& dynamics, const std::vector<bool>& isGiven, const Eigen::VectorXd& force);

// One unknown force of links and contacts, and what it does: a row of a complementarity problem.
struct UnilateralRow {
    enum class Kind { Link, Normal, Friction, Limit };  // Limit: the bound of a contact's friction

    Kind kind = Kind::Link;
    std::size_t object = 0;               // link or contact
    Vector3 direction = Vector3::Zero();  // of a contact's force on the touching body, ground frame
    double sign = 1;                      // of a link: 1 tension, -1 compression
    double lower = 0, upper = std::numeric_limits<double>::infinity();  // N
    double compliance = 0;                                              // adds compliance X to Y
    double free = 0;                                                    // Y without any of the unknown forces
    double coefficient = 0, knownNormal = 0;  // Limit: of friction; N, a normal force that is known beforehand
    // Generalised force per unit, and what a unit does to speeds per second (or to speeds per impulse).
    Eigen::VectorXd force, response;
};

// Unilateral forces as one complementarity problem with Coulomb friction (Stewart and Trinkle 1996): every row's Y is
// an acceleration (or speed) of its element, Y = free + sum over rows of force' response X + compliance X, with lower
// <= X <= upper as in LcpProblem. Friction is spanned by the directions that are given, one or two opposite pairs; the
// Limit row that closes a contact's rows bounds their sum by the coefficient times the normal force, and its X is the
// speed (acceleration) at which the contact slides.
class UnilateralRows {
public:
    std::vector<UnilateralRow>& all() { return m_rows; }
    const std::vector<UnilateralRow>& all() const { return m_rows; }

    // False when there is no answer: message().
    bool solve();
    const Sentence& message() const { return m_solution.message; }
    double force(std::size_t row) const { return m_solution.X[static_cast<Eigen::Index>(row)]; }
    double rate(std::size_t row) const { return m_solution.Y[static_cast<Eigen::Index>(row)]; }
    // What all forces together do to the speeds.
    void addResponse(double factor, Eigen::VectorXd& speeds) const;

private:
    void setBounds();
    void fill();
    void fillLimit(std::size_t limit);

    std::vector<UnilateralRow> m_rows;
    LcpProblem m_problem;
    LcpSolution m_solution;
    LcpSolver m_solver;
};

// Turns the directions of friction in space, solution after solution, to those of the slips (or forces) that come out.
// Whole turns are a contraction where friction couples weakly with slips across it; where it couples strongly, as just
// after a slip begins, they would go back and forth. So a share of them is taken that follows from the last two (Aitken's
// relaxation; Kuettler and Wall 2008).
class FrictionTurns {
public:
    // Turns an axis, either side of which will do, towards a direction. Once a contact and round, in one order.
    void turn(const Eigen::Vector2d& direction, Eigen::Vector2d& axis);
    // Ends a round. By how much the directions are off the largest, rad.
    double endRound();

private:
    std::vector<Eigen::Vector2d> m_turns, m_before;
    double m_share = 1, m_most = 1;
};

}  // namespace sinew
