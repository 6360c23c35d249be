#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include <Eigen/Geometry>

#include "core/fixation/interface_solver.h"
#include "core/math/decompositions.h"

namespace sinew {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double slipping = 1 - 1e-9;  // of the limit

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

LinkProblem InterfaceSolver::LinkRows::problem(const Wrench& load, double typicalLength) const
{
    const auto count = static_cast<Eigen::Index>(m_rows.size());
    LinkProblem problem;
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
    problem.rowLength = Eigen::VectorXd::Ones(6);
    problem.rowLength.tail<3>().setConstant(typicalLength);
    return problem;
}

void InterfaceSolver::record(double factor, InterfaceAnswer& answer) const
{
    InterfaceStep step{factor, m_q - answer.tightening, 0, 0};
    double area = 0, pressed = 0, slipped = 0;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const Cell& cell = m_cells[i];
        const double each = m_problem->cells[i].area, opening = cell.normal.dot(m_q) + cell.gap;
        area += each;
        if (opening >= 0)
            continue;
        pressed += each;
        const double friction = cell.kt * (cell.tangents * m_q - cell.root).norm();
        if (friction >= slipping * cell.friction * -cell.kn * opening)
            slipped += each;
    }
    step.pressedShare = area > 0 ? pressed / area : 0;
    step.slippingShare = pressed > 0 ? slipped / pressed : 0;
    answer.steps.push_back(step);
}

// The forces of all parts, and the balance from fresh sums of them.
void InterfaceSolver::say(InterfaceAnswer& answer) const
{
    answer.iterations = m_iterations;
    answer.displacement = m_q - answer.tightening;
    Wrench sum = m_problem->load;
    double terms = sizeOf(sum);
    const auto add = [&](const Wrench& wrench) {
        sum += wrench;
        terms = std::max(terms, sizeOf(wrench));
    };
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const Cell& cell = m_cells[i];
        CellAnswer each;
        each.opening = cell.normal.dot(m_q) + cell.gap;
        each.slip = cell.slip;
        if (each.opening < 0) {
            const double force = -cell.kn * each.opening;
            const Eigen::Vector2d friction = -cell.kt * (cell.tangents * m_q - cell.root);
            each.pressure = force / m_problem->cells[i].area;
            each.friction = friction.x() * cell.first + friction.y() * cell.second;
            each.state
                = cell.friction * force * slipping <= friction.norm() ? CellState::Slipping : CellState::Sticking;
            add(force * cell.normal);
            add(cell.tangents.transpose() * friction);
        }
        answer.cells.push_back(each);
    }
    for (const InterfaceBeam& beam : m_problem->beams) {
        answer.beams.emplace_back(-0.5 * (beam.stiffness + beam.stiffness.transpose()) * m_q);
        add(answer.beams.back());
    }
    for (std::size_t i = 0; i < m_ties.size(); ++i) {
        answer.ties.push_back(std::max(0.0, m_problem->ties[i].stiffness * (m_ties[i].dot(m_q) + m_tieShortening[i])));
        add(-answer.ties.back() * m_ties[i]);
    }
    for (const Guide& guide : m_guides) {
        answer.sliders.push_back(guide.stiffness * (guide.axis.dot(m_q) - guide.root));
        add(-answer.sliders.back() * guide.axis);
    }
    answer.residual = terms > 0 ? sizeOf(sum) / terms : 0;
    const bool isSound = answer.residual <= trustworthy;  // not true of what is no number
    answer.status = isSound ? SolveStatus::Solved : SolveStatus::NotConverged;
    answer.message = isSound ? "solved" : "the answer does not balance the load; this is a fault of the method";
}

// The frictionless parts as links, and friction as links that hold without limit or are left out; all about the state
// before tightening.
LinkProblem InterfaceSolver::linksOf(const Wrench& load, bool isTightening, bool sticks) const
{
    LinkRows rows;
    for (const Cell& cell : m_cells) {
        rows.add(cell.normal, cell.kn, cell.gap, -infinity, 0);
        for (Eigen::Index k = 0; sticks && cell.friction > 0 && cell.kt > 0 && k < 2; ++k)
            rows.add(cell.tangents.row(k), cell.kt, -cell.root[k], -infinity, infinity);
    }
    addOthers(rows, isTightening);
    return rows.problem(load, m_problem->typicalLength);
}

void InterfaceSolver::addOthers(LinkRows& rows, bool isTightening) const
{
    const Springs springs = springsOf(m_beams, m_problem->typicalLength);
    for (Eigen::Index k = 0; k < 6; ++k) {
        if (springs.stiffness[k] > 0)
            rows.add(springs.columns.col(k), springs.stiffness[k], 0, -infinity, infinity);
    }
    for (std::size_t i = 0; i < m_ties.size() && !isTightening; ++i)
        rows.add(m_ties[i], m_problem->ties[i].stiffness, m_tieShortening[i], 0, infinity);
    for (const Guide& guide : m_guides) {
        if (guide.limit > 0)
            rows.add(guide.axis, guide.stiffness, -guide.root, -guide.limit, guide.limit);
    }
}

// Why no balance was found. Forces of a cell that lie in a cone round its normal, somewhat wider than that of friction,
// are sums of unilateral links along the edges of a pyramid round the cone. Where not even these hold the load, whatever
// the stiffness, nothing does.
void InterfaceSolver::explain(const Wrench& load, InterfaceAnswer& answer)
{
    constexpr int edges = 16;
    const double wider = 1 / std::cos(std::numbers::pi / edges);
    const Vector3 drive = load.head<3>();
    LinkRows cones;
    for (const Cell& cell : m_cells) {
        const double towards = std::atan2(drive.dot(cell.second), drive.dot(cell.first));
        const double mu = cell.kt > 0 ? cell.friction * wider : 0;
        for (int k = 0; k < edges; ++k) {
            const double angle = towards + (2 * k + 1) * std::numbers::pi / edges;  // the load drives against a face
            const Eigen::Vector2d direction(std::cos(angle), std::sin(angle));
            cones.add(cell.normal + mu * cell.tangents.transpose() * direction, cell.kn, 0, -infinity, 0);
        }
    }
    addOthers(cones, false);
    m_links.solve(cones.problem(load, m_problem->typicalLength), m_linkSolution, {.keepHistory = false});
    answer.iterations = m_iterations;
    if (m_linkSolution.status != SolveStatus::Infeasible) {
        answer.status = SolveStatus::NotConverged;
        answer.message = "no balance was found, though friction might hold the load; put it on in more parts";
        return;
    }
    answer.status = SolveStatus::Infeasible;
    answer.collapse = m_linkSolution.collapse;
    answer.collapse.tail<3>() *= m_problem->typicalLength;
    answer.collapse /= std::max(answer.collapse.cwiseAbs().maxCoeff(), std::numeric_limits<double>::min());
    const double slides = answer.collapse.head<3>().norm(), turns = answer.collapse.tail<3>().norm();
    answer.message = std::string("the fragments cannot be held: nothing resists this ")
                     + (turns > slides ? "turning" : "sliding") + " enough";
}

}  // namespace sinew
