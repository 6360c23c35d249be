#include "app/solve_command.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <optional>
#include <utility>
#include <vector>

#include "app/command_output.h"
#include "app/loaded_model.h"
#include "core/base/suggest.h"
#include "core/mechanism/meet_constraints.h"
#include "core/report/frame_csv.h"
#include "core/report/recruitment_report.h"
#include "core/report/solution_report.h"
#include "core/report/study_report.h"
#include "core/report/sweep_report.h"
#include "core/statics/coordinate_sweep.h"
#include "core/statics/equilibrium_posture.h"
#include "core/statics/statics_frame.h"

namespace sinew::cli {

namespace {

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

// What was asked for besides the solution.
struct Extras {
    std::optional<StaticsLoadPath> path;
    std::optional<LargeDisplacementPath> largePath;  // with the path
    const LargeDisplacementPath* large() const { return largePath ? &*largePath : nullptr; }
    std::vector<CriterionResult> comparison;
    std::optional<Sensitivities> sensitivities;
    std::optional<ForceIntervals> intervals;
    std::optional<CoordinateSweep> sweep;
};

std::vector<Criterion> allCriteria()
{
    std::vector<Criterion> criteria;
    for (const CriterionEntry& entry : criterionEntries()) {
        if (entry.kind != CriterionKind::Power)
            criteria.push_back(criterionOf(entry.kind, Weighting::Automatic, entry.power));
    }
    return criteria;
}

void writeCsv(const SolutionReport& report, const Mechanism& mechanism, const Extras& extras, std::ostream& out)
{
    if (extras.sensitivities)
        writeSensitivityCsv(report.model, mechanism, *extras.sensitivities, out);
    else if (extras.intervals)
        writeIntervalsCsv(report.model, *extras.intervals, out);
    else if (extras.path)
        writeLoadPathCsv(report.model, *extras.path, extras.large(), out);
    else if (!extras.comparison.empty())
        writeComparisonCsv(report.model, extras.comparison, out);
    else if (extras.sweep)
        writeSweepCsv(report.model, *extras.sweep, out);
    else
        writeFrameCsv(report.frame, report.model, out);
}

bool write(const SolveArguments& arguments, const SolutionReport& report, const Mechanism& mechanism,
           const Extras& extras)
{
    bool good = true;
    if (!arguments.json.empty()) {
        JsonValue json = solutionJson(report);
        if (extras.path)
            json.set("load_path",
                     loadPathJson(report.model, *extras.path, extras.large(), report.situation.bodyWeight));
        if (!extras.comparison.empty())
            json.set("comparison", comparisonJson(report.model, extras.comparison, report.situation.bodyWeight));
        if (extras.sensitivities)
            json.set("sensitivities", sensitivitiesJson(report.model, mechanism, *extras.sensitivities));
        if (extras.intervals)
            json.set("intervals", intervalsJson(report.model, *extras.intervals));
        if (extras.sweep)
            json.set("sweep", sweepJson(report.model, *extras.sweep));
        good = writeTo(arguments.json, [&](std::ostream& out) { writeJson(json, out); });
    }
    if (good && !arguments.csv.empty())
        good = writeTo(arguments.csv, [&](std::ostream& out) { writeCsv(report, mechanism, extras, out); });
    if (arguments.json == "-" || arguments.csv == "-")
        return good;
    writeResultsText(report, std::cout);
    if (extras.path)
        writeLoadPathText(report.model, *extras.path, extras.large(), std::cout);
    if (!extras.comparison.empty())
        writeComparisonText(report.model, extras.comparison, std::cout);
    if (extras.sensitivities)
        writeSensitivityText(report.model, mechanism, *extras.sensitivities, std::cout);
    if (extras.intervals)
        writeIntervalsText(report.model, *extras.intervals, std::cout);
    if (extras.sweep)
        writeSweepText(report.model, *extras.sweep, std::cout);
    return good;
}

ExitCode exitCodeOf(StaticsStatus status)
{
    switch (status) {
    case StaticsStatus::Solved: return Done;
    case StaticsStatus::NotAdmissible:
    case StaticsStatus::OutOfRange:
    case StaticsStatus::NotHoldable:
    case StaticsStatus::Displaced: return NoSolution;
    case StaticsStatus::InvalidInput: return WrongInput;
    default: return Fault;
    }
}

// What is solved: chosen by the arguments, or the reasons why nothing is.
struct Task {
    const Activity* activity = nullptr;
    int step = -1;
    std::string posture;
    Situation situation;
    std::vector<StaticsSolution> series;  // all postures of the activity as the model states them
};

Result<Task> chooseActivity(const Model& model, const Mechanism& mechanism, const SolveArguments& arguments,
                            const Criterion& criterion)
{
    Task task;
    if (!arguments.activity.empty()) {
        task.activity = findActivity(model, arguments.activity);
        if (!task.activity) {
            return Result<Task>::failure({makeError("there is no activity '" + arguments.activity + "'",
                                                    didYouMean(arguments.activity, namesOf(model.activities)))});
        }
        task.series = solveActivity(model, mechanism, *task.activity, {.criterion = criterion, .keepHistory = false});
    }
    if (task.activity && !task.activity->steps.empty()) {
        const auto& steps = task.activity->steps;
        task.step = arguments.step.empty() ? peakStep(model, *task.activity, task.series)
                                           : findStep(*task.activity, arguments.step);
        if (task.step < 0) {
            return Result<Task>::failure(
                {englishError("the activity has no step '" + arguments.step + "'",
                              "give a name or a number from 1 to " + std::to_string(steps.size()))});
        }
        task.posture = steps[static_cast<std::size_t>(task.step)].name;
    } else if (!arguments.step.empty()) {
        return Result<Task>::failure({englishError("'--step' needs an activity that is a series of postures",
                                                   "name one with --activity; `info` lists them")});
    }
    task.situation = makeSituation(model, task.activity, task.step);
    const Diagnostics adjusting = adjust(model, arguments.adjustments, task.situation);
    return hasErrors(adjusting) ? Result<Task>::failure(adjusting) : Result<Task>::success(std::move(task), adjusting);
}

bool isAdjusted(const SolveArguments& arguments)
{
    const Adjustments& a = arguments.adjustments;
    return arguments.findPosture || !a.set.empty() || !a.lock.empty() || !a.moment.empty() || !a.activation.empty()
           || !a.shortening.empty() || a.loadFactor;
}

// Moves the situation to the equilibrium posture, or to the nearest there is.
ExitCode findPosture(const Model& model, const Mechanism& mechanism, Situation& situation, Sentence& notFound)
{
    const EquilibriumPosture found = findEquilibriumPosture(mechanism, model, situation);
    std::cerr << (found.isUsable() ? "" : "error: ") << found.message << '\n';
    if (found.status == PostureStatus::InvalidInput)
        return WrongInput;
    situation.values = found.values;
    situation.shortenings = found.shortenings;
    if (!found.isUsable())
        notFound = found.message;
    return found.isUsable() ? Done : NoSolution;
}

// Coordinates that a person has set stay; the others follow the constraints. How far they went, in words.
Sentence meetConstraints(const SolveArguments& arguments, const Model& model, const Mechanism& mechanism,
                         Situation& situation)
{
    std::vector<bool> isFixed;
    for (const Coordinate& coordinate : model.coordinates) {
        const auto& set = arguments.adjustments.set;
        isFixed.push_back(std::any_of(
            set.begin(), set.end(), [&](const std::string& text) { return text.starts_with(coordinate.name + "="); }));
    }
    const MetPosture met = meetConstraints(std::make_shared<const Mechanism>(mechanism), situation.values, isFixed);
    Sentence moved = movedWords(mechanism, situation.values, met);
    if (!moved.empty())
        print({makeWarning(moved)});
    situation.values = met.values;
    return moved;
}

ExitCode solve(const SolveArguments& arguments, const Model& model, const Mechanism& mechanism)
{
    const int tables = arguments.path + arguments.compare + arguments.sensitivity + arguments.interval.has_value()
                       + !arguments.sweep.empty();
    if (tables > 1 && !arguments.csv.empty()) {
        print({englishError(
            "--csv writes one table, but --path, --compare, --sensitivity, --interval and --sweep ask for "
            "one each",
            "write them one by one")});
        return Usage;
    }
    const Result<Criterion> criterion = criterionFromText(arguments.method);
    if (!criterion) {
        print(criterion.diagnostics);
        return Usage;
    }
    const Result<SweepRange> range
        = arguments.sweep.empty() ? Result<SweepRange>::success({}) : sweepFromText(model, arguments.sweep);
    if (!range) {
        print(range.diagnostics);
        return WrongInput;
    }
    const StaticsOptions options{.criterion = *criterion.value};
    Result<Task> chosen = chooseActivity(model, mechanism, arguments, *criterion.value);
    print(chosen.diagnostics);
    if (!chosen)
        return WrongInput;
    Task& task = *chosen.value;
    Sentence moved;
    if (!mechanism.constraints.empty())
        moved = meetConstraints(arguments, model, mechanism, task.situation);
    Sentence notFound;
    const ExitCode posed = arguments.findPosture ? findPosture(model, mechanism, task.situation, notFound) : Done;
    if (posed == WrongInput)
        return posed;
    const StaticsSolution solution = solveStatics(mechanism, task.situation, options);
    // An adjusted posture is not the activity as the model states it: a single one is judged as it is now, a series
    // not at all.
    if (isAdjusted(arguments))
        task.series = task.step < 0 ? std::vector<StaticsSolution>{solution} : std::vector<StaticsSolution>{};
    const bool judged = task.activity && !task.series.empty();
    ResultFrame frame = resultFrame(std::make_shared<const Mechanism>(mechanism), task.situation, solution);
    if (!moved.empty())
        frame.remarks.insert(frame.remarks.begin(), moved);
    const FollowedPosture followed = followPosture(mechanism, task.situation, solution);
    const SolutionReport report{model,
                                task.situation,
                                solution,
                                frame,
                                task.activity,
                                task.posture,
                                judged ? &task.series : nullptr,
                                options.criterion,
                                &followed,
                                notFound};
    const bool isComplete = options.criterion.sharing == Sharing::Stiffness;
    printLeftOut(model, computationOf(options.criterion));
    if (!isComplete && (arguments.path || arguments.sensitivity || arguments.interval))
        print({englishWarning("load path, sensitivities and intervals are of the complete system, shared by stiffness",
                              "--method says nothing of them")});
    Extras extras;
    if (arguments.path) {
        extras.path = solveLoadPath(mechanism, task.situation);
        extras.largePath = solveLargeDisplacementPath(mechanism, task.situation);
    }
    if (arguments.compare)
        extras.comparison = compareCriteria(mechanism, task.situation, allCriteria());
    if (arguments.sensitivity)
        extras.sensitivities = calcSensitivities(mechanism, task.situation);
    if (arguments.interval) {
        const double least = 1 - *arguments.interval;
        extras.intervals
            = calcForceIntervals(mechanism, task.situation, {.lowerFactor = least, .upperFactor = 1 / least});
    }
    if (!arguments.sweep.empty())
        extras.sweep = sweepCoordinate(std::make_shared<const Mechanism>(mechanism), task.situation, *range.value,
                                       options.criterion);
    if (!write(arguments, report, mechanism, extras))
        return WrongInput;
    if (!solution.isUsable())
        std::cerr << "error: " << solution.message << '\n';
    return posed == Done ? exitCodeOf(solution.status) : posed;
}

}  // namespace

int solve(const SolveArguments& arguments)
{
    if (!mayWrite({arguments.json, arguments.csv}, {arguments.model}))
        return Usage;
    const auto loaded = loadModel(arguments.model);
    return loaded ? solve(arguments, loaded->expanded, loaded->mechanism) : WrongInput;
}

}  // namespace sinew::cli
