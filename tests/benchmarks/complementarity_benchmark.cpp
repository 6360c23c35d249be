#include "tests/benchmarks/complementarity_benchmark.h"

#include <cstdio>
#include <random>

#include <Eigen/Dense>

#include "core/complementarity/lcp.h"
#include "tests/benchmarks/measure.h"

namespace sinew::benchmarks {

namespace {

struct Problem {
    Eigen::MatrixXd A;
    Eigen::VectorXd B;
};

// Draws X and Y on complementary sets with the given share of rows active, then B = Y - A X.
Problem planted(std::mt19937& random, Eigen::Index n, double share, int family)
{
    std::normal_distribution<double> normal;
    std::uniform_real_distribution<double> uniform(0.1, 1);
    const auto gauss = [&] { return normal(random); };
    Problem p;
    if (family == 0) {
        const Eigen::MatrixXd G = Eigen::MatrixXd::NullaryExpr(n, 2 * n, gauss);
        p.A = G * G.transpose() / double(2 * n);
    } else {
        const Eigen::Index d = std::max<Eigen::Index>(2, n / 5);
        const Eigen::MatrixXd J = Eigen::MatrixXd::NullaryExpr(n, d, gauss);
        p.A = 10.0 * J * J.transpose() / double(d);
        p.A.diagonal().array() += 1;
    }
    p.A = (0.5 * (p.A + p.A.transpose())).eval();
    Eigen::VectorXd X = Eigen::VectorXd::Zero(n), Y = Eigen::VectorXd::Zero(n);
    for (Eigen::Index i = 0; i < n; ++i)
        (double(i) < share * double(n) ? X : Y)[i] = uniform(random);
    p.B = Y - p.A * X;
    return p;
}

double ratio(const Problem& p)
{
    LcpSolver solver;
    LcpSolution solution;
    Eigen::LLT<Eigen::MatrixXd> llt;
    Eigen::VectorXd x;
    const int batches = p.B.size() >= 1000 ? 3 : 7;
    const double ours = secondsOf([&] { solver.solve(p.A, p.B, solution); }, 2e-3, batches);
    const double yardstick = secondsOf(
        [&] {
            llt.compute(p.A);
            x = llt.solve(p.B);
        },
        2e-3, batches);
    if (!solution.isUsable())
        std::printf("a problem of %ld rows was not solved: %s\n", long(p.B.size()), solution.message.c_str());
    return ours / yardstick;
}

}  // namespace

void printComplementarity()
{
    std::printf("Linear complementarity, ratio to one LLT factor-and-solve (median of 10 problems of two families)\n");
    std::printf("| n | few active (budget 0.2) | half active (1.0) | all active (1.5) |\n| --- | --- | --- | --- |\n");
    std::mt19937 random(1);
    for (const Eigen::Index n : {10, 30, 100, 300, 1000}) {
        std::printf("| %ld |", long(n));
        for (const double share : {0.05, 0.5, 1.0}) {
            std::vector<double> ratios;
            for (int i = 0; i < (n >= 1000 ? 2 : 10); ++i)
                ratios.push_back(ratio(planted(random, n, share, i % 2)));
            std::printf(" %.2f |", median(ratios));
        }
        std::printf("\n");
    }
    std::printf("\n");
}

}  // namespace sinew::benchmarks
