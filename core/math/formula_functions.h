#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

// The stack of a formula under evaluation holds no more numbers than this.
inline constexpr int formulaStackSize = 64;

// A function that formulas may call. One with two arguments that takes more is called once for each further argument.
struct FormulaFunction {
    const char* name;
    const char* usage;
    int arguments;   // 1 to 3
    bool takesMore;  // min and max
    double (*value)(const double* arguments);
};

std::span<const FormulaFunction> formulaFunctions();

// Index into formulaFunctions(), or -1.
int findFormulaFunction(std::string_view name);

std::vector<std::string> formulaFunctionNames();

}  // namespace sinew
