#include "core/equations/body_tree.h"

#include <cmath>
#include <map>
#include <utility>

#include "core/equations/joint_steps.h"
#include "core/math/rotation.h"

namespace sinew {

namespace {

// The joints in an order in which each body comes after its parent.
std::vector<const Joint*> inTreeOrder(const Model& model)
{
    std::map<std::string, std::vector<const Joint*>> jointsOf;
    for (const Joint& joint : model.joints)
        jointsOf[joint.parent].push_back(&joint);
    std::vector<const Joint*> order = jointsOf[groundName];
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::vector<const Joint*>& next = jointsOf[order[i]->child];
        order.insert(order.end(), next.begin(), next.end());
    }
    return order;
}

class BodyReader {
public:
    explicit BodyReader(EquationSymbols& symbols) : m_symbols(symbols), m_model(symbols.model()) {}

    BodyTree run()
    {
        addCoordinates();
        m_symbols.addGravity(m_model.gravity);
        m_symbols.tree().places[groundName] = {};
        for (const Joint* joint : inTreeOrder(m_model))
            addBody(*joint);
        return std::move(m_tree);
    }

private:
    void addCoordinates()
    {
        for (const Joint& joint : m_model.joints) {
            if (joint.kind == JointKind::Ball || joint.kind == JointKind::Free)
                m_tree.balls.push_back({.joint = joint.name});
        }
        m_symbols.addCoordinates(namesOf(m_model.coordinates), static_cast<int>(m_tree.balls.size()));
        for (EquationBall& ball : m_tree.balls)
            m_symbols.addSpeeds(*findJoint(m_model, ball.joint), ball);
    }

    void addBody(const Joint& joint)
    {
        const Body& body = *findBody(m_model, joint.child);
        const auto parent = m_numbers.find(joint.parent);
        TreeBody masses{.parent = parent == m_numbers.end() ? -1 : parent->second,
                        .firstStage = static_cast<int>(m_tree.stages.size())};
        const int before = masses.parent < 0 ? -1 : m_tree.masses[static_cast<std::size_t>(masses.parent)].stage;
        const int ball = ballOf(joint);
        const std::vector<EquationStep> steps = stepsOf(joint, m_tree.originOf(joint.parent), ball, m_symbols);
        masses.stage = addStages(body, before, steps);
        addMasses(body, joint, masses);
        m_numbers.emplace(body.name, static_cast<int>(m_tree.bodies.size()));
        m_tree.bodies.push_back({body.name, joint.parent, joint.name, steps});
        m_tree.masses.push_back(std::move(masses));
    }

    int ballOf(const Joint& joint) const
    {
        for (std::size_t i = 0; i < m_tree.balls.size(); ++i) {
            if (m_tree.balls[i].joint == joint.name)
                return static_cast<int>(i);
        }
        return -1;
    }

    int addStages(const Body& body, int parent, const std::vector<EquationStep>& steps)
    {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const std::string number = i + 1 < steps.size() ? "_" + std::to_string(i + 1) : "";
            m_tree.stages.push_back({identifierFrom(body.name) + number, parent, steps[i]});
            parent = static_cast<int>(m_tree.stages.size()) - 1;
        }
        return parent;
    }

    void addMasses(const Body& body, const Joint& joint, TreeBody& masses)
    {
        masses.origin = -joint.inChild.position;
        const double mass = massInSi(body.mass, m_model.bodyWeight);
        if (mass != 0) {
            masses.mass = m_symbols.addGiven("m_" + body.name, SymbolRole::Mass, mass,
                                             sentence("mass of body '%1'", body.name));
            masses.centre
                = m_symbols.vector("c_" + body.name, SymbolRole::Length, body.centreOfMass - joint.inChild.position,
                                   sentence("centre of mass of body '%1' from joint '%2'", body.name, joint.name));
        }
        const Matrix3 I = inertiaTensor(body.inertia, mass);
        if (m_model.space == Space::Plane) {
            masses.inertia[2] = inertia("I_" + body.name, I(2, 2),
                                        sentence("moment of inertia of body '%1' about its centre of mass", body.name));
            return;
        }
        static constexpr std::array<std::pair<int, int>, 6> entries
            = {{{0, 0}, {1, 1}, {2, 2}, {0, 1}, {0, 2}, {1, 2}}};
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const auto [row, column] = entries[i];
            const std::string axes = {"xyz"[row], "xyz"[column]};
            masses.inertia[i]
                = inertia("I_" + body.name + "_" + axes, I(row, column),
                          sentence("moment of inertia of body '%1' about its centre of mass, %2", body.name, axes));
        }
    }

    Expression inertia(const std::string& name, double value, const Sentence& meaning)
    {
        if (value == 0)
            return {};
        const int atom = m_symbols.addGiven(name, SymbolRole::InertiaMoment, std::abs(value),
                                            value < 0 ? sentence("minus %1", meaning) : meaning);
        return Expression::atom(atom, value < 0 ? -1 : 1);
    }

    EquationSymbols& m_symbols;
    const Model& m_model;
    BodyTree m_tree;
    std::map<std::string, int> m_numbers;
};

// Turns steps into frames and arms, and bodies into elements.
class ArmBuilder {
public:
    ArmBuilder(const BodyTree& bodies, EquationSymbols& symbols)
        : m_bodies(bodies), m_symbols(symbols), m_tree(symbols.tree()), m_carried(bodies.bodies.size())
    {
    }

    void run()
    {
        gatherCarried();
        for (std::size_t b = 0; b < m_bodies.bodies.size(); ++b)
            addBody(b);
    }

private:
    // The massive bodies that each joint carries.
    void gatherCarried()
    {
        for (std::size_t b = m_carried.size(); b-- > 0;) {
            const TreeBody& body = m_bodies.masses[b];
            if (body.mass >= 0)
                m_carried[b].push_back(body.mass);
            if (body.parent >= 0) {
                std::vector<int>& parents = m_carried[static_cast<std::size_t>(body.parent)];
                parents.insert(parents.end(), m_carried[b].begin(), m_carried[b].end());
            }
        }
    }

    // The mass that a joint carries: a body's own, or a coefficient that gathers several.
    int carriedMass(std::size_t body, MassElement& element)
    {
        if (m_carried[body].empty())
            return -1;
        if (m_carried[body].size() == 1)
            return m_carried[body].front();
        const int atom = m_symbols.addFormula(
            "Theta_" + m_bodies.bodies[body].name, SymbolRole::Coefficient, {},
            sentence("mass of body '%1' and of all that it carries", m_bodies.bodies[body].name));
        element.coefficients = {{atom, element.mass}};
        return atom;
    }

    void addBody(std::size_t b)
    {
        const TreeBody& body = m_bodies.masses[b];
        MassElement element{.parent = body.parent};
        element.mass = body.mass < 0 ? Expression{} : Expression::atom(body.mass);
        const int carried = carriedMass(b, element);
        for (std::size_t s = static_cast<std::size_t>(body.firstStage); s < m_bodies.stages.size(); ++s) {
            if (static_cast<int>(s) > body.stage)
                break;
            addStage(m_bodies.stages[s], carried, element);
        }
        const int frame = frameOf(body.stage), pole = poleOf(body.stage);
        if (body.mass >= 0 && !isZero(body.centre))
            addArm({frame, body.centre}, pole, body.mass, element);
        element.inertias.push_back({frame, body.inertia});
        m_tree.elements.push_back(std::move(element));
        BodyPlace place{.frame = frame, .carrier = pole};
        place.origin = body.origin;
        m_tree.places[m_bodies.bodies[b].name] = std::move(place);
    }

    int frameOf(int stage) const { return stage < 0 ? 0 : m_frames[static_cast<std::size_t>(stage)]; }
    int poleOf(int stage) const { return stage < 0 ? -1 : m_poles[static_cast<std::size_t>(stage)]; }

    void addStage(const BodyStage& stage, int mass, MassElement& element)
    {
        const int frame = frameOf(stage.parent);
        const int pole = isZero(stage.step.shift)
                             ? poleOf(stage.parent)
                             : addArm({frame, stage.step.shift}, poleOf(stage.parent), mass, element);
        m_poles.push_back(pole);
        m_frames.push_back(stage.step.turn ? m_tree.frames.addAfter(frame, {*stage.step.turn}) : frame);
    }

    int addArm(FrameVector vector, int carrier, int mass, MassElement& element)
    {
        const int arm = static_cast<int>(m_tree.arms.size());
        m_tree.arms.push_back({std::move(vector), carrier, {}});
        m_tree.arms.back().masses = {mass, std::vector<int>(m_tree.carriersOf(arm).size(), mass), mass};
        element.arms.push_back(arm);
        return arm;
    }

    const BodyTree& m_bodies;
    EquationSymbols& m_symbols;
    EquationTree& m_tree;
    std::vector<std::vector<int>> m_carried;  // per body: the masses that its joint carries, as atoms
    std::vector<int> m_frames, m_poles;       // per stage
};

}  // namespace

int BodyTree::stageOf(const std::string& body) const
{
    for (std::size_t b = 0; b < bodies.size(); ++b) {
        if (bodies[b].name == body)
            return masses[b].stage;
    }
    return -1;
}

Vector3 BodyTree::originOf(const std::string& body) const
{
    for (std::size_t b = 0; b < bodies.size(); ++b) {
        if (bodies[b].name == body)
            return masses[b].origin;
    }
    return Vector3::Zero();
}

BodyTree readBodies(EquationSymbols& symbols)
{
    return BodyReader(symbols).run();
}

void addArms(const BodyTree& bodies, EquationSymbols& symbols)
{
    ArmBuilder(bodies, symbols).run();
}

}  // namespace sinew
