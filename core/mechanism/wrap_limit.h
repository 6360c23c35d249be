#pragma once

#include "core/mechanism/wrap_curve.h"

namespace sinew {

// How a strand leaves the range in which calcWrap() is right.
enum class WrapLimit {
    None,
    Within,     // a point lies within the obstacle, by more than a millionth of its radius: it runs straight
    Through,    // it runs straight through: no way round was found, or the stated side asks for more than half a turn
    OtherSide,  // more than half a turn on the stated side: it runs straight past the axis on the other one
    EitherWay,  // the line goes through the middle of a sphere or a cylinder: both ways round are equally long
    Turned,     // it runs round another side than in the rest posture; of strands only, see RestSides
};

// The limit at which a curve is that calcWrap() gave.
WrapLimit limitOf(const WrapShape& shape, const Vector3& from, const Vector3& to, const WrapCurve& curve);

// On which side of the obstacle's middle a line passes: a vector along the axis about which it turns. Zero for a torus, for
// a cylinder with a side of its own, and where the line does not pass the middle between its ends.
Vector3 passingSide(const WrapShape& shape, const Vector3& from, const Vector3& to);

}  // namespace sinew
