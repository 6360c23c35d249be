// What refers to an object follows its name, and goes with it: references, formulas, plots.

#include <algorithm>
#include <sstream>

#include <QTest>

#include "core/document/find.h"
#include "core/document/property_rows.h"
#include "core/document/renaming.h"
#include "core/document/verbs.h"
#include "core/io/model_file.h"
#include "core/io/model_forms.h"
#include "core/io/scenario_forms.h"
#include "core/io/schema_writer.h"
#include "core/scenario/resolve_stage.h"
#include "core/schema/channel_names.h"
#include "core/schema/validate.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_references {

namespace {

template <class Root>
std::string textOf(const Root& root, const Model& model)
{
    std::ostringstream out;
    writeJson(SchemaWriter(CoordinateFactors(model)).write(root), out);
    return out.str();
}

std::string textOf(const Project& project)
{
    std::ostringstream out;
    out << textOf(project.model, project.model);
    if (project.scenario)
        out << textOf(*project.scenario, project.model);
    return out.str();
}

struct Outcome {
    std::optional<Project> project;
    std::string reason;
};

Outcome outcomeOf(const Project& project, const std::string& verb)
{
    TextReport report({}, verb);
    const auto parsed = parseJson(verb);
    Outcome outcome{withVerb(project, std::get<JsonNode>(parsed), report), {}};
    for (const Diagnostic& remark : report.diagnostics())
        outcome.reason += remark.message.english() + "\n";
    return outcome;
}

// The project after verbs, one a line; none of them is refused.
Project after(Project project, std::initializer_list<const char*> verbs)
{
    for (const char* verb : verbs) {
        Outcome outcome = outcomeOf(project, verb);
        if (!outcome.project)
            qWarning("%s: %s", verb, outcome.reason.c_str());
        project = outcome.project.value_or(Project());
    }
    return project;
}

std::string renaming(const std::string& place, const std::string& name)
{
    return "{\"verb\": \"rename\", \"at\": \"" + place + "\", \"name\": \"" + name + "\"}";
}

// A particle that touches the ground, and a motion of it that names what there is.
Project particleInMotion()
{
    Project project{particle(1, 10), freeMotion(1)};
    Model& model = project.model;
    model.bodies[1].landmarks = {{"tip", Vector3::UnitX()}, {"heel", Vector3::UnitY()}};
    model.contacts = {{.name = "foot", .body = "body"}};
    model.sources = {{"Book", "of the model"}};
    model.bodies[0].source = "Book";
    Scenario& scenario = *project.scenario;
    scenario.sources = {{"Book", "of the motion"}};
    scenario.curves = {{.name = "rise", .coordinate = "y", .data = {.points = {{0, 0}, {1, 1}}}, .source = "Book"}};
    scenario.tables = {{.name = "record", .file = "record.csv"}};
    Stage flight{.name = "flight", .like = "free"};
    flight.given = {givenMotion({"y"}, CurveValue{"rise"}), givenEffort({"x"}, ColumnValue{"record", "x"})};
    flight.ends = {{.when = "foot.normal < 2 * y.speed", .next = "free"}, {.when = "body.tip.x > 1"}};
    flight.holds = std::vector{StageHold{"grip", "body"}};
    scenario.stages.push_back(flight);
    scenario.forces = {{.name = "wind", .body = "body", .force = {"-x.speed", "0", "sin(y)"}}};
    scenario.plots = {"y/value", "foot/gap", "grip/fx"};
    return project;
}

}  // namespace

class TestReferences : public QObject {
    Q_OBJECT

private slots:
    void objectsOfAScenarioAreFollowed()
    {
        const Project done
            = after(particleInMotion(), {R"({"verb": "rename", "at": "scenario/curves/rise", "name": "c"})",
                                         R"({"verb": "rename", "at": "scenario/tables/record", "name": "t"})",
                                         R"({"verb": "rename", "at": "scenario/stages/free", "name": "s"})"});
        const Stage& flight = done.scenario->stages[1];
        QCOMPARE(std::get<CurveValue>(flight.given[0].value).curve, std::string("c"));
        QCOMPARE(std::get<ColumnValue>(flight.given[1].value).table, std::string("t"));
        QCOMPARE(flight.like, std::string("s"));
        QCOMPARE(flight.ends[0].next, std::string("s"));
        QCOMPARE(namesFor(done, NameOf::Stage), (std::vector<std::string>{"s", "flight"}));
    }

    void objectsOfAScenarioAreNeeded_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("dependant");
        QTest::newRow("curve") << "scenario/curves/rise"
                               << "scenario/stages/flight/given/0";
        QTest::newRow("table") << "scenario/tables/record"
                               << "scenario/stages/flight/given/1";
        QTest::newRow("stage") << "scenario/stages/free"
                               << "scenario/stages/flight/like";
        QTest::newRow("coordinate of a condition") << "coordinates/y"
                                                   << "scenario/stages/flight/ends/0";
        QTest::newRow("contact of a condition") << "contacts/foot"
                                                << "scenario/stages/flight/ends/0";
        QTest::newRow("landmark of a condition") << "bodies/body/landmarks/tip"
                                                 << "scenario/stages/flight/ends/1";
        QTest::newRow("coordinate of a force") << "coordinates/x"
                                               << "scenario/forces/wind";
    }

    void objectsOfAScenarioAreNeeded()
    {
        QFETCH(QString, place);
        QFETCH(QString, dependant);
        const auto removal = withRemoved(particleInMotion(), placeFrom(place.toStdString()), Dependants::Take).value();
        std::string places;
        for (const Place& gone : removal.dependants)
            places += toText(gone) + "\n";
        QVERIFY2(places.find(dependant.toStdString() + "\n") != std::string::npos, places.c_str());
    }

    // A body goes with its joint, and the coordinate of that joint with it, unless it moves another.
    void coordinatesGoWithWhatTheyMove()
    {
        const Project first = particleInMotion();
        const auto namesAfter = [](const Project& project) {
            const auto removal = withRemoved(project, placeFrom("bodies/body"), Dependants::Take).value();
            return namesFor(removal.project, NameOf::Coordinate);
        };
        QCOMPARE(namesAfter(first), std::vector<std::string>{"x"});
        Project coupled = first;
        coupled.model.joints[0].axes[0].value.terms.push_back({"y"});
        QCOMPARE(namesAfter(coupled), (std::vector<std::string>{"x", "y"}));
        // The same of segments, whether they go with their body or are what a person removes.
        for (const auto& [file, place] :
             {std::pair("five_link", "bodies/support"), {"telescopic_arm", "segments/arm"}}) {
            const Project figure{
                *readModelFile(std::string(SINEW_RESOURCE_DIR "/models/") + file + ".sinew.json").value};
            QVERIFY(figure.model.coordinates.size() >= 2);
            const auto removal = withRemoved(figure, placeFrom(place), Dependants::Take).value();
            QCOMPARE(namesFor(removal.project, NameOf::Coordinate), std::vector<std::string>());
        }
    }

    // References stay as they are, since nothing could tell afterwards what they meant.
    void namesThatCannotBeToldApart_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("other");
        for (const char* other : {"", "ground", "carriage"})
            QTest::addRow("body '%s'", other) << "bodies"
                                              << "body" << QString(other);
        for (const char* other : {"", "end", "flight"})
            QTest::addRow("stage '%s'", other) << "scenario/stages"
                                               << "free" << QString(other);
        for (const char* other : {"", "x"})
            QTest::addRow("coordinate '%s'", other) << "coordinates"
                                                    << "y" << QString(other);
    }

    void namesThatCannotBeToldApart()
    {
        QFETCH(QString, list);
        QFETCH(QString, name);
        QFETCH(QString, other);
        const Project first = particleInMotion();
        std::size_t index = 0;
        withListAt(first, placeFrom(list.toStdString()),
                   [&](const auto& items) { index = indexOf(items, name.toStdString()); });
        const std::string place = list.toStdString() + "/" + std::to_string(index);
        // Verbs refuse names that are taken; files have them.
        const std::optional<Project> there = withRenamed(first, placeFrom(place), other.toStdString());
        QVERIFY(there.has_value());
        const std::optional<Project> back = withRenamed(*there, placeFrom(place), name.toStdString());
        QCOMPARE(textOf(*back), textOf(first));
        const std::optional<Project> thrice = withRenamed(*there, placeFrom(place), "new");
        QCOMPARE(thrice->model.joints[0].parent, std::string("ground"));
        QCOMPARE(thrice->model.joints[0].child, std::string("carriage"));
        QCOMPARE(thrice->scenario->stages[1].ends[1].next, std::string());
    }

    void formulasFollow()
    {
        const Project done
            = after(particleInMotion(), {R"({"verb": "rename", "at": "coordinates/y", "name": "up and down"})",
                                         R"({"verb": "rename", "at": "coordinates/x", "name": "sin"})",
                                         R"({"verb": "rename", "at": "contacts/foot", "name": "sole"})",
                                         R"({"verb": "rename", "at": "bodies/body/landmarks/tip", "name": "toe"})",
                                         R"({"verb": "rename", "at": "bodies/body", "name": "point"})"});
        const Scenario& scenario = *done.scenario;
        QCOMPARE(scenario.stages[1].ends[0].when, std::string("sole.normal < 2 * 'up and down.speed'"));
        QCOMPARE(scenario.stages[1].ends[1].when, std::string("point.toe.x > 1"));
        QCOMPARE(scenario.forces[0].force, (std::vector<std::string>{"-sin.speed", "0", "sin('up and down')"}));
    }

    void plotsFollow()
    {
        Project project = particleInMotion();
        const char* hold = R"({"verb": "rename", "at": "scenario/stages/flight/holds/grip", "name": "hand"})";
        QCOMPARE(after(project, {R"({"verb": "rename", "at": "contacts/foot", "name": "sole"})", hold}).scenario->plots,
                 (std::vector<std::string>{"y/value", "sole/gap", "hand/fx"}));
        // The joint y is no coordinate; a link foot has no gap.
        project.model.links = {{.name = "foot"}};
        QCOMPARE(after(project, {R"({"verb": "rename", "at": "joints/y", "name": "slide"})",
                                 R"({"verb": "rename", "at": "contacts/foot", "name": "sole"})"})
                     .scenario->plots,
                 (std::vector<std::string>{"y/value", "sole/gap", "grip/fx"}));
        // A recording says which of two it means only as long as it has to.
        project.model.joints[1].name = "foot";
        project.scenario->plots = {"contact foot/fx"};
        QCOMPARE(after(project, {R"({"verb": "rename", "at": "joints/foot", "name": "slide"})"}).scenario->plots,
                 (std::vector<std::string>{"foot/fx"}));
    }

    void aPlotOfNothingIsAWarning()
    {
        ScenarioBundle bundle = shippedScenario("jump");
        const std::vector<ModelProblem> before = validateScenario(bundle.scenario, bundle.model);
        bundle.scenario.plots = {"com/y", "com/yy"};
        const std::vector<ModelProblem> problems = validateScenario(bundle.scenario, bundle.model);
        QCOMPARE(problems.size(), before.size() + 1);
        QCOMPARE(problems.back().path, std::string("plots/1"));
        QCOMPARE(problems.back().diagnostic.severity, Severity::Warning);
        QVERIFY(problems.back().diagnostic.hint.english().find("com/y") != std::string::npos);
    }

    // The names that are followed are those that recordings have.
    void channelsAreThoseOfRecordings()
    {
        for (const char* name : {"jump", "bar_dismount", "pedalling", "crash_ride"}) {
            ScenarioBundle bundle = shippedScenario(name);
            bundle.scenario.options.duration = 0.01;
            for (Link& link : bundle.model.links)
                link.stiffness = MaterialStiffness{1e-4, 1e8};
            const std::vector<std::string> known = allChannelNames(bundle.model, namesOfHolds(bundle.scenario));
            const Recording recording = simulated(bundle);
            QVERIFY(!recording.channels.empty());
            for (const Channel& channel : recording.channels)
                QVERIFY2(std::ranges::find(known, channel.column) != known.end(), channel.column.c_str());
        }
    }

    // A model and a scenario have each their own.
    void sourcesAreThoseOfTheirFile()
    {
        const Project first = particleInMotion();
        const Project done = after(first, {R"({"verb": "rename", "at": "sources/Book", "name": "B"})"});
        QCOMPARE(done.model.bodies[0].source, std::string("B"));
        QCOMPARE(done.scenario->curves[0].source, std::string("Book"));
        const auto removal = withRemoved(first, {"scenario", "sources", "Book"}, Dependants::Take).value();
        QCOMPARE(removal.dependants, (std::vector<Place>{{"scenario", "curves", "rise", "source"}}));
        QCOMPARE(removal.project.model.bodies[0].source, std::string("Book"));
    }

    void pastedScenarioObjectsFollowPastedModelObjects()
    {
        const Project done = after(particleInMotion(), {R"({"verb": "paste", "objects": {
            "coordinates": [{"name": "x", "kind": "translation"}],
            "bodies": [{"name": "body"}],
            "scenario": {
                "start": [{"coordinate": "x", "value": 2}],
                "forces": [{"name": "push", "body": "body", "force": ["x.speed", "y.speed", "body.x"]}]}}})"});
        QCOMPARE(done.scenario->start[0].coordinate, std::string("x 2"));
        QCOMPARE(*done.scenario->start[0].value, 2.0);
        QCOMPARE(done.scenario->forces[1].body, std::string("body 2"));
        QCOMPARE(done.scenario->forces[1].force, (std::vector<std::string>{"'x 2.speed'", "y.speed", "'body 2.x'"}));
    }

    // Numbers that are names lead to the objects that have them.
    void objectsNamedByNumbers()
    {
        Project project = particleInMotion();
        std::vector<Landmark>& landmarks = project.model.bodies[1].landmarks;
        for (const std::vector<std::string>& names :
             {std::vector<std::string>{"2", "1", "0"}, {"1", "1", "0"}, {"", "", "01"}}) {
            landmarks.clear();
            for (const std::string& name : names)
                landmarks.push_back({name, Vector3::Zero()});
            const std::vector<PropertyRow> rows = propertyRows(project, {"bodies", "body"});
            const auto list
                = std::find_if(rows.begin(), rows.end(), [](const PropertyRow& row) { return row.key == "landmarks"; });
            for (std::size_t i = 0; i < names.size(); ++i) {
                const std::string verb = "{\"verb\": \"set\", \"at\": \"" + toText(list->parts[i].place)
                                         + "\", \"values\": {\"name\": \"new\", \"position\": [1, 0, 0]}}";
                Project expected = project;
                expected.model.bodies[1].landmarks[i] = {"new", Vector3::UnitX()};
                const Outcome done = outcomeOf(project, verb);
                QVERIFY2(done.project.has_value(), done.reason.c_str());
                QCOMPARE(textOf(*done.project), textOf(expected));
            }
        }
    }

    void aFixationFollowsLinksAndSides()
    {
        Project project;
        project.model.bodies = {{.name = "femur_r", .mass = 1}};
        project.model.links = {{.name = "psoas_r"}, {.name = "vasti_r"}};
        Fixation& fixation = project.fixation.emplace();
        fixation.muscles = {{"psoas_r", FragmentChoice::Head}, {"vasti_r", FragmentChoice::Shaft}};
        fixation.fixator.beams = {{.name = "screw"}};
        fixation.sources = {{"Book", "of the case"}};
        fixation.loads = {{.name = "walking", .source = "Book"}};
        const Project renamed = after(project, {renaming("links/psoas_r", "iliopsoas_r").c_str(),
                                                renaming("fixation/sources/Book", "Heller").c_str(),
                                                renaming("fixation/fixator/beams/screw", "lower screw").c_str()});
        QCOMPARE(renamed.fixation->muscles[0].link, std::string("iliopsoas_r"));
        QCOMPARE(renamed.fixation->loads[0].source, std::string("Heller"));
        QCOMPARE(renamed.fixation->fixator.beams[0].name, std::string("lower screw"));
        const Project left = after(renamed, {R"({"verb": "mirror"})"});
        QCOMPARE(left.fixation->femur.side, BodySide::Left);
        QCOMPARE(left.fixation->muscles[0].link, std::string("iliopsoas_l"));
        QCOMPARE(left.fixation->muscles[1].link, std::string("vasti_l"));
        QVERIFY(after(left, {R"({"verb": "mirror"})"}).fixation == renamed.fixation);
        // What names a muscle goes with it.
        const Project less = after(renamed, {R"({"verb": "remove", "at": "links/vasti_r", "dependants": "take"})"});
        QCOMPARE(less.fixation->muscles.size(), std::size_t(1));
    }

    void aMirrorSwapsWhatTheScenarioNames()
    {
        Project project = particleInMotion();
        project.model.coordinates[0].name = "slide_r";
        project.model.joints[0].axes[0].value.terms[0].coordinate = "slide_r";
        project.model.coordinates[1].name = "slide_l";
        project.model.joints[1].axes[0].value.terms[0].coordinate = "slide_l";
        Scenario& scenario = *project.scenario;
        scenario.start = {{.coordinate = "slide_r"}, {.coordinate = "slide_l"}};
        scenario.forces[0].force = {"slide_l.speed", "0", "slide_r"};
        scenario.plots = {"slide_r/value", "foot/gap"};
        const Project done = after(project, {R"({"verb": "mirror"})"});
        QCOMPARE(done.scenario->start[0].coordinate, std::string("slide_l"));
        QCOMPARE(done.scenario->start[1].coordinate, std::string("slide_r"));
        QCOMPARE(done.scenario->forces[0].force, (std::vector<std::string>{"slide_r.speed", "0", "-(slide_l)"}));
        QCOMPARE(done.scenario->plots, (std::vector<std::string>{"slide_l/value", "foot/gap"}));
        const Project back = after(done, {R"({"verb": "mirror"})"});
        QVERIFY(back.scenario == project.scenario);
    }

    void theFirstHoldOfAStageIsAdded()
    {
        const Place list = {"scenario", "stages", "free", "holds"};
        const Project project = particleInMotion();
        const std::optional<JsonValue> item = newItem(project, list);
        QVERIFY(item.has_value());
        std::ostringstream text;
        writeJson(*item, text);
        TextReport report({}, {});
        const auto node = parseJson(text.str());
        const auto done = withAdded(project, list, std::get<JsonNode>(node), std::nullopt, report);
        QVERIFY(done && done->scenario->stages[0].holds && done->scenario->stages[0].holds->size() == 1);
        const auto rows = propertyRows(*done, {"scenario", "stages", "free"});
        const auto row
            = std::find_if(rows.begin(), rows.end(), [](const PropertyRow& it) { return it.key == "holds"; });
        QVERIFY(row->isOptional && row->value.isOn);
        const auto back = withRow(*done, *row, {}, report);
        QVERIFY(back.has_value());
        QCOMPARE(textOf(*back), textOf(project));
    }

    // A body renamed 'ground' gave an error for each of its joints, links and loads, and the cause was none of them.
    void namesThatAreTakenAreRefused()
    {
        for (const char* verb : {R"({"verb": "rename", "at": "bodies/body", "name": "ground"})",
                                 R"({"verb": "set", "at": "bodies/body", "values": {"name": "ground"}})",
                                 R"({"verb": "duplicate", "at": "bodies/body", "name": "ground"})"}) {
            const Outcome refused = outcomeOf(particleInMotion(), verb);
            QVERIFY(!refused.project.has_value());
            QCOMPARE(refused.reason, std::string("'ground' is taken: it means the ground\n"));
        }
        QCOMPARE(outcomeOf(particleInMotion(), renaming("scenario/stages/free", "end")).reason,
                 std::string("'end' is taken: it means the end of the run\n"));
        QCOMPARE(outcomeOf(particleInMotion(), renaming("coordinates/y", "x")).reason,
                 std::string("the name 'x' is taken by another object\n"));
    }
};

SINEW_TEST(TestReferences)

}  // namespace sinew::test::tst_references

#include "tst_references.moc"
