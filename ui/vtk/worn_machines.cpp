#include "ui/vtk/worn_machines.h"

#include <array>
#include <cmath>
#include <functional>

#include "core/base/constants.h"
#include "ui/scene/knot_curve.h"

namespace sinew {

namespace {

// All lengths in the tables below are cm for a man of 174.1 cm.
constexpr double tablesStature = 1.741;
constexpr double besideLegs = 8.2;  // from the joints to the machines outside them

// From the plate on the back over a shoulder to the belt; from the middle between the hips: forward, up, to the side.
constexpr std::array<std::array<double, 3>, 9> braceKnots = {{{-17.5, 47, 7.5},
                                                              {-13.5, 55.5, 8.6},
                                                              {-8, 58.2, 9},
                                                              {-1.5, 57.4, 9},
                                                              {3.6, 53.5, 8.6},
                                                              {6.6, 47, 8.2},
                                                              {8.6, 39, 8.2},
                                                              {10, 27, 8.2},
                                                              {11.6, 10.4, 8.2}}};

// Without its stretch, which would make ovals of round parts.
Eigen::Affine3d unstretched(Eigen::Affine3d frame)
{
    frame.linear().colwise().normalize();
    return frame;
}

// A flat band along a line: as wide along y, its inner face on the line and its outer one in the direction `away`.
struct Band {
    double width, thickness;
    bool isClosed = false;
};

using Direction = std::function<Vector3(const Vector3&)>;

void appendBand(MeshBatch& batch, const std::vector<Vector3>& line, const Direction& away, const Band& band,
                const Eigen::Affine3d& frame, Rgb colour)
{
    const Vector3 up = 0.5 * band.width * Vector3::UnitY();
    const std::size_t count = line.size(), pieces = band.isClosed ? count : count - 1;
    const auto face = [&](double inner, double outer, double low, double high, const auto& normalAt) {
        // A strip between two edges, each given by how far out and how high it is.
        std::vector<int> first;
        for (const Vector3& place : line) {
            const Vector3 out = band.thickness * away(place).normalized();
            const Vector3 normal = (frame.linear() * normalAt(place)).normalized();
            first.push_back(batch.vertex(frame * (place + inner * out + low * up), normal, colour));
            batch.vertex(frame * (place + outer * out + high * up), normal, colour);
        }
        for (std::size_t i = 0; i < pieces; ++i) {
            const int a = first[i], b = first[(i + 1) % count];
            const Vector3 along = line[(i + 1) % count] - line[i];
            const Vector3 across = (outer - inner) * away(line[i]) + (high - low) * up;
            if (along.cross(across).dot(normalAt(line[i])) > 0) {
                batch.triangle(a, b, b + 1);
                batch.triangle(a, b + 1, a + 1);
            } else {
                batch.triangle(a, b + 1, b);
                batch.triangle(a, a + 1, b + 1);
            }
        }
    };
    const auto outward = [&](const Vector3& place) -> Vector3 { return away(place); };
    face(1, 1, -1, 1, outward);
    face(0, 0, -1, 1, [&](const Vector3& place) -> Vector3 { return -away(place); });
    face(0, 1, 1, 1, [](const Vector3&) -> Vector3 { return Vector3::UnitY(); });
    face(0, 1, -1, -1, [](const Vector3&) -> Vector3 { return -Vector3::UnitY(); });
}

// Part of an ellipse about (x, y, 0).
struct Arc {
    double x, y, radiusX, radiusZ;
    double from, to;  // rad, from forward toward the right
    int points;
};

std::vector<Vector3> lineOf(const Arc& arc)
{
    std::vector<Vector3> line;
    for (int i = 0; i < arc.points; ++i) {
        const double angle = arc.from + (arc.to - arc.from) * i / (arc.points - 1);
        line.emplace_back(arc.x + arc.radiusX * std::cos(angle), arc.y, arc.radiusZ * std::sin(angle));
    }
    return line;
}

// The machines of one part of a person, in cm; right side, the left one being its mirror.
class Fitter {
public:
    Fitter(MeshBatch& batch, const MachineStyle& style, const Eigen::Affine3d& bones, const SkeletonBody& body)
        : m_batch(batch), m_style(style), m_side(body.isLeft ? -1 : 1), m_size(body.measures.stature / tablesStature),
          m_stretched(inTables(bones)), m_frame(inTables(unstretched(bones))), m(body.measures)
    {
    }

    void fit(SkeletonPart part)
    {
        switch (part) {
        case SkeletonPart::Thigh:
            addDrive({0, 0, besideLegs}, 4.2, 3.6);
            addCuff({-0.34, m.thigh, 8.0, 7.2, 5.0, 0.6, 0.7});
            addCuff({-0.76, m.thigh, 6.6, 6.2, 4.0, 0.8, 1.6});
            break;
        case SkeletonPart::Shank:
            addDrive({0, 0, besideLegs}, 3.7, 3.4);
            addCuff({-0.30, m.shank, 6.0, 5.5, 4.2, -0.8, 2.2});
            addCuff({-0.74, m.shank, 4.4, 4.2, 3.4, -0.3, 3.2});
            break;
        case SkeletonPart::Foot: addSole(); break;
        case SkeletonPart::Pelvis: addBelt(); break;
        case SkeletonPart::UpperArm:
        case SkeletonPart::Forearm: addDrive({0, 0, 5.0}, 2.1, 2.2); break;
        default: break;
        }
    }

private:
    Eigen::Affine3d inTables(const Eigen::Affine3d& frame) const { return frame * Eigen::Scaling(0.01 * m_size); }

    // A place in the unstretched frame, the right side's.
    Eigen::Affine3d at(const Vector3& place) const
    {
        return m_frame * Eigen::Translation3d(place.x(), place.y(), m_side * place.z());
    }

    void addBox(const Vector3& place, const Vector3& size, Rgb colour)
    {
        appendBox(m_batch, size + Vector3::Constant(200 * m_style.grown), at(place), colour);
    }

    void addLathe(std::vector<ProfilePoint> profile, const Eigen::Affine3d& frame, Rgb colour, int sides = 24)
    {
        for (ProfilePoint& point : profile)
            point.radius += point.radius > 0 ? 100 * m_style.grown : 0;
        appendLathe(m_batch, profile, frame, colour, sides);
    }

    // A housing of two flanges with a ring between them, a cap and eight bolts, along the joint's axis.
    void addDrive(const Vector3& place, double r, double height)
    {
        Eigen::Affine3d frame = at(place);
        frame.rotate(Eigen::AngleAxisd(0.5 * m_side * pi, Vector3::UnitX()));  // y outward
        const double h = 0.5 * height, f = r / 3.6;
        addLathe({{0, -h}, {r - 0.3, -h}, {r, -h + 0.3}, {r, -0.35}}, frame, m_style.casing);
        addLathe({{r, -0.35}, {r + 0.12, -0.25}, {r + 0.12, 0.25}, {r, 0.35}}, frame, m_style.accent);
        addLathe({{r, 0.35}, {r, h - 0.3}, {r - 0.3, h}, {2.1 * f, h}}, frame, m_style.casing);
        addLathe({{2.1 * f, h},
                  {2.1 * f, h + 0.35},
                  {1.8 * f, h + 0.6},
                  {0.9 * f, h + 0.6},
                  {0.8 * f, h + 0.45},
                  {0, h + 0.45}},
                 frame, m_style.steel);
        for (int i = 0; i < 8 && m_style.grown == 0; ++i) {
            const double angle = 2 * pi * i / 8;
            addLathe({{0.26 * f, h}, {0.26 * f, h + 0.22}, {0.18 * f, h + 0.3}, {0, h + 0.3}},
                     frame * Eigen::Translation3d(2.8 * f * std::cos(angle), 0, 2.8 * f * std::sin(angle)),
                     m_style.steel, 6);
        }
    }

    struct Cuff {
        double share, length;  // where it is, of the bone's length, m
        double radiusX, radiusZ, width, x, bar;
    };

    // A shell behind the limb, a strap with a buckle before it, a bracket to the telescope. It moves with the stretched bone.
    void addCuff(const Cuff& cuff)
    {
        const double stretch = m_stretched.linear().col(1).norm() / m_frame.linear().col(1).norm();
        const double y = 100 * cuff.share * cuff.length / m_size * stretch;
        const Direction away = [&](const Vector3& place) { return Vector3(place.x() - cuff.x, 0, place.z()); };
        const Eigen::Affine3d frame = at(Vector3::Zero());
        appendBand(m_batch, lineOf({cuff.x, y, cuff.radiusX, cuff.radiusZ, pi - 1.9, pi + 1.9, 16}), away,
                   {cuff.width, 0.45}, frame, m_style.casing);
        appendBand(m_batch, lineOf({cuff.x, y, cuff.radiusX + 0.1, cuff.radiusZ + 0.1, -1.6, 1.6, 14}), away,
                   {0.5 * cuff.width, 0.2}, frame, m_style.strap);
        addBox({cuff.x + cuff.radiusX + 0.2, y, 2.2}, {2.4, 0.8 * cuff.width, 1.2}, m_style.accent);
        addBox({0, y, cuff.radiusZ + 0.5 * cuff.bar}, {1.8, 1.8, cuff.bar}, m_style.steel);
    }

    void addSole()
    {
        addDrive({0, 0, besideLegs - 1.2}, 3.0, 2.8);
        const double ankle = 100 * m.ankleHeight / m_size, length = 100 * m.footLength / m_size, sole = -ankle - 0.25;
        addBox({0.25 * length, sole, 0.6}, {length + 1.5, 0.7, 9.2}, m_style.casing);
        addBox({0, 0.5 * sole, besideLegs - 2.9}, {3.4, -sole + 0.2, 0.9}, m_style.steel);
        std::vector<Vector3> line;
        for (int i = 0; i < 18; ++i) {
            const double angle = -0.1 + (pi + 0.2) * i / 17;
            line.emplace_back(m_side * (0.6 + 4.9 * std::cos(angle)), 7.5,
                              sole + 0.3 + (ankle + 3.4) * std::sin(angle));
        }
        // Over the instep: its width is along x.
        Eigen::Affine3d frame = m_frame;
        frame.linear() = m_frame.linear() * (Matrix3() << 0, 1, 0, 0, 0, 1, 1, 0, 0).finished();
        appendBand(
            m_batch, line,
            [&](const Vector3& place) { return Vector3(place.x() - 0.6 * m_side, 0, 0.6 * (place.z() - sole)); },
            {2.6, 0.25}, frame, m_style.strap);
    }

    void addBelt()
    {
        constexpr double rx = 14.0, rz = 18.2, x = -1.5;
        std::vector<Vector3> ring = lineOf({x, 7.5, rx, rz, 0, 2 * pi, 49});
        ring.pop_back();
        appendBand(
            m_batch, ring, [](const Vector3& place) { return Vector3(place.x() - x, 0, place.z()); }, {5.0, 0.5, true},
            m_frame, m_style.strap);
        addBox({x + rx, 7.5, 0}, {3.4, 6.2, 7.5}, m_style.casing);
        addBox({x - rx - 0.8, 9, 0}, {3.2, 10, 15}, m_style.casing);
        const double hip = 100 * m.hipHalfWidth / m_size;
        for (const double side : {-1.0, 1.0})
            addBox({0, 3.7, side * (hip + besideLegs - 1.9)}, {4.4, 10.5, 0.9}, m_style.steel);
        addBraces();
    }

    // A plate at the shoulder blades, and straps from there over the shoulders down to the belt. They follow the stretched
    // trunk.
    void addBraces()
    {
        constexpr double back = -19.5;
        const Eigen::Affine3d plate = m_stretched * Eigen::Translation3d(back + 0.6, 48, 0);
        appendBox(m_batch, Vector3(2.6, 9, 18) + Vector3::Constant(200 * m_style.grown), plate, m_style.casing);
        // Their width is across the trunk: the first two of three numbers are height and side.
        Eigen::Affine3d frame = m_stretched;
        frame.linear() = m_stretched.linear() * (Matrix3() << 0, 0, 1, 1, 0, 0, 0, 1, 0).finished();
        for (const double side : {-1.0, 1.0}) {
            std::vector<Vector3> knots;
            for (const auto& [x, y, z] : braceKnots)
                knots.emplace_back(y, side * z, x);
            const Direction away = [](const Vector3& place) {
                return Vector3(place.x() > 52 ? 0.9 * (place.x() - 50) : 0, 0, place.z() + 3);
            };
            appendBand(m_batch, refined(knots, 4), away, {3.6, 0.35}, frame, m_style.strap);
        }
    }

    MeshBatch& m_batch;
    const MachineStyle& m_style;
    double m_side, m_size;
    Eigen::Affine3d m_stretched, m_frame;
    const SkeletonMeasures& m;
};

}  // namespace

void appendWornMachines(MeshBatch& batch, const SceneSegment& segment, const MachineStyle& style)
{
    if (!segment.isVariable || segment.bones.carried.isEmpty())
        return;
    const bool isTrunk = segment.bones.carried.parts.front().bones.part == SkeletonPart::Pelvis;
    for (const CarriedPart& part : segment.bones.carried.parts) {
        // Arms that hang on a trunk of one piece have no machines.
        if (!isTrunk || part.bones.part < SkeletonPart::UpperArm)
            Fitter(batch, style, poseOfBones(segment) * Eigen::Affine3d(part.place), part.bones).fit(part.bones.part);
    }
}

}  // namespace sinew
