#include "core/document/problem_actions.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "core/document/names.h"
#include "core/io/shared_to_json.h"
#include "core/math/formula.h"

namespace sinew {

namespace {

JsonValue verb(const char* name, const Place& at)
{
    return JsonValue::object().set("verb", name).set("at", toText(at));
}

ProblemAction removeAt(const Place& place, const std::string& title)
{
    return {title, jsonOnOneLine(verb("remove", place).set("dependants", "take"))};
}

ProblemAction setAt(Place place, JsonValue value, const std::string& title)
{
    const std::string key = place.back();
    place.pop_back();
    return {title, jsonOnOneLine(verb("set", place).set("values", JsonValue::object().set(key, std::move(value))))};
}

bool isNumber(const std::string& step)
{
    return !step.empty() && step.find_first_not_of("0123456789") == std::string::npos;
}

// The object of a list that a place is in: "links/psoas" of "links/psoas/path/1".
Place objectOf(const Place& place)
{
    const std::size_t steps = partOf(place) == ProjectPart::Model ? 2 : 3;
    return {place.begin(), place.begin() + static_cast<std::ptrdiff_t>(std::min(place.size(), steps))};
}

class ActionFinder {
public:
    explicit ActionFinder(const Project& project) : m_project(project) {}

    void run(Problem& problem)
    {
        const Place& place = problem.place;
        const std::string& message = problem.diagnostic.message;
        const auto says = [&](std::string_view words) { return message.find(words) != std::string::npos; };
        if (place.size() < 2)
            return;
        const std::string& list = place.front();
        const std::string& last = place.back();
        if (const std::string meant = suggestionIn(problem.diagnostic.hint); !meant.empty() && !isNumber(last))
            writeMeant(problem, meant);
        if (last == "name" && says("already"))
            renameTwin(problem);
        if (list == "links" && place.size() == 3 && last == "path")
            problem.actions.push_back(removeAt(objectOf(place), "Delete the link"));
        else if (list == "nodes" && place.size() == 2)
            problem.actions.push_back(removeAt(place, "Delete the node"));
        else if (list == "coordinates" && place.size() == 2)
            problem.actions.push_back(removeAt(place, "Delete the coordinate"));
        else if (list == "bodies" && place.size() == 2)
            hangBody(problem);
        else if (says("acts on the ground"))
            problem.actions.push_back(removeAt({place.begin(), place.end() - 1}, "Delete it"));
        else if (says("has no effect") && !isNumber(last))
            problem.actions.push_back(setAt(place, {}, "Leave it out"));
        else if (says("are one place"))
            problem.actions.push_back(removeAt(place, "Delete the point"));
        else if (list == "coordinates" && place.size() == 3 && last == "value" && says("outside its range"))
            moveIntoRange(problem);
    }

private:
    // "did you mean 'femur'?"
    static std::string suggestionIn(const std::string& hint)
    {
        constexpr std::string_view start = "did you mean '", end = "'?";
        if (!hint.starts_with(start) || !hint.ends_with(end))
            return {};
        return hint.substr(start.size(), hint.size() - start.size() - end.size());
    }

    // In place of a name that nothing has: the whole of a reference, one word of a formula.
    void writeMeant(Problem& problem, const std::string& meant) const
    {
        constexpr std::string_view unknown = "there is no quantity '";
        const std::string& message = problem.diagnostic.message;
        std::string value = message.starts_with("there is no ") ? meant : std::string();
        if (const std::size_t at = message.find(unknown); at != std::string::npos) {
            const std::size_t begin = at + unknown.size();
            const std::string typed = message.substr(begin, message.rfind('\'') - begin);
            value = withNamesReplaced(formulaAt(problem.place), [&](const std::string& name) {
                return name == typed ? std::optional(meant) : std::nullopt;
            });
        }
        if (!value.empty() && hasFields({problem.place.begin(), problem.place.end() - 1}))
            problem.actions.push_back(setAt(problem.place, value, "Write '" + meant + "'"));
    }

    // Whether the keys of what is at a place can be set.
    bool hasFields(const Place& place) const
    {
        bool has = false;
        withObjectAt(m_project, place, [&]<class T>(const T&) {
            has = requires
            {
                Description<T>::noun;
            };
        });
        return has;
    }

    std::string formulaAt(const Place& place) const
    {
        std::string formula;
        const Place owner(place.begin(), place.end() - 1);
        withObjectAt(m_project, owner, [&]<class T>(const T& object) {
            forEachField<T>([&](const auto& field) {
                if (place.back() == field.key)
                    forEachFormulaIn(object.*field.member, field.meaning,
                                     [&](const std::string& text) { formula = text; });
            });
        });
        return formula;
    }

    void renameTwin(Problem& problem) const
    {
        const Place item(problem.place.begin(), problem.place.end() - 1);
        const Place list(item.begin(), item.end() - 1);
        withListAt(m_project, list, [&](const auto& objects) {
            const std::size_t index = indexOf(objects, item.back());
            const std::string* name = index < objects.size() ? ownName(objects[index]) : nullptr;
            if (!name || name->empty())
                return;
            const std::string free = freeName(objects, *name);
            problem.actions.push_back(
                {"Rename it '" + free + "'", jsonOnOneLine(verb("rename", item).set("name", free))});
        });
    }

    void hangBody(Problem& problem) const
    {
        const std::string& body = problem.place.back();
        const std::string name = nameFor(m_project.model.joints, body);
        JsonValue joint = JsonValue::object().set("name", name).set("kind", "weld");
        joint.set("parent", groundName).set("child", body);
        problem.actions.push_back(
            {"Weld it to the ground", jsonOnOneLine(verb("add", {"joints"}).set("object", std::move(joint)))});
        problem.actions.push_back(removeAt(problem.place, "Delete the body"));
    }

    void moveIntoRange(Problem& problem) const
    {
        const Coordinate* c = findCoordinate(m_project.model, problem.place[1]);
        if (!c || c->minimum > c->maximum)
            return;
        const double nearest = std::clamp(c->value, c->minimum, c->maximum);
        problem.actions.push_back(
            setAt(problem.place, inFileUnits(nearest, factorOf(c->kind)), "Give it the nearest value of its range"));
    }

    const Project& m_project;
};

// Which bodies a coordinate moves, and whether something resists that.
class Holding {
public:
    explicit Holding(const Model& model) : m_model(model)
    {
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
        for (const Coordinate& coordinate : model.coordinates) {
            const auto moved = m_moved.find(coordinate.name);
            if (coordinate.mode != CoordinateMode::Locked && moved != m_moved.end())
                m_movable.insert(moved->second.begin(), moved->second.end());
        }
    }

    bool isHeld(const Coordinate& coordinate) const
    {
        if (coordinate.mode != CoordinateMode::Free || coordinate.resistance != Resistance{})
            return true;
        const auto moved = m_moved.find(coordinate.name);
        // It moves nothing; or constraints and contacts may hold it in ways that only mechanics tells.
        if (moved == m_moved.end() || !m_model.constraints.empty() || !m_model.contacts.empty())
            return true;
        const std::vector<bool> isMoved = movedWith(moved->second);
        return std::any_of(m_paths.begin(), m_paths.end(),
                           [&](const std::vector<int>& path) { return crosses(path, isMoved); });
    }

    // A body with no mass that carries nothing and that something free or driven moves.
    bool needsMass(const Body& body) const
    {
        const int index = indexOf(body.name);
        return body.mass.value == 0 && body.shape != BodyShape::None && index != ground && !m_carries[at(index)]
               && m_movable.contains(index);
    }

private:
    static constexpr int ground = -1, node = -2;

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

    const Model& m_model;
    std::unordered_map<std::string, int> m_index;  // of bodies and parts of segments
    std::vector<int> m_parent;
    std::vector<bool> m_carries;
    std::unordered_map<std::string, std::vector<int>> m_moved;  // by coordinates: the children of their joints
    std::unordered_set<int> m_movable;
    std::vector<std::vector<int>> m_paths;  // of the links
};

}  // namespace

void addActions(const Project& project, std::vector<Problem>& problems)
{
    ActionFinder finder(project);
    for (Problem& problem : problems)
        finder.run(problem);
}

void addWhatIsMissing(const Project& project, std::vector<Problem>& problems)
{
    const Model& model = project.model;
    const Holding holding(model);
    for (const Coordinate& coordinate : model.coordinates) {
        // A scenario says what drives each coordinate.
        if (project.scenario || holding.isHeld(coordinate))
            continue;
        const Place place = {"coordinates", coordinate.name};
        problems.push_back({place,
                            makeWarning("nothing holds coordinate '" + coordinate.name
                                            + "': it is free, and no link, spring or moment acts on it",
                                        "lock it, let a link cross it, or give it an effort"),
                            {setAt({"coordinates", coordinate.name, "mode"}, "locked", "Lock the coordinate"),
                             setAt({"coordinates", coordinate.name, "mode"}, "driven", "Give it an effort")}});
    }
    // Models for statics alone often have none.
    for (const Body& body : model.bodies) {
        if (!project.scenario || !holding.needsMass(body))
            continue;
        problems.push_back({{"bodies", body.name},
                            makeWarning("body '" + body.name + "' has no mass: a motion has nothing to accelerate",
                                        "give it a mass, or weld it to its neighbour"),
                            {setAt({"bodies", body.name, "mass"}, 1, "Give it a mass of 1 kg")}});
    }
}

}  // namespace sinew
