#include "core/fixation/femur_geometry.h"

#include <cmath>
#include <numbers>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/fixation/refusal.h"
#include "core/model/fixation_ranges.h"

namespace sinew {

double mechanicalLengthOf(const FemurShape& shape)
{
    return shape.mechanicalLength.value_or(thighOfStature * FixationPerson().height);
}

FemurShape femurOf(const Fixation& fixation)
{
    FemurShape shape = fixation.femur;
    if (!shape.mechanicalLength)
        shape.mechanicalLength = thighOfStature * fixation.person.height;
    return shape;
}

namespace {

// Of two numbers that do not go together, the key of the one that was changed: the head's unless the neck's is not usual.
const char* changedOf(const FemurShape& shape, double FemurShape::*ofNeck, const char* key)
{
    return shape.*ofNeck == FemurShape{}.*ofNeck ? "head_diameter" : key;
}

}  // namespace

Refusal refusalIn(const FemurShape& shape)
{
    if (!fixation_range::neckShaftAngle.has(shape.neckShaftAngle))
        return {"neck_shaft_angle", sentence("the neck-shaft angle must lie between 90 and 170 degrees")};
    if (!fixation_range::anteversion.has(shape.anteversion))
        return {"anteversion", sentence("the anteversion must lie between -60 and 60 degrees")};
    if (!fixation_range::neckLength.has(shape.neckLength))
        return {"neck_length", sentence("the neck must be 10 to 120 mm long")};
    if (!fixation_range::headDiameter.has(shape.headDiameter))
        return {"head_diameter", sentence("the head must be 20 to 80 mm wide")};
    if (!fixation_range::mechanicalLength.has(mechanicalLengthOf(shape)))
        return {"mechanical_length", sentence("the femur must be 100 to 800 mm long")};
    constexpr double widest = 1.2;  // of the head
    if (!(shape.neckHeight > 0 && shape.neckHeight <= widest * shape.headDiameter))
        return {changedOf(shape, &FemurShape::neckHeight, "neck_height"),
                sentence("the neck must be at most 1.2 times as high as the head")};
    if (!(shape.neckDepth > 0 && shape.neckDepth <= widest * shape.headDiameter))
        return {changedOf(shape, &FemurShape::neckDepth, "neck_depth"),
                sentence("the neck must be at most 1.2 times as deep as the head")};
    if (!(shape.neckShell > 0 && 2 * shape.neckShell < std::min(shape.neckHeight, shape.neckDepth)))
        return {"neck_shell", sentence("the cortex of the neck must leave room within it")};
    if (!fixation_range::shaftDiameter.has(shape.shaftDiameter))
        return {"shaft_diameter", sentence("the shaft must be 10 to 60 mm thick")};
    if (!(shape.shaftShell > 0 && 2 * shape.shaftShell < shape.shaftDiameter))
        return {"shaft_shell", sentence("the cortex of the shaft must leave room within it")};
    return {};
}

Sentence refusal(const FemurShape& shape)
{
    return refusalIn(shape).message;
}

FemurFrame frameOf(const FemurShape& shape)
{
    const double b = shape.neckShaftAngle, v = shape.anteversion;
    FemurFrame frame;
    frame.tilt = std::asin(shape.neckLength * std::sin(b) / mechanicalLengthOf(shape));
    frame.shaft = {0, std::cos(frame.tilt), std::sin(frame.tilt)};
    frame.lateral = {0, -std::sin(frame.tilt), std::cos(frame.tilt)};
    frame.forward = frame.shaft.cross(frame.lateral);
    frame.neck
        = -std::cos(b) * frame.shaft + std::sin(b) * (-std::cos(v) * frame.lateral + std::sin(v) * frame.forward);
    frame.superior = (frame.shaft - frame.shaft.dot(frame.neck) * frame.neck).normalized();
    frame.crossing = -shape.neckLength * frame.neck;
    if (shape.side == BodySide::Left) {
        for (Vector3* vector :
             {&frame.shaft, &frame.lateral, &frame.forward, &frame.neck, &frame.superior, &frame.crossing})
            vector->z() = -vector->z();
    }
    return frame;
}

FrontalBalance frontalBalance(const FemurShape& shape, const FrontalLoad& load)
{
    const double b = shape.neckShaftAngle, Ln = shape.neckLength, theta = load.abductorInclination;
    FrontalBalance balance;
    balance.trochanterLateral = load.trochanterLateral + Ln * std::sin(b);
    balance.trochanterAbove = load.trochanterUp + Ln * std::cos(b);
    balance.abductorArm = balance.trochanterLateral * std::cos(theta) + balance.trochanterAbove * std::sin(theta);
    balance.armChange = Ln * std::cos(b + theta);
    balance.abductorForce = load.weight * load.weightArm / balance.abductorArm;
    const double down = load.weight + balance.abductorForce * std::cos(theta);
    const double outwards = balance.abductorForce * std::sin(theta);
    balance.hipForce = std::hypot(down, outwards);
    balance.hipInclination = std::atan2(outwards, down);
    balance.neckBaseMoment = balance.hipForce * Ln * std::sin(std::numbers::pi - b - balance.hipInclination);
    return balance;
}

}  // namespace sinew
