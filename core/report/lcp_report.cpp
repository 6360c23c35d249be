#include "core/report/lcp_report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <ostream>
#include <string>

#include "core/complementarity/lcp.h"
#include "core/complementarity/lcp_check.h"

namespace sinew {

namespace {

constexpr std::size_t mostStepsShown = 200;

const char* changeName(SwitchingChange change)
{
    switch (change) {
    case SwitchingChange::Start: return "start";
    case SwitchingChange::Engages: return "enters";
    case SwitchingChange::Yields: return "to upper";
    case SwitchingChange::Releases:
    case SwitchingChange::Breaks: return "leaves";
    }
    return "";
}

// What an answer is: right, or the one that a published rule ended on.
bool hasAnswer(const LcpSolution& solution)
{
    return solution.isUsable() || (solution.status == SolveStatus::Wrong && solution.X.size() > 0);
}

// Where X stands between its bounds. Beyond one, or with the wrong sign of Y, only in the answer of a published rule.
const char* sideOf(double X, double Y, double lower, double upper, double roundOff)
{
    if (lower == -std::numeric_limits<double>::infinity() && upper == -lower)
        return "equality";
    if (lower == upper)
        return "at its only value";
    if (X < lower - roundOff)
        return "below its bound";
    if (X <= lower + roundOff)
        return Y < 0 ? "X = 0 but Y < 0" : lower == 0 ? "X = 0" : "at its lower bound";
    if (X > upper + roundOff)
        return "above its bound";
    return X >= upper - roundOff ? "at its upper bound" : "Y = 0";
}

// A Y that is round-off of the sum that it is reads as zero.
double withoutNoise(double value, double whole)
{
    return std::abs(value) <= 1e-13 * whole ? 0.0 : value;
}

void writeRows(const LcpProblem& problem, const LcpSolution& solution, std::ostream& stream)
{
    LcpBounds bounds;
    bounds.set(problem);
    const Eigen::VectorXd terms = problem.A.cwiseAbs() * solution.X.cwiseAbs() + problem.B.cwiseAbs();
    const double largest = solution.X.size() > 0 ? solution.X.cwiseAbs().maxCoeff() : 0.0;
    stream << "\n   row            X            Y  side (rows count from 0)\n";
    for (Eigen::Index i = 0; i < solution.X.size(); ++i) {
        const double X = withoutNoise(solution.X[i], largest), Y = withoutNoise(solution.Y[i], terms[i]);
        const char* side = sideOf(X, Y, bounds.lower[i], bounds.upper[i], 1e-12 * largest);
        char line[120];
        std::snprintf(line, sizeof line, "%6d %12.6g %12.6g  %s\n", static_cast<int>(i), X, Y, side);
        stream << line;
    }
}

void writeHistory(const LcpSolution& solution, std::ostream& stream)
{
    stream << "\nhistory" << (hasAnswer(solution) ? "" : " (rows count from 0)") << '\n';
    const std::size_t shown = std::min(solution.history.size(), mostStepsShown);
    for (std::size_t i = 0; i < shown; ++i) {
        const SwitchingStep& step = solution.history[i];
        stream << step.step << ": ";
        if (step.row < 0)
            stream << "start";
        else if (step.change == SwitchingChange::Yields)
            stream << "row " << step.row << " goes to its upper bound";
        else
            stream << "row " << step.row << ' ' << changeName(step.change);
        stream << '\n';
    }
    if (shown < solution.history.size())
        stream << "and " << solution.history.size() - shown << " steps more, which --json writes\n";
}

}  // namespace

const char* statusName(SolveStatus status)
{
    switch (status) {
    case SolveStatus::NotRun: return "not_run";
    case SolveStatus::Solved: return "solved";
    case SolveStatus::Infeasible: return "infeasible";
    case SolveStatus::Contradictory: return "contradictory";
    case SolveStatus::InvalidInput: return "invalid_input";
    case SolveStatus::NotConverged: return "not_converged";
    case SolveStatus::Ray: return "ray";
    case SolveStatus::Wrong: return "wrong";
    case SolveStatus::Cancelled: return "cancelled";
    }
    return "not_run";
}

JsonValue lcpSolutionJson(const LcpSolution& solution)
{
    const bool has = hasAnswer(solution);
    JsonValue history = JsonValue::array();
    for (const SwitchingStep& step : solution.history) {
        JsonValue item = JsonValue::object();
        item.set("step", step.step);
        item.set("row", step.row < 0 ? JsonValue() : JsonValue(step.row));
        item.set("change", changeName(step.change));
        item.set("X", step.values).set("Y", step.freeTerms);
        history.push(std::move(item));
    }
    JsonValue json = JsonValue::object();
    json.set("status", statusName(solution.status)).set("message", solution.message);
    json.set("X", has ? JsonValue(solution.X) : JsonValue());
    json.set("Y", has ? JsonValue(solution.Y) : JsonValue());
    json.set("residual", has ? JsonValue(solution.residual) : JsonValue());
    json.set("method", methodName(solution.method)).set("pivots", solution.pivots);
    json.set("history", std::move(history));
    return json;
}

void writeLcpText(const LcpProblem& problem, const LcpSolution& solution, std::ostream& stream)
{
    const bool isSentence = solution.message.english() != statusName(solution.status);
    stream << statusName(solution.status) << (isSentence ? ": " + solution.message.english() : "") << '\n';
    stream << "method: " << methodName(solution.method) << "\npivots: " << solution.pivots << '\n';
    if (hasAnswer(solution)) {
        char line[80];
        std::snprintf(line, sizeof line, "residual: %.2g\n", solution.residual);
        stream << line;
        writeRows(problem, solution, stream);
    }
    if (!solution.history.empty())
        writeHistory(solution, stream);
}

}  // namespace sinew
