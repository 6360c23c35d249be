#include <algorithm>
#include <cmath>

#include "core/base/number_words.h"
#include "core/math/vector.h"
#include "core/mechanism/positions.h"
#include "core/simulation/motion_system.h"

// How a stage begins: given motions, constraints, impacts.

namespace sinew {

namespace {

// A given motion may begin this far from where the figure is (rad or m) before that is a mistake and no round-off.
constexpr double startTolerance = 1e-6;

}  // namespace

void MotionSystem::noteCoverage(double until, const Sentence& source)
{
    if (until < m_knownUntil) {
        m_knownUntil = until;
        m_knownSource = source;
    }
}

// A table that begins later than the stage on its clock, as one that was cut out of a longer record, is taken from its
// first row on.
Sentence MotionSystem::beginTable(std::size_t coordinate, const TimeFunction& function)
{
    const PlannedPair& pair = stage().pairs[coordinate];
    const double clock = clockOf(coordinate, m_start.time);
    if (clock < function.first() && pair.delay == 0) {
        m_shifts[coordinate] = function.first() - clock;
        m_remarks.push_back(makeWarning(
            sentence("stage '%1' begins at %2 s, %3, which gives '%4', at %5 s: it is taken from its first row on",
                     stage().name, inWords(clock), pair.source, m_mechanism->coordinateNames[coordinate],
                     inWords(function.first())),
            sentence("begin the table at 0 s if it is meant otherwise, or let the stage begin later")));
    } else if (clock < function.first() || clock > function.last()) {
        return sentence("stage '%1' begins at %2 s of %3, which gives '%4' and covers %5 s to %6 s", stage().name,
                        inWords(clock), pair.source, m_mechanism->coordinateNames[coordinate],
                        inWords(function.first()), inWords(function.last()));
    }
    const double begun = pair.clock == StageClock::Stage ? m_start.time : 0;
    noteCoverage(function.last() + begun - m_shifts[coordinate], pair.source);
    return {};
}

// Columns of tables that formulas name.
Sentence MotionSystem::beginFormulas()
{
    std::vector<const BoundFormula*> formulas;
    for (const PlannedPair& pair : stage().pairs) {
        if (const auto* formula = std::get_if<BoundFormula>(&pair.effort))
            formulas.push_back(formula);
    }
    for (const PlannedForce& force : m_plan->forces) {
        for (const auto* three : {&force.force, &force.moment}) {
            for (const BoundFormula& formula : *three)
                formulas.push_back(&formula);
        }
    }
    for (const PlannedEnd* end : m_conditions)
        formulas.push_back(&end->difference);
    for (const BoundFormula* formula : formulas) {
        if (Sentence fault = beginFormula(*formula); !fault.empty())
            return fault;
    }
    return {};
}

Sentence MotionSystem::beginFormula(const BoundFormula& formula)
{
    for (const NamedQuantity& quantity : formula.quantities) {
        if (quantity.name != QuantityName::TableColumn)
            continue;
        const PlannedColumn& column = m_plan->columns[static_cast<std::size_t>(quantity.object)];
        const double first = column.values.x().front(), last = column.values.x().back();
        if (m_start.time < first || m_start.time > last)
            return sentence("stage '%1' begins at %2 s, and table '%3', which a formula names, covers %4 s to %5 s",
                            stage().name, inWords(m_start.time), column.table, inWords(first), inWords(last));
        noteCoverage(last, sentence("table '%1'", column.table));
    }
    return {};
}

Sentence MotionSystem::beginPair(std::size_t coordinate, bool adopts)
{
    const PlannedPair& pair = stage().pairs[coordinate];
    const TimeFunction* function = pair.isMotion ? &pair.motion : std::get_if<TimeFunction>(&pair.effort);
    if (const auto* tracking = std::get_if<PlannedTracking>(&pair.effort))
        function = &tracking->target;
    const std::string& name = m_mechanism->coordinateNames[coordinate];
    if (Sentence fault = function ? beginTable(coordinate, *function) : Sentence(); !fault.empty())
        return fault;
    if (!pair.isMotion || pair.isHeld || adopts)
        return {};
    const auto k = toIndex(coordinate);
    const FunctionValue given = pair.motion.at(clockOf(coordinate, m_start.time));
    const double off = m_held[k] - given.value;
    if (pair.blend > 0)
        m_blends[coordinate] = {pair.blend, off, startRates()[k] - given.slope};
    else if (std::abs(off) > startTolerance)
        return sentence("stage '%1' gives '%2' the value %3, but it stands at %4 (SI and radians)", stage().name, name,
                        inWords(given.value), inWords(m_held[k]));
    return {};
}

// Of the coordinates' values: of a ball, of its rotation vector.
Eigen::VectorXd MotionSystem::startRates() const
{
    Eigen::VectorXd rates = m_start.speeds;
    for (const CompiledJoint* ball : m_turned)
        setAtBall(*ball, rotationVectorRate(atBall(*ball, m_held)) * atBall(*ball, m_start.speeds), rates);
    return rates;
}

// Coordinates that take the given values and speeds.
void MotionSystem::adopt(const std::vector<bool>& adopts)
{
    for (std::size_t k = 0; k < adopts.size(); ++k) {
        const PlannedPair& pair = stage().pairs[k];
        if (!adopts[k] || !pair.isMotion || pair.isHeld || m_isBall[k])
            continue;
        const FunctionValue given = givenAt(k, m_start.time);
        m_start.positions[toIndex(k)] = given.value;
        m_start.speeds[toIndex(k)] = given.slope;
    }
    for (const CompiledJoint* ball : m_turned) {
        const auto isAdopted = [&](int k) { return !adopts.empty() && adopts[static_cast<std::size_t>(k)]; };
        if (std::none_of(ball->coordinates.begin(), ball->coordinates.begin() + 3, isAdopted))
            continue;
        const Turning turning = turningAt(*ball, m_start.time);
        placeBall(*ball, turning, m_start.positions);
        setAtBall(*ball, turning.speed, m_start.speeds);
    }
    m_held = valuesOf(*m_mechanism, m_start.positions);
}

Sentence MotionSystem::begin(const std::vector<bool>& adopts)
{
    for (std::size_t k = 0; k < stage().pairs.size(); ++k) {
        Sentence fault = beginPair(k, !adopts.empty() && adopts[k]);
        if (!fault.empty())
            return fault;
    }
    if (Sentence fault = beginFormulas(); !fault.empty())
        return fault;
    adopt(adopts);
    m_positions = m_start.positions;
    m_speeds = m_start.speeds;
    return meetConstraints(!adopts.empty());
}

Sentence MotionSystem::checkContacts()
{
    setState();
    const std::vector<MovingContact>& contacts = m_forces.contacts().all();
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        if (m_forces.contacts().isRigid(i) && contacts[i].depth > startTolerance)
            return sentence("stage '%1' begins with the rigid contact '%2' %3 m inside its plane; move the figure, or "
                            "give the contact a stiffness",
                            stage().name, m_mechanism->contactNames[i], inWords(contacts[i].depth));
    }
    return {};
}

bool MotionSystem::strike()
{
    Eigen::VectorXd change = Eigen::VectorXd::Zero(m_speeds.size()), impulses = change, multipliers;
    for (std::size_t k = 0; k < m_given.isGiven.size(); ++k) {
        if (m_given.isGiven[k])
            change[toIndex(k)] = (m_isBall[k] ? 0 : givenAt(k, m_start.time).slope) - m_start.speeds[toIndex(k)];
    }
    for (const CompiledJoint* ball : m_turned)
        setAtBall(*ball, turningAt(*ball, m_start.time).speed - atBall(*ball, m_start.speeds), change);
    m_dynamics.setState(m_start.positions, m_start.speeds, m_start.time);
    const Eigen::VectorXd targets = -m_dynamics.constraints().speedResiduals();
    constexpr double still = 1e-12;  // rad/s or m/s; speeds of figures are known to 1e-15
    const double largest = std::max(change.size() > 0 ? change.cwiseAbs().maxCoeff() : 0.0,
                                    targets.size() > 0 ? targets.cwiseAbs().maxCoeff() : 0.0);
    if (largest <= still)
        return true;
    const double before = m_dynamics.wholeMotion().kineticEnergy;
    if (m_dynamics.respond(m_given.isGiven, targets, change, impulses, multipliers) != DynamicsStatus::Solved) {
        m_message = sentence("the impact at the start has no solution: constraints or given motions contradict each "
                             "other");
        return false;
    }
    m_start.speeds += change;
    m_speeds = m_start.speeds;
    m_dynamics.setState(m_start.positions, m_start.speeds, m_start.time);
    m_start.work += m_dynamics.wholeMotion().kineticEnergy - before;
    return true;
}

}  // namespace sinew
