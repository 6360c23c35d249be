#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/mechanism/contact_place.h"

namespace sinew {

// Whether the numbers of a frame may be used.
enum class FrameStatus {
    Usable,
    NotHoldable,  // no admissible forces balance the loads: forces are the nearest there are, `missing` is what lacks
    Unusable,     // nothing but the configuration may be used; `message` says why
};

struct CoordinateFrame {
    double value = 0;                    // rad or m
    double speed = 0, acceleration = 0;  // rad/s, rad/s^2 or m/s, m/s^2; 0 in statics
    double effort = 0;   // N m or N: of the drive when its motion is given, the given effort when driven, else 0
    double reaction = 0;                 // N m or N: what holds the coordinate when it is locked
    double passive = 0;                  // N m or N: of spring, damper and stops
    double missing = 0;                  // N m or N: what the links cannot give; 0 unless not holdable
};

struct LinkFrame {
    double force = 0;                   // N, tension positive
    double length = 0;                  // m
    std::optional<double> elongation;   // m; absent where the source knows none (an optimality criterion)
    std::optional<double> gap;          // m: how far a slack link is from pulling (or pushing), imposed slack included
    bool isEngaged = false;
    bool isBroken = false;
};

struct ContactFrame {
    Vector3 place = Vector3::Zero();  // m, ground frame
    Vector3 force = Vector3::Zero();  // N, on the touching body, ground frame
    double normal = 0, friction = 0;  // N, sizes; friction has a sign in a plane model
    double gap = 0;                   // m, negative where pressed in
    ContactMode mode = ContactMode::Open;
};

// What a joint exerts on its child, at the joint centre.
struct JointFrame {
    Vector3 force = Vector3::Zero();   // N, ground frame
    Vector3 moment = Vector3::Zero();  // N m, ground frame
};

// One row of a bilateral constraint.
struct ConstraintFrame {
    std::string row;           // such as "right foot: x"
    double multiplier = 0;     // N or N m; see ConstraintRows
    bool isRedundant = false;  // implied by other rows: not determined, bears nothing here
};

struct HoldFrame {
    std::string name;
    Vector3 force = Vector3::Zero();  // N, on the held body, ground frame
};

// All that is true at one instant, whoever computed it: the statics of a posture, a sample of a recording. Tree,
// tables, gauges, scene and export read frames and nothing else. Arrays stand in the mechanism's order; joints in that
// of the (expanded) model.
struct ResultFrame {
    std::shared_ptr<const Mechanism> mechanism;  // whose arrays these are; nullptr: an empty frame
    FrameStatus status = FrameStatus::Unusable;
    std::string message;
    std::optional<double> time;  // s, of a sample of a recording
    double bodyWeight = 0;       // N
    Eigen::VectorXd positions;   // see Mechanism
    Configuration configuration;

    std::vector<CoordinateFrame> coordinates;
    std::vector<LinkFrame> links;
    std::vector<ContactFrame> contacts;
    std::vector<JointFrame> joints;
    std::vector<ConstraintFrame> constraints;
    std::vector<HoldFrame> holds;
    std::vector<Vector3> nodes;  // m, ground frame: where the strands have drawn them

    bool isUsable() const { return status == FrameStatus::Usable; }
};

}  // namespace sinew
