#include "ui/scene/scene_builder.h"

#include <algorithm>
#include <cmath>

#include "core/math/rotation.h"
#include "core/mechanism/strand.h"
#include "core/model/expand_segments.h"
#include "ui/scene/asides.h"
#include "ui/scene/belts.h"
#include "ui/scene/bone_field.h"
#include "ui/scene/fixtures.h"
#include "ui/scene/force_arrows.h"
#include "ui/scene/joint_shells.h"
#include "ui/scene/labels.h"
#include "ui/scene/segment_pieces.h"
#include "ui/scene/skeleton/skeleton_plan.h"

namespace sinew {

namespace {

constexpr double massPerLength = 6;  // scene sizes a mean length of links with masses, where masses begin to shrink

bool isOfLeft(const std::vector<SceneBody>& bodies)
{
    const auto isFemur = [](const SceneBody& body) { return body.shape == BodyShape::Femur; };
    const auto isRight = [&](const SceneBody& body) { return isFemur(body) && !isLeftFemur(body.landmarks); };
    return std::ranges::any_of(bodies, isFemur) && std::ranges::none_of(bodies, isRight);
}

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
        m_scene.isOfLeft = isOfLeft(m_scene.bodies);
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
        addForceArrows(m_in, m_scene);
        addNodes();
        addWraps();
        if (m_scene.bodies.empty() && m_scene.segments.empty())
            showEmptySquare();
        return std::move(m_scene);
    }

private:
    bool isVisible(const ObjectId& id) const { return m_in.isVisible(id); }
    bool isSelected(const ObjectId& id) const { return m_in.isSelected(id); }

    double findSize() const;
    void showEmptySquare();
    void addBodies();
    void addSegments();
    StretchLengths stretchLengths(const Segment& segment) const;
    double largestPointMass() const;
    bool isPartSelected(const Segment& segment) const;
    void addStrands();
    void addNodes();
    void addWraps();
    bool isWrapShown(const WrapSurface& surface) const;

    const SceneInput& m_in;
    const ResultFrame& m_frame;
    const Mechanism& m_mechanism;
    const Configuration& m_configuration;
    Scene m_scene;
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
        strand.sense = link.sense;
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
        m_scene.hasLinkForces = m_scene.hasLinkForces || std::abs(strand.force) > leastShownForce;
        if (strand.visible)
            largestTension = std::max(largestTension, strand.force);
        m_scene.strands.push_back(std::move(strand));
    }
    // Where none is seen, as of an isolated bone, the scale is that of all: see PanelInput::tensionScale().
    m_scene.tensionScale = tensionScaleOf(largestTension > 0 ? largestTension : largestOfAll);
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
