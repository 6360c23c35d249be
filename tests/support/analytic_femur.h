#pragma once

#include <array>
#include <cmath>
#include <fstream>
#include <functional>
#include <optional>
#include <unordered_map>

#include <Eigen/Geometry>

#include "core/fixation/femur_geometry.h"
#include "core/math/surface_mesh.h"
#include "core/model/fixation.h"

namespace sinew::test {

// The surface where a field, negative inside, is zero, in a box cut into cubes of a side: six tetrahedra a cube (marching
// tetrahedra). Its points lie on edges where a straight line between the ends is zero, so they are off by some
// side^2/(8 R) where the surface has the radius R.
class FieldMesh {
public:
    using Field = std::function<double(const Vector3&)>;

    FieldMesh(Field field, const Vector3& least, const Vector3& most, double side)
        : m_field(std::move(field)), m_least(least), m_side(side)
    {
        for (std::size_t k = 0; k < 3; ++k)
            m_count[k] = static_cast<std::size_t>(std::ceil((most - least)[static_cast<Eigen::Index>(k)] / side)) + 1;
        m_values.resize(m_count[0] * m_count[1] * m_count[2]);
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            m_values[i] = m_field(placeOf(i));
            if (m_values[i] == 0)
                m_values[i] = 1e-12;
        }
        for (std::size_t x = 0; x + 1 < m_count[0]; ++x) {
            for (std::size_t y = 0; y + 1 < m_count[1]; ++y) {
                for (std::size_t z = 0; z + 1 < m_count[2]; ++z)
                    cutCube(x, y, z);
            }
        }
    }

    SurfaceMesh mesh;

private:
    std::size_t indexOf(std::size_t x, std::size_t y, std::size_t z) const
    {
        return (x * m_count[1] + y) * m_count[2] + z;
    }
    Vector3 placeOf(std::size_t index) const
    {
        const auto z = double(index % m_count[2]), y = double(index / m_count[2] % m_count[1]),
                   x = double(index / m_count[2] / m_count[1]);
        return m_least + m_side * Vector3(x, y, z);
    }

    void cutCube(std::size_t x, std::size_t y, std::size_t z)
    {
        // Along the diagonal from corner 0 to corner 7; bits of a corner are its x, y and z.
        constexpr int tetrahedra[6][4]
            = {{0, 1, 3, 7}, {0, 3, 2, 7}, {0, 2, 6, 7}, {0, 6, 4, 7}, {0, 4, 5, 7}, {0, 5, 1, 7}};
        std::array<std::size_t, 8> corners;
        for (std::size_t i = 0; i < 8; ++i)
            corners[i] = indexOf(x + (i & 1), y + (i >> 1 & 1), z + (i >> 2 & 1));
        for (const auto& each : tetrahedra) {
            std::array<std::size_t, 4> tetrahedron;
            for (std::size_t k = 0; k < 4; ++k)
                tetrahedron[k] = corners[static_cast<std::size_t>(each[k])];
            cut(tetrahedron);
        }
    }

    void cut(const std::array<std::size_t, 4>& corners)
    {
        std::vector<std::size_t> in, out;
        for (const std::size_t corner : corners)
            (m_values[corner] < 0 ? in : out).push_back(corner);
        if (in.empty() || out.empty())
            return;
        std::vector<std::uint32_t> rim;
        if (in.size() == 2) {
            rim = {pointOn(in[0], out[0]), pointOn(in[0], out[1]), pointOn(in[1], out[1]), pointOn(in[1], out[0])};
            mesh.triangles.push_back({rim[0], rim[2], rim[3]});
        } else {
            const auto& tip = in.size() == 1 ? in : out;
            for (const std::size_t other : in.size() == 1 ? out : in)
                rim.push_back(pointOn(tip[0], other));
        }
        mesh.triangles.push_back({rim[0], rim[1], rim[2]});
    }

    std::uint32_t pointOn(std::size_t a, std::size_t b)
    {
        if (a > b)
            std::swap(a, b);
        const auto [found, isNew]
            = m_points.try_emplace(a * m_values.size() + b, static_cast<std::uint32_t>(mesh.points.size()));
        if (isNew) {
            const double share = m_values[a] / (m_values[a] - m_values[b]);
            mesh.points.push_back(placeOf(a) + share * (placeOf(b) - placeOf(a)));
        }
        return found->second;
    }

    Field m_field;
    Vector3 m_least;
    double m_side;
    std::array<std::size_t, 3> m_count;
    std::vector<double> m_values;
    std::unordered_map<std::size_t, std::uint32_t> m_points;
};

// A femur as FemurShape has it: a ball on an elliptic neck on a round shaft, which is cut off below; in the standing frame
// of the side's femur. Hollow: without what lies within the cortex of neck and shaft.
struct AnalyticFemur {
    FemurShape shape;
    bool isHollow = false;
    double side = 0.0015;              // m, of the cubes
    double shaftBelow = 0.17;          // m, of the shaft, from the crossing of the axes
    double groove = 0;                 // m deep, along the back of the neck: its sections are concave there
    std::optional<double> waist = {};  // m from the head: the neck is narrowest there, and 1.3 times as wide 12 mm away
    double trochanter = 0;             // m, by which a ball of 11 mm stands out of the shaft behind and inwards

    FemurFrame frame() const
    {
        FemurShape right = shape;
        right.side = BodySide::Right;
        return frameOf(right);
    }

    // Negative inside, m about; of the right femur.
    double field(const Vector3& at, double thinner) const
    {
        const FemurFrame f = frame();
        const double ball = at.norm() - (shape.headDiameter / 2 - thinner);
        const double along = at.dot(f.neck);
        const double wider = waist ? 1 + 0.3 * std::pow((-along - *waist) / 0.012, 2) : 1;
        const double a = wider * shape.neckHeight / 2 - (thinner > 0 ? shape.neckShell : 0),
                     b = wider * shape.neckDepth / 2 - (thinner > 0 ? shape.neckShell : 0);
        const double up = at.dot(f.superior), ahead = at.dot(f.neck.cross(f.superior));
        double neck = (std::hypot(up / a, ahead / b) - 1) * std::min(a, b);
        if (groove > 0)  // a groove along the back of the neck
            neck = std::max(neck, 0.45 * a - std::hypot(up, ahead + b + 0.45 * a - groove));
        neck = std::max({neck, along, -along - shape.neckLength});
        const Vector3 from = at - f.crossing;
        const double below = from.dot(f.shaft), beside = (from - below * f.shaft).norm();
        const double radius = shape.shaftDiameter / 2 - (thinner > 0 ? shape.shaftShell : 0);
        const double shaft
            = std::max({beside - radius, below - 0.002, -below - shaftBelow + (thinner > 0 ? 0.004 : 0)});
        double all = std::min({ball, neck, shaft});
        if (trochanter > 0 && thinner == 0) {
            constexpr double size = 0.011;
            const Vector3 out = (-f.forward - f.lateral).normalized();
            const Vector3 middle = f.crossing - 0.028 * f.shaft + (shape.shaftDiameter / 2 + trochanter - size) * out;
            all = std::min(all, (at - middle).norm() - size);
        }
        return all;
    }

    // m.
    SurfaceMesh mesh() const
    {
        const FemurFrame f = frame();
        const Vector3 end = f.crossing - shaftBelow * f.shaft;
        Vector3 least = Vector3::Constant(-shape.headDiameter / 2), most = -least;
        for (const Vector3& at : {f.crossing, end}) {
            least = least.cwiseMin(at - Vector3::Constant(shape.shaftDiameter / 2 + trochanter));
            most = most.cwiseMax(at + Vector3::Constant(shape.shaftDiameter / 2 + trochanter));
        }
        most.y() = std::max(most.y(), f.crossing.y() + 0.025);
        const Vector3 rim = Vector3::Constant(2.1234 * side);  // no axis of the bone lies in a plane of the grid
        const auto field = [&](const Vector3& at) {
            const double outside = this->field(at, 0);
            return isHollow ? std::max(outside, -this->field(at, 0.004)) : outside;
        };
        SurfaceMesh made = FieldMesh(field, least - rim, most + rim, side).mesh;
        if (shape.side == BodySide::Left) {
            for (Vector3& point : made.points)
                point.z() = -point.z();
        }
        return made;
    }

    // Points as a person would pick them, in m of mesh(); of the knee its epicondyles and condyles.
    std::vector<MeshLandmark> landmarks(bool hasKnee = true) const
    {
        const FemurFrame f = frame();
        std::vector<MeshLandmark> all;
        const auto add = [&](MeshPoint on, const Vector3& at) {
            all.push_back({on, shape.side == BodySide::Left ? Vector3(at.x(), at.y(), -at.z()) : at, {}});
        };
        const Vector3 beside = f.neck.cross(f.superior);
        const double r = shape.headDiameter / 2;
        for (const Vector3& away : {f.neck, f.superior, Vector3(-f.superior), beside, Vector3(-beside),
                                    Vector3((f.neck + f.superior + beside).normalized())})
            add(MeshPoint::Head, r * away);
        add(MeshPoint::Neck, -0.45 * shape.neckLength * f.neck + shape.neckHeight / 2 * f.superior);
        for (const double below : {0.06, 0.14})
            add(MeshPoint::Shaft, f.crossing - below * f.shaft + shape.shaftDiameter / 2 * f.lateral);
        if (!hasKnee)
            return all;
        const Vector3 knee(0, -mechanicalLengthOf(shape), 0);
        add(MeshPoint::MedialEpicondyle, knee - 0.04 * f.lateral);
        add(MeshPoint::LateralEpicondyle, knee + 0.04 * f.lateral);
        add(MeshPoint::MedialCondyle, knee - 0.025 * f.lateral - 0.03 * f.forward);
        add(MeshPoint::LateralCondyle, knee + 0.025 * f.lateral - 0.03 * f.forward);
        return all;
    }
};

// A femur lying anywhere: turned, moved and in other numbers; its landmarks go along.
struct LyingFemur {
    SurfaceMesh mesh;
    FemurMesh stated;

    LyingFemur(SurfaceMesh surface, std::vector<MeshLandmark> landmarks, const Eigen::Isometry3d& place, MeshUnit unit)
        : mesh(std::move(surface))
    {
        const double scale = unit == MeshUnit::Metre ? 1 : 1000;
        for (Vector3& point : mesh.points)
            point = scale * (place * point);
        for (MeshLandmark& landmark : landmarks)
            landmark.position = scale * (place * landmark.position);
        stated = {"femur.stl", unit, false, std::move(landmarks), {}};
    }
};

// As an OBJ file, in the mesh's numbers.
inline void writeObj(const SurfaceMesh& mesh, const std::string& path)
{
    std::ofstream out(path);
    for (const Vector3& point : mesh.points)
        out << "v " << point.x() << ' ' << point.y() << ' ' << point.z() << '\n';
    for (const SurfaceMesh::Triangle& each : mesh.triangles)
        out << "f " << each[0] + 1 << ' ' << each[1] + 1 << ' ' << each[2] + 1 << '\n';
}

}  // namespace sinew::test
