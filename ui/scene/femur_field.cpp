#include "ui/scene/bone_sculptor.h"

#include <array>
#include <cmath>
#include <optional>

namespace sinew {

namespace {

// Right femur, cm, origin at the head centre, x anterior, y up, z lateral. Epicondyles and posterior condyles: Dostal
// and Andrews 1981; trochanters: where their gluteus medius and iliopsoas insert.
const std::vector<ReferenceLandmark>& reference()
{
    static const std::vector<ReferenceLandmark> landmarks = {
        {"head_centre", {0, 0, 0}},
        {"greater_trochanter", {-1.8, -2.6, 7.3}},
        {"lesser_trochanter", {-1.5, -6.2, 2.5}},
        {"medial_epicondyle", {0.1, -42.3, -4.4}},
        {"lateral_epicondyle", {-0.2, -42.3, 4.4}},
        {"posterior_medial_condyle", {-2.8, -43.4, -2.8}},
        {"posterior_lateral_condyle", {-2.8, -43.4, 2.9}},
        // Of a bone that is known by its axes.
        {"neck_shaft_crossing", {-0.9, -4.2, 4.75}},
        {"shaft_middle", {1.9, -22, 2.6}},
    };
    return landmarks;
}

const Landmark* find(const std::vector<Landmark>& landmarks, const char* name)
{
    for (const Landmark& landmark : landmarks) {
        if (landmark.name == name)
            return &landmark;
    }
    return nullptr;
}

// A bone that is known by the axes of its neck and shaft and their sizes, m.
struct FemurAxes {
    Vector3 head, crossing, middle, knee;
    Vector3 neckForward;                       // unit
    double headRadius, neckHeight, neckDepth;  // the last two: halves
    double shaftRadius;
};

std::optional<FemurAxes> axesOf(const std::vector<Landmark>& landmarks)
{
    constexpr std::array names
        = {"head_centre",   "neck_shaft_crossing", "shaft_middle",       "head_surface", "neck_superior",
           "neck_anterior", "medial_epicondyle",   "lateral_epicondyle", "shaft_lateral"};
    std::array<Vector3, names.size()> at;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Landmark* landmark = find(landmarks, names[i]);
        if (!landmark || !landmark->position.allFinite())
            return std::nullopt;
        at[i] = landmark->position;
    }
    const auto awayFrom = [](const Vector3& point, const Vector3& from, const Vector3& to) -> Vector3 {
        const Vector3 along = (to - from).normalized();
        return point - from - (point - from).dot(along) * along;
    };
    FemurAxes axes;
    axes.head = at[0];
    axes.crossing = at[1];
    axes.middle = at[2];
    axes.knee = 0.5 * (at[6] + at[7]);
    axes.headRadius = (at[3] - at[0]).norm();
    axes.neckHeight = awayFrom(at[4], at[0], at[1]).norm();
    const Vector3 forward = awayFrom(at[5], at[0], at[1]);
    axes.neckDepth = forward.norm();
    axes.neckForward = forward.normalized();
    axes.shaftRadius = awayFrom(at[8], at[1], axes.knee).norm();
    return axes;
}

FieldPiece cone(const Vector3& from, double fromRadius, const Vector3& to, double toRadius)
{
    FieldPiece piece;
    piece.corners = {from, to, Vector3::Zero()};
    piece.radii = {fromRadius, toRadius, 0};
    return piece;
}

FieldPiece ball(const Vector3& centre, double radius)
{
    FieldPiece piece;
    piece.kind = FieldPiece::Kind::Ellipsoid;
    piece.corners[0] = centre;
    piece.radii.setConstant(radius);
    return piece;
}

// Straight along its axis down to the middle; from there it bends to the knee, which that axis misses when the neck is
// turned forwards.
void shapeShaft(BoneField& field, const FemurAxes& axes)
{
    struct Place {
        double share, radius;  // of the way to the knee; of the shaft
    };
    constexpr std::array<Place, 7> places
        = {{{-0.015, 1.05}, {0.12, 1.0}, {0.3, 0.97}, {0.47, 0.92}, {0.65, 0.97}, {0.8, 1.1}, {0.9, 1.3}}};
    constexpr double middle = 0.47;
    const Vector3 straight = (axes.middle - axes.crossing) / middle;
    const Vector3 bend = axes.knee - axes.crossing - straight;
    const auto at = [&](double share) -> Vector3 {
        const double beyond = std::max(0.0, share - middle) / (1 - middle);
        return axes.crossing + share * straight + beyond * beyond * bend;
    };
    FieldPart shaft;
    for (std::size_t i = 0; i + 1 < places.size(); ++i)
        shaft.pieces.push_back(cone(at(places[i].share), places[i].radius * axes.shaftRadius, at(places[i + 1].share),
                                    places[i + 1].radius * axes.shaftRadius));
    field.join(std::move(shaft));
}

void shapeNeck(BoneField& field, const FemurAxes& axes)
{
    const double thick = std::max(axes.neckHeight, axes.neckDepth), thin = std::min(axes.neckHeight, axes.neckDepth);
    FieldPiece neck = cone(axes.head, thick, axes.crossing, 1.06 * thick);
    const Vector3 along = (axes.head - axes.crossing).normalized();
    neck.flat = axes.neckHeight < axes.neckDepth ? Vector3(axes.neckForward.cross(along)) : axes.neckForward;
    neck.squash = thick / thin;
    field.join({FieldJoin::Add, 0.009, {neck}});
}

void shapeHead(BoneField& field, const FemurAxes& axes)
{
    const double r = axes.headRadius / 0.0235;  // of the reference
    field.join({FieldJoin::Add, 0.0045, {ball(axes.head, axes.headRadius)}});
    field.join({FieldJoin::Cut, 0.003, {ball(axes.head + r * Vector3(-0.0035, -0.0045, -0.025), 0.0042 * r)}});
    FieldPiece cartilage = ball(axes.head + r * Vector3(0.0005, 0.0015, -0.005), 0.0255 * r);
    cartilage.radii.z() = 0.0245 * r;
    field.cartilage.push_back(cartilage);
}

void shapeShaft(BoneSculptor& bone)
{
    // The shaft bows forward and runs from under the trochanters to the middle of the knee.
    bone.tube({{-0.9, -4.6, 4.9, 2.0},
               {-0.2, -7.5, 4.5, 1.75},
               {0.7, -11, 4.1, 1.5},
               {1.5, -16, 3.5, 1.38},
               {1.9, -22, 2.6, 1.33},
               {1.8, -28, 1.7, 1.38},
               {1.3, -34, 0.9, 1.6},
               {0.9, -37.5, 0.4, 1.85}},
              0);
}

void shapeLines(BoneSculptor& bone)
{
    // The linea aspera with the gluteal tuberosity above it.
    bone.tube({{-0.8, -8.5, 5.0, 0.45},
               {-0.3, -11, 4.4, 0.4},
               {0.4, -16, 3.5, 0.38},
               {0.7, -22, 2.6, 0.36},
               {0.6, -28, 1.7, 0.3}},
              0.9);
    // Two lips part toward the epicondyles and leave a flat popliteal face between them.
    bone.tube({{1.5, -28, 1.6, 0.3}, {0.6, -34, 0.0, 0.75}, {0.1, -39.0, -1.9, 1.35}, {-0.1, -41.8, -2.5, 1.6}}, 1.5);
    bone.tube({{1.5, -28, 1.8, 0.3}, {0.7, -34, 1.8, 0.75}, {0.2, -39.0, 2.3, 1.35}, {-0.1, -41.8, 2.6, 1.6}}, 1.5);
}

void shapeNeck(BoneSculptor& bone)
{
    bone.tube({{0, 0, 0, 1.5}, {-0.35, -1.2, 1.7, 1.5}, {-0.7, -2.6, 3.4, 1.75}, {-0.9, -4.0, 4.7, 1.95}}, 0.9);
}

void shapeTrochanters(BoneSculptor& bone)
{
    bone.ellipsoid({-1.0, -3.4, 5.7}, {1.75, 2.7, 1.45}, 1.0);
    bone.ellipsoid({-1.3, -1.2, 5.5}, {1.15, 1.15, 0.95}, 0.7);
    bone.ellipsoid({-1.3, -3.0, 6.7}, {1.3, 1.7, 0.75}, 0.6);
    // The crest between the trochanters behind, the line between them in front.
    bone.tube({{-2.2, -2.2, 5.6, 0.6}, {-2.5, -4.1, 4.7, 0.62}, {-1.9, -6.0, 3.2, 0.6}}, 0.7);
    bone.tube({{0.5, -2.9, 6.0, 0.4}, {0.75, -4.3, 4.8, 0.4}, {0.4, -6.4, 3.2, 0.4}}, 0.6);
    bone.tube({{-0.5, -7.4, 3.9, 1.3}, {-1.0, -6.6, 2.9, 0.85}, {-1.15, -6.2, 2.4, 0.62}}, 1.3);
    bone.tube({{-0.5, -6.8, 3.6, 0.9}, {-0.8, -6.2, 2.3, 0.45}}, 0.9);
    // Trochanteric fossa, behind and medial to the tip.
    bone.cutEllipsoid({-2.45, -1.7, 4.3}, {0.85, 1.0, 0.7}, 1.0);
}

void shapeHead(BoneSculptor& bone)
{
    // The head last and with a narrow fillet, so that it stays round.
    bone.ellipsoid({0, 0, 0}, {2.35, 2.35, 2.35}, 0.45);
    bone.cutEllipsoid({-0.35, -0.45, -2.5}, {0.45, 0.45, 0.35}, 0.3);
    bone.cartilage({0.05, 0.15, -0.5}, {2.6, 2.55, 2.45});
}

void shapeLowerEnd(BoneSculptor& bone)
{
    bone.ellipsoid({0.6, -40.6, 0.0}, {1.9, 3.0, 2.8}, 1.8);
    // Each condyle: a round back and a flatter lower front; the lateral one stands higher in front.
    bone.ellipsoid({-1.05, -42.7, -2.55}, {2.1, 2.1, 1.35}, 0.9);
    bone.ellipsoid({0.7, -42.6, -2.2}, {2.3, 2.1, 1.4}, 0.9);
    bone.ellipsoid({-1.05, -42.7, 2.55}, {2.1, 2.05, 1.35}, 0.9);
    bone.ellipsoid({0.9, -42.3, 2.2}, {2.4, 2.25, 1.45}, 0.9);
    bone.ellipsoid({1.7, -40.9, 1.6}, {1.6, 1.9, 1.25}, 0.9);
    bone.ellipsoid({1.4, -41.2, -1.6}, {1.5, 1.8, 1.2}, 0.9);
    // Epicondyles and the adductor tubercle.
    bone.ellipsoid({0.05, -42.0, -3.75}, {0.95, 1.0, 0.75}, 0.9);
    bone.ellipsoid({-0.1, -40.5, -3.15}, {0.6, 0.7, 0.55}, 0.8);
    bone.ellipsoid({-0.15, -42.1, 3.75}, {0.95, 1.0, 0.75}, 0.9);
    // The groove of the patella runs into the notch between the condyles.
    bone.cutTube({{4.0, -38.6, 0.2, 0.7}, {3.75, -41.0, 0.2, 1.0}, {2.9, -43.6, 0.1, 0.95}, {1.2, -45.3, 0, 0.85}},
                 0.9);
    bone.cutTube({{0.3, -45.6, 0, 0.9}, {-1.6, -44.3, 0, 1.0}, {-3.6, -43.0, 0, 1.15}}, 0.7);
    bone.cutEllipsoid({-3.1, -39.6, 0.1}, {1.9, 3.0, 1.7}, 1.4);
    bone.cartilage({0.4, -43.5, -2.3}, {4.2, 2.6, 1.75});
    bone.cartilage({0.4, -43.5, 2.3}, {4.2, 2.6, 1.75});
    bone.cartilage({2.9, -41.4, 0.1}, {1.6, 2.2, 2.3});
}

}  // namespace

bool isLeftFemur(const std::vector<Landmark>& landmarks)
{
    const Landmark* medial = find(landmarks, "medial_epicondyle");
    const Landmark* lateral = find(landmarks, "lateral_epicondyle");
    if (medial && lateral)
        return lateral->position.z() < medial->position.z();
    const Landmark* head = find(landmarks, "head_centre");
    const Landmark* trochanter = find(landmarks, "greater_trochanter");
    return trochanter && trochanter->position.z() < (head ? head->position.z() : 0.0);
}

BoneField makeFemurField(const std::vector<Landmark>& landmarks)
{
    BoneField field;
    field.mirrored = isLeftFemur(landmarks);
    std::vector<Landmark> right = landmarks;
    if (field.mirrored) {
        for (Landmark& landmark : right)
            landmark.position.z() = -landmark.position.z();
    }
    const LandmarkWarp warp(pairLandmarks(reference(), right));
    BoneSculptor bone(field, warp);
    const std::optional<FemurAxes> axes = axesOf(right);
    axes ? shapeShaft(field, *axes) : shapeShaft(bone);
    shapeLines(bone);
    if (!axes)
        shapeNeck(bone);
    shapeTrochanters(bone);
    if (axes)
        shapeNeck(field, *axes);  // later, so that no hollow of the trochanters reaches into it
    axes ? shapeHead(field, *axes) : shapeHead(bone);
    shapeLowerEnd(bone);
    return field;
}

}  // namespace sinew
