#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/equations/equations.h"
#include "core/equations/readable_terms.h"

namespace sinew {

// Words and short texts that all printers share.

// "M_phi_1 - M_phi_2"
std::string effortText(const EquationCoordinate& coordinate);

// The angles that add up to an absolute angle, "alpha_1 + phi_2 + 0.3"; empty for a coordinate of the model.
std::string sumText(const EquationCoordinate& coordinate);

// In words, such as "point masses at fractions of its length".
std::string kindText(SegmentKind kind);

// "3 links in the plane, 6 coordinates", for a head line.
std::string subjectText(const Equations& equations);

// The form of the equations with those parts that they have, "A q'' + b + g = Q" and "B q'' = c" (empty without
// constraints), and what the letters mean.
std::string formText(const Equations& equations);
std::string constraintFormText(const Equations& equations);
std::vector<std::string> letterTexts(const Equations& equations);

// The letters that quantities of bodies begin with, and what they mean; of those that the equations use.
std::vector<std::pair<std::string, Sentence>> quantityLetters(const Equations& equations);

// "turn about z by phi" and the like: what a step of a joint does.
Sentence stepText(const Equations& equations, const EquationStep& step, const Notation& notation);

// "slope of the natural cubic spline of phi through (0, 0), (1, 0.3)". mark: stands around phi.
Sentence splineText(const SplineUse& use, const Notation& notation, const std::string& mark = {});

// Euler parameters by their speeds, an equation each: "e0_hip' = ...", in identifiers.
struct EulerRate {
    std::string parameter;
    std::vector<ReadableTerm> terms;  // their sum is its rate
};
std::vector<EulerRate> eulerRates(const Equations& equations);

}  // namespace sinew
