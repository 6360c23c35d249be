#include "core/fixation/interface_solver.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <Eigen/Geometry>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double balanced = 1e-11;  // of the load's size: Newton's method ends quadratically, this is near round-off

// Displacement of a point along a direction = column . twist; wrench of a force along it = force * column.
Twist columnOf(const Vector3& position, const Vector3& direction)
{
    Twist column;
    column << direction, position.cross(direction);
    return column;
}

bool isUnit(const Vector3& direction)
{
    return direction.allFinite() && std::abs(direction.norm() - 1) <= 1e-6;  // as a person types it
}

}  // namespace

InterfaceAnswer solveInterface(const InterfaceProblem& problem)
{
    InterfaceAnswer answer;
    InterfaceSolver().solve(problem, answer);
    return answer;
}

void InterfaceSolver::solve(const InterfaceProblem& problem, InterfaceAnswer& answer)
{
    answer = {};
    m_problem = &problem;
    m_iterations = 0;
    if (const std::string why = refusal(problem); !why.empty()) {
        answer.status = SolveStatus::InvalidInput;
        answer.message = why;
        return;
    }
    prepare(problem);
    const bool isTight = tighten(answer);
    takeRoot();
    for (int step = 1; step <= problem.steps; ++step) {
        const double from = double(step - 1) / problem.steps, to = double(step) / problem.steps;
        if (!follow(from, to, 0, answer)) {
            explain(to * problem.load, answer);
            return;
        }
        record(to, answer);
    }
    say(answer);
    if (answer.isUsable() && !isTight)
        answer.message += "; the preload is lost: nothing presses the fragments together when the ties are tightened";
}

std::string InterfaceSolver::refusal(const InterfaceProblem& problem) const
{
    const auto cellName = [](std::size_t i) { return "cell " + std::to_string(i + 1); };
    for (std::size_t i = 0; i < problem.cells.size(); ++i) {
        const InterfaceCell& cell = problem.cells[i];
        if (!cell.position.allFinite() || !std::isfinite(cell.gap))
            return "the place and the gap of " + cellName(i) + " must be finite";
        if (!isUnit(cell.normal))
            return "the normal of " + cellName(i) + " is no unit vector";
        if (!(cell.area > 0 && std::isfinite(cell.area)))
            return "the area of " + cellName(i) + " must be positive";
        if (!(cell.normalStiffness > 0 && std::isfinite(cell.normalStiffness)))
            return "the normal stiffness of " + cellName(i) + " must be positive";
        if (!(cell.tangentStiffness >= 0 && std::isfinite(cell.tangentStiffness)))
            return "the tangential stiffness of " + cellName(i) + " must not be negative";
        if (!(cell.friction >= 0 && std::isfinite(cell.friction)))
            return "the friction of " + cellName(i) + " must not be negative";
    }
    for (const InterfaceBeam& beam : problem.beams) {
        const double size = beam.stiffness.cwiseAbs().maxCoeff();
        if (!beam.stiffness.allFinite())
            return "the stiffness of '" + beam.name + "' must be finite";
        if (!beam.stiffness.isApprox(beam.stiffness.transpose(), 1e-9) && size > 0)
            return "the stiffness of '" + beam.name + "' is not symmetric";
        if (Eigen::SelfAdjointEigenSolver<Matrix6>(beam.stiffness, Eigen::EigenvaluesOnly).eigenvalues()[0]
            < -1e-9 * size)
            return "the stiffness of '" + beam.name + "' gives energy away";
    }
    for (const InterfaceTie& tie : problem.ties) {
        if (!tie.position.allFinite() || !isUnit(tie.direction))
            return "the direction of '" + tie.name + "' is no unit vector";
        if (!(tie.stiffness > 0 && std::isfinite(tie.stiffness)))
            return "the stiffness of '" + tie.name + "' must be positive";
        if (!(tie.preload >= 0 && std::isfinite(tie.preload)))
            return "the preload of '" + tie.name + "' must not be negative";
    }
    for (const InterfaceSlider& slider : problem.sliders) {
        if (!slider.position.allFinite() || !isUnit(slider.direction))
            return "the direction of '" + slider.name + "' is no unit vector";
        if (!(slider.stiffness > 0 && std::isfinite(slider.stiffness)) || !(slider.limit >= 0))
            return "the stiffness of '" + slider.name + "' must be positive, and its limit not negative";
    }
    if (!problem.load.allFinite())
        return "the load must be finite";
    if (problem.steps < 1 || problem.steps > 10'000)
        return "the load comes in 1 to 10 000 parts";
    if (!(problem.typicalLength > 0 && std::isfinite(problem.typicalLength)))
        return "the typical length must be positive";
    return {};
}

void InterfaceSolver::prepare(const InterfaceProblem& problem)
{
    m_cells.clear();
    for (const InterfaceCell& cell : problem.cells) {
        Cell made;
        const Vector3 normal = cell.normal.normalized();
        made.first = normal.unitOrthogonal();
        made.second = normal.cross(made.first);
        made.normal = columnOf(cell.position, normal);
        made.tangents.row(0) = columnOf(cell.position, made.first);
        made.tangents.row(1) = columnOf(cell.position, made.second);
        made.kn = cell.normalStiffness * cell.area;
        made.kt = cell.tangentStiffness * cell.area;
        made.gap = cell.gap;
        made.friction = 0;  // until tightened
        made.root.setZero();
        made.slip = 0;
        m_cells.push_back(made);
    }
    m_guides.clear();
    for (const InterfaceSlider& slider : problem.sliders)
        m_guides.push_back(
            {columnOf(slider.position, slider.direction.normalized()), slider.stiffness, slider.limit, 0});
    m_ties.clear();
    for (const InterfaceTie& tie : problem.ties)
        m_ties.push_back(columnOf(tie.position, tie.direction.normalized()));
    m_beams.setZero();
    for (const InterfaceBeam& beam : problem.beams)
        m_beams += 0.5 * (beam.stiffness + beam.stiffness.transpose());
}

// The state after tightening: the forces of the ties as a load, without friction. False when they press nothing
// together; then there is no preload.
bool InterfaceSolver::tighten(InterfaceAnswer& answer)
{
    Wrench pull = Wrench::Zero();
    m_tieShortening.assign(m_ties.size(), 0);
    m_q.setZero();
    for (std::size_t i = 0; i < m_ties.size(); ++i)
        pull -= m_problem->ties[i].preload * m_ties[i];
    bool isTight = true;
    if (!pull.isZero(0)) {
        m_links.solve(linksOf(pull, true, false), m_linkSolution, {.keepHistory = false});
        isTight = m_linkSolution.isUsable();
        if (isTight)
            m_q = m_linkSolution.displacement;
    }
    for (std::size_t i = 0; isTight && i < m_ties.size(); ++i)
        m_tieShortening[i] = m_problem->ties[i].preload / m_problem->ties[i].stiffness - m_ties[i].dot(m_q);
    answer.tightening = m_q;
    return isTight;
}

void InterfaceSolver::takeRoot()
{
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        m_cells[i].friction = m_problem->cells[i].friction;
        m_cells[i].root = m_cells[i].tangents * m_q;
    }
    for (Guide& guide : m_guides)
        guide.root = guide.axis.dot(m_q);
}

// From one share of the load to another, in smaller parts where Newton's method fails.
bool InterfaceSolver::follow(double from, double to, int depth, InterfaceAnswer& answer)
{
    constexpr int deepest = 5;
    const Wrench load = to * m_problem->load;
    Twist q = m_q;
    bool isFound = balance(load, q);
    for (const bool sticks : {true, false}) {
        if (isFound)
            break;
        m_links.solve(linksOf(load, false, sticks), m_linkSolution, {.keepHistory = false});
        q = m_linkSolution.displacement.size() == 6 ? Twist(m_linkSolution.displacement) : m_q;
        isFound = balance(load, q);
    }
    if (!isFound) {
        const double middle = 0.5 * (from + to);
        return depth < deepest && follow(from, middle, depth + 1, answer) && follow(middle, to, depth + 1, answer);
    }
    m_q = q;
    slipRoots(q);
    return true;
}

double InterfaceSolver::sizeOf(const Wrench& wrench) const
{
    return std::max(wrench.head<3>().norm(), wrench.tail<3>().norm() / m_problem->typicalLength);
}

// Newton's method; a step that does not bring the fragments nearer to balance is halved.
bool InterfaceSolver::balance(const Wrench& load, Twist& q)
{
    constexpr int mostSteps = 60, mostHalvings = 12;
    const double length = m_problem->typicalLength;
    Twist scale;
    scale << 1, 1, 1, 1 / length, 1 / length, 1 / length;  // twist = scale * metres
    Wrench rest, nextRest;
    Matrix6 tangent;
    double terms = assemble(q, load, rest, &tangent);
    for (int step = 0; step < mostSteps; ++step, ++m_iterations) {
        const double size = sizeOf(rest);
        if (size <= balanced * terms)
            return true;
        const Matrix6 scaled = scale.asDiagonal() * tangent * scale.asDiagonal();
        const Wrench wanted = scale.cwiseProduct(rest);
        const Eigen::FullPivLU<Matrix6> factor(scaled);
        const Wrench change = factor.isInvertible()
                                  ? Wrench(factor.solve(wanted))
                                  : Wrench(Eigen::CompleteOrthogonalDecomposition<Matrix6>(scaled).solve(wanted));
        const Twist way = scale.cwiseProduct(change);
        double part = 1, nextTerms = 0;
        Twist next;
        for (int halving = 0; halving <= mostHalvings; ++halving, part /= 2) {
            next = q + part * way;
            nextTerms = assemble(next, load, nextRest, nullptr);
            if (sizeOf(nextRest) < size)
                break;
        }
        if (!next.allFinite())
            return false;
        if (sizeOf(nextRest) >= size)
            return size <= trustworthy * 0.1 * terms;  // round-off ends it
        q = next;
        terms = nextTerms;
        assemble(q, load, rest, &tangent);
    }
    return false;
}

// What the balance lacks, and the size of its largest term; the tangent is minus its derivative.
double InterfaceSolver::assemble(const Twist& q, const Wrench& load, Wrench& rest, Matrix6* tangent) const
{
    rest = load - m_beams * q;
    double terms = std::max(sizeOf(load), sizeOf(m_beams * q));
    if (tangent)
        *tangent = m_beams;
    for (const Cell& cell : m_cells) {
        const double opening = cell.normal.dot(q) + cell.gap;
        if (opening >= 0)
            continue;
        const double force = -cell.kn * opening;
        rest += force * cell.normal;
        terms = std::max(terms, force);
        if (tangent)
            tangent->noalias() += cell.kn * cell.normal * cell.normal.transpose();
        if (cell.friction == 0 || cell.kt == 0)
            continue;
        const Eigen::Vector2d trial = -cell.kt * (cell.tangents * q - cell.root);
        const double size = trial.norm(), limit = cell.friction * force;
        if (size <= limit) {
            rest += cell.tangents.transpose() * trial;
            if (tangent)
                tangent->noalias() += cell.kt * cell.tangents.transpose() * cell.tangents;
            continue;
        }
        const Eigen::Vector2d along = trial / size, across(-along.y(), along.x());
        const Twist slips = cell.tangents.transpose() * along;
        rest += limit * slips;
        if (tangent) {
            const Twist turns = cell.tangents.transpose() * across;
            tangent->noalias() += cell.friction * cell.kn * slips * cell.normal.transpose()
                                  + limit / size * cell.kt * turns * turns.transpose();
        }
    }
    for (std::size_t i = 0; i < m_ties.size(); ++i) {
        const double stiffness = m_problem->ties[i].stiffness;
        const double tension = stiffness * (m_ties[i].dot(q) + m_tieShortening[i]);
        if (tension <= 0)
            continue;
        rest -= tension * m_ties[i];
        terms = std::max(terms, tension);
        if (tangent)
            tangent->noalias() += stiffness * m_ties[i] * m_ties[i].transpose();
    }
    for (const Guide& guide : m_guides) {
        const double trial = guide.stiffness * (guide.axis.dot(q) - guide.root);
        rest -= std::clamp(trial, -guide.limit, guide.limit) * guide.axis;
        terms = std::max(terms, std::abs(std::clamp(trial, -guide.limit, guide.limit)));
        if (tangent && std::abs(trial) < guide.limit)
            tangent->noalias() += guide.stiffness * guide.axis * guide.axis.transpose();
    }
    return terms;
}

// Bristles that slipped take root where the limit holds them; an open cell forgets.
void InterfaceSolver::slipRoots(const Twist& q)
{
    for (Cell& cell : m_cells) {
        const Eigen::Vector2d place = cell.tangents * q;
        const double force = -cell.kn * (cell.normal.dot(q) + cell.gap);
        const Eigen::Vector2d stretch = place - cell.root;
        if (force <= 0) {
            cell.root = place;
            continue;
        }
        const double limit = cell.kt > 0 ? cell.friction * force / cell.kt : infinity;
        if (stretch.norm() <= limit)
            continue;
        const Eigen::Vector2d root = place - limit / stretch.norm() * stretch;
        cell.slip += (root - cell.root).norm();
        cell.root = root;
    }
    for (Guide& guide : m_guides) {
        const double place = guide.axis.dot(q), most = guide.limit / guide.stiffness;
        guide.root = place - std::clamp(place - guide.root, -most, most);
    }
}

}  // namespace sinew
