#include "core/fixation/interface_solver.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <Eigen/Geometry>

#include "core/fixation/interface_range.h"
#include "core/math/decompositions.h"

namespace sinew {

namespace {

constexpr double balanced = 1e-11;  // of the load's size: Newton's method ends quadratically, this is near round-off

// Displacement of a point along a direction = column . twist; wrench of a force along it = force * column.
Twist columnOf(const Vector3& position, const Vector3& direction)
{
    Twist column;
    column << direction, position.cross(direction);
    return column;
}

void clear(InterfaceAnswer& answer)  // keeps its memory
{
    answer.status = SolveStatus::NotRun;
    answer.message = sentence("not solved");
    answer.tightening.setZero();
    answer.displacement.setZero();
    answer.collapse.setZero();
    answer.cells.clear();
    answer.beams.clear();
    answer.ties.clear();
    answer.sliders.clear();
    answer.steps.clear();
    answer.residual = 0;
    answer.iterations = 0;
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
    clear(answer);
    m_problem = &problem;
    m_iterations = 0;
    if (const Sentence why = refusal(problem); !why.empty()) {
        answer.status = SolveStatus::InvalidInput;
        answer.message = why;
        return;
    }
    prepare(problem);
    const bool isTight = tighten();
    answer.tightening = m_tightening;
    takeRoot();
    const InterfaceRange range(problem);
    double farFrom = 0;  // the share of the load up to which displacements that are not small were followed
    for (int step = 1; step <= problem.steps; ++step) {
        const double from = double(step - 1) / problem.steps, to = double(step) / problem.steps;
        if (!follow(from, to, 0)) {
            if (farFrom == 0)
                return explain(to * problem.load, answer);
            break;
        }
        if (farFrom > 0 || range.isTooFar(m_q))
            farFrom = to;
        else
            record(to, answer);
    }
    if (farFrom > 0) {
        answer.iterations = m_iterations;
        answer.displacement = m_q - m_tightening;
        return range.refuse(m_q, farFrom, answer);
    }
    say(answer);
    if (answer.isUsable() && !isTight)
        answer.message = sentence("%1; the preload is lost: nothing presses the fragments together when the ties are "
                                  "tightened",
                                  answer.message);
    if (answer.isUsable())
        answer.message = remarkedMessage(problem, answer, m_beams);
}

void InterfaceSolver::prepare(const InterfaceProblem& problem)
{
    constexpr double roundOff = 1e-12;
    m_cells.prepare(problem.cells, roundOff * problem.typicalLength);
    m_guides.clear();
    for (const InterfaceSlider& slider : problem.sliders)
        m_guides.push_back({columnOf(slider.position, slider.direction.normalized()), &slider, 0, slider.limit});
    m_ties.clear();
    for (const InterfaceTie& tie : problem.ties)
        m_ties.push_back(columnOf(tie.position, tie.direction.normalized()));
    m_beams.setZero();
    for (const InterfaceBeam& beam : problem.beams)
        m_beams += 0.5 * (beam.stiffness + beam.stiffness.transpose());
}

// The state after tightening: the forces of the ties as a load, without friction. Cells that are too long press without
// any, so that a preload of nothing is no other law than a very small one. False when ties press nothing together; then
// there is no preload.
bool InterfaceSolver::tighten()
{
    Wrench pull = Wrench::Zero();
    m_tieShortening.assign(m_ties.size(), 0);
    m_q.setZero();
    for (std::size_t i = 0; i < m_ties.size(); ++i)
        pull -= m_problem->ties[i].preload * m_ties[i];
    bool isTight = true;
    const auto isLong = [](const InterfaceCell& cell) { return cell.gap < 0; };
    if (!pull.isZero(0) || (!m_ties.empty() && std::any_of(m_problem->cells.begin(), m_problem->cells.end(), isLong))) {
        solveLinks(pull, true, false);
        isTight = m_linkSolution.isUsable();
        if (isTight)
            m_q = m_linkSolution.displacement;
    }
    for (std::size_t i = 0; isTight && i < m_ties.size(); ++i)
        m_tieShortening[i] = m_problem->ties[i].preload / m_problem->ties[i].stiffness - m_ties[i].dot(m_q);
    m_tightening = m_q;
    return isTight;
}

void InterfaceSolver::takeRoot()
{
    m_change.setZero();
    m_cells.takeRoot(m_q);
    for (Guide& guide : m_guides)
        guide.root = guide.axis.dot(m_q);
}

// From one share of the load to another, in smaller parts where Newton's method fails.
bool InterfaceSolver::follow(double from, double to, int depth)
{
    constexpr int deepest = 5;
    Twist q;
    if (!findBalance(to * m_problem->load, to - from, q)) {
        const double middle = 0.5 * (from + to);
        return depth < deepest && follow(from, middle, depth + 1) && follow(middle, to, depth + 1);
    }
    m_change = (q - m_q) / (to - from);
    m_q = q;
    m_cells.slip(q);
    slipGuides(q);
    return true;
}

bool InterfaceSolver::findBalance(const Wrench& load, double part, Twist& q)
{
    return findFromStarts(load, part, q) || findByRounds(load, part, q);
}

// With what guides bear held, and set anew to what then presses on them, from guides that slide freely; until all is in
// balance with no limit held.
bool InterfaceSolver::findByRounds(const Wrench& load, double part, Twist& q)
{
    constexpr int rounds = 8;
    const auto hold = [&](auto&& limitOf) {
        for (Guide& guide : m_guides)
            guide.held = limitOf(guide);
    };
    bool isFound = false, isGoingOn = !m_guides.empty();
    hold([](const Guide& guide) { return std::optional(guide.stated->limit); });
    for (int round = 0; round < rounds && isGoingOn && !isFound; ++round) {
        isGoingOn = findFromStarts(load, part, q);
        const Twist reached = q;
        hold([](const Guide&) { return std::optional<double>(); });
        isFound = isGoingOn && balance(load, q);
        hold([&](const Guide& guide) { return std::optional(guide.limitAt(reached)); });
    }
    hold([](const Guide&) { return std::optional<double>(); });
    return isFound;
}

// From the likeliest start to the unlikeliest: on as in the last part of the load, which knows what slips; where it was;
// and where it would be if all stuck, or nothing rubbed.
bool InterfaceSolver::findFromStarts(const Wrench& load, double part, Twist& q)
{
    q = m_q + part * m_change;
    if (balance(load, q))
        return true;
    q = m_q;
    if (!m_change.isZero(0) && balance(load, q))
        return true;
    for (const bool sticks : {true, false}) {
        solveLinks(load, false, sticks);
        q = m_linkSolution.displacement.size() == 6 ? Twist(m_linkSolution.displacement) : m_q;
        if (balance(load, q))
            return true;
    }
    return closes(load, q);
}

// Over a gap the fragments may slide a long way before they touch, where bristles rooted at the start would be stretched
// by all of it: they take root where the surfaces meet without friction, and again where that leads.
bool InterfaceSolver::closes(const Wrench& load, Twist& q)
{
    constexpr int rounds = 4;
    if (!m_linkSolution.isUsable())
        return false;
    q = m_linkSolution.displacement;
    for (int round = 0; round < rounds; ++round) {
        m_cells.rootOpen(m_q, q);
        if (balance(load, q))
            return true;
    }
    m_cells.rootOpen(m_q, m_q);
    return false;
}

double InterfaceSolver::sizeOf(const Wrench& wrench) const
{
    return std::max(wrench.head<3>().norm(), wrench.tail<3>().norm() / m_problem->typicalLength);
}

// Newton's method.
bool InterfaceSolver::balance(const Wrench& load, Twist& q)
{
    constexpr int mostSteps = 60;
    assemble(q, load, m_now);
    for (int step = 0; step < mostSteps; ++step, ++m_iterations) {
        const double size = sizeOf(m_now.rest);
        if (size <= balanced * m_now.terms)
            return true;
        const Twist way = newtonWay();
        if (!way.allFinite())
            return false;
        if (!goNearer(load, way, q))
            return size <= trustworthy * 0.1 * m_now.terms;  // round-off ends it
    }
    return false;
}

Twist InterfaceSolver::newtonWay() const
{
    const double length = m_problem->typicalLength;
    Twist scale;
    scale << 1, 1, 1, 1 / length, 1 / length, 1 / length;  // twist = scale * metres
    const Matrix6 scaled = scale.asDiagonal() * m_now.tangent * scale.asDiagonal();
    const Wrench wanted = scale.cwiseProduct(m_now.rest);
    const Eigen::FullPivLU<Matrix6> factor(scaled);
    const Wrench change = factor.isInvertible()
                              ? Wrench(factor.solve(wanted))
                              : Wrench(Eigen::CompleteOrthogonalDecomposition<Matrix6>(scaled).solve(wanted));
    return scale.cwiseProduct(change);
}

// Takes the whole way, half of it, a quarter ...: the first that brings the fragments nearer to balance.
bool InterfaceSolver::goNearer(const Wrench& load, const Twist& way, Twist& q)
{
    constexpr int mostHalvings = 12;
    const double size = sizeOf(m_now.rest);
    double part = 1;
    for (int halving = 0; halving <= mostHalvings; ++halving, part /= 2) {
        const Twist next = q + part * way;
        assemble(next, load, m_next);
        if (sizeOf(m_next.rest) < size) {
            q = next;
            std::swap(m_now, m_next);
            return true;
        }
    }
    return false;
}

void InterfaceSolver::assemble(const Twist& q, const Wrench& load, Balance& balance) const
{
    const Wrench beams = m_beams * q;
    balance.rest = load - beams;
    balance.tangent = m_beams;
    balance.terms = std::max(sizeOf(load), sizeOf(beams));
    balance.terms = std::max(balance.terms, m_cells.addForces(q, balance.rest, balance.tangent));
    addTies(q, balance);
    addGuides(q, balance);
}

void InterfaceSolver::addTies(const Twist& q, Balance& balance) const
{
    for (std::size_t i = 0; i < m_ties.size(); ++i) {
        const double stiffness = m_problem->ties[i].stiffness;
        const double tension = stiffness * (m_ties[i].dot(q) + m_tieShortening[i]);
        if (tension <= 0)
            continue;
        balance.rest -= tension * m_ties[i];
        balance.terms = std::max(balance.terms, tension);
        balance.tangent.noalias() += stiffness * m_ties[i] * m_ties[i].transpose();
    }
}

void InterfaceSolver::addGuides(const Twist& q, Balance& balance) const
{
    for (const Guide& guide : m_guides) {
        const double trial = guide.forceAt(q), limit = guide.limitAt(q);
        const double force = std::clamp(trial, -limit, limit);
        balance.rest -= force * guide.axis;
        balance.terms = std::max(balance.terms, std::abs(force));
        const Wrench slope = std::abs(trial) < limit ? Wrench(guide.stated->stiffness * guide.axis)
                                                     : Wrench(std::copysign(1.0, trial) * guide.limitSlopeAt(q));
        balance.tangent.noalias() += guide.axis * slope.transpose();
    }
}

// Guides that slid take root where the limit holds them.
void InterfaceSolver::slipGuides(const Twist& q)
{
    for (Guide& guide : m_guides) {
        const double place = guide.axis.dot(q), most = guide.limitAt(q) / guide.stated->stiffness;
        guide.root = place - std::clamp(place - guide.root, -most, most);
    }
}

// Links know no friction: they bear what it allows where the fragments are at q.
void InterfaceSolver::boundGuides(const Twist& q)
{
    for (Guide& guide : m_guides)
        guide.bound = guide.limitAt(q);
}

double InterfaceSolver::Guide::limitAt(const Twist& q) const
{
    if (held)
        return *held;
    double pressed = 0;
    for (const InterfaceSlider::Press& press : stated->presses)
        pressed += (press * q).norm();
    return stated->limit + stated->friction * pressed;
}

Wrench InterfaceSolver::Guide::limitSlopeAt(const Twist& q) const
{
    Wrench slope = Wrench::Zero();
    if (held)
        return slope;
    for (const InterfaceSlider::Press& press : stated->presses) {
        const Eigen::Vector2d pressed = press * q;
        if (const double size = pressed.norm(); size > 0)
            slope += stated->friction / size * press.transpose() * pressed;
    }
    return slope;
}

}  // namespace sinew
