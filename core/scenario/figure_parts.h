#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/model/model.h"

namespace sinew {

// Limbs of a figure, found by the names and kinds of its joints and segments, and postures that bend them. For motion
// templates.

// Whether a name holds a word, whatever the case.
bool hasWord(std::string name, const char* word);

// A posture to go to, or why there is none.
struct TargetPosture {
    std::vector<double> values;  // rad or m, one a coordinate
    Sentence whyNot;
};

TargetPosture noTarget(Sentence reason);
TargetPosture ownPosture(const Model& model);

// Adds to the value of a coordinate, within its range.
void turnCoordinate(const Model& model, TargetPosture& target, const std::string& coordinate, double by);

// Bends a joint about z, which points to the right of figures: by its hinge, or by that turn of a ball joint. Says in the
// target why not, when it cannot be bent so.
void bendJoint(const Model& model, TargetPosture& target, const Joint& joint, double by);

// The first joint of that word below a body; empty body: any. nullptr: none.
const Joint* jointWithWord(const Model& model, const char* word, const std::string& parent = {});

// A leg of joints, on a pelvis.
struct JointedLeg {
    const Joint* hip = nullptr;
    const Joint* knee = nullptr;
    const Joint* ankle = nullptr;
};

// Two or more legs below one pelvis that is free, or why there are none.
struct JointedLegs {
    std::vector<JointedLeg> legs;
    const Joint* root = nullptr;  // between ground and pelvis
    Sentence whyNot;
};

JointedLegs jointedLegsOf(const Model& model);

// The model's own posture with segments that lean by `leanOf` more than in it, rad, counterclockwise, whether their angles
// are absolute or count from the parent. Nothing: the segment keeps its angle.
using LeanOf = std::function<std::optional<double>(const Segment&)>;
TargetPosture leaningSegments(const Model& model, const LeanOf& leanOf);

// Two legs of segments: one stands, the thigh of the other hangs from its thigh or from a trunk.
struct SegmentLegs {
    const Segment *standingFoot = nullptr, *standingShank = nullptr, *standingThigh = nullptr;  // no foot: on its shank
    const Segment *swingingThigh = nullptr, *swingingShank = nullptr, *swingingFoot = nullptr;  // no foot: none
    bool areFound() const { return standingShank && standingThigh && swingingThigh && swingingShank; }
};

SegmentLegs segmentLegsOf(const Model& model);

// The direction of a segment in the model's own posture, rad, counterclockwise from x.
double directionOf(const Model& model, const Segment& segment);

// Why a figure has none, by joints or by segments.
Sentence noLegs();

}  // namespace sinew
