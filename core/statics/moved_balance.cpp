#include "core/statics/moved_balance.h"

#include <algorithm>

#include "core/math/vector.h"
#include "core/mechanism/positions.h"
#include "core/statics/statics_load_path.h"

namespace sinew {

namespace {

// Truncation and round-off of a central difference of lever arms meet near the cube root of the machine's precision.
constexpr double differenceStep = 1e-5;

}  // namespace

MovedBalance::MovedBalance(const Mechanism& mechanism, const Situation& situation)
    : m_mechanism(mechanism), m_situation(situation), m_whole(wholeLoadFactor(situation))
{
    m_start = {situation.values, std::vector<Vector3>(mechanism.nodes.size(), Vector3::Zero())};
    build(m_start, 0);
    m_startLengths = m_system.strands.lengths;
    m_startStretch.setZero(m_system.columns.cols());
    for (Eigen::Index c = 0; c < m_startStretch.size(); ++c)
        m_startStretch[c] = stretch(c);
    m_lengths = m_system.problem.rowLength;
    if (const double longest = largestOf(m_startLengths); longest > 0)
        m_size = longest;
    State state;
    evaluate(m_start, {0, 1}, state);
    m_startForces = state.forces;
}

bool MovedBalance::isPreloaded() const
{
    return largestOf(m_startForces) > 0;
}

void MovedBalance::build(const Place& place, double load)
{
    ++m_evaluations;
    m_situation.values = place.values;
    m_situation.loadFactor = load * m_whole;
    m_system.nodeOffsets = place.nodeOffsets;
    m_system.build(m_mechanism, m_situation);
}

// The system takes each posture for the one in which links that are not passive have their own length.
double MovedBalance::stretch(Eigen::Index column) const
{
    const double imposed = m_system.problem.imposed[column];
    if (column >= m_system.linkCount() || m_mechanism.links[static_cast<std::size_t>(column)].isPassive)
        return imposed;
    return imposed + m_system.strands.lengths[column] - m_startLengths[column];
}

void MovedBalance::evaluate(const Place& place, const Share& share, State& state)
{
    build(place, share.load);
    const LinkProblem& problem = m_system.problem;
    state.forces.resize(problem.L.cols());
    for (Eigen::Index c = 0; c < state.forces.size(); ++c) {
        const double stretched = stretch(c) - (1 - share.imposed) * m_startStretch[c];
        state.forces[c] = std::clamp(problem.stiffness[c] * stretched, problem.lower[c], problem.upper[c]);
    }
    state.unbalanced = problem.load + problem.L * state.forces;
    const Eigen::VectorXd terms = problem.loadTerms + problem.L.cwiseAbs() * state.forces.cwiseAbs();
    state.terms = largestOf(terms.cwiseQuotient(m_lengths));
}

Eigen::MatrixXd MovedBalance::tangent(const Place& place, const Share& share, const State& state)
{
    build(place, share.load);
    const LinkProblem& here = m_system.problem;
    Eigen::VectorXd stiffness = Eigen::VectorXd::Zero(here.L.cols());
    for (Eigen::Index c = 0; c < stiffness.size(); ++c) {
        const double stretched = stretch(c) - (1 - share.imposed) * m_startStretch[c];
        const double wished = here.stiffness[c] * stretched;
        if (wished >= here.lower[c] && wished <= here.upper[c])
            stiffness[c] = here.stiffness[c];
    }
    Eigen::MatrixXd K = here.L * stiffness.asDiagonal() * here.L.transpose();
    for (Eigen::Index k = 0; k < rows(); ++k) {
        const double step = differenceStep * m_size / m_lengths[k];
        const Eigen::VectorXd along = step * Eigen::VectorXd::Unit(rows(), k);
        build(moved(place, along), share.load);
        const Eigen::VectorXd after = m_system.problem.load + m_system.problem.L * state.forces;
        build(moved(place, -along), share.load);
        K.col(k) -= (after - m_system.problem.load - m_system.problem.L * state.forces) / (2 * step);
    }
    return K;
}

MovedBalance::Place MovedBalance::moved(const Place& place, const Eigen::VectorXd& step) const
{
    return movedPlace(m_mechanism, place, m_system.rows.displacements(step));
}

MovedBalance::Place MovedBalance::movedPlace(const Mechanism& mechanism, const Place& place,
                                             const Eigen::VectorXd& move)
{
    Place next = place;
    next.values += move.head(mechanism.coordinateCount);
    for (const CompiledJoint& joint : mechanism.joints) {
        if (joint.ball < 0)
            continue;
        const Vector3 turn = atBall(joint, move);
        const double angle = turn.norm();
        if (angle == 0)
            continue;
        const Eigen::Quaterniond turned(Eigen::AngleAxisd(angle, turn / angle));
        const Eigen::AngleAxisd now(turned * eulerParameters(mechanism, joint, place.values));
        setAtBall(joint, now.angle() * now.axis(), next.values);
    }
    const int dimension = mechanism.nodeDimension();
    if (mechanism.nodes.empty())
        return next;
    Configuration configuration;
    calcConfiguration(mechanism, next.values, configuration);
    for (std::size_t i = 0; i < next.nodeOffsets.size(); ++i) {
        Vector3 along = Vector3::Zero();
        along.head(dimension)
            = move.segment(mechanism.coordinateCount + dimension * static_cast<Eigen::Index>(i), dimension);
        next.nodeOffsets[i] += configuration.R[static_cast<std::size_t>(mechanism.nodes[i].body)].transpose() * along;
    }
    return next;
}

}  // namespace sinew
