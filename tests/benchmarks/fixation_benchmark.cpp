#include "tests/benchmarks/fixation_benchmark.h"

#include <cstdio>
#include <limits>
#include <random>

#include <Eigen/Dense>

#include "core/fixation/interface_solver.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/random_interface.h"

namespace sinew::benchmarks {

namespace {

struct Times {
    double ours, yardstick;  // s
};

// Ours and the yardstick take turns, so that both meet the same clock and the same neighbours.
template <class Work>
Times timesOf(Work work)
{
    constexpr int turns = 5, size = 100;
    const Eigen::MatrixXd G = Eigen::MatrixXd::Random(size, 2 * size);
    const Eigen::MatrixXd A = G * G.transpose();
    const Eigen::VectorXd b = Eigen::VectorXd::Ones(size);
    Eigen::LLT<Eigen::MatrixXd> llt;
    Eigen::VectorXd x;
    Times least{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    for (int turn = 0; turn < turns; ++turn) {
        least.ours = std::min(least.ours, secondsOf(work, 2e-3, 3));
        least.yardstick = std::min(least.yardstick, secondsOf(
                                                        [&] {
                                                            llt.compute(A);
                                                            x = llt.solve(b);
                                                        },
                                                        2e-3, 3));
    }
    return least;
}

void printRow(const char* name, const InterfaceProblem& problem)
{
    InterfaceSolver solver;
    InterfaceAnswer answer;
    const Times times = timesOf([&] { solver.solve(problem, answer); });
    std::printf("| %s | %s | %zu | %d | %.1f | %.2f |\n", name, answer.message.c_str(), problem.cells.size(),
                answer.iterations, times.ours / times.yardstick, 1e3 * times.ours);
}

// Each cell looks its own way, so no two share a plane.
InterfaceProblem rough(InterfaceProblem problem)
{
    std::mt19937 random(1);
    std::uniform_real_distribution<double> any(-0.1, 0.1);
    for (InterfaceCell& cell : problem.cells)
        cell.normal = Vector3(any(random), any(random), 1).normalized();
    return problem;
}

}  // namespace

void printFixation()
{
    using test::neckFracture;
    std::printf("Broken femoral neck, three screws, friction 0.4: ratio to one 100 x 100 LLT factor-and-solve\n");
    std::printf("| what | result | cells | Newton steps | ratio | ms here |\n| --- | --- | --- | --- | --- | --- |\n");
    printRow("25 parts of the load, preload (budget 2 ms)", neckFracture({}));
    printRow("25 parts, poor fit", neckFracture({.fit = 0.1, .clearance = 0.1}));
    printRow("25 parts, no preload", neckFracture({.preload = 0}));
    printRow("5 parts, preload", neckFracture({.steps = 5}));
    printRow("25 parts, no two cells in one plane (budget 5 ms)", rough(neckFracture({})));
    std::printf("\n");
}

}  // namespace sinew::benchmarks
