#include "ui/scene/section_patches.h"

#include <algorithm>
#include <cmath>

#include "ui/scene/labels.h"

namespace sinew {

namespace {

constexpr int stripeEvery = 2;  // cells

// The grid that the cells were cut by: from the largest one, which is a whole square.
struct CellGrid {
    Point2 middle = Point2::Zero();  // of one square
    double side = 0;
};

CellGrid gridOf(const std::vector<SectionCell>& cells)
{
    const auto largest = std::max_element(cells.begin(), cells.end(),
                                          [](const SectionCell& a, const SectionCell& b) { return a.area < b.area; });
    return {largest->centroid, std::sqrt(largest->area)};
}

}  // namespace

bool isHollow(const Construct& construct)
{
    return !(construct.cancellousStiffness > 0);
}

double strengthShare(const Construct& construct, std::size_t cell, double pressure)
{
    const double cortical = construct.sectionCells[cell].corticalShare;
    const double within = isHollow(construct) ? 0 : construct.strengthOfCancellous;
    return pressure / (cortical * construct.strengthOfCortex + (1 - cortical) * within);
}

double sharesScale(const Construct& construct, const std::vector<CellAnswer>& cells)
{
    double most = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].state != CellState::Open)
            most = std::max(most, strengthShare(construct, i, cells[i].pressure));
    }
    return most > 0 ? roundedUp(100 * most) / 100 : 0;
}

std::vector<SectionPatch> sectionPatches(const Construct& construct)
{
    std::vector<SectionPatch> patches;
    if (construct.sectionCells.empty())
        return patches;
    const CellGrid grid = gridOf(construct.sectionCells);
    const double half = grid.side / 2;
    for (const SectionCell& cell : construct.sectionCells) {
        const Point2 place = (cell.centroid - grid.middle) / grid.side;
        const long column = std::lround(place.x()), row = std::lround(place.y());
        const Point2 middle = grid.middle + grid.side * Point2(double(column), double(row));
        const Outline square{middle + Point2(-half, -half), middle + Point2(half, -half), middle + Point2(half, half),
                             middle + Point2(-half, half)};
        const bool isWhole = cell.area > (1 - 1e-6) * grid.side * grid.side;
        SectionPatch patch;
        patch.outline = isWhole ? square : clipped(construct.section.outer, square);
        patch.isHatched = isWhole && (column - row) % stripeEvery == 0;
        patches.push_back(std::move(patch));
    }
    return patches;
}

}  // namespace sinew
