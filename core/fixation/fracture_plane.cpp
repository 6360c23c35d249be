#include "core/fixation/fracture_plane.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/base/number_words.h"
#include "core/fixation/contour_lines.h"
#include "core/fixation/refusal.h"
#include "core/math/decompositions.h"
#include "core/model/fixation_ranges.h"
#include "core/model/usual_fracture.h"

namespace sinew {

namespace {

constexpr int outlinePoints = 360;

Vector3 normalOf(const FracturePlane& plane)
{
    const Vector3 straight(0, std::cos(plane.pauwels), -std::sin(plane.pauwels));
    return Eigen::AngleAxisd(plane.obliquity, Vector3::UnitY()) * straight;
}

FemurFrame asRight(FemurShape shape)
{
    shape.side = BodySide::Right;
    return frameOf(shape);
}

// A tube that the plane cuts.
struct Tube {
    Vector3 axis;                         // unit vector
    Vector3 first, second;                // unit vectors square to it
    double semiFirst, semiSecond, shell;  // m
};

Tube tubeOf(const FracturePlane& plane, const FemurShape& shape, const FemurFrame& femur, const PlaneFrame& frame)
{
    switch (plane.kind) {
    case FractureKind::Neck: break;
    case FractureKind::Intertrochanteric:
    case FractureKind::ReverseOblique:
        return {frame.normal, frame.down, frame.back, plane.width / 2, plane.depth / 2, plane.shell};
    case FractureKind::Subtrochanteric:
        return {femur.shaft,     femur.lateral, femur.forward, shape.shaftDiameter / 2, shape.shaftDiameter / 2,
                shape.shaftShell};
    }
    return {femur.neck,           femur.superior,      femur.neck.cross(femur.superior),
            shape.neckHeight / 2, shape.neckDepth / 2, shape.neckShell};
}

// The outline of the tube made thinner by `less`, cut by the plane, in the axes t1 and t2 about the axis of the tube.
Outline cutOutline(const Tube& tube, const PlaneFrame& plane, double less)
{
    Outline outline;
    for (int i = 0; i < outlinePoints; ++i) {
        const double angle = 2 * std::numbers::pi * i / outlinePoints;
        const Vector3 rim = (tube.semiFirst - less) * std::cos(angle) * tube.first
                            + (tube.semiSecond - less) * std::sin(angle) * tube.second;
        const Vector3 point = rim - rim.dot(plane.normal) / tube.axis.dot(plane.normal) * tube.axis;
        outline.emplace_back(point.dot(plane.down), point.dot(plane.back));
    }
    return outline;
}

// The axis of the bone at the plane: of the neck or of the shaft.
Vector3 boneAxis(const FracturePlane& plane, const FemurFrame& femur)
{
    return plane.kind == FractureKind::Neck || plane.kind == FractureKind::Intertrochanteric ? femur.neck : femur.shaft;
}

// Where planes of a kind may cross the axis, m from the centre of the head, as a share of the neck and beyond it.
Sentence refusalOfPlace(const FracturePlane& plane, const FemurShape& shape)
{
    const double beyond = plane.fromHead - shape.neckLength, least = shape.headDiameter / 4;
    switch (plane.kind) {
    case FractureKind::Neck:
        if (plane.fromHead >= least && beyond <= 0)
            return {};
        return sentence("a plane of the neck crosses its axis between half the head's radius and the neck's base: %1 "
                        "to %2 from the head's centre here",
                        millimetresInWords(least, 0), millimetresInWords(shape.neckLength, 0));
    case FractureKind::Intertrochanteric:
        if (beyond >= -0.02 && beyond <= 0.03)
            return {};
        return sentence("an intertrochanteric plane crosses the axis within 20 mm before and 30 mm behind the neck's "
                        "base");
    case FractureKind::ReverseOblique:
        if (beyond >= -0.01 && beyond <= 0.06)
            return {};
        return sentence("a reverse oblique plane crosses the axis within 60 mm below the neck's base");
    case FractureKind::Subtrochanteric:
        if (beyond >= 0.02 && beyond <= 0.15)
            return {};
        return sentence("a subtrochanteric plane crosses the shaft 20 to 150 mm below the neck's base");
    }
    return {};
}

Refusal refusalOfSize(const FracturePlane& plane)
{
    if (!fixation_range::gap.has(plane.gap))
        return {"gap", sentence("the gap must lie between 0 and 50 mm")};
    const bool isTrochanteric
        = plane.kind == FractureKind::Intertrochanteric || plane.kind == FractureKind::ReverseOblique;
    if (!isTrochanteric)
        return {};
    if (!(plane.width >= 0.02 && plane.width <= 0.15))
        return {"width", sentence("the bone in the plane must be 20 to 150 mm wide")};
    if (!(plane.depth >= 0.01 && plane.depth <= 0.1))
        return {"depth", sentence("the bone in the plane must be 10 to 100 mm deep")};
    if (!(plane.shell > 0 && 2 * plane.shell < std::min(plane.width, plane.depth)))
        return {"shell", sentence("the cortex in the plane must leave room within it")};
    return {};
}

}  // namespace

Refusal refusalIn(const FracturePlane& plane, const FemurShape& shape)
{
    if (!fixation_range::pauwels.has(plane.pauwels))
        return {"pauwels", sentence("the Pauwels angle must lie between -90 and 90 degrees")};
    if (!fixation_range::obliquity.has(plane.obliquity))
        return {"obliquity", sentence("the obliquity must lie between -60 and 60 degrees")};
    if (Sentence why = refusalOfPlace(plane, shape); !why.empty())
        return {"from_head", std::move(why)};
    if (Refusal why = refusalOfSize(plane); !why.empty())
        return why;
    constexpr double flattest = 0.35;  // cosine of 70 degrees: flatter ones leave the bone
    if (!(normalOf(plane).dot(boneAxis(plane, asRight(shape))) >= flattest))
        return {"pauwels", sentence("the plane runs along the bone: it must make at least 20 degrees with its axis")};
    return {};
}

Sentence refusal(const FracturePlane& plane, const FemurShape& shape)
{
    const Sentence ofShape = refusal(shape);
    return ofShape.empty() ? refusalIn(plane, shape).message : ofShape;
}

bool runsBelowNeck(FractureKind kind)
{
    return kind == FractureKind::Subtrochanteric || kind == FractureKind::ReverseOblique;
}

Vector3 placeOnAxis(const FemurFrame& femur, const FemurShape& shape, double fromHead)
{
    return fromHead <= shape.neckLength ? Vector3(-fromHead * femur.neck)
                                        : Vector3(femur.crossing - (fromHead - shape.neckLength) * femur.shaft);
}

void takeProperties(PlaneSection& section)
{
    std::vector<Outline> loops{section.outer};
    loops.insert(loops.end(), section.inner.begin(), section.inner.end());
    section.whole = propertiesOf(section.outer);
    section.cortical = propertiesOf(loops);
}

void layAxes(const Vector3& normal, PlaneFrame& frame)
{
    const Vector3 backwards = -Vector3::UnitX();
    frame.normal = normal;
    frame.back = (backwards - backwards.dot(normal) * normal).normalized();
    frame.down = frame.back.cross(normal);
}

namespace {

PlaneFrame planeFrame(const FracturePlane& plane, const FemurShape& shape, const FemurFrame& femur)
{
    PlaneFrame frame;
    layAxes(normalOf(plane), frame);
    frame.onNeck = std::acos(std::clamp(frame.normal.dot(femur.neck), -1.0, 1.0));
    frame.origin = placeOnAxis(femur, shape, plane.fromHead);
    return frame;
}

// The outline with a shell of the tube taken off: seen along the axis of the tube, where it is even.
std::vector<Outline> withinShell(const Outline& outer, const Tube& tube, const PlaneFrame& frame)
{
    Eigen::Matrix2d flat;
    flat << tube.first.dot(frame.down), tube.first.dot(frame.back), tube.second.dot(frame.down),
        tube.second.dot(frame.back);
    Outline seen;
    for (const Point2& point : outer)
        seen.push_back(flat * point);
    std::vector<Outline> inner = insetOutline(seen, tube.shell);
    const Eigen::Matrix2d back = flat.inverse();
    for (Outline& loop : inner) {
        for (Point2& point : loop)
            point = back * point;
    }
    return inner;
}

void addRemarks(const FracturePlane& plane, double bridged, std::vector<Sentence>& remarks)
{
    const FracturePlane usual;
    const bool isTrochanteric
        = plane.kind == FractureKind::Intertrochanteric || plane.kind == FractureKind::ReverseOblique;
    if (isTrochanteric && (plane.width != usual.width || plane.depth != usual.depth))
        remarks.push_back(
            sentence("The bone in the plane is the mesh's; the width and depth that the case states do not count."));
    if (bridged > 0)
        remarks.push_back(sentence("The mesh has cracks of up to %1 in the plane, which were closed.",
                                   millimetresInWords(bridged, 2)));
}

void assumeCortex(const Tube& tube, PlaneSection& section, std::vector<Sentence>& remarks)
{
    section.inner = withinShell(section.outer, tube, section.frame);
    remarks.push_back(sentence("The mesh has no inner surface in the plane: a cortex of %1 is assumed.",
                               millimetresInWords(tube.shell)));
}

// A fracture below the neck that would cut the head is no fracture of that kind. The head's centre is the origin.
bool cutsHead(const PlaneSection& section, double headRadius)
{
    const PlaneFrame& frame = section.frame;
    return std::any_of(section.outer.begin(), section.outer.end(), [&](const Point2& point) {
        return (frame.origin + point.x() * frame.down + point.y() * frame.back).norm() < headRadius;
    });
}

}  // namespace

FracturePlane usualPlane(FractureKind kind, const FemurShape& shape)
{
    FracturePlane plane = usualFracture(kind);
    const double usualBase = FemurShape().neckLength;
    if (kind == FractureKind::Neck)
        plane.fromHead = std::min(plane.fromHead, shape.neckLength);
    else
        plane.fromHead += shape.neckLength - usualBase;
    if (kind != FractureKind::ReverseOblique)
        return plane;
    // It rises inwards, and in a hip with a level neck would run along it: as far down as lets the head be.
    const FemurFrame femur = asRight(shape);
    const double clear = 0.55 * shape.headDiameter, lowest = shape.neckLength + 0.06;
    const auto distance = [&] {
        const PlaneFrame frame = planeFrame(plane, shape, femur);
        return -frame.origin.dot(frame.normal);  // the head's centre is the origin
    };
    while (distance() < clear && plane.fromHead + 0.001 < lowest)
        plane.fromHead += 0.001;
    return plane;
}

PlaneSection sectionOf(const FracturePlane& plane, const FemurShape& shape)
{
    const FemurFrame femur = asRight(shape);
    PlaneSection section;
    section.frame = planeFrame(plane, shape, femur);  // the centre of an ellipse is its centroid
    const Tube tube = tubeOf(plane, shape, femur, section.frame);
    section.outer = cutOutline(tube, section.frame, 0);
    section.inner = {cutOutline(tube, section.frame, tube.shell)};
    takeProperties(section);
    return section;
}

std::variant<PlaneSection, Diagnostic> sectionOf(const FracturePlane& plane, const PatientBone& bone,
                                                 std::vector<Sentence>& remarks)
{
    const FemurFrame femur = asRight(bone.shape);
    PlaneSection section;
    PlaneFrame& frame = section.frame;
    frame = planeFrame(plane, bone.shape, femur);
    const CutPlane inMesh{bone.toMesh(frame.origin), bone.directionToMesh(frame.down), bone.directionToMesh(frame.back),
                          bone.directionToMesh(frame.normal)};
    BoneOutline cut = boneAround(cutMesh(bone.measured->mesh, inMesh), Point2::Zero());
    if (!cut)
        return makeError(sentence("where the fracture is, %1", cut.problem),
                         sentence("move the plane, or repair the mesh"));
    section.outer = std::move(cut.outer);
    section.inner = std::move(cut.inner);
    if (plane.kind != FractureKind::Neck && cutsHead(section, 0.5 * bone.shape.headDiameter))
        return makeError(sentence("the plane runs lengthwise through neck and head"),
                         sentence("put it farther from the head's centre, or make it more level"));
    addRemarks(plane, cut.bridged, remarks);
    if (section.inner.empty())
        assumeCortex(tubeOf(plane, bone.shape, femur, frame), section, remarks);
    const Point2 middle = propertiesOf(section.outer).centroid;
    frame.origin += middle.x() * frame.down + middle.y() * frame.back;
    for (Point2& point : section.outer)
        point -= middle;
    for (Outline& loop : section.inner) {
        for (Point2& point : loop)
            point -= middle;
    }
    takeProperties(section);
    return section;
}

PlaneLoad planeLoad(const PlaneFrame& frame, const Wrench& wrench)
{
    const Vector3 force = wrench.head<3>(), moment = wrench.tail<3>();
    // No load is 0, not -0, which would be printed with its sign.
    return {0 - force.dot(frame.normal), force.dot(frame.down) + 0,  force.dot(frame.back) + 0,
            moment.dot(frame.back) + 0,  moment.dot(frame.down) + 0, moment.dot(frame.normal) + 0};
}

Vector3 inStandingFrame(const Vector3& inFemurAxes, double tilt)
{
    return Eigen::AngleAxisd(tilt, Vector3::UnitX()) * inFemurAxes;
}

SectionProperties ellipticTube(double a, double b, double shell)
{
    const double within = a - shell, beside = b - shell;
    SectionProperties properties;
    properties.area = pi * (a * b - within * beside);
    properties.secondX = pi / 4 * (b * b * b * a - beside * beside * beside * within);
    properties.secondY = pi / 4 * (a * a * a * b - within * within * within * beside);
    return properties;
}

BarrelSlide barrelSlide(double force, double angle, double extension, double barrel, double friction)
{
    BarrelSlide slide;
    slide.transverse = force * std::sin(angle);
    slide.axial = force * std::cos(angle);
    slide.endReaction = slide.transverse * extension / barrel;
    slide.mouthReaction = slide.transverse + slide.endReaction;
    slide.axialToSlide = friction * (slide.mouthReaction + slide.endReaction);
    slide.slides = slide.axial > slide.axialToSlide;
    slide.largestExtension = 0.5 * barrel * (1 / (friction * std::tan(angle)) - 1);
    return slide;
}

}  // namespace sinew
