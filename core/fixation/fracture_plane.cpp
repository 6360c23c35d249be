#include "core/fixation/fracture_plane.h"

#include <cmath>
#include <numbers>

#include <Eigen/Geometry>

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

// The outline of an elliptic cylinder along the neck, cut by the plane through `at`, in the axes t1 and t2 about `at`.
Outline cutOutline(const FemurFrame& femur, const PlaneFrame& plane, double semiHeight, double semiDepth)
{
    const Vector3 across = femur.neck.cross(femur.superior);
    Outline outline;
    for (int i = 0; i < outlinePoints; ++i) {
        const double angle = 2 * std::numbers::pi * i / outlinePoints;
        const Vector3 rim = semiHeight * std::cos(angle) * femur.superior + semiDepth * std::sin(angle) * across;
        const Vector3 point = rim - rim.dot(plane.normal) / femur.neck.dot(plane.normal) * femur.neck;
        outline.emplace_back(point.dot(plane.down), point.dot(plane.back));
    }
    return outline;
}

}  // namespace

std::string refusal(const FracturePlane& plane, const FemurShape& shape)
{
    constexpr double degree = std::numbers::pi / 180;
    if (std::string why = refusal(shape); !why.empty())
        return why;
    if (!(std::abs(plane.pauwels) <= 90 * degree))
        return "the Pauwels angle must lie between -90 and 90 degrees";
    if (!(std::abs(plane.obliquity) <= 60 * degree))
        return "the obliquity must lie between -60 and 60 degrees";
    if (!(plane.fromHead >= 0 && plane.fromHead <= shape.neckLength))
        return "the plane must cross the neck between the head and the shaft";
    constexpr double flattest = 0.35;  // cosine of 70 degrees: flatter ones leave the neck
    if (!(normalOf(plane).dot(asRight(shape).neck) >= flattest))
        return "the plane runs along the neck: it must make at least 20 degrees with the axis of the neck";
    return {};
}

PlaneSection sectionOf(const FracturePlane& plane, const FemurShape& shape)
{
    const FemurFrame femur = asRight(shape);
    PlaneSection section;
    PlaneFrame& frame = section.frame;
    frame.normal = normalOf(plane);
    const Vector3 backwards = -Vector3::UnitX();
    frame.back = (backwards - backwards.dot(frame.normal) * frame.normal).normalized();
    frame.down = frame.back.cross(frame.normal);
    frame.onNeck = std::acos(std::clamp(frame.normal.dot(femur.neck), -1.0, 1.0));
    const double a = shape.neckHeight / 2, b = shape.neckDepth / 2, t = shape.neckShell;
    section.outer = cutOutline(femur, frame, a, b);
    section.inner = cutOutline(femur, frame, a - t, b - t);
    frame.origin = -plane.fromHead * femur.neck;  // an ellipse about the axis: its centre is its centroid
    section.whole = propertiesOf(section.outer);
    section.cortical = propertiesOf(std::vector<Outline>{section.outer, section.inner});
    return section;
}

PlaneLoad planeLoad(const PlaneFrame& frame, const Wrench& wrench)
{
    const Vector3 force = wrench.head<3>(), moment = wrench.tail<3>();
    return {-force.dot(frame.normal), force.dot(frame.down),  force.dot(frame.back),
            moment.dot(frame.back),   moment.dot(frame.down), moment.dot(frame.normal)};
}

Vector3 inStandingFrame(const Vector3& inFemurAxes, double tilt)
{
    return Eigen::AngleAxisd(tilt, Vector3::UnitX()) * inFemurAxes;
}

SectionProperties ellipticTube(double a, double b, double shell)
{
    constexpr double pi = std::numbers::pi;
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
