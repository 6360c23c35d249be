// What joints' layers bear, in the reports of a state, of a motion and of every posture of an activity.

#include <memory>
#include <numbers>
#include <sstream>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/mechanism/surroundings.h"
#include "core/report/dynamics_report.h"
#include "core/report/simulation_report.h"
#include "core/report/solution_report.h"
#include "core/statics/activity_series.h"
#include "core/statics/statics_frame.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_layers_report {

using namespace sinew;

namespace {

constexpr double load = 400, area = std::numbers::pi * 0.025 * 0.025;  // N on the hip; m^2, of the ankle
// Borisov's coating gives way by 201.13801 um under 5 MPa (printed digits); all is in proportion.
constexpr double giveOf = -201.13801e-6 / 5e6;  // m/Pa

QJsonObject parsed(const JsonValue& json)
{
    std::ostringstream stream;
    writeJson(json, stream);
    return QJsonDocument::fromJson(QByteArray::fromStdString(stream.str())).object();
}

double coatingOf(const QJsonObject& layers)
{
    return layers["faces"].toArray()[2].toObject()["outer"].toObject()["radius_change_m"].toDouble();
}

class TestLayersReport : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_model = test::shippedModel("layered_joint");
        m_mechanism = std::make_shared<const Mechanism>(test::compiled(m_model));
        QCOMPARE(m_model.joints[0].name, std::string("ankle"));
    }

    void aStateHasLayers();
    void aStateWithoutForcesHasNoPressure();
    void aMotionHasLayersWhenMostLoaded();
    void everyPostureHasLayers();

private:
    // At rest in the model's posture; cables are left out, so that the leg hands on the load alone.
    MotionState atRest() const
    {
        MotionState state;
        state.values = postureOf(m_model);
        state.speeds = state.accelerations = state.efforts = Eigen::VectorXd::Zero(m_mechanism->coordinateCount);
        state.isAccelerationGiven.assign(static_cast<std::size_t>(m_mechanism->coordinateCount), true);
        return state;
    }
    StateEvaluation evaluated(const MotionState& state) const
    {
        Dynamics dynamics(m_mechanism, surroundingsOf(m_model, *m_mechanism));
        return evaluateState(dynamics, state);
    }

    Model m_model;
    std::shared_ptr<const Mechanism> m_mechanism;
};

void TestLayersReport::aStateHasLayers()
{
    const StateEvaluation answer = evaluated(atRest());
    const QJsonArray joints = parsed(stateEvaluationJson(m_model, *m_mechanism, answer))["joints"].toArray();
    const QJsonObject ankle = joints[0].toObject()["layers"].toObject(),
                      knee = joints[1].toObject()["layers"].toObject();
    SINEW_COMPARE_NEAR(ankle["pressure_Pa"].toDouble(), load / area, {.rel = 1e-12});
    SINEW_COMPARE_NEAR(coatingOf(ankle), giveOf * load / area, {.rel = 1e-7});
    QCOMPARE(knee["pressure_Pa"].toDouble(), 5e6);
    std::ostringstream text;
    writeStateText(m_model, *m_mechanism, answer, text);
    QVERIFY2(text.str().find("Layers of ankle: 0.203718 MPa") != std::string::npos, text.str().c_str());
    Model without = m_model;
    without.joints[0].layers.clear();
    const QJsonArray plain = parsed(stateEvaluationJson(without, *m_mechanism, answer))["joints"].toArray();
    QVERIFY(!plain[0].toObject().contains("layers") && plain[1].toObject().contains("layers"));
}

void TestLayersReport::aStateWithoutForcesHasNoPressure()
{
    // Without masses the accelerations that given efforts would bring are not determined.
    MotionState state = atRest();
    state.isAccelerationGiven.assign(state.isAccelerationGiven.size(), false);
    const StateEvaluation answer = evaluated(state);
    QVERIFY(!answer.solution.isUsable());
    const QJsonArray joints = parsed(stateEvaluationJson(m_model, *m_mechanism, answer))["joints"].toArray();
    const QJsonObject ankle = joints[0].toObject()["layers"].toObject();
    QVERIFY(ankle["pressure_Pa"].isNull() && ankle["faces"].toArray().isEmpty());
    QVERIFY(ankle["message"].toString().contains("not known"));
    QCOMPARE(joints[1].toObject()["layers"].toObject()["pressure_Pa"].toDouble(), 5e6);  // given
}

// The load swells to twice its size and back: its largest is found, and when.
void TestLayersReport::aMotionHasLayersWhenMostLoaded()
{
    Scenario scenario = test::freeMotion(1);
    scenario.stages[0].given = {test::givenMotion({"*"}, HeldValue{})};
    scenario.forces = {{.name = "swell",
                        .body = "thigh",
                        .point = {0, 0.42, 0},
                        .force = {"0", "-400 * sin(3.14159265358979 * time)", "0"}}};
    m_model.links.clear();
    const Recording recording = simulate(m_model, scenario);
    QVERIFY2(recording.isComplete(), recording.message.english().c_str());
    const QJsonObject layers = parsed(simulationJson(m_model, recording))["layers"].toObject();
    const QJsonObject ankle = layers["ankle"].toObject(), knee = layers["knee"].toObject();
    SINEW_COMPARE_NEAR(ankle["pressure_Pa"].toDouble(), 2 * load / area, {.rel = 1e-9});
    SINEW_COMPARE_NEAR(ankle["time"].toDouble(), 0.5, {.abs = 1e-9});
    SINEW_COMPARE_NEAR(coatingOf(ankle), giveOf * 2 * load / area, {.rel = 1e-7});
    QVERIFY(knee["time"].isNull());  // its pressure is given
    QCOMPARE(knee["pressure_Pa"].toDouble(), 5e6);
    std::ostringstream text;
    writeSimulationText(m_model, recording, text);
    QVERIFY2(text.str().find("Layers of ankle at 0.5 s, when most loaded") != std::string::npos, text.str().c_str());
    for (Joint& joint : m_model.joints) {
        joint.layers.clear();
        joint.layerPressure.reset();
    }
    QVERIFY(parsed(simulationJson(m_model, recording))["layers"].toObject().isEmpty());
}

// Each posture has its own: bent farther, the ankle bears less.
void TestLayersReport::everyPostureHasLayers()
{
    Activity bending{.name = "bending"};
    for (const double knee : {36.0, 38.0})
        bending.steps.push_back({.name = std::to_string(int(knee)),
                                 .settings = {{.coordinate = "knee_angle", .value = knee * std::numbers::pi / 180}}});
    const std::vector<StaticsSolution> series = solveActivity(m_model, *m_mechanism, bending);
    QVERIFY(series.size() == 2 && series[0].isUsable() && series[1].isUsable());
    const Situation situation = makeSituation(m_model);
    const StaticsSolution solution = StaticsSolver(m_mechanism).solve(situation);
    const ResultFrame frame = resultFrame(m_mechanism, situation, solution);
    const QJsonObject json = parsed(solutionJson({.model = m_model,
                                                  .situation = situation,
                                                  .solution = solution,
                                                  .frame = frame,
                                                  .activity = &bending,
                                                  .posture = "36",
                                                  .series = &series}));
    std::vector<double> pressures;
    for (std::size_t i = 0; i < series.size(); ++i) {
        const QJsonObject ankle
            = json["series"].toArray()[int(i)].toObject()["joints"].toArray()[0].toObject()["layers"].toObject();
        pressures.push_back(ankle["pressure_Pa"].toDouble());
        SINEW_COMPARE_NEAR(pressures.back(), series[i].joints[0].force.norm() / area, {.rel = 1e-12});
        SINEW_COMPARE_NEAR(coatingOf(ankle), giveOf * pressures.back(), {.rel = 1e-7});
    }
    QCOMPARE(pressures[0], json["joints"].toArray()[0].toObject()["layers"].toObject()["pressure_Pa"].toDouble());
    QVERIFY(pressures[1] < 0.9 * pressures[0]);
}

}  // namespace

SINEW_TEST(TestLayersReport)

}  // namespace tst_layers_report

#include "tst_layers_report.moc"
