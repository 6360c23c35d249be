#include "tests/benchmarks/simulation_benchmark.h"

#include <cstdio>
#include <string>

#include "core/io/scenario_file.h"
#include "core/simulation/simulate.h"
#include "tests/benchmarks/measure.h"

namespace sinew::benchmarks {

namespace {

// A scenario over a duration (0: its own), by its own method or another.
void printRun(const std::string& name, double duration, IntegrationMethod method, const char* methodName)
{
    Result<ScenarioBundle> bundle
        = readScenarioFile(std::string(SINEW_RESOURCE_DIR) + "/scenarios/" + name + ".sinew-scenario.json");
    if (!bundle)
        return;
    RunOptions& options = bundle.value->scenario.options;
    options.duration = duration > 0 ? duration : options.duration;
    options.method = method;
    Recording recording;
    const double seconds = secondsOf([&] { recording = simulate(bundle.value->model, bundle.value->scenario); }, 0, 5);
    long steps = 0, solutions = 0;
    for (const StageRecord& stage : recording.stages) {
        steps += stage.steps;
        solutions += stage.solutions;
    }
    std::printf("| %s, %s | %g | %s | %ld | ", name.c_str(), methodName, options.duration, statusName(recording.status),
                steps);
    // Of differences, the solutions are part of their step's own problem.
    if (solutions > steps)
        std::printf("%ld | %.1f |", solutions, 1e6 * seconds / static_cast<double>(solutions));
    else
        std::printf("| |");
    std::printf(" %.1e | %.4f | %.3g |\n", recording.energyDrift, seconds / options.duration,
                options.duration / seconds);
}

}  // namespace

void printSimulations()
{
    std::printf("## Motions\n\nWhole runs with reactions and samples, on one core, medians of five. Solutions: of the "
                "equations "
                "of motion, for the integrator and for the samples; us: the whole time over their number. Ratio: the "
                "run's time "
                "over the time that the motion lasts (budget for the gait: below 1; fall 1/15, crash 1/5).\n\n");
    std::printf("| scenario | lasts s | status | steps | solutions | us | energy drift | ratio | times real time |\n"
                "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
    using enum IntegrationMethod;
    printRun("gait_rigid", 10, Explicit, "explicit");
    printRun("gait_rigid", 10, Implicit, "implicit");
    printRun("gait_variable_length", 10, Explicit, "explicit");
    printRun("jump", 0, Explicit, "explicit");
    printRun("bar_dismount", 0, Explicit, "explicit");
    printRun("oblique_impact", 0, Explicit, "explicit");
    printRun("oblique_impact", 0, Differences, "differences");
    printRun("coupled_legs", 0, Explicit, "explicit");
    printRun("snake_transverse", 0, Explicit, "explicit");
    printRun("human_fall", 0, Explicit, "explicit");
    printRun("human_fall", 0, LinearlyImplicit, "linearly implicit");
    printRun("crash_ride", 0, Explicit, "explicit");
    printRun("crash_ride", 0, LinearlyImplicit, "linearly implicit");
    std::printf("\n");
}

}  // namespace sinew::benchmarks
