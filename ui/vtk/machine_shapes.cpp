#include "ui/vtk/machine_shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "ui/vtk/shapes.h"
#include "ui/vtk/strand_style.h"

namespace sinew {

namespace {

constexpr double cm = 0.01;
constexpr double markDistance = 0.02;

// Shares of a telescope's length with its sleeve pushed in to the collar.
constexpr double radiusShare = 0.065;     // of the sleeve's length
constexpr double bareRadiusShare = 0.03;  // of one that stands for itself
constexpr double gapShare = 2.8;          // of the radius: from a joint to the fork's end

// The frame of a segment's telescope: y from its near to its far end, z the segment's own.
Eigen::Affine3d telescopeFrame(const SceneSegment& segment)
{
    Eigen::Isometry3d turned = Eigen::Isometry3d::Identity();
    turned.linear() << 0, 1, 0,  //
        -1, 0, 0,                //
        0, 0, 1;
    const Vector3 hinge = segment.aside + telescopeSpan(segment).from * Vector3::UnitX();
    return Eigen::Affine3d(segment.pose * Eigen::Translation3d(hinge) * turned);
}

std::vector<ProfilePoint> grown(std::vector<ProfilePoint> profile, double by)
{
    for (ProfilePoint& point : profile)
        point.radius += by;
    return profile;
}

// Through the fork at the hinge, with an eye between the cheeks.
void appendPin(MeshBatch& batch, const Eigen::Affine3d& frame, double r, const MachineStyle& style)
{
    const Eigen::Affine3d along = frame * Eigen::AngleAxisd(0.5 * std::numbers::pi, Vector3::UnitX());  // y to the side
    const auto lathe = [&](double radius, double half, Rgb colour) {
        appendLathe(batch, grown({{0, -half}, {radius, -half}, {radius, half}, {0, half}}, style.grown), along, colour);
    };
    lathe(1.1 * r, 0.5 * r, style.casing);
    lathe(0.5 * r, 1.5 * r, style.steel);
}

}  // namespace

void appendLathe(MeshBatch& batch, const std::vector<ProfilePoint>& profile, const Eigen::Affine3d& frame, Rgb colour,
                 int sides)
{
    const Matrix3 toNormals = frame.linear().inverse().transpose();
    const auto& corners = polygon(sides);
    for (std::size_t i = 0; i + 1 < profile.size(); ++i) {
        const ProfilePoint &low = profile[i], &high = profile[i + 1];
        const double rise = high.height - low.height, widening = high.radius - low.radius;
        const double length = std::hypot(rise, widening);
        if (!(length > 0))
            continue;
        int first = 0;
        for (int k = 0; k <= sides; ++k) {
            const Vector3 out(corners[std::size_t(k)].x(), 0, corners[std::size_t(k)].y());
            const Vector3 normal = (toNormals * ((rise * out - widening * Vector3::UnitY()) / length)).normalized();
            const int a = batch.vertex(frame * (low.radius * out + low.height * Vector3::UnitY()), normal, colour);
            batch.vertex(frame * (high.radius * out + high.height * Vector3::UnitY()), normal, colour);
            if (k == 0)
                first = a;
        }
        for (int k = 0; k < sides; ++k) {
            const int a = first + 2 * k;
            batch.triangle(a, a + 1, a + 3);
            batch.triangle(a, a + 3, a + 2);
        }
    }
}

void appendBox(MeshBatch& batch, const Vector3& size, const Eigen::Affine3d& frame, Rgb colour)
{
    for (int axis = 0; axis < 3; ++axis) {
        const Vector3 along = Vector3::Unit(axis), u = Vector3::Unit((axis + 1) % 3), v = Vector3::Unit((axis + 2) % 3);
        for (const double sign : {-1.0, 1.0}) {
            const Vector3 normal = (frame.linear() * (sign * along)).normalized();
            std::array<int, 4> corners;
            for (std::size_t k = 0; k < 4; ++k) {
                const double a = k == 0 || k == 3 ? -1 : 1, b = k < 2 ? -1 : 1;
                const Vector3 corner = 0.5 * (sign * along + a * u + b * v).cwiseProduct(size);
                corners[k] = batch.vertex(frame * corner, normal, colour);
            }
            if (sign < 0)
                std::swap(corners[1], corners[3]);
            batch.triangle(corners[0], corners[1], corners[2]);
            batch.triangle(corners[0], corners[2], corners[3]);
        }
    }
}

MachineStyle machineStyle(const Palette& palette)
{
    const Rgb casing = mixed(palette.load, 0, 0.36);
    return {casing, mixed(casing, palette.muted, 0.25), mixed(palette.steel, 0xffffff, 0.3), palette.accent, 0};
}

MachineStyle machineOutline(Rgb colour, double grown)
{
    return {colour, colour, colour, colour, grown};
}

bool isBareTelescope(const SceneSegment& segment)
{
    return segment.isVariable && segment.bones.carried.isEmpty() && !segment.collars.empty() && !segment.pieces.empty()
           && segment.pieces.front().kind == PieceKind::HeavyTube;
}

TelescopeSpan telescopeSpan(const SceneSegment& segment)
{
    const double collar = segment.collars.empty() ? 0 : segment.collars.front();
    return segment.telescope.value_or(TelescopeSpan{0, segment.length, collar});
}

double telescopeRadius(const SceneSegment& segment)
{
    constexpr double thickest = 0.018;
    if (segment.collars.empty())
        return 0;
    if (isBareTelescope(segment))
        return bareRadiusShare * segment.collars.front();
    return std::min(thickest, radiusShare * std::max(segment.collars.front(), 0.1 * segment.length));
}

void appendTelescope(MeshBatch& batch, const SceneSegment& segment, const MachineStyle& style)
{
    if (!segment.isVariable || segment.collars.empty())
        return;
    const Eigen::Affine3d frame = telescopeFrame(segment);
    const TelescopeSpan span = telescopeSpan(segment);
    const double r = telescopeRadius(segment), length = span.to - span.from, gap = gapShare * r, rod = 0.62 * r;
    const double sleeve = std::min(span.collar - span.from, length - gap - 3 * r);
    const auto lathe = [&](const std::vector<ProfilePoint>& profile, Rgb colour, int sides = 20) {
        appendLathe(batch, grown(profile, style.grown), frame, colour, sides);
    };
    lathe({{0, gap}, {0.9 * r, gap}, {1.22 * r, gap + 0.25 * r}, {1.22 * r, gap + r}, {r, gap + 1.2 * r}},
          style.casing);
    lathe({{r, gap + 1.2 * r}, {r, sleeve - r}}, style.accent);
    lathe({{r, sleeve - r},
           {1.25 * r, sleeve - 0.8 * r},
           {1.25 * r, sleeve - 0.2 * r},
           {1.05 * r, sleeve},
           {rod, sleeve}},
          style.casing);
    lathe({{rod, sleeve - 0.1 * r}, {rod, length - gap - 0.8 * r}}, style.steel);
    lathe({{rod, length - gap - r},
           {1.05 * r, length - gap - 0.8 * r},
           {1.05 * r, length - gap},
           {0.8 * r, length - gap + 0.2 * r},
           {0, length - gap + 0.2 * r}},
          style.casing);
    for (double at = length - gap - 2 * r; at > sleeve + 0.3 * r && style.grown == 0; at -= markDistance)
        lathe({{rod + 0.03 * cm, at - 0.09 * cm}, {rod + 0.03 * cm, at + 0.09 * cm}}, style.accent, 14);
    const Vector3 cheek = Vector3(1.3 * r, gap, 0.36 * r) + Vector3::Constant(2 * style.grown);
    for (const double at : {0.5 * gap, length - 0.5 * gap}) {
        for (const double side : {-0.75 * r, 0.75 * r})
            appendBox(batch, cheek, frame * Eigen::Translation3d(0, at, side), style.steel);
    }
    if (isBareTelescope(segment))
        appendPin(batch, frame, r, style);
}

// Instead of the foot: a ferrule round the end of the shin, and a rubber buffer that ends where the leg does.
void appendTips(MeshBatch& batch, const SceneBones& bones, const Eigen::Isometry3d& carrier, const MachineStyle& style)
{
    for (const CarriedPart& part : bones.carried.parts) {
        const SkeletonMeasures& m = part.bones.measures;
        if (part.bones.part != SkeletonPart::Shank || !(m.tip > 0))
            continue;
        const Eigen::Affine3d frame = Eigen::Affine3d(carrier) * bones.place * Eigen::Affine3d(part.place)
                                      * Eigen::Translation3d(0, -m.shank, 0);
        const double s = m.tip / 3.2;  // the profile is in cm for a tip of 3.2 cm
        const auto lathe = [&](std::vector<ProfilePoint> profile, Rgb colour) {
            for (ProfilePoint& point : profile)
                point = {s * point.radius, s * point.height};
            appendLathe(batch, grown(profile, style.grown), frame, colour);
        };
        lathe({{1.25, 1.9}, {1.25, 4.4}, {0, 4.4}}, style.steel);
        lathe({{0, 0}, {1.6, 0.1}, {2.1, 0.8}, {1.9, 1.6}, {1.2, 1.9}}, style.casing);
    }
}

}  // namespace sinew
