#pragma once

#include <string>
#include <utility>
#include <vector>

#include <Eigen/Geometry>

#include "ui/scene/bone_field.h"

namespace sinew {

// Moves the places of a reference bone to those of a person's: the similarity that fits the landmarks best, and what
// remains is spread over the neighbourhood of each landmark, so that landmarks land exactly.
class LandmarkWarp {
public:
    // Pairs of one landmark, reference and person, m. None at all: the identity.
    explicit LandmarkWarp(const std::vector<std::pair<Vector3, Vector3>>& pairs);

    Vector3 operator()(const Vector3& reference) const;
    double scale() const { return m_scale; }
    const Matrix3& rotation() const { return m_rotation; }

private:
    Vector3 similar(const Vector3& reference) const;

    double m_scale = 1;
    Matrix3 m_rotation = Matrix3::Identity();
    Vector3 m_translation = Vector3::Zero();
    double m_reach = 0.15;
    std::vector<Vector3> m_centres;
    Eigen::Matrix3Xd m_weights;
};

// The landmarks of a reference (cm) paired with a person's of the same name (m).
struct ReferenceLandmark {
    const char* name;
    Vector3 position;
};
std::vector<std::pair<Vector3, Vector3>> pairLandmarks(const std::vector<ReferenceLandmark>& reference,
                                                       const std::vector<Landmark>& landmarks);

// A knot of a tube: place and radius, cm.
struct Knot {
    double x, y, z, radius;
};

// Builds a field from pieces written in the reference bone's coordinates and centimetres.
class BoneSculptor {
public:
    BoneSculptor(BoneField& field, const LandmarkWarp& warp) : m_field(field), m_warp(warp) {}

    // Reflects what follows at the plane z = 2 * middle - z (cm); off at first.
    void reflectAt(double middle);
    void reflectOff() { m_reflected = false; }

    // A smooth curve through the knots.
    void tube(const std::vector<Knot>& knots, double blend);
    // The same, `squash` times thinner in a direction.
    void flatTube(const std::vector<Knot>& knots, const Vector3& flat, double squash, double blend);
    // A smooth plate through rows of knots (all rows equally long); the radius is half the thickness.
    void plate(const std::vector<std::vector<Knot>>& rows, double blend);
    void ellipsoid(const Vector3& centre, const Vector3& radii, double blend,
                   const Matrix3& axes = Matrix3::Identity());
    void cutTube(const std::vector<Knot>& knots, double blend);
    void cutEllipsoid(const Vector3& centre, const Vector3& radii, double blend,
                      const Matrix3& axes = Matrix3::Identity());
    void cartilage(const Vector3& centre, const Vector3& radii);

private:
    Vector3 place(const Vector3& centimetres) const;
    Vector3 turn(const Vector3& direction) const;
    double length(double centimetres) const { return 0.01 * m_warp.scale() * centimetres; }
    FieldPiece makeEllipsoid(const Vector3& centre, const Vector3& radii, const Matrix3& axes) const;
    FieldPart makeTube(const std::vector<Knot>& knots, const Vector3& flat, double squash) const;

    BoneField& m_field;
    const LandmarkWarp& m_warp;
    bool m_reflected = false;
    double m_middle = 0;
};

}  // namespace sinew
