#include "app/edit_command.h"

#include <filesystem>
#include <iostream>
#include <vector>

#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/document/edit_script.h"
#include "core/fixation/case_answer.h"
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

Result<bool> writeModelOf(const Project& project, const EditArguments& arguments, bool isModel)
{
    return writeModelFile(project.model, isModel ? arguments.out : arguments.modelOut);
}

// The model is a file of its own, which the motion or fixation names.
template <class Part>
Part placed(const Part& part, const FileContent& before, const EditArguments& arguments)
{
    namespace fs = std::filesystem;
    const auto absolute = [](const std::string& path) { return fs::absolute(fs::path(path)).lexically_normal(); };
    Part moved = relocated(part, before.path, arguments.out);
    if (!arguments.modelOut.empty()) {
        const fs::path model = absolute(arguments.modelOut);
        const fs::path relative = model.lexically_relative(absolute(arguments.out).parent_path());
        moved.model = (relative.empty() ? model : relative).generic_string();
    }
    return moved;
}

int write(const Project& project, const OpenedFile& file, const EditArguments& arguments)
{
    const FileContent& before = file.content;
    const bool isModel = file.format->subject == ProjectPart::Model;
    if (!isModel && arguments.modelOut.empty() && project.model != before.model) {
        print({makeError("the verbs change the model '" + before.modelPath + "', which is a file of its own",
                         "name the file to write it to with --model-out")});
        return Usage;
    }
    if (isModel || !arguments.modelOut.empty()) {
        const Result<bool> written = writeModelOf(project, arguments, isModel);
        print(written.diagnostics);
        if (!written || isModel)
            return written ? Done : WrongInput;
    }
    const Result<bool> written
        = project.scenario
              ? writeScenarioFile(placed(*project.scenario, before, arguments), project.model, arguments.out)
              : writeFixationFile(placed(*project.fixation, before, arguments), arguments.out);
    print(written.diagnostics);
    return written ? Done : WrongInput;
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
        print({makeError("IN, OUT and --verbs FILE are needed",
                         "or --list, which prints all verbs, or --format, which prints the keys of files")});
        return Usage;
    }
    const Result<OpenedFile> read = openFile(arguments.in, arguments.mayBeUnsound ? Opening::ToMend : Opening::Sound);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const FileContent& content = read.value->content;
    if (read.value->format->subject == ProjectPart::Model && !arguments.modelOut.empty()) {
        print(
            {makeError("--model-out is for motions and fixations, whose model is a file of its own", "leave it out")});
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
            reason.message = "the case would not be sound: " + problem.path + ": " + reason.message;
            print({std::move(reason)});
        }
        if (!problems.empty())
            return WrongInput;
    }
    return edited ? write(*edited.value, *read.value, arguments) : WrongInput;
}

}  // namespace sinew::cli
