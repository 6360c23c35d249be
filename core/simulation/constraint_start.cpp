#include "core/base/name_list.h"
#include "core/mechanism/constraint_gaps.h"
#include "core/mechanism/meet_constraints.h"
#include "core/mechanism/positions.h"
#include "core/simulation/motion_system.h"

// How a stage begins on its constraints.

namespace sinew {

namespace {

// Speeds are left to the impact that follows.
std::vector<ConstraintGap> placeGaps(const ConstraintRows& rows)
{
    std::vector<ConstraintGap> gaps = gapsOf(rows, {});
    std::erase_if(gaps, [](const ConstraintGap& it) { return !it.isOff; });
    for (ConstraintGap& gap : gaps)
        gap.isFast = false;
    return gaps;
}

}  // namespace

Sentence MotionSystem::meetConstraints(bool mayMove)
{
    m_dynamics.setState(m_positions, m_speeds, m_start.time);
    const ConstraintRows& rows = m_dynamics.constraints();
    if (rows.size() == 0)
        return checkContacts();
    if (!mayMove && !placeGaps(rows).empty())
        return sentence("stage '%1' holds constraints that are off when it begins: %2", stage().name,
                        gapsInWords(placeGaps(rows)));
    Eigen::VectorXd speeds = m_speeds;  // they jump in strike(), where impulses do it
    if (!m_dynamics.project(m_positions, mayMove ? m_speeds : speeds, m_start.time, m_given.isGiven))
        return sentence("stage '%1' holds constraints that cannot be met; nearest to its start they are off: %2",
                        stage().name, gapsInWords(placeGaps(rows)));
    if (mayMove && !gapsOf(rows, m_speeds).empty())
        return sentence("stage '%1' holds constraints that its speeds cannot keep: %2", stage().name,
                        gapsInWords(gapsOf(rows, m_speeds)));
    if (m_dynamics.sharpness(m_given.isGiven) == 0)
        return sentence("stage '%1' begins at a singular position of the constraints, where the motion may branch: %2; "
                        "begin beside it",
                        stage().name, nameList(m_dynamics.weakRows(m_given.isGiven)));
    noteMoves();
    m_start.positions = m_positions;
    m_start.speeds = m_speeds;
    return checkContacts();
}

void MotionSystem::noteMoves()
{
    const Eigen::VectorXd before = valuesOf(*m_mechanism, m_start.positions);
    const Eigen::VectorXd after = valuesOf(*m_mechanism, m_positions);
    if ((after - before).cwiseAbs().maxCoeff() > gapTolerance)
        m_remarks.push_back(makeWarning(
            sentence("the start was moved to meet the constraints: %1", changeWords(*m_mechanism, before, after))));
    if ((m_speeds - m_start.speeds).cwiseAbs().maxCoeff() > gapTolerance)
        m_remarks.push_back(makeWarning(sentence("the speeds at the start were changed to meet the constraints: %1",
                                                 speedChangeWords(*m_mechanism, m_start.speeds, m_speeds))));
}

}  // namespace sinew
