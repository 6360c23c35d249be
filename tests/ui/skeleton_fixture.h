#pragma once

#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "core/figures/figures.h"
#include "ui/scene/skeleton/skeleton_plan.h"

namespace sinew::test {

// The human of seventeen bodies, upright, as a scene has its bodies; the pelvis stands in the origin.
struct StandingPerson {
    explicit StandingPerson(const Person& person) : model(human17({person})), plan(skeletonPlan(model)) { stand(); }

    // Turns the joints of bodies (rotation of the child against its parent), and lets all others follow.
    void stand(const std::map<std::string, Matrix3>& turns = {})
    {
        bodies.assign(model.bodies.size(), {});
        for (std::size_t b = 0; b < bodies.size(); ++b) {
            bodies[b].id = {ObjectKind::Body, model.bodies[b].name};
            bodies[b].shape = model.bodies[b].shape;
        }
        // Parents come before their children in this figure.
        for (const Joint& joint : model.joints) {
            SceneBody& child = at(joint.child);
            if (joint.parent != groundName)
                child.pose = at(joint.parent).pose * Eigen::Translation3d(joint.inParent.position);
            if (const auto turn = turns.find(joint.child); turn != turns.end())
                child.pose.rotate(turn->second);
        }
        std::vector<SceneSegment> none;
        addBones(plan, bodies, none);
    }

    SceneBody& at(const std::string& name)
    {
        return *std::find_if(bodies.begin(), bodies.end(), [&](const SceneBody& b) { return b.id.name == name; });
    }

    // Of a body that carries one part of the person.
    const SkeletonBody& bonesOf(const std::string& name) { return at(name).bones.carried.parts.at(0).bones; }

    Model model;
    SkeletonPlan plan;
    std::vector<SceneBody> bodies;
};

inline Matrix3 aboutZ(double angle)
{
    return Eigen::AngleAxisd(angle, Vector3::UnitZ()).toRotationMatrix();
}

}  // namespace sinew::test
