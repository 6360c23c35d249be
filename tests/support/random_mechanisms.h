#pragma once

#include <string>

#include "core/mechanism/contact_place.h"
#include "core/mechanism/positions.h"
#include "tests/support/models.h"
#include "tests/support/random_closures.h"
#include "tests/support/random_draws.h"
#include "tests/support/scenarios.h"

namespace sinew::test {

struct RandomMechanism {
    Model model;
    Scenario scenario;
};

// Small trees of bodies in the plane and in space with links that are tense, just taut or slack at the start, of every
// sense, with dampers and strengths; soft and rigid contacts that touch or hang above their plane, with friction and
// restitution; springs, dampers and stops of coordinates; strands that meet at a massless node. Figures are about a
// metre large, of some kilograms, and start at rest or in motion. Seeds are named in tests: what one of them means must
// not change.
enum class Topology { Trees, Loops };  // Loops: some of the trees closed by constraints, see RandomClosures

class RandomMechanisms : private RandomDraws {
public:
    explicit RandomMechanisms(unsigned seed, Topology topology = Topology::Trees)
        : RandomDraws(seed), m_seed(seed), m_topology(topology)
    {
    }

    RandomMechanism build()
    {
        m_model = {};
        m_model.name = "random";
        m_model.space = chance(0.7) ? Space::Plane : Space::Spatial;
        m_model.gravity = {0, -9.81, 0};
        const int bodies = 1 + pick(3);
        for (int i = 0; i < bodies; ++i)
            addBody(i);
        if (m_topology == Topology::Loops)
            RandomClosures(m_model, m_seed).add();
        placeAll();
        if (chance(0.15))
            addKnot();
        for (int i = pick(4); i-- > 0;)
            addLink();
        for (int i = pick(3); i-- > 0;)
            addContact();
        return {m_model, scenario()};
    }

private:
    bool isPlane() const { return m_model.space == Space::Plane; }
    Vector3 vector(double size) { return RandomDraws::vector(size, isPlane()); }

    void addBody(int i)
    {
        const std::string name = "body " + std::to_string(i);
        Body body{.name = name, .mass = {number(0.5, 4)}, .centreOfMass = vector(0.2)};
        body.inertia = GyrationRadii{Vector3::Constant(number(0.1, 0.3))};
        m_model.bodies.push_back(body);
        Joint joint{.name = "joint " + std::to_string(i), .child = name};
        joint.parent = i == 0 ? "ground" : "body " + std::to_string(pick(i));
        joint.inParent.position = vector(0.4);
        joint.inChild.position = vector(0.3);
        if (i == 0 && chance(0.6)) {
            joint.inParent.position = {0, 1, 0};
            addAxis(joint, AxisKind::Translation, Vector3::UnitX());
            addAxis(joint, AxisKind::Translation, Vector3::UnitY());
            if (!isPlane())
                addAxis(joint, AxisKind::Translation, Vector3::UnitZ());
        } else if (chance(0.15)) {
            addAxis(joint, AxisKind::Translation, isPlane() ? Vector3(Vector3::UnitX()) : Vector3(vector(1)));
        }
        if (isPlane() || chance(0.5))
            addAxis(joint, AxisKind::Rotation, isPlane() ? Vector3(Vector3::UnitZ()) : Vector3(vector(1)));
        else
            addBall(joint);
        m_model.joints.push_back(joint);
    }

    void addAxis(Joint& joint, AxisKind kind, const Vector3& direction)
    {
        Coordinate coordinate{.name = "q" + std::to_string(m_model.coordinates.size())};
        coordinate.kind = kind == AxisKind::Rotation ? CoordinateKind::Rotation : CoordinateKind::Translation;
        coordinate.value = number(-0.4, 0.4);
        coordinate.minimum = -5;
        coordinate.maximum = 5;
        if (chance(0.25))
            coordinate.resistance.spring = Spring{number(-0.3, 0.3), number(5, 60), 0};
        if (chance(0.25))
            coordinate.resistance.damper = Damper{number(0.1, 2), 0};
        if (chance(0.25)) {
            coordinate.resistance.stop = Stop{number(200, 1000), number(0, 0.5)};
            // some begin just at their stop
            coordinate.minimum = coordinate.value - (chance(0.3) ? 0 : number(0.05, 0.3));
            coordinate.maximum = coordinate.value + (chance(0.3) ? 0.3 : number(0.05, 0.3));
        }
        joint.axes.push_back({kind, direction, {0, {{coordinate.name, Polynomial{{0, 1}}}}}});
        m_model.coordinates.push_back(coordinate);
    }

    void addBall(Joint& joint)
    {
        if (!joint.axes.empty()) {
            addAxis(joint, AxisKind::Rotation, vector(1));
            return;
        }
        joint.kind = JointKind::Ball;
        for (int k = 0; k < 3; ++k) {
            Coordinate coordinate{.name = "q" + std::to_string(m_model.coordinates.size())};
            coordinate.value = number(-0.4, 0.4);
            joint.coordinates.push_back(coordinate.name);
            m_model.coordinates.push_back(coordinate);
        }
    }

    void placeAll()
    {
        const Mechanism mechanism = compiled(m_model);
        m_configuration = calcConfiguration(mechanism, positionsOf(mechanism, postureOf(m_model)));
    }

    Vector3 inGround(const PathPoint& point) const
    {
        for (std::size_t b = 0; b < m_model.bodies.size(); ++b) {
            if (m_model.bodies[b].name == point.body)
                return m_configuration.inGround(static_cast<int>(b) + 1, point.position);
        }
        return point.position;
    }

    PathPoint pointOn(int body) { return {.body = "body " + std::to_string(body), .position = vector(0.3)}; }
    int anyBody() { return pick(static_cast<int>(m_model.bodies.size())); }

    void addLink()
    {
        Link link{.name = "link " + std::to_string(m_model.links.size())};
        const int body = anyBody(), other = anyBody();
        PathPoint to = pointOn(body), from = pointOn(other);
        if (body == other || chance(0.5)) {
            from = {.body = "ground", .position = inGround(to) + vector(0.5)};
            from.position.y() += 0.8;
        }
        link.path = {from, to};
        if (chance(0.2))
            link.path.insert(link.path.begin() + 1, {.body = "ground", .position = vector(0.6)});
        link.sense = chance(0.7) ? LinkSense::Tension : chance(0.6) ? LinkSense::Both : LinkSense::Compression;
        link.stiffness = DirectStiffness{number(300, 3000)};
        if (chance(0.3))
            link.damping = number(1, 30);
        const double kind = number(0, 1);  // just taut, tense, or slack
        if (kind > 0.4)
            link.shortening = kind > 0.7 ? number(0, 0.05) : -number(0, 0.05);
        if (chance(0.2))
            link.strength = Strength{number(20, 150), chance(0.5) ? AtStrength::Holds : AtStrength::Breaks};
        m_model.links.push_back(link);
    }

    // Two strands from the ground and one from a body that meet at a node.
    void addKnot()
    {
        const PathPoint end = pointOn(anyBody());
        const Vector3 place = inGround(end) + Vector3(0, 0.4, 0) + vector(0.1);
        m_model.nodes.push_back({.name = "knot", .body = "ground", .position = place});
        const std::vector<PathPoint> ends = {{.body = "ground", .position = place + Vector3(-0.5, number(0.2, 0.6), 0)},
                                             {.body = "ground", .position = place + Vector3(0.5, number(0.2, 0.6), 0)},
                                             end};
        for (const PathPoint& it : ends) {
            Link link{.name = "strand " + std::to_string(m_model.links.size())};
            link.path = {{.node = "knot"}, it};
            link.stiffness = DirectStiffness{number(500, 2000)};
            link.shortening = chance(0.5) ? 0 : number(-0.03, 0.03);
            m_model.links.push_back(link);
        }
    }

    void addContact()
    {
        Contact contact{.name = "contact " + std::to_string(m_model.contacts.size())};
        const PathPoint point = pointOn(anyBody());
        contact.body = point.body;
        contact.point = point.position;
        contact.radius = chance(0.3) ? number(0.02, 0.1) : 0;
        contact.normal = Vector3(number(-0.3, 0.3), 1, isPlane() ? 0 : number(-0.3, 0.3));
        const double gap = chance(0.5) ? 0 : number(0.005, 0.1);
        contact.place = inGround(point) - (gap + contact.radius) * contact.normal.normalized();
        const bool isRough = chance(0.6);
        if (chance(0.5)) {
            contact.compliance = ContactCompliance{number(2000, 10000), chance(0.7) ? number(10, 100) : 0, {}};
            if (isRough)
                contact.friction = ContactFriction{number(0.2, 0.8), number(2000, 8000), number(20, 100)};
        } else {
            contact.restitution = chance(0.5) ? 0 : number(0.2, 0.8);
            if (isRough)
                contact.friction = ContactFriction{number(0.2, 0.6), 0, 0};
        }
        m_model.contacts.push_back(contact);
    }

    Scenario scenario()
    {
        Scenario scenario = freeMotion(number(0.1, 0.3));
        scenario.options.outputStep = 0.005;
        scenario.options.relativeTolerance = 1e-9;
        scenario.options.absoluteTolerance = 1e-11;
        const bool moves = chance(0.5);
        for (const Coordinate& coordinate : m_model.coordinates) {
            if (moves && chance(0.5))
                scenario.start.push_back({coordinate.name, coordinate.value, number(-1, 1)});
        }
        if (!m_model.constraints.empty())
            RandomClosures::meetSpeeds(m_model, scenario);
        return scenario;
    }

    unsigned m_seed;
    Topology m_topology;
    Model m_model;
    Configuration m_configuration;
};

// What there is in a mechanism, for messages.
inline std::string summaryOf(const Model& model)
{
    std::string text = model.space == Space::Plane ? "plane" : "space";
    text += ", " + std::to_string(model.bodies.size()) + " bodies, " + std::to_string(model.coordinates.size())
            + " coordinates";
    for (const Coordinate& it : model.coordinates)
        text += it.resistance.stop ? ", stop" : "";
    for (const Constraint& it : model.constraints) {
        text += std::holds_alternative<Closure>(it.rule)    ? ", closure"
                : std::holds_alternative<Distance>(it.rule) ? ", distance"
                                                            : ", coupling";
    }
    for (const Link& it : model.links) {
        text += it.sense == LinkSense::Tension ? ", rope" : it.sense == LinkSense::Both ? ", rod" : ", strut";
        text += it.damping > 0 ? " damped" : "";
        if (it.strength)
            text += it.strength->then == AtStrength::Breaks ? " breaks" : " yields";
    }
    for (const Contact& it : model.contacts) {
        text += it.compliance ? ", soft contact" : ", rigid contact";
        text += it.compliance && it.compliance->damping > 0 ? " damped" : "";
        text += it.friction ? " rough" : "";
        text += it.restitution > 0 ? " bounces" : "";
        text += it.radius > 0 ? " ball" : "";
    }
    return text;
}

}  // namespace sinew::test
