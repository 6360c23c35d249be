#include "app/fixation_command.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>

#include "app/command_output.h"
#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/base/suggest.h"
#include "core/io/fixation_file.h"
#include "core/report/fixation_report.h"
#include "core/statics/activity_series.h"

namespace sinew::cli {

namespace {

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text.empty() ? "none" : text;
}

// Postures of the case's activity by the statics of its model, with the person's weight.
struct Postures {
    std::vector<PostureFrame> frames;
    std::optional<ModelHip> hip;
};

Result<Postures> posturesOf(const FixationBundle& bundle, const std::string& path)
{
    const auto fail = [&](const char* place, std::string message, std::string hint) {
        return Result<Postures>::failure(placedInFile(path, {{place, makeError(std::move(message), std::move(hint))}}));
    };
    const Fixation& fixation = bundle.fixation;
    if (fixation.activity.empty())
        return Result<Postures>::success({});
    if (!bundle.model)
        return fail("activity", "an activity needs a model", "name the model's file as \"model\"");
    const Model model = personalModel(*bundle.model, fixation);
    const Activity* activity = findActivity(model, fixation.activity);
    if (!activity) {
        std::string hint = didYouMean(fixation.activity, namesOf(model.activities));
        if (hint.empty())
            hint = "it has " + listed(namesOf(model.activities));
        return fail("activity", "there is no activity '" + fixation.activity + "' in the model", std::move(hint));
    }
    for (std::size_t i = 0; i < fixation.muscles.size(); ++i) {
        const std::string &link = fixation.muscles[i].link, place = "muscles/" + std::to_string(i) + "/link";
        if (std::none_of(model.links.begin(), model.links.end(), [&](const Link& each) { return each.name == link; }))
            return fail(place.c_str(), "there is no link '" + link + "' in the model",
                        didYouMean(link, namesOf(model.links)));
    }
    Postures postures;
    postures.hip = findHip(model, fixation.femur.side);
    if (!postures.hip)
        return fail("model", "the model has no femur", "give a body the shape of a femur");
    Result<Mechanism> mechanism = compile(model);
    if (!mechanism)
        return Result<Postures>::failure(std::move(mechanism.diagnostics));
    std::vector<ResultFrame> frames
        = activityFrames(model, std::make_shared<const Mechanism>(*std::move(mechanism.value)), *activity);
    for (std::size_t i = 0; i < frames.size(); ++i)
        postures.frames.push_back(
            {activity->steps.empty() ? activity->name : activity->steps[i].name, std::move(frames[i])});
    return Result<Postures>::success(std::move(postures));
}

Result<FixationReport> solveCase(const std::string& path, const std::string& activity)
{
    Result<FixationBundle> bundle = readFixationFile(path);
    if (!bundle)
        return Result<FixationReport>::failure(std::move(bundle.diagnostics));
    if (!activity.empty())
        bundle.value->fixation.activity = activity;
    Fixation& fixation = bundle.value->fixation;
    const Result<Postures> postures = posturesOf(*bundle.value, path);
    if (!postures)
        return Result<FixationReport>::failure(postures.diagnostics);
    const Construct construct = buildConstruct(fixation);
    if (!construct.isSound())
        return Result<FixationReport>::failure(placedInFile(path, construct.problems));
    FixationReport report{path, fixation, construct.remarks, {}, std::nullopt, std::nullopt};
    FixationSolver solver(construct, fixation.bone.fit);
    for (const SectionLoad& load : caseLoads(fixation, construct, postures.value->frames, postures.value->hip))
        report.answers.push_back(solver.solve(load));
    report.worst = worstPosture(report.answers);
    if (report.worst) {
        FixationAnswer& worst = report.answers[*report.worst];
        worst = solver.followLoad(SectionLoad(worst.load));
        report.bands = fixationBands(fixation, worst.load, worst);
    }
    return Result<FixationReport>::success(std::move(report), std::move(bundle.diagnostics));
}

// A case of which no balance was found has no answer; only an answer that does not balance is a fault of ours.
ExitCode exitCodeOf(const std::vector<FixationReport>& reports)
{
    ExitCode code = Done;
    for (const FixationReport& report : reports) {
        for (const FixationAnswer& answer : report.answers) {
            if (answer.status == SolveStatus::NotConverged && answer.residual > 0)
                return Fault;
            if (answer.status == SolveStatus::InvalidInput)
                code = WrongInput;
            else if (!answer.isUsable() && code == Done)
                code = NoSolution;
        }
    }
    return code;
}

}  // namespace

int fixation(const FixationArguments& arguments)
{
    std::vector<std::string> files = {arguments.file};
    files.insert(files.end(), arguments.compare.begin(), arguments.compare.end());
    std::vector<FixationReport> reports;
    for (const std::string& file : files) {
        Result<FixationReport> report = solveCase(file, arguments.activity);
        print(report.diagnostics);
        if (!report)
            return WrongInput;
        reports.push_back(*std::move(report.value));
    }
    JsonValue json = fixationJson(reports.front());
    if (reports.size() > 1)
        json.set("comparison", comparisonJson(reports));
    if (!arguments.json.empty() && !writeTo(arguments.json, [&](std::ostream& out) { writeJson(json, out); }))
        return WrongInput;
    if (!arguments.csv.empty()
        && !writeTo(arguments.csv, [&](std::ostream& out) { writeFixationCsv(reports.front(), out); }))
        return WrongInput;
    if (arguments.json != "-" && arguments.csv != "-") {
        writeFixationText(reports.front(), std::cout);
        if (reports.size() > 1)
            writeComparisonText(reports, std::cout);
    }
    for (const FixationReport& report : reports) {
        for (const FixationAnswer& answer : report.answers) {
            if (!answer.isUsable())
                std::cerr << "error: " << report.file << ": " << answer.load.name << ": " << answer.message << '\n';
        }
    }
    return exitCodeOf(reports);
}

}  // namespace sinew::cli
