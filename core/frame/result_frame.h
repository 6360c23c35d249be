#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/mechanism/contact_place.h"

namespace sinew {

// Whether the numbers of a frame may be used.
enum class FrameStatus {
    Usable,
    NotAdmissible,  // forces balance the loads, but links bear what they cannot: shown as they are, `message` says which
    NotHoldable,    // no admissible forces balance the loads: forces are the nearest there are, `missing` is what lacks
    Unusable,       // nothing but the geometry may be used; `message` says why
};

// Numbers that the source does not know, or that may not be used, are absent; 0 is a result like any other.

struct CoordinateFrame {
    double value = 0;                    // rad or m
    double speed = 0, acceleration = 0;  // rad/s, rad/s^2 or m/s, m/s^2; 0 in statics
    bool isHeld = false;                 // locked, or its motion is given: `effort` is the reaction
    std::optional<double> effort;        // N m or N: of what drives or holds it; 0 when nothing does
    std::optional<double> passive;       // N m or N: of its spring, damper and stops
    // rad or m: the small one that the load adds to the value; of a ball or free joint a turn about an axis of its parent frame
    std::optional<double> displacement;
    std::optional<double> missing;  // N m or N: what the links cannot give; of a posture that cannot be held
    // Of such a posture: a small motion that nothing resists and on which the loads do work; relative, largest entry 1.
    std::optional<double> collapse;
};

struct LinkFrame {
    double length = 0;                 // m
    std::optional<double> force;       // N, tension positive
    std::optional<double> elongation;  // m, without imposed shortening; absent under an optimality criterion
    std::optional<double> gap;         // m: how far a slack link is from bearing, imposed slack included
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

    double resultant() const { return force.norm(); }  // N
};

// One row of a bilateral constraint.
struct ConstraintFrame {
    std::string row;           // such as "right foot: x"
    double multiplier = 0;     // N or N m; see ConstraintRows
    bool isRedundant = false;  // implied by other rows: not determined, bears nothing here; not known of a recording
    bool isReleased = false;   // does not hold in this stage of a motion: bears nothing
    bool isMoment = false;     // the multiplier is a moment
};

// A point of a body that a stage of a motion holds still.
struct HoldFrame {
    std::string name;
    Vector3 place = Vector3::Zero();  // m, ground frame
    Vector3 force = Vector3::Zero();  // N, on the held body, ground frame; zero while it does not hold
};

// A massless node.
struct NodeFrame {
    Vector3 place = Vector3::Zero();      // m, ground frame: where the strands are drawn to
    std::optional<Vector3> displacement;  // m, ground frame: the small one that the load adds to it
    std::optional<Vector3> missing;       // N, ground frame; of a posture that cannot be held
    std::optional<Vector3> collapse;      // ground frame: its part, beside its body's, in CoordinateFrame::collapse
    bool isFloating = false;              // no strand with a force holds it
};

// All that is true at one instant, whoever computed it: the statics of a posture, a sample of a recording. Tree,
// tables, gauges, scene and export read frames and nothing else. Arrays stand in the mechanism's order; joints in that
// of the (expanded) model.
struct ResultFrame {
    std::shared_ptr<const Mechanism> mechanism;  // whose arrays these are; nullptr: an empty frame
    FrameStatus status = FrameStatus::Unusable;
    Sentence message;               // why it may not be used
    std::vector<Sentence> remarks;  // what else a person should know
    std::optional<double> time;     // s, of a sample of a recording
    double bodyWeight = 0;          // N
    Eigen::VectorXd positions;      // see Mechanism
    Configuration configuration;    // without bodies when the situation could not be read: then all arrays are empty

    std::vector<CoordinateFrame> coordinates;
    std::vector<LinkFrame> links;
    std::vector<ContactFrame> contacts;             // empty when their forces are not known
    std::vector<std::optional<JointFrame>> joints;  // absent when not known: nothing is in equilibrium then
    std::vector<ConstraintFrame> constraints;       // empty when not known
    std::vector<HoldFrame> holds;
    std::vector<NodeFrame> nodes;

    bool isUsable() const { return status == FrameStatus::Usable; }
    // Whether the forces are in equilibrium with the loads, admissible or not.
    bool isBalanced() const { return isUsable() || status == FrameStatus::NotAdmissible; }
    bool isPlaced() const { return !configuration.R.empty(); }
};

}  // namespace sinew
