#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "ui/vtk/bone_grower.h"

namespace sinew::test {

inline BonePiece pieceOf(const std::vector<BonePiece>& pieces, BonePrototype prototype)
{
    return *std::ranges::find_if(pieces, [&](const BonePiece& piece) {
        return std::holds_alternative<BonePrototype>(piece.bone) && std::get<BonePrototype>(piece.bone) == prototype;
    });
}

// How near bones come to each other, by the fields of their solids.
struct BoneGaps {
    // m, of the points (ground frame) to one bone of a part with that frame; negative when they reach into it.
    double nearest(const Eigen::Affine3d& pose, const SkeletonBody& part, BonePrototype solid,
                   const std::vector<Vector3>& points)
    {
        const BonePiece piece = pieceOf(bonePieces(part, Fineness::Near), solid);
        if (!fields.contains(solid))
            fields.emplace(solid, makeField(solid));
        const Eigen::Affine3d toPiece = (pose * piece.toBody).inverse();
        HeightMap back;
        for (const auto& [from, to] : piece.heights)
            back.push_back({to, from});
        const double size = std::cbrt(std::abs(piece.toBody.linear().determinant()));
        double nearest = 1;
        for (const Vector3& point : points) {
            Vector3 p = toPiece * point;
            p.y() = back.empty() ? p.y() : mapped(back, p.y()).height;
            nearest = std::min(nearest, size * fields.at(solid).at(p));
        }
        return nearest;
    }

    SkinOfPrototype skins(Fineness fineness = Fineness::Near)
    {
        return [this, fineness](BonePrototype bone) { return grower.prototype(bone, fineness); };
    }

    BoneGrower grower;
    std::map<BonePrototype, BoneField> fields;
};

}  // namespace sinew::test
