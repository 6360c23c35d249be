#include "core/report/interface_sums.h"

#include <algorithm>

#include <Eigen/Geometry>

namespace sinew {

Wrench wrenchAt(const Vector3& position, const Vector3& force)
{
    Wrench wrench;
    wrench << force, position.cross(force);
    return wrench;
}

Vector3 forceOf(const InterfaceCell& cell, const CellAnswer& answer)
{
    return answer.pressure * cell.area * cell.normal.normalized() + answer.friction;
}

SurfaceSum sumOf(const InterfaceProblem& problem, const InterfaceAnswer& answer, std::size_t first, std::size_t count)
{
    SurfaceSum sum;
    for (std::size_t i = first; i < first + count; ++i) {
        const InterfaceCell& cell = problem.cells[i];
        const CellAnswer& each = answer.cells[i];
        sum.wrench += wrenchAt(cell.position, forceOf(cell, each));
        sum.area += cell.area;
        sum.largestOpening = std::max(sum.largestOpening, each.opening);
        if (each.state == CellState::Open)
            continue;
        sum.pressedArea += cell.area;
        sum.slippingArea += each.state == CellState::Slipping ? cell.area : 0;
        sum.peakPressure = std::max(sum.peakPressure, each.pressure);
        sum.largestSlip = std::max(sum.largestSlip, each.slip);
    }
    return sum;
}

SurfaceSum sumOf(const InterfaceCase& problem, const InterfaceAnswer& answer, const CutPatch& patch)
{
    SurfaceSum sum = sumOf(problem.problem, answer, patch.firstCell, patch.cellCount);
    const Twist q = answer.tightening + answer.displacement;
    for (const CutPatch::Corner& corner : patch.corners) {
        const Vector3 moved = q.head<3>() + q.tail<3>().cross(corner.position);
        const double opening = patch.normal.dot(moved) + patch.gap;
        sum.largestOpening = std::max(sum.largestOpening, opening);
        sum.peakPressure = std::max(sum.peakPressure, -corner.kn * opening);
    }
    return sum;
}

std::vector<PartForce> partsOf(const InterfaceProblem& problem, const InterfaceAnswer& answer)
{
    std::vector<PartForce> parts;
    for (std::size_t i = 0; i < problem.beams.size(); ++i)
        parts.push_back({"beam", problem.beams[i].name, answer.beams[i]});
    for (std::size_t i = 0; i < problem.ties.size(); ++i) {
        const InterfaceTie& tie = problem.ties[i];
        parts.push_back({"tie", tie.name, wrenchAt(tie.position, -answer.ties[i] * tie.direction), answer.ties[i]});
    }
    for (std::size_t i = 0; i < problem.sliders.size(); ++i) {
        const InterfaceSlider& slider = problem.sliders[i];
        const Vector3 force = -answer.sliders[i] * slider.direction;
        parts.push_back({"slider", slider.name, wrenchAt(slider.position, force), answer.sliders[i]});
    }
    return parts;
}

std::vector<BeamStation> stationsOf(const InterfaceCase& problem, const InterfaceAnswer& answer, std::size_t beam)
{
    const auto& bedded = problem.beddedBeams[beam];
    return bedded ? bedded->stations(answer.tightening + answer.displacement) : std::vector<BeamStation>();
}

}  // namespace sinew
