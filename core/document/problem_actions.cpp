#include "core/document/problem_actions.h"

#include <algorithm>
#include <map>

#include "core/base/suggest.h"
#include "core/document/action_verbs.h"
#include "core/document/find.h"
#include "core/document/names.h"
#include "core/io/object_forms.h"
#include "core/math/formula.h"
#include "core/scenario/ball_turns.h"
#include "core/scenario/resolve_stage.h"

namespace sinew {

namespace {

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
        const Finding found = problem.diagnostic.finding;
        if (place.size() < 2)
            return;
        const std::string& list = place.front();
        const std::string& last = place.back();
        if (const std::string meant = suggestionIn(problem.diagnostic.hint); !meant.empty() && !isNumber(last))
            writeMeant(problem, meant);
        if (last == "name" && found == Finding::NameIsTaken)
            renameTwin(problem);
        if (last == "given" && found == Finding::TurnsOnBothSides)
            giveTurnsOneSide(problem);
        const bool isError = problem.diagnostic.severity == Severity::Error;
        if (list == "links" && place.size() == 3 && last == "path" && (isError || found == Finding::HasNoEffect))
            problem.actions.push_back(removeAt(objectOf(place), sentence("Delete the link")));
        else if (list == "nodes" && place.size() == 2)
            problem.actions.push_back(removeAt(place, sentence("Delete the node")));
        else if (list == "surfaces" && place.size() == 2 && found == Finding::IsUnused)
            problem.actions.push_back(removeAt(place, sentence("Delete the surface")));
        else if (list == "coordinates" && place.size() == 2)
            problem.actions.push_back(removeAt(place, sentence("Delete the coordinate")));
        else if (list == "bodies" && place.size() == 2)
            hangBody(problem);
        else if (found == Finding::ActsOnGround)
            problem.actions.push_back(removeAt({place.begin(), place.end() - 1}, sentence("Delete it")));
        else if (found == Finding::HasNoEffect && !isNumber(last))
            problem.actions.push_back(setAt(place, {}, sentence("Leave it out")));
        else if (found == Finding::RepeatedPoint)
            problem.actions.push_back(removeAt(place, sentence("Delete the point")));
        else if (list == "coordinates" && place.size() == 3 && last == "value" && found == Finding::OutsideRange)
            moveIntoRange(problem);
    }

private:
    // In place of a name that nothing has: the whole of a reference, one word of a formula.
    void writeMeant(Problem& problem, const std::string& meant) const
    {
        const Diagnostic& diagnostic = problem.diagnostic;
        std::string value = diagnostic.finding == Finding::UnknownName ? meant : std::string();
        if (diagnostic.finding == Finding::UnknownQuantity) {
            const std::string& typed = diagnostic.message.arguments()[1].english();
            value = withNamesReplaced(formulaAt(problem.place), [&](const std::string& name) {
                return name == typed ? std::optional(meant) : std::nullopt;
            });
        }
        if (!value.empty() && hasFields({problem.place.begin(), problem.place.end() - 1}))
            problem.actions.push_back(setAt(problem.place, value, sentence("Write '%1'", meant)));
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
                {sentence("Rename it '%1'", free), jsonOnOneLine(verbAt("rename", item).set("name", free))});
        });
    }

    void hangBody(Problem& problem) const
    {
        const std::string& body = problem.place.back();
        const std::string name = nameFor(m_project.model.joints, body);
        JsonValue joint = JsonValue::object().set("name", name).set("kind", "weld");
        joint.set("parent", groundName).set("child", body);
        problem.actions.push_back({sentence("Weld it to the ground"),
                                   jsonOnOneLine(verbAt("add", {"joints"}).set("object", std::move(joint)))});
        problem.actions.push_back(removeAt(problem.place, sentence("Delete the body")));
    }

    // The three turns of a ball or free joint, of which a stage gives some as motions and others as efforts: all held, or
    // all let go.
    void giveTurnsOneSide(Problem& problem) const
    {
        const std::vector<Stage>& stages = m_project.scenario->stages;
        const std::size_t index = indexOf(stages, problem.place[2]);
        if (index >= stages.size())
            return;
        for (const BallTurns& turns : ballTurnsOf(m_project.model)) {
            if (problem.diagnostic.message.arguments().front() != turns.joint)
                continue;
            GivenPair held, released;
            held.side = PairSide::Motion;
            held.value = HeldValue{};
            const auto give = [&](GivenPair pair, Sentence title) {
                pair.coordinates = turns.coordinates;
                JsonValue given = JsonValue::array();
                SchemaWriter writer{CoordinateFactors(m_project.model)};
                for (const GivenPair& each : withTurns(stages[index].given, pair))
                    given.push(writtenObject(writer, each));
                problem.actions.push_back(setAt(problem.place, std::move(given), std::move(title)));
            };
            give(held, sentence("Hold all three"));
            give(released, sentence("Hold none of them"));
        }
    }

    // A list of pairs in which one speaks of its coordinates alone, before "*", which stands last.
    static std::vector<GivenPair> withTurns(std::vector<GivenPair> given, const GivenPair& turns)
    {
        for (GivenPair& pair : given)
            std::erase_if(pair.coordinates, [&](const std::string& name) {
                return std::ranges::find(turns.coordinates, name) != turns.coordinates.end();
            });
        std::erase_if(given, [](const GivenPair& pair) { return pair.coordinates.empty(); });
        given.insert(std::find_if(given.begin(), given.end(), isForTheRest), turns);
        return given;
    }

    void moveIntoRange(Problem& problem) const
    {
        const Coordinate* c = findCoordinate(m_project.model, problem.place[1]);
        if (!c || c->minimum > c->maximum)
            return;
        const double nearest = std::clamp(c->value, c->minimum, c->maximum);
        problem.actions.push_back(setAt(problem.place, inFileUnits(nearest, factorOf(c->kind)),
                                        sentence("Give it the nearest value of its range")));
    }

    const Project& m_project;
};

// A name that nothing has is often misspelt wherever it stands: one more action writes what is meant at all its places.
void addActionsForAllPlaces(std::vector<Problem>& problems)
{
    std::map<std::string, std::vector<std::size_t>> placesOf;  // by message, which has the name
    for (std::size_t i = 0; i < problems.size(); ++i) {
        const Problem& problem = problems[i];
        const std::string meant = suggestionIn(problem.diagnostic.hint);
        const bool isWritten = !meant.empty() && !problem.actions.empty()
                               && problem.actions.front().title == sentence("Write '%1'", meant);
        if (problem.diagnostic.finding == Finding::UnknownName && isWritten)
            placesOf[problem.diagnostic.message.english() + '\n' + meant].push_back(i);
    }
    for (const auto& [name, places] : placesOf) {
        if (places.size() < 2)
            continue;
        std::vector<std::string> verbs;
        for (const std::size_t i : places)
            verbs.push_back(problems[i].actions.front().verb);
        const std::string meant = suggestionIn(problems[places.front()].diagnostic.hint);
        ProblemAction all{sentence("Write '%1' at all %2 places", meant, places.size()), verbs.front(), {}};
        all.further.assign(verbs.begin() + 1, verbs.end());
        for (const std::size_t i : places)
            problems[i].actions.push_back(all);
    }
}

}  // namespace

void addActions(const Project& project, std::vector<Problem>& problems)
{
    ActionFinder finder(project);
    for (Problem& problem : problems)
        finder.run(problem);
    addActionsForAllPlaces(problems);
}

}  // namespace sinew
