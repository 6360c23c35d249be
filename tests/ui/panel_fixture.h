#pragma once

#include <memory>
#include <set>

#include "ui/panels/panel_input.h"

namespace sinew::test {

// A small model with a hand-made solution for the panels' models and texts: two bodies, one joint, three links (two
// strands of one muscle, and a slack one), a load, two activities.
struct PanelFixture {
    Model model;
    Situation situation;
    std::set<ObjectId> hidden;
    std::shared_ptr<StaticsSolution> solution = std::make_shared<StaticsSolution>();

    PanelFixture()
    {
        fillModel();
        fillSolution();
    }

    PanelInput input() const
    {
        PanelInput made{model, model, situation, hidden};
        made.newest = solution;
        return made;
    }

private:
    void fillModel()
    {
        model.name = "small";
        model.bodyWeight = 700;
        model.sources = {{"Author 1999", "A. Author, A book, 1999."}};
        Body pelvis;
        pelvis.name = "pelvis";
        pelvis.mass = {0.142, Scale::BodyWeight};
        pelvis.source = "Author 1999";
        Body femur;
        femur.name = "femur_r";
        model.bodies = {pelvis, femur};
        Coordinate flexion;
        flexion.name = "hip_flexion";
        flexion.value = 0.5;
        Coordinate length;
        length.name = "exo_length";
        length.kind = CoordinateKind::Translation;
        length.mode = CoordinateMode::Locked;
        model.coordinates = {flexion, length};
        Joint hip;
        hip.name = "hip_r";
        hip.parent = "pelvis";
        hip.child = "femur_r";
        model.joints = {hip};
        for (const char* name : {"gluteus_medius_anterior", "gluteus_medius_posterior", "gracilis"}) {
            Link link;
            link.name = name;
            link.group = link.name == "gracilis" ? "" : "gluteus_medius";
            link.path = {{"pelvis", "", Vector3::Zero()}, {"femur_r", "", Vector3::UnitX()}};
            link.stiffness = DirectStiffness{2e5};
            model.links.push_back(link);
        }
        Load weight;
        weight.name = "upper_body";
        weight.body = "pelvis";
        weight.force = {0, -0.5, 0};
        weight.scale = Scale::BodyWeight;
        model.loads = {weight};
        Activity stance;
        stance.name = "stance";
        stance.title = "One-legged stance";
        stance.references = {{"hip_r", ReferenceKind::Range, 2.0, 3.0, 2.5, "ten people", "Author 1999"}};
        Activity walking = stance;
        walking.name = "slow_walking";
        walking.title.clear();
        walking.steps.resize(2);
        walking.steps[0].name = "0_%";
        walking.steps[1].name = "50_%";
        model.activities = {stance, walking};
        situation = makeSituation(model);
    }

    void fillSolution()
    {
        StaticsSolution& s = *solution;
        s.status = StaticsStatus::Solved;
        s.message = "solved";
        s.forces = Eigen::Vector3d(350, 70, 0);
        s.engaged = {true, true, false};
        s.lengths = Eigen::Vector3d(0.1, 0.12, 0.3);
        s.elongations = Eigen::Vector3d(0.001, 0.002, -0.003);
        s.gaps = Eigen::Vector3d(0, 0, 0.003);
        s.momentArms.resize(2, 3);
        s.momentArms << 0.02, -0.03, 0.01, 1, 1, 1;
        s.reactions = Eigen::Vector2d(0, 55);
        s.efforts = Eigen::Vector2d(0, 55);
        s.missing = Eigen::Vector2d::Zero();
        JointForce hip;
        hip.force = {0, 1680, 0};
        hip.moment = {0, 0, 1.5};
        hip.resultant = 1680;
        s.joints = {hip};
    }
};

}  // namespace sinew::test
