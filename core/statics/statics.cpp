#include "core/statics/statics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/statics/body_forces.h"
#include "core/statics/link_system.h"
#include "core/statics/recruitment.h"

namespace sinew {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
// Stiffness of the reserves that find what is missing, relative to the links': small enough to leave all that links
// can do to them.
constexpr double reserveRatio = 1e-8;
// A force below this share of the largest is none; the solver's own round-off is a thousand times smaller.
constexpr double negligible = 1e-9;

std::string inWords(double effort, const char* unit)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.3g %s", effort, unit);
    return text;
}

}  // namespace

struct StaticsSolver::Workspace {
    LinkSystem system;
    std::vector<Wrench> bodyForces;
    LinkSolution linkSolution;
    LoadSharing sharing;
    StaticsSolution solution;

    bool accept(const Mechanism& mechanism, const Situation& situation);
    void clear(const Mechanism& mechanism);
    void findMissing(const Mechanism& mechanism);
    void takeForces(const Mechanism& mechanism, const Situation& situation, const StaticsOptions& options);
    void takeDisplacements(const Mechanism& mechanism);
    void calcReactions(const Mechanism& mechanism, const Situation& situation);
    void judge(const Mechanism& mechanism, const StaticsOptions& options);
    void findFloatingNodes(const Mechanism& mechanism);
    std::string notHoldableMessage(const Mechanism& mechanism) const;
};

bool StaticsSolver::Workspace::accept(const Mechanism& mechanism, const Situation& situation)
{
    const std::string fault = faultOf(mechanism, situation);
    if (fault.empty())
        return true;
    solution.status = StaticsStatus::InvalidInput;
    solution.message = fault;
    return false;
}

void StaticsSolver::Workspace::clear(const Mechanism& mechanism)
{
    const Eigen::Index links = mechanism.linkCount(), coordinates = mechanism.coordinateCount;
    solution.residual = solution.equilibriumResidual = solution.signResidual = solution.complementarityResidual = 0;
    solution.forces.setZero(links);
    solution.lengths.setZero(links);
    solution.momentArms.setZero(mechanism.rowCount(), links);
    solution.joints.assign(mechanism.jointOfModel.size(), JointForce{});
    solution.engaged.assign(static_cast<std::size_t>(links), false);
    solution.elongations.setZero(links);
    solution.reactions.setZero(coordinates);
    solution.efforts.setZero(coordinates);
    solution.missing.setZero(coordinates);
    solution.bodyDisplacements.assign(static_cast<std::size_t>(mechanism.bodyCount - 1), BodyDisplacement{});
    solution.nodeDisplacements.assign(mechanism.nodes.size(), Vector3::Zero());
    solution.floating.assign(mechanism.nodes.size(), false);
    solution.history.clear();
}

// Gives every active row a soft two-way reserve; what the reserves must give is what the links lack, least in the
// sense of squared moments over the rows' stiffness.
void StaticsSolver::Workspace::findMissing(const Mechanism& mechanism)
{
    std::vector<SwitchingStep> history = std::move(linkSolution.history);
    const LinkProblem& problem = system.problem;
    const std::vector<Eigen::Index>& activeRows = system.activeRows;
    // Nodes bear no load, so they stand in balance without reserves; coordinates come first among the rows.
    const Eigen::Index rows = problem.L.rows(), count = problem.L.cols();
    const Eigen::Index reserves = std::count_if(activeRows.begin(), activeRows.end(),
                                                [&](Eigen::Index k) { return k < mechanism.coordinateCount; });
    LinkProblem reserved;
    reserved.L.setZero(rows, count + reserves);
    reserved.L.leftCols(count) = problem.L;
    reserved.L.rightCols(reserves).topRows(reserves).setIdentity();
    reserved.stiffness.resize(count + reserves);
    reserved.stiffness.head(count) = problem.stiffness;
    for (Eigen::Index k = 0; k < reserves; ++k) {
        const double diagonal = (problem.L.row(k).array().square() * problem.stiffness.transpose().array()).sum();
        reserved.stiffness[count + k] = diagonal > 0 ? reserveRatio * diagonal : 1.0;
    }
    reserved.imposed.setZero(count + reserves);
    reserved.imposed.head(count) = problem.imposed;
    reserved.load = problem.load;
    reserved.loadTerms = problem.loadTerms;
    reserved.lower.setConstant(count + reserves, -infinity);
    reserved.lower.head(count) = problem.lower;
    reserved.upper.setConstant(count + reserves, infinity);
    reserved.upper.head(count) = problem.upper;
    LinkSolution nearest;
    sharing.solve(Criterion{}, reserved, {}, nearest);
    linkSolution.force.setZero(count);
    linkSolution.displacement.setZero(rows);
    linkSolution.state.assign(static_cast<std::size_t>(count), LinkState::AtLower);
    linkSolution.history = std::move(history);
    if (!nearest.isUsable())
        return;
    linkSolution.force = nearest.force.head(count);
    for (Eigen::Index i = 0; i < reserves; ++i)
        solution.missing[activeRows[static_cast<std::size_t>(i)]] = nearest.force[count + i];
    const double scale = std::max(problem.load.cwiseAbs().maxCoeff(), solution.missing.cwiseAbs().maxCoeff());
    solution.missing = (solution.missing.array().abs() > 1e-6 * scale).select(solution.missing, 0.0);
}

void StaticsSolver::Workspace::takeForces(const Mechanism& mechanism, const Situation& situation,
                                          const StaticsOptions& options)
{
    solution.forces = linkSolution.force;
    const double largest = linkSolution.force.size() > 0 ? linkSolution.force.cwiseAbs().maxCoeff() : 0.0;
    for (Eigen::Index j = 0; j < linkSolution.force.size(); ++j)
        solution.engaged[static_cast<std::size_t>(j)] = std::abs(linkSolution.force[j]) > negligible * largest;
    solution.history = std::move(linkSolution.history);
    if (options.criterion.sharing == Sharing::Stiffness)
        takeDisplacements(mechanism);  // an optimality criterion knows no displacements
    calcReactions(mechanism, situation);
    findFloatingNodes(mechanism);
    bodyForces = system.external;
    addLinkForces(mechanism, system.configuration, solution.forces, bodyForces);
    calcJointForces(mechanism, system.configuration, bodyForces, solution.joints);
}

void StaticsSolver::Workspace::takeDisplacements(const Mechanism& mechanism)
{
    Eigen::VectorXd u = Eigen::VectorXd::Zero(mechanism.rowCount());
    for (std::size_t i = 0; i < system.activeRows.size(); ++i)
        u[system.activeRows[i]] = linkSolution.displacement[static_cast<Eigen::Index>(i)];
    solution.elongations.noalias() = -system.paths.momentArms.transpose() * u;
    for (int body = 1; body < mechanism.bodyCount; ++body) {
        const auto b = static_cast<std::size_t>(body);
        const Vector3& centre = system.configuration.jointCentres[static_cast<std::size_t>(mechanism.jointOfBody[b])];
        BodyDisplacement& displacement = solution.bodyDisplacements[b - 1];
        for (const int motion : mechanism.motionsOfBody[b]) {
            const auto m = static_cast<std::size_t>(motion);
            const Screw& screw = system.configuration.screws[m];
            const double rate = u[mechanism.motions[m].coordinate];
            displacement.rotation += rate * screw.angular;
            displacement.translation += rate * (screw.linear + screw.angular.cross(centre));
        }
    }
    const int dimension = mechanism.nodeDimension();
    for (std::size_t i = 0; i < mechanism.nodes.size(); ++i) {
        const Eigen::Index row = mechanism.coordinateCount + dimension * static_cast<Eigen::Index>(i);
        solution.nodeDisplacements[i].head(dimension) = u.segment(row, dimension);
    }
}

void StaticsSolver::Workspace::calcReactions(const Mechanism& mechanism, const Situation& situation)
{
    for (Eigen::Index k = 0; k < mechanism.coordinateCount; ++k) {
        if (situation.modes[static_cast<std::size_t>(k)] != CoordinateMode::Locked)
            continue;
        solution.reactions[k] = -(system.paths.momentArms.row(k).dot(solution.forces) + system.load.value[k]);
        solution.efforts[k] = solution.reactions[k];
    }
}

void StaticsSolver::Workspace::findFloatingNodes(const Mechanism& mechanism)
{
    solution.floating.assign(mechanism.nodes.size(), true);
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        if (!solution.engaged[j])
            continue;
        const CompiledLink& link = mechanism.links[j];
        for (int i = 0; i < link.pointCount; ++i) {
            const int node = mechanism.points[static_cast<std::size_t>(link.firstPoint + i)].node;
            if (node >= 0)
                solution.floating[static_cast<std::size_t>(node)] = false;
        }
    }
}

void StaticsSolver::Workspace::judge(const Mechanism& mechanism, const StaticsOptions& options)
{
    if (linkSolution.status == SolveStatus::Infeasible) {
        const bool lacks = solution.missing.size() > 0 && solution.missing.cwiseAbs().maxCoeff() > 0;
        solution.status = lacks ? StaticsStatus::NotHoldable : StaticsStatus::NotConverged;
        solution.message
            = lacks ? notHoldableMessage(mechanism) : "the links were found unable to hold, yet nothing is missing";
        return;
    }
    solution.equilibriumResidual = linkSolution.equilibriumResidual;
    solution.signResidual = linkSolution.signResidual;
    solution.complementarityResidual = linkSolution.complementarityResidual;
    solution.residual
        = std::max({linkSolution.equilibriumResidual, linkSolution.signResidual, linkSolution.complementarityResidual});
    const bool finite = solution.reactions.allFinite()
                        && std::all_of(solution.joints.begin(), solution.joints.end(), [](const JointForce& joint) {
                               return joint.force.allFinite() && joint.moment.allFinite();
                           });
    const bool good = linkSolution.status == SolveStatus::Solved && solution.residual <= options.tolerance && finite;
    solution.status = good ? StaticsStatus::Solved : StaticsStatus::NotConverged;
    solution.message = good ? "solved" : "the solution did not pass its own verification: " + linkSolution.message;
}

std::string StaticsSolver::Workspace::notHoldableMessage(const Mechanism& mechanism) const
{
    std::string text = "this posture cannot be held:";
    const char* separator = " ";
    for (Eigen::Index k = 0; k < mechanism.coordinateCount; ++k) {
        if (solution.missing[k] == 0)
            continue;
        const auto index = static_cast<std::size_t>(k);
        const char* unit = mechanism.coordinateKinds[index] == CoordinateKind::Rotation ? "N m" : "N";
        text += separator + ("'" + mechanism.coordinateNames[index]) + "' lacks " + inWords(solution.missing[k], unit);
        separator = ", ";
    }
    return text;
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
    const Result<CriterionWeights> weights = makeWeights(options.criterion, mechanism);
    if (!weights) {
        w.solution.status = StaticsStatus::InvalidInput;
        w.solution.message = weights.diagnostics.front().message;
        return w.solution;
    }
    w.system.build(mechanism, situation);
    if (options.criterion.sharing != Sharing::Stiffness)
        w.system.limitAll(mechanism);
    w.solution.lengths = w.system.paths.lengths;
    w.solution.momentArms = w.system.paths.momentArms;
    w.solution.efforts = w.system.givenEfforts;
    w.sharing.solve(options.criterion, w.system.problem, *weights.value, w.linkSolution, options.keepHistory);
    if (w.linkSolution.status == SolveStatus::InvalidInput || w.linkSolution.status == SolveStatus::NotConverged) {
        w.solution.status = w.linkSolution.status == SolveStatus::InvalidInput ? StaticsStatus::InvalidInput
                                                                               : StaticsStatus::NotConverged;
        w.solution.message = w.linkSolution.message;
        return w.solution;
    }
    if (w.linkSolution.status == SolveStatus::Infeasible)
        w.findMissing(mechanism);
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
