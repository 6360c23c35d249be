#pragma once

#include <cmath>
#include <cstdlib>
#include <string>

#include <Eigen/Core>
#include <QTest>

namespace sinew::test {

// |actual - expected| <= abs + rel * |expected|. Give a reason for each tolerance where it is used.
struct Tolerance {
    double abs = 0;
    double rel = 0;
};

// An empty text if near, else the worst element in words. NaN is never near anything. SINEW_TOLERANCE_SCALE loosens
// all tolerances on machines with other round-off.
inline std::string farther(double actual, double expected, Tolerance tolerance)
{
    const char* scaleText = std::getenv("SINEW_TOLERANCE_SCALE");
    const double scale = scaleText ? std::atof(scaleText) : 1.0;
    const double error = std::abs(actual - expected);
    if (error <= scale * (tolerance.abs + tolerance.rel * std::abs(expected)))
        return {};
    char text[200];
    std::snprintf(text, sizeof text, "actual %.17g, expected %.17g, difference %.3g", actual, expected, error);
    return text;
}

template <class A, class B>
std::string farther(const Eigen::MatrixBase<A>& actual, const Eigen::MatrixBase<B>& expected, Tolerance tolerance)
{
    if (actual.rows() != expected.rows() || actual.cols() != expected.cols()) {
        return "sizes differ: " + std::to_string(actual.rows()) + " x " + std::to_string(actual.cols()) + " against "
               + std::to_string(expected.rows()) + " x " + std::to_string(expected.cols());
    }
    for (Eigen::Index i = 0; i < actual.rows(); ++i) {
        for (Eigen::Index j = 0; j < actual.cols(); ++j) {
            const std::string why = farther(double(actual(i, j)), double(expected(i, j)), tolerance);
            if (!why.empty())
                return "element (" + std::to_string(i) + ", " + std::to_string(j) + "): " + why;
        }
    }
    return {};
}

}  // namespace sinew::test

#define SINEW_COMPARE_NEAR(actual, expected, ...)                                                                      \
    do {                                                                                                               \
        const std::string sinewWhy = sinew::test::farther((actual), (expected), sinew::test::Tolerance __VA_ARGS__);   \
        QVERIFY2(sinewWhy.empty(), sinewWhy.c_str());                                                                  \
    } while (false)
