// What a problem offers to do about it settles it.

#include <algorithm>
#include <filesystem>

#include <QTest>

#include "core/document/problems.h"
#include "core/document/verbs.h"
#include "core/figures/building_blocks.h"
#include "core/io/model_file.h"
#include "core/mechanism/mechanism.h"
#include "core/simulation/simulate.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_problem_actions {

namespace {

std::string listOf(const std::vector<Problem>& problems)
{
    std::string text;
    for (const Problem& problem : problems)
        text += toText(problem.place) + ": " + toString(problem.diagnostic) + "\n";
    return text;
}

// The problem of a message at a place, or nullptr.
const Problem* find(const std::vector<Problem>& problems, const std::string& place, const std::string& words)
{
    const auto found = std::find_if(problems.begin(), problems.end(), [&](const Problem& problem) {
        return toText(problem.place) == place && problem.diagnostic.message.english().find(words) != std::string::npos;
    });
    return found == problems.end() ? nullptr : &*found;
}

// Two links with a spring and a link, so that all is held.
Model sound()
{
    Model model = chain({2, 0.5, 1});
    for (Coordinate& coordinate : model.coordinates)
        coordinate.mode = CoordinateMode::Free;
    for (const char* body : {"link_1", "link_2"}) {
        Link link;
        link.name = std::string(body) + " cord";
        link.path = {{"ground", "", {1, 0, 0}}, {body, "", {0.1, -0.2, 0}}};
        link.stiffness = DirectStiffness{100};
        model.links.push_back(link);
    }
    return model;
}

// A body without mass that turns freely about a ball.
Model ballBody()
{
    Model model;
    model.gravity = {0, -9, 0};
    model.bodies = {{.name = "body"}};
    Joint ball{.name = "ball", .kind = JointKind::Ball, .parent = groundName, .child = "body"};
    for (const char* name : {"rx", "ry", "rz"}) {
        model.coordinates.push_back({.name = name});
        ball.coordinates.emplace_back(name);
    }
    model.joints = {ball};
    return model;
}

// A motion that starts at rest.
Scenario motion()
{
    Scenario scenario;
    scenario.model = "links.sinew.json";
    Stage stage;
    stage.name = "all";
    GivenPair pair;
    pair.coordinates = {"*"};
    stage.given = {pair};
    scenario.stages = {stage};
    return scenario;
}

}  // namespace

class TestProblemActions : public QObject {
    Q_OBJECT

private slots:
    void errorsOfAMotionLeaveTheModelSound()
    {
        Project project{sound(), Scenario{}};
        project.scenario->stages.emplace_back().name = "walk";
        project.scenario->stages.front().given = {GivenPair{.coordinates = {"nowhere"}}};
        const std::vector<Problem> problems = problemsOf(project);
        QVERIFY2(!problems.empty() && problems.front().diagnostic.severity == Severity::Error,
                 listOf(problems).c_str());
        QVERIFY(isModelSound(problems));
        project.model.links.front().path.front().body = "nowhere";
        QVERIFY(!isModelSound(problemsOf(project)));
    }

    void soundProjectsHaveNone()
    {
        QCOMPARE(listOf(problemsOf(Project{sound(), {}})), std::string());
        QCOMPARE(listOf(problemsOf(Project{})), std::string());
        for (const auto& entry : std::filesystem::directory_iterator(SINEW_RESOURCE_DIR "/models")) {
            if (entry.path().extension() != ".json")
                continue;
            const Model model = readModelFile(entry.path().string()).value.value();
            const std::string found = listOf(problemsOf(Project{model, {}}));
            QVERIFY2(found.empty(), found.c_str());
        }
    }

    // Words were looked for in the whole message, names included.
    void namesThatReadLikeMessagesOfferNothing()
    {
        Model model = sound();
        model.loads = {{.name = "wind", .body = "what acts on the ground"}, {.name = "push", .body = "has no effect"}};
        const std::vector<Problem> problems = problemsOf(Project{model, {}});
        for (const char* load : {"wind", "push"}) {
            const Problem* problem = find(problems, "loads/" + std::string(load) + "/body", "there is no body");
            QVERIFY2(problem, listOf(problems).c_str());
            QVERIFY(problem->actions.empty());
        }
    }

    void eachActionRemovesItsProblem_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("title");
        int which = 0;
        const auto row = [&](const char* place, const char* words, const char* title) {
            QTest::newRow(words) << which++ << QString(place) << QString(words) << QString(title);
        };
        row("links/link_1 cord/path", "has one point", "Delete the link");
        row("links/link_1 cord/path", "begins and ends on one body", "Delete the link");
        row("nodes/alone", "no strand meets", "Delete the node");
        row("coordinates/idle", "moves no joint", "Delete the coordinate");
        row("bodies/loose", "is the child of no joint", "Weld it to the ground");
        row("bodies/loose", "is the child of no joint", "Delete the body");
        row("links/link_1 cord/path/1/body", "there is no body 'lnik_1'", "Write 'link_1'");
        row("joints/link_2_joint/parent", "there is no body", "Write 'link_1'");
        row("links/1/name", "another link is named", "Rename it 'link_1 cord 2'");
        row("loads/push/body", "acts on the ground", "Delete it");
        row("links/link_1 cord/path/1", "are one place", "Delete the point");
        row("coordinates/link_1_angle/value", "outside its range", "Give it the nearest value of its range");
        row("contacts/heel/restitution", "has no effect", "Leave it out");
        row("coordinates/link_2_angle", "nothing holds coordinate", "Lock the coordinate");
        row("coordinates/link_2_angle", "nothing holds coordinate", "Give it an effort");
        row("bodies/link_2", "has no mass", "Give it a mass of 1 kg");
        row("scenario/stages/all/given", "given in part as motions", "Hold all three");
        row("scenario/stages/all/given", "given in part as motions", "Hold none of them");
    }

    void eachActionRemovesItsProblem()
    {
        QFETCH(int, which);
        QFETCH(QString, place);
        QFETCH(QString, words);
        QFETCH(QString, title);
        Model model = sound();
        spoil(model, which);
        Project project{model, {}};
        if (words == "has no mass" || words.startsWith("given in part"))  // of motions
            project.scenario = motion();
        if (words.startsWith("given in part")) {
            GivenPair held{.coordinates = {"rx", "link_1_angle"}, .side = PairSide::Motion, .value = HeldValue{}};
            project.scenario->stages[0].given.insert(project.scenario->stages[0].given.begin(), held);
        }
        const std::vector<Problem> problems = problemsOf(project);
        const Problem* problem = find(problems, place.toStdString(), words.toStdString());
        QVERIFY2(problem, listOf(problems).c_str());
        QVERIFY(!problem->diagnostic.hint.empty());
        const auto action
            = std::find_if(problem->actions.begin(), problem->actions.end(),
                           [&](const ProblemAction& it) { return it.title.english() == title.toStdString(); });
        QVERIFY2(action != problem->actions.end(),
                 problem->actions.empty() ? "no action" : problem->actions.front().title.english().c_str());
        TextReport report({}, action->verb);
        const auto parsed = parseJson(action->verb);
        const std::optional<Project> done = withVerb(project, std::get<JsonNode>(parsed), report);
        QVERIFY2(done.has_value(), (action->verb + " " + std::to_string(report.diagnostics().size())).c_str());
        const std::vector<Problem> left = problemsOf(*done);
        QVERIFY2(!find(left, place.toStdString(), words.toStdString()), listOf(left).c_str());
    }

    // Neither a constraint nor a contact elsewhere holds what nothing crosses. A closed loop needs one coordinate that is
    // held; a coupling passes on what holds the other.
    void constraintsHoldWhatTheyCan()
    {
        const auto unheld = [](const Model& model) {
            int count = 0;
            for (const Problem& problem : problemsOf({model, {}}))
                count += problem.diagnostic.message.english().find("nothing holds coordinate") != std::string::npos;
            return count;
        };
        Model model = chain({4, 0.5, 1});
        for (Coordinate& coordinate : model.coordinates)
            coordinate.mode = CoordinateMode::Free;
        QCOMPARE(unheld(model), 4);
        // Three links close a loop with the ground: two rows for three coordinates.
        Closure pin{groundName, "link_3", {}, {}, {}};
        pin.held = {{RelativeMotion::X, Polynomial{{0}}}, {RelativeMotion::Y, Polynomial{{0}}}};
        model.constraints.push_back({"pin", pin, {}, {}});
        QCOMPARE(unheld(model), 4);
        model.coordinates[1].mode = CoordinateMode::Locked;
        QCOMPARE(unheld(model), 1);
        model.constraints.push_back(
            {"coupling",
             Coupling{model.coordinates[3].name, {0, {{model.coordinates[0].name, Polynomial{{0, 1}}}}}},
             {},
             {}});
        QCOMPARE(unheld(model), 0);
        model.constraints.clear();
        model.coordinates[1].mode = CoordinateMode::Free;
        model.contacts.push_back({.name = "heel", .body = "link_2", .point = {0, 0, 0}});
        QCOMPARE(unheld(model), 2);  // it presses on link_2, which the first two move
    }

    // What a motion needs and statics does not is a warning with a motion, a hint under gravity, and nothing else.
    void massesAreMissedWhereTheyMatter()
    {
        const auto severity = [](const Project& project) -> std::optional<Severity> {
            const std::vector<Problem> problems = problemsOf(project);
            const Problem* problem = find(problems, "bodies/link_2", "has no mass");
            return problem ? std::optional(problem->diagnostic.severity) : std::nullopt;
        };
        Project project{sound(), {}};
        project.model.bodies[1].mass.value = 0;
        QVERIFY(!severity(project));
        project.model.gravity = {0, -9, 0};
        QVERIFY(severity(project) == Severity::Note);
        project.scenario = motion();
        QVERIFY(severity(project) == Severity::Warning);
        // What the motion holds need not be accelerated, whatever the model's mode.
        project.scenario->stages[0].given[0].side = PairSide::Motion;
        project.scenario->stages[0].given[0].value = HeldValue{};
        QVERIFY(!severity(project));
    }

    // A drawn body on a ball joint could not start; with the mass that is offered it falls.
    void theMassThatIsOfferedMoves_data()
    {
        QTest::addColumn<bool>("hasEnd");
        QTest::newRow("bar") << true;
        QTest::newRow("ball of water") << false;
    }

    void theMassThatIsOfferedMoves()
    {
        QFETCH(bool, hasEnd);
        Project project{ballBody(), motion()};
        if (hasEnd)
            project.model.bodies[0].landmarks = {{"end", {0.3, -0.1, 0.2}}};
        QCOMPARE(simulate(project.model, *project.scenario).status, RunStatus::Stopped);
        const std::vector<Problem> problems = problemsOf(project);
        const Problem* problem = find(problems, "bodies/body", "has no mass");
        QVERIFY2(problem && problem->actions.size() == 1, listOf(problems).c_str());
        TextReport report({}, {});
        const auto parsed = parseJson(problem->actions[0].verb);
        const std::optional<Project> done = withVerb(project, std::get<JsonNode>(parsed), report);
        QVERIFY(done.has_value());
        QCOMPARE(listOf(problemsOf(*done)), std::string());
        const Recording recording = simulate(done->model, *done->scenario);
        QVERIFY2(recording.status == RunStatus::Completed, recording.message.english().c_str());
        // A round bar of 1 kg: about its axis m r^2 / 2, across it m (3 r^2 + l^2) / 12, r = l / 20.
        const Body& body = done->model.bodies[0];
        const Matrix3 inertia = inertiaTensor(body.inertia, body.mass.value);
        if (hasEnd) {
            const Vector3 along(0.3, -0.1, 0.2);
            const double square = along.squaredNorm();
            SINEW_COMPARE_NEAR(Vector3(inertia * along), Vector3(square / 800 * along), {.rel = 1e-12});  // round-off
            SINEW_COMPARE_NEAR(inertia.trace(), square / 800 + 2 * (3 * square / 400 + square) / 12, {.rel = 1e-12});
            SINEW_COMPARE_NEAR(body.centreOfMass, Vector3(along / 2), {.rel = 1e-15});
        }
    }

    // A name that is wrong at five places took five clicks.
    void aNameIsMendedAtAllItsPlaces()
    {
        Project project{sound(), {}};
        project.model.links[0].path[1].body = project.model.links[1].path[1].body = "lnik_1";
        project.model.joints[1].parent = "lnik_1";
        project.model.links[1].path[0].body = "grond";  // another name is another matter
        const std::vector<Problem> problems = problemsOf(project);
        int count = 0;
        for (const Problem& problem : problems) {
            const bool isTheName = problem.diagnostic.message.english() == "there is no body 'lnik_1'";
            if (!isTheName) {
                QVERIFY(problem.actions.size() < 2);
                continue;
            }
            ++count;
            QCOMPARE(problem.actions.size(), std::size_t(2));
            const ProblemAction& all = problem.actions[1];
            QCOMPARE(all.title.english(), std::string("Write 'link_1' at all 3 places"));
            QCOMPARE(all.further.size(), std::size_t(2));
            Project mended = project;
            std::vector<std::string> verbs = all.further;
            verbs.push_back(all.verb);
            for (const std::string& verb : verbs) {
                TextReport report({}, verb);
                const auto parsed = parseJson(verb);
                mended = withVerb(mended, std::get<JsonNode>(parsed), report).value();
            }
            QCOMPARE(mended.model.links[0].path[1].body, std::string("link_1"));
            QCOMPARE(mended.model.links[1].path[1].body, std::string("link_1"));
            QCOMPARE(mended.model.joints[1].parent, std::string("link_1"));
            QVERIFY(!find(problemsOf(mended), "joints/link_2_joint/parent", "there is no body"));
        }
        QCOMPARE(count, 3);
    }

    // Of a condition, the misspelt word; and nothing where the key cannot be set.
    void actionsForFormulas()
    {
        Project project{sound(), motion()};
        Stage& stage = project.scenario->stages[0];
        stage.ends = {{.when = "2 * link_1_angel.speed < 0"}};
        stage.given[0].value = FormulaValue{"link_1_angel"};
        const std::vector<Problem> problems = problemsOf(project);
        const Problem* condition = find(problems, "scenario/stages/all/ends/0/when", "no quantity");
        const Problem* formula = find(problems, "scenario/stages/all/given/0/effort/formula", "no quantity");
        QVERIFY2(condition && formula, listOf(problems).c_str());
        QCOMPARE(formula->actions.size(), std::size_t(0));
        QCOMPARE(condition->actions.size(), std::size_t(1));
        TextReport report({}, {});
        const auto parsed = parseJson(condition->actions[0].verb);
        const std::optional<Project> done = withVerb(project, std::get<JsonNode>(parsed), report);
        QVERIFY(done.has_value());
        QCOMPARE(done->scenario->stages[0].ends[0].when, std::string("2 * link_1_angle.speed < 0"));
    }

private:
    static void spoil(Model& model, int which)
    {
        switch (which) {
        case 0: model.links[0].path.resize(1); break;
        case 1: model.links[0].path[0].body = "link_1"; break;
        case 2: model.nodes.emplace_back().name = "alone"; break;
        case 3: model.coordinates.emplace_back().name = "idle"; break;
        case 4:
        case 5: model.bodies.emplace_back().name = "loose"; break;
        case 6: model.links[0].path[1].body = "lnik_1"; break;
        case 7: model.joints[1].parent = "lnik_1"; break;
        case 8: model.links[1].name = model.links[0].name; break;
        case 9: model.loads.push_back({"push", "ground", {0, 0, 0}, {1, 0, 0}}); break;
        case 10: model.links[0].path.insert(model.links[0].path.begin(), model.links[0].path.front()); break;
        case 11: model.coordinates[0].value = 7; break;
        case 12: {
            Contact contact;
            contact.name = "heel";
            contact.body = "link_2";
            contact.compliance = ContactCompliance{1e4, 10};
            contact.restitution = 0.5;
            model.contacts.push_back(contact);
            break;
        }
        case 13:
        case 14: model.links.pop_back(); break;
        case 15: model.bodies[1].mass.value = 0; break;
        default: {
            const Model ball = ballBody();
            model.bodies.push_back(ball.bodies[0]);
            model.bodies.back().mass.value = 1;
            model.coordinates.insert(model.coordinates.end(), ball.coordinates.begin(), ball.coordinates.end());
            model.joints.push_back(ball.joints[0]);
            break;
        }
        }
    }
};

SINEW_TEST(TestProblemActions)

}  // namespace sinew::test::tst_problem_actions

#include "tst_problem_actions.moc"
