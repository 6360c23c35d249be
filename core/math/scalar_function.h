#pragma once

#include <variant>
#include <vector>

namespace sinew {

// A function of one variable with its first two derivatives.
struct FunctionValue {
    double value = 0;
    double slope = 0;      // first derivative
    double curvature = 0;  // second derivative
};

// sum of coefficients[i] x^i. A constant has one coefficient, a straight line two.
struct Polynomial {
    std::vector<double> coefficients;

    bool operator==(const Polynomial&) const = default;
};

// Natural cubic spline through (x[i], y[i]): second derivative zero at both ends, straight lines beyond them.
// x must rise strictly; at least two points.
class NaturalSpline {
public:
    NaturalSpline() = default;
    NaturalSpline(std::vector<double> x, std::vector<double> y);

    const std::vector<double>& x() const { return m_x; }
    const std::vector<double>& y() const { return m_y; }
    FunctionValue at(double x) const;

    // True if x rises strictly, x and y are equally long (two or more) and all numbers are finite.
    static bool isValid(const std::vector<double>& x, const std::vector<double>& y);

    bool operator==(const NaturalSpline&) const = default;

private:
    std::vector<double> m_x, m_y;
    std::vector<double> m_curvature;  // second derivative at each x
};

using ScalarFunction = std::variant<Polynomial, NaturalSpline>;

FunctionValue evaluate(const ScalarFunction& function, double x);

}  // namespace sinew
