#pragma once

#include <string>

#include "core/model/model.h"

namespace sinew::test {

// 200 bodies in ten chains on locked joints, and 1 000 links between them, of which every other one is shortened and pulls.
inline Model largeModel()
{
    Model model;
    for (int i = 0; i < 200; ++i) {
        Body body;
        body.name = "body " + std::to_string(i);
        body.mass.value = 1;
        Coordinate angle;
        angle.name = "angle " + std::to_string(i);
        angle.mode = CoordinateMode::Locked;
        Joint joint;
        joint.name = "joint " + std::to_string(i);
        joint.parent = i % 20 == 0 ? "ground" : "body " + std::to_string(i - 1);
        joint.child = body.name;
        joint.inParent.position = {0, 0.1, 0};
        joint.axes = {{AxisKind::Rotation, Vector3::UnitZ(), {0, {{angle.name, Polynomial{{0, 1}}}}}}};
        model.bodies.push_back(body);
        model.coordinates.push_back(angle);
        model.joints.push_back(joint);
    }
    for (int i = 0; i < 1000; ++i) {
        Link link;
        link.name = "link " + std::to_string(i);
        link.stiffness = DirectStiffness{1000};
        link.shortening = i % 2 == 0 ? 0.001 * (1 + i % 20) : 0;
        link.path = {{"body " + std::to_string(i % 199), "", {0.02, 0.01, 0}},
                     {"body " + std::to_string(i % 199 + 1), "", {0.02, 0.05, 0}}};
        model.links.push_back(link);
    }
    return model;
}

}  // namespace sinew::test
