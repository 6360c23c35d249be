#include "core/mechanism/dynamics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/name_list.h"
#include "core/math/decompositions.h"
#include "core/mechanism/constraint_gaps.h"
#include "core/mechanism/meet_constraints.h"
#include "core/mechanism/positions.h"

// States and constraints: what the rows hold at a position, and how a state comes onto them.

namespace sinew {

namespace {

// Steps onto the constraints end at changes below this, m or rad, of places of the order of a metre.
constexpr double smallChange = 1e-12;

// Scales a step so that no coordinate turns by more than this, rad: a longer one may leap over the nearest state that
// meets the constraints to another, and lessen the residuals all the same.
void limitTurn(const Mechanism& mechanism, Eigen::VectorXd& step)
{
    constexpr double longestTurn = 0.5;
    double turn = 0;
    for (Eigen::Index k = 0; k < step.size(); ++k) {
        if (mechanism.coordinateKinds[static_cast<std::size_t>(k)] == CoordinateKind::Rotation)
            turn = std::max(turn, std::abs(step[k]));
    }
    if (turn > longestTurn)
        step *= longestTurn / turn;
}

}  // namespace

bool Dynamics::place(const Eigen::VectorXd& positions, double time)
{
    m_stateIsFinite = positions.allFinite();
    if (!m_stateIsFinite)
        return false;
    m_positions = positions;
    m_isStateSet = m_isFactored = m_isDecomposed = m_isPartlyFree = false;
    calcNearConfiguration(*m_mechanism, m_positions, m_configuration);
    m_rows.calcPositions(*m_mechanism, m_configuration, m_positions, time);
    return true;
}

void Dynamics::factorRows(const std::vector<bool>& isGiven)
{
    if (m_isFactored && isGiven == m_factoredFor)
        return;
    if (isGiven != m_factoredFor)
        m_regularRank = -1;
    m_factoredFor = isGiven;
    m_isFactored = true;
    m_isDecomposed = false;
    m_lostRows.clear();
    if (m_isPartlyFree) {
        m_constrained.setRows(m_directions.held().transpose() * m_rows.matrix(), isGiven);
    } else {
        m_constrained.setRows(m_rows.matrix(), isGiven);
        findLostRows();
    }
}

// Rows that depend on others everywhere follow them in their second rates too, whatever moves; rows that depend on
// others at a singular position only do not. One motion tells, if it has no special place among the free ones.
void Dynamics::findLostRows()
{
    // Of the farthest that a row's point moves: rows themselves may all be zero. Round-off is 1e-15 over the share of
    // lost rows.
    constexpr double curvatureTolerance = 1e-6;
    const Eigen::Index rank = m_constrained.rows().rank();
    if (rank == m_rows.size() || rank == m_regularRank)
        return;
    const Eigen::VectorXd motion = m_constrained.genericFreeMotion();
    calcBodyVelocities(*m_mechanism, m_configuration, motion, m_trial);
    calcBodyAccelerations(*m_mechanism, m_configuration, m_zero, {}, m_trial);
    Eigen::VectorXd curvatures;
    m_rows.calcCurvatures(*m_mechanism, m_trial, m_positions, motion, curvatures);
    m_rows.calcLevers(*m_mechanism, m_configuration, m_levers);
    const double farthest = m_levers.size() > 0 ? m_levers.maxCoeff() : 0.0;
    m_lostRows = m_constrained.unimplied(curvatures, curvatureTolerance * farthest);
    std::sort(m_lostRows.begin(), m_lostRows.end());  // in the model's order
    if (m_lostRows.empty())
        m_regularRank = rank;
}

const ConstraintDirections& Dynamics::directions(const std::vector<bool>& isGiven)
{
    factorRows(isGiven);
    if (!m_isDecomposed) {
        m_rows.calcLevers(*m_mechanism, m_configuration, m_levers);
        m_directions.decompose(m_rows.matrix(), m_levers, isGiven, m_constrained.rows().rank());
    }
    m_isDecomposed = true;
    return m_directions;
}

double Dynamics::sharpness(const std::vector<bool>& isGiven)
{
    if (m_rows.size() == 0)
        return 1;
    factorRows(isGiven);
    if (!m_lostRows.empty())
        return 0;
    if (m_constrained.rows().pivotShare() >= sharpEnough)
        return m_constrained.rows().pivotShare();
    return directions(isGiven).sharpness();
}

std::vector<std::string> Dynamics::weakRows(const std::vector<bool>& isGiven)
{
    const bool isPartlyFree = std::exchange(m_isPartlyFree, false);  // of all rows, also those left to inertia
    m_isFactored = m_isFactored && !isPartlyFree;
    const std::vector<int> weak = directions(isGiven).weakRows();
    std::vector<std::string> names;
    for (const int row : m_lostRows.empty() ? weak : m_lostRows)
        names.push_back(m_rows.names()[static_cast<std::size_t>(row)]);
    m_isPartlyFree = isPartlyFree;
    m_isFactored = m_isFactored && !isPartlyFree;
    return names;
}

void Dynamics::saySingularPosition(MotionSolution& solution)
{
    const RowFactor& factor = m_constrained.rows();
    for (const int row : m_lostRows)
        solution.concerned.push_back(m_rows.names()[static_cast<std::size_t>(row)]);
    solution.status = DynamicsStatus::SingularPosition;
    solution.message = sentence(
        "the position is singular: %1 depend on the other constraints here, but not beside it (rank %2 of %3), "
        "so the motion may branch and the forces of the constraints are not determined; move away",
        nameList(solution.concerned), factor.rank(), m_rows.size());
}

void Dynamics::checkConstraints(MotionSolution& solution)
{
    if (!m_stateIsFinite || m_rows.size() == 0)
        return;
    const std::vector<ConstraintGap> gaps = gapsOf(m_rows, m_speeds);
    if (gaps.empty())
        return;
    solution.status = DynamicsStatus::OffConstraints;
    solution.concerned.clear();
    for (const ConstraintGap& gap : gaps)
        solution.concerned.push_back(gap.row);
    const Eigen::VectorXd positions = m_positions, speeds = m_speeds;
    Eigen::VectorXd near = positions, nearSpeeds = speeds;
    if (project(near, nearSpeeds, m_time) && gapsOf(m_rows, nearSpeeds).empty()) {
        const Sentence moved
            = changeWords(*m_mechanism, valuesOf(*m_mechanism, positions), valuesOf(*m_mechanism, near));
        const Sentence sped = speedChangeWords(*m_mechanism, speeds, nearSpeeds);
        const Sentence changes = moved.empty() ? sped : sped.empty() ? moved : sentence("%1, %2", moved, sped);
        solution.message = sentence("the state is off its constraints: %1; the nearest state that meets them moves %2",
                                    gapsInWords(gaps), changes);
    } else {
        solution.message = sentence(
            "the state is off its constraints: %1; no state was found that meets them, the nearest is off: %2",
            gapsInWords(gaps), gapsInWords(gapsOf(m_rows, nearSpeeds)));
    }
    setState(positions, speeds, m_time);
}

ConstrainedStatus Dynamics::solveRows(const Eigen::VectorXd& rest, const Eigen::VectorXd& targets,
                                      const std::vector<bool>& isGiven, Eigen::VectorXd& accelerations,
                                      Eigen::VectorXd& efforts, Eigen::VectorXd& multipliers)
{
    factorRows(isGiven);
    if (!m_isPartlyFree)
        return m_constrained.solve({m_M, rest, targets}, accelerations, efforts, multipliers);
    const Eigen::VectorXd along = m_directions.held().transpose() * targets;
    Eigen::VectorXd held;
    const ConstrainedStatus status = m_constrained.solve({m_M, rest, along}, accelerations, efforts, held);
    multipliers = m_directions.held() * held;
    return status;
}

void Dynamics::move(Eigen::VectorXd& positions, const Eigen::VectorXd& step) const
{
    Eigen::VectorXd rates;
    calcPositionRates(*m_mechanism, positions, step, rates);
    positions += rates;
    normalise(*m_mechanism, positions);
}

bool Dynamics::project(Eigen::VectorXd& positions, Eigen::VectorXd& speeds, double time,
                       const std::vector<bool>& isFixed)
{
    normalise(*m_mechanism, positions);
    const bool isClosed = approach(positions, time, isFixed);
    setState(positions, speeds, time);
    if (!isClosed || m_rows.size() == 0)
        return isClosed && m_stateIsFinite;
    factorRows(isFixed.empty() ? std::vector<bool>(static_cast<std::size_t>(speeds.size()), false) : isFixed);
    m_constrained.leastChange(m_rows.speedResiduals(), m_step);
    speeds -= m_step;
    setState(positions, speeds, time);
    return m_stateIsFinite;
}

// Where the rows vanish or contradict each other just at the start, as in a loop that is drawn in one line, no step
// lessens the residuals though the constraints can be met: then from a start beside it, to whichever side.
bool Dynamics::approach(Eigen::VectorXd& positions, double time, const std::vector<bool>& isFixed)
{
    constexpr double beside = 1e-3;  // rad or m
    Eigen::VectorXd other = positions, way(m_zero.size());
    if (descend(positions, time, isFixed))
        return true;
    for (Eigen::Index k = 0; k < way.size(); ++k) {
        const bool stays = !isFixed.empty() && isFixed[static_cast<std::size_t>(k)];
        way[k] = stays ? 0 : beside * std::cos(1 + std::sqrt(2.0) * static_cast<double>(k));  // no special direction
    }
    move(other, way);
    if (!descend(other, time, isFixed)) {
        place(positions, time);
        return false;
    }
    positions = other;
    return true;
}

// Levenberg-Marquardt: as Newton's method by the least change, but every step is short and lessens the residuals. Where
// they cannot vanish it ends at their least, where the rows vanish along them: hence the wide range of dampings, which
// are relative to the rows.
bool Dynamics::descend(Eigen::VectorXd& positions, double time, const std::vector<bool>& isFixed)
{
    constexpr int stepLimit = 200;
    constexpr double leastDamping = 1e-14, firstDamping = 1e-6, mostDamping = 1e20;  // of the rows' squares
    double damping = leastDamping;
    if (!place(positions, time) || m_rows.size() == 0)
        return m_stateIsFinite;
    for (int i = 0; i < stepLimit && damping < mostDamping; ++i) {
        const Eigen::VectorXd residuals = m_rows.residuals();
        if (residuals.cwiseAbs().maxCoeff() <= smallChange)
            return true;
        Eigen::VectorXd next = positions;
        move(next, dampedStep(isFixed, damping));
        if (place(next, time) && m_rows.residuals().norm() < residuals.norm()) {
            positions = next;
            damping = std::max(damping / 10, leastDamping);
        } else {
            place(positions, time);
            damping = std::max(10 * damping, firstDamping);
        }
    }
    return m_rows.residuals().cwiseAbs().maxCoeff() <= smallChange;
}

// The change of the coordinates that may change which makes the squares of the residuals and `damping` times its own
// the least.
Eigen::VectorXd Dynamics::dampedStep(const std::vector<bool>& isFixed, double damping) const
{
    constexpr double tiny = 1e-30;  // rows that hold nothing
    Eigen::MatrixXd B = m_rows.matrix();
    for (std::size_t k = 0; k < isFixed.size(); ++k) {
        if (isFixed[k])
            B.col(static_cast<Eigen::Index>(k)).setZero();
    }
    Eigen::MatrixXd squares = B * B.transpose();
    squares.diagonal().array() += damping * std::max(squares.trace(), tiny);
    Eigen::VectorXd step = -(B.transpose() * squares.llt().solve(m_rows.residuals()));
    limitTurn(*m_mechanism, step);
    return step;
}

// The change that puts the placed positions onto the constraints, in m_step.
Dynamics::Correction Dynamics::calcCorrection(const std::vector<bool>& isFixed)
{
    const double largest = m_rows.residuals().cwiseAbs().maxCoeff();
    if (sharpness(isFixed) >= sharpEnough) {
        m_constrained.leastChange(m_rows.residuals(), m_step);
        m_step = -m_step;
        return {m_step.lpNorm<Eigen::Infinity>() <= smallChange, largest};
    }
    // weak directions magnify what is left: it is done when it is round-off
    const double last = m_step.norm();
    directions(isFixed);
    const bool isSignificant = m_directions.calcStep(m_rows.residuals(), m_step);
    return {!isSignificant || (largest <= smallChange && m_step.norm() > last / 2), m_directions.remainder()};
}

bool Dynamics::followPositions(Eigen::VectorXd& positions, double time, const std::vector<bool>& isFixed,
                               Eigen::VectorXd& change)
{
    constexpr int stepLimit = 12;
    change = m_zero;
    m_step.setConstant(m_zero.size(), std::numeric_limits<double>::max());
    normalise(*m_mechanism, positions);
    for (int i = 0; i < stepLimit && place(positions, time); ++i) {
        const Correction correction = calcCorrection(isFixed);
        if (correction.isDone)
            return correction.remainder <= gapTolerance;
        move(positions, m_step);
        change += m_step;
    }
    return false;
}

bool Dynamics::follow(Eigen::VectorXd& positions, Eigen::VectorXd& speeds, double time,
                      const std::vector<bool>& isFixed)
{
    Eigen::VectorXd change;
    const bool isFollowed = m_rows.size() == 0 || followPositions(positions, time, isFixed, change);
    const bool isSharp = !isFollowed || sharpness(isFixed) >= sharpEnough;
    setState(positions, speeds, time);
    if (!isFollowed || m_rows.size() == 0)
        return isFollowed && m_stateIsFinite;
    bool isSmooth = true;
    if (isSharp) {
        factorRows(isFixed);
        m_constrained.leastChange(m_rows.speedResiduals(), m_step);
        m_step = -m_step;
    } else {
        isSmooth = m_directions.calcSpeedStep(m_rows.speedResiduals(), speeds, m_step);
    }
    speeds += m_step;
    setState(positions, speeds, time);
    m_isPartlyFree = !isSharp && !m_directions.isComplete();
    return isSmooth && m_stateIsFinite;
}

}  // namespace sinew
