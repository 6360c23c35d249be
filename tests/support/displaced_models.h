#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include <Eigen/Geometry>

#include "core/mechanism/meet_constraints.h"
#include "core/mechanism/positions.h"
#include "core/mechanism/strand.h"
#include "core/statics/statics.h"
#include "tests/support/plane_machines.h"

namespace sinew::test {

// A second way to what the displacements of a solved posture mean, through the public interface alone, and random models
// to try it on.

// Sizes of what each row bears, all of it and of what is passive by its displacement alone.
struct Borne {
    Eigen::VectorXd acts, passive;
};

inline Borne borneBy(const Model& model, const Mechanism& mechanism, const Situation& situation,
                     const StaticsSolution& s)
{
    const Eigen::Index rows = mechanism.rowCount();
    Borne borne{Eigen::VectorXd::Zero(rows), Eigen::VectorXd::Zero(rows)};
    Eigen::VectorXd sum = Eigen::VectorXd::Zero(rows);
    const auto add = [&](const Eigen::VectorXd& effort, const Eigen::VectorXd& moved) {
        borne.acts += effort.cwiseAbs();
        borne.passive += moved.cwiseAbs();
        sum += effort;
    };
    for (Eigen::Index j = 0; j < s.forces.size(); ++j) {
        const CompiledLink& link = mechanism.links[static_cast<std::size_t>(j)];
        const double stretch = situation.shortenings[j] + s.lengths[j] - mechanism.restLengths[j];
        const double atRest = std::clamp(link.stiffness * (1 + situation.activations[j]) * stretch,
                                         link.sense == LinkSense::Tension ? 0.0 : -link.strength,
                                         link.sense == LinkSense::Compression ? 0.0 : link.strength);
        const double moved = link.isPassive ? s.forces[j] - atRest : 0;
        add(s.momentArms.col(j) * s.forces[j], s.momentArms.col(j) * moved);
    }
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        const auto k = static_cast<Eigen::Index>(i);
        const auto& spring = model.coordinates[i].resistance.spring;
        const double atRest = spring ? -spring->stiffness * (situation.values[k] - spring->rest) : 0;
        const auto unit = Eigen::VectorXd::Unit(rows, k);
        add(unit * s.passive[k], unit * (spring ? s.passive[k] - atRest : 0));
    }
    const Configuration configuration = calcConfiguration(mechanism, situation.values);
    for (std::size_t i = 0; i < s.contacts.size(); ++i) {
        const CompiledContact& contact = mechanism.contacts[i];
        const ContactFrame& frame = s.contacts[i];
        const ContactPlace place = placeOf(contact, configuration);
        const double atRest = contact.compliance ? contact.compliance->stiffness * std::max(0.0, -frame.gap) : 0;
        const bool isReaction = !contact.compliance && frame.gap < 1e-10;
        const auto efforts = [&](const Vector3& force) {
            Eigen::VectorXd effort = Eigen::VectorXd::Zero(rows);
            addGeneralisedForce(mechanism, configuration, contact.bodyA, place.point, force, Vector3::Zero(), effort);
            addGeneralisedForce(mechanism, configuration, contact.bodyB, place.point, -force, Vector3::Zero(), effort);
            return effort;
        };
        add(efforts(frame.force),
            isReaction ? Eigen::VectorXd::Zero(rows).eval() : efforts(frame.force - atRest * place.normal));
    }
    borne.acts += sum.cwiseAbs();  // the loads and constraints balance the rest
    borne.acts /= 2;
    return borne;
}

// Moved and solved again.
struct Again {
    bool isMoved = false;  // something passive bears by its displacement
    double change = 0;     // of the largest force; infinite: not solved
};

// In N.
inline std::vector<double> forcesOf(const StaticsSolution& s)
{
    std::vector<double> forces(s.forces.begin(), s.forces.end());
    for (const ContactFrame& contact : s.contacts)
        forces.push_back(contact.normal);
    for (const JointForce& joint : s.joints)
        forces.push_back(joint.resultant);
    return forces;
}

inline Again solvedAgain(const Model& model, const std::shared_ptr<const Mechanism>& mechanism,
                         const Situation& situation, const StaticsSolution& s)
{
    const Borne borne = borneBy(model, *mechanism, situation, s);
    Eigen::VectorXd move = Eigen::VectorXd::Zero(mechanism->coordinateCount);
    Again again;
    for (Eigen::Index k = 0; k < move.size(); ++k) {
        if (borne.passive[k] > 0.05 * borne.acts[k] && borne.acts[k] > 1e-8 * borne.acts.maxCoeff()) {
            again.isMoved = true;
            move[k] = s.displacements[k];
        }
    }
    if (!again.isMoved)
        return again;
    if (!mechanism->constraints.empty())
        move = s.displacements.head(move.size());
    Situation there = situation;
    for (const CompiledJoint& joint : mechanism->joints) {
        if (joint.ball < 0)
            continue;
        if (atBall(joint, move).norm() > 0)
            setAtBall(joint, atBall(joint, s.displacements), move);
        // Values of a ball are a rotation vector: turn it by the small turn about the parent's axes.
        const Vector3 turn = atBall(joint, move), now = atBall(joint, situation.values);
        const auto rotation = [](const Vector3& v) {
            return v.norm() > 0 ? Eigen::AngleAxisd(v.norm(), v.normalized()) : Eigen::AngleAxisd::Identity();
        };
        const Eigen::AngleAxisd both(
            Eigen::Matrix3d(rotation(turn).toRotationMatrix() * rotation(now).toRotationMatrix()));
        setAtBall(joint, both.angle() * both.axis() - now, move);
    }
    there.values += move;
    if (!mechanism->constraints.empty())
        there.values = meetConstraints(mechanism, there.values).values;
    const Strands strands = calcStrands(*mechanism, calcConfiguration(*mechanism, there.values));
    for (Eigen::Index j = 0; j < s.forces.size(); ++j) {
        if (!mechanism->links[static_cast<std::size_t>(j)].isPassive)
            there.shortenings[j] += strands.lengths[j] - s.lengths[j];
    }
    const StaticsSolution next = solveStatics(*mechanism, there);
    if (next.forces.size() != s.forces.size() || next.status == StaticsStatus::NotHoldable) {
        again.change = std::numeric_limits<double>::infinity();
        return again;
    }
    const std::vector<double> before = forcesOf(s), after = forcesOf(next);
    double largest = 0;
    for (const double force : before)
        largest = std::max(largest, std::abs(force));
    for (std::size_t i = 0; i < before.size() && largest > 0; ++i)
        again.change = std::max(again.change, std::abs(after[i] - before[i]) / largest);
    return again;
}

// A chain of bodies in space on balls and hinges, held by muscles, ligaments and springs.
inline Model randomChain(std::mt19937& random)
{
    const auto share = [&] { return std::uniform_real_distribution<>(0, 1)(random); };
    const auto point
        = [&](double reach) { return Vector3(reach * (2 * Vector3(share(), share(), share()).array() - 1)); };
    Model model;
    model.gravity = {0, -9.81, 0};
    const int bodies = 1 + static_cast<int>(3 * share());
    for (int i = 0; i < bodies; ++i) {
        const std::string name = "b" + std::to_string(i),
                          parent = i == 0 ? std::string(groundName) : "b" + std::to_string(i - 1);
        model.bodies.push_back({.name = name, .mass = {1 + 5 * share(), Scale::Si}, .centreOfMass = point(0.2)});
        Joint joint{.name = "j" + std::to_string(i), .parent = parent, .child = name};
        joint.inParent.position = i == 0 ? Vector3::Zero().eval() : Vector3(0, -0.4, 0);
        const bool isBall = share() < 0.5;
        joint.kind = isBall ? JointKind::Ball : joint.kind;
        for (int k = 0; k < (isBall ? 3 : 1); ++k) {
            Coordinate coordinate{.name = "q" + std::to_string(3 * i + k), .value = 0.5 * (2 * share() - 1)};
            if (share() < 0.4)
                coordinate.resistance.spring
                    = Spring{coordinate.value + 0.1 * (2 * share() - 1), std::pow(10, 3.5 * share()), 0};
            if (isBall)
                joint.coordinates.push_back(coordinate.name);
            else
                joint.axes.push_back(
                    {AxisKind::Rotation, point(1).normalized(), {0, {{coordinate.name, Polynomial{{0, 1}}}}}});
            model.coordinates.push_back(coordinate);
        }
        model.joints.push_back(joint);
    }
    const int links = 4 + static_cast<int>(9 * share());
    for (int j = 0; j < links; ++j) {
        const int to = static_cast<int>(bodies * share()), from = to - 1 - static_cast<int>(1.3 * share());
        Link link{.name = "l" + std::to_string(j)};
        link.path = {{from < 0 ? std::string(groundName) : "b" + std::to_string(from), {}, point(0.3)},
                     {"b" + std::to_string(to), {}, point(0.3)}};
        link.stiffness = DirectStiffness{std::pow(10, 2.5 + 3 * share())};
        model.links.push_back(link);
    }
    return model;
}

// Some links become ligaments, about as long as they are in the posture.
inline void makePassive(Model& model, std::mt19937& random, double part)
{
    std::uniform_real_distribution<> share(0, 1);
    const auto mechanism = compile(model);
    if (!mechanism)
        return;
    const Strands strands = calcStrands(*mechanism.value, calcConfiguration(*mechanism.value, postureOf(model)));
    for (std::size_t j = 0; j < model.links.size(); ++j) {
        if (share(random) < part)
            model.links[j].slackLength = strands.lengths[static_cast<Eigen::Index>(j)] * (0.99 + 0.02 * share(random));
    }
}

// Either of the two families.
inline Model randomModel(std::mt19937& random, int trial)
{
    std::uniform_real_distribution<> share(0, 1);
    Model model;
    if (trial % 2 == 0) {
        model = randomChain(random);
    } else {
        const int bodies = 1 + trial / 2 % 3;
        model = PlaneMachine(random, {.bodies = bodies,
                                      .floats = trial % 3 == 0,
                                      .ties = 4,
                                      .contacts = trial / 6 % 4,
                                      .closures = trial % 5 == 0 ? 1 : 0,
                                      .springs = 2,
                                      .hasFriction = false,
                                      .hasCompliance = true})
                    .model;
        for (Contact& contact : model.contacts) {
            if (contact.compliance)
                contact.compliance->stiffness = std::pow(10, 2.5 + 3 * share(random));
        }
        for (Coordinate& coordinate : model.coordinates) {
            if (coordinate.resistance.spring)
                coordinate.resistance.spring->stiffness = std::pow(10, 1 + 4 * share(random));
        }
    }
    makePassive(model, random, 0.5 * share(random));
    return model;
}

}  // namespace sinew::test
