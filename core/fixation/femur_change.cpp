#include "core/fixation/femur_change.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/math/rotation.h"
#include "core/mechanism/strand.h"
#include "core/schema/model_schema.h"
#include "core/schema/places.h"
#include "core/schema/walk.h"

namespace sinew {

namespace {

FemurFrame rightFrameOf(FemurShape shape)
{
    shape.side = BodySide::Right;
    return frameOf(shape);
}

Matrix3 axesOf(const FemurFrame& femur)
{
    Matrix3 axes;
    axes << femur.forward, femur.shaft, femur.lateral;
    return axes;
}

// A motion of the standing frame, seen from the body.
Eigen::Isometry3d inBody(const ModelHip& hip, const Matrix3& R, const Vector3& t)
{
    Eigen::Isometry3d motion = Eigen::Isometry3d::Identity();
    motion.linear() = hip.axes.transpose() * R * hip.axes;
    motion.translation() = hip.head + hip.axes.transpose() * t - motion.linear() * hip.head;
    return motion;
}

Vector3 pointInBody(const ModelHip& hip, const Vector3& standing)
{
    return hip.head + hip.axes.transpose() * standing;
}

// Moves what lies on the femur, in all parts of a model. Of joints the places move and the axes stay.
class FemurMover {
public:
    FemurMover(const FemurChange& change, std::string body) : m_change(change), m_body(std::move(body)) {}

    template <class T>
    void run(T& object) const
    {
        turn(object);
        forEachPlace(object, [this](const std::string& owner, Vector3& point) {
            if (owner == m_body)
                point = motionAt(point) * point;
        });
        forEachField<T>([&](const auto& field) {
            forEachPart(object.*field.member, [&](auto& part, std::optional<std::size_t>) { run(part); });
        });
    }

private:
    // What has directions at a place, which has not been moved yet.
    template <class T>
    void turn(T&) const
    {
    }
    void turn(WrapSurface& surface) const
    {
        if (surface.body == m_body)
            surface.at.orientation
                = xyzFromRotation(turnAt(surface.at.position) * rotationFromXyz(surface.at.orientation));
    }
    void turn(Contact& contact) const
    {
        if (contact.against == m_body)
            contact.normal = turnAt(contact.place) * contact.normal;
    }
    void turn(Load& load) const
    {
        if (load.body != m_body || load.frame != LoadFrame::Body)
            return;
        load.force = turnAt(load.point) * load.force;
        load.moment = turnAt(load.point) * load.moment;
    }

    const Eigen::Isometry3d& motionAt(const Vector3& point) const
    {
        return m_change.towards.dot(point - m_change.from) > 0 ? m_change.head : m_change.rest;
    }
    Matrix3 turnAt(const Vector3& point) const { return motionAt(point).linear(); }

    const FemurChange& m_change;
    std::string m_body;
};

// What a strand has gained in length at the posture of rest is imposed as shortening.
void stretchAsIs(const Model& before, Model& after)
{
    const Result<Mechanism> from = compile(before), to = compile(after);
    if (!from || !to || from.value->restLengths.size() != to.value->restLengths.size())
        return;
    for (std::size_t j = 0; j < after.links.size(); ++j) {
        const auto k = static_cast<Eigen::Index>(j);
        after.links[j].shortening += to.value->restLengths[k] - from.value->restLengths[k];
    }
}

// Lengths of paths in the rest posture, m.
Eigen::VectorXd pathLengths(const Mechanism& mechanism)
{
    return calcStrands(mechanism, calcConfiguration(mechanism, mechanism.restPosture)).lengths;
}

// Passive tissue grows with its path: as taut as before in the rest posture.
void growLigaments(const Model& before, Model& after)
{
    const auto isPassive = [](const Link& link) { return link.slackLength.has_value(); };
    if (std::ranges::none_of(after.links, isPassive))
        return;
    const Result<Mechanism> from = compile(before), to = compile(after);
    if (!from || !to)
        return;
    const Eigen::VectorXd was = pathLengths(*from.value), is = pathLengths(*to.value);
    for (std::size_t j = 0; j < after.links.size(); ++j) {
        const auto k = static_cast<Eigen::Index>(j);
        if (after.links[j].slackLength && was[k] > 0 && is[k] > 0)
            *after.links[j].slackLength *= is[k] / was[k];
    }
}

}  // namespace

FemurChange naturalVariation(const ModelHip& hip, const FemurShape& from, FemurShape to)
{
    const FemurFrame was = rightFrameOf(from);
    const double shaft = (was.crossing - Vector3(0, -mechanicalLengthOf(from), 0)).dot(was.shaft);
    const double height = -to.neckLength * std::cos(to.neckShaftAngle);
    to.mechanicalLength = std::hypot(height + shaft, to.neckLength * std::sin(to.neckShaftAngle));
    const FemurFrame now = rightFrameOf(to);
    FemurChange change;
    const Matrix3 R = axesOf(now) * axesOf(was).transpose();
    change.rest = inBody(hip, R, now.crossing - R * was.crossing);
    change.from = pointInBody(hip, -0.5 * from.neckLength * was.neck);
    change.towards = hip.axes.transpose() * was.neck;
    return change;
}

FemurChange osteotomy(const ModelHip& hip, const FemurShape& shape, const Osteotomy& cut)
{
    const CutFemur after = cutFemur(shape, cut);
    FemurChange change;
    change.head = inBody(hip, after.head, Vector3::Zero());
    change.rest = inBody(hip, after.rest, after.restShift);
    change.from = pointInBody(hip, after.place);
    change.towards = hip.axes.transpose() * after.upwards;
    return change;
}

Model withFemur(Model model, const ModelHip& hip, const FemurChange& change, MuscleAdaptation muscles)
{
    const Model before = model;
    FemurMover(change, model.bodies[static_cast<std::size_t>(hip.body) - 1].name).run(model);
    if (muscles == MuscleAdaptation::Fresh)
        stretchAsIs(before, model);
    else
        growLigaments(before, model);
    return model;
}

}  // namespace sinew
