#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "core/figures/figures.h"
#include "core/io/model_file.h"
#include "core/math/vector.h"
#include "core/statics/statics.h"
#include "core/statics/statics_frame.h"
#include "tests/support/models.h"
#include "ui/scene/scene.h"
#include "ui/scene/scene_builder.h"
#include "ui/scene/skeleton/skeleton_plan.h"

namespace sinew::test {

inline Model figureModel(const std::string& name)
{
    if (const FigureKind* kind = findFigureKind(name))
        return kind->make({});
    return *readModelFile(SINEW_RESOURCE_DIR "/" + name).value;
}

// The figure as it stands at these values of coordinates, the others at the model's own.
inline Scene sceneOf(const Model& model, const std::map<std::string, double>& values)
{
    Situation situation = makeSituation(model);
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        if (const auto value = values.find(model.coordinates[i].name); value != values.end())
            situation.values[static_cast<Eigen::Index>(i)] = value->second;
    }
    const auto shared = std::make_shared<const Mechanism>(compiled(model));
    StaticsSolver solver(shared);
    const auto solution = solver.solve(situation);
    const ResultFrame frame = resultFrame(shared, situation, solution);
    const ObjectId nothing;
    const std::set<ObjectId> noneHidden;
    return buildScene({model, situation, frame, nothing, noneHidden});
}

// Poses of a person's parts in a scene, ground frame, stretched as they are drawn.
struct PosedParts {
    explicit PosedParts(const Scene& scene)
    {
        for (const SceneBody& body : scene.bodies)
            add(body);
        for (const SceneSegment& segment : scene.segments)
            add(segment);
    }

    template <class Carrier>
    void add(const Carrier& carrier)
    {
        for (const CarriedPart& part : carrier.bones.carried.parts) {
            const std::pair key(part.bones.part, part.bones.isLeft);
            poses.emplace(key, poseOfBones(carrier) * Eigen::Affine3d(part.place));
            bones.emplace(key, part.bones);
        }
    }

    Vector3 at(SkeletonPart part, bool isLeft, const Vector3& place) const { return poses.at({part, isLeft}) * place; }
    const SkeletonMeasures& measures(SkeletonPart part, bool isLeft) const { return bones.at({part, isLeft}).measures; }

    std::map<std::pair<SkeletonPart, bool>, Eigen::Affine3d> poses;
    std::map<std::pair<SkeletonPart, bool>, SkeletonBody> bones;
};

// The largest distance between the two ends that meet in a joint, over all joints of limbs, m.
inline double largestSplit(const PosedParts& shown)
{
    using enum SkeletonPart;
    double largest = 0;
    for (const bool isLeft : {false, true}) {
        const double side = isLeft ? -1 : 1;
        const auto split = [&](SkeletonPart upper, bool upperLeft, const Vector3& end, SkeletonPart lower) {
            if (shown.poses.contains({upper, upperLeft}) && shown.poses.contains({lower, isLeft}))
                largest = std::max(largest,
                                   (shown.at(upper, upperLeft, end) - shown.at(lower, isLeft, Vector3::Zero())).norm());
        };
        const auto down = [&](SkeletonPart part, double SkeletonMeasures::*length) {
            return Vector3(0, shown.bones.contains({part, isLeft}) ? -(shown.measures(part, isLeft).*length) : 0, 0);
        };
        if (shown.bones.contains({Pelvis, false}))
            split(Pelvis, false, {0, 0, side * shown.measures(Pelvis, false).hipHalfWidth}, Thigh);
        if (shown.bones.contains({Thorax, false})) {
            const SkeletonMeasures& m = shown.measures(Thorax, false);
            split(Thorax, false, {0, m.shoulderHeight, side * m.shoulderHalfWidth}, UpperArm);
        }
        split(Thigh, isLeft, down(Thigh, &SkeletonMeasures::thigh), Shank);
        split(Shank, isLeft, down(Shank, &SkeletonMeasures::shank), Foot);
        split(UpperArm, isLeft, down(UpperArm, &SkeletonMeasures::upperArm), Forearm);
        split(Forearm, isLeft, down(Forearm, &SkeletonMeasures::forearm), Hand);
    }
    return largest;
}

inline const CarriedBones& segmentBones(const SkeletonPlan& plan, const Model& model, const std::string& segment)
{
    const auto found = std::ranges::find(model.segments, segment, &Segment::name);
    return plan.segments[static_cast<std::size_t>(found - model.segments.begin())].carried;
}

}  // namespace sinew::test
