#include "app/edit_command.h"

#include <filesystem>
#include <iostream>
#include <sstream>
#include <system_error>
#include <utility>
#include <vector>

#include "app/command_output.h"
#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/document/edit_script.h"
#include "core/document/problems.h"
#include "core/fixation/case_answer.h"
#include "core/io/atomic_file.h"
#include "core/io/file_formats.h"
#include "core/io/fixation_file.h"
#include "core/io/model_file.h"
#include "core/io/scenario_file.h"
#include "core/mechanism/mechanism.h"
#include "core/schema/format_page.h"

namespace sinew::cli {

namespace {

std::vector<ModelProblem> problemsOfModel(const Model& model)
{
    return compileWithProblems(model).problems;
}

// The model is a file of its own, which the motion or fixation names.
template <class Part>
Part placed(const Part& part, const FileContent& before, const EditArguments& arguments)
{
    namespace fs = std::filesystem;
    const auto absolute = [](const std::string& path) {
        std::error_code error;
        return fs::absolute(fs::path(path), error).lexically_normal();
    };
    Part moved = relocated(part, before.path, arguments.out);
    if (!arguments.modelOut.empty()) {
        const fs::path model = absolute(arguments.modelOut);
        const fs::path relative = model.lexically_relative(absolute(arguments.out).parent_path());
        moved.model = (relative.empty() ? model : relative).generic_string();
    }
    return moved;
}

// Why a file that the command reads or writes would be lost under another.
std::optional<Diagnostic> overwriting(const OpenedFile& file, const EditArguments& arguments)
{
    const std::string model = file.format->subject == ProjectPart::Model ? std::string() : file.content.modelPath;
    const auto refusal = [](const std::string& what, const std::string& where) {
        return englishError(what + " would be lost under what goes to '" + where + "'", "name another file");
    };
    if (arguments.modelOut == "-")
        return refusal("the model", "-");
    for (const std::string& out : {arguments.out, arguments.modelOut}) {
        if (isOneFile(out, arguments.verbs))
            return refusal("the list of verbs", out);
    }
    if (isOneFile(arguments.out, arguments.modelOut))
        return refusal("the model", arguments.out);
    if (isOneFile(arguments.out, model))
        return refusal("the model that IN names", arguments.out);
    if (isOneFile(arguments.modelOut, arguments.in))
        return refusal("IN", arguments.modelOut);
    return std::nullopt;
}

// What would be wrong with the motion or fixation when it is opened again: the verbs may have named another model, or tables
// that cannot be read.
Diagnostics faultsWhenOpened(Project project, const FileContent& before, const EditArguments& arguments)
{
    namespace fs = std::filesystem;
    Diagnostics faults;
    const std::string& name = project.scenario ? project.scenario->model : project.fixation->model;
    const std::string model = (fs::path(arguments.out).parent_path() / name).string();
    if (arguments.modelOut.empty() && !name.empty() && !isOneFile(model, before.modelPath)) {
        Result<Model> other = readModelFile(model);
        if (!other)
            return std::move(other.diagnostics);
        project.model = *std::move(other.value);
        for (Problem& problem : problemsOf(project, problemsOfModel(project.model))) {
            problem.diagnostic.message = "with the model '" + name + "', at " + toText(problem.place) + ": "
                                         + problem.diagnostic.message.english();
            faults.push_back(std::move(problem.diagnostic));
        }
    }
    if (project.scenario) {
        const Diagnostics ofTables = readTables(*project.scenario, project.model, arguments.out);
        faults.insert(faults.end(), ofTables.begin(), ofTables.end());
    }
    return faults;
}

int write(const Project& project, const OpenedFile& file, const EditArguments& arguments)
{
    const FileContent& before = file.content;
    const bool isModel = file.format->subject == ProjectPart::Model;
    if (!isModel && arguments.modelOut.empty() && project.model != before.model) {
        print({englishError("the verbs change the model '" + before.modelPath + "', which is a file of its own",
                            "name the file to write it to with --model-out")});
        return Usage;
    }
    std::vector<FileToWrite> files;
    std::string printed;  // what goes to standard output, once all else is written
    const auto add = [&](const std::string& path, const auto& writeTo) {
        std::ostringstream text;
        writeTo(text);
        if (path == "-")
            printed = text.str();
        else
            files.push_back({path, text.str()});
    };
    if (isModel || !arguments.modelOut.empty())
        add(isModel ? arguments.out : arguments.modelOut, [&](auto& text) { writeModel(project.model, text); });
    if (!isModel) {
        Project moved = project;
        if (moved.scenario)
            moved.scenario = placed(*moved.scenario, before, arguments);
        if (moved.fixation)
            moved.fixation = placed(*moved.fixation, before, arguments);
        const Diagnostics faults = arguments.mayBeUnsound ? Diagnostics() : faultsWhenOpened(moved, before, arguments);
        print(faults);
        if (hasErrors(faults))
            return WrongInput;
        add(arguments.out, [&](auto& text) {
            moved.scenario ? writeScenario(*moved.scenario, moved.model, text) : writeFixation(*moved.fixation, text);
        });
    }
    if (auto reason = writeFilesAtomically(files)) {
        print({*std::move(reason)});
        return WrongInput;
    }
    std::cout << printed;
    return Done;
}

}  // namespace

int edit(const EditArguments& arguments)
{
    if (arguments.list) {
        printVerbs(std::cout);
        return Done;
    }
    if (arguments.format) {
        std::cout << formatPage();
        return Done;
    }
    if (arguments.in.empty() || arguments.out.empty() || arguments.verbs.empty()) {
        print({englishError("IN, OUT and --verbs FILE are needed",
                            "or --list, which prints all verbs, or --format, which prints the keys of files")});
        return Usage;
    }
    const Result<OpenedFile> read = openFile(arguments.in, arguments.mayBeUnsound ? Opening::ToMend : Opening::Sound);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const FileContent& content = read.value->content;
    if (read.value->format->subject == ProjectPart::Model && !arguments.modelOut.empty()) {
        print({englishError("--model-out is for motions and fixations, whose model is a file of its own",
                            "leave it out")});
        return Usage;
    }
    if (auto refusal = overwriting(*read.value, arguments)) {
        print({*std::move(refusal)});
        return Usage;
    }
    const Result<Project> edited = withScriptFile({content.model, content.scenario, content.fixation}, arguments.verbs,
                                                  arguments.mayBeUnsound, problemsOfModel);
    print(edited.diagnostics);
    if (edited && edited.value->fixation && !arguments.mayBeUnsound) {
        // Names in it are still those of the first file.
        const auto measured = readMeasuredFemur(*edited.value->fixation, content.path);
        print(measured.diagnostics);
        if (!measured)
            return WrongInput;
        const std::vector<ModelProblem> problems = constructProblems(*edited.value->fixation, *measured.value);
        for (const ModelProblem& problem : problems) {
            Diagnostic reason = problem.diagnostic;
            reason.message = "the case would not be sound: " + problem.path + ": " + reason.message.english();
            print({std::move(reason)});
        }
        if (!problems.empty())
            return WrongInput;
    }
    return edited ? write(*edited.value, *read.value, arguments) : WrongInput;
}

}  // namespace sinew::cli
