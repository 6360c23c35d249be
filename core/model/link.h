#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/extras.h"
#include "core/math/vector.h"

namespace sinew {

enum class LinkSense {
    Tension,      // only pulls: tendon, muscle, ligament, cable
    Compression,  // only pushes: bone contact, ground, cartilage
    Both,
};

// The way round a cylinder, from the point before to the one behind, about its axis z.
enum class WrapSide {
    Shorter,      // flips over where the line crosses the axis
    RightHanded,  // always by the right-hand rule
    LeftHanded,   // always against it
};

// Where a strand passes: a point of a body (or of "ground"), a node, or a surface that it wraps round where that is in
// its way.
struct PathPoint {
    std::string body;  // one of body, node and surface is named
    std::string node;
    Vector3 position = Vector3::Zero();  // m, body frame; unused for a node and a surface
    std::string surface = {};
    WrapSide side = WrapSide::Shorter;  // of a cylinder
    Extras extras = {};

    bool operator==(const PathPoint&) const = default;
};

// Force per unit elongation, N/m.
struct DirectStiffness {
    double stiffness = 0;

    bool operator==(const DirectStiffness&) const = default;
};

// k = modulus * area / length (Kolesnikov 2004: stiffness from anatomical length and cross-section).
struct MaterialStiffness {
    double area = 0;               // m^2
    double modulus = 0;            // Pa
    std::optional<double> length;  // m; the path's length in the rest posture when absent
    Extras extras = {};

    bool operator==(const MaterialStiffness&) const = default;
};

enum class AtStrength {
    Holds,   // goes on with that force: a yield plateau
    Breaks,  // is gone for good
};

// The most a link bears, N, > 0, and what happens then.
struct Strength {
    double force = 0;
    AtStrength then = AtStrength::Holds;
    Extras extras = {};

    bool operator==(const Strength&) const = default;
};

// How a link is drawn.
enum class LinkShape {
    Strand,  // as a muscle or a cable
    Belt,    // flat; over the shoulder of the chest that it holds
};

// Bounds of the program's own, far beyond any muscle: where they are larger the digits of all else are lost.
inline constexpr double mostActivation = 1e6;
inline constexpr double mostShortening = 1e3;  // m

// One strand of a path with a sense.
struct Link {
    std::string name;
    std::string group;  // names a muscle of several strands; may be empty
    LinkSense sense = LinkSense::Tension;
    std::vector<PathPoint> path;  // two or more; the first and last are the ends; between them via points and surfaces
    std::variant<DirectStiffness, MaterialStiffness> stiffness;
    // N s/m, not negative; Kelvin-Voigt: in motion a link also resists the rate of its elongation
    double damping = 0;
    // m, imposed (active) shortening D0 (Kolesnikov 2004); positive pulls, negative is slack that has to be taken up
    // (in a compression link: positive, a gap that has to close)
    double shortening = 0;
    // m, > 0: passive tissue, such as a ligament. It is slack up to that length of its path, and its tension follows from its
    // length in every posture. Absent: a muscle or a cable that is taken in, unstretched in each posture of statics and, in
    // motion, at the length of the rest posture.
    std::optional<double> slackLength = {};
    double activation = 0;  // a > -1: the stiffness is multiplied by 1 + a (Kolesnikov 2004, 4.5)
    std::optional<Strength> strength;
    LinkShape shape = LinkShape::Strand;
    std::string source;
    std::string note;
    Extras extras = {};

    bool operator==(const Link&) const = default;
};

}  // namespace sinew
