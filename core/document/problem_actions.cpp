#include "core/document/problem_actions.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include "core/document/names.h"
#include "core/io/shared_to_json.h"

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
    const std::size_t steps = !place.empty() && place.front() == scenarioStep ? 3 : 2;
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
            problem.actions.push_back(setAt(place, meant, "Write '" + meant + "'"));
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
        else if (says("is one place"))
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
        const std::string name = isTaken(m_project.model.joints, body) ? freeName(m_project.model.joints, body) : body;
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
    explicit Holding(const Model& model) : m_model(model), m_expanded(expanded(model))
    {
        for (const Joint& joint : m_expanded.joints) {
            m_parent.emplace(joint.child, joint.parent);
            for (const Axis& axis : joint.axes) {
                for (const AxisTerm& term : axis.value.terms)
                    m_moved[term.coordinate].push_back(joint.child);
            }
            for (const std::string& coordinate : joint.coordinates)
                m_moved[coordinate].push_back(joint.child);
        }
    }

    bool isHeld(const Coordinate& coordinate) const
    {
        if (coordinate.mode != CoordinateMode::Free || coordinate.resistance != Resistance{})
            return true;
        const auto moved = m_moved.find(coordinate.name);
        if (moved == m_moved.end())
            return true;  // it moves nothing
        // Constraints and contacts may hold it in ways that only mechanics tells.
        if (!m_model.constraints.empty() || !m_model.contacts.empty())
            return true;
        return std::any_of(m_model.links.begin(), m_model.links.end(),
                           [&](const Link& link) { return crosses(link, moved->second); });
    }

    // A body with no mass that carries nothing and that something free or driven moves.
    bool needsMass(const Body& body) const
    {
        if (body.mass.value != 0 || body.shape == BodyShape::None)
            return false;
        const bool carries
            = std::any_of(m_parent.begin(), m_parent.end(), [&](const auto& it) { return it.second == body.name; });
        return !carries
               && std::any_of(m_model.coordinates.begin(), m_model.coordinates.end(), [&](const Coordinate& c) {
                      const auto moved = m_moved.find(c.name);
                      return c.mode != CoordinateMode::Locked && moved != m_moved.end()
                             && std::find(moved->second.begin(), moved->second.end(), body.name) != moved->second.end();
                  });
    }

private:
    bool isBeyond(std::string body, const std::vector<std::string>& moved) const
    {
        for (std::size_t steps = 0; steps <= m_parent.size(); ++steps) {
            if (std::find(moved.begin(), moved.end(), body) != moved.end())
                return true;
            const auto parent = m_parent.find(body);
            if (parent == m_parent.end())
                return false;
            body = parent->second;
        }
        return false;
    }

    bool crosses(const Link& link, const std::vector<std::string>& moved) const
    {
        bool isMoved = false, stands = false;
        for (const PathPoint& point : link.path) {
            if (!point.node.empty())  // through the other strands that meet there, too
                return true;
            (isBeyond(point.body, moved) ? isMoved : stands) = true;
        }
        return isMoved && stands;
    }

    const Model& m_model;
    Model m_expanded;
    std::unordered_map<std::string, std::string> m_parent;
    std::unordered_map<std::string, std::vector<std::string>> m_moved;  // by coordinates: the children of their joints
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
    for (const Body& body : model.bodies) {
        if (holding.needsMass(body))
            problems.push_back({{"bodies", body.name},
                                {Severity::Note,
                                 {},
                                 0,
                                 0,
                                 "body '" + body.name + "' has no mass: a motion has nothing to accelerate",
                                 "give it a mass, or weld it to its neighbour"},
                                {setAt({"bodies", body.name, "mass"}, 1, "Give it a mass of 1 kg")}});
    }
}

}  // namespace sinew
