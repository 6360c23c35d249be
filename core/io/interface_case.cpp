#include "core/io/interface_case.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/fixation/beam_section.h"
#include "core/fixation/section.h"

namespace sinew {

namespace {

Fragment fragmentOf(InterfaceFragment fragment)
{
    return fragment == InterfaceFragment::Distal ? Fragment::Distal : Fragment::Proximal;
}

BeamSection sectionOf(const RoundSectionInput& round)
{
    return roundSection({round.modulus, round.poisson}, round.outerDiameter, round.innerDiameter);
}

BeamSection sectionOf(const FlatSectionInput& flat)
{
    return flatSection({flat.modulus, flat.poisson}, flat.height, flat.width);
}

BeamSection sectionOf(const GivenSectionInput& given)
{
    return {given.axial,
            given.torsional,
            given.bendingY,
            given.bendingZ,
            given.shearY.value_or(infinity),
            given.shearZ.value_or(infinity)};
}

// The outline between two others as one, by a cut from the one to the other that leaves no area. inner may be empty.
Outline between(const Outline& outer, const Outline& inner)
{
    Outline rim = outer;
    if (inner.empty())
        return rim;
    rim.push_back(outer.front());
    rim.push_back(inner.front());
    rim.insert(rim.end(), inner.rbegin(), inner.rend());
    return rim;
}

Outline outlineOf(const InterfacePatchInput& patch, double inwards)
{
    const double x = patch.length / 2 - inwards, y = patch.width / 2 - inwards;
    if (patch.shape == PatchShape::Ellipse)
        return ellipseOutline(x, y);
    return {{-x, -y}, {x, -y}, {x, y}, {-x, y}};
}

// A part of a patch with one stiffness.
struct PatchRegion {
    Outline outline;
    double kn, kt;
};

std::vector<PatchRegion> regionsOf(const InterfacePatchInput& patch)
{
    const Outline outer = outlineOf(patch, 0);
    const Outline inner = patch.shell > 0 ? outlineOf(patch, patch.shell) : Outline();
    std::vector<PatchRegion> regions{{between(outer, inner), patch.kn, patch.kt}};
    if (patch.coreKn && !inner.empty())
        regions.push_back({inner, *patch.coreKn, patch.coreKt});
    return regions;
}

std::vector<SectionCell> cellsOf(const PatchRegion& region, const InterfacePatchInput& patch)
{
    constexpr double roundOff = 1e-9;  // so that sides that are so many cells are not cut into one more
    return sectionCells(region.outline, {}, patch.cellSize * (1 + roundOff));
}

class CaseMaker {
public:
    explicit CaseMaker(const InterfaceInput& input) : m_input(input) {}

    // The beams, condensed, come from the checks.
    InterfaceCase make(std::vector<std::optional<CondensedBeam>> condensed)
    {
        InterfaceProblem& problem = m_case.problem;
        const Vector3& reference = m_case.referencePoint = m_input.referencePoint;
        m_case.title = m_input.title;
        problem.steps = static_cast<int>(m_input.steps);
        problem.typicalLength = m_input.typicalLength;
        const InterfaceLoadInput& load = m_input.load;
        const Vector3 arm = load.point.value_or(reference) - reference;
        problem.load << load.force, load.moment + arm.cross(load.force);
        for (const InterfaceCellInput& cell : m_input.cells)
            problem.cells.push_back({cell.position - reference, cell.normal.normalized(), cell.area, cell.kn, cell.kt,
                                     cell.gap, cell.friction});
        for (const InterfacePatchInput& patch : m_input.patches)
            cut(patch);
        for (std::size_t i = 0; i < m_input.beams.size(); ++i)
            problem.beams.push_back(
                {m_input.beams[i].name, condensed[i] ? condensed[i]->stiffness() : *m_input.beams[i].stiffness});
        m_case.beddedBeams = std::move(condensed);
        for (const InterfaceTieInput& tie : m_input.ties)
            problem.ties.push_back(
                {tie.name, tie.position - reference, tie.direction.normalized(), tie.stiffness, tie.preload});
        for (const InterfaceSliderInput& slider : m_input.sliders)
            problem.sliders.push_back({slider.name, slider.position - reference, slider.direction.normalized(),
                                       slider.stiffness, slider.limit});
        return std::move(m_case);
    }

private:
    void cut(const InterfacePatchInput& patch)
    {
        const Vector3 normal = patch.normal.normalized();
        const Vector3 along = (patch.along - patch.along.dot(normal) * normal).normalized();
        const Vector3 aside = normal.cross(along), centre = patch.centre - m_case.referencePoint;
        const auto at = [&](const Point2& point) -> Vector3 { return centre + point.x() * along + point.y() * aside; };
        CutPatch made{patch.name, normal, patch.gap, m_case.problem.cells.size(), 0, {}};
        for (const PatchRegion& region : regionsOf(patch)) {
            for (const SectionCell& cell : cellsOf(region, patch))
                m_case.problem.cells.push_back(
                    {at(cell.centroid), normal, cell.area, region.kn, region.kt, patch.gap, patch.friction});
        }
        for (const Point2& point : outlineOf(patch, 0))
            made.corners.push_back({at(point), patch.kn});
        if (patch.coreKn && patch.shell > 0) {
            for (const Point2& point : outlineOf(patch, patch.shell))
                made.corners.push_back({at(point), *patch.coreKn});
        }
        made.cellCount = m_case.problem.cells.size() - made.firstCell;
        m_case.patches.push_back(std::move(made));
    }

    const InterfaceInput& m_input;
    InterfaceCase m_case;
};

}  // namespace

BeddedBeam beddedBeamOf(const InterfaceBeamInput& input, const Vector3& reference)
{
    BeddedBeam beam;
    beam.name = input.name;
    beam.crossing = input.crossing.value_or(reference) - reference;
    beam.direction = input.direction.value_or(Vector3::UnitZ()).normalized();
    beam.across = input.across ? (*input.across).normalized() : beam.direction.unitOrthogonal().eval();
    beam.from = input.from;
    beam.to = input.to;
    beam.section = input.round  ? sectionOf(*input.round)
                   : input.flat ? sectionOf(*input.flat)
                                : sectionOf(*input.section);
    for (const BeamBedInput& bed : input.beds)
        beam.beds.push_back({bed.from, bed.to, fragmentOf(bed.fragment), bed.lateral, bed.axial, bed.torsional});
    for (const BeamSupportInput& support : input.supports)
        beam.supports.push_back({support.at, fragmentOf(support.fragment), support.translation, support.rotation});
    beam.longestElement = input.element;
    return beam;
}

double squaresOf(const InterfacePatchInput& patch)
{
    const double regions = patch.coreKn && patch.shell > 0 ? 2 : 1;
    return regions * std::ceil(patch.length / patch.cellSize) * std::ceil(patch.width / patch.cellSize);
}

double leastCellsOf(const InterfacePatchInput& patch)
{
    double area = 0;
    for (const PatchRegion& region : regionsOf(patch))
        area += propertiesOf(region.outline).area;
    return std::ceil(area / (patch.cellSize * patch.cellSize));
}

double cellsOf(const InterfacePatchInput& patch)
{
    std::size_t cells = 0;
    for (const PatchRegion& region : regionsOf(patch))
        cells += cellsOf(region, patch).size();
    return double(cells);
}

InterfaceCase interfaceCaseOf(const InterfaceInput& input, std::vector<std::optional<CondensedBeam>> condensed)
{
    return CaseMaker(input).make(std::move(condensed));
}

}  // namespace sinew
