#include "ui/scene/belts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "ui/scene/knot_curve.h"

namespace sinew {

namespace {

// All lengths in the tables below are cm for a man of 174.1 cm: forward, up, to the right.
constexpr double tablesStature = 1.741;
using BeltKnot = std::array<double, 3>;
// From behind the shoulder over it, from the joint of abdomen and thorax.
constexpr std::array<BeltKnot, 5> shoulderKnots
    = {{{-13.5, 21.5, 7.5}, {-9, 24.2, 11}, {-2, 24, 12}, {5, 19.8, 10}, {8.8, 14.5, 5.5}}};
// From the breast bone down the ribs.
constexpr std::array<BeltKnot, 2> chestKnots = {{{11.8, 1, -4}, {11.8, -9, -8}}};
// To the left hip, from the hip point of a seat.
constexpr std::array<BeltKnot, 3> hipKnots = {{{10.5, 14, -13.5}, {6, 5, -17.5}, {0, -1, -21}}};
constexpr double strapWidth = 0.048, strapHeight = 0.0035;  // m

struct Chest {
    Eigen::Affine3d pose;  // ground frame, cm of the tables
    Vector3 right;         // unit, ground frame
};

std::optional<Chest> chestOf(const SceneBody& body)
{
    for (const CarriedPart& part : body.bones.carried.parts) {
        if (part.bones.part != SkeletonPart::Thorax)
            continue;
        const Eigen::Affine3d pose = poseOfBones(body) * Eigen::Affine3d(part.place);
        return Chest{pose * Eigen::Scaling(0.01 * part.bones.measures.stature / tablesStature),
                     pose.linear().col(2).normalized()};
    }
    return std::nullopt;
}

template <std::size_t N>
void appendKnots(const std::array<BeltKnot, N>& knots, const Eigen::Affine3d& frame, std::vector<Vector3>& line)
{
    for (const BeltKnot& knot : knots)
        line.push_back(frame * Vector3(knot[0], knot[1], knot[2]));
}

const SceneBody* bodyOf(const Scene& scene, const std::string& name)
{
    const auto found = std::ranges::find(scene.bodies, name, [](const SceneBody& body) { return body.id.name; });
    return found != scene.bodies.end() ? &*found : nullptr;
}

// A curve through all of these, whose ends are the two points of the path.
void bend(SceneStrand& strand, std::vector<Vector3> knots, bool isReversed)
{
    if (isReversed)
        std::ranges::reverse(knots);
    strand.points = refined(knots, 6);
    strand.pathPoints.assign(strand.points.size(), -1);
    strand.pathPoints.front() = 0;
    strand.pathPoints.back() = 1;
}

void addStrap(const Chest& chest, const Vector3& from, const SceneBody& seat, Scene& scene)
{
    const auto solid = std::ranges::find(scene.solids, seat.id, &SceneSolid::id);
    if (solid == scene.solids.end())
        return;
    std::vector<Vector3> knots = {from};
    appendKnots(chestKnots, chest.pose, knots);
    appendKnots(hipKnots, Eigen::Affine3d(seat.pose) * Eigen::Scaling(0.01), knots);
    SolidPart strap;
    strap.line = refined(knots, 6);
    strap.width = strapWidth;
    strap.height = strapHeight;
    strap.across = chest.right;
    strap.stuff = SolidStuff::Strap;
    solid->parts.push_back(std::move(strap));
}

void layBelt(const Link& link, SceneStrand& strand, Scene& scene)
{
    const Vector3 way = strand.points.back() - strand.points.front();
    const Vector3 side = Vector3::UnitZ() - Vector3::UnitZ().dot(way) / way.squaredNorm() * way;
    strand.across = side.norm() > 0.1 ? Vector3(side.normalized()) : Vector3(way.unitOrthogonal());
    const SceneBody *first = bodyOf(scene, link.path.front().body), *last = bodyOf(scene, link.path.back().body);
    if (link.path.size() != 2 || !first || !last)
        return;
    const bool isReversed = first->shape != BodyShape::Seat;
    const SceneBody& seat = isReversed ? *last : *first;
    const auto chest = chestOf(isReversed ? *first : *last);
    if (!chest || seat.shape != BodyShape::Seat)
        return;
    const Vector3 onSeat = isReversed ? strand.points.back() : strand.points.front();
    const Vector3 onChest = isReversed ? strand.points.front() : strand.points.back();
    std::vector<Vector3> knots = {onSeat};
    appendKnots(shoulderKnots, chest->pose, knots);
    knots.push_back(onChest);
    bend(strand, std::move(knots), isReversed);
    strand.across = chest->right;
    addStrap(*chest, onChest, seat, scene);
}

}  // namespace

void layBelts(const Model& model, Scene& scene)
{
    for (std::size_t i = 0; i < model.links.size() && i < scene.strands.size(); ++i) {
        SceneStrand& strand = scene.strands[i];
        const bool hasLength = strand.points.size() > 1 && (strand.points.back() - strand.points.front()).norm() > 1e-6;
        if (model.links[i].shape == LinkShape::Belt && hasLength)
            layBelt(model.links[i], strand, scene);
    }
}

}  // namespace sinew
