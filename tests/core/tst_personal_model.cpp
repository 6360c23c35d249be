// The model of an activity made that of the person: size, weight, shape of the femur.

#include <cmath>

#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/case_answer.h"
#include "core/fixation/personal_model.h"
#include "core/io/model_file.h"
#include "core/model/amount.h"
#include "core/statics/activity_series.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_personal_model {

using namespace sinew;

namespace {

Model hipModel()
{
    return *readModelFile(SINEW_RESOURCE_DIR "/models/hip.sinew.json").value;
}

// A person as tall as the hip's model, with its usual femur.
Fixation personOfTheModel(const Model& model)
{
    const ModelHip hip = *findHip(model, BodySide::Right);
    Fixation it;
    it.person.height = *hip.length / thighOfStature;
    it.person.mass = model.bodyWeight / standardGravity;
    return it;
}

// Hip forces of all postures of an activity, body weights.
std::vector<double> hipForces(const Model& model, const Fixation& fixation, const std::string& activity)
{
    const PersonalModel made = personalModel(model, fixation);
    const Mechanism mechanism = *compile(made.model).value;
    std::vector<double> forces;
    for (const auto& posture : solveActivity(made.model, mechanism, *findActivity(made.model, activity)))
        forces.push_back(posture.joints[made.hip->joint].resultant / made.model.bodyWeight);
    return forces;
}

bool says(const std::vector<Sentence>& remarks, const char* words)
{
    return std::ranges::any_of(remarks,
                               [&](const Sentence& each) { return each.english().find(words) != std::string::npos; });
}

}  // namespace

class TestPersonalModel : public QObject {
    Q_OBJECT

private slots:
    void thePersonOfTheModelChangesNothing()
    {
        const Model model = hipModel();
        const PersonalModel same = personalModel(model, personOfTheModel(model));
        for (std::size_t j = 0; j < model.links.size(); ++j) {
            for (std::size_t k = 0; k < model.links[j].path.size(); ++k)
                QVERIFY((model.links[j].path[k].position - same.model.links[j].path[k].position).norm() < 1e-15);
        }
        QVERIFY(same.remarks.empty());
    }

    // Ligaments grow with the femur: slack while standing in all of these people, so that the hip bears what it bears without
    // them.
    void ligamentsGrowWithTheFemur()
    {
        const auto shipped = [](const char* name) {
            return *readModelFile(std::string(SINEW_RESOURCE_DIR "/models/") + name + ".sinew.json").value;
        };
        const Model with = shipped("hip_capsule"), without = shipped("hip_wrapped");
        for (const double angle : {115.0, 130.0, 150.0}) {
            for (const double height : {1.5, 1.72, 2.0}) {
                Fixation it;
                it.femur.neckShaftAngle = angle * degree;
                it.person.height = height;
                const double bare = hipForces(without, it, "one_legged_stance").front();
                // Muscles of 3 GPa share as those of 3 MPa do, to the forces that move the slack ones.
                SINEW_COMPARE_NEAR(hipForces(with, it, "one_legged_stance").front(), bare, {.abs = 0.01});
            }
        }
    }

    // What holds a posture says nothing of a muscle that is stretched by millimetres.
    void freshMusclesThatCannotGiveWayAreRefused()
    {
        const Model model = *readModelFile(SINEW_RESOURCE_DIR "/models/hip_capsule.sinew.json").value;
        Fixation it;
        it.model = "hip_capsule.sinew.json";
        it.activity = "one_legged_stance";
        it.fixator.kind = FixatorKind::CannulatedScrews;
        it.osteotomy = Osteotomy{.valgus = 20 * degree};
        it.osteotomy->muscles = MuscleAdaptation::Fresh;
        const CaseAnswer refused = answerPostures(it, &model);
        QVERIFY(!refused.isSound());
        QCOMPARE(refused.problems.front().path, std::string("osteotomy/muscles"));
        it.osteotomy->muscles = MuscleAdaptation::Adapted;
        QVERIFY(answerPostures(it, &model).isSound());
    }

    // Of the same proportions, in body weights: lengths cancel, also of moments that an activity states in body weights
    // times metres.
    void uniformSizeLeavesTheHipForce_data()
    {
        QTest::addColumn<QString>("activity");
        QTest::addColumn<double>("size");
        for (const char* activity : {"one_legged_stance", "walking_slow", "straight_leg_raise", "stumbling"}) {
            for (const double size : {0.8, 1.15})
                QTest::addRow("%s, %.2f", activity, size) << activity << size;
        }
    }
    void uniformSizeLeavesTheHipForce()
    {
        QFETCH(QString, activity);
        QFETCH(double, size);
        const Model model = hipModel();
        Fixation it = personOfTheModel(model);
        it.femur.neckShaftAngle = 140 * degree;
        const std::vector<double> before = hipForces(model, it, activity.toStdString());
        it.person.height *= size;
        it.person.mass *= 1.3;
        it.femur.neckLength *= size;
        const std::vector<double> after = hipForces(model, it, activity.toStdString());
        QCOMPARE(after.size(), before.size());
        for (std::size_t i = 0; i < before.size(); ++i)  // statics meets its balance to 1e-9
            SINEW_COMPARE_NEAR(after[i], before[i], {.rel = 1e-8});
    }

    // The neck is what the radiograph shows: on a smaller person the same neck is a longer one, with longer arms.
    void aStatedNeckDoesNotGrowWithTheHeight()
    {
        const Model model = hipModel();
        Fixation it = personOfTheModel(model);
        const double usual = hipForces(model, it, "one_legged_stance").front();
        it.person.height *= 0.9;
        const double small = hipForces(model, it, "one_legged_stance").front();
        QVERIFY(small < usual);
        QVERIFY(small > 0.9 * usual);
    }

    void lengthsAndMassesFollow()
    {
        Model model = hipModel();
        model.bodies[1].mass = {12, Scale::Si, {}};
        Fixation it = personOfTheModel(model);
        it.person.height = 1.6;
        it.person.mass = 90;
        const PersonalModel made = personalModel(model, it);
        // The stated neck stands on a shorter shaft.
        SINEW_COMPARE_NEAR(*made.hip->length, thighOfStature * 1.6, {.abs = 0.003});
        QCOMPARE(made.model.bodyWeight, 90 * standardGravity);
        SINEW_COMPARE_NEAR(made.model.bodies[1].mass.value, 12 * 90 * standardGravity / 735, {.abs = 1e-12});
        QVERIFY(says(made.remarks, "scaled by 0.9"));
    }

    // The case's own femur and the model's are one size while nobody types another length.
    void theLengthFollowsTheHeight()
    {
        Fixation it;
        it.person.height = 1.8;
        QCOMPARE(mechanicalLengthOf(femurOf(it)), 0.245 * 1.8);
        QVERIFY(buildConstruct(it).isSound());
        QVERIFY(!says(buildConstruct(it).remarks, "Drillis"));
        it.femur.mechanicalLength = 0.40;
        QCOMPARE(mechanicalLengthOf(femurOf(it)), 0.40);
        QVERIFY(says(buildConstruct(it).remarks, "400 mm long; at a height of 1.80 m 441 mm"));
    }

    void aModelWithoutASizeSaysSo()
    {
        Model model = hipModel();
        std::erase_if(model.bodies[1].landmarks,
                      [](const Landmark& landmark) { return landmark.name.ends_with("epicondyle"); });
        Fixation it;
        it.person.height = 1.5;
        it.activity = "one_legged_stance";
        const CaseAnswer answer = answerPostures(it, &model);
        QVERIFY(answer.isSound());
        QVERIFY(says(answer.construct.remarks, "height was not used"));
    }

    void impossiblePersonsAreRefused_data()
    {
        QTest::addColumn<double>("height");
        QTest::addColumn<double>("bearing");
        QTest::addColumn<QString>("place");
        QTest::newRow("tiny") << 0.1 << 1.0 << "person/height";
        QTest::newRow("giant") << 3.0 << 1.0 << "person/height";
        QTest::newRow("no number") << std::nan("") << 1.0 << "person/height";
        QTest::newRow("more than all") << 1.7 << 1.2 << "weight_bearing";
    }
    void impossiblePersonsAreRefused()
    {
        QFETCH(double, height);
        QFETCH(double, bearing);
        QFETCH(QString, place);
        Fixation it;
        it.person.height = height;
        it.weightBearing = bearing;
        it.activity = "one_legged_stance";
        const Model model = hipModel();
        const CaseAnswer answer = answerPostures(it, &model);
        QVERIFY(std::ranges::any_of(answer.problems,
                                    [&](const ModelProblem& problem) { return problem.path == place.toStdString(); }));
    }

    // Weight bearing is one rule: 10 kg of 80 are an eighth of every force.
    void weightBearingIsAShareOfAllForces()
    {
        const Model model = hipModel();
        Fixation it;
        it.person.mass = 80;
        it.activity = "one_legged_stance";
        const SectionLoad full = answerPostures(it, &model).answers.front().load;
        it.weightBearing = 10.0 / 80;
        const SectionLoad part = answerPostures(it, &model).answers.front().load;
        QVERIFY((part.hipForce - full.hipForce / 8).norm() < 1e-9);
        QVERIFY((part.wrench - full.wrench / 8).norm() < 1e-9);
    }
};

SINEW_TEST(TestPersonalModel)

}  // namespace tst_personal_model

#include "tst_personal_model.moc"
