#pragma once

#include <algorithm>
#include <random>
#include <string>

#include "core/model/model.h"

namespace sinew::test {

// Trees of every kind of joint with heavy bodies, for identities that hold whatever the numbers.
struct TreeOptions {
    int bodies = 8;
    bool hasBalls = true;     // ball and free joints besides joints of axes
    bool isShared = false;    // some coordinates move a second joint
    bool isNonlinear = true;  // polynomials, splines and sums on some axes
    bool hasResistance = false;
    bool hasOneRoot = false;  // only the first body hangs on the ground
};

class RandomTree {
public:
    RandomTree(unsigned seed, TreeOptions options) : m_random(seed), m_options(options) {}

    Model build()
    {
        m_model.gravity = {0.3, -9.81, 0.2};
        m_model.bodyWeight = 700;
        for (int i = 0; i < m_options.bodies; ++i)
            addBody(i);
        return m_model;
    }

    double number(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_random); }
    Vector3 vector(double size) { return {number(-size, size), number(-size, size), number(-size, size)}; }

private:
    void addBody(int i)
    {
        Body body;
        body.name = "body" + std::to_string(i);
        body.mass.value = number(0.5, 3);
        body.centreOfMass = vector(0.2);
        const Vector3 radii(number(0.15, 0.2), number(0.15, 0.2), number(0.15, 0.2));
        if (i % 2)
            body.inertia = GyrationRadii{radii};
        else
            body.inertia = InertiaTensor{Vector3(0.04, 0.05, 0.06), vector(0.01)};
        m_model.bodies.push_back(body);
        Joint joint;
        joint.name = "joint" + std::to_string(i);
        int parent = i - 1 - static_cast<int>(number(0, 2.5));
        if (m_options.hasOneRoot && i > 0)
            parent = std::max(parent, 0);
        joint.parent = parent < 0 ? "ground" : "body" + std::to_string(parent);
        joint.child = body.name;
        joint.inParent = {vector(0.3), vector(0.5)};
        joint.inChild = {vector(0.3), vector(0.5)};
        const int kind = m_options.hasBalls ? i % 4 : 1;
        if (kind == 0)
            addRotationVector(joint, i == 0 ? JointKind::Free : JointKind::Ball);
        else
            addAxes(joint, kind);
        m_model.joints.push_back(joint);
    }

    void addRotationVector(Joint& joint, JointKind kind)
    {
        joint.kind = kind;
        for (int k = 0; k < (kind == JointKind::Free ? 6 : 3); ++k)
            joint.coordinates.push_back(coordinate(joint.name + "_" + std::to_string(k), k < 3));
    }

    void addAxes(Joint& joint, int count)
    {
        for (int k = 0; k < count; ++k) {
            Axis axis;
            axis.kind = k == 1 ? AxisKind::Translation : AxisKind::Rotation;
            axis.direction = k == 0 ? Vector3(0, 0, 1) : Vector3(vector(1));
            axis.value.constant = number(-0.3, 0.3);
            axis.value.terms.push_back({coordinate(joint.name + "_" + std::to_string(k), k != 1), function()});
            joint.axes.push_back(axis);
        }
        if (m_options.isNonlinear) {  // the first coordinate moves a second axis of the joint
            const std::string first = joint.axes.front().value.terms.front().coordinate;
            joint.axes.push_back({AxisKind::Translation, vector(1), {0.1, {{first, function()}}}});
        }
        if (m_options.isShared && m_shared.empty())
            m_shared = joint.axes.front().value.terms.front().coordinate;
        else if (m_options.isShared)
            joint.axes.front().value.terms.push_back({m_shared, Polynomial{{0, 0.4}}});
    }

    ScalarFunction function()
    {
        if (!m_options.isNonlinear)
            return Polynomial{{0, 1}};
        switch (m_count++ % 3) {
        case 0: return Polynomial{{0, number(0.5, 1.5)}};
        case 1: return Polynomial{{0.1, 1, number(-0.2, 0.2), number(-0.1, 0.1)}};
        default: return NaturalSpline({-2, -1, 0, 1, 2}, {-2, -1 + number(-0.2, 0.2), 0, 1, 2});
        }
    }

    std::string coordinate(const std::string& name, bool isRotation)
    {
        Coordinate c;
        c.name = name;
        c.kind = isRotation ? CoordinateKind::Rotation : CoordinateKind::Translation;
        if (m_options.hasResistance) {
            c.minimum = -0.2;
            c.maximum = 0.3;
            c.resistance = {Spring{0.1, 3, 2}, Damper{0.5, 0.2}, Stop{50, 0.3}};
        }
        m_model.coordinates.push_back(c);
        return name;
    }

    std::mt19937 m_random;
    TreeOptions m_options;
    Model m_model;
    std::string m_shared;
    int m_count = 0;
};

}  // namespace sinew::test
