#include "core/mechanism/meet_constraints.h"

#include <cmath>
#include <string>

#include "core/base/constants.h"
#include "core/base/name_list.h"
#include "core/base/number_words.h"
#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"

namespace sinew {

namespace {

constexpr double still = 1e-9;  // rad or m: what putting a posture that meets them on them again may change

enum class ChangeOf { Value, Speed };

Sentence changeInWords(const std::string& name, bool turns, ChangeOf what, double before, double after)
{
    const double unit = turns ? 1 / degree : 1;
    const std::string from = withDigits(unit * before, 4), to = withDigits(unit * after, 4);
    if (what == ChangeOf::Value)
        return turns ? sentence("'%1' from %2 to %3 degrees", name, from, to)
                     : sentence("'%1' from %2 to %3 m", name, from, to);
    return turns ? sentence("'%1' from %2 to %3 degrees/s", name, from, to)
                 : sentence("'%1' from %2 to %3 m/s", name, from, to);
}

Sentence listChanges(const Mechanism& mechanism, const Eigen::VectorXd& before, const Eigen::VectorXd& after,
                     ChangeOf what)
{
    std::vector<Sentence> changes;
    for (std::size_t k = 0; k < mechanism.coordinateNames.size(); ++k) {
        const auto i = static_cast<Eigen::Index>(k);
        if (std::abs(after[i] - before[i]) <= still)
            continue;
        const bool turns = mechanism.coordinateKinds[k] == CoordinateKind::Rotation;
        changes.push_back(changeInWords(mechanism.coordinateNames[k], turns, what, before[i], after[i]));
    }
    return joinedByCommas(changes);
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

Sentence changeWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const Eigen::VectorXd& after)
{
    return listChanges(mechanism, before, after, ChangeOf::Value);
}

Sentence speedChangeWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const Eigen::VectorXd& after)
{
    return listChanges(mechanism, before, after, ChangeOf::Speed);
}

Sentence movedWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const MetPosture& met)
{
    if (met.moved.empty())
        return {};
    return sentence("moved to meet the constraints: %1", changeWords(mechanism, before, met.values));
}

}  // namespace sinew
