#include "ui/scene/skeleton/skeleton_sizes.h"

#include <algorithm>
#include <array>

namespace sinew {

double sizeOf(const SkeletonMeasures& measures)
{
    return measures.stature / trunkTables::stature;
}

double thicknessOf(const SkeletonMeasures& measures)
{
    return measures.thickness * sizeOf(measures);
}

double mappedHeight(const SkeletonMeasures& m, double height)
{
    const double s = sizeOf(m), low = m.lowerTrunk + m.middleTrunk, top = low + m.upperTrunk, head = top + m.neck;
    const std::array<std::array<double, 2>, 6> table = {{{-0.5, -0.5 * s},
                                                         {0.0975, 0.0975 * s},
                                                         {trunkTables::thorax, low},
                                                         {0.6033, top},
                                                         {0.6429, head},
                                                         {0.697, head + 0.054 * s}}};
    std::size_t i = 1;
    while (i + 1 < table.size() && height > table[i][0])
        ++i;
    const double t = std::clamp((height - table[i - 1][0]) / (table[i][0] - table[i - 1][0]), 0.0, 1.0);
    return (1 - t) * table[i - 1][1] + t * table[i][1];
}

double columnStretch(const SkeletonMeasures& measures, const SpineLevel& level)
{
    const double middle = 0.01 * level.centre.y(), half = 0.005 * level.height;
    return (mappedHeight(measures, middle + half) - mappedHeight(measures, middle - half)) / (2 * half);
}

namespace {

SkeletonPart ownerOf(const SpineLevel& level)
{
    switch (level.name[0]) {
    case 'L': return SkeletonPart::Abdomen;
    case 'T': return SkeletonPart::Thorax;
    default: return SkeletonPart::Neck;
    }
}

}  // namespace

std::vector<SpinePart> spineParts(SkeletonPart owner)
{
    std::vector<SpinePart> parts;
    for (const SpineLevel& level : spineLevels()) {
        if (ownerOf(level) != owner)
            continue;
        parts.push_back({&level, false});
        if (level.name != "C1")  // it turns on the dens
            parts.push_back({&level, true});
    }
    return parts;
}

}  // namespace sinew
