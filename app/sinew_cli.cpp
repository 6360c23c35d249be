// The command line: parses what a person typed and calls the command. No display needed.

#include <exception>
#include <iostream>
#include <string>

#include <CLI/CLI.hpp>

#include "app/clean_output.h"
#include "app/edit_command.h"
#include "app/equations_command.h"
#include "app/evaluate_command.h"
#include "app/examples_command.h"
#include "app/figure_command.h"
#include "app/fixation_command.h"
#include "app/interface_command.h"
#include "app/lcp_command.h"
#include "app/model_commands.h"
#include "app/simulate_command.h"
#include "app/solve_command.h"
#include "core/base/number_words.h"
#include "core/base/version.h"
#include "core/io/output_file.h"
#include "core/statics/criterion.h"

namespace {

// A number from the one to the other; unlike the library's own it does not take 'nan' for one, and says both ends.
CLI::Validator within(double least, double most)
{
    return CLI::Validator(
        [=](const std::string& text) {
            double value = 0;
            const bool isNumber = CLI::detail::lexical_cast(text, value);
            if (isNumber && value >= least && value <= most)
                return std::string();
            return "expected a number from " + sinew::inWords(least) + " to " + sinew::inWords(most) + ", found '"
                   + text + "'";
        },
        "");
}

using namespace sinew::cli;

void addSolve(CLI::App& app, SolveArguments& arguments)
{
    CLI::App* command
        = app.add_subcommand("solve", "Solve a posture: which links pull, how much, what the joints bear");
    command->add_option("MODEL", arguments.model, "model file (*.sinew.json)")->required();
    command->add_option("--activity", arguments.activity, "an activity of the model");
    command->add_option("--step", arguments.step, "posture of a series: its name, or its number from 1");
    command->add_option("--set", arguments.adjustments.set, "COORD=DEG|M: value of a coordinate")
        ->allow_extra_args(false);
    command->add_option("--lock", arguments.adjustments.lock, "COORD: a reaction takes it")->allow_extra_args(false);
    command->add_option("--moment", arguments.adjustments.moment, "COORD=NM: a given moment or force drives it")
        ->allow_extra_args(false);
    command->add_option("--activation", arguments.adjustments.activation, "LINK=A: stiffness times 1 + A")
        ->allow_extra_args(false);
    command->add_option("--shortening", arguments.adjustments.shortening, "LINK=MM: imposed shortening")
        ->allow_extra_args(false);
    command->add_option("--load-factor", arguments.adjustments.loadFactor, "multiplies weights, loads and moments");
    command->add_flag("--find-posture", arguments.findPosture,
                      "seek the angles of driven coordinates at which everything is in balance");
    command->add_option("--method", arguments.method, "how links share the load: " + sinew::criterionWords())
        ->capture_default_str();
    command->add_flag("--path", arguments.path, "besides, at which share of the load each link switches");
    command->add_flag("--compare", arguments.compare, "besides, the forces by all criteria");
    command->add_flag("--sensitivity", arguments.sensitivity, "besides, what the forces depend on");
    command
        ->add_option("--interval", arguments.interval,
                     "SHARE: besides, the forces when every stiffness may be wrong by that share, such as 0.2")
        ->check(within(0, 0.99));
    command->add_option("--sweep", arguments.sweep,
                        "COORD[=FROM:TO]: besides, forces, lengths and lever arms over a coordinate, degrees or m");
    command->add_option("--json", arguments.json, "write the solution as JSON to FILE, or - for standard output");
    command->add_option("--csv", arguments.csv, "write the forces as CSV to FILE, or - for standard output");
}

CLI::App* addLcp(CLI::App& app, LcpArguments& arguments)
{
    CLI::App* command
        = app.add_subcommand("lcp", "Solve a complementarity problem: Y = A X + B, X >= 0, Y >= 0, X'Y = 0");
    command->add_option("PROBLEM", arguments.problem, "JSON file with A and B; equalities, lower, upper if need be")
        ->required();
    command->add_option("--method", arguments.method, "how it is solved; the last three are published rules")
        ->check(CLI::IsMember({"auto", "ordered", "block", "lemke", "kolesnikov1", "kolesnikov2", "switching-off"}))
        ->capture_default_str();
    command->add_option("--json", arguments.json, "write the solution as JSON to FILE, or - for standard output");
    return command;
}

CLI::App* addFixation(CLI::App& app, FixationArguments& arguments)
{
    CLI::App* command
        = app.add_subcommand("fixation", "What the fixation of a broken hip carries, and what gives way first");
    command->add_option("CASE", arguments.file, "case file (*.sinew-fixation.json)")->required();
    command->add_option("--activity", arguments.activity, "of the case's model, in place of the one that it names");
    command->add_option("--compare", arguments.compare, "further cases, side by side with the first");
    command->add_option("--json", arguments.json, "write all numbers as JSON to FILE, or - for standard output");
    command->add_option("--csv", arguments.csv, "write one row a posture as CSV to FILE, or - for standard output");
    return command;
}

CLI::App* addInterface(CLI::App& app, InterfaceArguments& arguments)
{
    CLI::App* command = app.add_subcommand(
        "interface", "Solve two fragments that meet at a surface: cells that push and rub, beams, ties, sliders");
    command->add_option("PROBLEM", arguments.problem, "JSON file with cells, patches, beams, ties, sliders and a load")
        ->required();
    command->add_option("--json", arguments.json, "write the answer as JSON to FILE, or - for standard output");
    command->add_option("--csv", arguments.csv, "write the answer as CSV to FILE, or - for standard output");
    return command;
}

CLI::App* addEvaluate(CLI::App& app, EvaluateArguments& arguments)
{
    CLI::App* command = app.add_subcommand("evaluate", "Evaluate the equations of motion at given states");
    command->add_option("MODEL", arguments.model, "model file (*.sinew.json)")->required();
    command
        ->add_option("--state", arguments.states,
                     "JSON file with a state, or a list of states: value, speed, and "
                     "acceleration or effort of each coordinate, SI and radians")
        ->required();
    command->add_option("--json", arguments.json, "write the answer as JSON to FILE, or - for standard output");
    return command;
}

CLI::App* addSimulate(CLI::App& app, SimulateArguments& arguments)
{
    CLI::App* command = app.add_subcommand("simulate", "Run a scenario: a motion in stages");
    command->add_option("SCENARIO", arguments.scenario, "scenario file (*.sinew-scenario.json)")->required();
    command->add_option("--out", arguments.out, "write the motion to FILE: .sto, .mot or .csv, SI and radians");
    command->add_option("--json", arguments.json, "write the summary as JSON to FILE, or - for standard output");
    command->add_option("--method", arguments.method, "how to integrate, instead of the scenario's own method")
        ->check(CLI::IsMember(integrationMethods()));
    command->add_option("--duration", arguments.duration, "s, instead of the scenario's own")->check(within(1e-9, 1e6));
    command->add_option("--step", arguments.step, "s, of differences, instead of the scenario's own")
        ->check(within(1e-9, 1e3));
    return command;
}

CLI::App* addFigure(CLI::App& app, FigureArguments& arguments)
{
    CLI::App* command = app.add_subcommand("figure", "Write a ready figure, such as a pendulum or a human, as a model");
    command->add_option("KIND", arguments.kind, "name of the figure, see --list");
    command->add_option("OUT", arguments.out, "model file to write (*.sinew.json), or - for standard output");
    command->add_flag("--list", arguments.list, "print the figures that there are");
    command->add_option("--sex", arguments.sex, "whose body data a human figure has")
        ->check(CLI::IsMember({"male", "female"}))
        ->capture_default_str();
    command->add_option("--height", arguments.height, "body height, m; the mean of the sex when left out");
    command->add_option("--mass", arguments.mass, "body mass, kg; the mean of the sex when left out");
    command->add_option("--links", arguments.links, "number of links of a chain");
    return command;
}

CLI::App* addEquations(CLI::App& app, EquationsArguments& arguments)
{
    CLI::App* command = app.add_subcommand("equations", "Write the equations of motion of a model in symbols");
    command->add_option("MODEL", arguments.model, "model file (*.sinew.json)")->required();
    command->add_option("--format", arguments.format, "as text to read, as LaTeX, or as C++ to compute with")
        ->check(CLI::IsMember({"text", "latex", "cpp"}))
        ->capture_default_str();
    command
        ->add_option(
            "--method", arguments.method,
            "how they are composed: matrix for chains of segments and local for bodies and joints unless given")
        ->check(CLI::IsMember({"lagrange", "local", "matrix", "recurrent"}));
    command->add_option("--angles", arguments.angles, "the angles of the model, or absolute ones also for joint angles")
        ->check(CLI::IsMember({"model", "absolute"}))
        ->capture_default_str();
    return command;
}

CLI::App* addEdit(CLI::App& app, EditArguments& arguments)
{
    CLI::App* command = app.add_subcommand("edit", "Apply a script of verbs to a model or a motion");
    command->add_option("IN", arguments.in, "model, scenario or fixation file; a faulty one with --unsound");
    command->add_option("OUT", arguments.out, "file to write, or - for standard output");
    command->add_option("--model-out", arguments.modelOut, "file for the model of a motion, when verbs change it");
    command->add_option("--verbs", arguments.verbs, "JSON file with a list of verbs, all of which apply or none");
    command->add_flag("--list", arguments.list, "print all verbs with their arguments");
    command->add_flag("--format", arguments.format, "print the format of model and scenario files, as Markdown");
    command->add_flag("--unsound", arguments.mayBeUnsound, "take and write what cannot be computed with too");
    return command;
}

int run(int argc, char** argv)
{
    CLI::App app("Sinew: the mechanics of skeletons whose muscles only pull", "sinew-cli");
    app.set_version_flag("--version", sinew::version());
    app.require_subcommand(1);

    std::string model, out;
    bool mirror = false;
    CLI::App* infoCommand = app.add_subcommand("info", "Print what a model holds");
    infoCommand->add_option("MODEL", model, "model file")->required();
    CLI::App* checkCommand = app.add_subcommand("check", "Say what is wrong with a model, scenario or fixation");
    checkCommand->add_option("MODEL", model, "model file")->required();
    CLI::App* convertCommand = app.add_subcommand("convert", "Write a model, scenario or fixation in normal form");
    convertCommand->add_option("IN", model, "model file")->required();
    convertCommand->add_option("OUT", out, "file to write, or - for standard output")->required();
    convertCommand->add_flag("--mirror", mirror, "swap left and right");
    CLI::App* examplesCommand = app.add_subcommand(
        "examples", "Print where the models, motions and fixations are that come with the program");
    EditArguments editArguments;
    CLI::App* editCommand = addEdit(app, editArguments);
    SolveArguments arguments;
    addSolve(app, arguments);
    LcpArguments lcpArguments;
    CLI::App* lcpCommand = addLcp(app, lcpArguments);
    FixationArguments fixationArguments;
    CLI::App* fixationCommand = addFixation(app, fixationArguments);
    InterfaceArguments interfaceArguments;
    CLI::App* interfaceCommand = addInterface(app, interfaceArguments);
    EvaluateArguments evaluateArguments;
    CLI::App* evaluateCommand = addEvaluate(app, evaluateArguments);
    SimulateArguments simulateArguments;
    CLI::App* simulateCommand = addSimulate(app, simulateArguments);
    FigureArguments figureArguments;
    CLI::App* figureCommand = addFigure(app, figureArguments);
    EquationsArguments equationsArguments;
    CLI::App* equationsCommand = addEquations(app, equationsArguments);

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? Done : Usage;
    }
    if (infoCommand->parsed())
        return info(model);
    if (checkCommand->parsed())
        return check(model);
    if (convertCommand->parsed())
        return convert(model, out, mirror);
    if (examplesCommand->parsed())
        return examples();
    if (editCommand->parsed())
        return edit(editArguments);
    if (lcpCommand->parsed())
        return lcp(lcpArguments);
    if (fixationCommand->parsed())
        return fixation(fixationArguments);
    if (interfaceCommand->parsed())
        return interface(interfaceArguments);
    if (evaluateCommand->parsed())
        return evaluate(evaluateArguments);
    if (simulateCommand->parsed())
        return simulate(simulateArguments);
    if (figureCommand->parsed())
        return figure(figureArguments);
    if (equationsCommand->parsed())
        return equations(equationsArguments);
    return solve(arguments);
}

}  // namespace

int main(int argc, char** argv)
{
    sinew::guardOutput();
    sinew::CleanOutput output;
    if (!sinew::makeRoomForStack()) {
        std::cerr << "error: the stack may not grow to half a megabyte; raise the limit: ulimit -s 8192\n";
        return WrongInput;
    }
    int code = Fault;
    try {
        code = run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "error: a fault of ours: " << error.what() << '\n';
    }
    return output.finish(code, WrongInput);
}
