#include "ui/scene/motion_scene.h"

#include <algorithm>
#include <cmath>

#include "ui/scene/ground_press.h"
#include "ui/scene/labels.h"
#include "ui/scene/rod_segments.h"
#include "ui/scene/scene_box.h"
#include "ui/scene/scene_builder.h"
#include "ui/scene/sled.h"

namespace sinew {

namespace {

// Lengths of arrows as shares of the scene's size: of one body weight, of the largest force when there is no body
// weight, and of the longest arrow drawn.
constexpr double motionWeightLength = 0.22;
constexpr double motionLargestLength = 0.3;
constexpr double longestMotionArrow = 0.5;

constexpr std::size_t mostTrailPoints = 600;
constexpr int looks = 80;  // at the recording, to find the room that the motion takes
constexpr std::size_t mostGroundLabels = 4;
constexpr int ghostsEachSide = 2;
constexpr double ghostShare = 1.0 / 8, longestGhostInterval = 0.3;  // of the duration; s

const ObjectId nothing;
const std::set<ObjectId> noneHidden;

}  // namespace

namespace {

using Lines = std::vector<std::pair<Vector3, Vector3>>;

template <class Carrier>
void addGhost(const Carrier& carrier, const Lines& lines, SceneGhost& ghost)
{
    if (carrier.bones.carried.isEmpty())
        ghost.lines.insert(ghost.lines.end(), lines.begin(), lines.end());
    else
        ghost.bones.push_back({carrier.bones.carried, poseOfBones(carrier), carrier.bones.movingParts, lines});
}

}  // namespace

SceneGhost ghostOf(const Scene& scene)
{
    SceneGhost ghost;
    for (const SceneBody& body : scene.bodies) {
        const bool isThing = body.shape == BodyShape::Seat || body.shape == BodyShape::Crank;
        if (!body.visible || isThing || body.shape == BodyShape::None)
            continue;
        SceneBody bare = body;
        if (body.shape != BodyShape::Rod)
            bare.landmarks.clear();
        addGhost(body, rodSegments(bare, scene.size), ghost);
    }
    for (const SceneSegment& segment : scene.segments) {
        if (segment.visible)
            addGhost(segment, {{segment.at(0), segment.at(segment.length)}}, ghost);
    }
    return ghost;
}

MotionScene::MotionScene(MotionSource source) : m_source(std::move(source))
{
    if (isEmpty())
        return;
    if (m_source.kept && m_source.kept->reader->isEmpty())
        m_source.kept.reset();
    m_situation = makeSituation(m_source.run.model);
    if (m_source.kept)
        m_keptSituation = makeSituation(m_source.kept->model);
    m_inertias = bodyInertias(mechanism(), reader().recording().bodyWeight);
    lookOverRecording();
    layTrails();
    layGrounds();
    makeRoomForForces();
}

void MotionScene::lookOverRecording()
{
    const std::vector<double>& times = reader().recording().times;
    const double duration = times.back() - times.front();
    m_ghostInterval = std::min(ghostShare * duration, longestGhostInterval);
    m_tensionScale = tensionScaleOf(reader().largestTension());
    m_hasLinkForces = reader().largestTension() > leastShownForce;
    m_largestGround = std::max(reader().largestContactForce(), reader().largestHoldForce());
    for (std::size_t i = 0; i < mechanism().jointNames.size(); ++i) {
        if (isSupport(i))
            m_largestGround = std::max(m_largestGround, reader().largestJointForce(i));
    }
    const MotionLook look{0, nothing, noneHidden};
    std::map<ObjectId, std::vector<Eigen::Isometry3d>> seats;
    for (int i = 0; i <= looks; ++i) {
        const double time = times.front() + duration * i / looks;
        const Scene scene = figureOf(m_source.run, m_situation, reader().at(time), look);
        m_size = scene.size;
        m_asides.push_back(scene.asides);
        extendBox(scene, m_box);
        for (const SceneBody& body : scene.bodies) {
            if (body.shape == BodyShape::Seat)
                seats[body.id].push_back(body.pose);
        }
    }
    for (const auto& [id, poses] : seats) {
        if (auto rails = railsUnder(id, poses, upOf(m_source.run.model))) {
            extendBox(*rails, m_box);
            m_rails.push_back(*std::move(rails));
        }
    }
}

void MotionScene::addRails(const MotionLook& look, Scene& scene) const
{
    for (SceneSolid rails : m_rails) {
        rails.visible = !look.hidden.contains(rails.id);
        rails.selected = look.selection == rails.id || (look.alsoSelected && look.alsoSelected->contains(rails.id));
        scene.solids.push_back(std::move(rails));
    }
}

// Arrows that leave the picture say nothing.
void MotionScene::makeRoomForForces()
{
    const std::vector<double>& times = reader().recording().times;
    const MotionLook look{0, nothing, noneHidden};
    Scene scene;
    scene.size = m_size;
    for (int i = 0; i <= looks; ++i)
        addGroundForces(reader().at(times.front() + (times.back() - times.front()) * i / looks), look, scene);
    for (const SceneArrow& arrow : scene.arrows)
        m_box.extend(arrow.tip);
}

void MotionScene::layTrails()
{
    const std::vector<double>& times = reader().recording().times;
    const std::size_t stride = 1 + times.size() / mostTrailPoints;
    for (std::size_t i = 0; i < times.size(); i += stride) {
        if (m_trailTimes.empty() || times[i] > m_trailTimes.back())
            m_trailTimes.push_back(times[i]);
    }
    if (times.back() > m_trailTimes.back())
        m_trailTimes.push_back(times.back());
    std::vector<std::shared_ptr<std::vector<Vector3>>> lines;
    std::vector<TrailPoint> known;
    for (const TrailPoint& trail : m_source.trails) {
        const int body = bodyOf(trail.body);
        if (body < 0)
            continue;
        m_trailBodies.push_back(body);
        known.push_back(trail);
        lines.push_back(std::make_shared<std::vector<Vector3>>());
    }
    m_source.trails = std::move(known);
    Configuration configuration;
    for (std::size_t i = 0; i < m_trailTimes.size() && !lines.empty(); ++i) {
        calcConfiguration(mechanism(), reader().positionsAt(m_trailTimes[i]), configuration);
        for (std::size_t k = 0; k < lines.size(); ++k) {
            lines[k]->push_back(configuration.inGround(m_trailBodies[k], m_source.trails[k].point)
                                + asideAt(m_trailTimes[i], m_trailBodies[k]));
            m_box.extend(lines[k]->back());
        }
    }
    m_trails.assign(lines.begin(), lines.end());
}

// As at the looks before and after that time.
Vector3 MotionScene::asideAt(double time, int body) const
{
    const std::vector<double>& times = reader().recording().times;
    const double duration = times.back() - times.front();
    const double at = duration > 0 ? std::clamp((time - times.front()) / duration, 0.0, 1.0) * looks : 0;
    const auto look = std::min(static_cast<std::size_t>(at), m_asides.size() - 2);
    const auto index = static_cast<std::size_t>(body);
    const double share = at - double(look);
    return (1 - share) * m_asides[look][index] + share * m_asides[look + 1][index];
}

// One plane for all contacts that share it.
void MotionScene::layGrounds()
{
    for (const CompiledContact& contact : mechanism().contacts) {
        if (contact.bodyB != 0)
            continue;
        const auto isSame = [&](const SceneGround& ground) {
            return ground.normal.dot(contact.normal) > 1 - 1e-9
                   && std::abs(ground.normal.dot(contact.place - ground.centre)) < 1e-6 * m_size;
        };
        if (std::any_of(m_grounds.begin(), m_grounds.end(), isSame))
            continue;
        SceneGround ground;
        ground.normal = contact.normal;
        const Vector3 middle = m_box.isEmpty() ? contact.place : Vector3(m_box.center());
        ground.centre = middle - ground.normal.dot(middle - contact.place) * ground.normal;
        const double span = m_box.isEmpty() ? m_size : m_box.diagonal().norm();
        ground.reach = m_source.run.model.space == Space::Plane ? 8 * span : 0.8 * span;
        m_grounds.push_back(ground);
    }
    if (m_grounds.empty())
        layLowestGround();
    for (const SceneGround& ground : m_grounds) {
        if (m_floor == 0 && ground.normal.dot(upOf(m_source.run.model)) > 1 - 1e-9)
            m_floor = ground.normal.dot(ground.centre);
    }
}

// Feet that are held stand on a ground that no contact tells of: where the motion is lowest.
void MotionScene::layLowestGround()
{
    if (!(m_source.run.model.gravity.norm() > 0) || m_box.isEmpty() || !isHeldByGround())
        return;
    SceneGround ground;
    ground.normal = upOf(m_source.run.model);
    double lowest = 0;
    for (int corner = 0; corner < 8; ++corner) {
        const Vector3 at = m_box.corner(static_cast<Eigen::AlignedBox3d::CornerType>(corner));
        lowest = std::min(lowest, ground.normal.dot(at - m_box.center()));
    }
    ground.centre = m_box.center() + lowest * ground.normal;
    ground.reach = (m_source.run.model.space == Space::Plane ? 8 : 0.8) * m_box.diagonal().norm();
    m_grounds.push_back(ground);
}

bool MotionScene::isHeldByGround() const
{
    bool isHeld = !reader().recording().holds.empty();
    for (std::size_t i = 0; i < mechanism().jointNames.size(); ++i)
        isHeld = isHeld || (isSupport(i) && reader().largestJointForce(i) > 0);
    return isHeld;
}

int MotionScene::bodyOf(const std::string& name) const
{
    const std::vector<std::string>& names = mechanism().bodyNames;
    const auto body = std::find(names.begin(), names.end(), name);
    return body == names.end() ? -1 : static_cast<int>(body - names.begin());
}

// Without forces of joints and contacts, which have one scale for the whole motion.
Scene MotionScene::figureOf(const ShownRun& run, const Situation& situation, const ResultFrame& frame,
                            const MotionLook& look, double floor)
{
    return buildScene(
        {run.model, situation, frame, look.selection, look.hidden, false, look.alsoSelected, false, floor});
}

Scene MotionScene::at(const MotionLook& look)
{
    if (isEmpty())
        return {};
    const ResultFrame frame = reader().at(look.time);
    Scene scene = figureOf(m_source.run, m_situation, frame, look, m_floor);
    scene.tensionScale = m_tensionScale;
    scene.hasLinkForces = m_hasLinkForces;
    addRails(look, scene);
    addSelectedJoint(frame, look, scene);
    addGroundForces(frame, look, scene);
    labelLargestGroundForces(scene);
    addTrails(look.time, frame.configuration, scene);
    addGhosts(look, scene);
    scene.grounds = m_grounds;
    scene.centre = centreOfMass(frame.configuration);
    for (int corner = 0; corner < 8 && !m_box.isEmpty(); ++corner)
        scene.reach.push_back(m_box.corner(static_cast<Eigen::AlignedBox3d::CornerType>(corner)));
    return scene;
}

std::optional<Vector3> MotionScene::centreOfMass(const Configuration& configuration) const
{
    double mass = 0;
    Vector3 moment = Vector3::Zero();
    for (std::size_t i = 0; i < m_inertias.size(); ++i) {
        mass += m_inertias[i].mass;
        moment += m_inertias[i].mass * configuration.inGround(static_cast<int>(i), m_inertias[i].centre);
    }
    return mass > 0 ? std::optional<Vector3>(moment / mass) : std::nullopt;
}

// Forces

double MotionScene::metresPerNewton(double largest, double size) const
{
    const double bodyWeight = m_source.run.model.bodyWeight;
    if (bodyWeight > 0)
        return motionWeightLength * size / bodyWeight;
    return largest > 0 ? motionLargestLength * size / largest : 0;
}

// Of the joints' forces only that of the selected joint is shown. The same scale at all times, so that a force is seen
// to grow.
void MotionScene::addSelectedJoint(const ResultFrame& frame, const MotionLook& look, Scene& scene) const
{
    const std::vector<std::string>& names = mechanism().jointNames;
    const auto selected = std::find(names.begin(), names.end(), look.selection.name);
    if (look.selection.kind != ObjectKind::Joint || selected == names.end())
        return;
    const auto joint = static_cast<std::size_t>(selected - names.begin());
    const Vector3 force = frame.joints[joint].value_or(JointFrame()).force;
    const double newtons = force.norm(), largest = reader().largestJointForce(joint);
    if (!(newtons > std::max({1e-6 * largest, 1e-6 * frame.bodyWeight, leastShownForce})))
        return;
    const double length = std::min(metresPerNewton(largest, scene.size) * newtons, longestMotionArrow * scene.size);
    SceneArrow arrow;
    arrow.kind = ArrowKind::JointForce;
    arrow.id = look.selection;
    const auto compiled = static_cast<std::size_t>(mechanism().jointOfModel[joint]);
    arrow.tip = frame.configuration.jointCentres[compiled] + scene.asideOf(mechanism().joints[compiled].child);
    arrow.vector = length / newtons * force;
    arrow.label = jointForceText(displayName(names[joint], names), newtons, frame.bodyWeight);
    arrow.visible = !look.hidden.contains(arrow.id);
    arrow.selected = true;
    scene.arrows.push_back(std::move(arrow));
}

void MotionScene::addGroundForce(const ObjectId& id, const Vector3& place, const Vector3& force, const MotionLook& look,
                                 Scene& scene) const
{
    const double newtons = force.norm();
    if (!(newtons > std::max(1e-6 * m_largestGround, leastShownForce)))
        return;
    const double length
        = std::min(metresPerNewton(m_largestGround, scene.size) * newtons, longestMotionArrow * scene.size);
    SceneArrow arrow;
    arrow.kind = ArrowKind::ContactForce;
    arrow.id = id;
    arrow.vector = length / newtons * force;
    arrow.tip = place + arrow.vector;
    arrow.label = contactForceText(newtons, m_source.run.model.bodyWeight);
    arrow.visible = !look.hidden.contains(arrow.id);
    arrow.selected = look.selection == arrow.id;
    const auto press = pressAt(place, m_grounds, m_size);
    if (press && arrow.visible)
        scene.presses.push_back(*press);
    scene.arrows.push_back(std::move(arrow));
}

// By contacts, by holds, and through joints; where the person asks for a joint's force, it is shown as that of a joint.
void MotionScene::addGroundForces(const ResultFrame& frame, const MotionLook& look, Scene& scene) const
{
    for (std::size_t i = 0; i < frame.contacts.size(); ++i) {
        const ContactFrame& contact = frame.contacts[i];
        if (contact.mode != ContactMode::Open)
            addGroundForce({ObjectKind::Contact, mechanism().contactNames[i]},
                           contact.place + scene.asideOf(mechanism().contacts[i].bodyA), contact.force, look, scene);
    }
    // A hold is no object of the model, so it cannot be selected.
    for (std::size_t i = 0; i < frame.holds.size(); ++i) {
        const HoldFrame& hold = frame.holds[i];
        addGroundForce({ObjectKind::None, hold.name}, hold.place + scene.asideOf(reader().recording().holds[i].body),
                       hold.force, look, scene);
    }
    for (std::size_t i = 0; i < frame.joints.size(); ++i) {
        const ObjectId id{ObjectKind::Joint, mechanism().jointNames[i]};
        const auto joint = static_cast<std::size_t>(mechanism().jointOfModel[i]);
        if (isSupport(i) && id != look.selection && frame.joints[i])
            addGroundForce(id, frame.configuration.jointCentres[joint] + scene.asideOf(mechanism().joints[joint].child),
                           frame.joints[i]->force, look, scene);
    }
}

// A joint to the ground that also lets the figure fly stands for a foot or a hand; a pivot does not.
bool MotionScene::isSupport(std::size_t index) const
{
    const CompiledJoint& joint = mechanism().joints[static_cast<std::size_t>(mechanism().jointOfModel[index])];
    bool flies = joint.kind == JointKind::Free;
    for (int k = 0; k < joint.axisCount; ++k)
        flies = flies || mechanism().axes[static_cast<std::size_t>(joint.firstAxis + k)].kind == AxisKind::Translation;
    return joint.parent == 0 && flies;
}

// A body that lies on the ground touches it in many places; labels of all would cover it.
void MotionScene::labelLargestGroundForces(Scene& scene)
{
    std::vector<SceneArrow*> arrows;
    for (SceneArrow& arrow : scene.arrows) {
        if (arrow.kind == ArrowKind::ContactForce && arrow.visible)
            arrows.push_back(&arrow);
    }
    std::stable_sort(arrows.begin(), arrows.end(), [](const SceneArrow* a, const SceneArrow* b) {
        return a->vector.squaredNorm() > b->vector.squaredNorm();
    });
    for (std::size_t i = mostGroundLabels; i < arrows.size(); ++i) {
        if (!arrows[i]->selected)
            arrows[i]->label.clear();
    }
}

// What was and what will be

void MotionScene::addTrails(double time, const Configuration& configuration, Scene& scene) const
{
    const auto passed = std::upper_bound(m_trailTimes.begin(), m_trailTimes.end(), time) - m_trailTimes.begin();
    for (std::size_t i = 0; i < m_trails.size(); ++i) {
        scene.trails.push_back(
            {m_trails[i], static_cast<std::size_t>(passed),
             configuration.inGround(m_trailBodies[i], m_source.trails[i].point) + scene.asideOf(m_trailBodies[i])});
    }
}

SceneGhost MotionScene::ghostAt(const ShownRun& run, const Situation& situation, double time, const MotionLook& look)
{
    return ghostOf(figureOf(run, situation, run.reader->at(time), look));
}

void MotionScene::addGhosts(const MotionLook& look, Scene& scene)
{
    if (m_source.kept) {
        SceneGhost kept = ghostAt(*m_source.kept, m_keptSituation, look.time, look);
        kept.isKept = true;
        scene.movingGhosts.push_back(std::move(kept));
    }
    if (!(m_ghostInterval > 0))
        return;
    if (m_ghostsHidden != look.hidden) {
        m_ghosts.clear();
        m_ghostsHidden = look.hidden;
        m_ghostsAround = -1;
    }
    const std::vector<double>& times = reader().recording().times;
    const int last = static_cast<int>(std::floor((times.back() - times.front()) / m_ghostInterval + 1e-9));
    const int around = std::clamp(static_cast<int>(std::floor((look.time - times.front()) / m_ghostInterval)), 0, last);
    if (around != m_ghostsAround) {
        auto chosen = std::make_shared<std::vector<SceneGhost>>();
        for (int i = std::max(0, around - ghostsEachSide + 1); i <= std::min(last, around + ghostsEachSide); ++i) {
            if (!m_ghosts.contains(i))
                m_ghosts[i] = ghostAt(m_source.run, m_situation, times.front() + i * m_ghostInterval, look);
            chosen->push_back(m_ghosts[i]);
            const bool isNear = i == around || i == around + 1;
            chosen->back().strength = isNear ? 0.42 : 0.24;
        }
        m_ghostsAround = around;
        m_chosenGhosts = std::move(chosen);
    }
    scene.ghosts = m_chosenGhosts;
}

}  // namespace sinew
