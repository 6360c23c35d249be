#include "ui/scene/skeleton/skeleton_body.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/scene/skeleton/skeleton_sizes.h"
#include "ui/scene/skeleton/swept_bones.h"

namespace sinew {

namespace {

// The tables' man, m.
constexpr double upperTrunk = 0.2421, shoulderHeight = 0.5155, shoulderHalf = 0.1915;
constexpr double soleOfTables = 0.066;  // below the ankle
constexpr double closedShare = 0.6;     // how long a closed hand is, of an open one

Eigen::Affine3d stretched(double x, double y, double z)
{
    return Eigen::Affine3d(Eigen::Scaling(x, y, z));
}

std::shared_ptr<const BoneSkin> shared(BoneSkin skin)
{
    return std::make_shared<const BoneSkin>(std::move(skin));
}

// How much higher the ankle is drawn than its joint. The joint of de Leva's man is 3.2 cm above the sole, nearer than
// any ankle; half of what lacks is made up for by a shorter shin, the rest by a flatter foot.
double ankleLift(const SkeletonMeasures& m)
{
    return m.ankleHeight > 0 ? std::clamp(0.5 * (0.058 * sizeOf(m) - m.ankleHeight), 0.0, 0.016 * sizeOf(m)) : 0.0;
}

class PieceMaker {
public:
    PieceMaker(const SkeletonBody& body, Fineness fineness) : m_body(body), m(body.measures), m_fineness(fineness) {}

    std::vector<BonePiece> make()
    {
        const double s = sizeOf(m), thick = thicknessOf(m);
        switch (m_body.part) {
        case SkeletonPart::Pelvis: add(BonePrototype::Pelvis, stretched(s, s, m.hipHalfWidth / 0.079)); break;
        case SkeletonPart::Abdomen: addVertebrae(); break;
        case SkeletonPart::Thorax:
            addChest();
            addShoulders();
            addVertebrae();
            break;
        case SkeletonPart::Neck: addVertebrae(); break;
        case SkeletonPart::Head:
            for (const BonePrototype bone : {BonePrototype::Skull, BonePrototype::Mandible})
                add(bone, Eigen::Affine3d(Eigen::Scaling(m.head / referenceMeasures().head)));
            break;
        case SkeletonPart::UpperArm:
            addLongBone(BonePrototype::Humerus, m.upperArm, referenceMeasures().upperArm);
            break;
        case SkeletonPart::Forearm:
            for (const BonePrototype bone : {BonePrototype::Ulna, BonePrototype::Radius})
                addLongBone(bone, m.forearm, referenceMeasures().forearm);
            break;
        case SkeletonPart::Hand:
            addLimb(shared(makeHand(m_fineness, m_body.hand)),
                    Eigen::Affine3d(Eigen::Scaling(m.hand / referenceMeasures().hand)));
            break;
        case SkeletonPart::Thigh:
            addLongBone(BonePrototype::Femur, m.thigh, referenceMeasures().thigh);
            addLimb(BonePrototype::Patella, stretched(thick, thick, thick));
            m_pieces.back().movingPart = 0;
            break;
        case SkeletonPart::Shank:
            for (const BonePrototype bone : {BonePrototype::Tibia, BonePrototype::Fibula})
                addLongBone(bone, m.shank - ankleLift(m) - m.tip, referenceMeasures().shank);
            break;
        case SkeletonPart::Foot: addFoot(); break;
        }
        return std::move(m_pieces);
    }

private:
    using Bone = decltype(BonePiece::bone);

    void add(const Bone& bone, const Eigen::Affine3d& toBody) { m_pieces.push_back({bone, toBody}); }
    void addLimb(const Bone& bone, const Eigen::Affine3d& toBody)
    {
        add(bone, m_body.isLeft ? Eigen::Affine3d(mirror * toBody) : toBody);
    }
    void addPair(const Bone& bone, const Eigen::Affine3d& toBody)
    {
        add(bone, toBody);
        add(bone, mirror * toBody);
    }

    // Both ends keep their shape, so that they fit the bones beyond the joints; between a quarter and three quarters of
    // the length the shaft is stretched.
    void addLongBone(BonePrototype bone, double length, double reference)
    {
        const double thick = thicknessOf(m), upper = -0.25 * reference, lower = -0.75 * reference;
        const double longer = std::max(length / thick - reference, 0.75 * (lower - upper));  // some shaft is left
        addLimb(bone, stretched(thick, thick, thick));
        m_pieces.back().heights
            = {{lower - 1, lower - longer - 1}, {lower, lower - longer}, {upper, upper}, {upper + 1, upper + 1}};
    }

    double chest() const { return m.chestWidth * sizeOf(m); }
    double chestHeight() const { return m.upperTrunk / upperTrunk; }

    // From the trunk's tables to the thorax: heights go with the body's, breadths with the stature.
    Eigen::Affine3d toThorax() const
    {
        Eigen::Affine3d map = stretched(chest(), chestHeight(), chest());
        map.translation() = Vector3(0, -chestHeight() * trunkTables::thorax, 0);
        return map;
    }

    void addChest()
    {
        add(BonePrototype::Sternum, toThorax());
        addPair(shared(makeRibs(m_fineness)), toThorax());
        addPair(shared(makeRibCartilage(m_fineness)), toThorax());
    }

    // The shoulder blade goes with its joint, the clavicle is stretched between it and the breast bone.
    void addShoulders()
    {
        const Vector3 shift(0, m.shoulderHeight - chestHeight() * (shoulderHeight - trunkTables::thorax),
                            m.shoulderHalfWidth - chest() * shoulderHalf);
        addPair(BonePrototype::Scapula, Eigen::Translation3d(shift) * toThorax());
        constexpr double inner = 2.0, outer = 16.4;  // cm
        std::vector<SweepKnot> knots = clavicleKnots();
        for (SweepKnot& knot : knots) {
            const double t = (knot.place.z() - inner) / (outer - inner);
            knot.place = (toThorax() * Vector3(cm * knot.place) + t * shift) / cm;
            knot.across *= 0.95 * thicknessOf(m);
            knot.along *= 0.95 * thicknessOf(m);
        }
        addPair(shared(makeClavicle(knots, m_fineness)), Eigen::Affine3d::Identity());
    }

    void addFoot()
    {
        const double lift = ankleLift(m), s = sizeOf(m), along = m.footLength / referenceMeasures().footLength;
        Eigen::Affine3d map = stretched(along, s, along * std::sqrt(m.thickness));
        map.translation() = Vector3(0, lift, 0);
        const double below = (m.ankleHeight + lift) / (soleOfTables * s);
        for (const Bone& bone :
             {Bone(BonePrototype::Talus), Bone(BonePrototype::Calcaneus), Bone(shared(makeForefoot(m_fineness)))}) {
            addLimb(bone, map);
            m_pieces.back().heights = {{-1, -below}, {0, 0}, {1, 1}};
        }
    }

    void addVertebrae();

    const SkeletonBody& m_body;
    const SkeletonMeasures& m;
    Fineness m_fineness;
    std::vector<BonePiece> m_pieces;
};

struct VertebraKind {
    BonePrototype prototype;
    double height;                  // of the prototype's body, cm; 0: heights are not fitted
    double discDepth, discBreadth;  // half-widths, cm; 0: there is none
};

VertebraKind kindOf(const SpineLevel& level)
{
    if (level.name == "C1")
        return {BonePrototype::Atlas, 0, 0, 0};
    if (level.name == "C2")
        return {BonePrototype::Axis, 0, 0.86, 1.12};
    switch (level.name[0]) {
    case 'L': return {BonePrototype::Lumbar, 2.75, 1.7, 2.4};
    case 'T': return {BonePrototype::Thoracic, 2.0, 1.42, 1.5};
    default: return {BonePrototype::Cervical, 1.35, 0.86, 1.12};
    }
}

// From far no discs are drawn; the vertebrae are higher instead.
void PieceMaker::addVertebrae()
{
    const bool isFar = m_fineness == Fineness::Far;
    const double s = sizeOf(m);
    const auto disc = shared(makeDisc());
    const std::vector<SpinePart> parts = spineParts(m_body.part);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const SpineLevel& level = *parts[i].level;
        const VertebraKind kind = kindOf(level);
        const double size = level.width * s * std::sqrt(m.thickness);
        const double high = columnStretch(m, level);
        if (parts[i].isDisc && isFar)
            continue;
        if (parts[i].isDisc)
            add(disc, stretched(kind.discDepth * size, 1.25 * level.discHeight * high, kind.discBreadth * size));
        else
            add(kind.prototype,
                stretched(size, kind.height > 0 ? level.height / kind.height * (isFar ? 1.25 : 1) * high : s, size));
        m_pieces.back().movingPart = static_cast<int>(i);
    }
}

}  // namespace

SkeletonMeasures referenceMeasures()
{
    return {.stature = trunkTables::stature,
            .hipHalfWidth = 0.079,
            .lowerTrunk = 0.1457,
            .middleTrunk = 0.2155,
            .upperTrunk = upperTrunk,
            .neck = 0.0396,
            .head = 0.2033,
            .shoulderHeight = shoulderHeight - trunkTables::thorax,
            .shoulderHalfWidth = shoulderHalf,
            .upperArm = 0.2817,
            .forearm = 0.2689,
            .hand = 0.1879,
            .thigh = 0.4222,
            .shank = 0.4403,
            .ankleHeight = soleOfTables,
            .footLength = 0.2581};
}

std::vector<BonePiece> bonePieces(const SkeletonBody& body, Fineness fineness)
{
    return PieceMaker(body, fineness).make();
}

bool CarriedPart::operator==(const CarriedPart& other) const
{
    const auto isSame = [](const Eigen::Isometry3d& a, const Eigen::Isometry3d& b) { return a.matrix() == b.matrix(); };
    return bones == other.bones && isSame(place, other.place)
           && std::ranges::equal(fixedParts, other.fixedParts, isSame);
}

CarriedBones withOpenHands(CarriedBones bones)
{
    for (CarriedPart& part : bones.parts)
        part.bones.hand = HandShape::Relaxed;
    return bones;
}

int movingPartCount(const CarriedBones& bones)
{
    int count = 0;
    for (const CarriedPart& part : bones.parts)
        count += part.fixedParts.empty() ? movingPartCount(part.bones) : 0;
    return count;
}

int movingPartCount(const SkeletonBody& body)
{
    if (body.part == SkeletonPart::Thigh)
        return 1;
    return static_cast<int>(spineParts(body.part).size());
}

BoneSkin skinOfPiece(const BonePiece& piece, const SkinOfPrototype& skinOf)
{
    const auto* prototype = std::get_if<BonePrototype>(&piece.bone);
    const std::shared_ptr<const BoneSkin> bone = prototype ? skinOf(*prototype) : std::get<1>(piece.bone);
    if (piece.heights.empty())
        return moved(*bone, piece.toBody);
    BoneSkin skin = *bone;
    for (std::size_t i = 0; i < skin.points.size(); ++i) {
        const auto [height, slope] = mapped(piece.heights, skin.points[i].y());
        skin.points[i].y() = height;
        skin.normals[i].y() /= slope;  // they go by the inverse
    }
    return moved(skin, piece.toBody);
}

MappedHeight mapped(const HeightMap& map, double height)
{
    std::size_t i = 1;
    while (i + 1 < map.size() && height > map[i].from)
        ++i;
    const HeightKnot &low = map[i - 1], &high = map[i];
    const double slope = (high.to - low.to) / (high.from - low.from);
    return {low.to + slope * (height - low.from), slope};
}

// Rigid pieces of all parts first, those of fixed moving parts among them.
BodySkin assembleBody(const CarriedBones& bones, Fineness fineness, const SkinOfPrototype& skinOf)
{
    BodySkin out, moving;
    for (const CarriedPart& part : bones.parts) {
        const bool isFixed = !part.fixedParts.empty();
        const auto count = isFixed ? 0 : static_cast<std::size_t>(movingPartCount(part.bones));
        std::size_t begun = 0;
        for (BonePiece& piece : bonePieces(part.bones, fineness)) {
            const auto index = static_cast<std::size_t>(piece.movingPart);
            if (piece.movingPart >= 0 && !isFixed) {
                for (; begun <= index; ++begun)
                    moving.firstPoints.push_back(moving.skin.points.size());
                append(moving.skin, skinOfPiece(piece, skinOf));
                continue;
            }
            const Eigen::Affine3d place(piece.movingPart >= 0 ? part.place * part.fixedParts[index] : part.place);
            piece.toBody = place * piece.toBody;
            append(out.skin, skinOfPiece(piece, skinOf));
        }
        for (; begun < count; ++begun)
            moving.firstPoints.push_back(moving.skin.points.size());
    }
    moving.firstPoints.push_back(moving.skin.points.size());
    for (const std::size_t first : moving.firstPoints)
        out.firstPoints.push_back(out.skin.points.size() + first);
    append(out.skin, moving.skin);
    return out;
}

std::vector<Vector3> reachOf(const CarriedBones& bones)
{
    std::vector<Vector3> places;
    for (const auto& [body, place, fixed] : bones.parts) {
        const SkeletonMeasures& m = body.measures;
        const double side = body.isLeft ? -1 : 1, chest = 0.115 * sizeOf(m);
        std::vector<Vector3> ends;
        switch (body.part) {
        case SkeletonPart::Pelvis: ends = {{0, 0, -chest}, {0, 0, chest}, {-chest, 0, 0}, {chest, 0, 0}}; break;
        case SkeletonPart::Abdomen:
        case SkeletonPart::Neck: break;
        case SkeletonPart::Thorax:
            for (const double sign : {-1.0, 1.0})
                ends.insert(ends.end(), {{sign * chest, 0, 0}, {0, m.shoulderHeight, sign * m.shoulderHalfWidth}});
            break;
        case SkeletonPart::Head:
            ends = {{-0.5 * m.head, 0.5 * m.head, 0}, {0, m.head, 0}, {0.5 * m.head, 0.5 * m.head, 0}};
            break;
        case SkeletonPart::UpperArm: ends = {{0, -m.upperArm, 0}}; break;
        case SkeletonPart::Forearm: ends = {{0, -m.forearm, 0}}; break;
        case SkeletonPart::Hand:
            ends = {{0, body.hand == HandShape::Closed ? -closedShare * m.hand : -m.hand, 0}};
            break;
        case SkeletonPart::Thigh: ends = {{0, -m.thigh, 0}}; break;
        case SkeletonPart::Shank: ends = {{0, -m.shank, 0}}; break;
        case SkeletonPart::Foot:
            ends = {{-0.25 * m.footLength, -m.ankleHeight, 0}, {0.75 * m.footLength, -m.ankleHeight, 0.02 * side}};
            break;
        }
        for (const Vector3& end : ends)
            places.push_back(place * end);
    }
    return places;
}

}  // namespace sinew
