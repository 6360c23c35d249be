#include "core/simulation/recording_reader.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/mechanism/constraint_rows.h"
#include "core/mechanism/positions.h"

namespace sinew {

namespace {

// Euler parameters e and -e are the same rotation: the nearer one is interpolated towards.
void turnToNearer(const Mechanism& mechanism, const Eigen::VectorXd& left, Eigen::VectorXd& right)
{
    for (const CompiledJoint& joint : mechanism.joints) {
        if (joint.ball < 0)
            continue;
        const int scalar = mechanism.coordinateCount + joint.ball;
        const double product = atBall(joint, left).dot(atBall(joint, right)) + left[scalar] * right[scalar];
        if (product >= 0)
            continue;
        setAtBall(joint, -atBall(joint, right), right);
        right[scalar] = -right[scalar];
    }
}

bool isKnown(const std::array<int, 3>& channels)
{
    return std::any_of(channels.begin(), channels.end(), [](int channel) { return channel >= 0; });
}

// m: how far a link that bears nothing is from bearing at a stretch beyond its rest length, imposed shortening
// included.
double gapOf(LinkSense sense, double stretch)
{
    return std::max(0.0, sense == LinkSense::Compression ? stretch : -stretch);
}

}  // namespace

RecordingReader::RecordingReader(std::shared_ptr<const Recording> recording) : m_recording(std::move(recording))
{
    m_isEmpty = !m_recording || m_recording->times.empty() || !m_recording->mechanism;
    if (!m_isEmpty)
        findChannels();
}

void RecordingReader::findChannels()
{
    std::map<ChannelKey, int> known;
    for (std::size_t i = 0; i < m_recording->channels.size(); ++i)
        known.emplace(m_recording->channels[i].key, static_cast<int>(i));
    const auto find = [&](ChannelObject object, std::size_t index, Measure measure, int component = 0) {
        const auto found = known.find({object, static_cast<int>(index), measure, component});
        return found == known.end() ? -1 : found->second;
    };
    const auto triple = [&](ChannelObject object, std::size_t index, Measure measure) {
        return Triple{find(object, index, measure, 0), find(object, index, measure, 1),
                      find(object, index, measure, 2)};
    };
    using enum ChannelObject;
    const Mechanism& mechanism = *m_recording->mechanism;
    for (std::size_t k = 0; k < mechanism.coordinateNames.size(); ++k)
        m_coordinates.push_back({find(Coordinate, k, Measure::Speed), find(Coordinate, k, Measure::Acceleration),
                                 find(Coordinate, k, Measure::Effort), find(Coordinate, k, Measure::Passive)});
    for (std::size_t j = 0; j < mechanism.links.size(); ++j)
        m_links.push_back({find(Link, j, Measure::Tension), find(Link, j, Measure::Engaged),
                           find(Link, j, Measure::Length), find(Link, j, Measure::Broken)});
    for (std::size_t i = 0; i < mechanism.nodeNames.size(); ++i)
        m_nodes.push_back(triple(Node, i, Measure::Position));
    for (std::size_t i = 0; i < mechanism.contacts.size(); ++i)
        m_contacts.push_back({find(Contact, i, Measure::Normal), find(Contact, i, Measure::Friction),
                              find(Contact, i, Measure::Gap), find(Contact, i, Measure::Engaged),
                              find(Contact, i, Measure::Slides), triple(Contact, i, Measure::Force),
                              triple(Contact, i, Measure::Position)});
    for (std::size_t i = 0; i < mechanism.jointNames.size(); ++i)
        m_joints.push_back({triple(Joint, i, Measure::Force), triple(Joint, i, Measure::Moment)});
    for (std::size_t h = 0; h < m_recording->holds.size(); ++h)
        m_holds.push_back(triple(Hold, h, Measure::Force));
    m_rows = ConstraintRows(mechanism).names();
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_multipliers.push_back(find(Constraint, row, Measure::Multiplier));
    for (std::size_t i = 0; i < mechanism.constraints.size(); ++i)
        m_constraintOfRow.insert(m_constraintOfRow.end(),
                                 static_cast<std::size_t>(rowCountOf(mechanism.constraints[i])), i);
}

RecordingReader::Span RecordingReader::spanAt(double time) const
{
    const std::vector<double>& times = m_recording->times;
    const auto after = std::upper_bound(times.begin(), times.end(), time);
    if (after == times.begin())
        return {};
    const auto left = static_cast<Eigen::Index>(after - times.begin()) - 1;
    if (after == times.end())
        return {left, left, 0};
    const double from = times[static_cast<std::size_t>(left)];
    return {left, left + 1, (time - from) / (*after - from)};
}

double RecordingReader::value(int channel, const Span& span) const
{
    if (channel < 0)
        return 0;
    const double left = m_recording->values(channel, span.left), right = m_recording->values(channel, span.right);
    // What is not known at one of the samples is as at the other.
    if (!std::isfinite(left) || !std::isfinite(right))
        return std::isfinite(left) ? left : std::isfinite(right) ? right : 0;
    return left + span.share * (right - left);
}

std::optional<double> RecordingReader::known(int channel, const Span& span) const
{
    return channel < 0 ? std::nullopt : std::optional(value(channel, span));
}

// A state lasts from one sample to the next.
bool RecordingReader::isOn(int channel, const Span& span) const
{
    return value(channel, {span.left, span.left, 0}) > 0.5;
}

Vector3 RecordingReader::vector(const Triple& channels, const Span& span) const
{
    return {value(channels[0], span), value(channels[1], span), value(channels[2], span)};
}

Eigen::VectorXd RecordingReader::positionsAt(double time) const
{
    const Span span = spanAt(time);
    Eigen::VectorXd positions = m_recording->positions.col(span.left);
    if (span.share == 0)
        return positions;
    const Mechanism& mechanism = *m_recording->mechanism;
    Eigen::VectorXd right = m_recording->positions.col(span.right);
    turnToNearer(mechanism, positions, right);
    positions += span.share * (right - positions);
    normalise(mechanism, positions);
    return positions;
}

ResultFrame RecordingReader::at(double time) const
{
    ResultFrame frame;
    if (m_isEmpty)
        return frame;
    const Span span = spanAt(time);
    frame.mechanism = m_recording->mechanism;
    frame.status = FrameStatus::Usable;
    frame.time = std::clamp(time, m_recording->times.front(), m_recording->times.back());
    frame.bodyWeight = m_recording->bodyWeight;
    frame.positions = positionsAt(time);
    calcConfiguration(*frame.mechanism, frame.positions, frame.configuration);
    readCoordinates(span, frame);
    readNodes(span, frame);
    readLinks(span, frame);
    readContacts(span, frame);
    readJoints(span, frame);
    readConstraints(span, frame);
    readHolds(span, frame);
    return frame;
}

// Values follow from the positions, which are interpolated along the shorter way.
void RecordingReader::readCoordinates(const Span& span, ResultFrame& frame) const
{
    const int stage = m_recording->stageAt(*frame.time);
    const std::vector<bool>* given
        = stage < 0 ? nullptr : &m_recording->stages[static_cast<std::size_t>(stage)].givesMotion;
    Eigen::VectorXd values;
    calcValues(*frame.mechanism, frame.positions, values);
    frame.coordinates.resize(m_coordinates.size());
    for (std::size_t k = 0; k < m_coordinates.size(); ++k) {
        const CoordinateChannels& channels = m_coordinates[k];
        CoordinateFrame& coordinate = frame.coordinates[k];
        coordinate.value = values[static_cast<Eigen::Index>(k)];
        coordinate.speed = value(channels.speed, span);
        coordinate.acceleration = value(channels.acceleration, span);
        coordinate.isHeld = given && k < given->size() && (*given)[k];
        coordinate.effort = known(channels.effort, span);
        coordinate.passive = known(channels.passive, span);
    }
}

// Nodes are where the forces of the strands balanced, not where the model's posture puts them.
void RecordingReader::readNodes(const Span& span, ResultFrame& frame) const
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (isKnown(m_nodes[i]))
            frame.configuration.nodes[i] = vector(m_nodes[i], span) - frame.configuration.origin;
        frame.nodes.push_back({.place = frame.configuration.origin + frame.configuration.nodes[i]});
    }
}

void RecordingReader::readLinks(const Span& span, ResultFrame& frame) const
{
    frame.links.resize(m_links.size());
    for (std::size_t j = 0; j < m_links.size(); ++j) {
        const LinkChannels& channels = m_links[j];
        const auto index = static_cast<Eigen::Index>(j);
        LinkFrame& link = frame.links[j];
        link.force = known(channels.force, span);
        link.isEngaged = channels.engaged >= 0 ? isOn(channels.engaged, span) : link.force.value_or(0) != 0;
        link.isBroken = channels.broken >= 0 && isOn(channels.broken, span);
        if (channels.length < 0)
            continue;
        link.length = value(channels.length, span);
        link.elongation = link.length - frame.mechanism->restLengths[index];
        if (!link.isEngaged && !link.isBroken)
            link.gap = gapOf(frame.mechanism->links[j].sense, *link.elongation + m_recording->shortenings[index]);
    }
}

void RecordingReader::readContacts(const Span& span, ResultFrame& frame) const
{
    frame.contacts.resize(m_contacts.size());
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        const ContactChannels& channels = m_contacts[i];
        ContactFrame& contact = frame.contacts[i];
        contact.place = vector(channels.place, span);
        contact.force = vector(channels.force, span);
        contact.normal = value(channels.normal, span);
        contact.friction = value(channels.friction, span);
        contact.gap = value(channels.gap, span);
        const bool isClosed = channels.engaged >= 0 ? isOn(channels.engaged, span) : !contact.force.isZero();
        if (isClosed)
            contact.mode = isOn(channels.slides, span) ? ContactMode::Slides : ContactMode::Sticks;
    }
}

void RecordingReader::readJoints(const Span& span, ResultFrame& frame) const
{
    frame.joints.resize(m_joints.size());
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        if (isKnown(m_joints[i].force))
            frame.joints[i] = {vector(m_joints[i].force, span), vector(m_joints[i].moment, span)};
    }
}

void RecordingReader::readConstraints(const Span& span, ResultFrame& frame) const
{
    const auto isMissing = [](int channel) { return channel < 0; };
    if (std::any_of(m_multipliers.begin(), m_multipliers.end(), isMissing))
        return;
    const int stage = m_recording->stageAt(*frame.time);
    for (std::size_t row = 0; row < m_multipliers.size(); ++row) {
        ConstraintFrame constraint{m_rows[row], value(m_multipliers[row], span)};
        constraint.isMoment
            = m_recording->channels[static_cast<std::size_t>(m_multipliers[row])].kind == QuantityKind::Moment;
        if (stage >= 0) {
            const std::vector<bool>& holds = m_recording->stages[static_cast<std::size_t>(stage)].holdsConstraint;
            constraint.isReleased = m_constraintOfRow[row] < holds.size() && !holds[m_constraintOfRow[row]];
        }
        frame.constraints.push_back(std::move(constraint));
    }
}

void RecordingReader::readHolds(const Span& span, ResultFrame& frame) const
{
    for (std::size_t h = 0; h < m_holds.size(); ++h) {
        const RecordedHold& hold = m_recording->holds[h];
        frame.holds.push_back(
            {hold.name, frame.configuration.inGround(hold.body, hold.point), vector(m_holds[h], span)});
    }
}

double RecordingReader::largest(const Triple& channels) const
{
    double result = 0;
    for (std::size_t i = 0; i < m_recording->times.size(); ++i) {
        const auto sample = static_cast<Eigen::Index>(i);
        result = std::max(result, vector(channels, {sample, sample, 0}).norm());
    }
    return result;
}

double RecordingReader::largestTension() const
{
    double result = 0;
    for (const LinkChannels& channels : m_links)
        result = std::max(result, largest({channels.force, -1, -1}));
    return result;
}

double RecordingReader::largestContactForce() const
{
    double result = 0;
    for (const ContactChannels& channels : m_contacts)
        result = std::max(result, largest(channels.force));
    return result;
}

double RecordingReader::largestJointForce(std::size_t joint) const
{
    return joint < m_joints.size() ? largest(m_joints[joint].force) : 0;
}

double RecordingReader::largestHoldForce() const
{
    double result = 0;
    for (const Triple& channels : m_holds)
        result = std::max(result, largest(channels));
    return result;
}

}  // namespace sinew
