#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "core/math/rotation.h"
#include "core/mechanism/kinematics.h"
#include "tests/support/models.h"

namespace sinew::test {

// Closures, distances and couplings that hold in the model's own posture, and loads.
class Loops {
public:
    Loops(Model& model, unsigned seed) : m_model(model), m_random(seed) {}

    void add()
    {
        for (Coordinate& coordinate : m_model.coordinates)
            coordinate.value = number(-0.8, 0.8);
        const Mechanism mechanism = compiled(m_model);
        const Configuration at = calcConfiguration(mechanism, postureOf(m_model));
        const int bodies = mechanism.bodyCount;
        // The last body with one of the first, and with the ground; both ways round.
        addClosure(mechanism, at, bodies - 1, 1 + int(m_random() % unsigned(bodies - 2)));
        addClosure(mechanism, at, 0, bodies - 1);
        addDistance(mechanism, at, bodies - 1, bodies - 2);
        addDistance(mechanism, at, 0, bodies - 2);
        addCoupling();
        addLoads();
    }

private:
    double number(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_random); }
    bool isPlane() const { return m_model.space == Space::Plane; }
    Vector3 vector(double size)
    {
        return {number(-size, size), number(-size, size), isPlane() ? 0 : number(-size, size)};
    }

    void addClosure(const Mechanism& mechanism, const Configuration& at, int a, int b)
    {
        Closure closure{.bodyA = mechanism.bodyNames[std::size_t(a)], .bodyB = mechanism.bodyNames[std::size_t(b)]};
        closure.inA = {vector(0.4), isPlane() ? Vector3(0, 0, number(-1, 1)) : vector(1)};
        const Matrix3 axes = at.R[std::size_t(a)] * rotationFromXyz(closure.inA.orientation);
        const Vector3 place = at.inGround(a, closure.inA.position);
        closure.inB.position = at.R[std::size_t(b)].transpose() * (place - at.p[std::size_t(b)]);
        closure.inB.orientation = xyzFromRotation(at.R[std::size_t(b)].transpose() * axes);
        const bool isFirst = m_model.constraints.empty();
        closure.held = {{RelativeMotion::X, Polynomial{{0}}}};
        if (isFirst) {  // along curves over time, that pass through 0 at the time 0.5 of the test
            closure.held.push_back({RelativeMotion::TurnZ, Polynomial{{-0.25 * 0.3 - 0.125 * 0.2, 0, 0.3, 0.2}}});
        } else {
            closure.held.push_back({RelativeMotion::Y, NaturalSpline({-1, 0, 0.5, 2}, {0.3, 0.1, 0, 0.4})});
            if (!isPlane())
                closure.held.push_back({RelativeMotion::TurnX, Polynomial{{0}}});
        }
        m_model.constraints.push_back({"loop " + std::to_string(m_model.constraints.size()), closure, {}, {}});
    }

    void addDistance(const Mechanism& mechanism, const Configuration& at, int a, int b)
    {
        Distance rod{.bodyA = mechanism.bodyNames[std::size_t(a)], .bodyB = mechanism.bodyNames[std::size_t(b)]};
        rod.pointA = vector(0.4);
        rod.pointB = vector(0.4);
        rod.distance = (at.inGround(a, rod.pointA) - at.inGround(b, rod.pointB)).norm();
        m_model.constraints.push_back({"rod " + std::to_string(m_model.constraints.size()), rod, {}, {}});
    }

    void addCoupling()
    {
        std::vector<Coordinate> able;  // those of ball and free joints are not
        for (const Coordinate& coordinate : m_model.coordinates) {
            const bool isOfBall = std::any_of(m_model.joints.begin(), m_model.joints.end(), [&](const Joint& joint) {
                const auto& names = joint.coordinates;
                return std::find(names.begin(), names.end(), coordinate.name) != names.end();
            });
            if (!isOfBall)
                able.push_back(coordinate);
        }
        const Coordinate &first = able.front(), &last = able.back();
        const Polynomial curve{{0.1, 0.5, -0.2}};
        const double constant = last.value - evaluate(ScalarFunction(curve), first.value).value;
        Coupling coupling{last.name, {constant, {{first.name, curve}}}};
        m_model.constraints.push_back({"coupling", coupling, {}, {}});
    }

    void addLoads()
    {
        for (const LoadFrame frame : {LoadFrame::Ground, LoadFrame::Body}) {
            Load load{.name = frame == LoadFrame::Ground ? "hand" : "wind", .body = m_model.bodies.back().name};
            load.point = vector(0.3);
            load.force = vector(50);
            load.moment = isPlane() ? Vector3(0, 0, 7) : vector(7);
            load.frame = frame;
            if (frame == LoadFrame::Body) {
                load.scale = Scale::BodyWeight;
                load.force /= 700;
            }
            m_model.loads.push_back(load);
        }
    }

    Model& m_model;
    std::mt19937 m_random;
};

}  // namespace sinew::test
