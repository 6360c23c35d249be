#include <algorithm>
#include <cmath>
#include <iterator>
#include <unordered_map>

#include "core/math/rotation.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/strand.h"
#include "core/model/expand_segments.h"
#include "core/schema/validate.h"

namespace sinew {

namespace {

using IndexByName = std::unordered_map<std::string, int>;

template <class T>
IndexByName indexByName(const std::vector<T>& objects, int first)
{
    IndexByName index;
    for (const T& object : objects)
        index.emplace(object.name, first++);
    return index;
}

Eigen::Isometry3d isometryOf(const Frame& frame)
{
    Eigen::Isometry3d X = Eigen::Isometry3d::Identity();
    X.linear() = rotationFromXyz(frame.orientation);
    X.translation() = frame.position;
    return X;
}

// Builds a mechanism from a model that validate() found sound.
class Compiler {
public:
    explicit Compiler(const Model& model)
        : m_model(model), m_bodies(indexByName(model.bodies, 1)), m_coordinates(indexByName(model.coordinates, 0)),
          m_nodes(indexByName(model.nodes, 0)), m_surfaces(indexByName(model.surfaces, 0))
    {
        m_bodies.emplace(groundName, 0);
    }

    Mechanism build()
    {
        m_out.space = m_model.space;
        m_out.coordinateCount = static_cast<int>(m_model.coordinates.size());
        for (const Coordinate& coordinate : m_model.coordinates) {
            m_out.coordinateNames.push_back(coordinate.name);
            m_out.coordinateKinds.push_back(coordinate.kind);
        }
        addResistances();
        addBodies();
        addJoints();
        addNodes();
        addLinks();
        addContacts();
        addConstraints();
        return std::move(m_out);
    }

private:
    void addBodies()
    {
        m_out.bodyCount = static_cast<int>(m_model.bodies.size()) + 1;
        m_out.bodyNames.push_back(groundName);
        m_out.masses.push_back({});
        m_out.centresOfMass.push_back(Vector3::Zero());
        m_out.inertias.push_back(PointMass{});
        for (const Body& body : m_model.bodies) {
            m_out.bodyNames.push_back(body.name);
            m_out.masses.push_back(body.mass);
            m_out.centresOfMass.push_back(body.centreOfMass);
            m_out.inertias.push_back(body.inertia);
        }
        m_out.jointOfBody.assign(static_cast<std::size_t>(m_out.bodyCount), -1);
        m_out.motionsOfBody.resize(static_cast<std::size_t>(m_out.bodyCount));
    }

    // Takes joints again and again whose parent is placed already: files may list them in any order.
    void addJoints()
    {
        const std::size_t count = m_model.joints.size();
        m_out.jointOfModel.assign(count, -1);
        m_out.jointNames = namesOf(m_model.joints);
        std::vector<bool> placed(static_cast<std::size_t>(m_out.bodyCount), false);
        placed[0] = true;
        for (bool progress = true; progress;) {
            progress = false;
            for (std::size_t i = 0; i < count; ++i) {
                const Joint& joint = m_model.joints[i];
                if (m_out.jointOfModel[i] >= 0 || !placed[bodyIndex(joint.parent)])
                    continue;
                m_out.jointOfModel[i] = static_cast<int>(m_out.joints.size());
                addJoint(joint);
                placed[bodyIndex(joint.child)] = true;
                progress = true;
            }
        }
    }

    void addJoint(const Joint& joint)
    {
        CompiledJoint compiled;
        compiled.kind = joint.kind;
        compiled.parent = m_bodies.at(joint.parent);
        compiled.child = m_bodies.at(joint.child);
        compiled.inParent = isometryOf(joint.inParent);
        compiled.fromChild = rotationFromXyz(joint.inChild.orientation).transpose();
        compiled.childOrigin = -joint.inChild.position;
        compiled.firstMotion = static_cast<int>(m_out.motions.size());
        const int index = static_cast<int>(m_out.joints.size());
        compiled.isTurnedInParent = joint.inParent.orientation != Vector3::Zero();
        compiled.isTurnedInChild = joint.inChild.orientation != Vector3::Zero();
        compiled.firstAxis = static_cast<int>(m_out.axes.size());
        compiled.axisCount = static_cast<int>(joint.axes.size());
        for (const Axis& axis : joint.axes)
            addAxis(axis, index, compiled.firstMotion);
        if (joint.kind == JointKind::Ball || joint.kind == JointKind::Free)
            compiled.ball = m_out.ballCount++;
        for (std::size_t i = 0; i < joint.coordinates.size() && i < compiled.coordinates.size(); ++i) {
            compiled.coordinates[i] = m_coordinates.at(joint.coordinates[i]);
            m_out.motions.push_back({compiled.coordinates[i], index});
        }
        compiled.motionCount = static_cast<int>(m_out.motions.size()) - compiled.firstMotion;
        noteMotions(compiled, index);
        m_out.joints.push_back(std::move(compiled));
    }

    void addAxis(const Axis& axis, int joint, int firstMotion)
    {
        CompiledAxis compiled;
        compiled.kind = axis.kind;
        compiled.direction = axis.direction.normalized();
        for (int k = 0; k < 3; ++k) {
            if (compiled.direction == Vector3::Unit(k))
                compiled.principal = k;
        }
        compiled.constant = axis.value.constant;
        compiled.firstTerm = static_cast<int>(m_out.terms.size());
        compiled.termCount = static_cast<int>(axis.value.terms.size());
        for (const AxisTerm& term : axis.value.terms) {
            const int coordinate = m_coordinates.at(term.coordinate);
            CompiledTerm compiledTerm{coordinate, motionOf(coordinate, joint, firstMotion)};
            setFunction(term.function, compiledTerm);
            m_out.terms.push_back(compiledTerm);
        }
        m_out.axes.push_back(compiled);
    }

    void setFunction(const ScalarFunction& function, CompiledTerm& term)
    {
        const auto* polynomial = std::get_if<Polynomial>(&function);
        if (polynomial && polynomial->coefficients.size() <= 2) {
            const std::vector<double>& c = polynomial->coefficients;
            term.offset = c.empty() ? 0 : c[0];
            term.slope = c.size() < 2 ? 0 : c[1];
            return;
        }
        term.function = static_cast<int>(m_out.functions.size());
        m_out.functions.push_back(function);
    }

    int motionOf(int coordinate, int joint, int firstMotion)
    {
        for (std::size_t i = static_cast<std::size_t>(firstMotion); i < m_out.motions.size(); ++i) {
            if (m_out.motions[i].coordinate == coordinate)
                return static_cast<int>(i);
        }
        m_out.motions.push_back({coordinate, joint});
        return static_cast<int>(m_out.motions.size()) - 1;
    }

    void noteMotions(const CompiledJoint& joint, int index)
    {
        const auto child = static_cast<std::size_t>(joint.child);
        m_out.jointOfBody[child] = index;
        m_out.motionsOfBody[child] = m_out.motionsOfBody[static_cast<std::size_t>(joint.parent)];
        for (int i = 0; i < joint.motionCount; ++i)
            m_out.motionsOfBody[child].push_back(joint.firstMotion + i);
    }

    void addResistances()
    {
        for (std::size_t i = 0; i < m_model.coordinates.size(); ++i) {
            const Coordinate& coordinate = m_model.coordinates[i];
            if (coordinate.resistance == Resistance{})
                continue;
            m_out.resistances.push_back(
                {static_cast<int>(i), coordinate.resistance, coordinate.minimum, coordinate.maximum});
        }
    }

    void addConstraints()
    {
        for (const Constraint& constraint : m_model.constraints) {
            CompiledConstraint& compiled = m_out.constraints.emplace_back();
            compiled.name = constraint.name;
            std::visit([&](const auto& rule) { compiled.rule = compiledRule(rule); }, constraint.rule);
        }
        std::vector<int> moved(m_model.coordinates.size(), 0);
        for (const Motion& motion : m_out.motions)
            m_out.isCoordinatePerJoint
                = m_out.isCoordinatePerJoint && ++moved[static_cast<std::size_t>(motion.coordinate)] == 1;
    }

    CompiledClosure compiledRule(const Closure& closure) const
    {
        CompiledClosure out{m_bodies.at(closure.bodyA),
                            m_bodies.at(closure.bodyB),
                            isometryOf(closure.inA),
                            isometryOf(closure.inB),
                            {}};
        for (const HeldMotion& held : closure.held)
            out.held.push_back({held.motion, held.value});
        return out;
    }

    CompiledDistance compiledRule(const Distance& rule) const
    {
        return {m_bodies.at(rule.bodyA), m_bodies.at(rule.bodyB), rule.pointA, rule.pointB, rule.distance};
    }

    CompiledCoupling compiledRule(const Coupling& coupling) const
    {
        CompiledCoupling out{m_coordinates.at(coupling.coordinate), coupling.value.constant, {}};
        for (const AxisTerm& term : coupling.value.terms)
            out.terms.emplace_back(m_coordinates.at(term.coordinate), term.function);
        return out;
    }

    void addNodes()
    {
        for (const Node& node : m_model.nodes) {
            m_out.nodes.push_back({m_bodies.at(node.body), node.position});
            m_out.nodeNames.push_back(node.name);
        }
    }

    void addLinks()
    {
        for (const Link& link : m_model.links) {
            CompiledLink& compiled = m_out.links.emplace_back();
            compiled.firstPoint = static_cast<int>(m_out.points.size());
            compiled.pointCount = static_cast<int>(link.path.size());
            compiled.sense = link.sense;
            compiled.damping = link.damping;
            m_out.linkNames.push_back(link.name);
            for (const PathPoint& point : link.path)
                m_out.points.push_back(compiledPoint(point));
        }
        m_out.restPosture = restPostureOf(m_model);
        m_out.restLengths = calcStrands(m_out, calcConfiguration(m_out, m_out.restPosture)).lengths;
        for (std::size_t j = 0; j < m_out.links.size(); ++j) {
            double& restLength = m_out.restLengths[static_cast<Eigen::Index>(j)];
            m_out.links[j].isPassive = m_model.links[j].slackLength.has_value();
            restLength = m_model.links[j].slackLength.value_or(restLength);
            setMaterial(m_model.links[j], restLength, m_out.links[j]);
        }
    }

    CompiledPoint compiledPoint(const PathPoint& point)
    {
        if (!point.surface.empty())
            return addWrap(m_model.surfaces[static_cast<std::size_t>(m_surfaces.at(point.surface))], point.side);
        if (point.node.empty())
            return {m_bodies.at(point.body), -1, point.position};
        const int node = m_nodes.at(point.node);
        const CompiledNode& compiled = m_out.nodes[static_cast<std::size_t>(node)];
        return {compiled.body, node, compiled.position};
    }

    CompiledPoint addWrap(const WrapSurface& surface, WrapSide side)
    {
        CompiledWrap& wrap = m_out.wraps.emplace_back();
        wrap.body = m_bodies.at(surface.body);
        wrap.at = isometryOf(surface.at);
        wrap.surface = surface.name;
        switch (surface.shape) {
        case SurfaceShape::Sphere: wrap.shape = SphereShape{surface.radius}; break;
        case SurfaceShape::Cylinder: wrap.shape = CylinderShape{surface.radius, senseOf(side)}; break;
        case SurfaceShape::Ellipsoid: wrap.shape = EllipsoidShape{surface.radii}; break;
        case SurfaceShape::Torus: wrap.shape = TorusShape{surface.ringRadius, surface.radius}; break;
        }
        return {wrap.body, -1, surface.at.position, static_cast<int>(m_out.wraps.size()) - 1};
    }

    static int senseOf(WrapSide side)
    {
        switch (side) {
        case WrapSide::Shorter: break;
        case WrapSide::RightHanded: return 1;
        case WrapSide::LeftHanded: return -1;
        }
        return 0;
    }

    static void setMaterial(const Link& link, double restLength, CompiledLink& compiled)
    {
        if (const auto* direct = std::get_if<DirectStiffness>(&link.stiffness)) {
            compiled.stiffness = direct->stiffness;
        } else {
            const auto& material = std::get<MaterialStiffness>(link.stiffness);
            compiled.stiffness = material.modulus * material.area / material.length.value_or(restLength);
            compiled.followsRestLength = !material.length && !compiled.isPassive;
            compiled.area = material.area;
        }
        if (link.strength) {
            compiled.strength = link.strength->force;
            compiled.breaks = link.strength->then == AtStrength::Breaks;
        }
    }

    void addContacts()
    {
        for (const Contact& contact : m_model.contacts) {
            CompiledContact& compiled = m_out.contacts.emplace_back();
            compiled.bodyA = m_bodies.at(contact.body);
            compiled.bodyB = m_bodies.at(contact.against);
            compiled.point = contact.point;
            compiled.radius = contact.radius;
            compiled.place = contact.place;
            setPlane(contact.normal.stableNormalized(), compiled);
            compiled.compliance = contact.compliance;
            compiled.restitution = contact.restitution;
            compiled.friction = contact.friction;
            m_out.contactNames.push_back(contact.name);
        }
    }

    // The first tangent lies in the x-y plane wherever the normal does, so that it is that of a plane model too.
    static void setPlane(const Vector3& normal, CompiledContact& compiled)
    {
        const bool isAlongZ = normal.head<2>().norm() < 0.1;
        compiled.normal = normal;
        compiled.tangent1 = normal.cross(isAlongZ ? Vector3(0, -1, 0) : Vector3(0, 0, 1)).normalized();
        compiled.tangent2 = normal.cross(compiled.tangent1);
    }

    std::size_t bodyIndex(const std::string& name) const { return static_cast<std::size_t>(m_bodies.at(name)); }

    const Model& m_model;
    IndexByName m_bodies, m_coordinates, m_nodes, m_surfaces;
    Mechanism m_out;
};

}  // namespace

Eigen::VectorXd postureOf(const Model& model)
{
    Eigen::VectorXd values(static_cast<Eigen::Index>(model.coordinates.size()));
    for (Eigen::Index i = 0; i < values.size(); ++i)
        values[i] = model.coordinates[static_cast<std::size_t>(i)].value;
    return values;
}

Eigen::VectorXd restPostureOf(const Model& model)
{
    Eigen::VectorXd values(static_cast<Eigen::Index>(model.coordinates.size()));
    for (Eigen::Index i = 0; i < values.size(); ++i)
        values[i] = model.coordinates[static_cast<std::size_t>(i)].restValue();
    return values;
}

namespace {

// What lengths in the rest posture tell of links, and validate() does not know.
std::vector<ModelProblem> problemsOfLinks(const Mechanism& mechanism)
{
    constexpr double shortestLink = 1e-9;  // m: of what is shorter, round-off gives the direction
    std::vector<ModelProblem> problems;
    for (const WrapFault& fault : calcStrands(mechanism, calcConfiguration(mechanism, mechanism.restPosture)).faults)
        problems.push_back(
            {"links/" + std::to_string(fault.link) + "/path",
             makeWarning(sentence("%1 in the rest posture", describe(fault, mechanism)),
                         fault.limit == WrapLimit::Within ? sentence("move the point, or make the surface smaller")
                         : fault.limit == WrapLimit::EitherWay
                             ? sentence("state a side, which a cylinder has, or move a point")
                             : sentence("move a point beside the surface, or take another surface"))});
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        const std::string place = "links/" + std::to_string(j), &name = mechanism.linkNames[j];
        if (!(mechanism.restLengths[static_cast<Eigen::Index>(j)] > shortestLink))
            problems.push_back(
                {place + "/path",
                 makeError(sentence("the path of link '%1' has no length in the rest posture", name),
                           sentence("move a path point, so that the link has a direction to pull along"))});
        else if (!std::isfinite(mechanism.links[j].stiffness) || !(mechanism.links[j].stiffness > 0))
            problems.push_back(
                {place + "/stiffness", makeError(sentence("the stiffness of link '%1' is not a positive number", name),
                                                 sentence("state another stiffness, or another length for it"))});
    }
    return problems;
}

bool anyErrors(const std::vector<ModelProblem>& problems)
{
    return std::any_of(problems.begin(), problems.end(),
                       [](const ModelProblem& problem) { return problem.diagnostic.severity == Severity::Error; });
}

}  // namespace

Compilation compileWithProblems(const Model& model)
{
    Compilation compilation{std::nullopt, validate(model)};
    std::vector<ModelProblem>& problems = compilation.problems;
    compilation.validated = problems.size();
    if (anyErrors(problems))
        return compilation;
    const Model whole = expanded(model);
    Mechanism mechanism = Compiler(whole).build();
    std::vector<ModelProblem> ofLinks = problemsOfLinks(mechanism);
    if (!anyErrors(ofLinks))
        compilation.mechanism = std::move(mechanism);
    problems.insert(problems.end(), std::make_move_iterator(ofLinks.begin()), std::make_move_iterator(ofLinks.end()));
    return compilation;
}

Diagnostics foundByCompiling(const Compilation& compilation, const std::string& file)
{
    Diagnostics found;
    for (std::size_t i = compilation.validated; i < compilation.problems.size(); ++i) {
        found.push_back(compilation.problems[i].diagnostic);
        found.back().file = file;
    }
    return found;
}

Result<Mechanism> compile(const Model& model)
{
    Compilation compilation = compileWithProblems(model);
    Diagnostics diagnostics;
    for (ModelProblem& problem : compilation.problems)
        diagnostics.push_back(std::move(problem.diagnostic));
    if (!compilation.mechanism)
        return Result<Mechanism>::failure(std::move(diagnostics));
    return Result<Mechanism>::success(*std::move(compilation.mechanism), std::move(diagnostics));
}

}  // namespace sinew
