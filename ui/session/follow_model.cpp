#include "ui/session/follow_model.h"

#include <algorithm>
#include <utility>

#include "core/document/names.h"
#include "core/document/object_lists.h"
#include "core/statics/equilibrium_posture.h"

namespace sinew {

namespace {

constexpr ObjectKind kindsOfResults[]
    = {ObjectKind::Body, ObjectKind::Joint, ObjectKind::Coordinate, ObjectKind::Constraint,
       ObjectKind::Node, ObjectKind::Link,  ObjectKind::Contact};

std::ptrdiff_t indexOf(const std::vector<std::string>& names, const std::string& name)
{
    const auto it = std::find(names.begin(), names.end(), name);
    return it == names.end() ? -1 : it - names.begin();
}

CoordinateSetting& settingOf(std::vector<CoordinateSetting>& settings, const std::string& coordinate)
{
    const auto it = std::find_if(settings.begin(), settings.end(),
                                 [&](const CoordinateSetting& s) { return s.coordinate == coordinate; });
    if (it != settings.end())
        return *it;
    settings.push_back({coordinate, {}, {}, {}});
    return settings.back();
}

}  // namespace

std::vector<std::string> namesOf(const Model& model, ObjectKind kind)
{
    return namesIn(model, listOf({kind, {}}));
}

namespace {

// All objects of the kind of one.
std::vector<ObjectId> objectsLike(const Model& model, const ObjectId& id)
{
    std::vector<ObjectId> objects;
    const std::string list = listOf(id);
    for (const std::string& name : namesIn(model, list))
        objects.push_back(objectIn(list, name));
    if (id.kind != ObjectKind::Load)
        return objects;
    for (const Activity& activity : model.activities) {
        for (const Load& load : activity.loads)
            objects.push_back({id.kind, load.name, activity.name, {}});
        for (const ActivityStep& step : activity.steps) {
            for (const Load& load : step.loads)
                objects.push_back({id.kind, load.name, activity.name, step.name});
        }
    }
    return objects;
}

}  // namespace

std::vector<ObjectId> objectsOf(const Model& model, ObjectKind kind)
{
    return objectsLike(model, {kind, {}});
}

ObjectId followObject(const ObjectId& id, const Model& before, const Model& after)
{
    const std::vector<ObjectId> objects = objectsLike(after, id);
    if (std::find(objects.begin(), objects.end(), id) != objects.end())
        return id;
    const std::vector<ObjectId> old = objectsLike(before, id);
    const auto place = std::find(old.begin(), old.end(), id) - old.begin();
    if (place == static_cast<std::ptrdiff_t>(old.size()) || old.size() != objects.size())
        return {};
    return objects[static_cast<std::size_t>(place)];
}

bool haveSameObjects(const Model& a, const Model& b)
{
    return std::all_of(std::begin(kindsOfResults), std::end(kindsOfResults),
                       [&](ObjectKind kind) { return namesOf(a, kind) == namesOf(b, kind); });
}

namespace {

// Index of the same object in the edited model, -1: it is gone.
std::ptrdiff_t followIndex(ObjectKind kind, const std::string& name, const Model& before, const Model& after)
{
    const ObjectId now = followObject({kind, name}, before, after);
    return now.isNull() ? -1 : indexOf(namesOf(after, kind), now.name);
}

void keepCoordinates(const SituationOf& before, const Model& model, KeptSituation& kept)
{
    for (std::size_t i = 0; i < before.model.coordinates.size(); ++i) {
        const auto row = static_cast<Eigen::Index>(i);
        const bool isValueSet = before.situation.values[row] != before.stated.values[row];
        const bool isModeSet = before.situation.modes[i] != before.stated.modes[i];
        const bool isEffortSet = before.situation.efforts[i] != before.stated.efforts[i];
        if (!isValueSet && !isModeSet && !isEffortSet)
            continue;
        const std::string& name = before.model.coordinates[i].name;
        const std::ptrdiff_t place = followIndex(ObjectKind::Coordinate, name, before.model, model);
        if (place < 0) {
            kept.dropped.push_back(sentence("what was set for coordinate '%1'", name));
            continue;
        }
        const auto to = static_cast<std::size_t>(place);
        if (isValueSet)
            kept.situation.values[place] = before.situation.values[row];
        if (isModeSet)
            kept.situation.modes[to] = before.situation.modes[i];
        if (isEffortSet)
            kept.situation.efforts[to] = before.situation.efforts[i];
    }
}

void keepActivations(const SituationOf& before, const Model& model, KeptSituation& kept)
{
    for (std::size_t j = 0; j < before.model.links.size(); ++j) {
        const auto row = static_cast<Eigen::Index>(j);
        if (before.situation.activations[row] == before.stated.activations[row])
            continue;
        const std::string& name = before.model.links[j].name;
        if (const std::ptrdiff_t place = followIndex(ObjectKind::Link, name, before.model, model); place >= 0)
            kept.situation.activations[place] = before.situation.activations[row];
        else
            kept.dropped.push_back(sentence("the activation of link '%1'", name));
    }
}

}  // namespace

ActivityIndex followActivity(const ActivityIndex& index, const Model& before, const Model& after)
{
    if (index.activity < 0)
        return index;
    const Activity& old = before.activities[static_cast<std::size_t>(index.activity)];
    const std::ptrdiff_t activity = followIndex(ObjectKind::Activity, old.name, before, after);
    if (activity < 0)
        return {};
    const std::vector<ActivityStep>& steps = after.activities[static_cast<std::size_t>(activity)].steps;
    int step = std::min(index.step, static_cast<int>(steps.size()) - 1);
    if (step >= 0) {
        const std::string& name = old.steps[static_cast<std::size_t>(index.step)].name;
        const auto has = [&](const ActivityStep& it) { return it.name == name; };
        const auto found = std::find_if(steps.begin(), steps.end(), has);
        // Several steps may have no name.
        if (!has(steps[static_cast<std::size_t>(step)]) && found != steps.end())
            step = static_cast<int>(found - steps.begin());
    }
    return {static_cast<int>(activity), step};
}

KeptSituation keepSituation(const SituationOf& before, const Situation& now, const Model& model,
                            const Mechanism& mechanism)
{
    KeptSituation kept{now, {}};
    kept.situation.loadFactor = before.situation.loadFactor;
    keepCoordinates(before, model, kept);
    keepActivations(before, model, kept);
    if (before.situation.shortenings != before.stated.shortenings)
        kept.situation.shortenings = shorteningsOfPosture(mechanism, kept.situation);
    return kept;
}

Model withPosture(Model model, const Situation& situation, int activity, int step)
{
    Activity* target = activity < 0 ? nullptr : &model.activities[static_cast<std::size_t>(activity)];
    const Situation stated = makeSituation(model, target, step);
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        const double value = situation.values[static_cast<Eigen::Index>(i)];
        if (!target) {
            Coordinate& coordinate = model.coordinates[i];
            if (value != coordinate.value)
                coordinate.rest = coordinate.restValue();  // keeping a posture changes no rest length
            coordinate.value = value;
            coordinate.mode = situation.modes[i];
            coordinate.effort = situation.efforts[i];
            continue;
        }
        auto& settings = step < 0 ? target->settings : target->steps[static_cast<std::size_t>(step)].settings;
        const std::string& name = model.coordinates[i].name;
        if (value != stated.values[static_cast<Eigen::Index>(i)])
            settingOf(settings, name).value = value;
        if (situation.modes[i] != stated.modes[i])
            settingOf(settings, name).mode = situation.modes[i];
        if (situation.efforts[i] != stated.efforts[i])
            settingOf(settings, name).effort = situation.efforts[i];
    }
    if (target && situation.values != stated.values) {
        for (ReferenceRange& reference : target->references)
            reference.posture = ReferencePosture::Other;
    }
    return model;
}

Model withActivity(Model model, const std::string& name, const Situation& situation, int activity, int step,
                   const std::vector<Load>& added)
{
    Activity kept = activity < 0 ? Activity{} : model.activities[static_cast<std::size_t>(activity)];
    kept.name = kept.title = name;
    kept.references.clear();
    if (step >= 0 && step < static_cast<int>(kept.steps.size())) {
        const ActivityStep& at = kept.steps[static_cast<std::size_t>(step)];
        for (const CoordinateSetting& setting : at.settings) {
            CoordinateSetting& into = settingOf(kept.settings, setting.coordinate);
            into.value = setting.value ? setting.value : into.value;
            into.mode = setting.mode ? setting.mode : into.mode;
            into.effort = setting.effort ? setting.effort : into.effort;
        }
        kept.loads.insert(kept.loads.end(), at.loads.begin(), at.loads.end());
    }
    kept.steps.clear();
    for (Load load : added) {
        load.name = nameFor(kept.loads, load.name);
        kept.loads.push_back(std::move(load));
    }
    model.activities.push_back(std::move(kept));
    const auto last = static_cast<int>(model.activities.size()) - 1;
    return withPosture(std::move(model), situation, last, -1);
}

}  // namespace sinew
