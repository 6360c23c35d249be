#include "ui/scene/scene_builder.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/math/rotation.h"
#include "core/mechanism/strand.h"
#include "core/model/expand_segments.h"
#include "ui/scene/asides.h"
#include "ui/scene/belts.h"
#include "ui/scene/fixtures.h"
#include "ui/scene/joint_shells.h"
#include "ui/scene/labels.h"
#include "ui/scene/segment_pieces.h"
#include "ui/scene/skeleton/skeleton_plan.h"

namespace sinew {

namespace {

// Lengths of arrows as shares of the scene's size: of a force of one body weight, of the largest force when there is no
// body weight, and of the longest arrow drawn.
constexpr double bodyWeightLength = 0.09;
constexpr double largestLength = 0.2;
constexpr double longestArrow = 0.35;
constexpr double shortestAsked = 0.05;  // of an arrow that a person asks about
constexpr double massPerLength = 6;     // scene sizes a mean length of links with masses, where masses begin to shrink
constexpr std::size_t mostLabels = 6;   // of joint forces
constexpr double momentArrowRadius = 0.045;  // of the arc that shows a moment, share of the scene's size

class SceneMaker {
public:
    explicit SceneMaker(const SceneInput& input)
        : m_in(input), m_frame(input.frame), m_mechanism(*input.frame.mechanism),
          m_configuration(input.frame.configuration)
    {
    }

    Scene make()
    {
        m_scene.solved = m_frame.isBalanced();
        m_scene.planar = m_in.model.space == Space::Plane;
        m_scene.size = findSize();
        addBodies();
        addSegments();
        addBones(skeletonPlan(m_in.model), m_scene.bodies, m_scene.segments);
        m_scene.asides = asidesOf(m_in.model, m_mechanism, m_scene);
        addFixtures({m_in.model, m_in.floor}, m_scene);
        for (SceneSolid& solid : m_scene.solids) {
            solid.visible = isVisible(solid.id);
            solid.selected = isSelected(solid.id);
        }
        addStrands();
        layBelts(m_in.model, m_scene);
        addLoads();
        if (m_scene.solved && m_in.showsForces) {
            addJointForces();
            addContactForces();
        }
        labelLargest();
        scaleArrows();
        addMoments();
        addNodes();
        addWraps();
        if (m_scene.bodies.empty() && m_scene.segments.empty())
            showEmptySquare();
        return std::move(m_scene);
    }

private:
    bool isVisible(const ObjectId& id) const { return !m_in.hidden.contains(id); }
    bool isSelected(const ObjectId& id) const
    {
        return !id.isNull() && (id == m_in.selection || (m_in.alsoSelected && m_in.alsoSelected->contains(id)));
    }

    double findSize() const;
    void showEmptySquare();
    void addBodies();
    void addSegments();
    StretchLengths stretchLengths(const Segment& segment) const;
    double largestPointMass() const;
    bool isPartSelected(const Segment& segment) const;
    bool isInsideSegment(std::size_t joint) const;
    void addStrands();
    void addLoads();
    void addJointForces();
    void addContactForces();
    void labelLargest();
    void addNodes();
    void addWraps();
    bool isWrapShown(const WrapSurface& surface) const;
    void addMoments();
    void scaleArrows();
    bool isSupport(const CompiledJoint& joint) const;
    Vector3 middleOf(int body) const;

    const SceneInput& m_in;
    const ResultFrame& m_frame;
    const Mechanism& m_mechanism;
    const Configuration& m_configuration;
    Scene m_scene;
    std::vector<double> m_arrowForces;  // N, per arrow
};

void SceneMaker::showEmptySquare()
{
    const Vector3 across = m_scene.planar ? Vector3::UnitY() : Vector3::UnitZ();
    for (const double x : {-emptyReach, emptyReach}) {
        for (const double y : {-emptyReach, emptyReach})
            m_scene.reach.push_back(x * Vector3::UnitX() + y * across);
    }
}

// In the rest posture, so that nothing swells or shrinks while a limb moves.
double SceneMaker::findSize() const
{
    const Configuration rest = calcConfiguration(m_mechanism, restPostureOf(m_in.model));
    Eigen::AlignedBox3d box;
    for (std::size_t b = 0; b < m_in.model.bodies.size(); ++b) {
        for (const Landmark& landmark : m_in.model.bodies[b].landmarks)
            box.extend(rest.inGround(static_cast<int>(b) + 1, landmark.position));
    }
    for (const Vector3& centre : rest.jointCentres)
        box.extend(centre);
    const Strands strands = calcStrands(m_mechanism, rest);
    for (int j = 0; j < m_mechanism.linkCount(); ++j) {
        for (const StrandPull& it : strands.of(j))
            box.extend(it.point);
    }
    const double diagonal = box.isEmpty() ? 0 : box.diagonal().norm();
    return diagonal > 0 ? diagonal : 1;
}

void SceneMaker::addBodies()
{
    for (std::size_t b = 0; b < m_in.model.bodies.size(); ++b) {
        const Body& source = m_in.model.bodies[b];
        const auto index = static_cast<int>(b) + 1;
        SceneBody body;
        body.id = {ObjectKind::Body, source.name};
        body.shape = source.shape;
        body.landmarks = source.landmarks;
        body.pose.linear() = m_configuration.R[b + 1];
        body.pose.translation() = m_configuration.p[b + 1];
        // Its own joint first, then those of its children.
        for (const bool asChild : {true, false}) {
            for (std::size_t j = 0; j < m_mechanism.joints.size(); ++j) {
                const CompiledJoint& joint = m_mechanism.joints[j];
                if ((asChild ? joint.child : joint.parent) == index)
                    body.joints.push_back(body.pose.inverse() * m_configuration.jointCentres[j]);
            }
        }
        body.visible = isVisible(body.id);
        body.selected = isSelected(body.id);
        m_scene.bodies.push_back(std::move(body));
    }
}

StretchLengths SceneMaker::stretchLengths(const Segment& segment) const
{
    StretchLengths lengths;
    for (const Stretch& stretch : segment.stretches) {
        double now = stretch.constant, atRest = stretch.constant;
        for (std::size_t i = 0; i < m_in.model.coordinates.size() && !stretch.coordinate.empty(); ++i) {
            if (m_in.model.coordinates[i].name == stretch.coordinate) {
                now += m_frame.coordinates[i].value;
                atRest += m_in.model.coordinates[i].value;
            }
        }
        lengths.now.push_back(now);
        lengths.atRest.push_back(atRest);
    }
    return lengths;
}

double SceneMaker::largestPointMass() const
{
    double largest = 0;
    for (const Segment& segment : m_in.model.segments) {
        for (const MassPoint& point : segment.points)
            largest = std::max(largest, massInSi(point.mass, m_in.situation.bodyWeight));
    }
    return largest;
}

// A segment is marked for itself and for the bodies that it becomes.
bool SceneMaker::isPartSelected(const Segment& segment) const
{
    if (m_in.selection.kind != ObjectKind::Body)
        return false;
    const std::vector<std::string> parts = partNames(segment);
    return std::find(parts.begin(), parts.end(), m_in.selection.name) != parts.end();
}

void SceneMaker::addSegments()
{
    const double largestMass = largestPointMass();
    double massLength = 0;
    int massCount = 0;
    std::size_t body = m_in.model.bodies.size() + 1;
    for (const Segment& source : m_in.model.segments) {
        SceneSegment segment;
        segment.id = {ObjectKind::Segment, source.name};
        segment.pose.linear() = m_configuration.R[body];
        segment.pose.translation() = m_configuration.p[body];
        segment.hinged = !source.angles.empty();
        segment.isVariable
            = std::ranges::any_of(source.stretches, [](const Stretch& stretch) { return !stretch.coordinate.empty(); });
        layPieces(source, stretchLengths(source), segment);
        for (std::size_t i = 0; i < segment.masses.size() && largestMass > 0; ++i) {
            const double mass = massInSi(source.points[i].mass, m_in.situation.bodyWeight);
            segment.masses[i].size = std::cbrt(mass / largestMass);
            massLength += segment.length;
            ++massCount;
        }
        segment.visible = isVisible(segment.id);
        segment.selected = isSelected(segment.id) || isPartSelected(source);
        m_scene.segments.push_back(std::move(segment));
        body += partNames(source).size();
    }
    // Beads must not hide the thread: in a chain of many short links all masses are drawn smaller.
    const double shrink = massCount > 0 ? std::min(1.0, massPerLength * massLength / massCount / m_scene.size) : 1;
    for (SceneSegment& segment : m_scene.segments) {
        for (SceneMass& mass : segment.masses)
            mass.size *= shrink;
    }
}

double areaOf(const Link& link)
{
    const auto* material = std::get_if<MaterialStiffness>(&link.stiffness);
    return material ? material->area : 0;
}

void SceneMaker::addStrands()
{
    const Strands strands = calcStrands(m_mechanism, m_configuration);
    double largestArea = 0, largestTension = 0, largestOfAll = 0;
    m_scene.hasLinkForces = false;
    for (const Link& link : m_in.model.links)
        largestArea = std::max(largestArea, areaOf(link));
    for (std::size_t j = 0; j < m_in.model.links.size(); ++j) {
        const Link& link = m_in.model.links[j];
        SceneStrand strand;
        strand.id = {ObjectKind::Link, link.name};
        StrandLine line = strandLine(m_mechanism, m_configuration, strands, static_cast<int>(j));
        strand.points = std::move(line.points);
        strand.pathPoints = std::move(line.pathPoints);
        if (m_scene.solved) {
            strand.force = m_frame.links[j].force.value_or(0);
            strand.engaged = m_frame.links[j].isEngaged;
        }
        const double area = areaOf(link);
        strand.thickness = area > 0 ? std::sqrt(area / largestArea) : 0.5;
        strand.visible = isVisible(strand.id);
        strand.selected = isSelected(strand.id);
        largestOfAll = std::max(largestOfAll, strand.force);
        m_scene.hasLinkForces = m_scene.hasLinkForces || std::abs(strand.force) > leastLinkForce;
        if (strand.visible)
            largestTension = std::max(largestTension, strand.force);
        m_scene.strands.push_back(std::move(strand));
    }
    // Where none is seen, as of an isolated bone, the scale is that of all: see PanelInput::tensionScale().
    m_scene.tensionScale = roundedUp(largestTension > 0 ? largestTension : largestOfAll);
}

// Where it helps to understand a path, and where it is edited.
bool SceneMaker::isWrapShown(const WrapSurface& surface) const
{
    const ObjectId id = surfaceId(surface.name);
    if (!isVisible(id))
        return false;
    return m_in.showsSurfaces || isSelected(id) || std::ranges::any_of(m_in.model.links, [&](const Link& link) {
               return isSelected({ObjectKind::Link, link.name})
                      && std::ranges::count(link.path, surface.name, &PathPoint::surface) > 0;
           });
}

void SceneMaker::addWraps()
{
    constexpr double cylinderLength = 1.5;  // half of what is drawn, in radii
    for (const WrapSurface& surface : m_in.model.surfaces) {
        if (!isWrapShown(surface))
            continue;
        std::size_t body = 0;
        for (std::size_t b = 0; b < m_in.model.bodies.size(); ++b) {
            if (m_in.model.bodies[b].name == surface.body)
                body = b + 1;
        }
        SceneWrap wrap;
        wrap.id = surfaceId(surface.name);
        wrap.shape = surface.shape;
        wrap.radii.setConstant(surface.radius);
        if (surface.shape == SurfaceShape::Ellipsoid)
            wrap.radii = surface.radii;
        else if (surface.shape == SurfaceShape::Cylinder)
            wrap.radii[2] = cylinderLength * surface.radius;
        wrap.ringRadius = surface.ringRadius;
        wrap.pose.linear() = m_configuration.R[body] * rotationFromXyz(surface.at.orientation);
        wrap.pose.translation() = m_configuration.p[body] + m_configuration.R[body] * surface.at.position;
        wrap.selected = isSelected(wrap.id);
        m_scene.wraps.push_back(std::move(wrap));
    }
    for (SceneWrap& shell : jointShells(m_in.model, m_mechanism, m_configuration)) {
        shell.visible = !m_in.hidden.contains(shell.id);
        shell.selected = isSelected(shell.id);
        m_scene.wraps.push_back(std::move(shell));
    }
}

void SceneMaker::addLoads()
{
    for (std::size_t i = 0; i < m_in.situation.loads.size(); ++i) {
        const CompiledLoad& load = m_in.situation.loads[i];
        const bool relative = load.scale == Scale::BodyWeight;
        const double size = std::abs(m_in.situation.loadFactor) * load.force.norm();
        const double newtons = size * (relative ? m_in.situation.bodyWeight : 1.0);
        if (!(newtons > 0))
            continue;
        SceneArrow arrow;
        arrow.kind = ArrowKind::Load;
        arrow.id = load.id;
        arrow.tip = m_configuration.inGround(load.body, load.point) + m_scene.asideOf(load.body);
        const Vector3 direction = std::copysign(1.0, m_in.situation.loadFactor) * load.force.normalized();
        arrow.vector = load.frame == LoadFrame::Body
                           ? Vector3(m_configuration.R[static_cast<std::size_t>(load.body)] * direction)
                           : direction;
        arrow.label = relative ? bodyWeightsText(size) : forceText(newtons);
        arrow.visible = isVisible(arrow.id);
        arrow.selected = isSelected(arrow.id);
        // Neither model nor activity has it: it was put on to see what it does.
        arrow.isAskedAbout = arrow.selected || arrow.id.isNull();
        m_scene.arrows.push_back(std::move(arrow));
        m_arrowForces.push_back(newtons);
    }
}

void SceneMaker::addJointForces()
{
    const std::vector<std::string>& names = m_mechanism.jointNames;
    double largest = m_in.situation.bodyWeight;
    for (const auto& joint : m_frame.joints)
        largest = std::max(largest, joint ? joint->resultant() : 0);
    for (std::size_t i = 0; i < m_frame.joints.size(); ++i) {
        const JointFrame joint = m_frame.joints[i].value_or(JointFrame());
        // What is left of round-off has no direction worth showing.
        if (!(joint.resultant() > 1e-6 * largest))
            continue;
        SceneArrow arrow;
        arrow.kind = ArrowKind::JointForce;
        arrow.id = {ObjectKind::Joint, names[i]};
        const CompiledJoint& compiled = m_mechanism.joints[static_cast<std::size_t>(m_mechanism.jointOfModel[i])];
        if ((isSupport(compiled) || isInsideSegment(i)) && !isSelected(arrow.id))
            continue;
        arrow.tip = m_configuration.jointCentres[static_cast<std::size_t>(m_mechanism.jointOfModel[i])]
                    + m_scene.asideOf(compiled.child);
        arrow.vector = joint.force.normalized();
        arrow.label = jointForceText(displayName(names[i], names), joint.resultant(), m_in.situation.bodyWeight);
        arrow.visible = isVisible(arrow.id);
        arrow.selected = isSelected(arrow.id);
        m_scene.arrows.push_back(std::move(arrow));
        m_arrowForces.push_back(joint.resultant());
    }
}

void SceneMaker::addContactForces()
{
    double largest = 0;
    for (const ContactFrame& contact : m_frame.contacts)
        largest = std::max(largest, contact.force.norm());
    for (std::size_t i = 0; i < m_frame.contacts.size(); ++i) {
        const ContactFrame& contact = m_frame.contacts[i];
        const double newtons = contact.force.norm();
        if (!(newtons > 1e-6 * largest))
            continue;
        SceneArrow arrow;
        arrow.kind = ArrowKind::ContactForce;
        arrow.id = {ObjectKind::Contact, m_mechanism.contactNames[i]};
        arrow.tip = contact.place + m_scene.asideOf(m_mechanism.contacts[i].bodyA);  // until its length is known
        arrow.vector = contact.force / newtons;
        arrow.label = contactForceText(newtons, m_in.situation.bodyWeight);
        arrow.visible = isVisible(arrow.id);
        arrow.selected = isSelected(arrow.id);
        m_scene.arrows.push_back(std::move(arrow));
        m_arrowForces.push_back(newtons);
    }
}

// Labels of many joints would cover the figure: only the largest forces keep theirs, and what is selected.
void SceneMaker::labelLargest()
{
    std::vector<std::size_t> joints;
    for (std::size_t i = 0; i < m_scene.arrows.size(); ++i) {
        if (m_scene.arrows[i].kind == ArrowKind::JointForce && m_scene.arrows[i].visible)
            joints.push_back(i);
    }
    if (joints.size() <= mostLabels)
        return;
    std::stable_sort(joints.begin(), joints.end(),
                     [&](std::size_t a, std::size_t b) { return m_arrowForces[a] > m_arrowForces[b]; });
    for (std::size_t i = mostLabels; i < joints.size(); ++i) {
        SceneArrow& arrow = m_scene.arrows[joints[i]];
        if (!arrow.selected)
            arrow.label.clear();
    }
}

// A joint to the ground that gives way nowhere holds the model up; what it bears is shown only when asked for.
bool SceneMaker::isSupport(const CompiledJoint& joint) const
{
    if (joint.parent != 0)
        return false;
    const auto first = m_mechanism.motions.begin() + joint.firstMotion;
    return std::all_of(first, first + joint.motionCount, [&](const Motion& motion) {
        return m_in.situation.modes[static_cast<std::size_t>(motion.coordinate)] == CoordinateMode::Locked;
    });
}

// Of a segment's joints its hinge is worth an arrow; what its parts bear inside it is shown only when asked for.
bool SceneMaker::isInsideSegment(std::size_t joint) const
{
    if (joint < m_in.model.joints.size())
        return false;
    return findSegment(m_in.model, m_mechanism.jointNames[joint]) == nullptr;
}

// A place on the body for what acts on it as a whole.
Vector3 SceneMaker::middleOf(int body) const
{
    if (static_cast<std::size_t>(body) > m_in.model.bodies.size())
        return m_configuration.p[static_cast<std::size_t>(body)];
    const auto& landmarks = m_in.model.bodies[static_cast<std::size_t>(body) - 1].landmarks;
    if (landmarks.empty())
        return m_configuration.p[static_cast<std::size_t>(body)];
    Vector3 sum = Vector3::Zero();
    for (const Landmark& landmark : landmarks)
        sum += landmark.position;
    return m_configuration.inGround(body, sum / double(landmarks.size()));
}

// The moments of loads: arcs of three quarters of a turn about their axes, which turn as the moment does.
void SceneMaker::addMoments()
{
    for (std::size_t i = 0; i < m_in.situation.loads.size(); ++i) {
        const CompiledLoad& load = m_in.situation.loads[i];
        if (!(load.moment.norm() > 0) || m_in.situation.loadFactor == 0 || load.body <= 0)
            continue;
        const bool relative = load.scale == Scale::BodyWeight;
        const Vector3 inGround = load.frame == LoadFrame::Body
                                     ? Vector3(m_configuration.R[static_cast<std::size_t>(load.body)] * load.moment)
                                     : load.moment;
        const Vector3 axis = std::copysign(1.0, m_in.situation.loadFactor) * inGround.normalized();
        const Vector3 across = axis.unitOrthogonal();
        const Vector3 centre = middleOf(load.body);
        SceneArrow arrow;
        arrow.kind = ArrowKind::Load;
        arrow.id = load.id;
        constexpr int pieces = 24;
        for (int k = 0; k <= pieces; ++k) {
            const double angle = 1.5 * std::numbers::pi * k / pieces;
            const Eigen::AngleAxisd turn(angle, axis);
            arrow.bend.push_back(centre + turn * across * (momentArrowRadius * m_scene.size));
        }
        arrow.vector = 0.6 * momentArrowRadius * m_scene.size * axis.cross((arrow.bend.back() - centre).normalized());
        arrow.tip = arrow.bend.back() + arrow.vector;
        arrow.label = momentText(std::abs(m_in.situation.loadFactor) * load.moment.norm(), relative);
        arrow.visible = isVisible(arrow.id);
        arrow.selected = isSelected(arrow.id);
        m_scene.arrows.push_back(std::move(arrow));
    }
}

// Turns the arrows' directions into lengths, once all forces are known.
void SceneMaker::scaleArrows()
{
    double largest = 0;
    for (const double force : m_arrowForces)
        largest = std::max(largest, force);
    const double bodyWeight = m_in.situation.bodyWeight;
    const double lengthPerNewton
        = m_scene.size * (bodyWeight > 0 ? bodyWeightLength / bodyWeight : largestLength / largest);
    for (std::size_t i = 0; i < m_scene.arrows.size(); ++i) {
        SceneArrow& arrow = m_scene.arrows[i];
        const double shortest = arrow.isAskedAbout ? shortestAsked : 0;
        arrow.vector
            *= std::clamp(lengthPerNewton * m_arrowForces[i], shortest * m_scene.size, longestArrow * m_scene.size);
        if (arrow.kind == ArrowKind::ContactForce)
            arrow.tip += arrow.vector;  // it pushes from where the body touches
    }
}

void SceneMaker::addNodes()
{
    for (std::size_t i = 0; i < m_frame.nodes.size(); ++i) {
        SceneNode node;
        node.id = {ObjectKind::Node, m_in.model.nodes[i].name};
        node.position = m_frame.nodes[i].place;
        node.floating = m_scene.solved && m_frame.nodes[i].isFloating;
        node.selected = isSelected(node.id);
        if (isVisible(node.id))
            m_scene.nodes.push_back(std::move(node));
    }
}

}  // namespace

Scene buildScene(const SceneInput& input)
{
    return input.frame.isPlaced() ? SceneMaker(input).make() : Scene();
}

}  // namespace sinew
