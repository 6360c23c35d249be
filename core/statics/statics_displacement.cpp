#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/math/vector.h"
#include "core/mechanism/meet_constraints.h"
#include "core/statics/moved_balance.h"
#include "core/statics/statics_workspace.h"

// Whether a solved posture is one: how far its displacements move it, and what they change.

namespace sinew {

namespace {

// All forces of an answer as sizes, those in N and those in N m.
struct ForceSizes {
    std::vector<double> newtons, moments;
    double largestMoment = 0;  // of what acts on a turning coordinate
};

ForceSizes sizesOf(const Mechanism& mechanism, const LinkSystem& system, const Eigen::VectorXd& forces)
{
    ForceSizes sizes;
    for (Eigen::Index j = 0; j < system.linkCount(); ++j)
        sizes.newtons.push_back(forces[j]);
    for (int i = 0; i < static_cast<int>(mechanism.contacts.size()); ++i) {
        const ContactFrame contact = system.contactFrame(mechanism, i, forces, 0);
        sizes.newtons.insert(sizes.newtons.end(), {contact.normal, std::abs(contact.friction)});
    }
    LinkSystem::Balance balance;
    system.calcBalance(mechanism, forces, 1, balance);
    for (const JointForce& joint : balance.joints)
        sizes.newtons.push_back(joint.resultant);
    Eigen::VectorXd passive = system.elements.deadEfforts();
    Eigen::Index column = system.linkCount();
    for (const Element& element : system.elements.list()) {
        if (element.kind != ElementKind::Contact)
            passive += forces[column] * element.effort.head(mechanism.coordinateCount);
        ++column;
    }
    for (Eigen::Index k = 0; k < mechanism.coordinateCount; ++k) {
        const bool turns = mechanism.coordinateKinds[static_cast<std::size_t>(k)] == CoordinateKind::Rotation;
        (turns ? sizes.moments : sizes.newtons).push_back(passive[k]);
        if (turns)
            sizes.largestMoment = std::max({sizes.largestMoment, std::abs(passive[k]), std::abs(system.load.value[k])});
    }
    return sizes;
}

double largestChange(const std::vector<double>& before, const std::vector<double>& after, double largest)
{
    double change = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
        change = std::max(change, std::abs(after[i] - before[i]));
    return largest > 0 ? change / largest : 0;
}

double largestSize(const std::vector<double>& values)
{
    double largest = 0;
    for (const double value : values)
        largest = std::max(largest, std::abs(value));
    return largest;
}

}  // namespace

// In the posture moved by `judged`, with what that has stretched: links that are taken in keep their tension. What is left
// to be displaced starts from there, so that forces differ by what small displacements leave out alone. False where
// the load cannot be held there.
bool StaticsSolver::Workspace::solveMoved(const Mechanism& mechanism, const Situation& situation,
                                          const StaticsOptions& options)
{
    if (!again)
        again = std::make_unique<Workspace>();
    const MovedBalance::Place place = MovedBalance::movedPlace(
        mechanism, {situation.values, std::vector<Vector3>(mechanism.nodes.size(), Vector3::Zero())}, judged);
    Situation there = situation;
    there.values = place.values;
    if (!mechanism.constraints.empty()) {
        // The mechanism is only read, and outlives what it is read by.
        const std::shared_ptr<const Mechanism> shared(std::shared_ptr<void>{}, &mechanism);
        MetPosture met = meetConstraints(shared, place.values);
        if (!met.isMet)
            return false;
        there.values = std::move(met.values);
    }
    again->system.nodeOffsets = place.nodeOffsets;
    again->system.elements.moved = system.elements.movesAlong(judged);
    again->system.build(mechanism, there);
    LinkProblem& problem = again->system.problem;
    for (Eigen::Index j = 0; j < system.linkCount(); ++j) {
        const auto index = static_cast<std::size_t>(j);
        if (!mechanism.links[index].isPassive)
            problem.imposed[j] += again->system.strands.lengths[j] - system.strands.lengths[j];
        if (solution.broken[index])
            problem.lower[j] = problem.upper[j] = problem.imposed[j] = 0;
    }
    again->weights = weightsOfLinks;
    again->weights.extendTo(again->system.columns.cols());
    StaticsOptions plain = options;
    plain.keepHistory = false;
    again->solveLinks(mechanism, plain);
    return again->linkSolution.isUsable();
}

void StaticsSolver::Workspace::judgeDisplacement(const Mechanism& mechanism, const Situation& situation,
                                                 const StaticsOptions& options)
{
    const bool isKnown = solution.hasDisplacements || (isRestless && isSettled);
    if (solution.status != StaticsStatus::Solved || options.criterion.sharing != Sharing::Stiffness || !isKnown)
        return;
    if (!solution.hasDisplacements)
        system.rows.calcDisplacements(linkSolution.displacement, displacements);
    Eigen::VectorXd constraintEfforts;
    if (system.constraints)
        constraintEfforts = system.constraints->matrix().transpose() * balance.multipliers;
    DisplacementVerdict& verdict = solution.displacement;
    verdict = judgeDisplacements(mechanism, {system, linkSolution.force, displacements, constraintEfforts}, judged);
    if (verdict.range == DisplacementRange::TooLarge) {
        solution.status = StaticsStatus::Displaced;
        solution.message = tooLargeMessage(mechanism, verdict);
        return;
    }
    if (judged.size() > 0 && solution.hasDisplacements) {
        verdict.change = std::numeric_limits<double>::infinity();
        if (solveMoved(mechanism, situation, options)) {
            const ForceSizes here = sizesOf(mechanism, system, linkSolution.force);
            const ForceSizes there = sizesOf(mechanism, again->system, again->linkSolution.force);
            verdict.change = std::max(largestChange(here.newtons, there.newtons, largestSize(here.newtons)),
                                      largestChange(here.moments, there.moments, here.largestMoment));
        }
    }
    if (Sentence remark = displacementRemark(mechanism, verdict); !remark.empty())
        solution.remarks.push_back(std::move(remark));
}

}  // namespace sinew
