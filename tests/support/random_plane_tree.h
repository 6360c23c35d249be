#pragma once

#include <random>
#include <string>

#include "core/model/model.h"

namespace sinew::test {

// Plane trees of bodies with every kind of joint that a plane model knows: hinges, sliders, both, welds, frames at
// angles and off the joint, axes that are polynomials, whole multiples or splines of coordinates, shared coordinates.
class RandomPlaneTree {
public:
    RandomPlaneTree(unsigned seed, int bodies, bool hasFunctions = true)
        : m_random(seed), m_bodies(bodies), m_hasFunctions(hasFunctions)
    {
    }

    Model build()
    {
        m_model.space = Space::Plane;
        m_model.gravity = {0.7, -9.81, 0};
        m_model.bodyWeight = 700;
        for (int i = 0; i < m_bodies; ++i)
            addBody(i);
        return m_model;
    }

    double number(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_random); }
    int whole(int below) { return static_cast<int>(number(0, below)); }
    Vector3 point(double size) { return {number(-size, size), number(-size, size), 0}; }

private:
    void addBody(int i)
    {
        Body body{.name = "body" + std::to_string(i), .mass = {number(0.5, 3)}, .centreOfMass = point(0.3)};
        if (i % 3 == 1)
            body.inertia = GyrationRadii{{0.1, 0.1, number(0.1, 0.2)}};
        else if (i % 3 == 2)
            body.inertia = InertiaTensor{{0.03, 0.04, number(0.02, 0.06)}, {0.01, 0, 0}};
        if (i == 2)
            body.mass = {};  // massless, carries others
        m_model.bodies.push_back(body);
        Joint joint{.name = "joint" + std::to_string(i)};
        const int parent = i - 1 - whole(2);
        joint.parent = parent < 0 ? groundName : "body" + std::to_string(parent);
        joint.child = body.name;
        joint.inParent = {point(0.5), {0, 0, i % 2 == 0 ? number(-1, 1) : 0.0}};
        if (i % 3 == 0)
            joint.inChild = {point(0.3), {0, 0, number(-1, 1)}};
        addAxes(joint, i);
        m_model.joints.push_back(joint);
    }

    void addAxes(Joint& joint, int i)
    {
        const int kind = i == 0 ? 2 : whole(5);
        if (kind == 4) {
            joint.kind = JointKind::Weld;
            return;
        }
        if (kind == 1 || kind == 2)
            joint.axes.push_back({AxisKind::Translation,
                                  kind == 1 ? Vector3(point(1)) : Vector3(Vector3::UnitX()),
                                  {number(-0.2, 0.2), {{coordinate(CoordinateKind::Translation), function()}}}});
        if (kind != 1)
            joint.axes.push_back(
                {AxisKind::Rotation,
                 {0, 0, whole(2) == 0 ? 1.0 : -1.0},
                 {i % 2 ? number(-0.5, 0.5) : 0.0, {{coordinate(CoordinateKind::Rotation), function()}}}});
        if (kind == 3) {
            joint.axes.push_back(
                {AxisKind::Translation, Vector3::UnitY(), {0.1, {{m_model.coordinates[0].name, function()}}}});
            joint.axes.push_back({AxisKind::Rotation,
                                  Vector3::UnitZ(),
                                  {0, {{m_model.coordinates.back().name, Polynomial{{0, -0.4}}}}}});
        }
    }

    ScalarFunction function()
    {
        if (!m_hasFunctions)
            return Polynomial{{0, 1}};
        switch (whole(5)) {
        case 0: return Polynomial{{0.2, -2}};
        case 1: return Polynomial{{0.1, 1, number(-0.3, 0.3), number(-0.1, 0.1)}};
        case 2: return NaturalSpline({-2, -1, 0, 1, 2}, {-2, -1 + number(-0.2, 0.2), 0, 1, 2});
        default: return Polynomial{{0, 1}};
        }
    }

    std::string coordinate(CoordinateKind kind)
    {
        Coordinate c;
        c.name = "q" + std::to_string(m_model.coordinates.size());
        c.kind = kind;
        c.resistance.spring = Spring{number(-1, 1), number(1, 5), number(0, 2)};
        c.resistance.damper = Damper{number(0.1, 1), number(0.1, 1)};
        m_model.coordinates.push_back(c);
        return c.name;
    }

    std::mt19937 m_random;
    int m_bodies;
    bool m_hasFunctions;
    Model m_model;
};

}  // namespace sinew::test
