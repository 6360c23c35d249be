#include "app/simulate_command.h"

#include <chrono>
#include <cstdio>
#include <iostream>

#include "app/command_output.h"
#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/base/number_words.h"
#include "core/io/motion_file.h"
#include "core/io/process.h"
#include "core/io/scenario_file.h"
#include "core/report/simulation_report.h"
#include "core/schema/scenario_schema.h"
#include "core/simulation/simulate.h"

namespace sinew::cli {

namespace {

// Tells on standard error how far a run is, a few times a second, when a person looks. Its own control characters go past
// what cleans std::cerr (CleanOutput).
class ProgressLine {
public:
    explicit ProgressLine(double duration) : m_duration(duration), m_isShown(isErrorOutputTerminal()) {}

    ~ProgressLine()
    {
        if (m_wasShown)
            std::fputs("\r\x1b[K", stderr);
    }

    bool operator()(double time)
    {
        const auto now = std::chrono::steady_clock::now();
        if (m_isShown && now - m_last > std::chrono::milliseconds(200)) {
            std::fprintf(stderr, "\r%s s of %s s\x1b[K", inWords(time).c_str(), inWords(m_duration).c_str());
            m_last = now;
            m_wasShown = true;
        }
        return true;
    }

private:
    double m_duration;
    bool m_isShown, m_wasShown = false;
    std::chrono::steady_clock::time_point m_last;
};

void applyArguments(const SimulateArguments& arguments, RunOptions& options)
{
    for (const auto& [word, method] : methodWords) {
        if (arguments.method == word)
            options.method = method;
    }
    if (arguments.duration > 0)
        options.duration = arguments.duration;
    if (arguments.step > 0)
        options.step = arguments.step;
}

bool writeResults(const SimulateArguments& arguments, const Model& model, const Recording& recording)
{
    if (!arguments.out.empty() && !recording.times.empty()) {
        const Result<bool> written = writeMotionFile(recording.table(), arguments.out);
        print(written.diagnostics);
        if (!written)
            return false;
    }
    if (arguments.json.empty() || arguments.json == "-")
        return true;
    return writeTo(arguments.json, [&](std::ostream& out) { writeJson(simulationJson(model, recording), out); });
}

}  // namespace

std::vector<std::string> integrationMethods()
{
    std::vector<std::string> words;
    for (const auto& it : methodWords)
        words.emplace_back(it.first);
    return words;
}

int simulate(const SimulateArguments& arguments)
{
    Result<ScenarioBundle> read = readScenarioFile(arguments.scenario);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    if (!mayWrite({arguments.out, arguments.json}, filesNamedBy(read.value->scenario, arguments.scenario)))
        return Usage;
    applyArguments(arguments, read.value->scenario.options);
    Recording recording;
    {
        ProgressLine line(read.value->scenario.options.duration);
        recording
            = sinew::simulate(read.value->model, read.value->scenario, [&line](double time) { return line(time); });
    }
    print(recording.diagnostics);
    const Model& model = read.value->model;
    if (!writeResults(arguments, model, recording))
        return WrongInput;
    if (arguments.json == "-")
        writeJson(simulationJson(model, recording), std::cout);
    else
        writeSimulationText(model, recording, std::cout);
    if (recording.status == RunStatus::NotRun)
        return WrongInput;
    return recording.isComplete() ? Done : NoSolution;
}

}  // namespace sinew::cli
