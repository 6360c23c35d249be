#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/extras.h"
#include "core/model/amount.h"
#include "core/model/joint.h"

namespace sinew {

// The kinds of variable-length links (Borisov 2018): what is heavy, and what stretches.
enum class SegmentKind {
    Points,      // kinds a, b: a weightless rod with point masses at fractions of its length
    StretchRod,  // kind c: a weightless stretching part, then a heavy rigid rod
    RodBetween,  // kind d: weightless stretching parts at both ends of a heavy rigid rod
    RodsApart,   // kind e: two heavy rigid rods joined by a weightless stretching part
    Telescope,   // kind f: a heavy rod that slides in a heavy cylinder along one line
};

// A point mass that rides at a fraction of the current length: 0 is the near end, 1 the tip.
struct MassPoint {
    double fraction = 1;
    Amount mass;
    Extras extras = {};

    bool operator==(const MassPoint&) const = default;
};

// A heavy rigid part that lies along the segment.
struct HeavyRod {
    double length = 0;  // m
    Amount mass;
    double centre = 0.5;  // where its centre of mass is, as a fraction of its length from its near end
    // m, about the axes across it, through its centre of mass; a uniform thin rod's, length / sqrt(12), when absent
    std::optional<double> gyrationRadius;
    Extras extras = {};

    bool operator==(const HeavyRod&) const = default;
};

// A length that changes with a coordinate: constant + coordinate; the constant alone when no coordinate is named.
struct Stretch {
    std::string coordinate;
    double constant = 0;  // m
    Extras extras = {};

    bool operator==(const Stretch&) const = default;
};

enum class AngleReference {
    Parent,  // from the parent's direction: joint angles; the effort is the joint moment
    Ground,  // from the directions in which the chain's first segment is hinged: absolute angles (Borisov 2018)
};

// A link that changes its length between its joints without bending or twisting. It lies along the x axis of its own
// frame. It is hinged to its parent about z by the first angle and, in space, then about -y by the second, so that
// its direction is (cos psi cos phi, cos psi sin phi, sin psi) (Borisov, Kaspirovich and Mukharlyamov 2021).
// It compiles to bodies and joints of axes, see expanded().
struct Segment {
    std::string name;
    SegmentKind kind = SegmentKind::Points;
    std::string parent;  // "ground", a body, or a segment (then at its tip)
    Frame inParent;      // where it is hinged; from the parent's tip when that is a segment
    AngleReference angleReference = AngleReference::Parent;
    std::vector<std::string> angles;  // none: fixed to the parent; one: about z; two: about z, then about -y
    // Points and Telescope: one, the whole length. StretchRod: one, before the rod. RodBetween: two, before and after
    // the rod. RodsApart: one, between the rods.
    std::vector<Stretch> stretches;
    std::vector<MassPoint> points;  // Points only
    std::vector<HeavyRod> rods;     // StretchRod, RodBetween: one; RodsApart, Telescope: near, then far
    std::string source;
    std::string note;
    Extras extras = {};

    bool operator==(const Segment&) const = default;
};

}  // namespace sinew
