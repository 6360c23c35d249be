#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include <Eigen/Core>

namespace sinew {

// A finer row of knots on a smooth curve through the given ones, `steps` for each interval and the last knot. The first
// three numbers of a knot are its place, what follows (radii) is carried along. The ends are continued straight.
// Centripetal Catmull-Rom: it does not loop where knots lie unevenly. Fewer than three
// knots are given back as they are.
template <int N>
std::vector<Eigen::Matrix<double, N, 1>> refined(const std::vector<Eigen::Matrix<double, N, 1>>& knots, int steps)
{
    using Row = Eigen::Matrix<double, N, 1>;
    if (knots.size() < 3)
        return knots;
    const auto span
        = [](const Row& a, const Row& b) { return std::sqrt(std::max((b - a).template head<3>().norm(), 1e-6)); };
    std::vector<Row> fine;
    const std::size_t last = knots.size() - 1;
    for (std::size_t i = 0; i < last; ++i) {
        const Row &b = knots[i], &c = knots[i + 1];
        const Row a = i > 0 ? knots[i - 1] : Row(2 * b - c);
        const Row d = i + 2 <= last ? knots[i + 2] : Row(2 * c - b);
        const double before = span(a, b), now = span(b, c), after = span(c, d);
        const Row first = now * ((b - a) / before - (c - a) / (before + now)) + (c - b);
        const Row second = now * ((d - c) / after - (d - b) / (now + after)) + (c - b);
        for (int k = 0; k < steps; ++k) {
            const double t = double(k) / steps, t2 = t * t, t3 = t2 * t;
            fine.push_back((2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * first + (3 * t2 - 2 * t3) * c
                           + (t3 - t2) * second);
        }
    }
    fine.push_back(knots[last]);
    return fine;
}

}  // namespace sinew
