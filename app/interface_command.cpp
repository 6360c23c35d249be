#include "app/interface_command.h"

#include <iostream>

#include "app/command_output.h"
#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/fixation/interface_solver.h"
#include "core/io/interface_file.h"
#include "core/report/interface_report.h"

namespace sinew::cli {

namespace {

// An answer that was found but does not balance is a fault of ours; one that was not found has no residual.
ExitCode exitCodeOf(const InterfaceAnswer& answer)
{
    switch (answer.status) {
    case SolveStatus::Solved: return Done;
    case SolveStatus::InvalidInput: return WrongInput;
    case SolveStatus::Infeasible: return NoSolution;
    case SolveStatus::NotConverged: return answer.residual == 0 ? NoSolution : Fault;
    default: return Fault;
    }
}

}  // namespace

int interface(const InterfaceArguments& arguments)
{
    if (!mayWrite({arguments.json, arguments.csv}, {arguments.problem}))
        return Usage;
    const Result<InterfaceCase> read = readInterfaceFile(arguments.problem);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const InterfaceCase& problem = *read.value;
    const InterfaceAnswer answer = solveInterface(problem.problem);
    if (!arguments.json.empty()
        && !writeTo(arguments.json, [&](std::ostream& out) { writeJson(interfaceJson(problem, answer), out); }))
        return WrongInput;
    if (!arguments.csv.empty()
        && !writeTo(arguments.csv, [&](std::ostream& out) { writeInterfaceCsv(problem, answer, out); }))
        return WrongInput;
    if (arguments.json != "-" && arguments.csv != "-")
        writeInterfaceText(problem, answer, std::cout);
    if (!answer.isUsable())
        std::cerr << "error: " << answer.message << '\n';
    return exitCodeOf(answer);
}

}  // namespace sinew::cli
