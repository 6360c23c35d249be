#pragma once

#include <cmath>
#include <numbers>
#include <random>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/fixation/bedded_beam.h"
#include "core/fixation/interface_problem.h"
#include "core/fixation/section.h"

namespace sinew::test {

// A broken femoral neck with screws, as a prototype: the plane is that of x and y, z points to the head.
struct InterfaceDraw {
    double cell = 0.00125;  // m
    double friction = 0.4;
    double fit = 1;
    double clearance = 1;
    double preload = 200;  // N a screw
    double force = 1800;   // N
    double angle = 0.65;   // rad, of the force to the normal of the plane
    double gap = 0;        // m, everywhere
    int screws = 3;
    int steps = 25;
};

// Shaft 4.8/2.9 mm, Ti-6Al-4V.
inline BeamSection screwShaft()
{
    constexpr double E = 114e9, G = 42.9e9, outer = 0.0048, inner = 0.0029;
    const double area = pi / 4 * (outer * outer - inner * inner);
    const double second = pi / 64 * (std::pow(outer, 4) - std::pow(inner, 4));
    return {E * area, 2 * G * second, E * second, E * second, 0.58 * G * area, 0.58 * G * area};
}

inline BeddedBeam screwAt(const Vector3& crossing, const Vector3& direction, double clearance)
{
    constexpr double bed = 6e8;  // N/m^2
    BeddedBeam screw;
    screw.crossing = crossing;
    screw.direction = direction.normalized();
    screw.across = screw.direction.unitOrthogonal();
    screw.from = -0.05;
    screw.to = 0.03;
    screw.section = screwShaft();
    screw.beds
        = {{-0.05, 0, Fragment::Distal, clearance * bed, 0, 0}, {0, 0.03, Fragment::Proximal, bed, 0.3 * bed, 100}};
    return screw;
}

inline InterfaceProblem neckFracture(const InterfaceDraw& draw)
{
    constexpr double cortical = 12e9 / 0.05, cancellous = 6e8 / 0.05, A = 0.0165, B = 0.013, shell = 0.002;
    InterfaceProblem problem;
    problem.steps = draw.steps;
    const Outline outer = ellipseOutline(A, B, 180), inner = ellipseOutline(A - shell, B - shell, 180);
    for (const SectionCell& cell : sectionCells(outer, {inner}, draw.cell)) {
        InterfaceCell made;
        made.position << cell.centroid, 0;
        made.area = cell.area;
        made.normalStiffness = draw.fit * (cell.corticalShare * cortical + (1 - cell.corticalShare) * cancellous);
        made.tangentStiffness = 0.8 * made.normalStiffness;
        made.gap = draw.gap;
        made.friction = draw.friction;
        problem.cells.push_back(made);
    }
    const Vector3 axis = Vector3(-0.3, 0, 1).normalized();
    for (int i = 0; i < draw.screws; ++i) {
        const double turn = 2 * std::numbers::pi * i / std::max(1, draw.screws);
        const Vector3 crossing(0.008 * std::cos(turn), 0.007 * std::sin(turn), 0);
        const std::string name = "screw " + std::to_string(i + 1);
        problem.beams.push_back({name, CondensedBeam(screwAt(crossing, axis, draw.clearance)).stiffness()});
        problem.ties.push_back({name, crossing, axis, 1.2e7, draw.preload});
    }
    const Vector3 head(0.004, 0.001, 0.025),
        pull(draw.force * std::sin(draw.angle), 0.05 * draw.force, -draw.force * std::cos(draw.angle));
    problem.load << pull, head.cross(pull);
    return problem;
}

// A draw as a person might make it, some of which cannot be held.
inline InterfaceDraw randomDraw(std::mt19937& random)
{
    std::uniform_real_distribution<double> share(0, 1);
    InterfaceDraw draw;
    draw.cell = 0.002 + 0.003 * share(random);
    draw.friction = share(random) < 0.2 ? 0 : 0.8 * share(random);
    draw.fit = std::pow(10, -2 * share(random));
    draw.clearance = std::pow(10, -2 * share(random));
    draw.preload = share(random) < 0.3 ? 0 : 500 * share(random);
    draw.force = 100 * std::pow(10, 1.5 * share(random));
    draw.angle = -0.5 + 2 * share(random);
    draw.gap = share(random) < 0.8 ? 0 : 0.0005 * share(random);
    draw.screws = static_cast<int>(4 * share(random));
    draw.steps = 1 + static_cast<int>(25 * share(random));
    return draw;
}

// The same problem seen from another point, in axes turned by `rotation`.
inline InterfaceProblem seenFrom(const InterfaceProblem& problem, const Matrix3& rotation, const Vector3& point)
{
    Matrix3 cross;
    cross << 0, -point.z(), point.y(), point.z(), 0, -point.x(), -point.y(), point.x(), 0;
    Matrix6 wrench;  // of the new point and axes, per wrench of the old
    wrench << rotation, Matrix3::Zero(), -rotation * cross, rotation;
    InterfaceProblem other = problem;
    for (InterfaceCell& cell : other.cells) {
        cell.position = rotation * (cell.position - point);
        cell.normal = rotation * cell.normal;
    }
    for (InterfaceBeam& beam : other.beams)
        beam.stiffness = wrench * beam.stiffness * wrench.transpose();
    for (InterfaceTie& tie : other.ties) {
        tie.position = rotation * (tie.position - point);
        tie.direction = rotation * tie.direction;
    }
    other.load = wrench * problem.load;
    return other;
}

}  // namespace sinew::test
