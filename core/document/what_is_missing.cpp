#include "core/document/what_is_missing.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "core/document/action_verbs.h"
#include "core/model/expand_segments.h"
#include "core/scenario/resolve_stage.h"

namespace sinew {

namespace {

// Which bodies a coordinate moves, and whether something resists that.
class Holding {
public:
    explicit Holding(const Project& project)
    {
        const Model& model = project.model;
        const Model whole = expanded(model);
        for (const Body& body : whole.bodies)
            m_index.emplace(body.name, static_cast<int>(m_index.size()));
        m_parent.assign(m_index.size(), ground);
        m_carries.assign(m_index.size(), false);
        for (const Joint& joint : whole.joints)
            addJoint(joint);
        for (const Link& link : model.links) {
            std::vector<int>& bodies = m_paths.emplace_back();
            for (const PathPoint& point : link.path) {
                if (point.surface.empty())
                    bodies.push_back(point.node.empty() ? indexOf(point.body) : node);
            }
        }
        for (const Contact& contact : model.contacts)
            m_paths.push_back({indexOf(contact.body), indexOf(contact.against)});
        for (const Coordinate& coordinate : model.coordinates)
            m_isHeld.push_back(isHeldByItself(coordinate));
        holdByConstraints(model);
        const std::vector<bool> isMovable = movableOf(project);
        for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
            const auto moved = m_moved.find(model.coordinates[i].name);
            if (isMovable[i] && moved != m_moved.end())
                m_movable.insert(moved->second.begin(), moved->second.end());
        }
    }

    // index: of the coordinate in the model.
    bool isHeld(std::size_t index) const { return m_isHeld[index]; }

    // A body with no mass that carries nothing and that something free or driven moves; a place or a seat needs none.
    bool needsMass(const Body& body) const
    {
        const int index = indexOf(body.name);
        const bool isOnlyDrawn = body.shape == BodyShape::None || body.shape == BodyShape::Seat;
        return body.mass.value == 0 && !isOnlyDrawn && index != ground && !m_carries[at(index)]
               && m_movable.contains(index);
    }

private:
    static constexpr int ground = -1, node = -2;

    // Per coordinate: whether forces move it. A motion says so in its stages; without one the modes do.
    static std::vector<bool> movableOf(const Project& project)
    {
        const std::vector<Coordinate>& coordinates = project.model.coordinates;
        std::vector<bool> isMovable(coordinates.size(), false);
        if (!project.scenario) {
            for (std::size_t i = 0; i < coordinates.size(); ++i)
                isMovable[i] = coordinates[i].mode != CoordinateMode::Locked;
            return isMovable;
        }
        for (const ResolvedStage& stage : resolveStages(*project.scenario, project.model)) {
            for (std::size_t i = 0; i < coordinates.size(); ++i) {
                if (stage.pairs[i] && stage.pairs[i]->side == PairSide::Effort)
                    isMovable[i] = true;
            }
        }
        return isMovable;
    }

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    int indexOf(const std::string& body) const
    {
        const auto found = m_index.find(body);
        return found == m_index.end() ? ground : found->second;
    }

    void addJoint(const Joint& joint)
    {
        const int child = indexOf(joint.child), parent = indexOf(joint.parent);
        m_parent[at(child)] = parent;
        if (parent != ground)
            m_carries[at(parent)] = true;
        for (const Axis& axis : joint.axes) {
            for (const AxisTerm& term : axis.value.terms)
                m_moved[term.coordinate].push_back(child);
        }
        for (const std::string& coordinate : joint.coordinates)
            m_moved[coordinate].push_back(child);
    }

    // The bodies that move with some, which are these and all that they carry.
    std::vector<bool> movedWith(const std::vector<int>& bodies) const
    {
        std::vector<bool> isMoved(m_parent.size(), false), isKnown(m_parent.size(), false);
        for (const int body : bodies)
            isMoved[at(body)] = isKnown[at(body)] = true;
        std::vector<int> walk;
        for (std::size_t start = 0; start < m_parent.size(); ++start) {
            walk.clear();
            int body = static_cast<int>(start);
            for (; body != ground && !isKnown[at(body)]; body = m_parent[at(body)])
                walk.push_back(body);
            for (const int passed : walk) {
                isKnown[at(passed)] = true;
                isMoved[at(passed)] = body != ground && isMoved[at(body)];
            }
        }
        return isMoved;
    }

    // A strand that meets others at a node passes their pull on, wherever they lead.
    static bool crosses(const std::vector<int>& path, const std::vector<bool>& isMoved)
    {
        bool anyMoves = false, anyStands = false;
        for (const int body : path) {
            if (body == node)
                return true;
            (body != ground && isMoved[at(body)] ? anyMoves : anyStands) = true;
        }
        return anyMoves && anyStands;
    }

    // By its mode, a spring or stop, or by a link or contact across it.
    bool isHeldByItself(const Coordinate& coordinate) const
    {
        const auto moved = m_moved.find(coordinate.name);
        if (coordinate.mode != CoordinateMode::Free || coordinate.resistance != Resistance{} || moved == m_moved.end())
            return true;
        const std::vector<bool> isMoved = movedWith(moved->second);
        return std::any_of(m_paths.begin(), m_paths.end(),
                           [&](const std::vector<int>& path) { return crosses(path, isMoved); });
    }

    static std::size_t rowsOf(const Constraint& constraint)
    {
        const auto* closure = std::get_if<Closure>(&constraint.rule);
        return closure ? closure->held.size() : 1;
    }

    // Those that a constraint moves together, by their index.
    std::vector<std::size_t> coordinatesOf(const Model& model, const Constraint& constraint) const
    {
        std::vector<std::size_t> found;
        const auto* coupling = std::get_if<Coupling>(&constraint.rule);
        std::vector<int> ends;
        if (const auto* closure = std::get_if<Closure>(&constraint.rule))
            ends = {indexOf(closure->bodyA), indexOf(closure->bodyB)};
        else if (const auto* distance = std::get_if<Distance>(&constraint.rule))
            ends = {indexOf(distance->bodyA), indexOf(distance->bodyB)};
        for (std::size_t k = 0; k < model.coordinates.size(); ++k) {
            const std::string& name = model.coordinates[k].name;
            const auto moved = m_moved.find(name);
            const auto isName = [&](const AxisTerm& term) { return term.coordinate == name; };
            const bool isIn = coupling
                                  ? coupling->coordinate == name || std::ranges::any_of(coupling->value.terms, isName)
                                  : moved != m_moved.end() && crosses(ends, movedWith(moved->second));
            if (isIn)
                found.push_back(k);
        }
        return found;
    }

    // Coordinates that constraints move together are held by what holds one of them, as far as there are as many rows of
    // constraints as there are others.
    void holdByConstraints(const Model& model)
    {
        std::vector<std::vector<std::size_t>> groups;
        std::vector<std::size_t> rows;
        for (const Constraint& constraint : model.constraints) {
            std::vector<std::size_t> group = coordinatesOf(model, constraint);
            std::size_t count = rowsOf(constraint);
            for (std::size_t g = groups.size(); g-- > 0;) {
                if (std::ranges::find_first_of(groups[g], group) == groups[g].end())
                    continue;
                group.insert(group.end(), groups[g].begin(), groups[g].end());
                count += rows[g];
                groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(g));
                rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(g));
            }
            groups.push_back(std::move(group));
            rows.push_back(count);
        }
        for (std::size_t g = 0; g < groups.size(); ++g) {
            std::set<std::size_t> loose;
            for (const std::size_t k : groups[g]) {
                if (!m_isHeld[k])
                    loose.insert(k);
            }
            for (const std::size_t k : loose)
                m_isHeld[k] = loose.size() <= rows[g];
        }
    }

    std::vector<bool> m_isHeld;                    // per coordinate
    std::unordered_map<std::string, int> m_index;  // of bodies and parts of segments
    std::vector<int> m_parent;
    std::vector<bool> m_carries;
    std::unordered_map<std::string, std::vector<int>> m_moved;  // by coordinates: the children of their joints
    std::unordered_set<int> m_movable;
    std::vector<std::vector<int>> m_paths;  // of the links
};

// Where the joint that carries a body has its centre, body frame.
Vector3 jointCentreOf(const Model& model, const std::string& body)
{
    const auto joint = std::ranges::find(model.joints, body, &Joint::child);
    return joint == model.joints.end() ? Vector3(Vector3::Zero()) : joint->inChild.position;
}

// xx, yy, zz, xy, xz, yz of a round bar about its middle, kg m^2: a tenth as thick as it is long. Without a thickness
// turning about its own axis would meet no inertia.
Eigen::Vector<double, 6> inertiaOfBar(const Vector3& along, double mass)
{
    const double length = along.norm(), radius = length / 20;
    const double own = mass * radius * radius / 2, across = mass * (3 * radius * radius + length * length) / 12;
    const Vector3 u = along / length;
    const Matrix3 I = across * Matrix3::Identity() + (own - across) * u * u.transpose();
    return {I(0, 0), I(1, 1), I(2, 2), I(0, 1), I(0, 2), I(1, 2)};
}

// Of a ball of water, m.
double gyrationRadiusOfBall(double mass)
{
    constexpr double density = 1000;  // kg/m^3
    return std::sqrt(0.4) * std::cbrt(3 * mass / (4 * std::numbers::pi * density));
}

// A mass of 1 kg to begin with. Where no inertia is stated it gets that of a bar from the joint to the farthest landmark,
// or, without one, of a ball about the joint: a mass in the joint itself would resist no turning.
ProblemAction giveMass(const Model& model, const Body& body)
{
    constexpr double mass = 1;  // kg
    const Vector3 joint = jointCentreOf(model, body.name);
    Vector3 along = Vector3::Zero();
    for (const Landmark& landmark : body.landmarks) {
        if ((landmark.position - joint).norm() > along.norm())
            along = landmark.position - joint;
    }
    const bool isBar = along != Vector3::Zero(), isStated = !std::holds_alternative<PointMass>(body.inertia);
    JsonValue values = JsonValue::object();
    values.set("mass", mass);
    if (!isStated && body.centreOfMass == Vector3::Zero())
        values.set("centre_of_mass", Vector3(joint + along / 2));
    if (!isStated && isBar)
        values.set("inertia", inertiaOfBar(along, mass));
    else if (!isStated)
        values.set("gyration_radii", Vector3(Vector3::Constant(gyrationRadiusOfBall(mass))));
    Sentence title = isStated ? sentence("Give it a mass of 1 kg")
                     : isBar  ? sentence("Give it 1 kg, as a bar")
                              : sentence("Give it 1 kg, as a ball of water");
    return {std::move(title), jsonOnOneLine(verbAt("set", {"bodies", body.name}).set("values", std::move(values)))};
}

Problem massless(const Project& project, const Body& body)
{
    const Sentence hint = sentence("give it a mass, or weld it to its neighbour");
    Diagnostic diagnostic
        = project.scenario
              ? makeWarning(sentence("body '%1' has no mass: a motion has nothing to accelerate", body.name), hint)
              : Diagnostic{
                  Severity::Note,
                  {},
                  0,
                  0,
                  sentence("body '%1' has no mass: statics leaves its weight out, and a motion could not move it",
                           body.name),
                  hint};
    return {{"bodies", body.name}, std::move(diagnostic), {giveMass(project.model, body)}};
}

}  // namespace

void addWhatIsMissing(const Project& project, std::vector<Problem>& problems)
{
    const Model& model = project.model;
    const Holding holding(project);
    for (std::size_t k = 0; k < model.coordinates.size(); ++k) {
        const Coordinate& coordinate = model.coordinates[k];
        // A scenario says what drives each coordinate.
        if (project.scenario || holding.isHeld(k))
            continue;
        const Place place = {"coordinates", coordinate.name};
        problems.push_back(
            {place,
             makeWarning(sentence("nothing holds coordinate '%1': it is free, and no link, spring or moment acts on it",
                                  coordinate.name),
                         sentence("lock it, let a link cross it, or give it an effort")),
             {setAt({"coordinates", coordinate.name, "mode"}, "locked", sentence("Lock the coordinate")),
              setAt({"coordinates", coordinate.name, "mode"}, "driven", sentence("Give it an effort"))}});
    }
    for (const Body& body : model.bodies) {
        if (holding.needsMass(body) && (project.scenario || model.gravity != Vector3::Zero()))
            problems.push_back(massless(project, body));
    }
}

}  // namespace sinew
