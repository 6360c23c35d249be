#pragma once

#include <random>

#include <QTest>

#include "core/equations/equations.h"
#include "tests/support/near.h"
#include "tests/support/segment_models.h"

namespace sinew::test {

inline Equations composed(const Model& model, const EquationsOptions& options = {.method = EquationMethod::Matrix})
{
    const auto result = composeEquations(model, options);
    if (!result)
        qWarning("%s", result.diagnostics.empty() ? "no equations" : toString(result.diagnostics[0]).c_str());
    return result.value.value_or(Equations{});
}

inline Equations composed(const Model& model, EquationMethod method)
{
    return composed(model, EquationsOptions{.method = method});
}

struct EquationState {
    Eigen::VectorXd q, qd;
};

// Angles of all sizes, lengths near a metre, rates of some units.
inline EquationState randomState(const Equations& equations, unsigned seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> angle(-3, 3), length(0.2, 1.5), rate(-4, 4);
    const auto n = static_cast<Eigen::Index>(equations.count());
    EquationState state{Eigen::VectorXd(n), Eigen::VectorXd(n)};
    for (Eigen::Index i = 0; i < n; ++i) {
        const bool isAngle = equations.coordinates[static_cast<std::size_t>(i)].kind == CoordinateKind::Rotation;
        state.q(i) = isAngle ? angle(random) : length(random);
        state.qd(i) = rate(random);
    }
    return state;
}

// Terms of size 1 to 100, some dozens of additions.
inline constexpr Tolerance roundOff{.abs = 1e-12, .rel = 1e-12};

}  // namespace sinew::test
