// What InterfaceSolver refuses: one function for each part of the statement. An empty text: nothing.

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

std::string refusalOf(const InterfaceCell& cell, std::size_t index)
{
    const auto name = [&] { return "cell " + std::to_string(index + 1); };
    if (!cell.position.allFinite() || !std::isfinite(cell.gap))
        return "the place and the gap of " + name() + " must be finite";
    if (!isUnit(cell.normal))
        return "the normal of " + name() + " is no unit vector";
    if (!isPositive(cell.area))
        return "the area of " + name() + " must be positive";
    if (!isPositive(cell.normalStiffness))
        return "the normal stiffness of " + name() + " must be positive";
    if (!isNotNegative(cell.tangentStiffness))
        return "the tangential stiffness of " + name() + " must not be negative";
    if (!isNotNegative(cell.friction))
        return "the friction of " + name() + " must not be negative";
    return {};
}

std::string refusalOf(const InterfaceBeam& beam)
{
    constexpr double roundOff = 1e-9;  // of a stiffness that was condensed
    const double size = beam.stiffness.cwiseAbs().maxCoeff();
    if (!beam.stiffness.allFinite())
        return "the stiffness of '" + beam.name + "' must be finite";
    if (!beam.stiffness.isApprox(beam.stiffness.transpose(), roundOff) && size > 0)
        return "the stiffness of '" + beam.name + "' is not symmetric";
    const Eigen::SelfAdjointEigenSolver<Matrix6> modes(beam.stiffness, Eigen::EigenvaluesOnly);
    if (modes.eigenvalues()[0] < -roundOff * size)
        return "the stiffness of '" + beam.name + "' gives energy away";
    return {};
}

std::string refusalOf(const InterfaceTie& tie)
{
    if (!tie.position.allFinite() || !isUnit(tie.direction))
        return "the direction of '" + tie.name + "' is no unit vector";
    if (!isPositive(tie.stiffness))
        return "the stiffness of '" + tie.name + "' must be positive";
    if (!isNotNegative(tie.preload))
        return "the preload of '" + tie.name + "' must not be negative";
    return {};
}

std::string refusalOf(const InterfaceSlider& slider)
{
    if (!slider.position.allFinite() || !isUnit(slider.direction))
        return "the direction of '" + slider.name + "' is no unit vector";
    if (!isPositive(slider.stiffness) || !(slider.limit >= 0) || !(slider.friction >= 0))
        return "the stiffness of '" + slider.name + "' must be positive, its limit and friction not negative";
    return {};
}

template <class Part>
std::string firstRefusalOf(const std::vector<Part>& parts)
{
    for (const Part& part : parts) {
        if (std::string why = refusalOf(part); !why.empty())
            return why;
    }
    return {};
}

std::string refusalOf(const std::vector<InterfaceCell>& cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (std::string why = refusalOf(cells[i], i); !why.empty())
            return why;
    }
    return {};
}

}  // namespace

std::string InterfaceSolver::refusal(const InterfaceProblem& problem)
{
    for (std::string why : {refusalOf(problem.cells), firstRefusalOf(problem.beams), firstRefusalOf(problem.ties),
                            firstRefusalOf(problem.sliders)}) {
        if (!why.empty())
            return why;
    }
    if (!problem.load.allFinite())
        return "the load must be finite";
    if (problem.steps < 1 || problem.steps > 10'000)
        return "the load comes in 1 to 10 000 parts";
    if (!isPositive(problem.typicalLength))
        return "the typical length must be positive";
    return {};
}

}  // namespace sinew
