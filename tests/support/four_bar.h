#pragma once

#include <array>
#include <cmath>
#include <random>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/model/model.h"

namespace sinew::test {

inline Body uniformRod(const std::string& name, double length, double mass)
{
    const double I = mass * length * length / 12;
    return {.name = name,
            .mass = {mass},
            .centreOfMass = {length / 2, 0, 0},
            .inertia = InertiaTensor{{0, I, I}, Vector3::Zero()}};
}

inline Joint hingeAt(const std::string& coordinate, const std::string& parent, const std::string& child,
                     const Vector3& position)
{
    Joint joint{.name = coordinate, .parent = parent, .child = child};
    joint.inParent.position = position;
    joint.axes = {{AxisKind::Rotation, Vector3::UnitZ(), {0, {{coordinate, Polynomial{{0, 1}}}}}}};
    return joint;
}

// Holds a point of A and one of B together in the plane.
inline Constraint pinOf(const std::string& name, const std::string& a, const Vector3& atA, const std::string& b,
                        const Vector3& atB)
{
    Closure closure{a, b, {atA, Vector3::Zero()}, {atB, Vector3::Zero()}, {}};
    closure.held = {{RelativeMotion::X, Polynomial{{0}}}, {RelativeMotion::Y, Polynomial{{0}}}};
    return {name, closure, {}, {}};
}

inline Eigen::VectorXd numbersOf(std::initializer_list<double> list)
{
    Eigen::VectorXd numbers(static_cast<Eigen::Index>(list.size()));
    std::copy(list.begin(), list.end(), numbers.data());
    return numbers;
}

// A four-bar of uniform rods as a tree with a pin, and in closed form as functions of the crank's angle alone. Angles
// are those of the rods in the ground frame; coordinates: crank, coupler (on the crank), rocker.
struct FourBar {
    double crank = 0.3, coupler = 0.8, rocker = 0.6, ground = 0.7;  // m
    std::array<double, 3> masses = {1, 2, 3};                       // kg
    double side = 1;                                                // 1 or -1: which way it is put together
    double g = 9.81;

    Model model() const
    {
        Model model;
        model.name = "four-bar";
        model.space = Space::Plane;
        model.gravity = {0, -g, 0};
        model.bodies = {uniformRod("crank", crank, masses[0]), uniformRod("coupler", coupler, masses[1]),
                        uniformRod("rocker", rocker, masses[2])};
        model.coordinates = {{.name = "crank"}, {.name = "coupler"}, {.name = "rocker"}};
        model.joints = {hingeAt("crank", "ground", "crank", {0, 0, 0}),
                        hingeAt("coupler", "crank", "coupler", {crank, 0, 0}),
                        hingeAt("rocker", "ground", "rocker", {ground, 0, 0})};
        model.constraints = {pinOf("pin", "coupler", {coupler, 0, 0}, "rocker", {rocker, 0, 0})};
        return model;
    }

    // Angles of coupler and rocker, their first and second derivatives by the crank's angle.
    struct Shape {
        double b = 0, c = 0, b1 = 0, c1 = 0, b2 = 0, c2 = 0;
    };

    Shape shape(double a) const
    {
        Shape s;
        const double x = ground - crank * std::cos(a), y = -crank * std::sin(a), l = std::hypot(x, y);
        const double cosine = (coupler * coupler + l * l - rocker * rocker) / (2 * coupler * l);
        s.b = std::atan2(y, x) + side * std::acos(std::min(1.0, std::max(-1.0, cosine)));
        s.c = std::atan2(crank * std::sin(a) + coupler * std::sin(s.b),
                         crank * std::cos(a) + coupler * std::cos(s.b) - ground);
        const double sine = std::sin(s.b - s.c), slope = std::cos(s.b - s.c);
        s.b1 = crank * std::sin(s.c - a) / (coupler * sine);
        s.c1 = crank * std::sin(s.b - a) / (rocker * sine);
        const double turn = (s.b1 - s.c1) * slope / sine;
        s.b2 = crank * std::cos(s.c - a) * (s.c1 - 1) / (coupler * sine) - s.b1 * turn;
        s.c2 = crank * std::cos(s.b - a) * (s.b1 - 1) / (rocker * sine) - s.c1 * turn;
        return s;
    }

    Eigen::VectorXd values(double a) const
    {
        const Shape s = shape(a);
        return numbersOf({a, s.b - a, s.c});
    }
    Eigen::VectorXd speeds(double a, double rate) const
    {
        const Shape s = shape(a);
        return rate * numbersOf({1, s.b1 - 1, s.c1});
    }

    // 1/2 inertia rate^2 is the kinetic energy; slope: its derivative; weight: that of the weights' potential energy.
    struct Reduced {
        double inertia = 0, slope = 0, weight = 0;
    };

    Reduced reduced(double a) const
    {
        const Shape s = shape(a);
        const auto [m1, m2, m3] = masses;
        const double cross = crank * coupler, own = m2 * coupler * coupler / 3, third = m3 * rocker * rocker / 3;
        const double cosine = std::cos(a - s.b), sine = std::sin(a - s.b);
        Reduced r;
        r.inertia = m1 * crank * crank / 3 + m2 * crank * crank + own * s.b1 * s.b1 + m2 * cross * s.b1 * cosine
                    + third * s.c1 * s.c1;
        r.slope = 2 * own * s.b1 * s.b2 + m2 * cross * (s.b2 * cosine - s.b1 * sine * (1 - s.b1))
                  + 2 * third * s.c1 * s.c2;
        r.weight = g
                   * ((m1 / 2 + m2) * crank * std::cos(a) + m2 * coupler / 2 * std::cos(s.b) * s.b1
                      + m3 * rocker / 2 * std::cos(s.c) * s.c1);
        return r;
    }

    // The crank's acceleration under a moment on it (Lagrange's equation of the one coordinate).
    double acceleration(double a, double rate, double moment) const
    {
        const Reduced r = reduced(a);
        return (moment - r.weight - 0.5 * r.slope * rate * rate) / r.inertia;
    }

    // The force of the pin on the rocker, ground frame, from the virtual work of the opened chain: inertia and weight
    // of the rods against the pin's force, for a turn of the crank, of the coupler on it, and of the rocker. It solves
    // the last two; what it misses of the first is returned beside it.
    struct PinForce {
        Eigen::Vector2d force;
        double missing = 0;  // N m
    };

    PinForce pinForce(double a, double rate, double acceleration, double moment) const
    {
        using Vector = Eigen::Vector2d;
        const Shape s = shape(a);
        const auto along = [](double angle) { return Vector(std::cos(angle), std::sin(angle)); };
        const auto turned = [](const Vector& v) { return Vector(-v.y(), v.x()); };
        const auto accelerated = [&](double length, double angle, double w, double alpha) -> Vector {
            return length * (alpha * turned(along(angle)) - w * w * along(angle));
        };
        const double bRate = s.b1 * rate, cRate = s.c1 * rate;
        const double bTurn = s.b1 * acceleration + s.b2 * rate * rate, cTurn = s.c1 * acceleration + s.c2 * rate * rate;
        const Vector elbow = crank * along(a), end = elbow + coupler * along(s.b), up(0, g);
        const Vector at1 = elbow / 2, at2 = elbow + coupler / 2 * along(s.b), at3 = rocker / 2 * along(s.c);
        const Vector F1 = masses[0] * (accelerated(crank / 2, a, rate, acceleration) + up);
        const Vector F2 = masses[1]
                          * (accelerated(crank, a, rate, acceleration) + accelerated(coupler / 2, s.b, bRate, bTurn) + up);
        const Vector F3 = masses[2] * (accelerated(rocker / 2, s.c, cRate, cTurn) + up);
        const double M1 = masses[0] * crank * crank / 12 * acceleration, M2 = masses[1] * coupler * coupler / 12 * bTurn,
                     M3 = masses[2] * rocker * rocker / 12 * cTurn;
        const double ofCoupler = F2.dot(turned(at2 - elbow)) + M2, ofRocker = F3.dot(turned(at3)) + M3;
        Eigen::Matrix2d rows;
        rows << -turned(end - elbow).transpose(), turned(rocker * along(s.c)).transpose();
        const Vector force = rows.inverse() * Vector(ofCoupler, ofRocker);
        const double ofCrank = F1.dot(turned(at1)) + M1 + F2.dot(turned(at2)) + M2 - moment;
        return {force, ofCrank + force.dot(turned(end))};
    }
};

// A crank-rocker whose crank turns round with the coupler and rocker well away from one line.
inline FourBar randomFourBar(std::mt19937& random)
{
    std::uniform_real_distribution<double> share(0, 1);
    for (;;) {
        FourBar bar;
        bar.crank = 0.1 + 0.2 * share(random);
        bar.coupler = 0.4 + 0.5 * share(random);
        bar.rocker = 0.4 + 0.5 * share(random);
        bar.ground = 0.4 + 0.5 * share(random);
        bar.masses = {0.5 + share(random), 0.5 + share(random), 0.5 + share(random)};
        bar.side = share(random) < 0.5 ? 1 : -1;
        const double shortest = bar.ground - bar.crank, longest = bar.ground + bar.crank;
        if (longest < 0.9 * (bar.coupler + bar.rocker) && shortest > 1.2 * std::abs(bar.coupler - bar.rocker))
            return bar;
    }
}

// Two coupled four-bars of equal rods (IFToMM benchmark A02, N = 2): three cranks on the ground 1 m apart, and two
// rods that join their ends. In its parallelogram motion all cranks stand at the same angle a, with
// 3 a'' = -3.5 g cos a; where the cranks lie in the line of their pivots other motions branch off.
inline Model coupledFourBars(int count = 2)
{
    Model model;
    model.name = "coupled four-bars";
    model.space = Space::Plane;
    model.gravity = {0, -9.81, 0};
    for (int i = 0; i <= count; ++i) {
        const std::string n = std::to_string(i);
        model.bodies.push_back(uniformRod("crank" + n, 1, 1));
        model.coordinates.push_back({.name = "a" + n});
        model.joints.push_back(hingeAt("a" + n, "ground", "crank" + n, {static_cast<double>(i), 0, 0}));
    }
    for (int i = 0; i < count; ++i) {
        const std::string n = std::to_string(i), next = std::to_string(i + 1);
        model.bodies.push_back(uniformRod("rod" + n, 1, 1));
        model.coordinates.push_back({.name = "b" + n});
        model.joints.push_back(hingeAt("b" + n, "crank" + n, "rod" + n, {1, 0, 0}));
        model.constraints.push_back(pinOf("c" + n, "rod" + n, {1, 0, 0}, "crank" + next, {1, 0, 0}));
    }
    return model;
}

}  // namespace sinew::test
