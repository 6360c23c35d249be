// Session: the posture that is shown, and its way through the undo history.

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/mechanism/meet_constraints.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"

namespace sinew {

bool Session::isCoordinate(int coordinate) const
{
    return hasModel() && coordinate >= 0 && coordinate < m_mechanism->coordinateCount;
}

QString Session::coordinateName(int coordinate) const
{
    return readableName(model().coordinates[static_cast<std::size_t>(coordinate)].name);
}

ShownPosture Session::shownPosture() const
{
    return {m_situation, m_activity, m_step, m_addedLoads};
}

// What stays of it when the model has errors is of a former one, to which the history does not lead back: no entry then.
void Session::postureSet(ShownPosture before, const QString& sentence, const std::string& mergeKey)
{
    const std::vector<Place> selected = selectedPlaces();
    if (m_isCurrent
        && m_document.commitPosture({std::move(before), shownPosture()},
                                    {sentence.toStdString(), mergeKey, selected, selected}))
        m_toTell |= Change::History;
    situationChanged();
}

void Session::beginPosture()
{
    m_document.closeEntry();
}

// Of the model as it was when the posture was set.
void Session::showPosture(const ShownPosture& posture)
{
    if (!m_isCurrent || !faultOf(*m_mechanism, posture.situation).empty())
        return;
    const bool isAnother = posture.activity != m_activity;
    m_activity = posture.activity;
    m_step = posture.step;
    m_situation = posture.situation;
    m_addedLoads = posture.addedLoads;
    if (isAnother)
        requestSeries();
    situationChanged();
}

// To look at another activity is no entry, unless it discards what was set in this one.
void Session::setActivity(int activity, int step)
{
    if (!hasModel() || activity < -1 || activity >= static_cast<int>(model().activities.size()))
        return;
    const bool discards = isAdjusted();
    ShownPosture before = shownPosture();
    chooseActivity(activity, step);
    if (!discards)
        return situationChanged();
    const bool isReset = before.activity == m_activity && before.step == m_step;
    const Activity* now = currentActivity();
    postureSet(std::move(before), isReset ? tr("Reset posture")
                                  : now   ? tr("Choose '%1'").arg(titleOf(*now))
                                          : tr("Choose the model's own posture"));
}

void Session::chooseActivity(int activity, int step)
{
    const bool isAnother = activity != m_activity;
    m_activity = activity;
    const int steps = currentActivity() ? static_cast<int>(currentActivity()->steps.size()) : 0;
    m_step = steps == 0 ? -1 : std::clamp(step, 0, steps - 1);
    m_situation = statedSituation();
    m_addedLoads.clear();
    if (isAnother)
        requestSeries();
}

void Session::setCoordinateValue(int coordinate, double value)
{
    if (!isCoordinate(coordinate) || !std::isfinite(value) || m_situation.values[coordinate] == value)
        return;
    ShownPosture before = shownPosture();
    m_situation.values[coordinate] = value;
    std::vector<bool> isFixed(m_situation.modes.size(), false);
    isFixed[static_cast<std::size_t>(coordinate)] = true;
    m_situation.values = meetConstraints(m_mechanism, m_situation.values, isFixed).values;  // the others follow
    // Links stretched by a found posture are so in that posture only.
    m_situation.shortenings = statedSituation().shortenings;
    postureSet(std::move(before), tr("Set %1").arg(coordinateName(coordinate)),
               "posture value " + std::to_string(coordinate));
}

void Session::setPosture(const Eigen::VectorXd& values)
{
    if (!hasModel() || values.size() != m_situation.values.size() || !values.allFinite()
        || values == m_situation.values)
        return;
    ShownPosture before = shownPosture();
    m_situation.values = values;
    m_situation.shortenings = statedSituation().shortenings;
    postureSet(std::move(before), tr("Pose the joints"), "posture");
}

void Session::setCoordinateMode(int coordinate, CoordinateMode mode)
{
    if (!isCoordinate(coordinate) || m_situation.modes[static_cast<std::size_t>(coordinate)] == mode)
        return;
    ShownPosture before = shownPosture();
    m_situation.modes[static_cast<std::size_t>(coordinate)] = mode;
    postureSet(std::move(before), tr("Set the mode of %1").arg(coordinateName(coordinate)),
               "posture mode " + std::to_string(coordinate));
}

void Session::setCoordinateEffort(int coordinate, const Amount& effort)
{
    if (!isCoordinate(coordinate) || !std::isfinite(effort.value)
        || m_situation.efforts[static_cast<std::size_t>(coordinate)] == effort)
        return;
    ShownPosture before = shownPosture();
    m_situation.efforts[static_cast<std::size_t>(coordinate)] = effort;
    const bool isTurn = model().coordinates[static_cast<std::size_t>(coordinate)].kind == CoordinateKind::Rotation;
    const QString name = coordinateName(coordinate);
    postureSet(std::move(before),
               isTurn ? tr("Set the given moment of %1").arg(name) : tr("Set the given force of %1").arg(name),
               "posture effort " + std::to_string(coordinate));
}

void Session::setAddedLoads(std::vector<Load> loads)
{
    if (!hasModel() || loads == m_addedLoads)
        return;
    ShownPosture before = shownPosture();
    m_addedLoads = std::move(loads);
    m_situation.loads = statedSituation().loads;
    addLoads(model(), m_addedLoads, m_situation);
    postureSet(std::move(before), tr("Change the added loads"),
               "posture loads " + std::to_string(m_addedLoads.size()));  // one more or less is a step of its own
}

void Session::resetPosture()
{
    setActivity(m_activity, m_step);
}

}  // namespace sinew
