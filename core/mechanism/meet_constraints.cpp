#include "core/mechanism/meet_constraints.h"

#include <cmath>
#include <cstdio>
#include <numbers>

#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"

namespace sinew {

MetPosture meetConstraints(const std::shared_ptr<const Mechanism>& mechanism, const Eigen::VectorXd& values,
                           const std::vector<bool>& isFixed)
{
    MetPosture met{true, values, {}};
    if (mechanism->constraints.empty())
        return met;
    Dynamics dynamics(mechanism, {});
    Eigen::VectorXd positions = positionsOf(*mechanism, values);
    Eigen::VectorXd speeds = Eigen::VectorXd::Zero(mechanism->coordinateCount);
    met.isMet = values.allFinite() && dynamics.project(positions, speeds, 0, isFixed);
    if (!met.isMet)
        return met;
    const Eigen::VectorXd reached = valuesOf(*mechanism, positions);
    constexpr double still = 1e-9;  // rad or m: what putting a posture that meets them on them again may change
    for (Eigen::Index k = 0; k < reached.size(); ++k) {
        const bool stays = !isFixed.empty() && isFixed[static_cast<std::size_t>(k)];
        if (stays || std::abs(reached[k] - values[k]) <= still)
            continue;
        met.moved.push_back(static_cast<int>(k));
    }
    if (!met.moved.empty())
        met.values = reached;
    for (Eigen::Index k = 0; k < reached.size() && !isFixed.empty(); ++k) {
        if (isFixed[static_cast<std::size_t>(k)])
            met.values[k] = values[k];  // to the last digit
    }
    return met;
}

std::string movedWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const MetPosture& met)
{
    std::string text;
    for (std::size_t i = 0; i < met.moved.size(); ++i) {
        const int k = met.moved[i];
        const auto index = static_cast<std::size_t>(k);
        const bool turns = mechanism.coordinateKinds[index] == CoordinateKind::Rotation;
        const double unit = turns ? 180 / std::numbers::pi : 1;
        char numbers[80];
        std::snprintf(numbers, sizeof numbers, "' %sfrom %.4g to %.4g %s", i == 0 ? "went " : "", unit * before[k],
                      unit * met.values[k], turns ? "degrees" : "m");
        text += i == 0 ? "to meet the constraints, '" : i + 1 == met.moved.size() ? " and '" : ", '";
        text += mechanism.coordinateNames[index] + numbers;
    }
    return text;
}

}  // namespace sinew
