// Verbs of editing: each by itself, and thousands at random over the shipped models.

#include <filesystem>
#include <random>
#include <sstream>

#include <QTest>

#include "core/document/document.h"
#include "core/document/verbs.h"
#include "core/io/model_file.h"
#include "core/io/model_from_json.h"
#include "core/mechanism/mechanism.h"
#include "core/schema/validate.h"
#include "tests/support/test_registry.h"

namespace tst_verbs {

using namespace sinew;

namespace {

std::string textOf(const Model& model)
{
    std::ostringstream stream;
    writeModel(model, stream);
    return stream.str();
}

// The model after a verb, or what was said against it.
struct Outcome {
    std::optional<Model> model;
    std::string reason;
};

Outcome outcomeOf(const Model& model, const std::string& verb)
{
    TextReport report({}, verb);
    const auto parsed = parseJson(verb);
    if (std::holds_alternative<JsonError>(parsed))
        return {std::nullopt, "no JSON: " + std::get<JsonError>(parsed).message.english()};
    std::optional<Project> changed = withVerb({model, {}}, std::get<JsonNode>(parsed), report);
    Outcome outcome;
    if (changed)
        outcome.model = std::move(changed->model);
    for (const Diagnostic& remark : report.diagnostics())
        outcome.reason += remark.message.english() + (remark.hint.empty() ? "" : "; " + remark.hint.english()) + "\n";
    return outcome;
}

// A leg of two bodies with a muscle over the knee, a load and an activity that name them.
Model leg()
{
    Model model;
    model.bodyWeight = 700;
    for (const char* name : {"thigh", "shank"}) {
        Body body;
        body.name = name;
        body.mass.value = 5;
        body.landmarks = {{"top", Vector3::Zero()}};
        model.bodies.push_back(body);
        Coordinate angle;
        angle.name = std::string(name) + " angle";
        model.coordinates.push_back(angle);
        Joint joint;
        joint.name = std::string(name) + " joint";
        joint.parent = model.joints.empty() ? "ground" : "thigh";
        joint.child = name;
        joint.axes = {{AxisKind::Rotation, Vector3::UnitZ(), {0, {{angle.name, Polynomial{{0, 1}}}}}}};
        model.joints.push_back(joint);
    }
    Link muscle;
    muscle.name = "muscle";
    muscle.path = {{"thigh", "", {0.1, 0, 0}}, {"shank", "", {0.1, -0.1, 0}}};
    muscle.stiffness = DirectStiffness{1000};
    muscle.strength = Strength{500, AtStrength::Breaks};
    model.links.push_back(muscle);
    Load load;
    load.name = "push";
    load.body = "shank";
    load.force = {10, 0, 0};
    model.loads.push_back(load);
    Activity activity;
    activity.name = "bent";
    activity.support = "shank";
    activity.settings = {{"shank angle", 0.5, {}, {}}};
    activity.references = {{"shank joint", ReferenceKind::Range, 1, 2, {}, "one", "nobody"}};
    model.activities.push_back(activity);
    return model;
}

}  // namespace

class TestVerbs : public QObject {
    Q_OBJECT

private slots:
    void setChangesOnlyTheKeysGiven()
    {
        const Outcome done = outcomeOf(leg(), R"({"verb": "set", "at": "links/muscle",
            "values": {"damping": 3, "sense": "both", "strength": 70, "stiffness": {"area": 1e-4, "modulus": 1e8}}})");
        QVERIFY2(done.model.has_value(), done.reason.c_str());
        Model expected = leg();
        expected.links[0].damping = 3;
        expected.links[0].sense = LinkSense::Both;
        expected.links[0].strength = Strength{70, AtStrength::Holds};
        expected.links[0].stiffness = MaterialStiffness{1e-4, 1e8, {}};
        QCOMPARE(textOf(*done.model), textOf(expected));
    }

    void setReadsTheUnitsOfFiles()
    {
        const Outcome done = outcomeOf(
            leg(),
            R"({"verb": "set", "at": "coordinates/shank angle", "values": {"value": 90, "range": [-10, null]}})");
        QVERIFY2(done.model.has_value(), done.reason.c_str());
        QCOMPARE(done.model->coordinates[1].value, 1.5707963267948966);
        QCOMPARE(done.model->coordinates[1].minimum, -10 * 0.017453292519943295);
        const Outcome setting
            = outcomeOf(leg(), R"({"verb": "set", "at": "activities/bent/settings/0", "values": {"value": 180}})");
        QCOMPARE(*setting.model->activities[0].settings[0].value, 3.141592653589793);
    }

    // Parts take their unit from their owner: those of a translation were read as if it turned, 57.3 times too small.
    void partsAreInTheUnitOfTheirOwner()
    {
        Model model = leg();
        model.coordinates[1].kind = CoordinateKind::Translation;
        model.coordinates[1].resistance.spring = Spring{0.2, 100, 0};
        model.joints[1].axes[0].kind = AxisKind::Translation;
        model.constraints = {{"k", Coupling{"shank angle", {0, {{"thigh angle", Polynomial{{0, 0.5}}}}}}, "", ""}};
        const auto changed = [&](const char* verb) {
            const Outcome done = outcomeOf(model, verb);
            if (!done.model)
                qWarning("%s", done.reason.c_str());
            return done.model.value_or(Model());
        };
        const Model spring
            = changed(R"({"verb": "set", "at": "coordinates/shank angle/spring", "values": {"rest": 0.1}})");
        QCOMPARE(spring.coordinates[1].resistance.spring->rest, 0.1);
        // A metre a degree of the thigh, and a metre a metre of the shank.
        const Model term = changed(R"({"verb": "set", "at": "constraints/k/terms/0", "values": {"slope": 1}})");
        QCOMPARE(
            std::get<Polynomial>(std::get<Coupling>(term.constraints[0].rule).value.terms[0].function).coefficients[1],
            57.29577951308232);
        const Model added = changed(R"({"verb": "add", "at": "joints/shank joint/axes/0/terms",
            "object": {"coordinate": "shank angle", "slope": 2}})");
        QCOMPARE(std::get<Polynomial>(added.joints[1].axes[0].value.terms[1].function).coefficients[1], 2.0);
    }

    // Numbers stay as they are in SI when their unit changes, wherever they stand.
    void numbersStayWhenTheirUnitChanges()
    {
        Model model = leg();
        model.coordinates[1].value = 0.5;
        model.coordinates[1].resistance.spring = Spring{0.2, 100, 0};
        const Outcome done = outcomeOf(
            model, R"({"verb": "set", "at": "coordinates/shank angle", "values": {"kind": "translation"}})");
        QVERIFY2(done.model.has_value(), done.reason.c_str());
        Model expected = model;
        expected.coordinates[1].kind = CoordinateKind::Translation;
        QVERIFY(*done.model == expected);
        const Outcome both = outcomeOf(model, R"({"verb": "set", "at": "coordinates/shank angle",
            "values": {"kind": "translation", "value": 0.3}})");
        expected.coordinates[1].value = 0.3;
        QVERIFY(*both.model == expected);
        const Outcome axis = outcomeOf(model, R"({"verb": "set", "at": "joints/1/axes/0",
            "values": {"rotation": null, "translation": [1, 0, 0]}})");
        expected = model;
        expected.joints[1].axes[0].kind = AxisKind::Translation;
        expected.joints[1].axes[0].direction = Vector3::UnitX();
        QCOMPARE(textOf(*axis.model), textOf(expected));
    }

    void aNameThatIsSetIsFollowed()
    {
        const Outcome done
            = outcomeOf(leg(), R"({"verb": "set", "at": "bodies/shank", "values": {"name": "calf", "mass": 6}})");
        QVERIFY2(done.model.has_value(), done.reason.c_str());
        QCOMPARE(done.model->joints[1].child, std::string("calf"));
        QCOMPARE(done.model->bodies[1].mass.value, 6.0);
        QVERIFY(validate(*done.model).empty());
    }

    void citationsFollowTheirSource()
    {
        Model model = leg();
        model.sources = {{"Somebody 1999", "..."}};
        model.activities[0].references[0].citation = "Somebody 1999";
        const Outcome done = outcomeOf(model, R"({"verb": "rename", "at": "sources/Somebody 1999", "name": "S99"})");
        QCOMPARE(done.model->activities[0].references[0].citation, std::string("S99"));
        const Outcome refused = outcomeOf(model, R"({"verb": "remove", "at": "sources/0"})");
        QVERIFY2(!refused.model && refused.reason.find("activities/bent/references/0/citation") != std::string::npos,
                 refused.reason.c_str());
    }

    void nullIsTheUsualValue()
    {
        const Outcome done = outcomeOf(leg(), R"({"verb": "set", "at": "links/muscle", "values": {"strength": null}})");
        QVERIFY(done.model && !done.model->links[0].strength);
        const Outcome needed
            = outcomeOf(leg(), R"({"verb": "set", "at": "links/muscle", "values": {"stiffness": null}})");
        QVERIFY(!needed.model && needed.reason.find("'stiffness' is missing") != std::string::npos);
    }

    void theModelItselfIsSetWithoutItsLists()
    {
        const Outcome done = outcomeOf(leg(), R"({"verb": "set", "values": {"body_weight": 800, "title": "A leg"}})");
        Model expected = leg();
        expected.bodyWeight = 800;
        expected.title = "A leg";
        QCOMPARE(textOf(*done.model), textOf(expected));
        const Outcome list = outcomeOf(leg(), R"({"verb": "set", "values": {"links": []}})");
        QVERIFY2(!list.model && list.reason.find("not set as a whole") != std::string::npos, list.reason.c_str());
    }

    void renamingFollowsEveryReference()
    {
        const Outcome done = outcomeOf(leg(), R"({"verb": "rename", "at": "bodies/shank", "name": "calf"})");
        QVERIFY(done.model.has_value());
        std::string expected = textOf(leg());
        const std::string old = "\"shank\"";
        for (std::size_t i = expected.find(old); i != std::string::npos; i = expected.find(old, i))
            expected.replace(i, old.size(), "\"calf\"");
        QCOMPARE(textOf(*done.model), expected);
        QVERIFY(validate(*done.model).empty());
    }

    // Of joints, coordinates and bodies that share a name only those of the kind are renamed.
    void renamingLeavesOtherKindsAlone()
    {
        Model model = leg();
        model.joints[1].name = "shank";
        const Outcome done = outcomeOf(model, R"({"verb": "rename", "at": "joints/1", "name": "knee"})");
        QCOMPARE(done.model->joints[1].name, std::string("knee"));
        QCOMPARE(done.model->joints[1].child, std::string("shank"));
        QCOMPARE(done.model->bodies[1].name, std::string("shank"));
    }

    void partsOfSegmentsAreRenamedWithThem()
    {
        Model model = leg();
        Segment segment;
        segment.name = "shin";
        segment.parent = "shank";
        segment.stretches = {{"", 0.3}};
        segment.points = {{0.5, {1}}};
        model.segments = {segment};
        model.links[0].path[1].body = "shin.tip";
        model.loads[0].body = "shin.1";
        const Outcome done = outcomeOf(model, R"({"verb": "rename", "at": "segments/shin", "name": "pole"})");
        QCOMPARE(done.model->links[0].path[1].body, std::string("pole.tip"));
        QCOMPARE(done.model->loads[0].body, std::string("pole.1"));
    }

    void removingSaysWhatDependsAndTakesItAlong()
    {
        const Outcome refused = outcomeOf(leg(), R"({"verb": "remove", "at": "bodies/shank"})");
        QVERIFY(!refused.model.has_value());
        for (const char* place : {"joints/shank joint", "links/muscle", "loads/push", "activities/bent/support"})
            QVERIFY2(refused.reason.find(place) != std::string::npos, refused.reason.c_str());
        const Outcome taken = outcomeOf(leg(), R"({"verb": "remove", "at": "bodies/shank", "dependants": "take"})");
        QVERIFY2(taken.reason.find("took along joints/shank joint") != std::string::npos, taken.reason.c_str());
        QVERIFY(taken.model && taken.model->bodies.size() == 1 && taken.model->joints.size() == 1);
        QVERIFY(taken.model->links.empty() && taken.model->loads.empty());
        QVERIFY(taken.model->activities[0].references.empty());  // the joint went
        QVERIFY(taken.model->activities[0].support.empty());     // not needed, so the activity stays
        const Outcome left = outcomeOf(leg(), R"({"verb": "remove", "at": "bodies/shank", "dependants": "leave"})");
        QVERIFY(left.model && left.model->links.size() == 1 && !validate(*left.model).empty());
    }

    void anItemOfAPathGoesAlone()
    {
        const Outcome done = outcomeOf(leg(), R"({"verb": "remove", "at": "links/muscle/path/0"})");
        QVERIFY(done.model && done.model->links[0].path.size() == 1);
    }

    void duplicatesHaveNamesOfTheirOwn()
    {
        const Outcome one = outcomeOf(leg(), R"({"verb": "duplicate", "at": "links/muscle"})");
        const Outcome two = outcomeOf(*one.model, R"({"verb": "duplicate", "at": "links/muscle 2"})");
        QCOMPARE(namesOf(two.model->links), (std::vector<std::string>{"muscle", "muscle 2", "muscle 3"}));
        QVERIFY(validate(*two.model).empty());
    }

    void objectsAreAddedAndMoved()
    {
        const Outcome added = outcomeOf(leg(), R"({"verb": "add", "at": "links/muscle/path", "index": 1,
            "object": {"body": "thigh", "position": [0.2, 0, 0]}})");
        QVERIFY2(added.model && added.model->links[0].path[1].position.x() == 0.2, added.reason.c_str());
        const Outcome moved = outcomeOf(*added.model, R"({"verb": "move", "at": "links/muscle/path/0", "index": 9})");
        QCOMPARE(moved.model->links[0].path[2].position.x(), 0.1);
        QCOMPARE(moved.model->links[0].path[0].position.x(), 0.2);
        const Outcome far = outcomeOf(*added.model, R"({"verb": "move", "at": "links/muscle/path/0", "index": 1e30})");
        QCOMPARE(textOf(*far.model), textOf(*moved.model));
    }

    void refusalsSayWhy_data()
    {
        QTest::addColumn<QString>("verb");
        QTest::addColumn<QString>("reason");
        QTest::newRow("verb") << R"({"verb": "renam", "at": "bodies/thigh"})"
                              << "did you mean 'rename'?";
        QTest::newRow("place") << R"({"verb": "remove", "at": "bodies/tigh"})"
                               << "there is nothing at 'bodies/tigh'";
        QTest::newRow("a list") << R"({"verb": "remove", "at": "bodies"})"
                                << "there is nothing at 'bodies'";
        QTest::newRow("no list") << R"({"verb": "add", "at": "bodies/thigh", "object": {}})"
                                 << "there is nothing at";
        QTest::newRow("type") << R"({"verb": "set", "at": "links/muscle", "values": {"damping": "x"}})"
                              << "expected a number for 'damping', found the text 'x'";
        QTest::newRow("key") << R"({"verb": "set", "at": "links/muscle", "values": {"dampin": 1}})"
                             << "unknown key 'dampin' in a link; did you mean 'damping'?";
        QTest::newRow("twice") << R"({"verb": "set", "at": "links/muscle", "values": {"damping": 1, "damping": 2}})"
                               << "the key 'damping' stands twice";
        QTest::newRow("key of the verb") << R"({"verb": "mirror", "at": "links/muscle"})"
                                         << "unknown key 'at' in a verb";
        QTest::newRow("argument") << R"({"verb": "rename", "at": "links/muscle"})"
                                  << "the key 'name' is missing";
        QTest::newRow("index") << R"({"verb": "move", "at": "links/muscle", "index": -1})"
                               << "must be a whole number from 0";
    }

    void refusalsSayWhy()
    {
        QFETCH(QString, verb);
        QFETCH(QString, reason);
        const Outcome outcome = outcomeOf(leg(), verb.toStdString());
        QVERIFY(!outcome.model.has_value());
        QVERIFY2(outcome.reason.find(reason.toStdString()) != std::string::npos, outcome.reason.c_str());
    }

    void placesHoldEveryName()
    {
        for (const char* name : {"a/b", "a~b", "~1", "a b", "г/~0"}) {
            const Place place = {"links", name, "path", "0"};
            QCOMPARE(placeFrom(toText(place)), place);
        }
    }

    // After each edit the model is as it reads from its own file, and sound or with a reason; undo leads back to the
    // first bytes and redo to the last.
    void randomEditsOfShippedModels()
    {
        std::mt19937 random(11);
        int applied = 0, refused = 0, unsound = 0;
        for (const auto& entry :
             std::filesystem::directory_iterator(std::string(SINEW_SOURCE_DIR) + "/resources/models")) {
            if (entry.path().extension() != ".json")
                continue;
            const Result<Model> read = readModelFile(entry.path().string());
            QVERIFY2(read.ok(), entry.path().c_str());
            Document document({*read.value, {}});
            const std::string first = textOf(document.model());
            std::string last = first;
            for (int i = 0; i < 40; ++i) {
                const std::string verb = randomVerb(document.model(), random);
                const Outcome outcome = outcomeOf(document.model(), verb);
                if (!outcome.model) {
                    QVERIFY2(!outcome.reason.empty() && outcome.reason.find("no JSON") == std::string::npos,
                             (verb + "\n" + outcome.reason).c_str());
                    ++refused;
                    continue;
                }
                ++applied;
                const std::string text = textOf(*outcome.model);
                TextReport report({}, text);
                const auto parsed = parseJson(text);
                const Model again = modelFromJson(std::get<JsonNode>(parsed), report);
                QVERIFY2(!report.hasErrors() && again == *outcome.model, (verb + "\n" + text).c_str());
                Diagnostics problems;
                for (const ModelProblem& problem : validate(*outcome.model))
                    problems.push_back(problem.diagnostic);
                unsound += hasErrors(problems) ? 1 : 0;
                if (!hasErrors(problems))
                    QVERIFY2(compile(*outcome.model).ok(), verb.c_str());
                document.commit({*outcome.model, {}}, {verb});
                if (!document.canRedo())  // an edit that changes nothing leaves what can be redone
                    last = text;
                if (hasErrors(problems) && random() % 4 > 0)
                    document.undo();  // so that many edits meet a sound model
            }
            while (document.canUndo())
                document.undo();
            QCOMPARE(textOf(document.model()), first);
            while (document.canRedo())
                document.redo();
            QCOMPARE(textOf(document.model()), last);
        }
        qInfo("%d edits, %d of them leave a model with problems; %d refused", applied, unsound, refused);
        QVERIFY(applied > 200 && unsound > 20);
    }

private:
    template <class T>
    static std::string pick(const std::vector<T>& from, std::mt19937& random)
    {
        return from.empty() ? "0" : std::to_string(random() % from.size());
    }

    // A verb on a random object; names and values are taken from all over the model.
    static std::string randomVerb(const Model& model, std::mt19937& random)
    {
        const std::vector<std::pair<std::string, std::string>> places
            = {{"bodies", pick(model.bodies, random)},
               {"coordinates", pick(model.coordinates, random)},
               {"joints", pick(model.joints, random)},
               {"segments", pick(model.segments, random)},
               {"constraints", pick(model.constraints, random)},
               {"nodes", pick(model.nodes, random)},
               {"links", pick(model.links, random)},
               {"contacts", pick(model.contacts, random)},
               {"loads", pick(model.loads, random)},
               {"activities", pick(model.activities, random)}};
        static const std::vector<std::string> values = {R"({"note": "x"})",           R"({"mass": 3})",
                                                        R"({"value": 30})",           R"({"damping": 2})",
                                                        R"({"position": [0, 1, 0]})", R"({"body": "ground"})",
                                                        R"({"kind": "rotation"})",    R"({"restitution": 2})",
                                                        R"({"parent": "nobody"})",    R"({"source": null})",
                                                        R"({"stiffness": 5e3})",      R"({"force": [1, 0, 0]})"};
        // It has the keys that objects of any list need.
        static const std::string object = R"({"name": "new", "body": "ground", "parent": "ground", "child": "new",
            "path": [], "stiffness": 1, "kind": "distance", "body_a": "ground", "body_b": "ground", "distance": 1})";
        static const std::vector<std::string> kinds = {"take", "leave", "refuse"};
        const auto& [list, index] = places[random() % places.size()];
        const std::string at = "\"at\": \"" + list + "/" + index + "\"";
        const std::string number = std::to_string(random() % 100);
        switch (random() % 7) {
        case 0: return "{\"verb\": \"rename\", " + at + ", \"name\": \"new " + number + "\"}";
        case 1: return "{\"verb\": \"remove\", " + at + ", \"dependants\": \"" + kinds[random() % kinds.size()] + "\"}";
        case 2: return "{\"verb\": \"duplicate\", " + at + "}";
        case 3: return "{\"verb\": \"move\", " + at + ", \"index\": " + std::to_string(random() % 5) + "}";
        case 4: return "{\"verb\": \"mirror\"}";
        case 5: return "{\"verb\": \"add\", \"at\": \"" + list + "\", \"object\": " + object + "}";
        default: return "{\"verb\": \"set\", " + at + ", \"values\": " + values[random() % values.size()] + "}";
        }
    }
};

SINEW_TEST(TestVerbs)

}  // namespace tst_verbs

#include "tst_verbs.moc"
