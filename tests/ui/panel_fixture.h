#pragma once

#include <memory>
#include <set>

#include "ui/panels/panel_input.h"

namespace sinew::test {

// A small model with a hand-made solution for the panels' models and texts: two bodies, one joint that turns about z,
// three links (two strands of one muscle, and a slack one), a load, two activities.
struct PanelFixture {
    Model model;
    Situation situation;
    std::set<ObjectId> hidden;
    std::shared_ptr<StaticsSolution> solution = std::make_shared<StaticsSolution>();
    std::shared_ptr<const Mechanism> compiled = handMadeMechanism();

    PanelFixture()
    {
        fillModel();
        fillSolution();
    }

    PanelInput input() const
    {
        PanelInput made{model, model, situation, hidden};
        made.statics = solution;
        made.hasHistory = true;
        made.frame = std::make_shared<const ResultFrame>(frame());
        return made;
    }

    ResultFrame frame() const
    {
        ResultFrame made = placed();
        const StaticsSolution& s = *solution;
        made.status = s.isUsable()                             ? FrameStatus::Usable
                      : s.status == StaticsStatus::NotHoldable ? FrameStatus::NotHoldable
                                                               : FrameStatus::Unusable;
        made.message = s.message;
        for (std::size_t j = 0; j < made.links.size(); ++j) {
            const auto index = static_cast<Eigen::Index>(j);
            LinkFrame& link = made.links[j];
            link.force = s.forces[index];
            link.isEngaged = s.engaged[j];
            link.elongation = s.elongations[index];
            if (!link.isEngaged)
                link.gap = s.gaps[index];
        }
        for (std::size_t k = 0; k < made.coordinates.size(); ++k) {
            const auto index = static_cast<Eigen::Index>(k);
            made.coordinates[k].isHeld = situation.modes[k] == CoordinateMode::Locked;
            if (s.isUsable())
                made.coordinates[k].effort = s.efforts[index];
            if (s.status == StaticsStatus::NotHoldable)
                made.coordinates[k].missing = s.missing[index];
        }
        if (s.isUsable())
            made.joints = {JointFrame{s.joints[0].resultant * s.joints[0].force.normalized(), s.joints[0].moment}};
        return made;
    }

private:
    // Strands along y, at 20, 30 and 10 mm from the hip, which stands in the origin: arms 20, -30 and 10 mm.
    static std::shared_ptr<const Mechanism> handMadeMechanism()
    {
        auto made = std::make_shared<Mechanism>();
        made->bodyCount = 3;
        made->coordinateCount = 2;
        made->jointOfModel = {0};
        made->joints.resize(1);
        made->motions = {{0, 0}};
        made->motionsOfBody = {{}, {}, {0}};
        const Vector3 ends[3][2]
            = {{{0.02, 0.1, 0}, {0.02, 0, 0}}, {{0.03, -0.12, 0}, {0.03, 0, 0}}, {{0.01, 0.3, 0}, {0.01, 0, 0}}};
        for (const auto& [from, to] : ends) {
            made->links.push_back({.firstPoint = static_cast<int>(made->points.size()), .pointCount = 2});
            made->points.push_back({1, -1, from});
            made->points.push_back({2, -1, to});
        }
        for (const char* name : {"gluteus_medius_anterior", "gluteus_medius_posterior", "gracilis"})
            made->linkNames.emplace_back(name);
        made->jointNames = {"hip_r"};
        return made;
    }

    ResultFrame placed() const
    {
        ResultFrame made;
        made.mechanism = compiled;
        made.bodyWeight = situation.bodyWeight;
        made.configuration.R.assign(3, Matrix3::Identity());
        made.configuration.p.assign(3, Vector3::Zero());
        made.configuration.jointCentres.assign(1, Vector3::Zero());
        made.configuration.screws = {{Vector3::UnitZ(), Vector3::Zero()}};
        made.coordinates.resize(static_cast<std::size_t>(situation.values.size()));
        for (std::size_t k = 0; k < made.coordinates.size(); ++k)
            made.coordinates[k].value = situation.values[static_cast<Eigen::Index>(k)];
        made.links.resize(3);
        for (std::size_t j = 0; j < 3; ++j)
            made.links[j].length = solution->lengths[static_cast<Eigen::Index>(j)];
        made.joints.resize(1);
        return made;
    }

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
        s.message = std::string("solved");
        s.forces = Eigen::Vector3d(350, 70, 0);
        s.engaged = {true, true, false};
        s.lengths = Eigen::Vector3d(0.1, 0.12, 0.3);
        s.elongations = Eigen::Vector3d(0.001, 0.002, -0.003);
        s.hasDisplacements = true;
        s.gaps = Eigen::Vector3d(0, 0, 0.013);  // 10 mm of it imposed
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
