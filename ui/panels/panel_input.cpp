#include "ui/panels/panel_input.h"

#include <algorithm>

#include "ui/scene/labels.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

template <class T>
bool fits(const T& array, std::size_t size)
{
    return static_cast<std::size_t>(array.size()) == size;
}

}  // namespace

const StaticsSolution* PanelInput::attempt() const
{
    if (!newest)
        return nullptr;
    const StaticsSolution& s = *newest;
    const bool fitsModel = fits(s.forces, model.links.size()) && fits(s.engaged, model.links.size())
                           && fits(s.lengths, model.links.size())
                           && fits(s.efforts, model.coordinates.size()) && fits(s.missing, model.coordinates.size())
                           && fits(s.reactions, model.coordinates.size()) && fits(s.joints, model.joints.size());
    return fitsModel ? &s : nullptr;
}

const StaticsSolution* PanelInput::solution() const
{
    const StaticsSolution* newestThatFits = attempt();
    return newestThatFits && newestThatFits->isUsable() ? newestThatFits : nullptr;
}

double PanelInput::givenEffort(std::size_t coordinate) const
{
    return coordinate < situation.efforts.size() ? effortInSi(situation.efforts[coordinate], situation.bodyWeight) : 0;
}

double PanelInput::tensionScale() const
{
    double largest = 0;
    if (const StaticsSolution* usable = solution()) {
        for (std::size_t i = 0; i < model.links.size(); ++i) {
            if (!hidden.contains({ObjectKind::Link, model.links[i].name}))
                largest = std::max(largest, usable->forces[static_cast<Eigen::Index>(i)]);
        }
    }
    return roundedUp(largest);
}

PanelInput inputOf(const Session& session)
{
    PanelInput input{session.model(), session.expandedModel(), session.situation(), session.hidden()};
    input.activity = session.currentActivity();
    input.step = session.step();
    input.selection = session.selection();
    input.series = session.series();
    if (session.hasModel())
        input.mechanism = &session.mechanism();
    if (const std::shared_ptr<const Solved> solved = session.solved()) {
        input.newest = std::shared_ptr<const StaticsSolution>(solved, &solved->solution);
        input.configuration = std::shared_ptr<const Configuration>(solved, &solved->configuration);
    }
    return input;
}

}  // namespace sinew
