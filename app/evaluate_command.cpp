#include "app/evaluate_command.h"

#include <iostream>
#include <memory>
#include <utility>
#include <vector>

#include "app/command_output.h"
#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/io/number_text.h"
#include "core/io/state_file.h"
#include "core/mechanism/surroundings.h"
#include "core/report/dynamics_report.h"

namespace sinew::cli {

namespace {

std::string describe(const StateFile& file, std::size_t index)
{
    return file.isList ? "state " + std::to_string(index + 1) + " of " + std::to_string(file.states.size()) : "state";
}

JsonValue answersJson(const LoadedModel& loaded, const StateFile& file, const std::vector<StateEvaluation>& answers)
{
    if (!file.isList)
        return stateEvaluationJson(loaded.model, loaded.mechanism, answers.front());
    JsonValue list = JsonValue::array();
    for (const StateEvaluation& answer : answers)
        list.push(stateEvaluationJson(loaded.model, loaded.mechanism, answer));
    return list;
}

void writeText(const LoadedModel& loaded, const StateFile& file, const std::vector<StateEvaluation>& answers)
{
    const Model& model = loaded.model;
    std::cout << (model.title.empty() ? model.name : model.title) << '\n';
    for (std::size_t i = 0; i < answers.size(); ++i) {
        std::cout << (i > 0 ? "\n" : "") << describe(file, i) << ", time " << numberText(answers[i].state.time)
                  << " s: ";
        writeStateText(model, loaded.mechanism, answers[i], std::cout);
    }
}

}  // namespace

int evaluate(const EvaluateArguments& arguments)
{
    if (!mayWrite({arguments.json}, {arguments.model, arguments.states}))
        return Usage;
    const auto loaded = loadModel(arguments.model);
    if (!loaded)
        return WrongInput;
    printLeftOut(loaded->model, Computation::Evaluation);
    const Result<StateFile> read = readStateFile(arguments.states, loaded->mechanism.coordinateNames);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    Dynamics dynamics(std::make_shared<const Mechanism>(loaded->mechanism),
                      surroundingsOf(loaded->model, loaded->mechanism));
    std::vector<StateEvaluation> answers;
    for (const MotionState& state : read.value->states)
        answers.push_back(evaluateState(dynamics, state));
    const auto write = [&](std::ostream& out) { writeJson(answersJson(*loaded, *read.value, answers), out); };
    if (!arguments.json.empty() && !writeTo(arguments.json, write))
        return WrongInput;
    if (arguments.json != "-")
        writeText(*loaded, *read.value, answers);
    ExitCode code = Done;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (answers[i].solution.isUsable())
            continue;
        std::cerr << "error: " << describe(*read.value, i) << ": " << answers[i].solution.message << '\n';
        code = NoSolution;
    }
    return code;
}

}  // namespace sinew::cli
