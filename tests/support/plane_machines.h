#pragma once

#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "core/mechanism/mechanism.h"
#include "core/model/model.h"
#include "core/statics/statics.h"
#include "tests/support/dense_qp.h"

namespace sinew::test {

// Random plane machines: a chain or tree of pinned bodies on the ground or floating, closed by further pins, pulled by
// ties, resting on contacts with and without friction and stiffness, with springs at joints. Everything is in place in the
// model's own posture.
class PlaneMachine {
public:
    struct Options {
        int bodies = 3;
        bool floats = false;
        int ties = 6, contacts = 2, closures = 1, springs = 1;
        bool hasFriction = true;
        bool hasCompliance = false;
    };

    PlaneMachine(std::mt19937& random, const Options& options) : m_random(random)
    {
        model.space = Space::Plane;
        model.gravity = {0, -10, 0};
        places.push_back({0, 0, 0});
        for (int i = 0; i < options.bodies; ++i)
            addBody(i, options.floats);
        for (int i = 0; i < options.closures; ++i)
            addClosure(i);
        for (int i = 0; i < options.ties; ++i)
            addTie(i);
        for (int i = 0; i < options.contacts; ++i)
            addContact(i, options);
        for (int i = 0; i < options.springs; ++i) {
            Coordinate& coordinate = model.coordinates[pick(model.coordinates.size())];
            coordinate.resistance.spring = Spring{coordinate.value + number(), 50 + 200 * share(), 0};
        }
    }

    struct Place {
        double x = 0, y = 0, angle = 0;
        Vector3 at(const Vector3& p) const
        {
            const double c = std::cos(angle), s = std::sin(angle);
            return {x + c * p.x() - s * p.y(), y + s * p.x() + c * p.y(), 0};
        }
        Vector3 turned(const Vector3& p) const { return Place{0, 0, angle}.at(p); }
    };

    Model model;
    std::vector<Place> places;  // per body, the ground first

    // How far each contact slides, m, by the small displacements of an answer: as its point moves along the ground, less
    // what its spring across the normal gives.
    std::vector<double> slipsOf(const StaticsSolution& s) const
    {
        std::vector<double> slips;
        for (std::size_t i = 0; i < model.contacts.size(); ++i) {
            const Contact& contact = model.contacts[i];
            const std::size_t body = bodyOf(contact.body);
            const BodyDisplacement& displacement = s.bodyDisplacements[body - 1];
            const Vector3 arm = places[body].turned(contact.point), tangent = tangentOf(contact);
            double slip = tangent.dot(displacement.translation + displacement.rotation.cross(arm));
            if (contact.friction && contact.compliance)
                slip += s.contacts[i].force.dot(tangent) / contact.friction->stiffness;
            slips.push_back(slip);
        }
        return slips;
    }

    // How far each contact lifts off its plane by them, m.
    std::vector<double> liftsOf(const StaticsSolution& s) const
    {
        std::vector<double> lifts;
        for (const Contact& contact : model.contacts) {
            const std::size_t body = bodyOf(contact.body);
            const BodyDisplacement& displacement = s.bodyDisplacements[body - 1];
            const Vector3 arm = places[body].turned(contact.point);
            const Vector3 moved = displacement.translation + displacement.rotation.cross(arm);
            lifts.push_back(contact.normal.normalized().dot(moved));
        }
        return lifts;
    }

    // The same machine by free bodies (no generalised coordinates): forces of ties, pins, closures, contacts and springs
    // that balance every body, of least complementary energy. Order of x: ties, contacts (normal and tangent), springs, then
    // reactions. Forces in units of 100 N. Friction of least energy opens a contact by mu |slip|; with the gap wider by that
    // for given slips (per contact, m) it is Coulomb's (de Saxce and Feng 1998), if these are the slips of the answer.
    DenseQp problem(const std::vector<double>& slips = {}) const
    {
        std::vector<Eigen::VectorXd> columns;
        const Eigen::Index rows = 3 * static_cast<Eigen::Index>(places.size() - 1);
        std::vector<double> compliance, linear;
        const auto add = [&](const Eigen::VectorXd& column, double c, double l) {
            columns.push_back(column);
            compliance.push_back(c * unit);
            linear.push_back(l);
        };
        for (const Link& link : model.links) {
            Eigen::VectorXd column = Eigen::VectorXd::Zero(rows);
            const Vector3 a = pointOf(link.path[0]), b = pointOf(link.path[1]), pull = (b - a).normalized();
            push(column, bodyOf(link.path[0].body), a, pull);
            push(column, bodyOf(link.path[1].body), b, -pull);
            add(column, 1 / std::get<DirectStiffness>(link.stiffness).stiffness, -link.shortening);
        }
        for (std::size_t i = 0; i < model.contacts.size(); ++i) {
            const Contact& contact = model.contacts[i];
            const Vector3 point = places[bodyOf(contact.body)].at(contact.point);
            const Vector3 normal = contact.normal.normalized(), tangent = tangentOf(contact);
            double gap = normal.dot(point - contact.place);
            if (contact.friction && !slips.empty())
                gap += contact.friction->coefficient * std::abs(slips[i]);
            Eigen::VectorXd column = Eigen::VectorXd::Zero(rows);
            push(column, bodyOf(contact.body), point, normal);
            add(column, contact.compliance ? 1 / contact.compliance->stiffness : 0, gap);
            column.setZero();
            push(column, bodyOf(contact.body), point, tangent);
            add(column, contact.friction && contact.compliance ? 1 / contact.friction->stiffness : 0, 0);
        }
        for (const Coordinate& coordinate : model.coordinates) {
            if (!coordinate.resistance.spring)
                continue;
            const Spring& spring = *coordinate.resistance.spring;
            add(onCoordinate(coordinate.name, rows), 1 / spring.stiffness, coordinate.value - spring.rest);
        }
        for (std::size_t i = 0; i < model.joints.size(); ++i) {
            const Joint& joint = model.joints[i];
            if (joint.axes.size() == 1)
                addPin(bodyOf(joint.parent), bodyOf(joint.child), places[bodyOf(joint.child)].at(Vector3::Zero()), rows,
                       add);
        }
        for (const Constraint& constraint : model.constraints) {
            const Closure& closure = std::get<Closure>(constraint.rule);
            addPin(bodyOf(closure.bodyA), bodyOf(closure.bodyB), places[bodyOf(closure.bodyB)].at(closure.inB.position),
                   rows, add);
        }
        return assembled(columns, compliance, linear, rows);
    }

    static constexpr double unit = 100;  // N

    static Vector3 tangentOf(const Contact& contact)
    {
        const Vector3 normal = contact.normal.normalized();
        return {normal.y(), -normal.x(), 0};
    }

private:
    double number() { return std::uniform_real_distribution<>(-1, 1)(m_random); }
    double share() { return std::uniform_real_distribution<>(0, 1)(m_random); }
    std::size_t pick(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random); }
    std::size_t bodyOf(const std::string& name) const
    {
        for (std::size_t i = 0; i < model.bodies.size(); ++i) {
            if (model.bodies[i].name == name)
                return i + 1;
        }
        return 0;
    }
    std::string nameOf(std::size_t body) const { return body == 0 ? groundName : model.bodies[body - 1].name; }
    Vector3 pointOf(const PathPoint& point) const { return places[bodyOf(point.body)].at(point.position); }

    static Axis axis(AxisKind kind, const Vector3& direction, const std::string& coordinate)
    {
        return {kind, direction, {0, {{coordinate, Polynomial{{0, 1}}}}}};
    }

    void addBody(int i, bool floats)
    {
        const std::string name = "b" + std::to_string(i);
        const std::size_t parent = i == 0 ? 0 : pick(places.size() - 1) + (places.size() > 1 ? 1 : 0);
        Body body{.name = name, .mass = {1 + 5 * share(), Scale::Si}, .centreOfMass = {number(), number(), 0}};
        const double turn = 2 * number();
        Joint joint{.name = "j" + std::to_string(i), .parent = nameOf(parent), .child = name};
        Place place;
        if (i == 0 && floats) {
            for (const char* c : {"x", "y"}) {
                const double value = number();
                model.coordinates.push_back({.name = c, .kind = CoordinateKind::Translation, .value = value});
                (c[0] == 'x' ? place.x : place.y) = value;
                joint.axes.push_back(axis(AxisKind::Translation, c[0] == 'x' ? Vector3::UnitX() : Vector3::UnitY(), c));
            }
        } else {
            joint.inParent.position = {number(), number(), 0};
            const Vector3 at = places[parent].at(joint.inParent.position);
            place.x = at.x();
            place.y = at.y();
        }
        place.angle = places[parent].angle + turn;
        joint.axes.push_back(axis(AxisKind::Rotation, Vector3::UnitZ(), "q" + std::to_string(i)));
        model.coordinates.push_back({.name = "q" + std::to_string(i), .value = turn});
        model.bodies.push_back(body);
        model.joints.push_back(joint);
        places.push_back(place);
    }

    Vector3 inBody(std::size_t body, const Vector3& p) const
    {
        const Place& place = places[body];
        return Place{0, 0, -place.angle}.at(p - Vector3(place.x, place.y, 0));
    }

    // A pin between a body and the ground or another body, where they are.
    void addClosure(int i)
    {
        const std::size_t a = pick(places.size()), b = 1 + pick(places.size() - 1);
        if (a == b)
            return;
        Closure closure{nameOf(a), nameOf(b), {}, {}, {}};
        closure.inB.position = {number(), number(), 0};
        closure.inA.position = inBody(a, places[b].at(closure.inB.position));
        closure.held = {{RelativeMotion::X, Polynomial{{0}}}, {RelativeMotion::Y, Polynomial{{0}}}};
        model.constraints.push_back({"c" + std::to_string(i), closure, {}, {}});
    }

    void addTie(int i)
    {
        const std::size_t a = pick(places.size()), b = 1 + pick(places.size() - 1);
        Link link;
        link.name = "t" + std::to_string(i);
        link.stiffness = DirectStiffness{1000 + 9000 * share()};
        link.shortening = i % 3 == 0 ? 0.01 * number() : 0;
        link.path
            = {{nameOf(a == b ? 0 : a), {}, {2 * number(), 2 * number(), 0}}, {nameOf(b), {}, {number(), number(), 0}}};
        model.links.push_back(link);
    }

    void addContact(int i, const Options& options)
    {
        const std::size_t body = 1 + pick(places.size() - 1);
        Contact contact{.name = "k" + std::to_string(i), .body = nameOf(body), .point = {number(), number(), 0}};
        contact.normal = Vector3(number(), 1.2 + number(), 0);
        contact.place = places[body].at(contact.point);
        if (options.hasFriction && share() < 0.7)
            contact.friction = ContactFriction{0.2 + 0.8 * share(), 0, 0};
        if (options.hasCompliance && share() < 0.7) {
            contact.compliance = ContactCompliance{2000 + 5000 * share(), 0, {}};
            if (contact.friction)
                contact.friction = ContactFriction{contact.friction->coefficient, 1000 + 2000 * share(), 1};
        }
        model.contacts.push_back(contact);
    }

    static void push(Eigen::VectorXd& column, std::size_t body, const Vector3& point, const Vector3& force)
    {
        if (body == 0)
            return;
        const auto row = 3 * static_cast<Eigen::Index>(body - 1);
        column[row] += force.x();
        column[row + 1] += force.y();
        column[row + 2] += point.x() * force.y() - point.y() * force.x();
    }

    // A unit effort of a coordinate on the bodies that it moves.
    Eigen::VectorXd onCoordinate(const std::string& name, Eigen::Index rows) const
    {
        Eigen::VectorXd column = Eigen::VectorXd::Zero(rows);
        for (const Joint& joint : model.joints) {
            for (const Axis& it : joint.axes) {
                if (it.value.terms.front().coordinate != name)
                    continue;
                const std::size_t child = bodyOf(joint.child), parent = bodyOf(joint.parent);
                if (it.kind == AxisKind::Translation)
                    push(column, child, places[child].at(Vector3::Zero()), it.direction);
                else
                    column[3 * static_cast<Eigen::Index>(child - 1) + 2] += 1;
                if (it.kind == AxisKind::Rotation && parent > 0)
                    column[3 * static_cast<Eigen::Index>(parent - 1) + 2] -= 1;
            }
        }
        return column;
    }

    template <class Add>
    static void addPin(std::size_t a, std::size_t b, const Vector3& at, Eigen::Index rows, Add add)
    {
        for (const Vector3& direction : {Vector3(1, 0, 0), Vector3(0, 1, 0)}) {
            Eigen::VectorXd column = Eigen::VectorXd::Zero(rows);
            push(column, b, at, direction);
            push(column, a, at, -direction);
            add(column, 0, 0);
        }
    }

    DenseQp assembled(const std::vector<Eigen::VectorXd>& columns, const std::vector<double>& compliance,
                      const std::vector<double>& linear, Eigen::Index rows) const
    {
        const auto n = static_cast<Eigen::Index>(columns.size()), ties = static_cast<Eigen::Index>(model.links.size());
        const auto contacts = static_cast<Eigen::Index>(model.contacts.size());
        DenseQp p;
        p.A.resize(rows, n);
        p.H.setZero(n, n);
        p.c.resize(n);
        for (Eigen::Index i = 0; i < n; ++i) {
            p.A.col(i) = columns[static_cast<std::size_t>(i)];
            p.H(i, i) = compliance[static_cast<std::size_t>(i)];
            p.c[i] = linear[static_cast<std::size_t>(i)];
        }
        p.b.setZero(rows);
        for (std::size_t body = 1; body < places.size(); ++body) {
            const Body& it = model.bodies[body - 1];
            push(p.b, body, places[body].at(it.centreOfMass), -it.mass.value * model.gravity / unit);
        }
        p.G.setZero(ties + 2 * contacts, n);
        for (Eigen::Index i = 0; i < ties; ++i)
            p.G(i, i) = 1;
        for (Eigen::Index i = 0; i < contacts; ++i) {
            const auto& friction = model.contacts[static_cast<std::size_t>(i)].friction;
            const double mu = friction ? friction->coefficient : 0;
            for (int side = 0; side < 2; ++side) {
                p.G(ties + 2 * i + side, ties + 2 * i) = mu > 0 ? mu : 1;
                p.G(ties + 2 * i + side, ties + 2 * i + 1) = mu > 0 ? (side == 0 ? 1 : -1) : 0;
            }
            if (!friction) {  // no tangent force: its column is empty
                p.A.col(ties + 2 * i + 1).setZero();
                p.H(ties + 2 * i + 1, ties + 2 * i + 1) = 1;
            }
        }
        return p;
    }

    std::mt19937& m_random;
};

}  // namespace sinew::test
