#include "tests/benchmarks/complementarity_benchmark.h"
#include "tests/benchmarks/dynamics_benchmark.h"
#include "tests/benchmarks/equations_benchmark.h"
#include "tests/benchmarks/fixation_benchmark.h"
#include "tests/benchmarks/simulation_benchmark.h"
#include "tests/benchmarks/statics_benchmark.h"

// Statics, complementarity, fixation, multibody dynamics, equations, motions: ratios to a yardstick that runs in turn, or
// this machine's clock where a budget is in seconds.
int main()
{
    sinew::benchmarks::printStatics();
    sinew::benchmarks::printComplementarity();
    sinew::benchmarks::printFixation();
    sinew::benchmarks::printDynamics();
    sinew::benchmarks::equationsBenchmark();
    sinew::benchmarks::printSimulations();
}
