#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <Eigen/Geometry>

#include "core/base/object_id.h"
#include "core/math/surface_mesh.h"
#include "core/math/vector.h"
#include "core/model/body.h"
#include "core/model/link.h"
#include "core/model/wrap_surface.h"
#include "ui/scene/clip_plane.h"
#include "ui/scene/skeleton/skeleton_body.h"

namespace sinew {

// What there is to draw, as values: no Qt, no VTK. Positions in m, ground frame, unless said otherwise.

// Bones that are drawn instead of a rod once they are grown.
struct SceneBones {
    CarriedBones carried;                                 // none: the carrier stays a rod
    Eigen::Affine3d place = Eigen::Affine3d::Identity();  // in the carrier's frame; stretched as the carrier is
    std::vector<Eigen::Isometry3d> movingParts;           // in the frame of what is carried
    // m, ground frame, contained in the place: how far a limb that is hinged in the middle of the trunk is drawn beside it.
    Vector3 aside = Vector3::Zero();
};

struct SceneBody {
    ObjectId id;
    BodyShape shape = BodyShape::Rod;
    std::vector<Landmark> landmarks;  // body frame; the shape is grown from them once and then only moved
    std::vector<Vector3> joints;      // joint centres on the body, body frame (a rod runs through them)
    Eigen::Isometry3d pose = Eigen::Isometry3d::Identity();
    bool visible = true;
    bool selected = false;
    bool isGlass = false;         // drawn so that what lies within is seen, and picked before it
    std::vector<ClipPlane> cuts;  // body frame: of a bone only what lies on these sides of all of them is there

    bool shows(const Vector3& point) const  // body frame
    {
        return std::all_of(cuts.begin(), cuts.end(), [&](const ClipPlane& cut) { return cut.shows(point); });
    }
    // Body frame, m: the surface of a bone that is drawn as it is, instead of one that is grown from landmarks.
    std::shared_ptr<const SurfaceMesh> surface;
    SceneBones bones;  // of a rod
};

struct SceneStrand {
    ObjectId id;
    std::vector<Vector3> points;
    double force = 0;  // N, tension positive
    bool engaged = false;
    double thickness = 0;  // 0..1, relative cross-section of the strand among the model's; 0.5 when unknown
    bool visible = true;
    bool selected = false;
    std::vector<int> pathPoints = {};    // of each point its number in the link's path; -1: none; empty: in order
    std::optional<Vector3> across = {};  // of a belt: unit, along its width; absent: it is round
    LinkSense sense = LinkSense::Tension;
};

inline int pathPointOf(const SceneStrand& strand, std::size_t point)
{
    return strand.pathPoints.empty() ? static_cast<int>(point) : strand.pathPoints[point];
}

enum class PieceKind {
    HeavyRod,   // bears mass
    Rod,        // of constant length, weightless
    Sleeve,     // of a telescope, weightless
    HeavyTube,  // of a telescope, bears mass
    Slider,     // slides in one of the others, weightless
    HeavySlider,
};

// A straight piece of a segment between two distances from its hinge, m, along its x axis.
struct ScenePiece {
    PieceKind kind = PieceKind::Rod;
    double from = 0, to = 0;

    bool operator==(const ScenePiece&) const = default;
};

struct SceneMass {
    double at = 0;    // m from the hinge
    double size = 0;  // 0..1, cube root of its share of the model's largest point mass: as radii of equal stuff
};

// A telescope that is shorter than its segment, m from the hinge: its ends, and where the rod comes out of the sleeve.
struct TelescopeSpan {
    double from = 0, to = 0, collar = 0;

    bool operator==(const TelescopeSpan&) const = default;
};

// A variable-length segment drawn as a telescope. When it changes its length, pieces and masses move; there are as
// many as before. One that carries bones is these; if its length varies, its telescope stands beside them and tells the
// length.
struct SceneSegment {
    ObjectId id;
    Eigen::Isometry3d pose = Eigen::Isometry3d::Identity();  // origin at the hinge, x along the segment
    double length = 0;                                       // m, from the hinge to the tip
    std::vector<ScenePiece> pieces;
    std::vector<double> collars;  // m from the hinge: where a slider comes out of what it slides in
    std::vector<SceneMass> masses;
    bool hinged = true;  // it turns against its parent
    bool visible = true;
    bool selected = false;
    SceneBones bones;
    bool isVariable = false;                 // in its length
    Vector3 aside = Vector3::Zero();         // segment frame: how far beside its joints its telescope stands
    std::optional<TelescopeSpan> telescope;  // absent: as long as the segment

    Vector3 at(double distance) const { return pose * Vector3(distance, 0, 0); }
};

// The frame of what a body or segment carries, ground frame; stretched.
template <class Carrier>
Eigen::Affine3d poseOfBones(const Carrier& carrier)
{
    return Eigen::Affine3d(carrier.pose) * carrier.bones.place;
}

enum class ArrowKind {
    JointForce,
    Load,
    ContactForce,  // runs from where it acts, which is `tip - vector`, so that a foot's points up
};

struct SceneArrow {
    ObjectId id;
    ArrowKind kind = ArrowKind::JointForce;
    Vector3 tip = Vector3::Zero();     // where the force acts, but for contacts
    Vector3 vector = Vector3::Zero();  // m as drawn: the arrow runs from tip - vector to tip
    std::vector<Vector3> bend;         // of a bent arrow (a moment): its line before that, ending at tip - vector
    std::string label;                 // such as "hip 1764 N = 2.40 BW"; of several loads a line each
    bool visible = true;
    bool selected = false;
    bool isAskedAbout = false;  // seen with its label however small its force is
    bool isLabelled = true;     // else only the pointer tells the label
    bool isTipFree = false;     // it begins at what it is about, and so has its label at its tip
};

// The arrow's line from its tail to its tip.
inline std::vector<Vector3> lineOf(const SceneArrow& arrow)
{
    std::vector<Vector3> line = arrow.bend;
    if (line.empty())
        line.push_back(arrow.tip - arrow.vector);
    line.push_back(arrow.tip);
    return line;
}

inline ObjectId surfaceId(const std::string& name)
{
    return {ObjectKind::Other, name, {}, {}, "surfaces"};
}

// What strands wrap round, drawn as glass. A cylinder has no ends: as much of it is drawn as its strands need.
struct SceneWrap {
    ObjectId id;
    SurfaceShape shape = SurfaceShape::Sphere;
    Vector3 radii = Vector3::Zero();  // m, along its axes; of a cylinder the third is half of its drawn length
    double ringRadius = 0;            // m, of a torus, whose tube has the first of the radii
    Eigen::Isometry3d pose = Eigen::Isometry3d::Identity();
    bool visible = true;
    bool selected = false;
};

struct SceneNode {
    ObjectId id;
    Vector3 position = Vector3::Zero();
    bool floating = false;
    bool selected = false;
};

// What one body or segment carries in a ghost, ground frame.
struct GhostBones {
    CarriedBones carried;
    Eigen::Affine3d pose = Eigen::Affine3d::Identity();
    std::vector<Eigen::Isometry3d> movingParts;        // in the frame of what is carried
    std::vector<std::pair<Vector3, Vector3>> standIn;  // the lines that are drawn until the bones are grown
};

// A figure at another time: bones as from far, all else as bare lines.
struct SceneGhost {
    std::vector<std::pair<Vector3, Vector3>> lines;
    std::vector<GhostBones> bones = {};
    double strength = 0.5;  // 0..1, from the background's colour to the full one
    bool isKept = false;    // of the run kept to compare with, not of this one
};

// The way of a point through a motion. The points are shared from frame to frame.
struct SceneTrail {
    std::shared_ptr<const std::vector<Vector3>> points;
    std::size_t passed = 0;         // points before the present one
    Vector3 now = Vector3::Zero();  // the present one
};

// The plane of contacts with the ground.
struct SceneGround {
    Vector3 centre = Vector3::Zero(), normal = Vector3::UnitY();  // unit
    double reach = 1;                                             // m, from the centre to each side
};

// Where a foot presses on the ground: an ellipse, ground frame.
struct ScenePress {
    Vector3 centre = Vector3::Zero(), normal = Vector3::UnitY();  // unit
    Vector3 along = Vector3::UnitX();                             // unit, square to the normal: its longer axis
};

// What a part of a solid is made of.
enum class SolidStuff { Steel, Cushion, Casing, Strap };

// A bar along a line, straight or bent; ground frame, m.
struct SolidPart {
    std::vector<Vector3> line;
    double radius = 0;                  // of a round one
    bool isThreaded = false;            // with ridges up to that radius
    double width = 0, height = 0;       // of a flat one: along `across`, and square to it and the line
    Vector3 across = Vector3::UnitZ();  // unit, square to the line
    double rounding = 0;                // radius of all edges of a straight flat one; 0: sharp
    SolidStuff stuff = SolidStuff::Steel;

    bool operator==(const SolidPart&) const = default;
};

// A device in a bone, or a thing that a figure sits on, holds or treads.
struct SceneSolid {
    ObjectId id;
    std::string title;  // what a person reads; empty: the object's name
    std::vector<SolidPart> parts;
    Eigen::Isometry3d pose = Eigen::Isometry3d::Identity();  // of the body that it is
    bool visible = true;
    bool selected = false;
    bool refused = false;  // it cannot lie there
};

// A flat piece of a surface that carries a value.
struct ScenePatch {
    std::vector<Vector3> corners;  // convex, in order
    std::optional<double> value;   // in the unit of the legend; absent: paler, as nothing is there
    bool isHatched = false;        // a stripe runs from its first corner to its third

    bool operator==(const ScenePatch&) const = default;
};

struct ScenePatches {
    std::vector<ScenePatch> pieces;
    Vector3 normal = Vector3::UnitY();  // unit
    double scale = 1;                   // the upper end of the legend: a round number
    std::string legend;                 // such as "Pressure, % of the strength"
    std::string note;                   // of the legend: what is told apart besides
};

// A closed thin line in the colour of what can be dragged.
struct SceneOutline {
    std::vector<Vector3> corners;
};

struct Scene {
    int document = 0;  // another one is looked at anew; 0: each that has other bodies
    std::vector<SceneBody> bodies;
    std::vector<SceneSegment> segments;
    std::vector<SceneStrand> strands;
    std::vector<SceneArrow> arrows;
    std::vector<SceneNode> nodes;
    std::vector<SceneWrap> wraps;
    std::vector<SceneSolid> solids;
    ScenePatches patches;
    std::vector<SceneOutline> outlines;
    // Of a motion. Ghosts that stay the same stay the same object.
    std::shared_ptr<const std::vector<SceneGhost>> ghosts;
    std::vector<SceneGhost> movingGhosts;  // of a kept run at the present time
    std::vector<SceneTrail> trails;
    std::vector<SceneGround> grounds;
    std::vector<ScenePress> presses;
    // m, ground frame: how far each body of the mechanism is drawn beside its place, see SceneBones; the ground first.
    std::vector<Vector3> asides;
    std::vector<Vector3> reach;     // places that a picture of the whole motion must hold
    std::optional<Vector3> centre;  // of the figure's mass: what a camera follows
    double tensionScale = 1;        // N, the upper end of the colour legend: a round number
    double size = 1;                // m, diagonal of the model's extent: sets radii of strands, nodes and rods
    bool solved = false;            // forces may be shown
    bool hasLinkForces = true;      // a link bears a force, of a motion at any time: the legend has something to say
    bool planar = false;            // look along z
    bool isOfLeft = false;          // of left femurs alone: look at it from the left
    bool isSoftlyShaded = true;     // bodies cast soft shadows, and crevices are darker

    Vector3 asideOf(int body) const
    {
        const auto index = static_cast<std::size_t>(body);
        return index < asides.size() ? asides[index] : Vector3(Vector3::Zero());
    }
};

}  // namespace sinew
