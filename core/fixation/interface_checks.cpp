// What InterfaceSolver refuses: one function for each part of the statement. Empty: nothing.

#include <cmath>

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

}  // namespace sinew
