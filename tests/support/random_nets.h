#pragma once

#include <random>
#include <string>

#include "core/model/model.h"

namespace sinew::test {

// A random small model: one or two bodies on joints of any kind, links of any sense between them, the ground and up to
// two massless nodes, and a load that may or may not be held.
inline Model randomNet(std::mt19937& random)
{
    const auto number = [&] { return std::uniform_real_distribution<>(-1, 1)(random); };
    const auto pick = [&](int count) { return std::uniform_int_distribution<>(0, count - 1)(random); };
    Model model;
    model.space = pick(2) == 0 ? Space::Plane : Space::Spatial;
    const bool isPlane = model.space == Space::Plane;
    const auto place = [&] { return Vector3(number(), number(), isPlane ? 0.0 : number()); };
    const auto coordinate = [&](CoordinateKind kind) {
        const std::string name = "q" + std::to_string(model.coordinates.size());
        model.coordinates.push_back({.name = name, .kind = kind});
        return name;
    };
    const auto axis = [&](AxisKind kind, const Vector3& direction) {
        const auto of = kind == AxisKind::Rotation ? CoordinateKind::Rotation : CoordinateKind::Translation;
        return Axis{kind, direction, {0, {{coordinate(of), Polynomial{{0, 1}}}}}};
    };
    const int bodies = 1 + pick(2);
    for (int b = 0; b < bodies; ++b) {
        const std::string name = "b" + std::to_string(b);
        model.bodies.push_back({.name = name});
        Joint joint{.name = "j" + std::to_string(b), .parent = b == 0 ? groundName : "b0", .child = name};
        joint.inParent.position = place();
        const int kind = pick(4);
        if (kind == 0 || b > 0) {
            joint.axes = {axis(AxisKind::Rotation, isPlane ? Vector3(0, 0, 1) : Vector3(place() + Vector3(0, 0, 2)))};
        } else if (kind == 1) {
            joint.axes = {axis(AxisKind::Translation, {1, 0, 0}), axis(AxisKind::Translation, {0, 1, 0})};
        } else if (isPlane) {
            joint.axes = {axis(AxisKind::Translation, {1, 0, 0}), axis(AxisKind::Translation, {0, 1, 0}),
                          axis(AxisKind::Rotation, {0, 0, 1})};
        } else {
            joint.kind = kind == 2 ? JointKind::Ball : JointKind::Free;
            for (int i = 0; i < (kind == 2 ? 3 : 6); ++i)
                joint.coordinates.push_back(coordinate(i < 3 ? CoordinateKind::Rotation : CoordinateKind::Translation));
        }
        model.joints.push_back(joint);
    }
    const auto bodyName = [&](int i) { return i == 0 ? std::string(groundName) : "b" + std::to_string(i - 1); };
    const int nodes = pick(3);
    for (int n = 0; n < nodes; ++n)
        model.nodes.push_back(
            {.name = "n" + std::to_string(n), .body = bodyName(pick(bodies + 1)), .position = place()});
    const auto point = [&]() -> PathPoint {
        if (nodes > 0 && pick(3) == 0)
            return {{}, "n" + std::to_string(pick(nodes)), Vector3::Zero()};
        return {bodyName(pick(bodies + 1)), {}, 1.5 * place()};
    };
    const int links = 1 + pick(14);
    for (int j = 0; j < links; ++j) {
        Link link;
        link.name = "l" + std::to_string(j);
        const int sense = pick(12);
        link.sense = sense == 0 ? LinkSense::Both : sense == 1 ? LinkSense::Compression : LinkSense::Tension;
        link.stiffness = DirectStiffness{500 + 5000 * (1 + number())};
        link.path = {point(), point()};
        while (link.path[0].node == link.path[1].node && !link.path[0].node.empty())
            link.path[1] = point();
        model.links.push_back(link);
    }
    Load load{.name = "load", .body = bodyName(1 + pick(bodies)), .point = place()};
    load.force = 10 * place();
    model.loads = {load};
    return model;
}

}  // namespace sinew::test
