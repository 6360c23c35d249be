#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

namespace sinew::benchmarks {

inline double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

// Seconds of one call of `work`: the least of several batches, each long enough for the clock.
template <class Work>
double secondsOf(Work work, double batchSeconds = 2e-3, int batches = 7)
{
    using Clock = std::chrono::steady_clock;
    const auto timed = [&](int calls) {
        const auto start = Clock::now();
        for (int i = 0; i < calls; ++i)
            work();
        return std::chrono::duration<double>(Clock::now() - start).count();
    };
    const double first = std::max(timed(1), 1e-9);
    const int calls = std::max(1, static_cast<int>(std::ceil(batchSeconds / first)));
    double least = timed(calls);
    for (int i = 1; i < batches; ++i)
        least = std::min(least, timed(calls));
    return least / calls;
}

}  // namespace sinew::benchmarks
