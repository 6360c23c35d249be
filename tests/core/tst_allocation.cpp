// Solvers that are used again must not ask for memory: they run at every slider event.

#include <cstdlib>

#include <QTest>

#include "core/complementarity/lcp.h"
#include "core/complementarity/link_solver.h"
#include "tests/support/lcp_families.h"

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__)
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
            QVERIFY2(solution.isUsable(), solution.message.c_str());
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
};

QTEST_APPLESS_MAIN(TestAllocation)
#include "tst_allocation.moc"
