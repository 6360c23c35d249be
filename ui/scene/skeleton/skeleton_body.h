#pragma once

#include <functional>
#include <memory>
#include <variant>
#include <vector>

#include <Eigen/Geometry>

#include "ui/scene/skeleton/bone_prototypes.h"
#include "ui/scene/skeleton/bone_skin.h"

namespace sinew {

// Distances of joint centres and ends of a person, m, as a figure's joints and landmarks give them; those of the limbs
// are of one side. Zero: not known.
struct SkeletonMeasures {
    double stature = 0;         // sets the thickness of bones
    double hipHalfWidth = 0;    // from the middle to a hip
    double lowerTrunk = 0;      // hips to the joint of pelvis and abdomen
    double middleTrunk = 0;     // from there to that of abdomen and thorax
    double upperTrunk = 0;      // from there to the neck
    double neck = 0, head = 0;  // from the neck to the head's joint, from there to the vertex
    double shoulderHeight = 0;  // above the joint of abdomen and thorax
    double shoulderHalfWidth = 0;
    double upperArm = 0, forearm = 0, hand = 0;
    double thigh = 0, shank = 0;
    double ankleHeight = 0;                // above the sole
    double footLength = 0;                 // heel to toe
    double tip = 0;                        // of a rubber tip below the shin, where there is no foot
    double thickness = 1, chestWidth = 1;  // against a man's of this stature

    bool operator==(const SkeletonMeasures&) const = default;
};

// The man whose sizes the tables are in: de Leva 1996, 174.1 cm; shoulders, foot and hips as the tables were laid out.
SkeletonMeasures referenceMeasures();

// The bodies of a person that carry bones. Vertebrae belong to Abdomen (lumbar), Thorax and Neck (cervical), the knee
// cap to Thigh.
enum class SkeletonPart { Pelvis, Abdomen, Thorax, Neck, Head, UpperArm, Forearm, Hand, Thigh, Shank, Foot };

enum class HandShape { Relaxed, Closed };  // closed: round a bar

// The bones of one body; what they look like follows from these values alone.
struct SkeletonBody {
    SkeletonPart part = SkeletonPart::Pelvis;
    bool isLeft = false;  // of limbs
    SkeletonMeasures measures;
    HandShape hand = HandShape::Relaxed;  // of hands

    bool operator==(const SkeletonBody&) const = default;
};

// The bones of a part of a person on the body that carries them.
struct CarriedPart {
    SkeletonBody bones;
    Eigen::Isometry3d place = Eigen::Isometry3d::Identity();  // in the frame of all that is carried
    // The poses of its moving parts, in its own frame, where they do not move against the body: those of a whole column on
    // one body. Empty: the posture sets them.
    std::vector<Eigen::Isometry3d> fixedParts = {};

    bool operator==(const CarriedPart& other) const;
};

// All bones that a body carries: one part, or several that are rigid to each other, as pelvis, column, ribs and head on a
// trunk. They are one surface.
struct CarriedBones {
    std::vector<CarriedPart> parts;

    CarriedBones() = default;
    CarriedBones(const SkeletonBody& bones) : parts{{bones}} {}  // in the body's own frame

    bool isEmpty() const { return parts.empty(); }
    bool operator==(const CarriedBones&) const = default;
};

// The same with every hand open.
CarriedBones withOpenHands(CarriedBones bones);

// Heights of a bone to other heights: linear between the knots, and beyond them as between the last two. Ends of long
// bones keep their shape while the shaft is stretched; a foot is lower while the dome of the talus keeps its radius.
struct HeightKnot {
    double from, to;  // m; both increase from knot to knot
};
using HeightMap = std::vector<HeightKnot>;  // empty: heights stay

// A bone in its body: a prototype or a sweep (m, right side), its heights mapped, then moved.
struct BonePiece {
    std::variant<BonePrototype, std::shared_ptr<const BoneSkin>> bone;
    Eigen::Affine3d toBody = Eigen::Affine3d::Identity();
    HeightMap heights = {};
    int movingPart = -1;  // which of the body's moving parts it is; -1: it stays; toBody then leads to the part's frame
};

// Rigid pieces first, then those of the moving parts in their order. The frame of the body has its origin at the joint
// nearer to the pelvis, x forward, y up and z to the right when the person stands.
std::vector<BonePiece> bonePieces(const SkeletonBody& body, Fineness fineness);

// Of how many parts of the body move against it: vertebrae and discs, the knee cap.
int movingPartCount(const SkeletonBody& body);
int movingPartCount(const CarriedBones& bones);  // of those that are not fixed

// Poses of a person's bodies; nullptr where one is not there.
struct TrunkPoses {
    const Eigen::Isometry3d *pelvis = nullptr, *abdomen = nullptr, *thorax = nullptr, *neck = nullptr, *head = nullptr;
};

// The moving parts of Abdomen, Thorax or Neck in its own frame. The column bends smoothly: near a joint a vertebra
// stands on a blend of both bodies. Empty when a body is not there.
std::vector<Eigen::Isometry3d> vertebraPoses(const SkeletonBody& body, const TrunkPoses& trunk);

// The knee cap in the frame of the thigh, for a shank that is turned by `shankInThigh` against it.
Eigen::Isometry3d patellaPose(const SkeletonBody& thigh, const Matrix3& shankInThigh);

// The surface of all that a body carries; the moving parts stand one behind the other after what is rigid, each in its own
// frame.
struct BodySkin {
    BoneSkin skin;
    std::vector<std::size_t> firstPoints;  // of each moving part, and one beyond the last
};
using SkinOfPrototype = std::function<std::shared_ptr<const BoneSkin>(BonePrototype)>;
BodySkin assembleBody(const CarriedBones& bones, Fineness fineness, const SkinOfPrototype& skinOf);

// Places that a picture of the bones must hold, in the frame of what is carried: ends of limbs, the vertex.
std::vector<Vector3> reachOf(const CarriedBones& bones);

// The height that a map gives, and how much it stretches there.
struct MappedHeight {
    double height, slope;
};
MappedHeight mapped(const HeightMap& map, double height);

// A piece's own surface in the frame of its body or moving part.
BoneSkin skinOfPiece(const BonePiece& piece, const SkinOfPrototype& skinOf);

}  // namespace sinew
