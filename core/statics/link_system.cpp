#include "core/statics/link_system.h"

#include <limits>

namespace sinew {

void calcGeneralisedLoad(const Mechanism& mechanism, const Configuration& configuration,
                         const std::vector<Wrench>& external, Eigen::VectorXd& load)
{
    load.setZero(mechanism.rowCount());
    for (int body = 1; body < mechanism.bodyCount; ++body) {
        const Wrench& wrench = external[static_cast<std::size_t>(body)];
        addGeneralisedForce(mechanism, configuration, body, Vector3::Zero(), wrench.force, wrench.moment, load);
    }
}

void fillLinkProblem(const Mechanism& mechanism, const Situation& situation, const Paths& paths,
                     const Eigen::VectorXd& load, const std::vector<Eigen::Index>& rows, LinkProblem& problem)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto count = static_cast<Eigen::Index>(rows.size());
    const Eigen::Index links = mechanism.linkCount();
    problem.L.resize(count, links);
    problem.load.resize(count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const Eigen::Index k = rows[static_cast<std::size_t>(i)];
        problem.L.row(i) = paths.momentArms.row(k);
        problem.load[i] = load[k];
    }
    problem.imposed = situation.shortenings;
    problem.stiffness.resize(links);
    problem.lower.resize(links);
    problem.upper.resize(links);
    for (Eigen::Index j = 0; j < links; ++j) {
        const CompiledLink& link = mechanism.links[static_cast<std::size_t>(j)];
        problem.stiffness[j] = link.stiffness * (1 + situation.activations[j]);
        problem.lower[j] = link.sense == LinkSense::Tension ? 0 : -infinity;
        problem.upper[j] = link.sense == LinkSense::Compression ? 0 : infinity;
    }
}

}  // namespace sinew
