#include "core/statics/link_system.h"

#include <cmath>
#include <limits>

#include "core/mechanism/resistance_efforts.h"
#include "core/statics/body_forces.h"

namespace sinew {

void GeneralisedLoad::add(Eigen::Index row, double effort)
{
    value[row] += effort;
    terms[row] += std::abs(effort);
}

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// What acts on the bodies.
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

// Adds what springs and stops do at rest.
void addResistances(const Mechanism& mechanism, const Situation& situation, GeneralisedLoad& load)
{
    if (mechanism.resistances.empty())
        return;
    Eigen::VectorXd efforts = Eigen::VectorXd::Zero(mechanism.coordinateCount);
    ResistanceEfforts(mechanism).add(situation.values, Eigen::VectorXd::Zero(mechanism.coordinateCount), efforts);
    for (Eigen::Index k = 0; k < efforts.size(); ++k)
        load.add(k, efforts[k]);
}

// Adds the given efforts to the load and notes the rows that links must balance.
void addGivenEfforts(const Mechanism& mechanism, const Situation& situation, LinkSystem& system)
{
    system.givenEfforts.setZero(mechanism.coordinateCount);
    system.activeRows.clear();
    for (Eigen::Index k = 0; k < mechanism.rowCount(); ++k) {
        const bool coordinate = k < mechanism.coordinateCount;
        const CoordinateMode mode = coordinate ? situation.modes[static_cast<std::size_t>(k)] : CoordinateMode::Free;
        if (mode == CoordinateMode::Driven) {
            const Amount& effort = situation.efforts[static_cast<std::size_t>(k)];
            system.givenEfforts[k] = situation.loadFactor * effortInSi(effort, situation.bodyWeight);
            system.load.add(k, system.givenEfforts[k]);
        }
        if (mode != CoordinateMode::Locked)
            system.activeRows.push_back(k);
    }
}

void limitLink(const CompiledLink& link, double strength, double& lower, double& upper)
{
    lower = link.sense == LinkSense::Tension ? 0 : -strength;
    upper = link.sense == LinkSense::Compression ? 0 : strength;
}

void fillLinks(const Mechanism& mechanism, const Situation& situation, LinkProblem& problem)
{
    const Eigen::Index links = mechanism.linkCount();
    problem.imposed = situation.shortenings;
    problem.stiffness.resize(links);
    problem.lower.resize(links);
    problem.upper.resize(links);
    for (Eigen::Index j = 0; j < links; ++j) {
        const CompiledLink& link = mechanism.links[static_cast<std::size_t>(j)];
        problem.stiffness[j] = link.stiffness * (1 + situation.activations[j]);
        limitLink(link, link.breaks ? infinity : link.strength, problem.lower[j], problem.upper[j]);
    }
}

// A link that crosses an axis has no arm about it. What round-off leaves of one must not carry a load.
void clearRoundOff(Eigen::MatrixXd& L)
{
    constexpr double roundOff = 1e-13;  // of sums of a few products, each known to 1e-16 of the largest arm
    if (L.size() > 0)
        L = (L.array().abs() > roundOff * L.cwiseAbs().maxCoeff()).select(L, 0.0);
}

}  // namespace

void LinkSystem::build(const Mechanism& mechanism, const Situation& situation)
{
    calcConfiguration(mechanism, situation.values, configuration);
    calcPaths(mechanism, configuration, paths);
    calcExternalForces(mechanism, configuration, situation, external);
    calcGeneralisedLoad(mechanism, configuration, external, load);
    addResistances(mechanism, situation, load);
    addGivenEfforts(mechanism, situation, *this);
    const auto rows = static_cast<Eigen::Index>(activeRows.size());
    problem.L.resize(rows, mechanism.linkCount());
    problem.load.resize(rows);
    problem.loadTerms.resize(rows);
    for (Eigen::Index i = 0; i < rows; ++i) {
        const Eigen::Index k = activeRows[static_cast<std::size_t>(i)];
        problem.L.row(i) = paths.momentArms.row(k);
        problem.load[i] = load.value[k];
        problem.loadTerms[i] = load.terms[k];
    }
    clearRoundOff(problem.L);
    fillLinks(mechanism, situation, problem);
}

void LinkSystem::limitAll(const Mechanism& mechanism)
{
    for (Eigen::Index j = 0; j < mechanism.linkCount(); ++j) {
        const CompiledLink& link = mechanism.links[static_cast<std::size_t>(j)];
        limitLink(link, link.strength, problem.lower[j], problem.upper[j]);
    }
}

}  // namespace sinew
