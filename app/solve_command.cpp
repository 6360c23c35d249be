#include "app/solve_command.h"

#include <charconv>
#include <fstream>
#include <iostream>
#include <optional>

#include "core/base/suggest.h"
#include "core/io/model_file.h"
#include "core/report/solution_report.h"
#include "core/statics/equilibrium_posture.h"

namespace sinew::cli {

namespace {

void print(const Diagnostics& diagnostics)
{
    for (const Diagnostic& diagnostic : diagnostics)
        std::cerr << toString(diagnostic) << '\n';
}

int refuse(const std::string& message, const std::string& hint)
{
    print({makeError(message, hint)});
    return WrongInput;
}

// The index of a step by its name or its number from 1; -1 when there is none.
int findStep(const Activity& activity, const std::string& text)
{
    const auto count = static_cast<int>(activity.steps.size());
    for (int i = 0; i < count; ++i) {
        if (activity.steps[static_cast<std::size_t>(i)].name == text)
            return i;
    }
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && number >= 1 && number <= count ? number - 1 : -1;
}

// The step whose joint force is held against the first reference; the first step when there is none.
int peakStep(const Model& model, const Activity& activity, const std::vector<StaticsSolution>& series)
{
    if (activity.references.empty())
        return 0;
    return std::max(0, checkReference(model, series, activity.references.front()).posture);
}

// Writes to a file, or to standard output for "-". False after an error message.
template <class Writer>
bool writeTo(const std::string& name, Writer write)
{
    if (name == "-") {
        write(std::cout);
        return true;
    }
    std::ofstream file(name, std::ios::binary);
    if (file)
        write(file);
    file.close();
    if (!file) {
        print({makeError("cannot write '" + name + "'", "check that the folder exists and may be written to")});
        return false;
    }
    return true;
}

bool write(const SolveArguments& arguments, const SolutionReport& report)
{
    bool good = true;
    if (!arguments.json.empty())
        good = writeTo(arguments.json, [&](std::ostream& out) { writeJson(solutionJson(report), out); });
    if (good && !arguments.csv.empty())
        good = writeTo(arguments.csv, [&](std::ostream& out) { writeResultsCsv(report, out); });
    if (arguments.json != "-" && arguments.csv != "-")
        writeResultsText(report, std::cout);
    return good;
}

Recruitment recruitmentOf(const std::string& method)
{
    if (method == "quadratic")
        return Recruitment::Quadratic;
    if (method == "cubic")
        return Recruitment::Cubic;
    return method == "minmax" ? Recruitment::MinMax : Recruitment::Stiffness;
}

int exitCodeOf(StaticsStatus status)
{
    switch (status) {
    case StaticsStatus::Solved: return Done;
    case StaticsStatus::NotHoldable: return NoSolution;
    case StaticsStatus::InvalidInput: return WrongInput;
    default: return Fault;
    }
}

}  // namespace

int solve(const SolveArguments& arguments)
{
    const Result<Model> read = readModelFile(arguments.model);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const Model& model = *read.value;
    const Result<Mechanism> compiled = compile(model);
    if (!compiled) {
        print(compiled.diagnostics);
        return WrongInput;
    }
    const Activity* activity = nullptr;
    if (!arguments.activity.empty()) {
        activity = findActivity(model, arguments.activity);
        if (!activity)
            return refuse("there is no activity '" + arguments.activity + "'",
                          didYouMean(arguments.activity, namesOf(model.activities)));
    }
    const StaticsOptions options{.recruitment = recruitmentOf(arguments.method)};
    std::vector<StaticsSolution> series;
    int step = -1;
    std::string posture;
    if (activity) {
        series = solveActivity(model, *compiled.value, *activity, options);
        if (!activity->steps.empty()) {
            step = arguments.step.empty() ? peakStep(model, *activity, series) : findStep(*activity, arguments.step);
            if (step < 0)
                return refuse("the activity has no step '" + arguments.step + "'",
                              "give a name or a number from 1 to " + std::to_string(activity->steps.size()));
            posture = activity->steps[static_cast<std::size_t>(step)].name;
        }
    }
    Situation situation = makeSituation(model, activity, step);
    const Diagnostics adjusting = adjust(model, arguments.adjustments, situation);
    print(adjusting);
    if (hasErrors(adjusting))
        return WrongInput;
    if (arguments.findPosture) {
        const EquilibriumPosture found = findEquilibriumPosture(*compiled.value, model, situation);
        std::cerr << found.message << '\n';
        if (found.status == PostureStatus::InvalidInput)
            return WrongInput;
        if (!found.isUsable())
            return NoSolution;
        situation.values = found.values;
    }
    const StaticsSolution solution = solveStatics(*compiled.value, situation, options);
    const SolutionReport report{model, situation, solution, activity, posture, activity ? &series : nullptr};
    if (!write(arguments, report))
        return WrongInput;
    if (!solution.isUsable())
        std::cerr << "error: " << solution.message << '\n';
    return exitCodeOf(solution.status);
}

}  // namespace sinew::cli
