#include "app/lcp_command.h"

#include <iostream>

#include "app/command_output.h"
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

}  // namespace

int lcp(const LcpArguments& arguments)
{
    if (!mayWrite({arguments.json}, {arguments.problem}))
        return Usage;
    const Result<LcpProblem> read = readLcpFile(arguments.problem);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const LcpSolution solution = solveLcp(*read.value, {.method = methodOf(arguments.method), .keepHistory = true});
    if (!arguments.json.empty()
        && !writeTo(arguments.json, [&](std::ostream& out) { writeJson(lcpSolutionJson(solution), out); }))
        return WrongInput;
    if (arguments.json != "-")
        writeLcpText(*read.value, solution, std::cout);
    if (!solution.isUsable())
        std::cerr << "error: " << solution.message << '\n';
    return exitCodeOf(solution.status);
}

}  // namespace sinew::cli
