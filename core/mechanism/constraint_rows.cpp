#include "core/mechanism/constraint_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/math/rotation.h"

namespace sinew {

namespace {

// What is left of a sum of products whose true value is zero, as a share of their sizes: a few units in the last place
// for each turn on the way from the ground.
constexpr double rowRoundOff = 64 * std::numeric_limits<double>::epsilon();

constexpr std::array<const char*, 6> motionWords = {"x", "y", "z", "turn x", "turn y", "turn z"};

bool isTurn(RelativeMotion motion)
{
    return motion >= RelativeMotion::TurnX;
}

int axisOf(RelativeMotion motion)
{
    return static_cast<int>(motion) % 3;
}

Eigen::Isometry3d inGround(const Configuration& configuration, int body, const Eigen::Isometry3d& frame)
{
    const auto b = static_cast<std::size_t>(body);
    Eigen::Isometry3d X = Eigen::Isometry3d::Identity();
    X.linear() = configuration.R[b] * frame.linear();
    X.translation() = configuration.R[b] * frame.translation() + configuration.p[b];
    return X;
}

}  // namespace

Eigen::Index rowCountOf(const CompiledConstraint& constraint)
{
    const auto* closure = std::get_if<CompiledClosure>(&constraint.rule);
    return closure ? static_cast<Eigen::Index>(closure->held.size()) : 1;
}

ConstraintRows::ConstraintRows(const Mechanism& mechanism)
{
    nameRows(mechanism);
    m_count = static_cast<Eigen::Index>(m_names.size());
    m_B.setZero(m_count, mechanism.coordinateCount);
    for (Eigen::VectorXd* v : {&m_residuals, &m_speedResiduals, &m_targets, &m_givenRates})
        v->setZero(m_count);
    m_bodyRows.reserve(m_names.size());
    m_turns.reserve(mechanism.constraints.size());
    m_sizes.setZero(mechanism.coordinateCount);
}

void ConstraintRows::nameRows(const Mechanism& mechanism)
{
    for (const CompiledConstraint& constraint : mechanism.constraints) {
        if (const auto* closure = std::get_if<CompiledClosure>(&constraint.rule)) {
            for (const CompiledHeldMotion& held : closure->held)
                addRow(constraint.name + ": " + motionWords[static_cast<std::size_t>(held.motion)],
                       isTurn(held.motion));
        } else if (const auto* coupling = std::get_if<CompiledCoupling>(&constraint.rule)) {
            m_couplingRows.push_back(static_cast<Eigen::Index>(m_names.size()));
            const auto coordinate = static_cast<std::size_t>(coupling->coordinate);
            addRow(constraint.name, mechanism.coordinateKinds[coordinate] == CoordinateKind::Rotation);
        } else {
            addRow(constraint.name, false);
        }
    }
}

void ConstraintRows::addRow(std::string name, bool isAngle)
{
    m_names.push_back(std::move(name));
    m_isAngle.push_back(isAngle);
}

void ConstraintRows::calcPositions(const Mechanism& mechanism, const Configuration& configuration,
                                   const Eigen::VectorXd& positions, double time)
{
    m_B.setZero();
    m_givenRates.setZero();
    m_bodyRows.clear();
    m_turns.clear();
    m_next = 0;
    for (const CompiledConstraint& constraint : mechanism.constraints) {
        if (const auto* closure = std::get_if<CompiledClosure>(&constraint.rule))
            place(*closure, configuration, time);
        else if (const auto* distance = std::get_if<CompiledDistance>(&constraint.rule))
            place(*distance, configuration);
        else
            place(std::get<CompiledCoupling>(constraint.rule), positions);
    }
    for (BodyRow& row : m_bodyRows)
        addBodyRow(mechanism, configuration, row);
}

void ConstraintRows::place(const CompiledClosure& closure, const Configuration& configuration, double time)
{
    const Eigen::Isometry3d A = inGround(configuration, closure.bodyA, closure.inA);
    const Eigen::Isometry3d B = inGround(configuration, closure.bodyB, closure.inB);
    const Vector3 shift = A.linear().transpose() * (B.translation() - A.translation());
    const auto turns = static_cast<int>(m_turns.size());
    if (std::any_of(closure.held.begin(), closure.held.end(),
                    [](const CompiledHeldMotion& it) { return isTurn(it.motion); }))
        placeTurns(closure, A.linear(), B.linear(), time);
    for (const CompiledHeldMotion& held : closure.held) {
        const int axis = axisOf(held.motion);
        BodyRow row{m_next++, closure.bodyA, closure.bodyB, A.linear().col(axis), B.translation()};
        row.axis = axis;
        row.value = evaluate(held.value, time);
        if (isTurn(held.motion)) {
            row.turn = turns;
            row.direction = A.linear() * m_turns.back().held.slope(axis);
        }
        m_residuals[row.row] = row.isTurn() ? m_turns.back().held.angle(axis) : shift[axis] - row.value.value;
        m_bodyRows.push_back(row);
    }
}

void ConstraintRows::placeTurns(const CompiledClosure& closure, const Matrix3& A, const Matrix3& B, double time)
{
    Vector3 given = Vector3::Zero(), rate = given, secondRate = given;
    std::array<bool, 3> isHeld = {};
    for (const CompiledHeldMotion& held : closure.held) {
        if (!isTurn(held.motion))
            continue;
        const int axis = axisOf(held.motion);
        const FunctionValue value = evaluate(held.value, time);
        isHeld[static_cast<std::size_t>(axis)] = true;
        given[axis] = value.value;
        rate[axis] = value.slope;
        secondRate[axis] = value.curvature;
    }
    const Turning turning = turningOf(given, rate, secondRate);
    const Matrix3 R = A.transpose() * B * turning.place.toRotationMatrix().transpose();
    Turns turns;
    turns.held.set(R, isHeld);
    turns.axes = A;
    turns.speed = R * turning.speed;
    turns.acceleration = R * turning.acceleration;
    m_turns.push_back(turns);
}

void ConstraintRows::place(const CompiledDistance& rule, const Configuration& configuration)
{
    const Vector3 A = configuration.inGround(rule.bodyA, rule.pointA);
    const Vector3 B = configuration.inGround(rule.bodyB, rule.pointB);
    const double length = (B - A).norm();
    BodyRow row{m_next++, rule.bodyA, rule.bodyB, Vector3::UnitX(), B};
    if (length > 0)
        row.direction = (B - A) / length;
    row.length = length;
    m_residuals[row.row] = length - rule.distance;
    m_bodyRows.push_back(row);
}

void ConstraintRows::place(const CompiledCoupling& coupling, const Eigen::VectorXd& positions)
{
    m_residuals[m_next] = positions[coupling.coordinate] - coupling.constant;
    m_B(m_next, coupling.coordinate) += 1;
    for (const auto& [coordinate, function] : coupling.terms) {
        const FunctionValue f = evaluate(function, positions[coordinate]);
        m_residuals[m_next] -= f.value;
        m_B(m_next, coordinate) -= f.slope;
    }
    ++m_next;
}

void ConstraintRows::addBodyRow(const Mechanism& mechanism, const Configuration& configuration, BodyRow& row)
{
    row.force = row.isTurn() ? SpatialForce{row.direction, Vector3::Zero()}
                             : SpatialForce{row.point.cross(row.direction), row.direction};
    m_givenRates[row.row] = row.value.slope;
    if (row.isTurn()) {
        const Turns& turns = m_turns[static_cast<std::size_t>(row.turn)];
        m_givenRates[row.row] = turns.held.slope(row.axis).dot(turns.speed);
    }
    const double moment = row.force.moment.norm(), force = row.force.force.norm();
    m_sizes.setZero();
    const auto add = [&](int body, double sign) {
        for (const int motion : mechanism.motionsOfBody[static_cast<std::size_t>(body)]) {
            const auto m = static_cast<std::size_t>(motion);
            const Screw& screw = configuration.screws[m];
            const int coordinate = mechanism.motions[m].coordinate;
            m_B(row.row, coordinate) += sign * dot(screw, row.force);
            m_sizes[coordinate] += screw.angular.norm() * moment + screw.linear.norm() * force;
        }
    };
    add(row.bodyB, 1);
    add(row.bodyA, -1);
    // A coordinate that cannot move the row at all must not seem to hold it, however small the lever is.
    for (Eigen::Index c = 0; c < m_sizes.size(); ++c) {
        if (std::abs(m_B(row.row, c)) <= rowRoundOff * m_sizes[c])
            m_B(row.row, c) = 0;
    }
}

void ConstraintRows::calcVelocities(const Eigen::VectorXd& speeds)
{
    m_speedResiduals.noalias() = m_B * speeds;
    m_speedResiduals -= m_givenRates;
}

double ConstraintRows::biasOf(const BodyRow& row, const BodyMotion& motion, bool isGiven) const
{
    if (row.isTurn())
        return biasOfTurn(row, motion, isGiven);
    const auto a = static_cast<std::size_t>(row.bodyA), b = static_cast<std::size_t>(row.bodyB);
    const Screw &A = motion.velocities[a], &B = motion.velocities[b];
    const double accelerated = dot(motion.accelerations[b], row.force) - dot(motion.accelerations[a], row.force);
    const Vector3 pointA = row.point - row.length * row.direction;
    const Vector3 ofA = pointVelocity(A, pointA), ofB = pointVelocity(B, row.point), relative = ofB - ofA;
    const double centripetal = row.direction.dot(B.angular.cross(ofB) - A.angular.cross(ofA));
    if (row.length > 0) {
        const double along = row.direction.dot(relative);
        return accelerated + centripetal + (relative.squaredNorm() - along * along) / row.length;
    }
    const double bias = accelerated + centripetal - 2 * row.direction.dot(A.angular.cross(relative));
    return isGiven ? bias - row.value.curvature : bias;
}

// R turns by u = w - g, w the angular velocity of B seen from A and g that of the given turns, carried along with R:
// u' = w' - w x g - (g seen from R)'.
double ConstraintRows::biasOfTurn(const BodyRow& row, const BodyMotion& motion, bool isGiven) const
{
    const auto a = static_cast<std::size_t>(row.bodyA), b = static_cast<std::size_t>(row.bodyB);
    const Screw &A = motion.velocities[a], &B = motion.velocities[b];
    const Turns& turns = m_turns[static_cast<std::size_t>(row.turn)];
    const double accelerated = dot(motion.accelerations[b], row.force) - dot(motion.accelerations[a], row.force)
                               - row.direction.dot(A.angular.cross(B.angular - A.angular));
    const Vector3 turning = turns.axes.transpose() * (B.angular - A.angular);
    if (!isGiven)
        return accelerated + turns.held.curvature(row.axis, turning);
    const Vector3 asked = turning.cross(turns.speed) + turns.acceleration;
    return accelerated + turns.held.curvature(row.axis, turning - turns.speed)
           - turns.held.slope(row.axis).dot(asked);
}

void ConstraintRows::calcTargets(const Mechanism& mechanism, const BodyMotion& motion, const Eigen::VectorXd& positions,
                                 const Eigen::VectorXd& speeds)
{
    calcBiases(mechanism, motion, positions, speeds, true, m_targets);
    m_targets = -m_targets;
}

void ConstraintRows::calcCurvatures(const Mechanism& mechanism, const BodyMotion& motion,
                                    const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds,
                                    Eigen::VectorXd& curvatures) const
{
    calcBiases(mechanism, motion, positions, speeds, false, curvatures);
}

void ConstraintRows::calcBiases(const Mechanism& mechanism, const BodyMotion& motion, const Eigen::VectorXd& positions,
                                const Eigen::VectorXd& speeds, bool isGiven, Eigen::VectorXd& biases) const
{
    biases.setZero(m_count);
    for (const BodyRow& row : m_bodyRows)
        biases[row.row] = biasOf(row, motion, isGiven);
    Eigen::Index row = 0;
    for (const CompiledConstraint& constraint : mechanism.constraints) {
        if (const auto* coupling = std::get_if<CompiledCoupling>(&constraint.rule)) {
            for (const auto& [coordinate, function] : coupling->terms) {
                const double speed = speeds[coordinate];
                biases[row] -= evaluate(function, positions[coordinate]).curvature * speed * speed;
            }
        }
        row += rowCountOf(constraint);
    }
}

void ConstraintRows::calcLevers(const Mechanism& mechanism, const Configuration& configuration,
                                Eigen::MatrixXd& levers) const
{
    levers = m_B.cwiseAbs();
    Eigen::Matrix3Xd moved(3, m_B.cols());
    const auto add = [&](const BodyRow& row, int body, const Vector3& point, double sign) {
        for (const int motion : mechanism.motionsOfBody[static_cast<std::size_t>(body)]) {
            const auto m = static_cast<std::size_t>(motion);
            const Screw& screw = configuration.screws[m];
            moved.col(mechanism.motions[m].coordinate)
                += sign * (row.isTurn() ? screw.angular : pointVelocity(screw, point));
        }
    };
    for (const BodyRow& row : m_bodyRows) {
        moved.setZero();
        add(row, row.bodyB, row.point, 1);
        add(row, row.bodyA, row.point - row.length * row.direction, -1);
        levers.row(row.row) = moved.colwise().norm();
    }
}

void ConstraintRows::addBodyForces(const Eigen::VectorXd& multipliers, std::vector<SpatialForce>& forces) const
{
    for (const BodyRow& row : m_bodyRows) {
        const double multiplier = multipliers[row.row];
        const SpatialForce force{multiplier * row.force.moment, multiplier * row.force.force};
        forces[static_cast<std::size_t>(row.bodyB)] += force;
        forces[static_cast<std::size_t>(row.bodyA)] -= force;
    }
}

void ConstraintRows::addCouplings(const Eigen::VectorXd& multipliers, double sign, Eigen::VectorXd& efforts) const
{
    for (const Eigen::Index row : m_couplingRows)
        efforts += sign * multipliers[row] * m_B.row(row).transpose();
}

}  // namespace sinew
