#include "app/equations_command.h"

#include <iostream>

#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/equations/equations.h"
#include "core/equations/print_cpp.h"
#include "core/equations/print_latex.h"
#include "core/equations/print_text.h"

namespace sinew::cli {

int equations(const EquationsArguments& arguments)
{
    EquationsOptions options;
    if (!arguments.method.empty()) {
        const Result<EquationMethod> method = equationMethodFromText(arguments.method);
        if (!method) {
            print(method.diagnostics);
            return Usage;
        }
        options.method = *method.value;
    }
    options.angles = arguments.angles == "absolute" ? EquationAngles::Absolute : EquationAngles::Model;
    const std::optional<Model> read = readModelOnly(arguments.model);
    if (!read)
        return WrongInput;
    const Result<Equations> composed = composeEquations(*read, options);
    print(composed.diagnostics);
    if (!composed)
        return WrongInput;
    if (arguments.format == "latex")
        std::cout << equationsLatex(*composed.value);
    else if (arguments.format == "cpp")
        std::cout << equationsCpp(*composed.value);
    else
        std::cout << equationsText(*composed.value);
    return Done;
}

}  // namespace sinew::cli
