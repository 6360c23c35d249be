#pragma once

#include <memory>
#include <set>

#include "core/statics/activity_series.h"
#include "ui/jobs/model_loader.h"
#include "ui/panels/recruitment/activation_data.h"
#include "ui/panels/recruitment/interval_data.h"

namespace sinew::test {

// The hip in one-legged stance, with what the worker makes of it.
struct Hip {
    Model model;
    std::shared_ptr<const Mechanism> mechanism;
    Situation situation;
    ObjectId selection;
    std::set<ObjectId> hidden;
    int activity = 0, step = -1;
    std::shared_ptr<const std::vector<StaticsSolution>> series;

    Hip()
    {
        const LoadedModel loaded = loadModel(SINEW_RESOURCE_DIR "/models/hip.sinew.json");
        model = *loaded.model;
        mechanism = loaded.mechanism;
        situation = makeSituation(model, &model.activities[0]);
    }

    // A posture of another activity, with the whole series solved.
    void choose(const std::string& name, int chosenStep)
    {
        while (model.activities[static_cast<std::size_t>(activity)].name != name)
            ++activity;
        const Activity& chosen = model.activities[static_cast<std::size_t>(activity)];
        step = chosenStep;
        situation = makeSituation(model, &chosen, step);
        series = std::make_shared<const std::vector<StaticsSolution>>(solveActivity(model, *mechanism, chosen));
    }

    PanelInput input() const
    {
        PanelInput made{model, model, situation, hidden};
        made.activity = &model.activities[static_cast<std::size_t>(activity)];
        made.step = step;
        made.series = series;
        made.selection = selection;
        made.mechanism = mechanism.get();
        return made;
    }

    RecruitmentStudy study() const
    {
        StudyWishes wishes;
        wishes.sensitivities = true;
        wishes.activationBase = true;
        wishes.ownActivations = ownActivations(model);
        return studyOf({mechanism, situation, wishes});
    }

    IntervalStudy intervals(int samples = 200) const
    {
        return intervalsOf({mechanism, situation, optionsOfShare(0.2, samples)});
    }

    // Links of a group, or the link, s times stiffer.
    void change(const QString& title, double s)
    {
        for (const ActivationGroup& group : activationData(input(), nullptr).groups) {
            if (group.title == title)
                situation.activations = withGroupChange(model, situation.activations, group, s);
        }
    }

    int link(const std::string& name) const
    {
        int index = 0;
        while (model.links[static_cast<std::size_t>(index)].name != name)
            ++index;
        return index;
    }
};

// Between the forces shown and those of a solution, relative to the largest.
inline double largestDifference(const ActivationData& data, const StaticsSolution& solution)
{
    double largest = 0;
    for (const ActivationBar& bar : data.all)
        largest = std::max(largest, std::abs(bar.after - solution.forces[bar.link]));
    return largest / solution.forces.cwiseAbs().maxCoeff();
}

}  // namespace sinew::test
