// Statics over the range of one coordinate: each posture as if it were solved alone, lever arms against differences of
// lengths, closed loops on their constraints.

#include <cmath>
#include <numbers>
#include <sstream>

#include <QTest>

#include "core/base/constants.h"
#include "core/model/expand_segments.h"
#include "core/report/sweep_report.h"
#include "core/statics/coordinate_sweep.h"
#include "core/statics/statics_frame.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_coordinate_sweep {

namespace {

struct Swept {
    Model model;
    std::shared_ptr<const Mechanism> mechanism;
    Situation situation;

    explicit Swept(const char* name) : model(expanded(shippedModel(name)))
    {
        mechanism = std::make_shared<const Mechanism>(compiled(model));
        situation = makeSituation(model, model.activities.empty() ? nullptr : &model.activities.front());
    }
};

}  // namespace

class TestCoordinateSweep : public QObject {
    Q_OBJECT

private slots:
    void everyPostureIsAsIfSolvedAlone()
    {
        const Swept hip("hip");
        const SweepRange range{0, -20 * degree, 60 * degree, 9};
        const CoordinateSweep sweep = sweepCoordinate(hip.mechanism, hip.situation, range);
        QVERIFY(sweep.isWhole);
        QCOMPARE(sweep.values.size(), std::size_t(9));
        QCOMPARE(sweep.values.front(), range.from);
        QCOMPARE(sweep.values.back(), range.to);
        for (std::size_t i = 0; i < sweep.values.size(); ++i) {
            Situation alone = hip.situation;
            alone.values[0] = sweep.values[i];
            const StaticsSolution solution = solveStatics(*hip.mechanism, alone);
            QCOMPARE(sweep.frames[i].isBalanced(), solution.isBalanced());
            for (std::size_t j = 0; solution.isBalanced() && j < hip.model.links.size(); ++j)
                // Without history another method may be used: round-off of the forces, some 1 000 N.
                SINEW_COMPARE_NEAR(*sweep.frames[i].links[j].force, solution.forces[static_cast<Eigen::Index>(j)],
                                   {.abs = 1e-7});
        }
    }

    void stressesAreWrittenBesideForces()
    {
        Swept hip("hip");
        for (Link& link : hip.model.links)
            std::erase(link.name, ',');  // would be quoted
        const CoordinateSweep sweep = sweepCoordinate(hip.mechanism, hip.situation, {0, 0, 0.1, 2});
        std::ostringstream stream;
        writeSweepCsv(hip.model, sweep, stream);
        const QStringList lines = QString::fromStdString(stream.str()).split('\n');
        const QStringList names = lines[0].split(','), cells = lines[1].split(',');
        const std::string& link = hip.model.links[0].name;
        const double force = *sweep.frames[0].links[0].force;
        QVERIFY(force > 1);
        const qsizetype column = names.indexOf(QString::fromStdString(link + " stress (Pa)"));
        QVERIFY(column > 0);
        SINEW_COMPARE_NEAR(cells[column].toDouble(), force / hip.mechanism->links[0].area, {.rel = 1e-8});
        QCOMPARE(names.size(), cells.size());
    }

    void leverArmsAreDifferencesOfLengths()
    {
        const Swept hip("hip");
        constexpr double step = 1e-4;  // rad
        const CoordinateSweep sweep = sweepCoordinate(hip.mechanism, hip.situation, {0, 0.3, 0.3 + 40 * step, 41});
        for (std::size_t i = 1; i + 1 < sweep.values.size(); ++i) {
            for (std::size_t j = 0; j < hip.model.links.size(); ++j) {
                const double difference
                    = -(sweep.frames[i + 1].links[j].length - sweep.frames[i - 1].links[j].length) / (2 * step);
                // Third derivatives of lengths, of about a metre, times the square of the step.
                SINEW_COMPARE_NEAR(sweep.momentArms(static_cast<Eigen::Index>(j), static_cast<Eigen::Index>(i)),
                                   difference, {.abs = 1e-7});
            }
        }
    }

    void closedLoopsMoveAlong()
    {
        const Swept cyclist("cyclist");
        const auto crank = std::ranges::find(cyclist.model.coordinates, "crank", &Coordinate::name);
        QVERIFY(crank != cyclist.model.coordinates.end());
        const auto index = static_cast<int>(crank - cyclist.model.coordinates.begin());
        const double at = cyclist.situation.values[index];
        const CoordinateSweep sweep
            = sweepCoordinate(cyclist.mechanism, cyclist.situation, {index, at - 0.3, at + 0.3, 7});
        QVERIFY(sweep.isWhole);
        for (std::size_t i = 0; i < sweep.frames.size(); ++i) {
            QVERIFY2(sweep.frames[i].isPlaced() && sweep.frames[i].status != FrameStatus::Unusable,
                     sweep.frames[i].message.english().c_str());
            QCOMPARE(sweep.frames[i].coordinates[static_cast<std::size_t>(index)].value, sweep.values[i]);
        }
    }

    void rangesThatAreNoneGiveNothing()
    {
        const Swept hip("hip");
        for (const SweepRange& range : {SweepRange{-1, 0, 1}, SweepRange{99, 0, 1}, SweepRange{0, 1, 1},
                                        SweepRange{0, 0, std::nan("")}, SweepRange{0, 0, 1, 1}}) {
            const CoordinateSweep sweep = sweepCoordinate(hip.mechanism, hip.situation, range);
            QVERIFY(!sweep.isWhole && sweep.frames.empty());
        }
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!sweepCoordinate(hip.mechanism, hip.situation, {0, 0, 1}, {}, stop.get_token()).isWhole);
    }

    void rangesAreReadFromText()
    {
        const Swept hip("hip");
        const std::string name = hip.model.coordinates[0].name;
        const Result<SweepRange> stated = sweepFromText(hip.model, name + "=-20:120");
        QVERIFY(stated.ok());
        SINEW_COMPARE_NEAR(stated.value->from, -20 * degree, {.abs = 1e-15});
        SINEW_COMPARE_NEAR(stated.value->to, 120 * degree, {.abs = 1e-15});
        const Result<SweepRange> usual = sweepFromText(hip.model, name);
        QVERIFY(usual.ok() && usual.value->from < usual.value->to);
        for (const std::string& text : {name + "=", name + "=1", name + "=2:1", name + "=a:b", name + "=0:nan",
                                        name + "=1:2:3", std::string("hop")})
            QVERIFY2(!sweepFromText(hip.model, text).ok(), text.c_str());
        // An open range: a half turn about the value; of a length 0.1 m to both sides.
        Coordinate open;
        open.value = 0.2;
        SINEW_COMPARE_NEAR(usualSweep(open, 0).from, 0.2 - std::numbers::pi / 2, {.abs = 1e-15});
        open.kind = CoordinateKind::Translation;
        SINEW_COMPARE_NEAR(usualSweep(open, 0).to, 0.3, {.abs = 1e-15});
        open.minimum = 0;
        SINEW_COMPARE_NEAR(usualSweep(open, 0).from, 0, {.abs = 0});
        SINEW_COMPARE_NEAR(usualSweep(open, 0).to, 0.2, {.abs = 1e-15});
    }
};

SINEW_TEST(TestCoordinateSweep)

}  // namespace sinew::test::tst_coordinate_sweep

#include "tst_coordinate_sweep.moc"
