#include "core/fixation/femur_change.h"

#include <cmath>

#include <Eigen/Geometry>

#include "core/math/rotation.h"

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

// Moves what lies on the femur.
class FemurMover {
public:
    FemurMover(const FemurChange& change, std::string body) : m_change(change), m_body(std::move(body)) {}

    bool isHere(const std::string& body) const { return body == m_body; }
    void move(Vector3& point) const { point = motionAt(point) * point; }
    void move(Frame& frame) const
    {
        const Eigen::Isometry3d motion = motionAt(frame.position);
        frame.orientation = xyzFromRotation(motion.linear() * rotationFromXyz(frame.orientation));
        frame.position = motion * frame.position;
    }
    // A direction at a point.
    void turn(Vector3& direction, const Vector3& at) const { direction = motionAt(at).linear() * direction; }

private:
    const Eigen::Isometry3d& motionAt(const Vector3& point) const
    {
        return m_change.towards.dot(point - m_change.from) > 0 ? m_change.head : m_change.rest;
    }

    const FemurChange& m_change;
    std::string m_body;
};

void moveObjects(Model& model, const FemurMover& mover)
{
    for (Link& link : model.links) {
        for (PathPoint& point : link.path) {
            if (mover.isHere(point.body))
                mover.move(point.position);
        }
    }
    for (WrapSurface& surface : model.surfaces) {
        if (mover.isHere(surface.body))
            mover.move(surface.at);
    }
    for (Node& node : model.nodes) {
        if (mover.isHere(node.body))
            mover.move(node.position);
    }
    for (Contact& contact : model.contacts) {
        if (mover.isHere(contact.body))
            mover.move(contact.point);
        if (mover.isHere(contact.against)) {
            mover.turn(contact.normal, contact.place);
            mover.move(contact.place);
        }
    }
    for (Load& load : model.loads) {
        if (mover.isHere(load.body))
            mover.move(load.point);
    }
    for (Joint& joint : model.joints) {
        if (mover.isHere(joint.parent))
            mover.move(joint.inParent.position);
    }
}

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
    Body& femur = model.bodies[static_cast<std::size_t>(hip.body) - 1];
    const FemurMover mover(change, femur.name);
    moveObjects(model, mover);
    for (Landmark& landmark : femur.landmarks)
        mover.move(landmark.position);
    mover.move(femur.centreOfMass);
    if (muscles == MuscleAdaptation::Fresh)
        stretchAsIs(before, model);
    return model;
}

}  // namespace sinew
