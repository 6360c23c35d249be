#include "core/simulation/recorder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/base/number_words.h"

namespace sinew {

namespace {

double* write(const Vector3& vector, double* column)
{
    return std::copy(vector.begin(), vector.end(), column);
}

}  // namespace

Recorder::Recorder(const ScenarioPlan& plan, const Mechanism& mechanism) : m_plan(&plan), m_mechanism(&mechanism)
{
    nameChannels();
    addIndicators();
}

void Recorder::nameChannels()
{
    using enum QuantityKind;
    const auto add = [this](const std::string& name, QuantityKind kind) {
        m_recording.channels.push_back({name, kind});
    };
    for (std::size_t k = 0; k < m_mechanism->coordinateNames.size(); ++k) {
        const std::string& name = m_mechanism->coordinateNames[k];
        const bool turns = m_mechanism->coordinateKinds[k] == CoordinateKind::Rotation;
        add(name + "/value", turns ? Angle : Length);
        add(name + "/speed", turns ? AngularSpeed : Speed);
        add(name + "/acceleration", turns ? AngularAcceleration : Acceleration);
        add(name + "/effort", turns ? Moment : Force);
    }
    for (const std::string& name : m_mechanism->linkNames) {
        add(name + "/force", Force);
        add(name + "/engaged", State);
    }
    for (std::size_t i = 0; i < m_mechanism->links.size(); ++i) {
        if (m_mechanism->links[i].breaks)
            add(m_mechanism->linkNames[i] + "/broken", State);
    }
    for (const std::string& name : m_mechanism->nodeNames) {
        for (const char* axis : {"/px", "/py", "/pz"})
            add(name + axis, Length);
    }
    for (const std::string& name : m_mechanism->contactNames) {
        add(name + "/normal", Force);
        add(name + "/friction", Force);
        add(name + "/gap", Length);
        add(name + "/engaged", State);
        nameForces(name, false);
        for (const char* axis : {"/px", "/py", "/pz"})
            add(name + axis, Length);
    }
    for (const std::string& name : m_plan->holds)
        nameForces(name, false);
    for (const std::string& name : m_mechanism->jointNames)
        nameForces(name, true);
    add("energy/kinetic", Energy);
    add("energy/potential", Energy);
    for (const char* axis : {"com/x", "com/y", "com/z"})
        add(axis, Length);
    for (const char* axis : {"com/vx", "com/vy", "com/vz"})
        add(axis, Speed);
}

void Recorder::nameForces(const std::string& object, bool hasMoment)
{
    for (const char* axis : {"/fx", "/fy", "/fz"})
        m_recording.channels.push_back({object + axis, QuantityKind::Force});
    for (const char* axis : {"/mx", "/my", "/mz"}) {
        if (hasMoment)
            m_recording.channels.push_back({object + axis, QuantityKind::Moment});
    }
}

void Recorder::addIndicators()
{
    for (const std::string& name : m_mechanism->linkNames)
        m_recording.indicators.push_back({name, IndicatorKind::Link, {}});
    for (const std::string& name : m_mechanism->contactNames)
        m_recording.indicators.push_back({name, IndicatorKind::Contact, {}});
    for (const CompiledResistance& it : m_mechanism->resistances) {
        if (it.resistance.stop)
            m_recording.indicators.push_back(
                {m_mechanism->coordinateNames[static_cast<std::size_t>(it.coordinate)], IndicatorKind::Stop, {}});
    }
    for (const std::string& name : m_plan->holds)
        m_recording.indicators.push_back({name, IndicatorKind::Hold, {}});
    m_isOpen.assign(m_recording.indicators.size(), false);
}

void Recorder::note(std::size_t indicator, bool isEngaged, double time)
{
    std::vector<Interval>& intervals = m_recording.indicators[indicator].engaged;
    if (isEngaged && !m_isOpen[indicator])
        intervals.push_back({time, time});
    if (m_isOpen[indicator])
        intervals.back().end = time;
    m_isOpen[indicator] = isEngaged;
}

void Recorder::noteIndicators(MotionSystem& system, double time)
{
    std::size_t next = 0;
    for (const MovingLink& link : system.forces().links().all())
        note(next++, link.isEngaged(), time);
    for (const MovingContact& contact : system.forces().contacts().all())
        note(next++, contact.mode != ContactMode::Open, time);
    const Eigen::VectorXd& values = system.values();
    for (const CompiledResistance& it : m_mechanism->resistances) {
        if (it.resistance.stop)
            note(next++, values[it.coordinate] > it.maximum || values[it.coordinate] < it.minimum, time);
    }
    for (std::size_t h = 0; h < m_plan->holds.size(); ++h)
        note(next++, system.holds(static_cast<int>(h)), time);
}

void Recorder::makeRoom()
{
    if (m_count < m_recording.values.cols())
        return;
    const Eigen::Index more = std::max<Eigen::Index>(256, 2 * m_count);
    m_recording.values.conservativeResize(static_cast<Eigen::Index>(m_recording.channels.size()), more);
    m_recording.positions.conservativeResize(m_mechanism->positionCount(), more);
}

void Recorder::sample(MotionSystem& system, const MotionInstant& instant)
{
    makeRoom();
    m_recording.times.push_back(instant.time);
    m_recording.positions.col(m_count) = system.positions();
    double* column = m_recording.values.col(m_count).data();
    column = writeCoordinates(system, column);
    column = writeLinksAndContacts(system, column);
    for (std::size_t h = 0; h < m_plan->holds.size(); ++h)
        column = write(system.holdForce(static_cast<int>(h)), column);
    column = writeJoints(system, column);
    writeWhole(system, column);
    ++m_count;
    noteIndicators(system, instant.time);
    noteEnergy(system.energy(), instant.work);
}

double* Recorder::writeCoordinates(MotionSystem& system, double* column)
{
    const Eigen::VectorXd& values = system.values();
    for (Eigen::Index k = 0; k < values.size(); ++k) {
        *column++ = values[k];
        *column++ = system.speeds()[k];
        *column++ = system.solution().accelerations[k];
        *column++ = system.solution().efforts[k];
    }
    return column;
}

double* Recorder::writeLinksAndContacts(MotionSystem& system, double* column)
{
    for (const MovingLink& link : system.forces().links().all()) {
        *column++ = link.force;
        *column++ = link.isEngaged() ? 1 : 0;
    }
    for (std::size_t i = 0; i < m_mechanism->links.size(); ++i) {
        if (m_mechanism->links[i].breaks)
            *column++ = system.forces().links().broken()[i] ? 1 : 0;
    }
    for (const Vector3& node : system.dynamics().configuration().nodes)
        column = write(system.dynamics().configuration().origin + node, column);
    for (const MovingContact& contact : system.forces().contacts().all())
        column = writeContact(contact, system.dynamics().configuration().origin, column);
    return column;
}

double* Recorder::writeContact(const MovingContact& contact, const Vector3& origin, double* column)
{
    *column++ = contact.force;
    *column++ = m_mechanism->space == Space::Plane ? contact.friction[0] : contact.friction.norm();
    *column++ = -contact.depth;
    *column++ = contact.mode != ContactMode::Open ? 1 : 0;
    column = write(contact.onBody(), column);
    return write(origin + contact.place.point, column);
}

double* Recorder::writeJoints(MotionSystem& system, double* column)
{
    system.dynamics().calcReactions(m_reactions);
    for (const int joint : m_mechanism->jointOfModel) {
        column = write(m_reactions[static_cast<std::size_t>(joint)].force, column);
        column = write(m_reactions[static_cast<std::size_t>(joint)].moment, column);
    }
    return column;
}

void Recorder::writeWhole(MotionSystem& system, double* column)
{
    const WholeMotion whole = system.dynamics().wholeMotion();
    m_kinetic = whole.kineticEnergy;
    *column++ = whole.kineticEnergy;
    *column++ = system.dynamics().potentialEnergy() + system.forces().energy();
    column = write(whole.centreOfMass, column);
    write(whole.centreVelocity, column);
}

void Recorder::noteEnergy(double energy, double work)
{
    if (m_count == 1) {
        m_firstEnergy = energy;
        m_firstWork = work;
    }
    const double gained = energy - m_firstEnergy, done = work - m_firstWork;
    m_drift = std::max(m_drift, std::abs(gained - done));
    m_scale = std::max({m_scale, std::abs(gained), std::abs(done), m_kinetic});
}

void Recorder::noteBroken(const std::vector<bool>& before, const MotionInstant& now)
{
    for (std::size_t i = 0; i < now.broken.size(); ++i) {
        if (!now.broken[i] || before[i])
            continue;
        m_recording.diagnostics.push_back({.severity = Severity::Note,
                                           .message = "link '" + m_mechanism->linkNames[i] + "' broke at "
                                                      + inWords(now.time) + " s under its strength of "
                                                      + inWords(m_mechanism->links[i].strength) + " N"});
    }
}

Recording Recorder::take()
{
    m_recording.values.conservativeResize(Eigen::NoChange, m_count);
    m_recording.positions.conservativeResize(Eigen::NoChange, m_count);
    m_recording.energyDrift = m_scale > 0 ? m_drift / m_scale : 0;
    return std::move(m_recording);
}

}  // namespace sinew
