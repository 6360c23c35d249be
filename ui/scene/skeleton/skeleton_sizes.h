#pragma once

#include <vector>

#include "ui/scene/skeleton/skeleton_body.h"
#include "ui/scene/skeleton/spine.h"

namespace sinew {

inline constexpr double cm = 0.01;  // m, the unit of the tables

// What the tables of the trunk mean for a person.
namespace trunkTables {
inline constexpr double stature = 1.741;  // m, of the tables' man
inline constexpr double thorax = 0.3612;  // m, height of the joint of abdomen and thorax above the hips
}  // namespace trunkTables

// Against the tables' man: by stature, and of the widths of bones.
double sizeOf(const SkeletonMeasures& measures);
double thicknessOf(const SkeletonMeasures& measures);

// A height of the trunk's tables to the person's, both m above the hips.
double mappedHeight(const SkeletonMeasures& measures, double height);
// By what the column is longer than the tables' at a vertebra.
double columnStretch(const SkeletonMeasures& measures, const SpineLevel& level);

// The parts of the column that belong to a body, in the order of its moving parts.
struct SpinePart {
    const SpineLevel* level;
    bool isDisc;  // the one below the vertebra
};
std::vector<SpinePart> spineParts(SkeletonPart owner);

}  // namespace sinew
