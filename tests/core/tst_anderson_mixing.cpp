#include <cmath>
#include <random>

#include <QTest>

#include "core/math/anderson_mixing.h"
#include "core/math/decompositions.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_anderson_mixing {

using namespace sinew;

class TestAndersonMixing : public QObject {
    Q_OBJECT

private slots:
    // x = A x + b in n variables after n + 1 values of it, also where repetition diverges.
    void anAffineMapTakesOneValueMoreThanItHasVariables()
    {
        std::mt19937 random(5);
        std::normal_distribution<> number;
        for (int n = 1; n <= 6; ++n) {
            const Eigen::MatrixXd A = Eigen::MatrixXd::NullaryExpr(n, n, [&] { return 2 * number(random); });
            const Eigen::VectorXd b = Eigen::VectorXd::NullaryExpr(n, [&] { return number(random); });
            const Eigen::VectorXd solution = (Eigen::MatrixXd::Identity(n, n) - A).fullPivLu().solve(b);
            AndersonMixing mixing;
            Eigen::VectorXd x = Eigen::VectorXd::Zero(n);
            for (int i = 0; i <= n; ++i)
                x = mixing.next(x, A * x + b);
            SINEW_COMPARE_NEAR(x, solution, {.rel = 1e-8});  // arguments grow by some 4 each time before they meet
        }
    }

    void aCurvedMapIsMetToo()
    {
        AndersonMixing mixing;
        Eigen::VectorXd x = Eigen::VectorXd::Constant(1, 1.0);
        for (int i = 0; i < 8; ++i)
            x = mixing.next(x, x.array().cos());
        SINEW_COMPARE_NEAR(x[0], 0.73908513321516064, {.rel = 1e-12});  // Dottie's number
    }

    // What was learnt before says nothing of another map.
    void aRestartForgets()
    {
        AndersonMixing mixing;
        const Eigen::VectorXd x = Eigen::VectorXd::Constant(1, 1.0);
        mixing.next(x, 3 * x);
        mixing.restart();
        SINEW_COMPARE_NEAR(mixing.next(x, 2 * x)[0], 2.0, {.abs = 0});
        QCOMPARE(mixing.next(Eigen::VectorXd(0), Eigen::VectorXd(0)).size(), Eigen::Index(0));
    }
};

SINEW_TEST(TestAndersonMixing)

}  // namespace tst_anderson_mixing

#include "tst_anderson_mixing.moc"
