#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/mechanism/dynamics.h"
#include "core/mechanism/meet_constraints.h"
#include "core/mechanism/positions.h"
#include "core/scenario/scenario.h"
#include "tests/support/models.h"
#include "tests/support/random_draws.h"

namespace sinew::test {

// Closes loops of a tree: points that coincide or slide along a line, distances, couplings of coordinates, now and then
// one twice over. What they leave free can still move. The model's posture meets them; some had to be moved for that by
// centimetres. Draws from an engine of its own, so that the tree does not depend on it.
class RandomClosures : private RandomDraws {
public:
    RandomClosures(Model& model, unsigned seed)
        : RandomDraws(seed), m_model(model), m_free(static_cast<int>(model.coordinates.size()))
    {
    }

    void add()
    {
        for (int i = chance(0.3) ? 2 : 1; i-- > 0;)
            addOne();
        if (!m_model.constraints.empty() && chance(0.1)) {
            m_model.constraints.push_back(m_model.constraints.front());
            m_model.constraints.back().name = "again";
        }
    }

    // Gives a scenario that starts at the model's posture the nearest speeds that the constraints allow.
    static void meetSpeeds(const Model& model, Scenario& scenario)
    {
        const auto mechanism = std::make_shared<const Mechanism>(compiled(model));
        Eigen::VectorXd positions = positionsOf(*mechanism, postureOf(model));
        Eigen::VectorXd speeds = Eigen::VectorXd::Zero(mechanism->coordinateCount);
        const std::vector<std::string>& names = mechanism->coordinateNames;
        for (const StartValue& it : scenario.start)
            speeds[std::find(names.begin(), names.end(), it.coordinate) - names.begin()] = it.speed;
        Dynamics(mechanism, {}).project(positions, speeds);
        scenario.start.clear();
        for (std::size_t k = 0; k < names.size(); ++k)
            scenario.start.push_back({names[k], model.coordinates[k].value, speeds[static_cast<Eigen::Index>(k)]});
    }

private:
    bool isPlane() const { return m_model.space == Space::Plane; }
    Vector3 vector(double size) { return RandomDraws::vector(size, isPlane()); }

    // Names of coordinates that are no turns of a ball joint.
    std::vector<std::string> loneCoordinates() const
    {
        std::vector<std::string> lone;
        for (const Joint& joint : m_model.joints) {
            for (const Axis& axis : joint.axes)
                lone.push_back(axis.value.terms.front().coordinate);
        }
        return lone;
    }

    // Keeps the constraint if the posture can be moved onto it and the branch is known there.
    void addOne()
    {
        const Model before = m_model;
        const int rows = addRule("loop " + std::to_string(m_model.constraints.size()));
        if (rows == 0)
            return;
        const auto mechanism = std::make_shared<const Mechanism>(compiled(m_model));
        const MetPosture met = meetConstraints(mechanism, postureOf(m_model));
        const double moved = (met.values - postureOf(m_model)).lpNorm<Eigen::Infinity>();
        if (!met.isMet || moved > 0.3 || isSingular(mechanism, met.values)) {
            m_model = before;
            return;
        }
        m_free -= rows;
        for (std::size_t k = 0; k < m_model.coordinates.size(); ++k)
            m_model.coordinates[k].value = met.values[static_cast<Eigen::Index>(k)];
    }

    static bool isSingular(const std::shared_ptr<const Mechanism>& mechanism, const Eigen::VectorXd& values)
    {
        Dynamics dynamics(mechanism, {});
        dynamics.setState(positionsOf(*mechanism, values), Eigen::VectorXd::Zero(mechanism->coordinateCount));
        const std::vector<bool> isGiven(static_cast<std::size_t>(mechanism->coordinateCount), false);
        return dynamics.sharpness(isGiven) < Dynamics::sharpEnough;
    }

    // The number of its rows; 0: none was added.
    int addRule(const std::string& name)
    {
        const int ofPoint = isPlane() ? 2 : 3;
        const double kind = number(0, 1);
        const std::vector<std::string> lone = loneCoordinates();
        Constraint constraint{.name = name};
        int rows = 1;
        if (kind < 0.4 && m_free > ofPoint) {
            constraint.rule = closure(ofPoint);
            rows = ofPoint;
        } else if (m_free < 2) {
            return 0;
        } else if (kind < 0.55) {
            constraint.rule = closure(1);
        } else if (kind < 0.7 && lone.size() > 1) {
            constraint.rule = coupling(lone);
        } else {
            constraint.rule = distance();
        }
        m_model.constraints.push_back(constraint);
        return rows;
    }

    // The last body, and another or the ground (0).
    int lastBody() const { return static_cast<int>(m_model.bodies.size()); }
    int otherBody() { return chance(0.5) ? 0 : pick(lastBody()); }
    std::string nameOf(int body) const
    {
        return body == 0 ? "ground" : m_model.bodies[static_cast<std::size_t>(body) - 1].name;
    }
    Configuration configuration() const
    {
        const Mechanism mechanism = compiled(m_model);
        return calcConfiguration(mechanism, positionsOf(mechanism, postureOf(m_model)));
    }
    double slip() { return chance(0.4) ? 0.02 : 0; }  // m: how far constraints are off before they are met

    Closure closure(int rows)
    {
        const Configuration at = configuration();
        const int a = otherBody(), b = lastBody();
        Closure closure{.bodyA = nameOf(a), .bodyB = nameOf(b)};
        closure.inB.position = vector(0.3);
        closure.inA.orientation = isPlane() ? Vector3(0, 0, number(-1, 1)) : vector(1);
        const Vector3 place = at.inGround(b, closure.inB.position) + vector(slip());
        closure.inA.position
            = at.R[static_cast<std::size_t>(a)].transpose() * (place - at.p[static_cast<std::size_t>(a)]);
        for (const RelativeMotion motion : {RelativeMotion::X, RelativeMotion::Y, RelativeMotion::Z}) {
            if (rows-- > 0)
                closure.held.push_back({motion, Polynomial{{0}}});
        }
        return closure;
    }

    Distance distance()
    {
        const Configuration at = configuration();
        const int a = otherBody(), b = lastBody();
        Distance rod{.bodyA = nameOf(a), .bodyB = nameOf(b)};
        rod.pointA = a == 0 ? Vector3(at.inGround(b, Vector3::Zero()) + vector(0.6)) : vector(0.3);
        rod.pointB = vector(0.3);
        rod.distance = (at.inGround(a, rod.pointA) - at.inGround(b, rod.pointB)).norm() + number(0, slip());
        return rod;
    }

    Coupling coupling(const std::vector<std::string>& lone)
    {
        const auto valueOf = [&](const std::string& name) {
            return std::find_if(m_model.coordinates.begin(), m_model.coordinates.end(),
                                [&](const Coordinate& it) { return it.name == name; })
                ->value;
        };
        const auto first = static_cast<std::size_t>(pick(static_cast<int>(lone.size()) - 1));
        const Polynomial curve{{0, number(-1, 1), number(-0.5, 0.5)}};
        const double constant = valueOf(lone.back()) - evaluate(ScalarFunction(curve), valueOf(lone[first])).value;
        return {lone.back(), {constant + number(0, slip()), {{lone[first], curve}}}};
    }

    Model& m_model;
    int m_free;  // how many motions are left
};

}  // namespace sinew::test
