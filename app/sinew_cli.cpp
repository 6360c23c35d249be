// The command line: parses what a person typed and calls the command. No display needed.

#include <exception>
#include <iostream>
#include <string>

#include <CLI/CLI.hpp>

#include "app/lcp_command.h"
#include "app/model_commands.h"
#include "app/solve_command.h"
#include "core/base/version.h"

namespace {

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
    command->add_flag("--find-posture", arguments.findPosture,
                      "seek the angles of driven coordinates at which everything is in balance");
    command->add_option("--method", arguments.method, "how links share the load: stiffness, linear, quadratic, cubic, power:P or minmax; "
                        "/equal, /area, /volume, /strength or /compliance may follow")
        ->capture_default_str();
    command->add_flag("--path", arguments.path, "besides, at which share of the load each link switches");
    command->add_flag("--compare", arguments.compare, "besides, the forces by all criteria");
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

int run(int argc, char** argv)
{
    CLI::App app("Sinew: the mechanics of skeletons whose muscles only pull", "sinew-cli");
    app.set_version_flag("--version", sinew::version());
    app.require_subcommand(1);

    std::string model, out;
    bool mirror = false;
    CLI::App* infoCommand = app.add_subcommand("info", "Print what a model holds");
    infoCommand->add_option("MODEL", model, "model file")->required();
    CLI::App* checkCommand = app.add_subcommand("check", "Say what is wrong with a model");
    checkCommand->add_option("MODEL", model, "model file")->required();
    CLI::App* convertCommand = app.add_subcommand("convert", "Write a model in normal form");
    convertCommand->add_option("IN", model, "model file")->required();
    convertCommand->add_option("OUT", out, "file to write")->required();
    convertCommand->add_flag("--mirror", mirror, "swap left and right");
    SolveArguments arguments;
    addSolve(app, arguments);
    LcpArguments lcpArguments;
    CLI::App* lcpCommand = addLcp(app, lcpArguments);

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
    if (lcpCommand->parsed())
        return lcp(lcpArguments);
    return solve(arguments);
}

}  // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "error: a fault of ours: " << error.what() << '\n';
        return Fault;
    }
}
