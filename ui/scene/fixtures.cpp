#include "ui/scene/fixtures.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/constants.h"
#include "ui/scene/ground_press.h"
#include "ui/scene/skeleton/held_bar.h"
#include "ui/scene/sled.h"
#include "ui/scene/solid_parts.h"

namespace sinew {

namespace {

using enum SolidStuff;

// A landmark of the crank, its frame, and the axes of the foot that is tied to it.
struct Pedal {
    Vector3 place;
    Matrix3 foot;
};

void addPedal(const SceneBody& crank, const Pedal& pedal, SceneSolid& solid)
{
    constexpr double armInside = 0.055, thickness = 0.018;  // m, along the spindle; of the platform
    const Vector3& p = pedal.place;
    const double arm = p.z() - std::copysign(std::min(armInside, std::abs(p.z())), p.z());
    const double end = p.z() + std::copysign(0.045, p.z());
    SolidPart lever;
    lever.line = {crank.pose * Vector3(0, 0, arm), crank.pose * Vector3(p.x(), p.y(), arm)};
    lever.across = crank.pose.linear().col(2);
    lever.width = 0.014;
    lever.height = 0.03;
    lever.rounding = 0.006;
    solid.parts.push_back(std::move(lever));
    solid.parts.push_back(roundBar({crank.pose * Vector3(0, 0, 0), crank.pose * Vector3(0, 0, arm)}, 0.012));
    const Vector3 sole = 0.5 * thickness * pedal.foot.col(1), forward = 0.05 * pedal.foot.col(0);
    const Vector3 spindle = crank.pose.linear().col(2);
    const Vector3 inner = crank.pose * Vector3(p.x(), p.y(), arm) - sole;
    solid.parts.push_back(roundBar({inner, inner + (end - arm) * spindle}, 0.008));
    SolidPart platform;
    const Vector3 middle = crank.pose * p - sole;
    platform.line = {middle - forward, middle + forward};
    platform.across = spindle;
    platform.width = 0.09;
    platform.height = thickness;
    platform.rounding = 0.005;
    platform.stuff = Casing;
    solid.parts.push_back(std::move(platform));
}

// On the right side, where the chain runs.
void addChainRing(const SceneBody& crank, double z, SceneSolid& solid)
{
    constexpr double radius = 0.095;
    std::vector<Vector3> ring;
    for (int i = 0; i <= 48; ++i) {
        const double angle = 2 * pi * i / 48;
        ring.push_back(crank.pose * Vector3(radius * std::cos(angle), radius * std::sin(angle), z));
    }
    solid.parts.push_back(roundBar(std::move(ring), 0.006));
    for (int i = 0; i < 5; ++i) {
        const double angle = 2 * pi * i / 5;
        SolidPart spoke;
        spoke.line = {crank.pose * Vector3(0, 0, z),
                      crank.pose * Vector3(radius * std::cos(angle), radius * std::sin(angle), z)};
        spoke.across = crank.pose.linear().col(2);
        spoke.width = 0.005;
        spoke.height = 0.018;
        solid.parts.push_back(std::move(spoke));
    }
}

std::optional<Vector3> placeOf(const SceneBody& body, std::string_view landmark)
{
    const auto found = std::ranges::find(body.landmarks, landmark, &Landmark::name);
    return found != body.landmarks.end() ? std::optional(body.pose * found->position) : std::nullopt;
}

// Ground frame.
struct SeatTube {
    Vector3 axle, saddle;
};

// Through the places that the hands of a rider hold, on tubes from the crank's axle and below the saddle.
void addHandlebar(const SceneBody& rider, const SeatTube& tube, SceneSolid& solid)
{
    constexpr double beyond = 0.06, stem = 0.28;  // m, beyond the middle of a hand; down from the bar
    const auto right = placeOf(rider, rightGripName), left = placeOf(rider, leftGripName);
    if (!right || !left || !((*right - *left).norm() > 4 * beyond))
        return;
    const Vector3 out = beyond * (*right - *left).normalized(), middle = 0.5 * (*right + *left);
    const Vector3 down = (tube.axle - tube.saddle).normalized(), head = middle + stem * down;
    solid.parts.push_back(roundBar({*left, *right}, 0.012));
    for (const Vector3& grip : {*right, *left})
        solid.parts.push_back(roundBar({grip - out, grip + out}, 0.014, Casing));
    solid.parts.push_back(roundBar({middle, head}, 0.014));
    solid.parts.push_back(roundBar({head - 0.1 * stem * down, tube.axle}, 0.017));
    solid.parts.push_back(roundBar({head - 0.25 * stem * down, tube.saddle + 0.2 * (tube.axle - tube.saddle)}, 0.014));
}

class FixtureMaker {
public:
    FixtureMaker(const FixtureInput& input, Scene& scene) : m_model(input.model), m_floor(input.floor), m_scene(scene)
    {
    }

    void add()
    {
        for (const SceneBody& body : m_scene.bodies) {
            SceneSolid solid;
            if (body.shape == BodyShape::Seat)
                addSeat(body, weldOfPelvis(body.id.name) != nullptr, solid);
            else if (body.shape == BodyShape::Crank)
                addCrank(body, solid);
            else
                continue;
            solid.id = body.id;
            solid.pose = body.pose;
            m_scene.solids.push_back(std::move(solid));
        }
        addSaddles();
        if (const auto bar = heldBar(m_model, findCarriers(m_model)))
            addBar(*bar);
    }

private:
    const SceneBody* bodyNamed(const std::string& name) const
    {
        const auto found = std::ranges::find(m_scene.bodies, name, [](const SceneBody& body) { return body.id.name; });
        return found != m_scene.bodies.end() ? &*found : nullptr;
    }

    // The hip point of a body with the bones of a pelvis, ground frame.
    std::optional<Vector3> hipPoint(const SceneBody* body) const
    {
        if (body) {
            for (const CarriedPart& part : body->bones.carried.parts) {
                if (part.bones.part == SkeletonPart::Pelvis)
                    return poseOfBones(*body) * Vector3(part.place.translation());
            }
        }
        return std::nullopt;
    }

    // The joint that welds a pelvis to a body or to the ground; nullptr: there is none.
    const Joint* weldOfPelvis(const std::string& body) const
    {
        const auto found = std::ranges::find_if(m_model.joints, [&](const Joint& joint) {
            const bool isOnIt = joint.parent == body || joint.child == body;
            return joint.kind == JointKind::Weld && isOnIt
                   && hipPoint(bodyNamed(joint.parent == body ? joint.child : joint.parent));
        });
        return found != m_model.joints.end() ? &*found : nullptr;
    }

    // Level where no foot is tied to it.
    Matrix3 axesOfFootAt(const SceneBody& crank, const Vector3& pedal) const
    {
        for (const Constraint& constraint : m_model.constraints) {
            const auto* closure = std::get_if<Closure>(&constraint.rule);
            if (!closure)
                continue;
            const bool isA = closure->bodyA == crank.id.name;
            const Frame& onCrank = isA ? closure->inA : closure->inB;
            const SceneBody* foot = bodyNamed(isA ? closure->bodyB : closure->bodyA);
            if ((isA || closure->bodyB == crank.id.name) && foot && (onCrank.position - pedal).norm() < 1e-3)
                return foot->pose.linear();
        }
        return Matrix3::Identity();
    }

    void addCrank(const SceneBody& crank, SceneSolid& solid) const
    {
        double outermost = 0;
        for (const Landmark& landmark : crank.landmarks) {
            if (landmark.position.head<2>().norm() < 1e-3)
                continue;
            outermost = std::max(outermost, landmark.position.z());
            addPedal(crank, {landmark.position, axesOfFootAt(crank, landmark.position)}, solid);
        }
        addChainRing(crank, 0.25 * outermost, solid);
    }

    // What holds both a crank and a pelvis has a tube from one to the other, and a saddle on it.
    void addSaddles()
    {
        for (const Joint& axle : m_model.joints) {
            const SceneBody* crank = bodyNamed(axle.child);
            const Joint* weld = crank && crank->shape == BodyShape::Crank ? weldOfPelvis(axle.parent) : nullptr;
            if (weld)
                addSaddle(*weld, crank->pose.translation(),
                          *bodyNamed(weld->parent == axle.parent ? weld->child : weld->parent));
        }
    }

    void addSaddle(const Joint& weld, const Vector3& axle, const SceneBody& rider)
    {
        Eigen::Isometry3d upright = Eigen::Isometry3d::Identity();
        upright.linear().col(1) = upOf(m_model);
        upright.linear().col(2) = Vector3::UnitZ();
        upright.linear().col(0) = upright.linear().col(1).cross(upright.linear().col(2));
        upright.translation() = *hipPoint(&rider);
        const SeatTube tube{axle, upright * Vector3(0, -0.13, 0)};
        SceneSolid saddle;
        saddle.id = {ObjectKind::Joint, weld.name};
        saddle.parts
            = {roundBar({tube.axle, tube.saddle}, 0.016), partOf({{0, -12, 0}, {15, 4.5, 14}, 0, 2.1, Casing}, upright),
               partOf({{11, -12.2, 0}, {17, 4, 5}, 0, 1.9, Casing}, upright)};
        addHandlebar(rider, tube, saddle);
        m_scene.solids.push_back(std::move(saddle));
    }

    void addBar(const HeldBar& bar)
    {
        constexpr double half = 1.2;  // m, of its length
        const Vector3 up = upOf(m_model);
        if (std::abs(up.z()) > 1e-6)
            return;  // it lies along z
        const double height = bar.place.dot(up) - m_floor;
        const Vector3 forward = up.cross(Vector3::UnitZ());
        SceneSolid solid;
        solid.id = {ObjectKind::Joint, bar.joint};
        const auto at = [&](double x, double y, double z) {
            return Vector3(bar.place + x * forward + y * up + z * Vector3::UnitZ());
        };
        solid.parts.push_back(roundBar({at(0, 0, -half), at(0, 0, half)}, 0.014));
        // Two legs at each end: from the side they stand on both sides of what hangs from the bar, and hide none of it.
        for (const double side : {-1.0, 1.0}) {
            for (const double x : {-0.28 * height, 0.28 * height}) {
                if (!(height > 0.1))
                    continue;
                const double foot = 1.15 * side * half;
                solid.parts.push_back(roundBar({at(x, -height, foot), at(0, 0.02, side * half)}, 0.02));
                solid.parts.push_back(roundBar({at(x, -height, foot), at(x, 0.012 - height, foot)}, 0.07, Casing));
            }
        }
        m_scene.solids.push_back(std::move(solid));
    }

    const Model& m_model;
    double m_floor;
    Scene& m_scene;
};

}  // namespace

void addFixtures(const FixtureInput& input, Scene& scene)
{
    FixtureMaker(input, scene).add();
}

}  // namespace sinew
