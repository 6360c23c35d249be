#include "ui/scene/motion_frame.h"

#include <algorithm>
#include <cmath>

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

}  // namespace

MotionReader::MotionReader(const Recording& recording, const Mechanism& mechanism,
                           const std::vector<std::string>& holds)
    : m_recording(recording), m_mechanism(mechanism)
{
    const auto samples = static_cast<Eigen::Index>(recording.times.size());
    m_isEmpty = samples == 0 || recording.positions.cols() != samples
                || recording.positions.rows() != mechanism.positionCount()
                || recording.values.rows() != static_cast<Eigen::Index>(recording.channels.size())
                || (!recording.channels.empty() && recording.values.cols() != samples);
    if (m_isEmpty)
        return;
    for (const std::string& link : mechanism.linkNames) {
        m_linkForces.push_back(recording.channel(link + "/force"));
        m_linksEngaged.push_back(recording.channel(link + "/engaged"));
    }
    for (const std::string& contact : mechanism.contactNames) {
        m_contactsEngaged.push_back(recording.channel(contact + "/engaged"));
        m_contactForces.push_back(triple(contact, "/f"));
        m_contactPlaces.push_back(triple(contact, "/p"));
    }
    for (const std::string& joint : mechanism.jointNames)
        m_jointForces.push_back(triple(joint, "/f"));
    for (const std::string& hold : holds)
        m_holdForces.push_back(triple(hold, "/f"));
}

MotionReader::Triple MotionReader::triple(const std::string& name, const char* letter) const
{
    const auto channel = [&](const char* axis) { return m_recording.channel(name + letter + axis); };
    return {channel("x"), channel("y"), channel("z")};
}

MotionReader::Span MotionReader::spanAt(double time) const
{
    const std::vector<double>& times = m_recording.times;
    const auto after = std::upper_bound(times.begin(), times.end(), time);
    if (after == times.begin())
        return {};
    const auto left = static_cast<Eigen::Index>(after - times.begin()) - 1;
    if (after == times.end())
        return {left, left, 0};
    const double from = times[static_cast<std::size_t>(left)];
    return {left, left + 1, (time - from) / (*after - from)};
}

double MotionReader::value(int channel, const Span& span) const
{
    if (channel < 0)
        return 0;
    const double left = m_recording.values(channel, span.left), right = m_recording.values(channel, span.right);
    // What is not known at one of the samples (an open contact has no place) is as at the other.
    if (!std::isfinite(left) || !std::isfinite(right))
        return std::isfinite(left) ? left : std::isfinite(right) ? right : 0;
    return left + span.share * (right - left);
}

Vector3 MotionReader::vector(const Triple& channels, const Span& span) const
{
    return {value(channels[0], span), value(channels[1], span), value(channels[2], span)};
}

Eigen::VectorXd MotionReader::positionsAt(double time) const
{
    const Span span = spanAt(time);
    Eigen::VectorXd positions = m_recording.positions.col(span.left);
    if (span.share == 0)
        return positions;
    Eigen::VectorXd right = m_recording.positions.col(span.right);
    turnToNearer(m_mechanism, positions, right);
    positions += span.share * (right - positions);
    normalise(m_mechanism, positions);
    return positions;
}

MotionFrame MotionReader::at(double time) const
{
    MotionFrame frame;
    if (m_isEmpty)
        return frame;
    const Span span = spanAt(time), sample{span.left, span.left, 0};
    frame.positions = positionsAt(time);
    frame.linkForces.resize(m_mechanism.linkCount());
    for (std::size_t i = 0; i < m_linkForces.size(); ++i) {
        const double force = value(m_linkForces[i], span);
        frame.linkForces[static_cast<Eigen::Index>(i)] = force;
        frame.linksEngaged.push_back(m_linksEngaged[i] >= 0 ? value(m_linksEngaged[i], sample) > 0.5 : force != 0);
    }
    for (std::size_t i = 0; i < m_contactForces.size(); ++i) {
        RecordedContact contact{vector(m_contactPlaces[i], span), vector(m_contactForces[i], span), false};
        contact.engaged
            = m_contactsEngaged[i] >= 0 ? value(m_contactsEngaged[i], sample) > 0.5 : !contact.force.isZero();
        frame.contacts.push_back(contact);
    }
    for (const Triple& channels : m_jointForces)
        frame.jointForces.push_back(vector(channels, span));
    for (const Triple& channels : m_holdForces)
        frame.holdForces.push_back(vector(channels, span));
    return frame;
}

double MotionReader::largest(const Triple& channels) const
{
    double result = 0;
    for (std::size_t i = 0; i < m_recording.times.size(); ++i) {
        const auto sample = static_cast<Eigen::Index>(i);
        result = std::max(result, vector(channels, {sample, sample, 0}).norm());
    }
    return result;
}

double MotionReader::largestTension() const
{
    double result = 0;
    for (const int channel : m_linkForces)
        result = std::max(result, largest({channel, -1, -1}));
    return result;
}

double MotionReader::largestContactForce() const
{
    double result = 0;
    for (const Triple& channels : m_contactForces)
        result = std::max(result, largest(channels));
    return result;
}

double MotionReader::largestForce(const std::string& name) const
{
    return m_isEmpty ? 0 : largest(triple(name, "/f"));
}

MotionFrame motionFrame(const Recording& recording, const Mechanism& mechanism, double time)
{
    return MotionReader(recording, mechanism).at(time);
}

}  // namespace sinew
