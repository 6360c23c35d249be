#include <cmath>

#include "core/base/name_list.h"
#include "core/base/number_words.h"
#include "core/mechanism/constraint_gaps.h"
#include "core/mechanism/positions.h"
#include "core/simulation/motion_system.h"

// How a stage begins on its constraints.

namespace sinew {

namespace {

// "'knee' from 65 deg to 61.86 deg" of all coordinates that changed by more than the tolerance of a gap.
std::string changesInWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const Eigen::VectorXd& after,
                           const char* per)
{
    std::string text;
    for (std::size_t k = 0; k < mechanism.coordinateNames.size(); ++k) {
        const auto i = static_cast<Eigen::Index>(k);
        if (std::abs(after[i] - before[i]) <= gapTolerance)
            continue;
        const bool isAngle = mechanism.coordinateKinds[k] == CoordinateKind::Rotation;
        text += (text.empty() ? "'" : ", '") + mechanism.coordinateNames[k] + "' from "
                + amountInWords(before[i], isAngle) + per + " to " + amountInWords(after[i], isAngle) + per;
    }
    return text;
}

}  // namespace

std::string MotionSystem::meetConstraints(bool mayMove)
{
    m_dynamics.setState(m_positions, m_speeds, m_start.time);
    const ConstraintRows& rows = m_dynamics.constraints();
    if (rows.size() == 0)
        return {};
    std::vector<ConstraintGap> gaps = gapsOf(rows, m_speeds);
    std::erase_if(gaps, [](const ConstraintGap& it) { return !it.isOff; });
    if (!mayMove && !gaps.empty())
        return "holds constraints that are off when it begins: " + gapsInWords(gaps);
    Eigen::VectorXd speeds = m_speeds;  // they jump in strike(), where impulses do it
    if (!m_dynamics.project(m_positions, mayMove ? m_speeds : speeds, m_start.time, m_given.isGiven))
        return "holds constraints that cannot be met; nearest to it they are off: " + gapsInWords(gapsOf(rows, speeds));
    if (m_dynamics.sharpness(m_given.isGiven) == 0)
        return "begins at a singular position of the constraints, where the motion may branch: "
               + nameList(m_dynamics.weakRows(m_given.isGiven)) + "; begin beside it";
    noteMoves();
    m_start.positions = m_positions;
    m_start.speeds = m_speeds;
    return {};
}

void MotionSystem::noteMoves()
{
    const std::string moved = changesInWords(*m_mechanism, valuesOf(*m_mechanism, m_start.positions),
                                             valuesOf(*m_mechanism, m_positions), "");
    const std::string sped = changesInWords(*m_mechanism, m_start.speeds, m_speeds, "/s");
    if (!moved.empty())
        m_remarks.push_back(makeWarning("the start was moved onto the constraints: " + moved));
    if (!sped.empty())
        m_remarks.push_back(makeWarning("the speeds of the start were changed to keep the constraints: " + sped));
}

}  // namespace sinew
