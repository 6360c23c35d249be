#include <cmath>
#include <optional>
#include <set>

#include "core/base/number_words.h"
#include "core/math/rotation.h"
#include "core/mechanism/positions.h"
#include "core/simulation/stage_run.h"
#include "core/simulation/step_problem.h"

// Central differences of a fixed step with complementarity solved at every step (Kolesnikov 2004, eq. 41-43), for
// figures whose mass matrix changes: places at the steps' ends, speeds half a step before and after.

namespace sinew {

namespace {

constexpr double unstableRatio = 4;  // step^2 k/m

class DifferencesRun {
public:
    DifferencesRun(MotionSystem& system, const StagePlan& stage, RunContext& context)
        : m_system(system), m_mechanism(system.dynamics().mechanism()), m_conditions(conditionsOf(stage)),
          m_context(context), m_limit(limitOf(system, stage, context.options)), m_problem(m_mechanism),
          m_tau(context.options.step), m_now(system.start())
    {
    }

    StageOutcome run()
    {
        // half a step back, by the acceleration of the start
        if (!m_system.evaluate(m_now))
            return stopped(m_system.message());
        m_acceleration = m_system.solution().accelerations;
        m_after = m_before = m_now.speeds - m_tau / 2 * m_acceleration;
        const double begun = m_now.time;
        m_nextSample = std::floor(begun / m_context.options.outputStep + 1e-9);
        for (long n = 0;; ++n) {
            m_now.time = begun + static_cast<double>(n) * m_tau;
            if (!step())
                return stopped(m_message);
            m_steps = n;
            addWork();
            if (isTooLong())
                return stopped(m_message);
            const PlannedEnd* end = metCondition();
            const bool isLimit = m_now.time > m_limit.time - m_tau / 2;
            if (end || isLimit || isSampleTime())
                sample();
            if (end)
                return finish({StageResult::Ended, {}, end->next, wordsOf(*end), {}, 0});
            if (isLimit)
                return finish(atLimit(m_limit, m_system));
            if (m_context.progress && !m_context.progress(m_now.time))
                return finish({StageResult::Cancelled, {}, -1, sentence("cancelled"), {}, 0});
            if (!goOn())
                return stopped(m_message);
        }
    }

private:
    // The forces at this moment and the speeds half a step later. A link that would bear more than its strength is
    // gone from this moment on.
    bool step()
    {
        const std::vector<bool> broken = m_now.broken;
        for (;;) {
            if (!solveStep())
                return false;
            const std::vector<std::size_t> overloaded = m_problem.overloadedLinks(m_system);
            for (const std::size_t link : overloaded)
                m_system.forces().links().breakLink(link);
            if (overloaded.empty())
                break;
        }
        m_now.broken = m_system.forces().links().broken();
        m_context.recorder.noteBroken(broken, m_now);
        m_now.speeds = 0.5 * (m_before + m_after);
        if (!m_system.prepare(m_now))
            return fail(m_system.message());
        giveMotions();
        m_system.forces().apply(m_system.dynamics());
        m_system.forces().rigid().apply(m_system.dynamics());
        if (!m_system.solveWithout())
            return fail(m_system.message());
        m_acceleration = m_system.solution().accelerations;
        m_system.forces().endStep(m_system.dynamics().configuration());
        MovingLinks& links = m_system.forces().links();
        m_now.nodes = links.nodes().places();
        links.noteWrapFaults(m_system.dynamics().configuration(), m_now.time);
        const Sentence fault = links.strandFault();
        return fault.empty() || fail(fault);
    }

    bool solveStep()
    {
        m_now.speeds = m_before + m_tau / 2 * m_acceleration;  // a guess of second order, for terms of the speeds
        if (!m_system.prepare(m_now))
            return fail(m_system.message());
        giveMotions();
        m_problem.begin(m_system, m_before, m_tau);
        if (!m_system.solveWithout())
            return fail(m_system.message());
        m_nextAnchors = m_now.anchors;
        return m_problem.solve(m_system, m_after, m_nextAnchors) || fail(m_problem.message());
    }

    bool fail(const Sentence& message)
    {
        m_message = message;
        return false;
    }

    // The mean accelerations of given motions over the step.
    void giveMotions()
    {
        m_system.givenSpeeds(m_now.time, m_tau, m_after);
        m_system.giveAccelerations((m_after - m_before) / m_tau);
    }

    bool goOn()
    {
        advancePositions();
        if (m_system.dynamics().constraints().size() > 0 && !closeLoops())
            return fail(m_system.message());
        clearPlanes();
        m_before = m_after;
        m_now.anchors = m_nextAnchors;
        return true;
    }

    // By the trapezoidal rule, which is of second order like the steps; of springs of links and contacts by what they
    // hold, which tells when the steps are too long for them.
    void addWork()
    {
        double held = 0, heldRate = 0;
        const MovingLinks& links = m_system.forces().links();
        for (std::size_t i = 0; i < links.all().size(); ++i) {
            const MovingLink& link = links.all()[i];
            const bool yields = link.mode == LinkMode::Yields;
            if ((link.mode != LinkMode::Engaged && !yields) || links.passesNode(i))
                continue;
            held += links.springEnergy(i);
            heldRate += (yields ? link.force : links.springForce(i)) * link.rate;
        }
        const MovingContacts& contacts = m_system.forces().contacts();
        for (std::size_t i = 0; i < contacts.all().size(); ++i) {
            if (contacts.isRigid(i) || contacts.all()[i].depth <= 0)
                continue;
            held += contacts.springEnergy(i);
            heldRate += contacts.springForce(i) * contacts.all()[i].rate;
        }
        const double power = m_system.power() + heldRate;
        if (m_steps > 0)
            m_now.work += m_tau / 2 * (m_power + power) - (held - m_held);
        m_power = power;
        m_held = held;
    }

    // Springs are taken at the beginning of a step, which is stable for step^2 k/m up to 4 only, k/m the square of a
    // frequency. Told whenever other links, contacts or stops act than before.
    bool isTooLong()
    {
        constexpr std::size_t mostKept = 1000;
        if (m_told.size() > mostKept || !m_told.insert(acting()).second)
            return false;
        Eigen::VectorXd motion;
        const double square = m_system.stiffness(motion), ratio = m_tau * m_tau * square;
        if (ratio > m_ratio) {
            m_ratio = ratio;
            m_stiffest = m_system.stiffestIn(motion);
        }
        if (ratio <= unstableRatio)
            return false;
        m_message = sentence("a step of %1 s is too long for %2: step^2 k/m is %3, and beyond 4 the motion grows without "
                             "bound; below %4 s it is 1",
                             inWords(m_tau), m_stiffest, withDigits(ratio, 3), withDigits(1 / std::sqrt(square), 2));
        return true;
    }

    // Which links and contacts act, and which stops.
    std::vector<int> acting()
    {
        std::vector<int> modes;
        for (const MovingLink& link : m_system.forces().links().all())
            modes.push_back(link.mode == LinkMode::Engaged);
        for (const MovingContact& contact : m_system.forces().contacts().all())
            modes.push_back(contact.mode == ContactMode::Open ? 0 : contact.mode == ContactMode::Slides ? 2 : 1);
        const Eigen::VectorXd& values = m_system.values();
        for (const CompiledResistance& it : m_mechanism.resistances)
            modes.push_back(values[it.coordinate] > it.maximum || values[it.coordinate] < it.minimum);
        return modes;
    }

    // Puts the new places onto the constraints; the speeds of the step are those that lead there.
    bool closeLoops()
    {
        if (!m_system.followPositions(m_now.time + m_tau, m_now.positions, m_change))
            return false;
        m_after += m_change / m_tau;
        return true;
    }

    void advancePositions()
    {
        const Eigen::VectorXd old = m_now.positions;
        const Eigen::VectorXd& way = m_problem.way();
        m_now.positions.head(m_mechanism.coordinateCount) += way;
        for (const CompiledJoint& joint : m_mechanism.joints) {
            if (joint.ball < 0)
                continue;
            const Eigen::Quaterniond e
                = eulerParametersFromRotationVector(atBall(joint, way)) * eulerParameters(m_mechanism, joint, old);
            setAtBall(joint, e.vec(), m_now.positions);
            m_now.positions[m_mechanism.coordinateCount + joint.ball] = e.w();
        }
    }

    // Contacts that bounced within the step are where that took them, and none ends below its plane.
    void clearPlanes()
    {
        RigidContacts& rigid = m_system.forces().rigid();
        if (!rigid.isAny())
            return;
        const double time = m_now.time + m_tau;
        std::vector<RigidContacts::Shift> shifts = m_problem.shifts();
        constexpr int roundLimit = 5;  // one that is lifted may press another
        for (int round = 0; round < roundLimit; ++round) {
            m_system.dynamics().setState(m_now.positions, m_after, time);
            m_system.forces().contacts().calcMotion(m_system.dynamics());
            if (!rigid.addSunk(shifts) && round > 0)
                return;
            rigid.shift(m_system.dynamics(), m_system.given().isGiven, time, shifts, m_now.positions, m_after);
        }
    }

    bool isSampleTime()
    {
        if (m_now.time < m_nextSample * m_context.options.outputStep - m_tau / 2)
            return false;
        m_nextSample += 1;
        return true;
    }

    void sample()
    {
        if (m_system.isDetermined())
            m_context.recorder.sample(m_system, m_now);
    }

    const PlannedEnd* metCondition()
    {
        const PlannedEnd* met = nullptr;
        for (std::size_t i = 0; i < m_conditions.size(); ++i) {
            const double value = m_system.value(m_conditions[i]->difference);
            if (m_values.size() <= i)
                m_values.push_back(value);
            const double before = m_values[i];
            const int direction = m_conditions[i]->direction;
            const bool rises = before <= 0 && value > 0, falls = before >= 0 && value < 0;
            if (!met && m_steps > 0 && ((direction >= 0 && rises) || (direction <= 0 && falls)))
                met = m_conditions[i];
            m_values[i] = value;
        }
        return met;
    }

    StageOutcome finish(StageOutcome outcome)
    {
        outcome.end = m_now;
        outcome.steps = m_steps;
        outcome.undirectedSteps = m_problem.undirectedSteps();
        outcome.stepRatio = m_ratio;
        outcome.stiffest = m_stiffest;
        return outcome;
    }

    StageOutcome stopped(const Sentence& why)
    {
        if (m_ratio > unstableRatio)
            return finish({StageResult::Stopped, {}, -1, why, why, 0});
        const std::optional<Sentence> singular = m_system.singularityAt(m_now);
        const Sentence message
            = singular ? sentence("%1, near a singular position of the constraints %2; where speeds or forces grew "
                                  "without bound before, take a smaller step",
                                  why, *singular)
                       : sentence("%1; where speeds or forces grew without bound before, take a smaller step", why);
        return finish({StageResult::Stopped, {}, -1, message, message, 0});
    }

    MotionSystem& m_system;
    const Mechanism& m_mechanism;
    std::vector<const PlannedEnd*> m_conditions;
    RunContext& m_context;
    StageLimit m_limit;
    StepProblem m_problem;
    double m_tau, m_nextSample = 0, m_power = 0, m_held = 0;
    std::set<std::vector<int>> m_told;  // see isTooLong()
    double m_ratio = 0;                 // largest step^2 k/m
    Sentence m_stiffest;
    long m_steps = 0;
    MotionInstant m_now;
    Eigen::VectorXd m_before, m_after, m_acceleration, m_nextAnchors, m_change;
    std::vector<double> m_values;  // of the conditions, a step ago
    Sentence m_message;
};

}  // namespace

StageOutcome runDifferences(MotionSystem& system, const StagePlan& stage, RunContext& context)
{
    return DifferencesRun(system, stage, context).run();
}

}  // namespace sinew
