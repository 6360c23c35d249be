#include "core/statics/statics.h"

#include <algorithm>
#include <utility>

#include "core/math/anderson_mixing.h"
#include "core/math/vector.h"
#include "core/statics/statics_load_path.h"
#include "core/statics/statics_words.h"
#include "core/statics/statics_workspace.h"

namespace sinew {

namespace {

// How often the laws of contacts are taken anew: growing stiffnesses need about five rounds, slips some ten.
constexpr int roundsToSettle = 60;
constexpr double forcesKnown = 1e-10;  // forces of growing stiffnesses agree to this share of themselves
// A contact that begins open has slid this much farther than anything moves; up to so many contacts all combinations
// of open and closed are tried.
constexpr double opening = 100;
constexpr std::size_t mostCombined = 5;

}  // namespace

bool StaticsSolver::Workspace::accept(const Mechanism& mechanism, const Situation& situation)
{
    solution.message = faultOf(mechanism, situation);
    if (!solution.message.empty())
        solution.status = StaticsStatus::InvalidInput;
    return solution.message.empty();
}

// Made anew where the criterion is another than the last time.
bool StaticsSolver::Workspace::weigh(const Mechanism& mechanism, const Criterion& criterion)
{
    if (weighedFor != criterion) {
        Result<CriterionWeights> made = makeWeights(criterion, mechanism);
        weighedFor.reset();
        if (!made) {
            solution.status = StaticsStatus::InvalidInput;
            solution.message = made.diagnostics.front().message;
            return false;
        }
        weightsOfLinks = std::move(*made.value);
        weighedFor = criterion;
    }
    weights = weightsOfLinks;
    return true;
}

void StaticsSolver::Workspace::clear(const Mechanism& mechanism)
{
    const Eigen::Index links = mechanism.linkCount(), coordinates = mechanism.coordinateCount;
    solution.remarks.clear();
    solution.residual = solution.equilibriumResidual = solution.signResidual = solution.complementarityResidual = 0;
    solution.forces.setZero(links);
    solution.lengths.setZero(links);
    solution.momentArms.setZero(mechanism.rowCount(), links);
    solution.joints.assign(mechanism.jointOfModel.size(), JointForce{});
    solution.engaged.assign(static_cast<std::size_t>(links), false);
    solution.broken.assign(static_cast<std::size_t>(links), false);
    solution.hasDisplacements = false;
    solution.displacement = {};
    for (Eigen::VectorXd* v : {&solution.reactions, &solution.efforts, &solution.passive, &solution.missing})
        v->setZero(coordinates);
    solution.collapse.resize(0);
    solution.missingAtNodes.assign(mechanism.nodes.size(), Vector3::Zero());
    solution.contacts.assign(mechanism.contacts.size(), ContactFrame{});
    solution.constraints.clear();
    solution.bodyDisplacements.assign(static_cast<std::size_t>(mechanism.bodyCount - 1), BodyDisplacement{});
    solution.nodeDisplacements.assign(mechanism.nodes.size(), Vector3::Zero());
    solution.floating.assign(mechanism.nodes.size(), false);
    solution.history.clear();
}

// Coulomb's law may have several states of rest, or one that does not follow from the associated state: then the slips
// are looked for from contacts that are open at first, in all combinations of few.
void StaticsSolver::Workspace::solveLinks(const Mechanism& mechanism, const StaticsOptions& options)
{
    isRestless = false;
    isSettled = true;
    const Elements& elements = system.elements;
    const std::size_t sliding = elements.frictionCount();
    const std::size_t starts = sliding <= mostCombined ? std::size_t{1} << sliding : sliding + 2;
    double far = opening * smallestMove;  // m: a slip that opens a contact for certain
    for (std::size_t start = 0; start < starts; ++start) {
        const bool isAll = sliding > mostCombined && start == 1;
        const auto isOpen = [&](std::size_t contact) {
            return isAll || (sliding <= mostCombined ? (start >> contact & 1) != 0 : start == contact + 2);
        };
        const Eigen::VectorXd slips = start == 0 ? elements.noSlips() : elements.slipsWhere(isOpen, far);
        if (settle(mechanism, options, SlidingFriction::Coulomb, slips))
            return;
        if (start == 0 && linkSolution.displacement.size() == system.rows.size())  // else nothing came into balance
            far = opening * std::max(largestOf(system.rows.displacements(linkSolution.displacement)), smallestMove);
    }
    system.elements.standStill(mechanism);
    isSettled = settle(mechanism, options, SlidingFriction::Associated, elements.noSlips());
    const bool isHeld = linkSolution.isUsable() ? isSettled : isBalanced(options.tolerance);
    isRestless = sliding > 0 && isHeld;
    if (isRestless && !linkSolution.isUsable()) {
        linkSolution.status = SolveStatus::Solved;  // of displacements that count for nothing
        linkSolution.complementarityResidual = 0;
    } else if (!isSettled && linkSolution.isUsable()) {
        linkSolution.status = SolveStatus::NotConverged;
        linkSolution.message = sentence("the stiffness of a contact and its depth could not be brought together");
    }
}

// Whether the forces balance the load within their limits, whatever the displacements.
bool StaticsSolver::Workspace::isBalanced(double tolerance) const
{
    return linkSolution.status == SolveStatus::NotConverged && linkSolution.force.size() == system.columns.cols()
           && linkSolution.force.allFinite()
           && std::max(linkSolution.equilibriumResidual, linkSolution.signResidual) <= tolerance;
}

// Solves once, or until what the laws of contacts were taken for agrees with the displacements they give: growing
// stiffnesses, and the slip against friction. False when they could not be brought together.
bool StaticsSolver::Workspace::settle(const Mechanism& mechanism, const StaticsOptions& options,
                                      SlidingFriction friction, Eigen::VectorXd slips)
{
    const bool isElastic = options.criterion.sharing == Sharing::Stiffness;
    const bool isCoulomb = friction == SlidingFriction::Coulomb;
    const bool isFirst = slips.isZero(0);
    AndersonMixing mixing;
    if (slips.size() > 0) {
        system.elements.setSlips(mechanism, slips);
        system.fillElements();
    }
    for (int round = 0; round < roundsToSettle; ++round) {
        sharing.solve(options.criterion, system.problem, weights, linkSolution, options.keepHistory, options.watch);
        if (!isElastic || mechanism.contacts.empty())
            return true;
        if (!linkSolution.isUsable())
            return isFirst && round == 0 && (slips.size() == 0 || linkSolution.status != SolveStatus::NotConverged);
        const Eigen::VectorXd moved = system.rows.displacements(linkSolution.displacement);
        const bool grew = system.elements.relinearise(mechanism, moved, forcesKnown);
        const Eigen::VectorXd follow = isCoulomb ? system.elements.slips(moved) : slips;
        if (!grew && largestOf(follow - slips) <= slipKnown * std::max(largestOf(moved), smallestMove))
            return true;
        slips = mixing.next(slips, follow);
        system.elements.setSlips(mechanism, slips);
        system.fillElements();
    }
    return false;
}

// Of the links that break at their strength, those that the growing load overloads on its way are taken out, whatever the
// whole load would do to them. False when no link breaks; else the problem has changed.
bool StaticsSolver::Workspace::breakLinks(const Mechanism& mechanism)
{
    if (std::none_of(mechanism.links.begin(), mechanism.links.end(), [](const CompiledLink& it) { return it.breaks; }))
        return false;
    system.elements.setSlips(mechanism, system.elements.noSlips());  // the path begins without load
    system.fillElements();
    LoadPathRange range;
    LoadPath path = solveLoadPath(loadPathProblem(mechanism, system, range));
    if (path.status == SolveStatus::Infeasible) {
        range = {1, 1};  // what breaks under the whole load
        path = solveLoadPath(loadPathProblem(mechanism, system, range));
        if (path.isUsable())
            solution.remarks.push_back(unfollowedRemark(sentence("what is imposed is not held without the load")));
    }
    if (!path.isUsable() && path.status != SolveStatus::Infeasible)
        solution.remarks.push_back(unfollowedRemark(path.message));
    if (const std::vector<std::string> sliding = slidingContacts(mechanism, system, path); !sliding.empty())
        solution.remarks.push_back(breakingSlidingRemark(sliding));
    takeBroken(mechanism, path, range);
    if (path.collapsed || path.status == SolveStatus::Infeasible)
        system.limitAll(mechanism);  // what comes nearest breaks nothing
    return true;
}

// Takes out the links that broke on a path over that range of the load.
void StaticsSolver::Workspace::takeBroken(const Mechanism& mechanism, const LoadPath& path, const LoadPathRange& range)
{
    std::vector<std::string> together;
    for (std::size_t i = 0; i < path.events.size(); ++i) {
        const LoadPathEvent& event = path.events[i];
        if (event.change != SwitchingChange::Breaks)
            continue;
        const auto j = static_cast<std::size_t>(event.link);
        solution.broken[j] = true;
        system.problem.lower[event.link] = system.problem.upper[event.link] = 0;
        system.problem.imposed[event.link] = 0;
        together.push_back(mechanism.linkNames[j]);
        const double share = range.from + event.parameter * (range.to - range.from);
        if (i + 1 < path.events.size() && path.events[i + 1].withPrevious)
            continue;
        solution.remarks.push_back(together.size() == 1
                                       ? breakingRemark(together.front(), mechanism.links[j].strength, share)
                                       : breakingTogetherRemark(together, share));
        together.clear();
    }
}

void StaticsSolver::Workspace::solve(const Mechanism& mechanism, const Situation& situation,
                                     const StaticsOptions& options)
{
    clear(mechanism);
    if (!accept(mechanism, situation) || !weigh(mechanism, options.criterion))
        return;
    const bool isElastic = options.criterion.sharing == Sharing::Stiffness;
    system.build(mechanism, situation, isElastic ? ElementUse::Elastic : ElementUse::Reactions);
    solution.lengths = system.strands.lengths;
    solution.momentArms = system.columns.topLeftCorner(mechanism.rowCount(), mechanism.linkCount());
    if (system.largestConstraintGap() > constraintTolerance) {
        solution.status = StaticsStatus::InvalidInput;
        solution.message = constraintGapMessage(*system.constraints);
        return;
    }
    if (Sentence fault = faultOf(system.strands, mechanism); !fault.empty()) {
        solution.status = StaticsStatus::OutOfRange;
        solution.message = std::move(fault);
        return;
    }
    if (options.criterion.sharing == Sharing::PseudoInverse)
        removeLimits(system.problem);
    else if (!isElastic)
        system.limitAll(mechanism);
    weights.extendTo(system.columns.cols());
    solveLinks(mechanism, options);
    if (isElastic && linkSolution.status != SolveStatus::InvalidInput && breakLinks(mechanism))
        solveLinks(mechanism, options);
    if (linkSolution.status != SolveStatus::Solved && linkSolution.status != SolveStatus::Infeasible) {
        const bool isOurs = linkSolution.status == SolveStatus::NotConverged;
        const bool isCancelled = linkSolution.status == SolveStatus::Cancelled;
        solution.status = isCancelled ? StaticsStatus::NotRun
                          : isOurs    ? StaticsStatus::NotConverged
                                      : StaticsStatus::InvalidInput;
        solution.message = linkSolution.message;
        return;
    }
    if (linkSolution.status == SolveStatus::Infeasible)
        takeMissing(mechanism);
    takeForces(mechanism, situation, options);
    judge(mechanism, options);
    judgeDisplacement(mechanism, situation, options);
}

StaticsSolver::StaticsSolver(std::shared_ptr<const Mechanism> mechanism)
    : m_mechanism(std::move(mechanism)), m_workspace(std::make_unique<Workspace>())
{
}

StaticsSolver::~StaticsSolver() = default;
StaticsSolver::StaticsSolver(StaticsSolver&&) noexcept = default;
StaticsSolver& StaticsSolver::operator=(StaticsSolver&&) noexcept = default;

const StaticsSolution& StaticsSolver::solve(const Situation& situation, const StaticsOptions& options)
{
    Workspace& w = *m_workspace;
    w.solve(*m_mechanism, situation, options);
    if (!w.solution.hasDisplacements) {
        w.solution.displacements.resize(0);
        w.solution.elongations.resize(0);
        w.solution.gaps.resize(0);
    }
    return w.solution;
}

const Configuration& StaticsSolver::configuration() const
{
    return m_workspace->system.configuration;
}

StaticsSolution solveStatics(const Mechanism& mechanism, const Situation& situation, const StaticsOptions& options)
{
    // The solver only reads the mechanism and is gone before it.
    StaticsSolver solver(std::shared_ptr<const Mechanism>(std::shared_ptr<void>{}, &mechanism));
    return solver.solve(situation, options);
}

}  // namespace sinew
