// What InterfaceSolver refuses: one function for each part of the statement (empty: nothing), and answers that go too far.

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/base/number_words.h"
#include "core/fixation/interface_range.h"
#include "core/fixation/interface_solver.h"
#include "core/math/decompositions.h"

namespace sinew {

namespace {

bool isUnit(const Vector3& direction)
{
    return direction.allFinite() && std::abs(direction.norm() - 1) <= 1e-6;  // as a person types it
}

bool isPositive(double value)
{
    return value > 0 && std::isfinite(value);
}

bool isNotNegative(double value)
{
    return value >= 0 && std::isfinite(value);
}

Sentence refusalOf(const InterfaceCell& cell, std::size_t index)
{
    if (!cell.position.allFinite() || !std::isfinite(cell.gap))
        return sentence("the place and the gap of cell %1 must be finite", index + 1);
    if (!isUnit(cell.normal))
        return sentence("the normal of cell %1 is no unit vector", index + 1);
    if (!isPositive(cell.area))
        return sentence("the area of cell %1 must be positive", index + 1);
    if (!isPositive(cell.normalStiffness))
        return sentence("the normal stiffness of cell %1 must be positive", index + 1);
    if (!isNotNegative(cell.tangentStiffness))
        return sentence("the tangential stiffness of cell %1 must not be negative", index + 1);
    if (!isNotNegative(cell.friction))
        return sentence("the friction of cell %1 must not be negative", index + 1);
    return {};
}

Sentence refusalOf(const InterfaceBeam& beam)
{
    constexpr double roundOff = 1e-9;  // of a stiffness that was condensed
    const double size = beam.stiffness.cwiseAbs().maxCoeff();
    if (!beam.stiffness.allFinite())
        return sentence("the stiffness of '%1' must be finite", beam.name);
    if (!beam.stiffness.isApprox(beam.stiffness.transpose(), roundOff) && size > 0)
        return sentence("the stiffness of '%1' is not symmetric", beam.name);
    const Eigen::SelfAdjointEigenSolver<Matrix6> modes(beam.stiffness, Eigen::EigenvaluesOnly);
    if (modes.eigenvalues()[0] < -roundOff * size)
        return sentence("the stiffness of '%1' gives energy away", beam.name);
    return {};
}

Sentence refusalOf(const InterfaceTie& tie)
{
    if (!tie.position.allFinite() || !isUnit(tie.direction))
        return sentence("the direction of '%1' is no unit vector", tie.name);
    if (!isPositive(tie.stiffness))
        return sentence("the stiffness of '%1' must be positive", tie.name);
    if (!isNotNegative(tie.preload))
        return sentence("the preload of '%1' must not be negative", tie.name);
    return {};
}

Sentence refusalOf(const InterfaceSlider& slider)
{
    if (!slider.position.allFinite() || !isUnit(slider.direction))
        return sentence("the direction of '%1' is no unit vector", slider.name);
    if (!isPositive(slider.stiffness) || !(slider.limit >= 0) || !(slider.friction >= 0))
        return sentence("the stiffness of '%1' must be positive, its limit and friction not negative", slider.name);
    return {};
}

template <class Part>
Sentence firstRefusalOf(const std::vector<Part>& parts)
{
    for (const Part& part : parts) {
        if (Sentence why = refusalOf(part); !why.empty())
            return why;
    }
    return {};
}

Sentence refusalOf(const std::vector<InterfaceCell>& cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (Sentence why = refusalOf(cells[i], i); !why.empty())
            return why;
    }
    return {};
}

}  // namespace

Sentence InterfaceSolver::refusal(const InterfaceProblem& problem)
{
    for (const Sentence& why : {refusalOf(problem.cells), firstRefusalOf(problem.beams), firstRefusalOf(problem.ties),
                                firstRefusalOf(problem.sliders)}) {
        if (!why.empty())
            return why;
    }
    if (!problem.load.allFinite())
        return sentence("the load must be finite");
    if (problem.steps < 1 || problem.steps > 10'000)
        return sentence("the load comes in 1 to 10 000 parts");
    if (!isPositive(problem.typicalLength))
        return sentence("the typical length must be positive");
    return {};
}

InterfaceRange::InterfaceRange(const InterfaceProblem& problem) : m_typicalLength(problem.typicalLength)
{
    Eigen::AlignedBox3d box;
    for (const InterfaceCell& cell : problem.cells)
        box.extend(cell.position);
    for (const InterfaceTie& tie : problem.ties)
        box.extend(tie.position);
    for (const InterfaceSlider& slider : problem.sliders)
        box.extend(slider.position);
    m_size = problem.typicalLength;
    if (box.isEmpty())
        return;
    m_middle = box.center();
    m_size = std::max(m_size, box.diagonal().norm());
}

Vector3 InterfaceRange::movedBy(const Twist& q) const
{
    const Vector3 turn = q.tail<3>();
    return q.head<3>() + turn.cross(m_middle);
}

bool InterfaceRange::isTooFar(const Twist& q) const
{
    return !(q.tail<3>().norm() <= farthestTurn && movedBy(q).norm() <= m_size);
}

void InterfaceRange::refuse(const Twist& q, double factor, InterfaceAnswer& answer) const
{
    const double turn = q.tail<3>().norm();
    const Sentence share = withUnit(withDigits(100 * factor, 3), "%");
    answer.status = SolveStatus::Infeasible;
    answer.collapse = q;
    answer.collapse.tail<3>() *= m_typicalLength;
    answer.collapse /= answer.collapse.cwiseAbs().maxCoeff();
    answer.message
        = turn > farthestTurn
              ? sentence("the fragments are not held: under %1 of the load they would turn by %2, where small "
                         "displacements are no guide beyond %3",
                         share, amountInWords(turn, true), amountInWords(farthestTurn, true))
              : sentence("the fragments are not held: under %1 of the load they would move by %2, farther than they "
                         "reach",
                         share, amountInWords(movedBy(q).norm(), false));
}

namespace {

// Whether the tightening closed a gap against nothing: the preload that would be needed is round-off of the one there is.
bool closesFreely(const InterfaceProblem& problem, const Twist& tightening, const Matrix6& beams)
{
    constexpr double nothing = 1e-9;
    double work = 0;
    for (const InterfaceTie& tie : problem.ties) {
        const Vector3 direction = tie.direction.normalized(), turn = tightening.tail<3>();
        work -= tie.preload * direction.dot(tightening.head<3>() + turn.cross(tie.position));
    }
    const bool hasGap = std::any_of(problem.cells.begin(), problem.cells.end(),
                                    [](const InterfaceCell& cell) { return cell.gap > 0; });
    return hasGap && work > 0 && tightening.dot(beams * tightening) <= nothing * work;
}

}  // namespace

Sentence remarkedMessage(const InterfaceProblem& problem, const InterfaceAnswer& answer, const Matrix6& beams)
{
    Sentence message = answer.message;
    if (closesFreely(problem, answer.tightening, beams))
        message
            = sentence("%1; tightening closes the gap, however small the preload: nothing else holds it open", message);
    if (const double turn = (answer.tightening + answer.displacement).tail<3>().norm(); turn > roughTurn)
        message = sentence("%1; the fragments turn by %2, so that small displacements are a rough guide", message,
                           amountInWords(turn, true));
    return message;
}

}  // namespace sinew
