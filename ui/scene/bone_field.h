#pragma once

#include <array>
#include <vector>

#include <Eigen/Geometry>

#include "core/math/vector.h"
#include "core/model/body.h"

namespace sinew {

// A solid given by a function of the place: negative inside, zero on the surface, near the distance (m) close to it.
// Values; body frame; m.

// One convex piece: a sphere-swept segment or triangle whose radius changes linearly between its corners, or an
// ellipsoid.
struct FieldPiece {
    enum class Kind { Segment, Triangle, Ellipsoid };
    Kind kind = Kind::Segment;
    std::array<Vector3, 3> corners = {Vector3::Zero(), Vector3::Zero(), Vector3::Zero()};  // ellipsoid: centre only
    Vector3 radii = Vector3::Zero();     // per corner; ellipsoid: along its axes
    Matrix3 axes = Matrix3::Identity();  // ellipsoid: unit axes as columns
    Vector3 flat = Vector3::Zero();      // segment: unit direction in which it is thinner, zero for a round one
    double squash = 1;                   // segment: how many times thinner along `flat`

    double at(const Vector3& point) const;
    Vector3 low() const;
    Vector3 high() const;
};

enum class FieldJoin { Add, Cut };

// Pieces in a plain union, joined to what was there before by a blend of the given width (m): a fillet.
struct FieldPart {
    FieldJoin join = FieldJoin::Add;
    double blend = 0;
    std::vector<FieldPiece> pieces;
};

// The field sampled on a regular grid, x fastest. Values beyond `reach` of the surface are cut off at +-reach.
struct FieldGrid {
    Vector3 origin = Vector3::Zero();
    double spacing = 0.003;
    double reach = 0;
    std::array<int, 3> size = {0, 0, 0};
    std::vector<float> values;

    double at(const Vector3& point) const;         // trilinear; reach outside the grid
    Vector3 gradient(const Vector3& point) const;  // central differences over one spacing, not normalised
};

class BoneField {
public:
    void join(FieldPart part);
    double at(const Vector3& point) const;
    Vector3 low() const { return m_low; }  // corner of a box that holds all that was added
    Vector3 high() const { return m_high; }
    // `reach`, m, in which values are kept: the larger, the farther shade is seen, and the more it costs.
    FieldGrid sample(double spacing, double reach = 0.014) const;
    // All that the solid depends on, in a fixed order: fields with the same numbers are the same.
    std::vector<double> numbers() const;

    // Places that cartilage covers: points inside one of these pieces are drawn paler.
    std::vector<FieldPiece> cartilage;
    // The whole is built for the right side and seen in the mirror at z = 0 when this is set.
    bool mirrored = false;

private:
    std::vector<FieldPart> m_parts;
    Vector3 m_low = Vector3::Constant(1e9);
    Vector3 m_high = Vector3::Constant(-1e9);
};

// By the side on which it has its lateral epicondyle, else its greater trochanter: toward -z on a left one.
bool isLeftFemur(const std::vector<Landmark>& landmarks);

// Right femur or left, whichever the landmarks say (the lateral side lies toward +z or -z). Landmarks read, all in the
// body frame: head_centre, greater_trochanter, lesser_trochanter, medial_epicondyle, lateral_epicondyle,
// posterior_medial_condyle, posterior_lateral_condyle. Those missing are taken from Dostal and Andrews 1981, scaled and
// moved to fit those present. With neck_shaft_crossing, shaft_middle, head_surface, neck_superior, neck_anterior and
// shaft_lateral (all of them, and the head's centre and epicondyles) neck and shaft run along those axes, and head, neck
// and shaft are as thick as these places on their surfaces say.
BoneField makeFemurField(const std::vector<Landmark>& landmarks);

// Both hip bones and the sacrum. Landmarks read: right_ and left_ hip_centre, asis, pubic_tubercle.
BoneField makePelvisField(const std::vector<Landmark>& landmarks);

}  // namespace sinew
