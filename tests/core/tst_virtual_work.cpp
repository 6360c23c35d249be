// Lever arms under constraints: arms times forces are what all else does along the motion that the constraints leave, in
// every row of every sweep of shipped models and of random ones with closed loops; and an arm is minus how the length
// grows from row to row.

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>
#include <sstream>

#include <Eigen/Geometry>
#include <QTest>

#include "core/base/constants.h"
#include "core/mechanism/coordinate_motion.h"
#include "core/mechanism/meet_constraints.h"
#include "core/mechanism/strand.h"
#include "core/model/expand_segments.h"
#include "core/report/sweep_report.h"
#include "core/statics/coordinate_sweep.h"
#include "tests/support/frame_efforts.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/random_mechanisms.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_virtual_work {

namespace {

std::vector<bool> locked(const Situation& situation)
{
    std::vector<bool> isLocked;
    for (const CoordinateMode mode : situation.modes)
        isLocked.push_back(mode == CoordinateMode::Locked);
    return isLocked;
}

struct Counts {
    int rows = 0, constrained = 0, still = 0;
};

// Every balanced row of the sweep.
void checkRows(const std::shared_ptr<const Mechanism>& mechanism, const Situation& situation,
               const CoordinateSweep& sweep, Counts& counts, const QString& name)
{
    for (std::size_t i = 0; i < sweep.frames.size(); ++i) {
        const ResultFrame& frame = sweep.frames[i];
        if (!frame.isBalanced())
            continue;
        const Eigen::VectorXd arms = sweep.momentArms.col(static_cast<Eigen::Index>(i));
        Eigen::VectorXd values(mechanism->coordinateCount);
        for (Eigen::Index k = 0; k < values.size(); ++k)
            values[k] = frame.coordinates[static_cast<std::size_t>(k)].value;
        CoordinateMotions motions(*mechanism, frame.configuration, values, locked(situation));
        const CoordinateMotion& motion = motions.of(sweep.range.coordinate);
        if (!motion.exists()) {
            QVERIFY2(arms.array().isNaN().all(), qPrintable(name));
            ++counts.still;
            continue;
        }
        Situation there = situation;
        there.values = values;
        const Eigen::VectorXd others = effortsButLinks(*mechanism, there, frame);
        double sum = 0, size = 0;
        for (std::size_t j = 0; j < frame.links.size(); ++j) {
            const double work = *frame.links[j].force * arms[static_cast<Eigen::Index>(j)];
            sum += work;
            size += std::abs(work);
        }
        sum += others.dot(motion.rates);
        size += others.cwiseAbs().dot(motion.rates.cwiseAbs());
        // The solver balances to 1e-8 of what it adds up (StaticsOptions), most postures to 1e-12. 1e-9 N m: where nothing
        // acts, round-off of what balances within the bodies that move.
        QVERIFY2(std::abs(sum) <= 1e-9 + 1e-7 * size,
                 qPrintable(QString("%1, row %2: %3 of %4").arg(name).arg(i).arg(sum).arg(size)));
        ++counts.rows;
        counts.constrained += !mechanism->constraints.empty();
    }
}

// A quadriceps over a kneecap that follows the knee by half.
Model patella()
{
    Model model;
    model.space = Space::Plane;
    model.bodies = {{.name = "shank"}, {.name = "patella"}};
    model.coordinates = {{.name = "knee", .value = -40 * degree, .minimum = -120 * degree, .maximum = 0},
                         {.name = "pat", .value = -20 * degree}};
    for (const auto& [body, coordinate] : {std::pair("shank", "knee"), std::pair("patella", "pat")}) {
        Joint joint{.name = coordinate, .parent = "ground", .child = body};
        joint.axes = {{AxisKind::Rotation, Vector3::UnitZ(), {0, {{coordinate, Polynomial{{0, 1}}}}}}};
        model.joints.push_back(joint);
    }
    model.constraints = {{.name = "c", .rule = Coupling{"pat", {0, {{"knee", Polynomial{{0, 0.5}}}}}}}};
    Link quad{.name = "quad"};
    quad.path = {{"ground", {}, {0.03, 0.3, 0}}, {"patella", {}, {0.05, 0, 0}}};
    quad.stiffness = DirectStiffness{1e5};
    model.links = {quad};
    model.loads = {{.name = "M", .body = "shank", .moment = {0, 0, -10}}};
    return model;
}

}  // namespace

class TestVirtualWork : public QObject {
    Q_OBJECT

private slots:
    // By hand: the kneecap turns by half, so the arm about the knee is half that about the kneecap; 10 N m over it.
    void aKneecapFollowsItsKnee()
    {
        const Model model = patella();
        const auto mechanism = std::make_shared<const Mechanism>(compiled(model));
        const CoordinateSweep sweep
            = sweepCoordinate(mechanism, makeSituation(model), {0, -40 * degree, -20 * degree, 3});
        const Vector3 from(0.03, 0.3, 0), to = 0.05 * Vector3(std::cos(-20 * degree), std::sin(-20 * degree), 0);
        const double arm = 0.5 * to.cross((from - to).normalized()).z();
        SINEW_COMPARE_NEAR(arm, 0.0230014, {.abs = 5e-8});  // its digits
        SINEW_COMPARE_NEAR(sweep.momentArms(0, 0), arm, {.abs = 1e-14});
        QVERIFY(sweep.frames[0].isBalanced());
        SINEW_COMPARE_NEAR(arm * *sweep.frames[0].links[0].force, 10, {.abs = 1e-9});
        QCOMPARE(sweep.followers, std::vector<int>{1});
        std::ostringstream text, csv;
        writeSweepText(model, sweep, text);
        QVERIFY(text.str().find("move pat along") != std::string::npos);
        // About the kneecap's own coordinate, which the coupling ties to the knee, it is the whole arm.
        const CoordinateSweep own
            = sweepCoordinate(mechanism, makeSituation(model), {1, -20 * degree, -10 * degree, 2});
        SINEW_COMPARE_NEAR(own.momentArms(0, 0), 2 * arm, {.abs = 1e-14});
    }

    // Of a coordinate that two others tell, those stay; what a closed loop or a lock leaves no motion has no arm.
    void theChoiceOfTheMotion()
    {
        Model model = patella();
        model.bodies.push_back({.name = "thigh"});
        model.coordinates.push_back({.name = "hip"});
        Joint hip{.name = "hip", .parent = "ground", .child = "thigh"};
        hip.axes = {{AxisKind::Rotation, Vector3::UnitZ(), {0, {{"hip", Polynomial{{0, 1}}}}}}};
        model.joints.push_back(hip);
        std::get<Coupling>(model.constraints[0].rule).value.terms.push_back({"hip", Polynomial{{0, 0.3}}});
        const Mechanism mechanism = compiled(model);
        const Eigen::VectorXd values = postureOf(model);
        const Configuration configuration = calcConfiguration(mechanism, values);
        CoordinateMotions free(mechanism, configuration, values);
        SINEW_COMPARE_NEAR(free.of(0).rates, Eigen::Vector3d(1, 0.5, 0), {.abs = 1e-14});
        SINEW_COMPARE_NEAR(free.of(2).rates, Eigen::Vector3d(0, 0.3, 1), {.abs = 1e-14});
        // The least by squares of 0.5 knee + 0.3 hip = 1.
        SINEW_COMPARE_NEAR(free.of(1).rates, Eigen::Vector3d(0.5 / 0.34, 1, 0.3 / 0.34), {.abs = 1e-14});
        CoordinateMotions held(mechanism, configuration, values, {false, false, true});
        SINEW_COMPARE_NEAR(held.of(1).rates, Eigen::Vector3d(2, 1, 0), {.abs = 1e-14});
        // A locked kneecap: the hip makes up for the knee, and where it is locked too the kneecap follows all the same.
        CoordinateMotions stiff(mechanism, configuration, values, {false, true, false});
        SINEW_COMPARE_NEAR(stiff.of(0).rates, Eigen::Vector3d(1, 0, -0.5 / 0.3), {.abs = 1e-13});
        CoordinateMotions stiffer(mechanism, configuration, values, {false, true, true});
        SINEW_COMPARE_NEAR(stiffer.of(0).rates, Eigen::Vector3d(1, 0.5, 0), {.abs = 1e-14});
        // Three couplings tell everything.
        model.constraints.push_back({.name = "d", .rule = Coupling{"hip", {0.1, {}}}});
        model.constraints.push_back({.name = "e", .rule = Coupling{"knee", {-0.4, {}}}});
        const Mechanism tied = compiled(model);
        CoordinateMotions none(tied, configuration, values);
        QVERIFY(!none.of(0).exists());
        QVERIFY(none.arms(calcMomentArms(tied, configuration)).array().isNaN().all());
    }

    void withoutConstraintsArmsAreThoseOfTheStrands()
    {
        const Model model = expanded(shippedModel("hip"));
        const Mechanism mechanism = compiled(model);
        const Configuration configuration = calcConfiguration(mechanism, postureOf(model));
        const Eigen::MatrixXd arms = calcMomentArms(mechanism, configuration);
        const Eigen::MatrixXd same = CoordinateMotions(mechanism, configuration, postureOf(model)).arms(arms);
        QVERIFY(same == arms.topRows(mechanism.coordinateCount));  // to the last digit
    }

    void virtualWorkHoldsInEverySweepOfShippedModels_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"cyclist", "eleven_link", "eleven_link_variable", "five_link", "five_link_spatial", "five_link_variable",
              "five_ties", "hip", "hip_capsule", "hip_left", "hip_wrapped", "human17", "layered_joint", "one_muscle",
              "pendulum", "snake", "telescopic_arm", "two_links_five_strands"})
            QTest::newRow(name) << name;
    }

    void virtualWorkHoldsInEverySweepOfShippedModels()
    {
        QFETCH(QString, name);
        const Model model = expanded(shippedModel(name.toStdString().c_str()));
        const auto mechanism = std::make_shared<const Mechanism>(compiled(model));
        std::vector<Situation> situations = {makeSituation(model)};
        for (const Activity& activity : model.activities) {
            // The first and the middle one of a series.
            const int steps = static_cast<int>(activity.steps.size());
            situations.push_back(makeSituation(model, &activity, steps > 0 ? 0 : -1));
            if (steps > 1)
                situations.push_back(makeSituation(model, &activity, steps / 2));
        }
        Counts counts;
        for (Situation& situation : situations) {
            situation.values = meetConstraints(mechanism, situation.values).values;
            for (int k = 0; k < mechanism->coordinateCount; ++k) {
                SweepRange range = usualSweep(model.coordinates[static_cast<std::size_t>(k)], k);
                range.count = 5;
                if (!mechanism->constraints.empty()) {  // the loops end somewhere
                    range.from = situation.values[k] - 0.1;
                    range.to = situation.values[k] + 0.1;
                }
                const CoordinateSweep sweep = sweepCoordinate(mechanism, situation, range);
                checkRows(mechanism, situation, sweep, counts,
                          name + ", " + QString::fromStdString(model.coordinates[static_cast<std::size_t>(k)].name));
                if (QTest::currentTestFailed())
                    return;
            }
        }
        qInfo("%d rows, %d with constraints, %d without a motion", counts.rows, counts.constrained, counts.still);
    }

    void virtualWorkHoldsInSweepsOfRandomLoops()
    {
        Counts counts;
        const int models = qEnvironmentVariableIsSet("SINEW_LONG_TESTS") ? 3000 : 150;
        for (int seed = 0; seed < models; ++seed) {
            Model model = RandomMechanisms(static_cast<unsigned>(seed), Topology::Loops).build().model;
            if (model.constraints.empty())
                continue;
            model = expanded(model);
            std::mt19937 random(static_cast<unsigned>(seed));
            for (Coordinate& coordinate : model.coordinates)
                coordinate.mode = random() % 2 == 0 ? CoordinateMode::Locked : coordinate.mode;
            for (Link& link : model.links) {
                link.sense = random() % 2 == 0 ? LinkSense::Both : link.sense;
                link.strength.reset();
            }
            const auto mechanism = std::make_shared<const Mechanism>(compiled(model));
            const Situation situation = makeSituation(model);
            for (int k = 0; k < mechanism->coordinateCount; ++k) {
                const double at = situation.values[k];
                const CoordinateSweep sweep = sweepCoordinate(mechanism, situation, {k, at - 0.02, at + 0.02, 3});
                checkRows(mechanism, situation, sweep, counts, QString("seed %1, coordinate %2").arg(seed).arg(k));
                if (QTest::currentTestFailed())
                    return;
            }
        }
        qInfo("%d rows, %d with constraints, %d without a motion", counts.rows, counts.constrained, counts.still);
        QVERIFY(counts.constrained > models / 2);
    }

    // The second way: from row to row, whatever the motion. Ball joints aside, whose arms are about axes of their parents.
    void armsAreSlopesOfLengthsUnderConstraints()
    {
        int compared = 0;
        constexpr double step = 1e-5;  // rad or m
        for (unsigned seed = 0; seed < 300; ++seed) {
            const Model model = expanded(RandomMechanisms(seed, Topology::Loops).build().model);
            const auto mechanism = std::make_shared<const Mechanism>(compiled(model));
            if (model.constraints.empty() || mechanism->ballCount > 0)
                continue;
            const Situation situation = makeSituation(model);
            for (int k = 0; k < mechanism->coordinateCount; ++k) {
                const double at = situation.values[k];
                const CoordinateSweep sweep = sweepCoordinate(mechanism, situation, {k, at - step, at + step, 3});
                const bool isRead = std::ranges::all_of(sweep.frames, [](const ResultFrame& it) {
                    return it.isPlaced() && it.status != FrameStatus::Unusable;
                });
                for (Eigen::Index j = 0; isRead && j < mechanism->linkCount(); ++j) {
                    const double arm = sweep.momentArms(j, 1);
                    const auto link = static_cast<std::size_t>(j);
                    const double slope
                        = -(sweep.frames[2].links[link].length - sweep.frames[0].links[link].length) / (2 * step);
                    if (std::isnan(arm) || std::abs(arm) > 10)
                        continue;  // near a dead centre the arm changes within a step
                    // Each row follows the one before by the least change, half a step behind its own motion: a step times
                    // second derivatives of some metres. Round-off: 1e-13 of the posture over the step.
                    QVERIFY2(std::abs(arm - slope) < 3e-3 * (1 + arm * arm),
                             qPrintable(QString("seed %1, coordinate %2, link %3: %4, slope %5")
                                            .arg(seed)
                                            .arg(k)
                                            .arg(j)
                                            .arg(arm)
                                            .arg(slope)));
                    ++compared;
                }
            }
        }
        QVERIFY2(compared > 100, qPrintable(QString::number(compared)));
    }
};

SINEW_TEST(TestVirtualWork)

}  // namespace sinew::test::tst_virtual_work

#include "tst_virtual_work.moc"
