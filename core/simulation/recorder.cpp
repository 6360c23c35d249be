#include "core/simulation/recorder.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/number_words.h"
#include "core/mechanism/constraint_rows.h"

namespace sinew {

namespace {

double* write(const Vector3& vector, double* column)
{
    return std::copy(vector.begin(), vector.end(), column);
}

}  // namespace

Recorder::Recorder(const ScenarioPlan& plan, std::shared_ptr<const Mechanism> mechanism)
    : m_plan(&plan), m_mechanism(std::move(mechanism))
{
    m_recording.mechanism = m_mechanism;
    m_recording.bodyWeight = plan.model.bodyWeight;
    m_recording.shortenings.resize(m_mechanism->linkCount());
    for (std::size_t j = 0; j < plan.model.links.size(); ++j)
        m_recording.shortenings[static_cast<Eigen::Index>(j)] = plan.model.links[j].shortening;
    for (const CompiledResistance& it : m_mechanism->resistances)
        m_resisting.push_back(it.coordinate);
    for (const CompiledConstraint& it : m_mechanism->constraints)
        m_rowCounts.push_back(rowCountOf(it));
    addHolds();
    addChannels();
    addIndicators();
}

void Recorder::addHolds()
{
    const std::vector<std::string>& bodies = m_mechanism->bodyNames;
    for (const std::string& name : m_plan->holds) {
        RecordedHold recorded{name};
        for (const StagePlan& stage : m_plan->stages) {
            for (const StageHold& hold : stage.holds) {
                if (hold.name != name)
                    continue;
                recorded.body = static_cast<int>(std::find(bodies.begin(), bodies.end(), hold.body) - bodies.begin());
                recorded.point = hold.point;
            }
        }
        m_recording.holds.push_back(std::move(recorded));
    }
}

// In the order in which a sample is written.
void Recorder::addChannels()
{
    addCoordinates();
    addLinks();
    addContacts();
    for (std::size_t h = 0; h < m_plan->holds.size(); ++h)
        addVector(ChannelObject::Hold, static_cast<int>(h), m_plan->holds[h], Measure::Force, QuantityKind::Force);
    for (std::size_t i = 0; i < m_mechanism->jointNames.size(); ++i) {
        const std::string& name = m_mechanism->jointNames[i];
        addVector(ChannelObject::Joint, static_cast<int>(i), name, Measure::Force, QuantityKind::Force);
        addVector(ChannelObject::Joint, static_cast<int>(i), name, Measure::Moment, QuantityKind::Moment);
    }
    addConstraints();
    addWhole();
    nameColumns(m_recording.channels);
}

void Recorder::addVector(ChannelObject object, int index, const std::string& name, Measure measure, QuantityKind kind)
{
    for (int component = 0; component < 3; ++component)
        m_recording.channels.push_back({{object, index, measure, component}, kind, name, {}});
}

void Recorder::addCoordinates()
{
    using enum QuantityKind;
    std::vector<bool> resists(m_mechanism->coordinateNames.size(), false);
    for (const int coordinate : m_resisting)
        resists[static_cast<std::size_t>(coordinate)] = true;
    for (std::size_t k = 0; k < m_mechanism->coordinateNames.size(); ++k) {
        const bool turns = m_mechanism->coordinateKinds[k] == CoordinateKind::Rotation;
        const auto add = [&](Measure measure, QuantityKind kind) {
            m_recording.channels.push_back(
                {{ChannelObject::Coordinate, static_cast<int>(k), measure}, kind, m_mechanism->coordinateNames[k], {}});
        };
        add(Measure::Value, turns ? Angle : Length);
        add(Measure::Speed, turns ? AngularSpeed : Speed);
        add(Measure::Acceleration, turns ? AngularAcceleration : Acceleration);
        add(Measure::Effort, turns ? Moment : Force);
        if (resists[k])
            add(Measure::Passive, turns ? Moment : Force);
    }
}

void Recorder::addLinks()
{
    for (std::size_t j = 0; j < m_mechanism->linkNames.size(); ++j) {
        const auto add = [&](Measure measure, QuantityKind kind) {
            m_recording.channels.push_back(
                {{ChannelObject::Link, static_cast<int>(j), measure}, kind, m_mechanism->linkNames[j], {}});
        };
        add(Measure::Tension, QuantityKind::Force);
        if (m_mechanism->links[j].area > 0)
            add(Measure::Stress, QuantityKind::Stress);
        add(Measure::Engaged, QuantityKind::State);
        add(Measure::Length, QuantityKind::Length);
        if (m_mechanism->links[j].breaks)
            add(Measure::Broken, QuantityKind::State);
    }
    for (std::size_t i = 0; i < m_mechanism->nodeNames.size(); ++i)
        addVector(ChannelObject::Node, static_cast<int>(i), m_mechanism->nodeNames[i], Measure::Position,
                  QuantityKind::Length);
}

void Recorder::addContacts()
{
    for (std::size_t i = 0; i < m_mechanism->contactNames.size(); ++i) {
        const std::string& name = m_mechanism->contactNames[i];
        const auto index = static_cast<int>(i);
        const auto add = [&](Measure measure, QuantityKind kind) {
            m_recording.channels.push_back({{ChannelObject::Contact, index, measure}, kind, name, {}});
        };
        add(Measure::Normal, QuantityKind::Force);
        add(Measure::Friction, QuantityKind::Force);
        add(Measure::Gap, QuantityKind::Length);
        add(Measure::Engaged, QuantityKind::State);
        add(Measure::Slides, QuantityKind::State);
        addVector(ChannelObject::Contact, index, name, Measure::Force, QuantityKind::Force);
        addVector(ChannelObject::Contact, index, name, Measure::Position, QuantityKind::Length);
    }
}

void Recorder::addConstraints()
{
    const ConstraintRows rows(*m_mechanism);
    for (std::size_t row = 0; row < rows.names().size(); ++row) {
        const ChannelKey key{ChannelObject::Constraint, static_cast<int>(row), Measure::Multiplier};
        const QuantityKind kind
            = rows.isAngle(static_cast<Eigen::Index>(row)) ? QuantityKind::Moment : QuantityKind::Force;
        m_recording.channels.push_back({key, kind, rows.names()[row], {}});
    }
}

void Recorder::addWhole()
{
    const auto addEnergy = [this](Measure measure) {
        m_recording.channels.push_back({{ChannelObject::Energy, 0, measure}, QuantityKind::Energy, "energy", {}});
    };
    addEnergy(Measure::Kinetic);
    addEnergy(Measure::Potential);
    addVector(ChannelObject::CentreOfMass, 0, "com", Measure::Position, QuantityKind::Length);
    addVector(ChannelObject::CentreOfMass, 0, "com", Measure::Velocity, QuantityKind::Speed);
}

void Recorder::addStage(StageRecord stage)
{
    const StagePlan& planned = m_plan->stages[static_cast<std::size_t>(stage.stage)];
    for (const PlannedPair& pair : planned.pairs)
        stage.givesMotion.push_back(pair.isMotion);
    stage.holdsConstraint = planned.holdsConstraint;
    m_recording.stages.push_back(std::move(stage));
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
    column = writeMultipliers(system, column);
    writeWhole(system, column);
    ++m_count;
    noteIndicators(system, instant.time);
    noteEnergy(system.energy(), instant.work);
}

double* Recorder::writeCoordinates(MotionSystem& system, double* column)
{
    const Eigen::VectorXd& values = system.values();
    std::size_t next = 0;
    for (Eigen::Index k = 0; k < values.size(); ++k) {
        *column++ = values[k];
        *column++ = system.speeds()[k];
        *column++ = system.solution().accelerations[k];
        *column++ = system.solution().efforts[k];
        if (next < m_resisting.size() && m_resisting[next] == k) {
            *column++ = system.dynamics().resistance()[k];
            ++next;
        }
    }
    return column;
}

double* Recorder::writeLinksAndContacts(MotionSystem& system, double* column)
{
    const MovingLinks& links = system.forces().links();
    for (std::size_t i = 0; i < m_mechanism->links.size(); ++i) {
        const MovingLink& link = links.all()[i];
        *column++ = link.force;
        if (m_mechanism->links[i].area > 0)
            *column++ = link.force / m_mechanism->links[i].area;
        *column++ = link.isEngaged() ? 1 : 0;
        *column++ = link.length;
        if (m_mechanism->links[i].breaks)
            *column++ = links.broken()[i] ? 1 : 0;
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
    *column++ = contact.mode == ContactMode::Slides ? 1 : 0;
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

// The stage has rows of the constraints that hold in it; the others bear nothing.
double* Recorder::writeMultipliers(MotionSystem& system, double* column)
{
    const std::vector<bool>& holds = m_plan->stages[system.stageIndex()].holdsConstraint;
    const Eigen::VectorXd& multipliers = system.solution().multipliers;
    Eigen::Index next = 0;
    for (std::size_t i = 0; i < m_rowCounts.size(); ++i) {
        for (Eigen::Index row = 0; row < m_rowCounts[i]; ++row)
            *column++ = holds[i] ? multipliers[next++] : 0;
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
        m_recording.diagnostics.push_back(
            {.severity = Severity::Note,
             .message = sentence("link '%1' broke at %2 s under its strength of %3 N", m_mechanism->linkNames[i],
                                 inWords(now.time), inWords(m_mechanism->links[i].strength))});
    }
}

Recording Recorder::take()
{
    m_recording.values.conservativeResize(Eigen::NoChange, m_count);
    m_recording.positions.conservativeResize(Eigen::NoChange, m_count);
    // Of a figure at rest both are round-off, of places that differ by 1e-17 m.
    constexpr double nothing = 1e-15;  // J
    m_recording.energyDrift = m_scale > nothing ? m_drift / m_scale : 0;
    return std::move(m_recording);
}

}  // namespace sinew
