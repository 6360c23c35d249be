#include "core/statics/sweep_jumps.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew {

namespace {

constexpr int quantityCount = 3;
constexpr double leastLength = 1e-6, leastArm = 1e-6;  // m; of an arm over a length, 1
constexpr double leastForceShare = 1e-3;               // of the largest force
// A change that is a step among smooth ones differs from those beside it by this share of them, or it is too small to see.
constexpr double standsOut = 0.25;
// After three halvings what is smooth has an eighth of its change left, a root a third.
constexpr int firstHalvings = 3, allHalvings = 14;
constexpr double leftEarly = 0.4, leftAtLast = 0.1;

class JumpSearch {
public:
    JumpSearch(const std::vector<double>& values, const std::vector<SweptPosture>& postures,
               const std::function<SweptPosture(std::size_t, double)>& at)
        : m_values(values), m_postures(postures), m_at(at), m_floors(leastLength, leastArm, 0)
    {
        for (const SweptPosture& it : postures) {
            for (Eigen::Index j = 0; j < it.values.rows(); ++j)
                m_floors[2] = std::max(m_floors[2], std::isnan(it.values(j, 2)) ? 0 : std::abs(it.values(j, 2)));
        }
        m_floors[2] *= leastForceShare;
    }

    std::vector<SweepJump> run()
    {
        for (std::size_t i = 0; i + 1 < m_values.size(); ++i)
            searchBehind(i);
        return std::move(m_jumps);
    }

private:
    struct Place {
        double value = 0;
        SweptPosture posture;
    };

    double change(std::size_t row, Eigen::Index link, int quantity) const
    {
        return m_postures[row + 1].values(link, quantity) - m_postures[row].values(link, quantity);
    }

    // The mean change in the intervals beside, as far as they are known, and its size.
    std::pair<double, double> besides(std::size_t row, Eigen::Index link, int quantity) const
    {
        const double unknown = std::numeric_limits<double>::quiet_NaN();
        const double before = row > 0 ? change(row - 1, link, quantity) : unknown;
        const double after = row + 2 < m_values.size() ? change(row + 1, link, quantity) : unknown;
        if (std::isnan(before) && std::isnan(after))
            return {0, 0};
        if (std::isnan(before) || std::isnan(after)) {
            const double known = std::isnan(before) ? after : before;
            return {known, 2 * std::abs(known)};
        }
        return {(before + after) / 2, std::abs(before) + std::abs(after)};
    }

    void searchBehind(std::size_t row)
    {
        Eigen::MatrixXd suspects = Eigen::MatrixXd::Zero(m_postures[row].values.rows(), quantityCount);
        for (Eigen::Index j = 0; j < suspects.rows(); ++j) {
            for (int q = 0; q < quantityCount; ++q) {
                const double here = change(row, j, q);
                const auto [mean, size] = besides(row, j, q);
                const double apart = std::abs(here - mean);
                if (apart > standsOut * size && apart > m_floors[q] && std::abs(here) > m_floors[q])
                    suspects(j, q) = std::abs(here) / m_floors[q];
            }
        }
        Eigen::Index link = 0, quantity = 0;
        while (suspects.size() > 0 && suspects.maxCoeff(&link, &quantity) > 0) {
            suspects(link, quantity) = 0;
            narrow(row, link, quantity, suspects);
        }
    }

    // Takes those out of the suspects that jump at the same place.
    void narrow(std::size_t row, Eigen::Index link, Eigen::Index quantity, Eigen::MatrixXd& suspects)
    {
        Place low{m_values[row], m_postures[row]}, high{m_values[row + 1], m_postures[row + 1]};
        const auto moved = [&](const Place& a, const Place& b) {
            return std::abs(b.posture.values(link, quantity) - a.posture.values(link, quantity));
        };
        const double whole = moved(low, high);
        for (int i = 0; i < allHalvings; ++i) {
            Place middle{0.5 * (low.value + high.value), {}};
            middle.posture = m_at(row, middle.value);
            const double first = moved(low, middle), second = moved(middle, high);
            if (std::isnan(first) || std::isnan(second))
                return;
            (first >= second ? high : low) = std::move(middle);
            if (i + 1 == firstHalvings && moved(low, high) < leftEarly * whole)
                return;
        }
        for (Eigen::Index j = 0; j < suspects.rows(); ++j) {
            for (int q = 0; q < quantityCount; ++q) {
                const double left = std::abs(high.posture.values(j, q) - low.posture.values(j, q));
                if (left <= leftAtLast * std::abs(change(row, j, q)) || !(left > m_floors[q]))
                    continue;
                suspects(j, q) = 0;
                add(row, j, q, low, high);
            }
        }
    }

    void add(std::size_t row, Eigen::Index link, int quantity, const Place& low, const Place& high)
    {
        const auto isSame = [&](const SweepJump& it) {
            return it.row == row + 1 && it.link == link && it.quantity == static_cast<SweptQuantity>(quantity);
        };
        if (std::any_of(m_jumps.begin(), m_jumps.end(), isSame))
            return;
        SweepJump jump{row + 1,
                       0.5 * (low.value + high.value),
                       static_cast<int>(link),
                       static_cast<SweptQuantity>(quantity),
                       low.posture.values(link, quantity),
                       high.posture.values(link, quantity),
                       {}};
        const auto j = static_cast<std::size_t>(link);
        const Sentence &before = low.posture.limits[j], &after = high.posture.limits[j];
        if (before != after)
            jump.reason = after.empty() ? before : after;
        m_jumps.push_back(std::move(jump));
    }

    const std::vector<double>& m_values;
    const std::vector<SweptPosture>& m_postures;
    const std::function<SweptPosture(std::size_t, double)>& m_at;
    Eigen::Vector3d m_floors;
    std::vector<SweepJump> m_jumps;
};

}  // namespace

std::vector<SweepJump> findJumps(const std::vector<double>& values, const std::vector<SweptPosture>& postures,
                                 const std::function<SweptPosture(std::size_t row, double value)>& at)
{
    return JumpSearch(values, postures, at).run();
}

}  // namespace sinew
