// Verbs that bring in or size whole parts, against closed forms; and what all verbs leave untouched.

#include <algorithm>
#include <cmath>
#include <sstream>

#include <QTest>

#include "core/document/document.h"
#include "core/document/paste.h"
#include "core/document/problems.h"
#include "core/document/verbs.h"
#include "core/figures/building_blocks.h"
#include "core/figures/figures.h"
#include "core/io/model_file.h"
#include "core/mechanism/mechanism.h"
#include "core/schema/scale.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_build_verbs {

namespace {

struct Outcome {
    std::optional<Project> project;
    std::string reason;

    const Model& model() const { return project->model; }
};

Outcome outcomeOf(const Project& project, const std::string& verb)
{
    TextReport report({}, verb);
    const auto parsed = parseJson(verb);
    if (std::holds_alternative<JsonError>(parsed))
        return {std::nullopt, "no JSON: " + std::get<JsonError>(parsed).message.english()};
    Outcome outcome{withVerb(project, std::get<JsonNode>(parsed), report), {}};
    for (const Diagnostic& remark : report.diagnostics())
        outcome.reason += remark.message.english() + (remark.hint.empty() ? "" : "; " + remark.hint.english()) + "\n";
    return outcome;
}

Outcome outcomeOf(const Model& model, const std::string& verb)
{
    return outcomeOf(Project{model, {}}, verb);
}

std::string errorsOf(const Project& project)
{
    std::string errors;
    for (const Problem& problem : problemsOf(project)) {
        if (problem.diagnostic.severity == Severity::Error)
            errors += toText(problem.place) + ": " + problem.diagnostic.message.english() + "\n";
    }
    return errors;
}

double massOf(const Model& model)
{
    double sum = 0;
    for (const Body& body : model.bodies)
        sum += massInSi(body.mass, model.bodyWeight);
    return sum;
}

Model person()
{
    return makeFigure("human17", {}).value.value();
}

constexpr double roundOff = 1e-12;  // some products of factors

}  // namespace

class TestBuildVerbs : public QObject {
    Q_OBJECT

private slots:
    void pastedObjectsFollowEachOther()
    {
        const Model before = chain({2, 0.4, 1});
        const Outcome done = outcomeOf(before, "{\"verb\": \"paste\", \"objects\": {"
                                               "\"coordinates\": [{\"name\": \"link_1_angle\", \"value\": 90}],"
                                               "\"bodies\": [{\"name\": \"link_1\"}],"
                                               "\"joints\": [{\"name\": \"new\", \"parent\": \"link_2\", \"child\": "
                                               "\"link_1\", \"axes\": [{\"rotation\": [0, 0, 1], \"coordinate\": "
                                               "\"link_1_angle\"}]}]}}");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        const Model& model = done.model();
        QCOMPARE(model.bodies.back().name, std::string("link_1 2"));
        QCOMPARE(model.coordinates.back().name, std::string("link_1_angle 2"));
        QCOMPARE(model.coordinates.back().value, std::acos(0.0));
        const Joint& joint = model.joints.back();
        QCOMPARE(joint.parent, std::string("link_2"));
        QCOMPARE(joint.child, std::string("link_1 2"));
        QCOMPARE(joint.axes[0].value.terms[0].coordinate, std::string("link_1_angle 2"));
        QCOMPARE(*slopeOfTerm(joint), 1.0);
        QCOMPARE(errorsOf(*done.project), std::string());
    }

    // The unit of an angle is that of its coordinate, whether it is pasted too or there already.
    void pastedNumbersAreInTheUnitsOfTheProject()
    {
        Model model = chain({1, 0.4, 1});
        model.activities.emplace_back().name = "a";
        const Outcome done
            = outcomeOf(model, "{\"verb\": \"paste\", \"objects\": {\"coordinates\": [{\"name\": \"s\", \"kind\": "
                               "\"translation\"}], \"activities\": [{\"name\": \"b\", \"settings\": [{\"coordinate\": "
                               "\"link_1_angle\", \"value\": 180}, {\"coordinate\": \"s\", \"value\": 180}]}]}}");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        QCOMPARE(*done.model().activities[1].settings[0].value, 2 * std::acos(0.0));
        QCOMPARE(*done.model().activities[1].settings[1].value, 180.0);
    }

    void aModelPastedTwiceIsTwoOfIt()
    {
        for (const FigureKind& kind : figureKinds()) {
            const Model figure = makeFigure(kind.name, {}).value.value();
            std::ostringstream text;
            writeModel(figure, text);
            const std::string insertion = "{\"verb\": \"insert\", \"template\": \"" + std::string(kind.name) + "\"}";
            Project project;
            for (std::size_t times = 1; times <= 2; ++times) {
                const Outcome done = outcomeOf(project, insertion);
                QVERIFY2(done.project.has_value(), done.reason.c_str());
                project = *done.project;
                if (times == 1)
                    QVERIFY2(project.model == figure, kind.name.data());
                QCOMPARE(project.model.joints.size(), times * figure.joints.size());
                QCOMPARE(project.model.segments.size(), times * figure.segments.size());
                QCOMPARE(project.model.sources.size(), figure.sources.size());
                QVERIFY2(errorsOf(project).empty(), errorsOf(project).c_str());
                QVERIFY(compile(project.model).ok());
            }
        }
    }

    // The second person weighed as much as the first, whatever was asked for.
    void eachPersonKeepsTheirWeight()
    {
        Project project;
        for (const char* mass : {"90", "20", "20"}) {
            const Outcome done = outcomeOf(
                project, "{\"verb\": \"insert\", \"template\": \"human17\", \"mass\": " + std::string(mass) + "}");
            QVERIFY2(done.project.has_value(), done.reason.c_str());
            const bool isFirst = project.model.bodies.empty();
            QVERIFY2(done.reason.empty() == isFirst, done.reason.c_str());
            if (!isFirst)
                QCOMPARE(
                    done.reason,
                    std::string("fractions of a body weight of 196.133 N were written in kg, N and N m, because the "
                                "body weight here is 882.598 N\n"));
            SINEW_COMPARE_NEAR(massOf(done.model()), massOf(project.model) + std::stod(mass), {.rel = roundOff});
            project = *done.project;
        }
        QCOMPARE(project.model.bodyWeight, 90 * standardGravity);
        QCOMPARE(errorsOf(project), std::string());
    }

    void aPersonBringsTheirWeightToAModelWithoutOne()
    {
        const Outcome done = outcomeOf(chain({1, 0.4, 2}), "{\"verb\": \"insert\", \"template\": \"human17\"}");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        QCOMPARE(errorsOf(*done.project), std::string());
        SINEW_COMPARE_NEAR(massOf(done.model()), 2 + meanPerson(Sex::Male).mass, {.rel = roundOff});
    }

    // Masses, efforts and loads, alone and in parts of objects.
    void fractionsAreCopiedWithTheirBodyWeight()
    {
        Model model = chain({1, 0.4, 1});
        model.bodyWeight = 800;
        model.bodies[0].mass = {0.1, Scale::BodyWeight};
        model.coordinates[0].mode = CoordinateMode::Driven;
        model.coordinates[0].effort = {0.02, Scale::BodyWeight};
        Load load;
        load.name = "push";
        load.body = "link_1";
        load.force = {0.5, 0, 0};
        load.moment = {0, 0, 0.25};
        load.scale = Scale::BodyWeight;
        CoordinateSetting setting;
        setting.coordinate = "link_1_angle";
        setting.effort = Amount{0.03, Scale::BodyWeight};
        Activity activity;
        activity.name = "stand";
        activity.settings = {setting};
        activity.loads = {load};
        model.activities = {activity};
        const std::vector<Place> places
            = {{"bodies", "link_1"}, {"coordinates", "link_1_angle"}, {"activities", "stand"}};
        const std::string text = copiedText({model, {}}, places);
        Model other = chain({1, 0.4, 1});
        for (const double weight : {0.0, 800.0, 400.0}) {
            other.bodyWeight = weight;
            const Outcome done = outcomeOf(other, "{\"verb\": \"paste\", \"objects\": " + text + "}");
            QVERIFY2(done.project.has_value(), done.reason.c_str());
            const Model& pasted = done.model();
            QCOMPARE(pasted.bodyWeight, weight == 0 ? 800 : weight);
            QCOMPARE(done.reason.empty(), weight != 400);
            QCOMPARE(pasted.bodies[1].mass.scale, weight == 400 ? Scale::Si : Scale::BodyWeight);
            SINEW_COMPARE_NEAR(massInSi(pasted.bodies[1].mass, pasted.bodyWeight), 80 / standardGravity,
                               {.rel = roundOff});
            SINEW_COMPARE_NEAR(effortInSi(pasted.coordinates[1].effort, pasted.bodyWeight), 16.0, {.rel = roundOff});
            const Activity& copy = pasted.activities[0];
            SINEW_COMPARE_NEAR(effortInSi(*copy.settings[0].effort, pasted.bodyWeight), 24.0, {.rel = roundOff});
            const double unit = copy.loads[0].scale == Scale::Si ? 1 : pasted.bodyWeight;
            SINEW_COMPARE_NEAR(unit * copy.loads[0].force.x(), 400.0, {.rel = roundOff});
            SINEW_COMPARE_NEAR(unit * copy.loads[0].moment.z(), 200.0, {.rel = roundOff});
        }
        // Without fractions there is no weight to tell.
        QVERIFY(copiedText({other, {}}, {{"bodies", "link_1"}}).find("body_weight") == std::string::npos);
    }

    void chainsHangWhereTheyAreTold()
    {
        const Outcome done
            = outcomeOf(chain({2, 0.5, 3}), "{\"verb\": \"insert\", \"template\": \"chain\", \"links\": 4, "
                                            "\"length\": 0.25, \"mass\": 2, \"on\": \"link_2\", "
                                            "\"position\": [0, -0.5, 0]}");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        const Model& model = done.model();
        QCOMPARE(model.bodies.size(), std::size_t(6));
        QCOMPARE(massOf(model), 2 * 3 + 4 * 2.0);
        QCOMPARE(model.joints[2].parent, std::string("link_2"));
        QCOMPARE(model.joints[2].inParent.position, Vector3(0, -0.5, 0));
        QCOMPARE(model.joints[3].parent, model.bodies[2].name);
        QCOMPARE(errorsOf(*done.project), std::string());
        const Mechanism mechanism = *compile(model).value;
        QCOMPARE(mechanism.coordinateCount, 6);
    }

    void aLimbHasTheMassesAndLengthsOfItsPerson()
    {
        const Outcome done = outcomeOf(
            Model{},
            "{\"verb\": \"insert\", \"template\": \"limb\", \"sex\": \"female\", \"height\": 1.6, \"mass\": 60}");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        double fractions = 0;
        for (const BodySegment segment : {BodySegment::Thigh, BodySegment::Shank, BodySegment::Foot})
            fractions += segmentData(segment, Sex::Female, BodyDataSource::DeLeva1996).massFraction;
        SINEW_COMPARE_NEAR(massOf(done.model()), 60 * fractions, {.rel = roundOff});
        const double thigh
            = segmentData(BodySegment::Thigh, Sex::Female, BodyDataSource::DeLeva1996).lengthFraction * 1.6;
        SINEW_COMPARE_NEAR(*jointDistance(done.model(), "thigh"), thigh, {.rel = roundOff});
        QCOMPARE(errorsOf(*done.project), std::string());
    }

    void aMuscleOfTwoHeadsMeetsAtItsNode()
    {
        const Outcome done = outcomeOf(
            chain({2, 0.5, 3}),
            "{\"verb\": \"insert\", \"template\": \"muscle\", \"name\": \"biceps\", \"stiffness\": 5000, \"heads\": "
            "[{\"body\": \"ground\"}, {\"body\": \"link_1\", \"position\": [0.1, 0, 0]}], \"node\": {\"body\": "
            "\"link_1\", \"position\": [0.1, -0.3, 0]}, \"insertion\": {\"body\": \"link_2\", \"position\": [0.1, "
            "-0.1, "
            "0]}}");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        QCOMPARE(done.model().links.size(), std::size_t(3));
        for (const Link& link : done.model().links)
            QCOMPARE(link.group, std::string("biceps"));
        QCOMPARE(errorsOf(*done.project), std::string());
        QVERIFY(compile(done.model()).ok());
    }

    void anExoskeletonSegmentLiesAlongItsBody()
    {
        const Outcome done = outcomeOf(person(), "{\"verb\": \"attach\", \"at\": \"bodies/right_thigh\", \"mass\": 2}");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        QCOMPARE(errorsOf(*done.project), std::string());
        const Model& model = done.model();
        QCOMPARE(model.segments.size(), std::size_t(1));
        SINEW_COMPARE_NEAR(model.coordinates.back().value, *jointDistance(model, "right_thigh"), {.rel = roundOff});
        const Mechanism mechanism = *compile(model).value;
        QVERIFY(std::find(mechanism.bodyNames.begin(), mechanism.bodyNames.end(), "right_thigh_exo.tip")
                != mechanism.bodyNames.end());
    }

    // The last body of a chain has one joint: the segment goes to its farthest landmark.
    void anExoskeletonSegmentLiesAlongTheLastBody()
    {
        const Outcome done = outcomeOf(chain({.links = 2, .length = 0.4}),
                                       "{\"verb\": \"attach\", \"at\": \"bodies/link_2\", \"mass\": 2}");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        QCOMPARE(errorsOf(*done.project), std::string());
        SINEW_COMPARE_NEAR(done.model().coordinates.back().value, 0.4, {.rel = roundOff});
    }

    void lengthsOfAWholeScale()
    {
        for (const char* name : {"hip", "two_links_five_strands", "five_link_variable", "telescopic_arm"}) {
            const Model model = shippedModel(name);
            const Outcome done = outcomeOf(model, "{\"verb\": \"scale\", \"factor\": 1.25, \"masses\": true}");
            QVERIFY2(done.project.has_value(), done.reason.c_str());
            QCOMPARE(errorsOf(*done.project), std::string());
            SINEW_COMPARE_NEAR(massOf(done.model()), 1.25 * 1.25 * 1.25 * massOf(model), {.rel = roundOff});
            const Outcome back = outcomeOf(done.model(), "{\"verb\": \"scale\", \"factor\": 0.8, \"masses\": true}");
            for (std::size_t i = 0; i < model.bodies.size(); ++i)
                SINEW_COMPARE_NEAR(back.model().bodies[i].centreOfMass, model.bodies[i].centreOfMass,
                                   {.abs = roundOff, .rel = roundOff});
            for (std::size_t i = 0; i < model.coordinates.size(); ++i)
                SINEW_COMPARE_NEAR(back.model().coordinates[i].value, model.coordinates[i].value, {.rel = roundOff});
            for (std::size_t i = 0; i < model.links.size(); ++i) {
                for (std::size_t k = 0; k < model.links[i].path.size(); ++k)
                    SINEW_COMPARE_NEAR(done.model().links[i].path[k].position,
                                       Vector3(1.25 * model.links[i].path[k].position), {.rel = roundOff});
            }
        }
    }

    void bodiesScaleByTheirLengths()
    {
        const Model model = person();
        const double shank = *jointDistance(model, "right_shank");
        const Outcome done
            = outcomeOf(model, "{\"verb\": \"scale\", \"lengths\": [{\"body\": \"right_thigh\", \"length\": 0.5}, "
                               "{\"body\": \"left_thigh\", \"factor\": 2}]}");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        SINEW_COMPARE_NEAR(*jointDistance(done.model(), "right_thigh"), 0.5, {.rel = roundOff});
        SINEW_COMPARE_NEAR(*jointDistance(done.model(), "left_thigh"), 2 * *jointDistance(model, "left_thigh"),
                           {.rel = roundOff});
        SINEW_COMPARE_NEAR(*jointDistance(done.model(), "right_shank"), shank, {.rel = roundOff});
        SINEW_COMPARE_NEAR(massOf(done.model()), massOf(model), {.rel = roundOff});
    }

    // Ligaments of the same shape bore 351 N in one and were slack in the other.
    void allBodiesTogetherScaleAsTheWholeDoes()
    {
        const auto file = readModelFile(SINEW_RESOURCE_DIR "/models/hip_capsule.sinew.json");
        QVERIFY(file.ok());
        const Model model = *file.value;
        const Outcome whole = outcomeOf(model, R"({"verb": "scale", "factor": 1.1})");
        const Outcome parts = outcomeOf(model, R"({"verb": "scale", "lengths": [{"body": "pelvis", "factor": 1.1},
                                                                               {"body": "femur_r", "factor": 1.1}]})");
        QVERIFY2(whole.project && parts.project, (whole.reason + parts.reason).c_str());
        int stated = 0;
        for (std::size_t i = 0; i < model.links.size(); ++i) {
            const Link &a = whole.model().links[i], &b = parts.model().links[i];
            QCOMPARE(a.slackLength.has_value(), b.slackLength.has_value());
            stated += a.slackLength ? 1 : 0;
            // Paths are computed for the ratio, the factor is exact.
            if (a.slackLength)
                SINEW_COMPARE_NEAR(*b.slackLength, *a.slackLength, {.rel = 1e-9});
        }
        QVERIFY(stated >= 3);
    }

    void contactsScaleWithTheirBody()
    {
        Model model = chain({1, 0.4, 2});
        Contact ball{.name = "ball", .body = "link_1", .radius = 0.02};
        ball.compliance = ContactCompliance{.stiffness = 1e4, .depth = 0.01};
        model.contacts.push_back(ball);
        const Outcome done = outcomeOf(model, R"({"verb": "scale", "at": "bodies/link_1", "factor": 2})");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        SINEW_COMPARE_NEAR(done.model().contacts[0].radius, 0.04, {.rel = roundOff});
        SINEW_COMPARE_NEAR(*done.model().contacts[0].compliance->depth, 0.02, {.rel = roundOff});
    }

    // A second "Borisov 2018" came in as "Borisov 2019".
    void yearsOfSourcesAreNotCounted()
    {
        Model model = chain({1, 0.4, 2});
        model.sources = {{"Borisov 2018", "A thesis"}, {"note 2", "A note"}};
        const auto nameOf = [&](const char* verb) {
            const Outcome done = outcomeOf(model, verb);
            return done.project ? done.model().sources[1].name + ", " + done.model().sources.back().name : done.reason;
        };
        QCOMPARE(nameOf(R"({"verb": "duplicate", "at": "sources/Borisov 2018"})"),
                 std::string("Borisov 2018 2, note 2"));
        QCOMPARE(nameOf(R"({"verb": "duplicate", "at": "sources/note 2"})"), std::string("note 2, note 3"));
    }

    // The copy of a body had no joint, that of a segment the coordinates of its original.
    void copiesMoveByThemselves()
    {
        const Outcome body = outcomeOf(person(), R"({"verb": "duplicate", "at": "bodies/left_hand"})");
        QVERIFY2(body.project.has_value(), body.reason.c_str());
        const Model& model = body.model();
        QCOMPARE(model.bodies.size(), person().bodies.size() + 1);
        QCOMPARE(model.joints.size(), person().joints.size() + 1);
        QVERIFY(model.coordinates.size() > person().coordinates.size());
        QVERIFY2(compile(model).ok(), "the copy does not stand");
        const Outcome clamped = outcomeOf(person(), R"({"verb": "attach", "at": "bodies/left_thigh"})");
        const Outcome segment = outcomeOf(*clamped.project, "{\"verb\": \"duplicate\", \"at\": \"segments/0\"}");
        QVERIFY2(segment.project.has_value(), segment.reason.c_str());
        QVERIFY(compile(segment.model()).ok());
    }

    // Of a chain of bodies the next one stayed, without a joint.
    void allThatABodyCarriesGoesWithIt()
    {
        const Outcome done
            = outcomeOf(person(), R"({"verb": "remove", "at": "bodies/left_thigh", "dependants": "take"})");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        for (const char* gone : {"left_thigh", "left_shank", "left_foot"})
            QVERIFY2(!findBody(done.model(), gone), gone);
        QVERIFY(findBody(done.model(), "right_foot"));
        QVERIFY(compile(done.model()).ok());
    }

    // It hung on itself.
    void aSegmentMayHaveTheNameOfItsBody()
    {
        const Outcome done
            = outcomeOf(person(), R"({"verb": "attach", "at": "bodies/left_thigh", "name": "left_thigh"})");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        QCOMPARE(done.model().segments.back().parent, std::string("left_thigh"));
        QVERIFY(done.model().segments.back().name != "left_thigh");
    }

    void bodiesScaleByLandmarks()
    {
        Model model = chain({1, 0.4, 2});
        const Outcome done = outcomeOf(model, "{\"verb\": \"scale\", \"at\": \"bodies/link_1\", \"from\": \"joint\", "
                                              "\"to\": \"end\", \"distance\": 0.6, \"masses\": true}");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        SINEW_COMPARE_NEAR(*landmarkDistance(done.model().bodies[0], "joint", "end"), 0.6, {.rel = roundOff});
        SINEW_COMPARE_NEAR(done.model().bodies[0].mass.value, 2 * 1.5 * 1.5 * 1.5, {.rel = roundOff});
        // A rod stays a rod, of the new length.
        const Vector3 radii = std::get<GyrationRadii>(done.model().bodies[0].inertia).radii;
        SINEW_COMPARE_NEAR(radii, Vector3(0.6 / std::sqrt(12), 0, 0.6 / std::sqrt(12)), {.abs = roundOff});
    }

    // A box of sides a, b, c and mass m has xx = m (b^2 + c^2) / 12 and so on.
    void inertiaOfABoxScalesAlongItsAxes()
    {
        Model model = chain({1, 0.4, 2});
        const auto box = [](double m, double a, double b, double c) {
            return InertiaTensor{m / 12 * Vector3(b * b + c * c, a * a + c * c, a * a + b * b), Vector3(0, 0, 0)};
        };
        model.bodies[0].inertia = box(2, 0.1, 0.2, 0.3);
        const Outcome done = outcomeOf(
            model, "{\"verb\": \"scale\", \"at\": \"bodies/link_1\", \"factor\": [2, 3, 0.5], \"masses\": true}");
        QVERIFY2(done.project.has_value(), done.reason.c_str());
        const InertiaTensor scaled = std::get<InertiaTensor>(done.model().bodies[0].inertia);
        SINEW_COMPARE_NEAR(scaled.moments, box(6, 0.2, 0.6, 0.15).moments, {.rel = roundOff});
    }

    void refusalsSayWhy_data()
    {
        QTest::addColumn<QString>("verb");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const char* verb, const char* reason) {
            QTest::newRow(name) << QString(verb) << QString(reason);
        };
        row("a body near another", R"({"verb": "scale", "at": "bodies/link_7", "factor": 2})",
            "there is nothing at 'bodies/link_7'");
        row("a factor of zero", R"({"verb": "scale", "factor": 0})", "'factor' must be above zero");
        row("a factor beyond numbers", R"({"verb": "scale", "factor": 1e308, "masses": true})", "too large");
        row("links beyond counting", R"({"verb": "insert", "template": "snake", "links": 1e10})",
            "'links' must be a whole number from 1 to 200");
        row("half a link", R"({"verb": "insert", "template": "snake", "links": 2.5})",
            "'links' must be a whole number from 1 to 200");
        row("half a link of a chain", R"({"verb": "insert", "template": "chain", "links": 2.5})",
            "'links' must be a whole number from 1 to 200");
        row("no second joint", R"({"verb": "scale", "at": "bodies/link_2", "length": 2})", "has no two joints");
        row("a landmark that is not there",
            R"({"verb": "scale", "at": "bodies/link_1", "from": "joint", "to": "knee", "distance": 1})",
            "has no landmarks 'joint' and 'knee'");
        row("a template near another", R"({"verb": "insert", "template": "human71"})", "did you mean 'human17'?");
        row("a person who is none", R"({"verb": "insert", "template": "limb", "height": 20})", "height");
        row("an option of another template", R"({"verb": "insert", "template": "chain", "sex": "male"})",
            "unknown key 'sex'");
        row("a list that is none", R"({"verb": "paste", "objects": {"link": []}})", "did you mean 'links'?");
        row("a key of a pasted object", R"({"verb": "paste", "objects": {"bodies": [{"name": "b", "mas": 3}]}})",
            "did you mean 'mass'?");
        row("a weight below nothing", R"({"verb": "paste", "objects": {"body_weight": -1}})", "is negative");
        row("a muscle on a body",
            "{\"verb\": \"insert\", \"template\": \"muscle\", \"on\": \"link_1\", \"heads\": [{\"body\": \"ground\"}, "
            "{\"body\": \"link_1\"}], \"node\": {\"body\": \"link_1\"}, \"insertion\": {\"body\": \"link_2\"}}",
            "a muscle hangs on no body");
        row("no scenario", R"({"verb": "paste", "objects": {"scenario": {"stages": []}}})", "no scenario");
        row("a place near another", R"({"verb": "duplicate", "at": "bodies/lnik_1"})", "did you mean 'bodies/link_1'?");
        row("a list near another", R"({"verb": "duplicate", "at": "bodeis/link_1"})", "did you mean 'bodies'?");
    }

    void refusalsSayWhy()
    {
        QFETCH(QString, verb);
        QFETCH(QString, reason);
        const Outcome outcome = outcomeOf(chain({2, 0.4, 1}), verb.toStdString());
        QVERIFY2(!outcome.project.has_value(), outcome.reason.c_str());
        QVERIFY2(outcome.reason.find(reason.toStdString()) != std::string::npos, outcome.reason.c_str());
    }

    // What a file says beyond what this program knows goes with its object through verbs and history.
    void unknownKeysStayWithTheirObjects()
    {
        Model model = shippedModel("hip");
        model.extras = {{"lab", "1"}};
        model.links[0].extras = {{"colour", "\"red\""}};
        model.links[0].path[0].extras = {{"probe", "2"}};
        const std::string name = model.links[0].name;
        Document document({model, {}});
        const auto apply = [&](const std::string& verb) {
            const Outcome done = outcomeOf(document.project(), verb);
            QVERIFY2(done.project.has_value(), done.reason.c_str());
            QVERIFY2(done.reason.find("colour") == std::string::npos, done.reason.c_str());
            document.commit(*done.project, {verb});
        };
        apply("{\"verb\": \"set\", \"at\": \"links/0\", \"values\": {\"damping\": 3}}");
        apply("{\"verb\": \"rename\", \"at\": \"links/0\", \"name\": \"x\"}");
        apply("{\"verb\": \"set\", \"values\": {\"title\": \"y\"}}");
        apply("{\"verb\": \"duplicate\", \"at\": \"links/0\"}");
        apply("{\"verb\": \"remove\", \"at\": \"links/0\"}");
        apply("{\"verb\": \"mirror\"}");
        apply("{\"verb\": \"scale\", \"factor\": 2}");
        const Model& last = document.model();
        QCOMPARE(last.extras, model.extras);
        QCOMPARE(last.links[0].extras, model.links[0].extras);
        QCOMPARE(last.links[0].path[0].extras, model.links[0].path[0].extras);
        document.goTo(0);
        QVERIFY(document.model() == model);
        document.goTo(document.size());
        QCOMPARE(document.model().extras, model.extras);
        // A verb takes one away, and takes no other.
        apply("{\"verb\": \"set\", \"at\": \"links/0\", \"values\": {\"colour\": null}}");
        QCOMPARE(document.model().links[0].extras, Extras());
        const Outcome typo
            = outcomeOf(document.project(), "{\"verb\": \"set\", \"at\": \"links/0\", \"values\": {\"dampnig\": 3}}");
        QVERIFY2(typo.reason.find("did you mean 'damping'?") != std::string::npos, typo.reason.c_str());
    }

private:
    static const double* slopeOfTerm(const Joint& joint)
    {
        return &std::get<Polynomial>(joint.axes[0].value.terms[0].function).coefficients[1];
    }
};

SINEW_TEST(TestBuildVerbs)

}  // namespace sinew::test::tst_build_verbs

#include "tst_build_verbs.moc"
