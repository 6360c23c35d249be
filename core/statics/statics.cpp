#include "core/statics/statics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/complementarity/missing_support.h"
#include "core/math/anderson_mixing.h"
#include "core/statics/admissibility.h"
#include "core/statics/link_system.h"
#include "core/statics/recruitment.h"
#include "core/statics/statics_load_path.h"
#include "core/statics/statics_words.h"
#include "core/statics/undetermined_contacts.h"

namespace sinew {

namespace {

// A force below this share of the largest is none; the solver's own round-off is a thousand times smaller.
constexpr double negligible = 1e-9;
// Nobody places a foot on the ground to better than this, m.
constexpr double placedTo = 1e-6;
// How often the laws of contacts are taken anew: growing stiffnesses need about five rounds, slips some ten.
constexpr int roundsToSettle = 60;
// Forces of growing stiffnesses agree to this share of themselves, slips of the largest displacement; below 0.1 m (rad)
// of it, to 1e-12 m, the round-off of a machine of some metres that is all but rigid.
constexpr double forcesKnown = 1e-10;
constexpr double slipKnown = 1e-11;
constexpr double smallestMove = 0.1;
// A contact that begins open has slid this much farther than anything moves; up to so many contacts all combinations
// of open and closed are tried.
constexpr double opening = 100;
constexpr std::size_t mostCombined = 5;

// Coulomb: sliding keeps the contact closed. Associated: it opens by mu |slip|, which always has an answer.
enum class SlidingFriction { Coulomb, Associated };

double largestOf(const Eigen::VectorXd& values)
{
    return values.size() > 0 ? values.cwiseAbs().maxCoeff() : 0.0;
}

double residualOf(const LinkSolution& solution)
{
    return std::max({solution.equilibriumResidual, solution.signResidual, solution.complementarityResidual});
}

}  // namespace

struct StaticsSolver::Workspace {
    LinkSystem system;
    LinkSystem::Balance balance;
    LinkSolution linkSolution;
    LoadSharing sharing;
    Eigen::VectorXd displacements;  // all rows
    StaticsSolution solution;
    bool isRestless = false;  // no slip agreed with its own friction

    bool accept(const Mechanism& mechanism, const Situation& situation);
    void clear(const Mechanism& mechanism);
    void solveLinks(const Mechanism& mechanism, const StaticsOptions& options, const CriterionWeights& weights);
    bool settle(const Mechanism& mechanism, const StaticsOptions& options, const CriterionWeights& weights,
                SlidingFriction friction, Eigen::VectorXd slips);
    bool isBalanced(double tolerance) const;
    bool breakLinks(const Mechanism& mechanism);
    void takeForces(const Mechanism& mechanism, const Situation& situation, const StaticsOptions& options);
    void takeMissing(const Mechanism& mechanism);
    void takeHistory();
    void takeDisplacements(const Mechanism& mechanism);
    void takeReactions(const Mechanism& mechanism, const Situation& situation);
    void takeContacts(const Mechanism& mechanism);
    void takeConstraints();
    void findFloatingNodes(const Mechanism& mechanism);
    void judge(const Mechanism& mechanism, const StaticsOptions& options);
    void remarkRedundancy(const Mechanism& mechanism);
    void remarkLaws(const Mechanism& mechanism, const StaticsOptions& options);
};

bool StaticsSolver::Workspace::accept(const Mechanism& mechanism, const Situation& situation)
{
    solution.message = faultOf(mechanism, situation);
    if (!solution.message.empty())
        solution.status = StaticsStatus::InvalidInput;
    return solution.message.empty();
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
    solution.elongations.resize(0);
    solution.gaps.resize(0);
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
void StaticsSolver::Workspace::solveLinks(const Mechanism& mechanism, const StaticsOptions& options,
                                          const CriterionWeights& weights)
{
    isRestless = false;
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
        if (settle(mechanism, options, weights, SlidingFriction::Coulomb, slips))
            return;
        if (start == 0 && linkSolution.displacement.size() == system.rows.size())  // else nothing came into balance
            far = opening * std::max(largestOf(system.rows.displacements(linkSolution.displacement)), smallestMove);
    }
    const bool isSettled = settle(mechanism, options, weights, SlidingFriction::Associated, elements.noSlips());
    isRestless = sliding > 0 && (isSettled || isBalanced(options.tolerance));
    if (isRestless && !linkSolution.isUsable()) {
        linkSolution.status = SolveStatus::Solved;  // of displacements that count for nothing
        linkSolution.complementarityResidual = 0;
    } else if (!isSettled && linkSolution.isUsable()) {
        linkSolution.status = SolveStatus::NotConverged;
        linkSolution.message = "the stiffness of a contact and its depth could not be brought together";
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
                                      const CriterionWeights& weights, SlidingFriction friction, Eigen::VectorXd slips)
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
    const LoadPath path = solveLoadPath(loadPathProblem(mechanism, system, {}));
    if (!path.isUsable() && path.status != SolveStatus::Infeasible)
        solution.remarks.push_back(unfollowedRemark(path.message));
    for (const LoadPathEvent& event : path.events) {
        if (event.change != SwitchingChange::Breaks)
            continue;
        const auto j = static_cast<std::size_t>(event.link);
        solution.broken[j] = true;
        solution.remarks.push_back(
            breakingRemark(mechanism.linkNames[j], mechanism.links[j].strength, event.parameter));
        system.problem.lower[event.link] = system.problem.upper[event.link] = 0;
        system.problem.imposed[event.link] = 0;
    }
    if (path.collapsed)
        system.limitAll(mechanism);  // what comes nearest breaks nothing
    return true;
}

void StaticsSolver::Workspace::takeForces(const Mechanism& mechanism, const Situation& situation,
                                          const StaticsOptions& options)
{
    const Eigen::Index links = system.linkCount();
    solution.forces = linkSolution.force.head(links);
    const double largest = largestOf(linkSolution.force);
    for (Eigen::Index j = 0; j < links; ++j)
        solution.engaged[static_cast<std::size_t>(j)] = std::abs(linkSolution.force[j]) > negligible * largest;
    takeHistory();
    system.calcBalance(mechanism, linkSolution.force, 1, balance);
    solution.joints = balance.joints;
    if (options.criterion.sharing == Sharing::Stiffness && linkSolution.isUsable() && !isRestless)
        takeDisplacements(mechanism);  // an optimality criterion knows no displacements
    takeReactions(mechanism, situation);
    takeContacts(mechanism);
    takeConstraints();
    findFloatingNodes(mechanism);
}

// Of the links alone: other elements have no place in the published order.
void StaticsSolver::Workspace::takeHistory()
{
    const Eigen::Index links = system.linkCount();
    if (links == linkSolution.force.size())
        return solution.history.swap(linkSolution.history);
    for (SwitchingStep& step : linkSolution.history) {
        if (step.row >= links)
            continue;
        step.step = static_cast<int>(solution.history.size()) + 1;
        step.values.conservativeResize(links);
        solution.history.push_back(std::move(step));
    }
    linkSolution.history.clear();
}

void StaticsSolver::Workspace::takeDisplacements(const Mechanism& mechanism)
{
    solution.hasDisplacements = true;
    displacements = system.rows.displacements(linkSolution.displacement);
    const Eigen::Index links = system.linkCount();
    solution.elongations.noalias() = -system.columns.leftCols(links).transpose() * displacements;
    solution.gaps.resize(links);
    for (Eigen::Index j = 0; j < links; ++j) {
        const bool isSlack
            = linkSolution.state[static_cast<std::size_t>(j)] != LinkState::Engaged && linkSolution.force[j] == 0;
        const double stretch = solution.elongations[j] + system.problem.imposed[j];
        solution.gaps[j] = isSlack ? std::abs(stretch) : 0;
    }
    for (int body = 1; body < mechanism.bodyCount; ++body) {
        const auto b = static_cast<std::size_t>(body);
        const Vector3& centre = system.configuration.jointCentres[static_cast<std::size_t>(mechanism.jointOfBody[b])];
        BodyDisplacement& displacement = solution.bodyDisplacements[b - 1];
        for (const int motion : mechanism.motionsOfBody[b]) {
            const auto m = static_cast<std::size_t>(motion);
            const Screw& screw = system.configuration.screws[m];
            const double rate = displacements[mechanism.motions[m].coordinate];
            displacement.rotation += rate * screw.angular;
            displacement.translation += rate * (screw.linear + screw.angular.cross(centre));
        }
    }
    const int dimension = mechanism.nodeDimension();
    for (std::size_t i = 0; i < mechanism.nodes.size(); ++i) {
        const Eigen::Index row = mechanism.coordinateCount + dimension * static_cast<Eigen::Index>(i);
        solution.nodeDisplacements[i].head(dimension) = displacements.segment(row, dimension);
    }
}

void StaticsSolver::Workspace::takeReactions(const Mechanism& mechanism, const Situation& situation)
{
    solution.efforts = system.givenEfforts;
    for (Eigen::Index k = 0; k < mechanism.coordinateCount; ++k) {
        if (situation.modes[static_cast<std::size_t>(k)] == CoordinateMode::Locked)
            solution.efforts[k] = solution.reactions[k] = -balance.unbalanced[k];
    }
    solution.passive = system.elements.deadEfforts();
    Eigen::Index column = system.linkCount();
    for (const Element& element : system.elements.list()) {
        if (element.kind != ElementKind::Contact)
            solution.passive += linkSolution.force[column] * element.effort.head(mechanism.coordinateCount);
        ++column;
    }
}

void StaticsSolver::Workspace::takeContacts(const Mechanism& mechanism)
{
    const double none = negligible * largestOf(linkSolution.force);
    for (std::size_t i = 0; i < mechanism.contacts.size(); ++i) {
        solution.contacts[i] = system.contactFrame(mechanism, static_cast<int>(i), linkSolution.force, none);
        ContactMode& mode = solution.contacts[i].mode;
        if (solution.hasDisplacements && mode != ContactMode::Open)
            mode = system.elements.slides(static_cast<int>(i)) ? ContactMode::Slides : ContactMode::Sticks;
        const double gap = solution.contacts[i].gap;
        if (!mechanism.contacts[i].compliance && gap < -placedTo)
            solution.remarks.push_back(sunkRemark(mechanism.contactNames[i], -gap));
    }
}

void StaticsSolver::Workspace::takeConstraints()
{
    if (!system.constraints)
        return;
    const std::vector<std::string>& names = system.constraints->names();
    for (std::size_t i = 0; i < names.size(); ++i)
        solution.constraints.push_back({names[i], balance.multipliers[static_cast<Eigen::Index>(i)], false, false,
                                        system.constraints->isAngle(static_cast<Eigen::Index>(i))});
    for (const int row : system.rows.redundant())
        solution.constraints[static_cast<std::size_t>(row)].isRedundant = true;
}

void StaticsSolver::Workspace::findFloatingNodes(const Mechanism& mechanism)
{
    solution.floating.assign(mechanism.nodes.size(), true);
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        if (!solution.engaged[j])
            continue;
        for (const StrandPull& it : system.strands.of(static_cast<int>(j))) {
            if (it.node >= 0)
                solution.floating[static_cast<std::size_t>(it.node)] = false;
        }
    }
}

// What no admissible forces can give, and the motion that proves it. Loads act on bodies alone, so what lacks is looked
// for at the coordinates, not at massless nodes and sliding points.
void StaticsSolver::Workspace::takeMissing(const Mechanism& mechanism)
{
    constexpr double massless = 1e-6;  // a thousandth of a thousandth: what is left there is 1e-12 of the whole
    if (system.rows.size() > 0 && system.columns.rows() > mechanism.coordinateCount) {
        LinkProblem atCoordinates = system.problem;
        atCoordinates.rowLength = system.rows.reducedLengths(massless);
        MissingSupport support;
        if (support.find(atCoordinates)) {
            linkSolution.missing = support.missing();
            linkSolution.force = support.force();
        }
    }
    Eigen::VectorXd missing = system.rows.leastForces(linkSolution.missing);
    missing = (missing.array().abs() > negligible * largestOf(missing)).select(missing, 0.0);
    const Eigen::Index coordinates = mechanism.coordinateCount;
    solution.missing = missing.head(coordinates);
    const int dimension = mechanism.nodeDimension();
    for (std::size_t i = 0; i < mechanism.nodes.size(); ++i)
        solution.missingAtNodes[i].head(dimension)
            = missing.segment(coordinates + dimension * static_cast<Eigen::Index>(i), dimension);
    solution.collapse = system.rows.displacements(linkSolution.collapse).head(mechanism.rowCount());
    if (const double largest = largestOf(solution.collapse); largest > 0)
        solution.collapse /= largest;
}

void StaticsSolver::Workspace::judge(const Mechanism& mechanism, const StaticsOptions& options)
{
    if (linkSolution.status == SolveStatus::Infeasible) {
        solution.status = StaticsStatus::NotHoldable;
        solution.message = notHoldableMessage(mechanism, solution);
        for (const std::string& remark : solution.remarks)
            solution.message += "; " + remark;
        return;
    }
    solution.equilibriumResidual = linkSolution.equilibriumResidual;
    solution.signResidual = linkSolution.signResidual;
    solution.complementarityResidual = linkSolution.complementarityResidual;
    solution.residual = residualOf(linkSolution);
    const bool finite = solution.reactions.allFinite()
                        && std::all_of(solution.joints.begin(), solution.joints.end(), [](const JointForce& joint) {
                               return joint.force.allFinite() && joint.moment.allFinite();
                           });
    const bool good = linkSolution.status == SolveStatus::Solved && solution.residual <= options.tolerance && finite;
    solution.status = good ? StaticsStatus::Solved : StaticsStatus::NotConverged;
    solution.message = good ? "solved" : "the solution did not pass its own verification: " + linkSolution.message;
    remarkRedundancy(mechanism);
    remarkLaws(mechanism, options);
    if (!good || options.criterion.sharing != Sharing::PseudoInverse)
        return;
    if (const std::string faults = inadmissibleForces(mechanism, solution); !faults.empty()) {
        solution.status = StaticsStatus::NotAdmissible;
        solution.message = notAdmissibleMessage(faults);
    }
}

// Where the laws that statics takes are not those that a person may expect.
void StaticsSolver::Workspace::remarkLaws(const Mechanism& mechanism, const StaticsOptions& options)
{
    const bool isElastic = options.criterion.sharing == Sharing::Stiffness;
    if (isRestless) {
        std::vector<std::string> sliding;
        for (std::size_t i = 0; i < solution.contacts.size(); ++i) {
            if (solution.contacts[i].mode == ContactMode::Slides)
                sliding.push_back(mechanism.contactNames[i]);
        }
        solution.remarks.push_back(restlessRemark(sliding));
    }
    const auto gives = [](const CompiledResistance& it) { return it.resistance.spring || it.resistance.stop; };
    if (!isElastic && std::any_of(mechanism.resistances.begin(), mechanism.resistances.end(), gives))
        solution.remarks.push_back(deadSpringRemark());
    for (const WrapFault& fault : system.strands.faults)
        solution.remarks.push_back(describe(fault, mechanism));
}

void StaticsSolver::Workspace::remarkRedundancy(const Mechanism& mechanism)
{
    if (!system.rows.redundant().empty())
        solution.remarks.push_back(redundantRemark(*system.constraints, system.rows.redundant()));
    if (isRestless)
        return;  // one remark of its own says that the forces are one of many distributions
    const double noGap = solution.hasDisplacements ? 10 * slipKnown * std::max(largestOf(displacements), smallestMove)
                                                   : std::numeric_limits<double>::infinity();
    std::vector<std::string> contacts;
    for (const int contact : findUndeterminedContacts(system, linkSolution, noGap))
        contacts.push_back(mechanism.contactNames[static_cast<std::size_t>(contact)]);
    if (!contacts.empty())
        solution.remarks.push_back(undeterminedRemark(contacts));
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
    const Mechanism& mechanism = *m_mechanism;
    w.clear(mechanism);
    if (!w.accept(mechanism, situation))
        return w.solution;
    Result<CriterionWeights> weights = makeWeights(options.criterion, mechanism);
    if (!weights) {
        w.solution.status = StaticsStatus::InvalidInput;
        w.solution.message = weights.diagnostics.front().message;
        return w.solution;
    }
    const bool isElastic = options.criterion.sharing == Sharing::Stiffness;
    w.system.build(mechanism, situation, isElastic ? ElementUse::Elastic : ElementUse::Reactions);
    w.solution.lengths = w.system.strands.lengths;
    w.solution.momentArms = w.system.columns.topLeftCorner(mechanism.rowCount(), mechanism.linkCount());
    if (w.system.largestConstraintGap() > constraintTolerance) {
        w.solution.status = StaticsStatus::InvalidInput;
        w.solution.message = constraintGapMessage(*w.system.constraints);
        return w.solution;
    }
    if (options.criterion.sharing == Sharing::PseudoInverse)
        removeLimits(w.system.problem);
    else if (!isElastic)
        w.system.limitAll(mechanism);
    weights.value->extendTo(w.system.columns.cols());
    w.solveLinks(mechanism, options, *weights.value);
    if (isElastic && w.linkSolution.status != SolveStatus::InvalidInput && w.breakLinks(mechanism))
        w.solveLinks(mechanism, options, *weights.value);
    if (w.linkSolution.status != SolveStatus::Solved && w.linkSolution.status != SolveStatus::Infeasible) {
        const bool isOurs = w.linkSolution.status == SolveStatus::NotConverged;
        const bool isCancelled = w.linkSolution.status == SolveStatus::Cancelled;
        w.solution.status = isCancelled ? StaticsStatus::NotRun
                            : isOurs    ? StaticsStatus::NotConverged
                                        : StaticsStatus::InvalidInput;
        w.solution.message = w.linkSolution.message;
        return w.solution;
    }
    if (w.linkSolution.status == SolveStatus::Infeasible)
        w.takeMissing(mechanism);
    w.takeForces(mechanism, situation, options);
    w.judge(mechanism, options);
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
