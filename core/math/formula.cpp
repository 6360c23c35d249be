#include "core/math/formula.h"

#include <array>
#include <cmath>

#include "core/math/formula_functions.h"

namespace sinew {

double Formula::evaluate(std::span<const double> values) const
{
    std::array<double, formulaStackSize> stack{};
    int top = -1;
    const auto at = [&stack](int place) -> double& { return stack[static_cast<std::size_t>(place)]; };
    for (const Instruction& step : m_program) {
        switch (step.code) {
        case Code::Number: at(++top) = step.number; break;
        case Code::Name: at(++top) = values[static_cast<std::size_t>(step.index)]; break;
        case Code::Negate: at(top) = -at(top); break;
        case Code::Add: --top, at(top) += at(top + 1); break;
        case Code::Subtract: --top, at(top) -= at(top + 1); break;
        case Code::Multiply: --top, at(top) *= at(top + 1); break;
        case Code::Divide: --top, at(top) /= at(top + 1); break;
        case Code::Power: --top, at(top) = std::pow(at(top), at(top + 1)); break;
        case Code::Call: {
            const FormulaFunction& function = formulaFunctions()[static_cast<std::size_t>(step.index)];
            top -= function.arguments - 1;
            at(top) = function.value(&at(top));
            break;
        }
        }
    }
    return top == 0 ? stack[0] : 0;
}

}  // namespace sinew
