#include "ui/panels/panel_input.h"

#include <algorithm>

#include "core/mechanism/coordinate_motion.h"
#include "core/mechanism/strand.h"
#include "ui/scene/labels.h"
#include "ui/session/session.h"

namespace sinew {

const ResultFrame* PanelInput::usable() const
{
    return frame && frame->isBalanced() ? frame.get() : nullptr;
}

// A moved slider is shown at once, before its posture is solved.
double PanelInput::valueOf(std::size_t coordinate) const
{
    if (showsRecording())
        return frame->coordinates[coordinate].value;
    const auto row = static_cast<Eigen::Index>(coordinate);
    return row < situation.values.size() ? situation.values[row] : model.coordinates[coordinate].value;
}

Eigen::MatrixXd PanelInput::momentArms() const
{
    if (!frame || !frame->mechanism || !frame->isPlaced())
        return {};
    std::vector<bool> isLocked;
    for (const CoordinateMode mode : situation.modes)
        isLocked.push_back(mode == CoordinateMode::Locked);
    CoordinateMotions motions(*frame->mechanism, frame->configuration, frame->positions, isLocked);
    return motions.arms(calcMomentArms(*frame->mechanism, frame->configuration));
}

double PanelInput::givenEffort(std::size_t coordinate) const
{
    return coordinate < situation.efforts.size() ? effortInSi(situation.efforts[coordinate], situation.bodyWeight) : 0;
}

double PanelInput::tensionScale() const
{
    if (showsRecording())
        return tensionScaleOf(recordedTension);
    // Of the links that are seen; where none is, as of an isolated bone, of all.
    double seen = 0, all = 0;
    for (std::size_t i = 0; usable() && i < model.links.size(); ++i) {
        const double force = frame->links[i].force.value_or(0);
        all = std::max(all, force);
        if (!hidden.contains({ObjectKind::Link, model.links[i].name}))
            seen = std::max(seen, force);
    }
    return tensionScaleOf(seen > 0 ? seen : all);
}

PanelInput inputOf(const Session& session)
{
    PanelInput input{session.model(), session.expandedModel(), session.situation(), session.hidden()};
    input.activity = session.currentActivity();
    input.step = session.step();
    input.selection = session.selection();
    input.alsoSelected = &session.alsoSelected();
    input.project = &session.project();
    input.problems = &session.problems();
    input.isCurrent = session.isCurrent();
    input.series = session.series();
    if (session.hasModel())
        input.mechanism = &session.mechanism();
    input.frame = session.frame();
    input.recordedTension = session.recordedTension();
    if (const std::shared_ptr<const Solved> solved = session.solved()) {
        input.statics = std::shared_ptr<const StaticsSolution>(solved, &solved->solution);
        input.hasHistory = solved->hasHistory;
    }
    return input;
}

}  // namespace sinew
