#include "core/mechanism/meet_constraints.h"

#include <cmath>
#include <cstdio>
#include <numbers>

#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"

namespace sinew {

namespace {

constexpr double still = 1e-9;  // rad or m: what putting a posture that meets them on them again may change

std::string listChanges(const Mechanism& mechanism, const Eigen::VectorXd& before, const Eigen::VectorXd& after,
                        const char* per)
{
    std::string text;
    for (std::size_t k = 0; k < mechanism.coordinateNames.size(); ++k) {
        const auto i = static_cast<Eigen::Index>(k);
        if (std::abs(after[i] - before[i]) <= still)
            continue;
        const bool turns = mechanism.coordinateKinds[k] == CoordinateKind::Rotation;
        const double unit = turns ? 180 / std::numbers::pi : 1;
        char numbers[80];
        std::snprintf(numbers, sizeof numbers, "' from %.4g to %.4g %s%s", unit * before[i], unit * after[i],
                      turns ? "degrees" : "m", per);
        text += (text.empty() ? "'" : ", '") + mechanism.coordinateNames[k] + numbers;
    }
    return text;
}

}  // namespace

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

std::string changeWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const Eigen::VectorXd& after)
{
    return listChanges(mechanism, before, after, "");
}

std::string speedChangeWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const Eigen::VectorXd& after)
{
    return listChanges(mechanism, before, after, "/s");
}

std::string movedWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const MetPosture& met)
{
    return met.moved.empty() ? "" : "moved to meet the constraints: " + changeWords(mechanism, before, met.values);
}

}  // namespace sinew
