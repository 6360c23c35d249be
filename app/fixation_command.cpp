#include "app/fixation_command.h"

#include <iostream>

#include "app/command_output.h"
#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/io/fixation_file.h"
#include "core/report/fixation_report.h"

namespace sinew::cli {

namespace {

// The case, its alternatives and what it was before its osteotomy, or why they cannot be solved. inputs: takes what was read.
Result<std::vector<FixationReport>> solveFile(const std::string& path, const std::string& activity,
                                              std::vector<std::string>& inputs)
{
    using Reports = Result<std::vector<FixationReport>>;
    Result<FixationBundle> bundle = readFixationFile(path);
    if (!bundle)
        return Reports::failure(std::move(bundle.diagnostics));
    Fixation& fixation = bundle.value->fixation;
    const std::vector<std::string> named = filesNamedBy(fixation, path);
    inputs.insert(inputs.end(), named.begin(), named.end());
    if (!activity.empty())
        fixation.activity = activity;
    Result<std::shared_ptr<const MeasuredFemur>> measured = readMeasuredFemur(fixation, path);
    if (!measured)
        return Reports::failure(std::move(measured.diagnostics));
    const Model* model = bundle.value->model ? &*bundle.value->model : nullptr;
    std::vector<FixationReport> reports;
    for (std::size_t i = 0; i < comparedCount(fixation); ++i) {
        FixationReport report{path, answerPostures(caseWith(fixation, i), model, *measured.value)};
        if (!report.solved.isSound())
            return Reports::failure(placedInFile(path, placedInCase(report.solved.problems, fixation, i)));
        addEventsAndBands(report.solved);
        reports.push_back(std::move(report));
    }
    return Reports::success(std::move(reports), std::move(bundle.diagnostics));
}

// A case of which no balance was found has no answer; only an answer that does not balance is a fault of ours. What is
// compared with the first case may have no answer: its column says so.
ExitCode exitCodeOf(const std::vector<FixationReport>& reports)
{
    ExitCode code = Done;
    for (const FixationReport& report : reports) {
        for (const FixationAnswer& answer : report.solved.answers) {
            if (answer.status == SolveStatus::NotConverged && answer.residual > 0)
                return Fault;
            if (answer.status == SolveStatus::InvalidInput)
                code = WrongInput;
            else if (!answer.isUsable() && code == Done && &report == &reports.front())
                code = NoSolution;
        }
    }
    return code;
}

// Of several cases, which one it is.
void printFailures(const std::vector<FixationReport>& reports)
{
    const std::vector<std::string> titles = comparedTitles(reports);
    for (std::size_t i = 0; i < reports.size(); ++i) {
        for (const FixationAnswer& answer : reports[i].solved.answers) {
            if (!answer.isUsable())
                std::cerr << (i == 0 ? "error: " : "warning: ") << reports[i].file << ": "
                          << (reports.size() > 1 ? titles[i] + ": " : "") << answer.load.name << ": " << answer.message
                          << '\n';
        }
    }
}

}  // namespace

int fixation(const FixationArguments& arguments)
{
    std::vector<std::string> files = {arguments.file};
    files.insert(files.end(), arguments.compare.begin(), arguments.compare.end());
    std::vector<std::string> inputs;
    std::vector<FixationReport> reports;
    for (const std::string& file : files) {
        Result<std::vector<FixationReport>> ofFile = solveFile(file, arguments.activity, inputs);
        print(ofFile.diagnostics);
        if (!ofFile)
            return WrongInput;
        for (FixationReport& report : *ofFile.value)
            reports.push_back(std::move(report));
    }
    if (!mayWrite({arguments.json, arguments.csv}, inputs))
        return Usage;
    if (!arguments.json.empty()
        && !writeTo(arguments.json, [&](std::ostream& out) { writeJson(fixationJson(reports), out); }))
        return WrongInput;
    if (!arguments.csv.empty() && !writeTo(arguments.csv, [&](std::ostream& out) { writeFixationCsv(reports, out); }))
        return WrongInput;
    if (arguments.json != "-" && arguments.csv != "-") {
        writeFixationText(reports.front(), std::cout);
        if (reports.size() > 1)
            writeComparisonText(reports, std::cout);
    }
    printFailures(reports);
    return exitCodeOf(reports);
}

}  // namespace sinew::cli
