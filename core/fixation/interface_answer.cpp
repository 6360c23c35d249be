#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/fixation/interface_solver.h"
#include "core/math/decompositions.h"

namespace sinew {

namespace {

// Force along a direction at a point.
Wrench cellWrench(const Vector3& position, const Vector3& force)
{
    Wrench wrench;
    wrench << force, position.cross(force);
    return wrench;
}

// K = sum of stiffness v v', without what is round-off of its diagonal.
struct Springs {
    Matrix6 columns;
    Wrench stiffness;
};

Springs springsOf(const Matrix6& K, double length)
{
    constexpr double roundOff = 1e-12;
    Wrench scale;
    scale << 1, 1, 1, length, length, length;
    const Matrix6 scaled = scale.cwiseInverse().asDiagonal() * K * scale.cwiseInverse().asDiagonal();
    const Eigen::LDLT<Matrix6> factor(scaled);
    const Matrix6 lower = factor.matrixL();
    Springs springs;
    springs.columns = scale.asDiagonal() * (factor.transpositionsP().transpose() * lower);
    springs.stiffness = factor.vectorD();
    const double largest = scaled.diagonal().cwiseAbs().maxCoeff();
    for (double& stiffness : springs.stiffness) {
        if (stiffness <= roundOff * largest)
            stiffness = 0;
    }
    return springs;
}

}  // namespace

void InterfaceSolver::LinkRows::add(const Twist& column, double stiffness, double imposed, double lower, double upper)
{
    m_rows.push_back({column, stiffness, imposed, lower, upper});
}

void InterfaceSolver::LinkRows::write(const Wrench& load, double typicalLength, LinkProblem& problem) const
{
    const auto count = static_cast<Eigen::Index>(m_rows.size());
    problem.L.resize(6, count);
    for (Eigen::VectorXd* each : {&problem.stiffness, &problem.imposed, &problem.lower, &problem.upper})
        each->resize(count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const Row& row = m_rows[static_cast<std::size_t>(i)];
        problem.L.col(i) = -row.column;
        problem.stiffness[i] = row.stiffness;
        problem.imposed[i] = row.imposed;
        problem.lower[i] = row.lower;
        problem.upper[i] = row.upper;
    }
    problem.load = load;
    problem.rowLength.setOnes(6);
    problem.rowLength.tail<3>().setConstant(typicalLength);
}

void InterfaceSolver::record(double factor, InterfaceAnswer& answer) const
{
    InterfaceStep step{factor, m_q - m_tightening, 0, 0};
    m_cells.calcShares(m_q, step);
    for (const Guide& guide : m_guides)
        step.sliders.push_back(guide.forceAt(m_q));
    answer.steps.push_back(step);
}

void InterfaceSolver::say(InterfaceAnswer& answer) const
{
    answer.iterations = m_iterations;
    answer.displacement = m_q - m_tightening;
    m_cells.calcAnswers(m_q, answer.cells);
    addDevices(answer);
    answer.residual = residualOf(answer);
    const bool isSound = answer.residual <= trustworthy;  // not true of what is no number
    answer.status = isSound ? SolveStatus::Solved : SolveStatus::NotConverged;
    answer.message = isSound ? sentence("solved")
                             : sentence("the answer does not balance the load; this is a fault of the method");
}

void InterfaceSolver::addDevices(InterfaceAnswer& answer) const
{
    for (const InterfaceBeam& beam : m_problem->beams)
        answer.beams.emplace_back(-0.5 * (beam.stiffness + beam.stiffness.transpose()) * m_q);
    for (std::size_t i = 0; i < m_ties.size(); ++i) {
        const double tension = m_problem->ties[i].stiffness * (m_ties[i].dot(m_q) + m_tieShortening[i]);
        answer.ties.push_back(std::max(0.0, tension));
    }
    for (const Guide& guide : m_guides)
        answer.sliders.push_back(guide.forceAt(m_q));
}

// The balance from fresh sums of the forces of all parts where the problem places them, not where the solver does.
double InterfaceSolver::residualOf(const InterfaceAnswer& answer) const
{
    Wrench sum = m_problem->load;
    double terms = sizeOf(sum);
    const auto add = [&](const Wrench& wrench) {
        sum += wrench;
        terms = std::max(terms, sizeOf(wrench));
    };
    for (std::size_t i = 0; i < answer.cells.size(); ++i) {
        const InterfaceCell& cell = m_problem->cells[i];
        const double force = answer.cells[i].pressure * cell.area;
        add(cellWrench(cell.position, force * cell.normal.normalized()));
        add(cellWrench(cell.position, answer.cells[i].friction));
    }
    for (const Wrench& beam : answer.beams)
        add(beam);
    for (std::size_t i = 0; i < m_ties.size(); ++i)
        add(-answer.ties[i] * m_ties[i]);
    for (std::size_t i = 0; i < m_guides.size(); ++i)
        add(-answer.sliders[i] * m_guides[i].axis);
    return terms > 0 ? sizeOf(sum) / terms : 0;
}

// The frictionless parts as links, and friction as links that hold without limit or are left out; all about the state
// before tightening.
void InterfaceSolver::solveLinks(const Wrench& load, bool isTightening, bool sticks)
{
    m_rows.clear();
    for (std::size_t i = 0; i < m_problem->cells.size(); ++i) {
        const InterfaceCell& cell = m_problem->cells[i];
        const Matrix3& axes = m_cells.axesOf(i);
        m_rows.add(cellWrench(cell.position, axes.row(2)), cell.normalStiffness * cell.area, cell.gap, -infinity, 0);
        for (Eigen::Index k = 0; sticks && cell.friction > 0 && cell.tangentStiffness > 0 && k < 2; ++k)
            m_rows.add(cellWrench(cell.position, axes.row(k)), cell.tangentStiffness * cell.area, -m_cells.rootOf(i)[k],
                       -infinity, infinity);
    }
    boundGuides(m_q);
    addOthers(isTightening);
    m_rows.write(load, m_problem->typicalLength, m_linkProblem);
    m_links.solve(m_linkProblem, m_linkSolution, {.keepHistory = false});
}

void InterfaceSolver::addOthers(bool isTightening)
{
    const Springs springs = springsOf(m_beams, m_problem->typicalLength);
    for (Eigen::Index k = 0; k < 6; ++k) {
        if (springs.stiffness[k] > 0)
            m_rows.add(springs.columns.col(k), springs.stiffness[k], 0, -infinity, infinity);
    }
    for (std::size_t i = 0; i < m_ties.size() && !isTightening; ++i)
        m_rows.add(m_ties[i], m_problem->ties[i].stiffness, m_tieShortening[i], 0, infinity);
    // Ties are tightened without friction, and guides are friction.
    for (const Guide& guide : m_guides) {
        if (guide.bound > 0 && !isTightening)
            m_rows.add(guide.axis, guide.stated->stiffness, -guide.root, -guide.bound, guide.bound);
    }
}

// Forces of a cell that lie in a cone round its normal, somewhat wider than that of friction, are sums of unilateral
// links along the edges of a pyramid round the cone.
void InterfaceSolver::addCones(const Vector3& drive)
{
    constexpr int edges = 16;
    const double wider = 1 / std::cos(std::numbers::pi / edges);
    for (std::size_t i = 0; i < m_problem->cells.size(); ++i) {
        const InterfaceCell& cell = m_problem->cells[i];
        const Matrix3& axes = m_cells.axesOf(i);
        const Vector3 driven = axes * drive;
        const double towards = std::atan2(driven.y(), driven.x());
        const double mu = cell.tangentStiffness > 0 ? cell.friction * wider : 0;
        for (int k = 0; k < edges; ++k) {
            const double angle = towards + (2 * k + 1) * std::numbers::pi / edges;  // the load drives against a face
            const Vector3 edge(mu * std::cos(angle), mu * std::sin(angle), 1);
            m_rows.add(cellWrench(cell.position, axes.transpose() * edge), cell.normalStiffness * cell.area, 0,
                       -infinity, 0);
        }
    }
}

void InterfaceSolver::solveCones(const Wrench& load)
{
    m_rows.clear();
    addCones(load.head<3>());
    addOthers(false);
    m_rows.write(load, m_problem->typicalLength, m_linkProblem);
    m_links.solve(m_linkProblem, m_linkSolution, {.keepHistory = false});
}

// Why no balance was found. Where not even cones somewhat wider than those of friction hold the load, whatever the
// stiffness, nothing does.
void InterfaceSolver::explain(const Wrench& load, InterfaceAnswer& answer)
{
    for (Guide& guide : m_guides)
        guide.bound = guide.stated->presses.empty() ? guide.stated->limit : infinity;
    solveCones(load);
    // Guides that rub bear no more than what presses on them where they are held.
    if (m_linkSolution.isUsable() && !m_guides.empty()) {
        boundGuides(m_linkSolution.displacement);
        solveCones(load);
    }
    answer.iterations = m_iterations;
    if (m_linkSolution.status != SolveStatus::Infeasible) {
        answer.status = SolveStatus::NotConverged;
        answer.message = sentence("no balance was found, though friction might hold the load; parts of it 32 times "
                                  "smaller did not help");  // see follow()
        return;
    }
    answer.status = SolveStatus::Infeasible;
    answer.collapse = m_linkSolution.collapse;
    answer.collapse.tail<3>() *= m_problem->typicalLength;
    answer.collapse /= std::max(answer.collapse.cwiseAbs().maxCoeff(), std::numeric_limits<double>::min());
    const double slides = answer.collapse.head<3>().norm(), turns = answer.collapse.tail<3>().norm();
    answer.message = turns > slides ? sentence("the fragments cannot be held: nothing resists this turning enough")
                                    : sentence("the fragments cannot be held: nothing resists this sliding enough");
}

}  // namespace sinew
