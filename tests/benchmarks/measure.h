#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <memory>
#include <vector>

#include <Eigen/Cholesky>

namespace sinew::benchmarks {

inline double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

using Work = std::function<void()>;

// How long works take that run in turn, round after round, so that all meet the same clock and the same neighbours.
class Turns {
public:
    // A round calls each work for about that long, once at least.
    explicit Turns(const std::vector<Work>& works, double roundSeconds = 1e-3, int rounds = 15)
        : m_seconds(works.size())
    {
        std::vector<int> calls;
        for (const Work& work : works)
            calls.push_back(std::max(1, static_cast<int>(std::ceil(roundSeconds / std::max(timed(work, 1), 1e-9)))));
        for (int round = 0; round < rounds; ++round) {
            for (std::size_t i = 0; i < works.size(); ++i)
                m_seconds[i].push_back(timed(works[i], calls[i]) / calls[i]);
        }
    }

    // Of one call: the median of the rounds.
    double seconds(std::size_t work) const { return median(m_seconds[work]); }

    // One work's time over another's: the median of the rounds' ratios.
    double ratio(std::size_t work, std::size_t yardstick) const
    {
        std::vector<double> ratios;
        for (std::size_t i = 0; i < m_seconds[work].size(); ++i)
            ratios.push_back(m_seconds[work][i] / m_seconds[yardstick][i]);
        return median(ratios);
    }

private:
    static double timed(const Work& work, int calls)
    {
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        for (int i = 0; i < calls; ++i)
            work();
        return std::chrono::duration<double>(Clock::now() - start).count();
    }

    std::vector<std::vector<double>> m_seconds;  // of each work in each round
};

// Seconds of one call: the median of some rounds.
inline double secondsOf(const Work& work, double roundSeconds = 1e-3, int rounds = 7)
{
    return Turns({work}, roundSeconds, rounds).seconds(0);
}

// The yardstick: factor a dense positive definite matrix and solve for one right-hand side (Eigen's LLT).
inline Work choleskyOf(const Eigen::MatrixXd& A, const Eigen::VectorXd& b)
{
    struct Kept {
        Eigen::MatrixXd A;
        Eigen::VectorXd b, x;
        Eigen::LLT<Eigen::MatrixXd> llt;
    };
    const auto kept = std::make_shared<Kept>();
    kept->A = A;
    kept->b = b;
    return [kept] {
        kept->llt.compute(kept->A);
        kept->x = kept->llt.solve(kept->b);
    };
}

inline Work choleskyOf(Eigen::Index size)
{
    const Eigen::MatrixXd G = Eigen::MatrixXd::Random(size, 2 * size);
    return choleskyOf(G * G.transpose(), Eigen::VectorXd::Ones(size));
}

}  // namespace sinew::benchmarks
