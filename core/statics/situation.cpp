#include "core/statics/situation.h"

#include <algorithm>
#include <cmath>

#include "core/base/number_words.h"
#include "core/model/expand_segments.h"
#include "core/model/size_bounds.h"

namespace sinew {

namespace {

// As in the mechanism, where the parts of segments follow the bodies. 0 for the ground and for names that do not exist.
int bodyIndex(const Model& model, const std::string& name)
{
    for (std::size_t i = 0; i < model.bodies.size(); ++i) {
        if (model.bodies[i].name == name)
            return static_cast<int>(i) + 1;
    }
    auto index = static_cast<int>(model.bodies.size());
    for (const Segment& segment : model.segments) {
        for (const std::string& part : partNames(segment)) {
            ++index;
            if (part == name)
                return index;
        }
    }
    return 0;
}

void applySettings(const Model& model, const std::vector<CoordinateSetting>& settings, Situation& situation)
{
    for (const CoordinateSetting& setting : settings) {
        for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
            if (model.coordinates[i].name != setting.coordinate)
                continue;
            if (setting.value)
                situation.values[static_cast<Eigen::Index>(i)] = *setting.value;
            if (setting.mode)
                situation.modes[i] = *setting.mode;
            if (setting.effort)
                situation.efforts[i] = *setting.effort;
        }
    }
}

// activity, step: names of what states the loads; empty for the model.
void addStated(const Model& model, const std::vector<Load>& loads, const std::string& activity, const std::string& step,
               Situation& situation)
{
    const std::size_t before = situation.loads.size();
    addLoads(model, loads, situation);
    for (std::size_t i = 0; i < loads.size(); ++i)
        situation.loads[before + i].id = {ObjectKind::Load, loads[i].name, activity, step};
}

}  // namespace

void addLoads(const Model& model, const std::vector<Load>& loads, Situation& situation)
{
    for (const Load& load : loads)
        situation.loads.push_back(
            {bodyIndex(model, load.body), load.point, load.force, load.moment, load.scale, load.frame, {}});
}

Situation makeSituation(const Model& model, const Activity* activity, int step)
{
    Situation situation;
    situation.values = postureOf(model);
    for (const Coordinate& coordinate : model.coordinates) {
        situation.modes.push_back(coordinate.mode);
        situation.efforts.push_back(coordinate.effort);
    }
    situation.gravity = model.gravity;
    situation.bodyWeight = model.bodyWeight;
    situation.shortenings.resize(static_cast<Eigen::Index>(model.links.size()));
    situation.activations.resize(situation.shortenings.size());
    for (std::size_t j = 0; j < model.links.size(); ++j) {
        situation.shortenings[static_cast<Eigen::Index>(j)] = model.links[j].shortening;
        situation.activations[static_cast<Eigen::Index>(j)] = model.links[j].activation;
    }
    addStated(model, model.loads, {}, {}, situation);
    if (!activity)
        return situation;
    if (activity->gravity)
        situation.gravity = *activity->gravity;
    situation.supportBody = bodyIndex(model, activity->support);
    applySettings(model, activity->settings, situation);
    addStated(model, activity->loads, activity->name, {}, situation);
    if (step >= 0 && step < static_cast<int>(activity->steps.size())) {
        const ActivityStep& posture = activity->steps[static_cast<std::size_t>(step)];
        applySettings(model, posture.settings, situation);
        addStated(model, posture.loads, activity->name, posture.name, situation);
    }
    return situation;
}

namespace {

// Sizes far beyond any skeleton, at which the digits of everything else would be lost.
Sentence tooLarge(const Sentence& what, double limit)
{
    return sentence("%1 is beyond what can be computed with; at most %2", what, inWords(limit));
}

Sentence faultOfSize(const Situation& situation)
{
    constexpr double mostShare = 1e9;
    const auto largest = [](const auto& v) { return v.size() > 0 ? v.cwiseAbs().maxCoeff() : 0.0; };
    double load = 0, effort = 0;
    for (const CompiledLoad& it : situation.loads) {
        const double unit = it.scale == Scale::BodyWeight ? std::abs(situation.bodyWeight) : 1;
        load = std::max({load, unit * largest(it.force), unit * largest(it.moment), largest(it.point)});
    }
    for (const Amount& it : situation.efforts)
        effort = std::max(effort, std::abs(effortInSi(it, situation.bodyWeight)));
    if (largest(situation.activations) > mostActivation)
        return tooLarge(sentence("an activation"), mostActivation);
    if (largest(situation.shortenings) > mostShortening)
        return tooLarge(sentence("an imposed shortening (m)"), mostShortening);
    if (largest(situation.values) > mostCoordinateValue)
        return tooLarge(sentence("a coordinate (rad or m)"), mostCoordinateValue);
    if (std::abs(situation.loadFactor) > mostShare)
        return tooLarge(sentence("the share of the load"), mostShare);
    if (std::abs(situation.bodyWeight) > mostForce)
        return tooLarge(sentence("the body weight (N)"), mostForce);
    if (largest(situation.gravity) > mostForce)
        return tooLarge(sentence("gravity (m/s^2)"), mostForce);
    if (effort > mostForce)
        return tooLarge(sentence("a given moment or force"), mostForce);
    if (load > mostForce)
        return tooLarge(sentence("a load (N, N m or m)"), mostForce);
    return {};
}

}  // namespace

Sentence faultOf(const Mechanism& mechanism, const Situation& situation)
{
    const auto coordinates = static_cast<std::size_t>(mechanism.coordinateCount);
    const Eigen::Index links = mechanism.linkCount();
    const auto isBody = [&](int body) { return body >= 0 && body < mechanism.bodyCount; };
    if (situation.values.size() != mechanism.coordinateCount || situation.modes.size() != coordinates
        || situation.efforts.size() != coordinates || situation.shortenings.size() != links
        || situation.activations.size() != links)
        return sentence("the situation does not belong to this mechanism: the sizes differ");
    if (!isBody(situation.supportBody)
        || !std::all_of(situation.loads.begin(), situation.loads.end(),
                        [&](const CompiledLoad& load) { return isBody(load.body); }))
        return sentence("a load or the support names a body that does not exist");
    const bool loadsFinite = std::all_of(situation.loads.begin(), situation.loads.end(), [](const CompiledLoad& load) {
        return load.point.allFinite() && load.force.allFinite() && load.moment.allFinite();
    });
    const bool effortsFinite = std::all_of(situation.efforts.begin(), situation.efforts.end(),
                                           [](const Amount& effort) { return std::isfinite(effort.value); });
    if (!loadsFinite || !effortsFinite || !situation.values.allFinite() || !situation.gravity.allFinite()
        || !std::isfinite(situation.bodyWeight) || !std::isfinite(situation.loadFactor)
        || !situation.shortenings.allFinite() || !situation.activations.allFinite())
        return sentence("the posture or a load holds a number that is not finite");
    if (links > 0 && !(situation.activations.minCoeff() > -1))
        return sentence("an activation is not above -1");
    return faultOfSize(situation);
}

bool isSamePosture(const Situation& a, const Situation& b)
{
    return a.values.size() == b.values.size() && a.values == b.values && a.modes == b.modes && a.efforts == b.efforts
           && a.loads == b.loads && a.loadFactor == b.loadFactor && a.activations.size() == b.activations.size()
           && a.activations == b.activations;
}

int postureCount(const Activity& activity)
{
    return std::max(1, static_cast<int>(activity.steps.size()));
}

}  // namespace sinew
