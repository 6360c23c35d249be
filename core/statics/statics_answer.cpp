#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/complementarity/missing_support.h"
#include "core/math/vector.h"
#include "core/statics/admissibility.h"
#include "core/statics/statics_words.h"
#include "core/statics/statics_workspace.h"
#include "core/statics/stress_remark.h"
#include "core/statics/undetermined_contacts.h"

// What a solved link problem says of the posture: forces, displacements, reactions, what lacks, and whether it may be used.

namespace sinew {

namespace {

// What a contact bears beyond so many weights of all bodies is no load that anyone put there: twice what a hip bore when a
// patient stumbled, 8.7 body weights (Bergmann, Graichen and Rohlmann 1993).
constexpr double mostWeights = 17.4;

double weightOf(const Mechanism& mechanism, const Situation& situation)
{
    double mass = 0;
    for (const Amount& it : mechanism.masses)
        mass += massInSi(it, situation.bodyWeight);
    return mass * situation.gravity.norm();
}

double residualOf(const LinkSolution& solution)
{
    return std::max({solution.equilibriumResidual, solution.signResidual, solution.complementarityResidual});
}

}  // namespace

void StaticsSolver::Workspace::takeForces(const Mechanism& mechanism, const Situation& situation,
                                          const StaticsOptions& options)
{
    const Eigen::Index links = system.linkCount();
    solution.forces = linkSolution.force.head(links);
    const double largest = largestOf(linkSolution.force);
    for (Eigen::Index j = 0; j < links; ++j)
        solution.engaged[static_cast<std::size_t>(j)] = std::abs(linkSolution.force[j]) > negligibleForce * largest;
    takeHistory();
    system.calcBalance(mechanism, linkSolution.force, 1, balance);
    solution.joints = balance.joints;
    if (options.criterion.sharing == Sharing::Stiffness && linkSolution.isUsable() && !isRestless)
        takeDisplacements(mechanism);  // an optimality criterion knows no displacements
    takeReactions(mechanism, situation);
    takeContacts(mechanism, situation, options);
    takeConstraints();
    findFloatingNodes(mechanism);
}

// Of the links alone: other elements have no place in the published order.
void StaticsSolver::Workspace::takeHistory()
{
    const Eigen::Index links = system.linkCount();
    if (links == linkSolution.force.size())
        return solution.history.swap(linkSolution.history);
    int original = 0;
    for (SwitchingStep& step : linkSolution.history) {
        if (step.row >= links)
            continue;
        const int last = solution.history.empty() ? 0 : solution.history.back().step;
        const bool isTogether = std::exchange(original, step.step) == step.step;
        step.step = isTogether ? last : last + 1;
        step.values.conservativeResize(links);
        solution.history.push_back(std::move(step));
    }
    linkSolution.history.clear();
}

void StaticsSolver::Workspace::takeDisplacements(const Mechanism& mechanism)
{
    solution.hasDisplacements = true;
    system.rows.calcDisplacements(linkSolution.displacement, displacements);
    solution.displacements = displacements.head(mechanism.rowCount());
    const Eigen::Index links = system.linkCount();
    solution.elongations.noalias() = system.columns.leftCols(links).transpose() * displacements;
    solution.elongations = -solution.elongations;
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

void StaticsSolver::Workspace::takeContacts(const Mechanism& mechanism, const Situation& situation,
                                            const StaticsOptions& options)
{
    const double weight = weightOf(mechanism, situation);
    const double none = negligibleForce * largestOf(linkSolution.force);
    for (std::size_t i = 0; i < mechanism.contacts.size(); ++i) {
        solution.contacts[i] = system.contactFrame(mechanism, static_cast<int>(i), linkSolution.force, none);
        ContactMode& mode = solution.contacts[i].mode;
        if (solution.hasDisplacements && mode != ContactMode::Open)
            mode = mode == ContactMode::Slides && system.elements.slides(static_cast<int>(i)) ? ContactMode::Slides
                                                                                              : ContactMode::Sticks;
        const double gap = solution.contacts[i].gap;
        if (!mechanism.contacts[i].compliance && gap < -placedTo)
            solution.remarks.push_back(sunkRemark(mechanism.contactNames[i], -gap));
        takeOpenContact(mechanism, static_cast<int>(i), options);
        const double weights = weight > 0 ? solution.contacts[i].normal / weight : 0;
        if (mechanism.contacts[i].compliance && weights > mostWeights)
            solution.remarks.push_back(deepRemark(mechanism.contactNames[i], -gap, weights));
    }
}

// A criterion knows no displacements: an open contact bears nothing, one that is all but touching counts as touching.
void StaticsSolver::Workspace::takeOpenContact(const Mechanism& mechanism, int contact, const StaticsOptions& options)
{
    const ContactFrame& frame = solution.contacts[static_cast<std::size_t>(contact)];
    if (options.criterion.sharing == Sharing::Stiffness || frame.gap <= placedTo)
        return;
    const Sentence open = openContactWords(mechanism, contact, frame.gap);
    if (frame.mode != ContactMode::Open)
        solution.remarks.push_back(sentence("%1 and counts as touching", open));
    else if (linkSolution.status == SolveStatus::Infeasible)
        solution.remarks.push_back(open);
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
    Eigen::VectorXd missing = system.rows.leastForces(linkSolution.missing);
    if (system.rows.size() > 0 && system.columns.rows() > mechanism.coordinateCount) {
        LinkProblem apart = system.problem;
        system.takeNodesApart(mechanism, apart);
        system.rows.calcReducedLengths(apart.rowLength, massless);
        MissingSupport support;
        // What lacks so little that nothing proves it beside the nodes' measure is what the solver found.
        if (support.find(apart) && support.isProven()) {
            missing = system.rows.leastForces(support.missing());
            linkSolution.force = support.force();
        } else {
            system.takeNodesApart(mechanism, missing);
        }
    }
    missing = (missing.array().abs() > negligibleForce * largestOf(missing)).select(missing, 0.0);
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
        remarkStrands(mechanism);
        solution.message = notHoldableMessage(mechanism, solution);
        for (const Sentence& remark : solution.remarks)
            solution.message = sentence("%1; %2", solution.message, remark);
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
    solution.message = good ? sentence("solved")
                            : sentence("the solution did not pass its own verification: %1", linkSolution.message);
    remarkRedundancy(mechanism);
    remarkLaws(mechanism, options);
    if (!good || options.criterion.sharing != Sharing::PseudoInverse)
        return;
    if (const Sentence faults = inadmissibleForces(mechanism, solution); !faults.empty()) {
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
        if (!sliding.empty())  // else no friction is at its limit, and nothing contradicts Coulomb's law
            solution.remarks.push_back(restlessRemark(sliding));
    }
    const auto gives = [](const CompiledResistance& it) { return it.resistance.spring || it.resistance.stop; };
    if (!isElastic && std::any_of(mechanism.resistances.begin(), mechanism.resistances.end(), gives))
        solution.remarks.push_back(deadSpringRemark());
    if (const auto stress = stressRemark(mechanism, solution.forces))
        solution.remarks.push_back(*stress);
    remarkStrands(mechanism);
}

void StaticsSolver::Workspace::remarkStrands(const Mechanism& mechanism)
{
    if (mechanism.wraps.empty())
        return;
    if (!restSides)
        restSides = calcRestSides(mechanism);
    for (const WrapFault& fault : system.strands.faults)
        solution.remarks.push_back(describe(fault, mechanism));
    for (const WrapFault& fault : turnedStrands(mechanism, system.configuration, system.strands, *restSides))
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

}  // namespace sinew
