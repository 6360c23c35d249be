// Solvers that are used again must not ask for memory: they run at every slider event.

#include <cstdlib>

#include <QTest>

#include "core/complementarity/lcp.h"
#include "core/complementarity/link_solver.h"
#include "core/fixation/interface_solver.h"
#include "core/io/model_file.h"
#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"
#include "core/statics/statics.h"
#include "tests/support/lcp_families.h"
#include "tests/support/random_interface.h"
#include "tests/support/random_tree.h"
#include "tests/support/segment_models.h"
#include "tests/support/test_registry.h"

#if defined(__GLIBC__) && !defined(SINEW_SANITIZED)
#define SINEW_COUNTS_ALLOCATIONS

namespace {

long allocations = 0;

}  // namespace

extern "C" void* __libc_malloc(std::size_t size);
// Eigen takes its memory from malloc, so counting operator new would not do.
extern "C" void* malloc(std::size_t size)
{
    ++allocations;
    return __libc_malloc(size);
}
#endif

using namespace sinew;

class TestAllocation : public QObject {
    Q_OBJECT

private slots:
    void solversDoNotAllocateAgain_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<bool>("warm");
        QTest::newRow("10 rows") << 10 << false;
        QTest::newRow("40 rows") << 40 << false;
        QTest::newRow("40 rows, warm") << 40 << true;
    }

    void solversDoNotAllocateAgain()
    {
#ifdef SINEW_COUNTS_ALLOCATIONS
        QFETCH(int, rows);
        QFETCH(bool, warm);
        for (const test::LcpFamily family : test::lcpFamilies) {
            test::LcpGenerator generator(1);
            LcpProblem p = generator.natural(family, rows);
            const Eigen::VectorXd other = generator.natural(family, rows).B;
            LcpSolver solver;
            LcpSolution solution;
            for (int i = 0; i < 3; ++i)
                solver.solve(p, solution, {.warm = warm});
            const long before = allocations;
            for (int i = 0; i < 5; ++i) {
                p.B *= 1.01;
                solver.solve(p, solution, {.warm = warm});
            }
            const long during = allocations - before;
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            QCOMPARE(during, 0L);
        }
#else
        QSKIP("memory is counted with glibc's malloc and without a sanitizer only");
#endif
    }

    void linkSolverDoesNotAllocateAgain()
    {
#ifdef SINEW_COUNTS_ALLOCATIONS
        std::mt19937 random(2);
        std::normal_distribution<double> normal;
        LinkProblem p;
        p.L = Eigen::MatrixXd::NullaryExpr(3, 27, [&] { return normal(random); });
        p.stiffness.setConstant(27, 100);
        p.imposed.setZero(27);
        p.load = Eigen::Vector3d(1, 2, 3);
        p.lower.setZero(27);
        p.upper.setConstant(27, std::numeric_limits<double>::infinity());
        LinkSolver solver;
        LinkSolution solution;
        solver.solve(p, solution, {.keepHistory = false});
        solver.solve(p, solution, {.keepHistory = false});
        const long before = allocations;
        for (int i = 0; i < 5; ++i) {
            p.load *= -1.1;
            solver.solve(p, solution, {.keepHistory = false});
        }
        const long during = allocations - before;
        QVERIFY(solution.isUsable());
        QCOMPARE(during, 0L);
#else
        QSKIP("memory is counted with glibc's malloc and without a sanitizer only");
#endif
    }

    // From the posture to the joint forces, at loads that differ. Links, joints and springs, without elements of their own.
    void staticsDoesNotAllocateAgain()
    {
#ifdef SINEW_COUNTS_ALLOCATIONS
        const Model model = *readModelFile(SINEW_RESOURCE_DIR "/models/hip.sinew.json").value;
        Situation situation = makeSituation(model, &model.activities.front());
        StaticsSolver solver(std::make_shared<const Mechanism>(*compile(model).value));
        solver.solve(situation, {.keepHistory = false});
        solver.solve(situation, {.keepHistory = false});
        const long before = allocations;
        bool isUsable = true;
        for (int i = 0; i < 5; ++i) {
            situation.loadFactor *= 0.9;
            situation.values[0] += 0.01;
            isUsable = solver.solve(situation, {.keepHistory = false}).isUsable() && isUsable;
        }
        const long during = allocations - before;
        QVERIFY(isUsable);
        QCOMPARE(during, 0L);
#else
        QSKIP("memory is counted with glibc's malloc and without a sanitizer only");
#endif
    }

    // Preload, friction, ties and a load that grows: a window solves some dozens of postures at every event.
    void interfaceSolverDoesNotAllocateAgain()
    {
#ifdef SINEW_COUNTS_ALLOCATIONS
        InterfaceProblem p = test::neckFracture({.cell = 0.003});
        InterfaceSolver solver;
        InterfaceAnswer answer;
        solver.solve(p, answer);
        solver.solve(p, answer);
        const long before = allocations;
        for (int i = 0; i < 5; ++i) {
            p.load *= 1.1;
            solver.solve(p, answer);
        }
        const long during = allocations - before;
        QVERIFY2(answer.isUsable(), answer.message.english().c_str());
        QCOMPARE(during, 0L);
#else
        QSKIP("memory is counted with glibc's malloc and without a sanitizer only");
#endif
    }

    void dynamicsDoesNotAllocateAgain_data()
    {
        QTest::addColumn<int>("figure");
        QTest::newRow("tree with balls, springs and loads") << 0;
        QTest::newRow("tree of shared coordinates") << 1;
        QTest::newRow("five-link figure with both feet held") << 2;
    }

    void dynamicsDoesNotAllocateAgain()
    {
#ifdef SINEW_COUNTS_ALLOCATIONS
        QFETCH(int, figure);
        const test::TreeOptions options{.bodies = 10, .isShared = figure == 1, .hasResistance = true};
        Model model = figure == 2 ? test::fiveLinkFigure() : test::RandomTree(3, options).build();
        if (figure == 2) {
            Closure foot{"ground", "swing_shank.tip", {{0.3, 0.1, 0}, Vector3::Zero()}, {}, {}};
            foot.held = {{RelativeMotion::X, Polynomial { { 0 } }}, { RelativeMotion::Y, Polynomial { { 0 } } }};
            model.constraints = {{ "foot", foot, {}, {} }};
        }
        const auto mechanism = std::make_shared<const Mechanism>(*compile(model).value);
        Dynamics dynamics(mechanism, {700, model.gravity, {}});
        Eigen::VectorXd positions = positionsOf(*mechanism, postureOf(model));
        Eigen::VectorXd speeds = Eigen::VectorXd::Constant(mechanism->coordinateCount, 0.3), efforts;
        Eigen::MatrixXd M;
        GivenMotion given = GivenMotion::direct(speeds);
        given.isGiven[0] = true;
        MotionSolution solution;
        std::vector<JointReaction> reactions;
        const auto round = [&] {
            positions[0] += 0.01;
            dynamics.setState(positions, speeds);
            dynamics.solve(given, solution);
            dynamics.calcEfforts(solution.accelerations, efforts);
            dynamics.calcMassMatrix(M);
            dynamics.calcReactions(reactions);
        };
        round();
        round();
        const long before = allocations;
        for (int i = 0; i < 5; ++i)
            round();
        const long during = allocations - before;
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        QCOMPARE(during, 0L);
#else
        QSKIP("memory is counted with glibc's malloc and without a sanitizer only");
#endif
    }
};

SINEW_TEST(TestAllocation)
#include "tst_allocation.moc"
