#include "app/lcp_command.h"

#include <fstream>
#include <iostream>

#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/complementarity/lcp.h"
#include "core/io/lcp_file.h"
#include "core/report/lcp_report.h"

namespace sinew::cli {

namespace {

LcpMethod methodOf(const std::string& name)
{
    for (const LcpMethod method : {LcpMethod::Ordered, LcpMethod::Block, LcpMethod::Lemke, LcpMethod::Kolesnikov1,
                                   LcpMethod::Kolesnikov2, LcpMethod::SwitchingOff}) {
        if (name == methodName(method))
            return method;
    }
    return LcpMethod::Auto;
}

ExitCode exitCodeOf(SolveStatus status)
{
    switch (status) {
    case SolveStatus::Solved: return Done;
    case SolveStatus::InvalidInput: return WrongInput;
    case SolveStatus::Infeasible:
    case SolveStatus::Ray:
    case SolveStatus::Wrong: return NoSolution;
    default: return Fault;
    }
}

// False after an error message.
bool writeFile(const std::string& name, const LcpSolution& solution)
{
    std::ofstream file(name, std::ios::binary);
    if (file)
        writeJson(lcpSolutionJson(solution), file);
    file.close();
    if (!file)
        print({makeError("cannot write '" + name + "'", "check that the folder exists and may be written to")});
    return bool(file);
}

}  // namespace

int lcp(const LcpArguments& arguments)
{
    const Result<LcpProblem> read = readLcpFile(arguments.problem);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const LcpSolution solution = solveLcp(*read.value, {.method = methodOf(arguments.method), .keepHistory = true});
    const bool toFile = !arguments.json.empty() && arguments.json != "-";
    if (toFile && !writeFile(arguments.json, solution))
        return WrongInput;
    if (arguments.json == "-")
        writeJson(lcpSolutionJson(solution), std::cout);
    else
        writeLcpText(*read.value, solution, std::cout);
    if (!solution.isUsable())
        std::cerr << "error: " << solution.message << '\n';
    return exitCodeOf(solution.status);
}

}  // namespace sinew::cli
