#include "tests/benchmarks/fixation_benchmark.h"

#include <cstdio>
#include <random>

#include "core/fixation/interface_solver.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/random_interface.h"

namespace sinew::benchmarks {

namespace {

void printRow(const char* name, const InterfaceProblem& problem)
{
    InterfaceSolver solver;
    InterfaceAnswer answer;
    const Turns turns({[&] { solver.solve(problem, answer); }, choleskyOf(100)});
    std::printf("| %s | %s | %zu | %d | %.1f | %.2f |\n", name, answer.message.english().c_str(), problem.cells.size(),
                answer.iterations, turns.ratio(0, 1), 1e3 * turns.seconds(0));
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
    std::printf("## Fixation\n\nBroken femoral neck, three screws, friction 0.4: ratio to one 100 x 100 LLT "
                "factor-and-solve\n\n");
    std::printf("| what | result | cells | Newton steps | ratio | ms here |\n| --- | --- | --- | --- | --- | --- |\n");
    printRow("25 parts of the load, preload (budget 2 ms)", neckFracture({}));
    printRow("25 parts, poor fit", neckFracture({.fit = 0.1, .clearance = 0.1}));
    printRow("25 parts, no preload", neckFracture({.preload = 0}));
    printRow("5 parts, preload", neckFracture({.steps = 5}));
    printRow("25 parts, no two cells in one plane (budget 5 ms)", rough(neckFracture({})));
    std::printf("\n");
}

}  // namespace sinew::benchmarks
