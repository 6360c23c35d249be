// Thousands of edits at random, with every verb that core registers, on every shipped model and scenario: after each the
// project can be computed with, or its problems say why not; undo leads back to the first bytes, redo to the last.

#include <filesystem>
#include <map>
#include <random>
#include <sstream>

#include <QElapsedTimer>
#include <QTest>

#include "core/document/document.h"
#include "core/document/find.h"
#include "core/document/problems.h"
#include "core/document/verbs.h"
#include "core/io/model_file.h"
#include "core/io/model_forms.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_forms.h"
#include "core/io/scenario_to_json.h"
#include "core/mechanism/mechanism.h"
#include "tests/support/random_object.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_random_edits {

std::string textOf(const Project& project)
{
    std::ostringstream out;
    writeModel(project.model, out);
    if (project.scenario)
        writeJson(scenarioToJson(*project.scenario, project.model), out);
    return out.str();
}

// The places of all items of lists.
template <class T>
void listItems(const T& object, const Place& place, std::vector<Place>& items)
{
    forEachField<T>([&](const auto& field) {
        Place here = place;
        if constexpr (!isInlined<std::remove_cvref_t<decltype(field.meaning)>>)
            here.push_back(field.key);
        forEachPart(object.*field.member, [&](const auto& part, std::optional<std::size_t> index) {
            Place there = here;
            if (index) {
                there.push_back(std::to_string(*index));
                items.push_back(there);
            }
            listItems(part, there, items);
        });
    });
}

// Verbs on random objects, as JSON.
class RandomVerbs {
public:
    explicit RandomVerbs(unsigned seed) : m_random(seed) {}

    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : m_random() % limit; }

    // Nothing for a verb that this does not know.
    std::optional<JsonValue> make(const std::string& verb, const Project& project)
    {
        JsonValue out = JsonValue::object().set("verb", verb);
        const Place item = itemOf(project);
        const Place list(item.begin(), item.empty() ? item.end() : item.end() - 1);
        const auto number = static_cast<double>(below(4));
        if (verb == "set")
            return out.set("at", toText(item)).set("values", valuesAt(project, item));
        if (verb == "add")
            return out.set("at", toText(list)).set("object", objectAt(project, item)).set("index", number);
        if (verb == "remove")
            return out.set("at", toText(item)).set("dependants", below(3) ? "take" : "leave");
        if (verb == "rename")
            return out.set("at", toText(item)).set("name", below(3) ? "new " + std::to_string(number) : "b0_r");
        if (verb == "duplicate")
            return out.set("at", toText(item));
        if (verb == "move")
            return out.set("at", toText(item)).set("index", number);
        if (verb == "mirror")
            return out;
        if (verb == "paste")
            return out.set("objects", copiesFrom(project));
        if (verb == "insert")
            return insertion(std::move(out), project);
        if (verb == "attach")
            return out.set("at", "bodies/" + std::to_string(below(project.model.bodies.size())))
                .set("from", Vector3(Vector3::Zero()))
                .set("to", Vector3(0.1, -0.3, 0));
        if (verb == "scale")
            return scaling(std::move(out), project);
        return std::nullopt;
    }

private:
    Place itemOf(const Project& project)
    {
        std::vector<Place> items;
        listItems(project, {}, items);
        return items.empty() ? Place{"bodies", "0"} : items[below(items.size())];
    }

    // What an object at a place may be, in the units there.
    JsonValue objectAt(const Project& project, const Place& place)
    {
        JsonValue out = JsonValue::object();
        withObjectAt(project, place, [&]<class T>(const T&) {
            if constexpr (requires { Description<T>::noun; }) {
                SchemaWriter writer{CoordinateFactors(project.model)};
                T object = RandomObjects(static_cast<unsigned>(m_random())).make<T>();
                if constexpr (requires { object.extras; })
                    object.extras.clear();
                out = writer.write(object);
            }
        });
        return out;
    }

    // Some of its keys.
    JsonValue valuesAt(const Project& project, const Place& place)
    {
        const JsonValue object = objectAt(project, place);
        JsonValue out = JsonValue::object();
        for (std::size_t i = 0; object.kind() == JsonValue::Kind::Object && i < object.size(); ++i) {
            if (below(object.size()) < 2)
                out.set(object.key(i), below(8) ? object.item(i) : JsonValue());
        }
        return out;
    }

    JsonValue copiesFrom(const Project& project)
    {
        JsonValue out = JsonValue::object();
        SchemaWriter writer{CoordinateFactors(project.model)};
        const auto copy = [&](const char* key, const auto& list) {
            if (list.empty() || below(2))
                return;
            out.set(key, JsonValue::array().push(writer.write(list[below(list.size())])));
        };
        copy("coordinates", project.model.coordinates);
        copy("bodies", project.model.bodies);
        copy("joints", project.model.joints);
        copy("segments", project.model.segments);
        copy("links", project.model.links);
        copy("activities", project.model.activities);
        return out;
    }

    JsonValue insertion(JsonValue out, const Project& project)
    {
        static const std::vector<const char*> names = {"chain", "limb", "pendulum", "five_link", "telescopic_arm"};
        if (!project.model.bodies.empty() && below(2))
            out.set("on", project.model.bodies[below(project.model.bodies.size())].name);
        return out.set("template", names[below(names.size())]);
    }

    JsonValue scaling(JsonValue out, const Project& project)
    {
        out.set("masses", below(2) == 1);
        if (below(2))
            return out.set("factor", 0.5 + 0.25 * static_cast<double>(below(4)));
        return out.set("at", "bodies/" + std::to_string(below(project.model.bodies.size())))
            .set(below(2) ? "factor" : "length", 1.25);
    }

    std::mt19937 m_random;
};

struct Tally {
    std::map<std::string, int> applied, refused;
    int unsound = 0;
    std::size_t memory = 0;
};

// One verb; false when something is wrong with how it lands, and why.
bool tryVerb(Document& document, const std::string& name, RandomVerbs& random, Tally& tally, std::string& why)
{
    const std::optional<JsonValue> made = random.make(name, document.project());
    why = name + ": no random verb of that name";
    if (!made)
        return false;
    const std::string text = jsonOnOneLine(*made);
    why = text;
    TextReport report({}, text);
    const auto parsed = parseJson(text);
    if (!std::holds_alternative<JsonNode>(parsed))
        return false;
    const std::optional<Project> next = withVerb(document.project(), std::get<JsonNode>(parsed), report);
    if (!next) {
        ++tally.refused[name];
        return hasErrors(report.diagnostics());
    }
    ++tally.applied[name];
    bool isModelSound = true, isSound = true;
    for (const Problem& problem : problemsOf(*next)) {
        const bool isError = problem.diagnostic.severity == Severity::Error;
        isSound = isSound && !isError;
        isModelSound = isModelSound && !(isError && problem.place.front() != scenarioStep);
        if (problem.diagnostic.message.empty() || problem.diagnostic.hint.empty())
            return false;
    }
    tally.unsound += isSound ? 0 : 1;
    if (compile(next->model).ok() != isModelSound)
        return false;
    document.commit(*next, {text});
    tally.memory = std::max(tally.memory, document.memory());
    // So that many edits meet a sound project.
    if (!isSound && random.below(4) > 0)
        document.undo();
    else if (random.below(10) == 0)
        document.undo();
    else if (random.below(10) == 0)
        document.redo();
    return true;
}

std::vector<Project> shippedProjects()
{
    std::vector<Project> projects;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(SINEW_RESOURCE_DIR)) {
        const std::string path = entry.path().string();
        if (path.ends_with(".sinew.json"))
            projects.push_back({readModelFile(path).value.value(), {}});
        if (!path.ends_with(".sinew-scenario.json"))
            continue;
        ScenarioBundle bundle = readScenarioFile(path).value.value();
        projects.push_back({std::move(bundle.model), std::move(bundle.scenario)});
    }
    return projects;
}

class TestRandomEdits : public QObject {
    Q_OBJECT

private slots:
    void everyVerbOnEveryShippedProject_data()
    {
        m_projects = shippedProjects();
        QVERIFY(m_projects.size() > 15);
        QTest::addColumn<int>("project");
        for (std::size_t i = 0; i < m_projects.size(); ++i)
            QTest::addRow("%zu %s", i, m_projects[i].model.name.c_str()) << static_cast<int>(i);
    }

    // Ten thousand over all projects when SINEW_LONG_TESTS is set.
    void everyVerbOnEveryShippedProject()
    {
        QFETCH(int, project);
        const bool isLong = qEnvironmentVariableIsSet("SINEW_LONG_TESTS");
        const int edits = (isLong ? 10000 : 400) / static_cast<int>(m_projects.size()) + 1;
        RandomVerbs random(static_cast<unsigned>(5 + project));
        Document document(m_projects[static_cast<std::size_t>(project)]);
        const std::string first = textOf(document.project());
        for (int i = 0; i < edits; ++i) {
            const std::vector<Verb>& all = verbs();
            std::string why;
            QVERIFY2(tryVerb(document, all[random.below(all.size())].name, random, m_tally, why), why.c_str());
            if (document.model().bodies.size() + document.model().links.size() > 150)
                document.goTo(0);  // so that it does not grow without end
        }
        document.goTo(document.size());
        const std::string last = textOf(document.project());
        const std::size_t entries = document.size();
        document.goTo(0);
        QCOMPARE(textOf(document.project()), first);
        document.goTo(entries);
        QCOMPARE(textOf(document.project()), last);
    }

    void everyVerbWasApplied()
    {
        std::string text;
        for (const Verb& verb : verbs()) {
            text += std::string(verb.name) + " " + std::to_string(m_tally.applied[verb.name]) + " ("
                    + std::to_string(m_tally.refused[verb.name]) + " refused), ";
            QVERIFY2(m_tally.applied[verb.name] > 3, verb.name);
        }
        qInfo("%s%d left problems; at most %zu kB held", text.c_str(), m_tally.unsound, m_tally.memory / 1024);
        QVERIFY(m_tally.memory <= Document::usualMemoryLimit);
    }

    void memoryIsBounded()
    {
        constexpr std::size_t limit = 1 << 20;
        Document document(shippedProjects().front(), limit);
        RandomVerbs random(7);
        Tally tally;
        std::string why;
        for (int i = 0; i < 300; ++i) {
            QVERIFY2(tryVerb(document, i % 2 ? "duplicate" : "scale", random, tally, why), why.c_str());
            QVERIFY(document.memory() <= limit || document.size() <= 1);
            if (document.project().model.bodies.size() > 60)
                document.goTo(0);
        }
    }

private:
    std::vector<Project> m_projects;
    Tally m_tally;
};

SINEW_TEST(TestRandomEdits)

}  // namespace sinew::test::tst_random_edits

#include "tst_random_edits.moc"
