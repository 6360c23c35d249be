#include <algorithm>
#include <array>

#include "core/base/name_list.h"
#include "core/mechanism/positions.h"
#include "core/simulation/motion_system.h"

// How a motion passes a singular position of its constraints.

namespace sinew {

namespace {

// The value at 0 of the polynomial through values at -3 .. -1 and 1 .. 3 is the sum of these times the sums of both
// sides, at 1, 2 and 3.
constexpr std::array<double, 3> shares = {15.0 / 20, -6.0 / 20, 1.0 / 20};

}  // namespace

// Along its branch a motion is smooth where it passes a singular position, but there the constraints tell accelerations
// only as a ratio of two vanishing numbers: round-off grows by the inverse square of their sharpness. So the rates are
// read off the smooth function of time that they are along the branch, at moments before and after at which the state,
// moved on by its speeds and put onto the branch, is sharp enough.
bool MotionSystem::calcRatesAcross(double time, const double* state, double* rates)
{
    constexpr double farthest = 0.1;  // rad or m; beyond it the motion is not one that passes
    place(time, state);
    calcPositionRates(*m_mechanism, m_positions, m_speeds, m_rates);
    for (const int p : m_soughtPositions)
        *rates++ = m_rates[p];
    const double speed = m_speeds.cwiseAbs().maxCoeff();
    for (double way = 2 * blunt; way <= farthest && speed > 0; way *= 2) {
        if (interpolateSpeedRates(time, state, way / speed, rates))
            return true;
    }
    place(time, state);
    m_dynamics.setState(m_positions, m_speeds, m_time);
    m_message = sentence("the motion comes to a singular position of the constraints %1 and does not pass it along one "
                         "branch",
                         nameList(m_dynamics.weakRows(m_given.isGiven)));
    return false;
}

// From those at 1, 2 and 3 times a time (s) before and after.
bool MotionSystem::interpolateSpeedRates(double time, const double* state, double ahead, double* rates)
{
    const Eigen::Index count = size() - static_cast<Eigen::Index>(m_soughtPositions.size());
    Eigen::VectorXd before(count), after(count), sum = Eigen::VectorXd::Zero(count);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double distance = static_cast<double>(i + 1) * ahead;
        if (!calcSpeedRatesAt(time, state, distance, after) || !calcSpeedRatesAt(time, state, -distance, before))
            return false;
        sum += shares[i] * (before + after);
    }
    std::copy(sum.begin(), sum.end(), rates);
    return true;
}

// Of the state moved on by its speeds for a time (s, may be negative). False where the constraints are no sharper.
bool MotionSystem::calcSpeedRatesAt(double time, const double* state, double ahead, Eigen::VectorXd& rates)
{
    place(time, state);
    calcPositionRates(*m_mechanism, m_positions, m_speeds, m_rates);
    Eigen::VectorXd moved = Eigen::Map<const Eigen::VectorXd>(state, size());
    for (std::size_t i = 0; i < m_soughtPositions.size(); ++i)
        moved[static_cast<Eigen::Index>(i)] += ahead * m_rates[m_soughtPositions[i]];
    place(time + ahead, moved.data());
    if (!setState() || m_sharpness < blunt)
        return false;
    m_time = time;  // efforts are those of the moment: they may change faster than the motion
    if (!solve())
        return false;
    writeSpeedRates(rates.data());
    return true;
}

Sentence MotionSystem::constraintsLost()
{
    return sentence("the constraints cannot be met any more: %1", nameList(m_dynamics.weakRows(m_given.isGiven)));
}

bool MotionSystem::isDetermined()
{
    if (!m_dynamics.isPartlyFree())
        return true;
    m_message = sentence("the forces of the constraints %1 are not determined at this singular position",
                         nameList(m_dynamics.weakRows(m_given.isGiven)));
    m_passages.noteLeftOut();
    return false;
}

void MotionSystem::notePassage(double time)
{
    constexpr double near = 0.3;  // of the sharpness; a step is shorter than that, in rad
    if (m_dynamics.isPartlyFree())
        return;
    if (m_dynamics.sharpness(m_given.isGiven) < near)
        m_passages.note(time, m_dynamics.directions(m_given.isGiven), m_dynamics.constraints().names());
    else
        m_passages.forget();
}

std::optional<Sentence> MotionSystem::singularityAt(const MotionInstant& instant)
{
    constexpr double near = 0.05;  // of the sharpness
    m_time = instant.time;
    m_positions = instant.positions;
    m_speeds = instant.speeds;
    placeGiven(instant.time);
    m_dynamics.setState(m_positions, m_speeds, m_time);
    if (m_dynamics.sharpness(m_given.isGiven) > near)
        return {};
    return nameList(m_dynamics.weakRows(m_given.isGiven));
}

}  // namespace sinew
