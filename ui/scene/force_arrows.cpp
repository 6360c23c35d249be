#include "ui/scene/force_arrows.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/model/expand_segments.h"
#include "ui/scene/labels.h"

namespace sinew {

namespace {

// Lengths of arrows as shares of the scene's size: of a force of one body weight, of the largest force when there is no
// body weight and at least when there is one, and of the longest arrow drawn.
constexpr double bodyWeightLength = 0.09;
constexpr double largestLength = 0.2, leastLargestLength = 0.04;
constexpr double longestArrow = 0.35;
constexpr double shortestAsked = 0.05;       // of an arrow that a person asks about
constexpr std::size_t mostLabels = 6;        // of joint forces
constexpr double momentArrowRadius = 0.045;  // of the arc that shows a moment, share of the scene's size

constexpr double onePoint = 1e-3;      // share of the scene's size: loads that are nearer act at one point
constexpr double oneDirection = 0.98;  // cosine: arrows within 11 degrees lie on each other

class ArrowMaker {
public:
    ArrowMaker(const SceneInput& input, Scene& scene)
        : m_in(input), m_frame(input.frame), m_mechanism(*input.frame.mechanism),
          m_configuration(input.frame.configuration), m_scene(scene)
    {
    }

    void make()
    {
        addLoads();
        nameLoadsAtOnePoint();
        if (m_scene.solved && m_in.showsForces) {
            addJointForces();
            addContactForces();
        }
        labelLargest();
        scaleArrows();
        addMoments();
    }

private:
    void addLoads();
    void nameLoadsAtOnePoint();
    void addJointForces();
    void addContactForces();
    void labelLargest();
    void addMoments();
    void scaleArrows();
    bool isSupport(const CompiledJoint& joint) const;
    bool isInsideSegment(std::size_t joint) const;
    Vector3 middleOf(int body) const;

    const SceneInput& m_in;
    const ResultFrame& m_frame;
    const Mechanism& m_mechanism;
    const Configuration& m_configuration;
    Scene& m_scene;
    std::vector<double> m_arrowForces;  // N, per arrow
};

void ArrowMaker::addLoads()
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
        arrow.visible = m_in.isVisible(arrow.id);
        arrow.selected = m_in.isSelected(arrow.id);
        // Neither model nor activity has it: it was put on to see what it does.
        arrow.isAskedAbout = arrow.selected || arrow.id.isNull();
        m_scene.arrows.push_back(std::move(arrow));
        m_arrowForces.push_back(newtons);
    }
}

// Two sizes side by side do not say which load is which. Those along one line would have their labels in one place.
void ArrowMaker::nameLoadsAtOnePoint()
{
    std::vector<SceneArrow>& loads = m_scene.arrows;  // directions still, and nothing else yet
    const auto isAtOnePoint = [&](const SceneArrow& a, const SceneArrow& b) {
        return a.visible && b.visible && (a.tip - b.tip).norm() < onePoint * m_scene.size;
    };
    const auto isNamed = [&](const SceneArrow& load) {
        return !load.id.isNull() && std::ranges::any_of(loads, [&](const SceneArrow& other) {
            return &other != &load && isAtOnePoint(load, other);
        });
    };
    std::vector<std::string> labels;
    for (const SceneArrow& load : loads)
        labels.push_back(isNamed(load) ? displayName(load.id.name, {}) + ' ' + load.label : load.label);
    for (std::size_t i = 0; i < loads.size(); ++i) {
        loads[i].label = labels[i];
        for (std::size_t k = 0; k < i; ++k) {
            const bool isAlong = loads[k].vector.dot(loads[i].vector) > oneDirection;
            if (loads[k].label.empty() || !isAlong || !isAtOnePoint(loads[i], loads[k]))
                continue;
            // At the longer arrow, which is seen where the other is too short.
            const bool isLonger = m_arrowForces[i] > m_arrowForces[k];
            SceneArrow &with = loads[isLonger ? i : k], &without = loads[isLonger ? k : i];
            with.label = loads[k].label + '\n' + loads[i].label;
            with.isAskedAbout = with.isAskedAbout || without.isAskedAbout;
            without.label.clear();
            break;
        }
    }
}

void ArrowMaker::addJointForces()
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
        if ((isSupport(compiled) || isInsideSegment(i)) && !m_in.isSelected(arrow.id))
            continue;
        arrow.tip = m_configuration.jointCentres[static_cast<std::size_t>(m_mechanism.jointOfModel[i])]
                    + m_scene.asideOf(compiled.child);
        arrow.vector = joint.force.normalized();
        arrow.label = jointForceText(displayName(names[i], names), joint.resultant(), m_in.situation.bodyWeight);
        arrow.visible = m_in.isVisible(arrow.id);
        arrow.selected = m_in.isSelected(arrow.id);
        m_scene.arrows.push_back(std::move(arrow));
        m_arrowForces.push_back(joint.resultant());
    }
}

void ArrowMaker::addContactForces()
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
        arrow.visible = m_in.isVisible(arrow.id);
        arrow.selected = m_in.isSelected(arrow.id);
        m_scene.arrows.push_back(std::move(arrow));
        m_arrowForces.push_back(newtons);
    }
}

// Labels of many joints would cover the figure: only the largest forces keep theirs, and what is selected.
void ArrowMaker::labelLargest()
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
bool ArrowMaker::isSupport(const CompiledJoint& joint) const
{
    if (joint.parent != 0)
        return false;
    const auto first = m_mechanism.motions.begin() + joint.firstMotion;
    return std::all_of(first, first + joint.motionCount, [&](const Motion& motion) {
        return m_in.situation.modes[static_cast<std::size_t>(motion.coordinate)] == CoordinateMode::Locked;
    });
}

// Of a segment's joints its hinge is worth an arrow; what its parts bear inside it is shown only when asked for.
bool ArrowMaker::isInsideSegment(std::size_t joint) const
{
    if (joint < m_in.model.joints.size())
        return false;
    return findSegment(m_in.model, m_mechanism.jointNames[joint]) == nullptr;
}

// A place on the body for what acts on it as a whole.
Vector3 ArrowMaker::middleOf(int body) const
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
void ArrowMaker::addMoments()
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
        arrow.visible = m_in.isVisible(arrow.id);
        arrow.selected = m_in.isSelected(arrow.id);
        m_scene.arrows.push_back(std::move(arrow));
    }
}

// Turns the arrows' directions into lengths, once all forces are known.
void ArrowMaker::scaleArrows()
{
    double largest = 0;
    for (const double force : m_arrowForces)
        largest = std::max(largest, force);
    const double bodyWeight = m_in.situation.bodyWeight;
    const double ofWeight = bodyWeight > 0 ? bodyWeightLength / bodyWeight : 0;
    const double ofLargest = largest > 0 ? (bodyWeight > 0 ? leastLargestLength : largestLength) / largest : 0;
    const double lengthPerNewton = m_scene.size * std::max(ofWeight, ofLargest);
    for (std::size_t i = 0; i < m_scene.arrows.size(); ++i) {
        SceneArrow& arrow = m_scene.arrows[i];
        const double shortest = arrow.isAskedAbout ? shortestAsked : 0;
        arrow.vector
            *= std::clamp(lengthPerNewton * m_arrowForces[i], shortest * m_scene.size, longestArrow * m_scene.size);
        if (arrow.kind == ArrowKind::ContactForce)
            arrow.tip += arrow.vector;  // it pushes from where the body touches
    }
}

}  // namespace

void addForceArrows(const SceneInput& input, Scene& scene)
{
    ArrowMaker(input, scene).make();
}

}  // namespace sinew
