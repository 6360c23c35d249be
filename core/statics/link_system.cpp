#include "core/statics/link_system.h"

#include <cmath>
#include <limits>

namespace sinew {

void GeneralisedLoad::add(Eigen::Index row, double effort)
{
    value[row] += effort;
    terms[row] += std::abs(effort);
}

void calcGeneralisedLoad(const Mechanism& mechanism, const Configuration& configuration,
                         const std::vector<Wrench>& external, GeneralisedLoad& load)
{
    load.value.setZero(mechanism.rowCount());
    load.terms.setZero(mechanism.rowCount());
    for (std::size_t body = 1; body < external.size(); ++body) {
        for (const int motion : mechanism.motionsOfBody[body]) {
            const auto m = static_cast<std::size_t>(motion);
            const Screw& screw = configuration.screws[m];
            const Wrench& wrench = external[body];
            const Eigen::Index row = mechanism.motions[m].coordinate;
            load.value[row] += screw.angular.dot(wrench.moment) + screw.linear.dot(wrench.force);
            load.terms[row] += screw.angular.norm() * wrench.momentTerms + screw.linear.norm() * wrench.forceTerms;
        }
    }
}

void fillLinkProblem(const Mechanism& mechanism, const Situation& situation, const Paths& paths,
                     const GeneralisedLoad& load, const std::vector<Eigen::Index>& rows, LinkProblem& problem)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto count = static_cast<Eigen::Index>(rows.size());
    const Eigen::Index links = mechanism.linkCount();
    problem.L.resize(count, links);
    problem.load.resize(count);
    problem.loadTerms.resize(count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const Eigen::Index k = rows[static_cast<std::size_t>(i)];
        problem.L.row(i) = paths.momentArms.row(k);
        problem.load[i] = load.value[k];
        problem.loadTerms[i] = load.terms[k];
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
