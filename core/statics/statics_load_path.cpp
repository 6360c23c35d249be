#include "core/statics/statics_load_path.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "core/statics/body_forces.h"
#include "core/statics/link_system.h"
#include "core/statics/statics_words.h"

namespace sinew {

namespace {

StaticsStatus statusOf(SolveStatus status)
{
    switch (status) {
    case SolveStatus::Solved: return StaticsStatus::Solved;
    case SolveStatus::Infeasible: return StaticsStatus::NotHoldable;
    case SolveStatus::InvalidInput: return StaticsStatus::InvalidInput;
    default: return StaticsStatus::NotConverged;
    }
}

}  // namespace

LoadPathProblem loadPathProblem(const Mechanism& mechanism, const LinkSystem& system, const LoadPathRange& range)
{
    LoadPathProblem problem{system.problem, system.problem, {}};
    for (auto [end, share] : {std::pair(&problem.from, range.from), std::pair(&problem.to, range.to)}) {
        end->load *= share;
        end->loadTerms *= std::abs(share);
    }
    problem.strength.setConstant(system.columns.cols(), std::numeric_limits<double>::infinity());
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        if (mechanism.links[j].breaks)
            problem.strength[static_cast<Eigen::Index>(j)] = mechanism.links[j].strength;
    }
    return problem;
}

std::vector<std::string> slidingContacts(const Mechanism& mechanism, const LinkSystem& system, const LoadPath& path)
{
    std::vector<std::string> sliding;
    for (std::size_t i = 0; i < mechanism.contacts.size(); ++i) {
        const bool slides = std::any_of(path.force.begin(), path.force.end(), [&](const Eigen::VectorXd& forces) {
            const double none = negligibleForce * forces.cwiseAbs().maxCoeff();
            return system.contactFrame(mechanism, static_cast<int>(i), forces, none).mode == ContactMode::Slides;
        });
        if (slides)
            sliding.push_back(mechanism.contactNames[i]);
    }
    return sliding;
}

namespace {

// Index of the corner before the parameter, and how far the next one is behind it, 0 to 1. corners: rising, not empty.
std::pair<std::size_t, double> placeOnPath(const std::vector<double>& corners, double parameter)
{
    const auto next = std::lower_bound(corners.begin(), corners.end(), parameter);
    if (next == corners.begin())
        return {0, 0.0};
    const auto before = static_cast<std::size_t>(next - corners.begin()) - 1;
    if (next == corners.end())
        return {before, 0.0};
    return {before, (parameter - corners[before]) / (*next - corners[before])};
}

}  // namespace

double wholeLoadFactor(const Situation& situation)
{
    return situation.loadFactor >= 0 && situation.loadFactor <= 1 ? 1 : situation.loadFactor;
}

StaticsLoadPath solveLoadPath(const Mechanism& mechanism, const Situation& situation, const LoadPathRange& range)
{
    StaticsLoadPath path;
    path.message = faultOf(mechanism, situation);
    if (!path.message.empty() || !(range.from < range.to) || !std::isfinite(range.to - range.from)) {
        path.status = StaticsStatus::InvalidInput;
        if (path.message.empty())
            path.message = sentence("the load path does not run from a smaller to a larger multiple of the load");
        return path;
    }
    Situation full = situation;
    full.loadFactor = wholeLoadFactor(situation);
    LinkSystem system;
    system.build(mechanism, full);
    if (Sentence fault = faultOf(system.strands, mechanism); !fault.empty()) {
        path.status = StaticsStatus::OutOfRange;
        path.message = std::move(fault);
        return path;
    }
    const LoadPath lines = solveLoadPath(loadPathProblem(mechanism, system, range));
    path.status = statusOf(lines.status);
    path.message = path.status == StaticsStatus::NotHoldable
                       ? sentence("this posture cannot be held at the start of the path")
                       : lines.message;
    if (!path.isUsable())
        return path;
    path.collapsed = lines.collapsed;
    bool isAfterElement = false;  // a link may switch with an element before it that has no place here
    for (LoadPathEvent event : lines.events) {
        event.withPrevious = event.withPrevious && !isAfterElement;
        isAfterElement = event.link >= mechanism.linkCount();
        if (!isAfterElement)
            path.events.push_back(event);
    }
    const auto shareAt = [&](double parameter) { return range.from + parameter * (range.to - range.from); };
    for (LoadPathEvent& event : path.events)
        event.parameter = shareAt(event.parameter);
    path.forces.resize(mechanism.linkCount(), static_cast<Eigen::Index>(lines.parameters.size()));
    LinkSystem::Balance balance;
    for (std::size_t c = 0; c < lines.parameters.size(); ++c) {
        const double share = shareAt(lines.parameters[c]);
        path.parameters.push_back(share);
        path.forces.col(static_cast<Eigen::Index>(c)) = lines.force[c].head(mechanism.linkCount());
        system.calcBalance(mechanism, lines.force[c], share, balance);
        path.joints.push_back(balance.joints);
    }
    const std::vector<std::string> sliding = slidingContacts(mechanism, system, lines);
    if (!sliding.empty())
        path.remarks.push_back(pathSlidingRemark(sliding));
    const StaticsSolution whole = solveStatics(mechanism, full, {.keepHistory = false});
    if (whole.status == StaticsStatus::Displaced)
        path.remarks.push_back(sentence("at the whole load: %1", whole.message));
    return path;
}

Eigen::VectorXd forcesAt(const ForcePath& path, double parameter)
{
    if (path.parameters.empty())
        return {};
    const auto [before, share] = placeOnPath(path.parameters, parameter);
    const auto column = static_cast<Eigen::Index>(before);
    if (share == 0)
        return path.forces.col(column);
    return path.forces.col(column) + share * (path.forces.col(column + 1) - path.forces.col(column));
}

Vector3 jointForceAt(const ForcePath& path, int joint, double parameter)
{
    if (path.parameters.empty())
        return Vector3::Zero();
    const auto [before, share] = placeOnPath(path.parameters, parameter);
    const Vector3& force = path.joints[before][static_cast<std::size_t>(joint)].force;
    if (share == 0)
        return force;
    return force + share * (path.joints[before + 1][static_cast<std::size_t>(joint)].force - force);
}

double resultantAt(const ForcePath& path, int joint, double parameter)
{
    return jointForceAt(path, joint, parameter).norm();
}

}  // namespace sinew
