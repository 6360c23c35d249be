#pragma once

#include <array>
#include <vector>

#include <Eigen/Core>

namespace sinew::test {

// One step of y' = f(y) by extrapolation of the modified midpoint rule (Gragg 1965, Bulirsch and Stoer 1966; Hairer,
// Norsett and Wanner 1993, section II.9): order 16, independent of the integrators of the program.
template <class Rate>
Eigen::VectorXd extrapolatedStep(const Rate& rate, const Eigen::VectorXd& start, double step)
{
    constexpr std::array<int, 8> counts = {2, 4, 6, 8, 10, 12, 14, 16};
    std::array<Eigen::VectorXd, counts.size()> row;  // of the Aitken-Neville table, in the square of the substep
    const Eigen::VectorXd first = rate(start);
    for (std::size_t k = 0; k < counts.size(); ++k) {
        const double h = step / counts[k];
        // Changes are summed apart from the start, so that round-off is that of the change.
        Eigen::VectorXd before = Eigen::VectorXd::Zero(start.size()), here = h * first;
        for (int i = 1; i < counts[k]; ++i) {
            before += 2 * h * rate(start + here);
            before.swap(here);
        }
        Eigen::VectorXd value = 0.5 * (before + here + h * rate(start + here));
        for (std::size_t j = 0; j < k; ++j) {
            const double ratio = double(counts[k]) / counts[k - 1 - j];
            const Eigen::VectorXd better = value + (value - row[j]) / (ratio * ratio - 1);
            row[j].swap(value);
            value = better;
        }
        row[k] = value;
    }
    return start + row[counts.size() - 1];
}

}  // namespace sinew::test
