#include "core/simulation/motion_system.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/name_list.h"
#include "core/math/vector.h"
#include "core/mechanism/constraint_rows.h"
#include "core/mechanism/positions.h"
#include "core/mechanism/surroundings.h"

namespace sinew {

namespace {

// Per coordinate: whether its motion is given, else its effort.
std::vector<bool> givenMotions(const StagePlan& stage)
{
    std::vector<bool> isGiven;
    for (const PlannedPair& pair : stage.pairs)
        isGiven.push_back(pair.isMotion);
    return isGiven;
}

}  // namespace

// Quintic functions with value, slope and curvature 0 at the end, and curvature 0 at the start.
FunctionValue MotionSystem::Blend::at(double sinceStart) const
{
    if (duration <= 0 || sinceStart >= duration)
        return {};
    const double s = std::max(sinceStart / duration, 0.0), s2 = s * s, s3 = s2 * s;
    const double h0 = 1 - s3 * (10 - 15 * s + 6 * s2), d0 = -s2 * (30 - 60 * s + 30 * s2);
    const double h1 = s - s3 * (6 - 8 * s + 3 * s2), d1 = 1 - s2 * (18 - 32 * s + 15 * s2);
    const double c0 = -s * (60 - 180 * s + 120 * s2), c1 = -s * (36 - 96 * s + 60 * s2);
    const double rise = speed * duration;
    return {value * h0 + rise * h1, (value * d0 + rise * d1) / duration,
            (value * c0 + rise * c1) / (duration * duration)};
}

MotionSystem::MotionSystem(const ScenarioPlan& plan, int stage, std::shared_ptr<const Mechanism> mechanism,
                           const MotionInstant& start)
    : m_plan(&plan), m_stage(static_cast<std::size_t>(stage)), m_mechanism(std::move(mechanism)), m_start(start),
      m_dynamics(m_mechanism, surroundingsOf(plan.model, *m_mechanism)), m_forces(*m_mechanism, plan.model),
      m_linearised(*m_mechanism, givenMotions(plan.stages[m_stage])),
      m_knownUntil(std::numeric_limits<double>::infinity()), m_positions(start.positions), m_speeds(start.speeds),
      m_anchors(start.anchors)
{
    m_forces.links().setBroken(start.broken);
    m_forces.links().nodes().setPlaces(start.nodes);
    layOut();
}

void MotionSystem::layOut()
{
    const auto n = static_cast<std::size_t>(m_mechanism->coordinateCount);
    m_given = GivenMotion::direct(Eigen::VectorXd::Zero(toIndex(n)));
    m_given.isGiven = givenMotions(stage());
    m_blends.resize(n);
    m_shifts.assign(n, 0);
    m_isBall.assign(n, false);
    m_held = valuesOf(*m_mechanism, m_start.positions);
    for (std::size_t k = 0; k < n; ++k) {
        if (m_given.isGiven[k])
            continue;
        m_sought.push_back(static_cast<int>(k));
        m_soughtPositions.push_back(static_cast<int>(k));
    }
    for (const CompiledJoint& joint : m_mechanism->joints) {
        if (joint.ball < 0)
            continue;
        bool isHeld = true;
        for (std::size_t i = 0; i < 3; ++i) {
            const auto k = static_cast<std::size_t>(joint.coordinates[i]);
            m_isBall[k] = true;
            isHeld = isHeld && stage().pairs[k].isHeld;
        }
        if (!m_given.isGiven[static_cast<std::size_t>(joint.coordinates[0])])
            m_soughtPositions.push_back(m_mechanism->coordinateCount + joint.ball);
        else if (!isHeld)
            m_turned.push_back(&joint);
    }
    m_conditions = conditionsOf(stage());
    m_needsSolution = needsSolution();
    findHoldRows();
}

// Holds follow the constraints that hold in the stage; their first rows are those of x, y and, in space, z.
void MotionSystem::findHoldRows()
{
    m_holdRows.assign(m_plan->holds.size(), {-1, 0});
    const std::vector<CompiledConstraint>& constraints = m_mechanism->constraints;
    const std::size_t first = constraints.size() - stage().holds.size();
    Eigen::Index row = 0;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        if (i >= first) {
            const auto hold = std::find(m_plan->holds.begin(), m_plan->holds.end(), stage().holds[i - first].name);
            m_holdRows[static_cast<std::size_t>(hold - m_plan->holds.begin())]
                = {static_cast<int>(row), m_mechanism->space == Space::Plane ? 2 : 3};
        }
        row += rowCountOf(constraints[i]);
    }
}

bool MotionSystem::needsSolution() const
{
    for (const PlannedEnd& end : stage().ends) {
        for (const NamedQuantity& quantity : end.difference.quantities) {
            if (quantity.needsSolution())
                return true;
        }
    }
    return false;
}

double MotionSystem::clockOf(std::size_t coordinate, double time) const
{
    const bool isOfStage = stage().pairs[coordinate].clock == StageClock::Stage;
    return (isOfStage ? time - m_start.time : time) + m_shifts[coordinate];
}

FunctionValue MotionSystem::givenAt(std::size_t coordinate, double time) const
{
    const PlannedPair& pair = stage().pairs[coordinate];
    if (pair.isHeld)
        return {m_held[toIndex(coordinate)], 0, 0};
    FunctionValue value = pair.motion.at(clockOf(coordinate, time));
    const FunctionValue more = m_blends[coordinate].at(time - m_start.time);
    return {value.value + more.value, value.slope + more.slope, value.curvature + more.curvature};
}

// The three values of a ball or free joint are one rotation vector.
Turning MotionSystem::turningAt(const CompiledJoint& ball, double time) const
{
    Vector3 value, rate, secondRate;
    for (int i = 0; i < 3; ++i) {
        const auto k = static_cast<std::size_t>(ball.coordinates[static_cast<std::size_t>(i)]);
        const FunctionValue given = givenAt(k, time);
        value[i] = given.value;
        rate[i] = given.slope;
        secondRate[i] = given.curvature;
    }
    return turningOf(value, rate, secondRate);
}

void MotionSystem::placeBall(const CompiledJoint& ball, const Turning& turning, Eigen::VectorXd& positions) const
{
    setAtBall(ball, turning.place.vec(), positions);
    positions[m_mechanism->coordinateCount + ball.ball] = turning.place.w();
}

Eigen::Index MotionSystem::size() const
{
    return toIndex(m_soughtPositions.size() + m_sought.size()) + m_forces.contacts().anchorCount() + 1;
}

Eigen::VectorXd MotionSystem::stateOf(const MotionInstant& instant) const
{
    Eigen::VectorXd state(size());
    Eigen::Index i = 0;
    for (const int p : m_soughtPositions)
        state[i++] = instant.positions[p];
    for (const int k : m_sought)
        state[i++] = instant.speeds[k];
    state.segment(i, instant.anchors.size()) = instant.anchors;
    state[size() - 1] = instant.work;
    return state;
}

MotionInstant MotionSystem::instantOf(double time, const Eigen::VectorXd& state)
{
    place(time, state.data());
    normalise(*m_mechanism, m_positions);
    return {time,
            m_positions,
            m_speeds,
            m_anchors,
            state[size() - 1],
            m_forces.links().broken(),
            m_forces.links().nodes().places()};
}

void MotionSystem::placeGiven(double time)
{
    for (std::size_t k = 0; k < m_given.isGiven.size(); ++k) {
        if (!m_given.isGiven[k])
            continue;
        const FunctionValue given = m_isBall[k] ? FunctionValue{} : givenAt(k, time);
        if (!m_isBall[k])
            m_positions[toIndex(k)] = given.value;
        m_speeds[toIndex(k)] = given.slope;
        m_given.accelerations[toIndex(k)] = given.curvature;
    }
    for (const CompiledJoint* ball : m_turned) {
        const Turning turning = turningAt(*ball, time);
        placeBall(*ball, turning, m_positions);
        setAtBall(*ball, turning.speed, m_speeds);
        setAtBall(*ball, turning.acceleration, m_given.accelerations);
    }
}

void MotionSystem::place(double time, const double* state)
{
    m_time = time;
    for (const int p : m_soughtPositions)
        m_positions[p] = *state++;
    for (const int k : m_sought)
        m_speeds[k] = *state++;
    std::copy_n(state, m_anchors.size(), m_anchors.data());
    placeGiven(time);
}

bool MotionSystem::prepare(const MotionInstant& instant)
{
    m_time = instant.time;
    m_positions = instant.positions;
    m_speeds = instant.speeds;
    m_anchors = instant.anchors;
    placeGiven(instant.time);
    return setState();
}

// Near a singular position the accelerations are those of the state's place on its branch of the motion: what a state
// is off the constraints, they grow by without bound.
bool MotionSystem::setState()
{
    m_hasWhole = false;
    m_dynamics.setState(m_positions, m_speeds, m_time);
    m_sharpness = m_dynamics.sharpness(m_given.isGiven);
    bool isSet = true;
    if (m_sharpness < Dynamics::sharpEnough)
        isSet = m_dynamics.follow(m_positions, m_speeds, m_time, m_given.isGiven);
    m_isBalanced = m_forces.calcMotion(m_dynamics);
    if (!isSet)
        m_message = constraintsLost();
    return isSet;
}

bool MotionSystem::solve()
{
    m_forces.calcForces(m_anchors);
    m_forces.apply(m_dynamics);
    return solveWithout() && solveWithContacts();
}

// The forces of closed rigid contacts follow from the accelerations without them.
bool MotionSystem::solveWithContacts()
{
    RigidContacts& rigid = m_forces.rigid();
    if (!rigid.isClosed()) {
        rigid.clearForces();
        return true;
    }
    if (!rigid.calcForces(m_dynamics, m_given.isGiven)) {
        m_message = rigid.message();
        return false;
    }
    m_dynamics.solve(m_given, m_solution);
    ++m_solutions;
    if (!m_solution.isUsable())
        m_message = m_solution.message;
    return m_solution.isUsable();
}

bool MotionSystem::solveWithout()
{
    if (!m_isBalanced) {
        m_message = sentence("the strands that meet at massless nodes have no balance near their last places");
        return false;
    }
    applyPlannedForces();
    calcEfforts();
    m_dynamics.solve(m_given, m_solution);
    ++m_solutions;
    if (!m_solution.isUsable())
        m_message = m_solution.message;
    return m_solution.isUsable();
}

bool MotionSystem::evaluate(const MotionInstant& instant)
{
    return prepare(instant) && solve() && isDetermined();
}

bool MotionSystem::evaluate(double time, const Eigen::VectorXd& state)
{
    place(time, state.data());
    return setState() && solve() && isDetermined();
}

void MotionSystem::calcEfforts()
{
    for (std::size_t k = 0; k < m_given.isGiven.size(); ++k)
        m_given.efforts[toIndex(k)] = m_given.isGiven[k] ? 0 : effortOf(k);
}

double MotionSystem::effortOf(std::size_t coordinate)
{
    const PlannedPair& pair = stage().pairs[coordinate];
    if (const auto* function = std::get_if<TimeFunction>(&pair.effort))
        return function->at(clockOf(coordinate, m_time)).value;
    if (const auto* formula = std::get_if<BoundFormula>(&pair.effort))
        return pair.factor * value(*formula);
    const auto& tracking = std::get<PlannedTracking>(pair.effort);
    const FunctionValue target = tracking.target.at(clockOf(coordinate, m_time));
    const double effort = pair.factor
                          * (tracking.gains.proportional * (target.value - values()[toIndex(coordinate)])
                             + tracking.gains.derivative * (target.slope - m_speeds[toIndex(coordinate)]));
    const double limit = tracking.gains.limit.value_or(std::numeric_limits<double>::infinity());
    return std::clamp(effort, -limit, limit);
}

void MotionSystem::applyPlannedForces()
{
    for (const PlannedForce& planned : m_plan->forces) {
        const Configuration& configuration = m_dynamics.configuration();
        Vector3 force(0, 0, 0), moment(0, 0, 0);
        for (std::size_t i = 0; i < planned.force.size(); ++i)
            force[toIndex(i)] = value(planned.force[i]);
        for (std::size_t i = 0; i < planned.moment.size(); ++i)
            moment[toIndex(i)] = value(planned.moment[i]);
        if (planned.frame == LoadFrame::Body) {
            const Matrix3& R = configuration.R[static_cast<std::size_t>(planned.body)];
            force = R * force;
            moment = R * moment;
        }
        const Vector3 point = configuration.origin + configuration.inGround(planned.body, planned.point);
        m_dynamics.addBodyForce(planned.body, point, force, moment);
    }
}

bool MotionSystem::calcRates(double time, const double* state, double* rates)
{
    place(time, state);
    if (!setState())
        return false;
    if (m_sharpness < blunt)
        return calcRatesAcross(time, state, rates);
    if (!solve())
        return false;
    calcPositionRates(*m_mechanism, m_positions, m_speeds, m_rates);
    for (const int p : m_soughtPositions)
        *rates++ = m_rates[p];
    writeSpeedRates(rates);
    return true;
}

// Positions move on by their speeds, which is right to the second order and as stable as they are: beside a singular
// position constraints that move leave a state behind that stays where it was, so that it is no longer on its branch.
// Speeds are not moved on, since stiff forces would carry them anywhere.
void MotionSystem::predict(double time, double ahead, double* state)
{
    place(time, state);
    calcPositionRates(*m_mechanism, m_positions, m_speeds, m_rates);
    for (const int p : m_soughtPositions)
        *state++ += ahead * m_rates[p];
}

// The rates of the state besides those of positions, of the solution.
void MotionSystem::writeSpeedRates(double* rates)
{
    for (const int k : m_sought)
        *rates++ = m_solution.accelerations[k];
    for (const MovingContact& contact : m_forces.contacts().all()) {
        *rates++ = contact.anchorRate[0];
        *rates++ = contact.anchorRate[1];
    }
    *rates = power();
}

double MotionSystem::power()
{
    m_dynamics.calcLoads(m_loads);
    m_loads += m_solution.efforts + m_dynamics.resistance();
    m_loads.noalias() += m_dynamics.constraints().matrix().transpose() * m_solution.multipliers;
    return m_loads.dot(m_speeds);
}

void MotionSystem::givenSpeeds(double time, double step, Eigen::VectorXd& speeds) const
{
    for (std::size_t k = 0; k < m_given.isGiven.size(); ++k) {
        if (m_given.isGiven[k])
            speeds[toIndex(k)] = m_isBall[k] ? 0 : (givenAt(k, time + step).value - givenAt(k, time).value) / step;
    }
    for (const CompiledJoint* ball : m_turned) {
        const Eigen::Quaterniond way = turningAt(*ball, time + step).place * turningAt(*ball, time).place.conjugate();
        setAtBall(*ball, rotationVectorFromEulerParameters(way) / step, speeds);
    }
}

void MotionSystem::giveAccelerations(const Eigen::VectorXd& accelerations)
{
    for (std::size_t k = 0; k < m_given.isGiven.size(); ++k) {
        if (m_given.isGiven[k])
            m_given.accelerations[toIndex(k)] = accelerations[toIndex(k)];
    }
}

bool MotionSystem::followPositions(double time, Eigen::VectorXd& positions, Eigen::VectorXd& change)
{
    if (!m_dynamics.followPositions(positions, time, m_given.isGiven, change)) {
        m_message = constraintsLost();
        return false;
    }
    notePassage(time);
    return true;
}

bool MotionSystem::project(double time, double* state)
{
    m_message = {};  // what kept a longer step from being made
    place(time, state);
    if (m_dynamics.constraints().size() == 0) {
        normalise(*m_mechanism, m_positions);
    } else if (!m_dynamics.follow(m_positions, m_speeds, time, m_given.isGiven)) {
        m_message = constraintsLost();
        return false;
    } else {
        notePassage(time);
    }
    RigidContacts& rigid = m_forces.rigid();
    if (rigid.isClosed() && !rigid.project(m_dynamics, m_given.isGiven, time, m_positions, m_speeds)) {
        m_message = sentence("rigid contacts cannot stay closed any more");
        return false;
    }
    for (const int p : m_soughtPositions)
        *state++ = m_positions[p];
    for (const int k : m_sought)
        *state++ = m_speeds[k];
    return true;
}

}  // namespace sinew
