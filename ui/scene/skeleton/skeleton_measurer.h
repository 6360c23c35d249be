#pragma once

#include <array>
#include <string_view>

#include "ui/scene/skeleton/bone_carriers.h"

namespace sinew {

// What the joints and landmarks of a model tell about the sizes of its person. Zero where they say nothing.
class SkeletonMeasurer {
public:
    SkeletonMeasurer(const Model& model, const std::vector<BoneCarrier>& carriers);

    const SkeletonMeasures& of(bool isLeft) const { return m_sides[isLeft ? 1 : 0]; }

    // The carrier of a part; nullptr: there is none.
    const BoneCarrier* find(PartOfSide part) const;
    // The joint at the upper end of what a carrier stands for, its frame.
    Vector3 upperEnd(const BoneCarrier& carrier) const;
    // Its other end; absent where joints and landmarks do not lie as a person's do.
    std::optional<Vector3> lowerEnd(const BoneCarrier& carrier) const;
    const Landmark* landmark(const BoneCarrier& carrier, std::string_view name) const;
    // rad, from the ground up to the line from toe to ankle when standing.
    double footSlope() const { return m_footSlope; }
    // Whether limbs are hinged in the middle of the trunk, as in a plane; they are drawn beside it.
    bool isLimbInMiddle(SkeletonPart first) const;
    // m, from the upper to the lower end; 0 where these do not lie along the carrier.
    double lengthOf(const BoneCarrier& carrier) const;

private:
    SkeletonMeasures measure(bool isLeft) const;
    void measureTrunk(bool isLeft, SkeletonMeasures& m) const;
    void measureWholeTrunk(const BoneCarrier& trunk, bool isLeft, SkeletonMeasures& m) const;
    void measureFoot(const BoneCarrier& foot, SkeletonMeasures& m) const;
    double lengthTo(PartOfSide child, const Vector3& direction) const;
    double limbLength(PartOfSide part) const;
    void findFootSlope();
    void fillWidths();

    const Model& m_model;
    const std::vector<BoneCarrier>& m_carriers;
    double m_footSlope = 0;
    std::array<SkeletonMeasures, 2> m_sides;
};

}  // namespace sinew
