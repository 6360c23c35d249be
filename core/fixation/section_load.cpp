#include "core/fixation/section_load.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/mechanism/strand.h"
#include "core/model/amount.h"

namespace sinew {

namespace {

// Force at the centre of the head, which is the origin of the standing frame.
void addHipForce(const Vector3& force, const Construct& construct, SectionLoad& load)
{
    load.hipForce = force;
    load.wrench.head<3>() += force;
    load.wrench.tail<3>() += (-construct.section.frame.origin).cross(force);
}

const Landmark* findLandmark(const Body& body, const char* name)
{
    const auto found = std::find_if(body.landmarks.begin(), body.landmarks.end(),
                                    [&](const Landmark& landmark) { return landmark.name == name; });
    return found == body.landmarks.end() ? nullptr : &*found;
}

// Axes of the femur from the centre of the head and the epicondyles.
Matrix3 femurAxes(const Body& body, const Vector3& head, BodySide side)
{
    const Landmark* medial = findLandmark(body, "medial_epicondyle");
    const Landmark* lateral = findLandmark(body, "lateral_epicondyle");
    Matrix3 axes = Matrix3::Identity();
    if (side == BodySide::Left)
        axes(2, 2) = -1;
    if (!medial || !lateral)
        return axes;
    const Vector3 up = (head - 0.5 * (medial->position + lateral->position)).normalized();
    const Vector3 across = lateral->position - medial->position;
    const Vector3 outwards = (across - across.dot(up) * up).normalized();
    if (!up.allFinite() || !outwards.allFinite())
        return axes;
    const double hand = outwards.z() >= 0 ? 1 : -1;
    axes.row(0) = hand * up.cross(outwards);
    axes.row(1) = up;
    axes.row(2) = outwards;
    return axes;
}

BodySide sideOf(const Body& body)
{
    const Landmark* medial = findLandmark(body, "medial_epicondyle");
    const Landmark* lateral = findLandmark(body, "lateral_epicondyle");
    const bool isLeft = medial && lateral && lateral->position.z() < medial->position.z();
    return isLeft ? BodySide::Left : BodySide::Right;
}

// Pulls of one muscle on the femur, in the standing frame.
struct MusclePull {
    Vector3 force = Vector3::Zero(), momentAboutPlane = Vector3::Zero(), momentAboutHead = Vector3::Zero();
    Vector3 last = Vector3::Zero();  // its point on the femur farthest along the path
    bool isOnFemur = false;
};

MusclePull pullOf(std::span<const StrandPull> strand, double tension, const ResultFrame& frame, const ModelHip& hip,
                  const Vector3& origin)
{
    MusclePull sum;
    const auto b = static_cast<std::size_t>(hip.body);
    const Matrix3 toStanding = hip.axes * frame.configuration.R[b].transpose();
    const Vector3 head = frame.configuration.inGround(hip.body, hip.head);
    const auto onFemur = [&](const StrandPull& pull) { return pull.body == hip.body && pull.node < 0; };
    for (const StrandPull& pull : strand) {
        if (!onFemur(pull))
            continue;
        const Vector3 at = toStanding * (pull.point - head);
        const Vector3 force = tension * (toStanding * pull.pull);
        sum.force += force;
        sum.momentAboutPlane += (at - origin).cross(force);
        sum.momentAboutHead += at.cross(force);
        // It begins here, ends here, or leaves the bone here for the leg below.
        if (!sum.isOnFemur || !onFemur(strand.front()))
            sum.last = at;
        sum.isOnFemur = true;
    }
    return sum;
}

}  // namespace

namespace {

// The processes in the standing frame, where the model has landmarks of them.
FemurProcesses processesOf(const ModelHip& hip)
{
    const auto standing = [&](const std::optional<Vector3>& point) {
        return point ? std::optional<Vector3>(hip.axes * (*point - hip.head)) : std::nullopt;
    };
    FemurProcesses processes{standing(hip.greaterTrochanter), standing(hip.lesserTrochanter)};
    processes.length = hip.length;
    return processes;
}

}  // namespace

SectionLoad statedLoad(const HipLoad& load, const Fixation& fixation, const Construct& construct)
{
    SectionLoad made;
    made.name = load.name;
    made.bodyWeight = fixation.person.mass * standardGravity;
    if (!load.force.allFinite() || load.force.norm() > 100) {
        made.message = sentence("a hip force must be finite and below 100 body weights");
        return made;
    }
    made.isUsable = true;
    const Vector3 force = fixation.weightBearing * made.bodyWeight * load.force;
    addHipForce(construct.statedAxes * force, construct, made);
    return made;
}

std::optional<ModelHip> findHip(const Model& model, BodySide side)
{
    std::optional<ModelHip> found;
    for (std::size_t i = 0; i < model.bodies.size(); ++i) {
        const Body& body = model.bodies[i];
        const auto joint = std::find_if(model.joints.begin(), model.joints.end(),
                                        [&](const Joint& each) { return each.child == body.name; });
        if (body.shape != BodyShape::Femur || joint == model.joints.end())
            continue;
        if (found && sideOf(body) != side)
            continue;
        ModelHip hip;
        hip.joint = static_cast<std::size_t>(joint - model.joints.begin());
        hip.body = static_cast<int>(i) + 1;
        hip.head = joint->inChild.position;
        hip.axes = femurAxes(body, hip.head, sideOf(body));
        const auto placeOf = [&](const char* name) {
            const Landmark* landmark = findLandmark(body, name);
            return landmark ? std::optional(landmark->position) : std::nullopt;
        };
        const auto medial = placeOf("medial_epicondyle"), lateral = placeOf("lateral_epicondyle");
        if (medial && lateral)
            hip.length = (hip.head - 0.5 * (*medial + *lateral)).norm();
        hip.greaterTrochanter = placeOf("greater_trochanter");
        hip.lesserTrochanter = placeOf("lesser_trochanter");
        found = hip;
    }
    return found;
}

SectionLoad frameLoad(const std::string& name, const ResultFrame& frame, const ModelHip& hip, const Fixation& fixation,
                      const Construct& construct)
{
    SectionLoad load;
    load.name = name;
    load.bodyWeight = frame.bodyWeight;
    if (!frame.isUsable() || hip.joint >= frame.joints.size() || !frame.joints[hip.joint]) {
        load.message = frame.message.empty() ? sentence("the joint force of this posture is not known") : frame.message;
        return load;
    }
    load.isUsable = true;
    const double share = fixation.weightBearing;
    const PlaneFrame& plane = construct.section.frame;
    const auto b = static_cast<std::size_t>(hip.body);
    const Matrix3 toStanding = hip.axes * frame.configuration.R[b].transpose();
    const JointFrame& joint = *frame.joints[hip.joint];
    addHipForce(share * (toStanding * joint.force), construct, load);
    load.leftOutMoment = share * joint.moment.norm();
    const Strands strands = calcStrands(*frame.mechanism, frame.configuration);
    const FragmentSides sides{fixation.fracture.kind, plane, processesOf(hip)};
    double abducting = 0, abductionMoment = 0;
    for (std::size_t j = 0; j < frame.links.size(); ++j) {
        const double tension = share * frame.links[j].force.value_or(0);
        const MusclePull pull = pullOf(strands.of(static_cast<int>(j)), tension, frame, hip, plane.origin);
        if (tension == 0 || !pull.isOnFemur)
            continue;
        const std::string& link = frame.mechanism->linkNames[j];
        FragmentPull each{link, tension, endsOnHead(pull.last, sides), false};
        const double abduction = -pull.momentAboutHead.x();
        if (abduction > 0) {
            abducting += std::abs(tension);  // the arm of a link that pushes counts as well
            abductionMoment += abduction;
        }
        const auto chosen = std::find_if(fixation.muscles.begin(), fixation.muscles.end(),
                                         [&](const MuscleSide& side) { return side.link == link; });
        if (chosen != fixation.muscles.end()) {
            each.isChosen = each.endsOnHead != (chosen->fragment == FragmentChoice::Head);
            each.endsOnHead = chosen->fragment == FragmentChoice::Head;
        }
        if (each.endsOnHead) {
            load.wrench.head<3>() += pull.force;
            load.wrench.tail<3>() += pull.momentAboutPlane;
        }
        load.pulls.push_back(std::move(each));
    }
    if (abducting > 0)
        load.abductorArm = abductionMoment / abducting;
    return load;
}

std::vector<HipLoad> defaultLoads()
{
    const char* heller = "Heller et al. 2005";
    return {{"walking, peak", {-0.328, -2.292, 0.540}, heller, {}},
            {"stairs up, peak", {-0.606, -2.363, 0.593}, heller, {}}};
}

}  // namespace sinew
