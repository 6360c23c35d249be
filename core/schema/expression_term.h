#pragma once

#include <span>

#include "core/base/result.h"
#include "core/math/double_double.h"
#include "core/math/formula_functions.h"
#include "core/schema/dimension.h"

namespace sinew {

// A value in an expression with its dimension, see valueOfExpression().
struct ExpressionTerm {
    DoubleDouble value = 0;  // SI
    Dimension dimension = pureNumber;
    bool hasUnit = false;  // or a name
    bool hasPi = false;
};

// Fails when they have different dimensions. sign: 1, or -1 for the difference.
Result<ExpressionTerm> sumOf(const ExpressionTerm& left, const ExpressionTerm& right, int sign);

ExpressionTerm productOf(const ExpressionTerm& left, const ExpressionTerm& right);
ExpressionTerm quotientOf(const ExpressionTerm& left, const ExpressionTerm& right);  // right: not zero
ExpressionTerm raised(ExpressionTerm base, double exponent);

// The value of a function of formulas. arguments: as many as it takes. Fails when it takes no terms of these dimensions.
Result<ExpressionTerm> resultOf(const FormulaFunction& function, std::span<const ExpressionTerm> arguments);

}  // namespace sinew
