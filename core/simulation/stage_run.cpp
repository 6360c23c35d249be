#include "core/simulation/stage_run.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/base/number_words.h"

namespace sinew {

namespace {

// A time span that no step resolves.
double instant(double time)
{
    return 1e-13 * std::max(1.0, std::abs(time));
}

// Links and contacts that switch again and again within this time chatter.
constexpr double chatterTime = 1e-9;  // s
constexpr int chatterLimit = 200;

// So often a step is tried again with other modes before a run is given up.
constexpr int repeatLimit = 20;

// One stage on its way.
class AdaptiveRun {
public:
    AdaptiveRun(MotionSystem& system, const StagePlan& stage, RunContext& context)
        : m_system(system), m_conditions(conditionsOf(stage)), m_context(context),
          m_integrator(integratorFor(system, context.options)), m_limit(limitOf(system, stage, context.options)),
          m_switchCount(system.switchCount()), m_roots(static_cast<std::size_t>(system.rootCount()))
    {
    }

    StageOutcome run()
    {
        const MotionInstant& start = m_system.start();
        m_nextSample = std::floor(start.time / step() + 1e-9) + 1;
        if (!m_system.evaluate(start))
            return stopped(start, m_system.message());
        if (const Sentence fault = strandFault(start.time); !fault.empty())
            return stopped(start, fault);
        m_context.recorder.sample(m_system, start);
        m_countedTime = start.time;
        if (m_limit.time - start.time <= instant(start.time))
            return finish(atLimit(m_limit, m_system), start);
        if (!m_integrator->start(start.time, m_system.startState()))
            return stopped(start, m_integrator->message());
        for (;;) {
            m_begun = m_system.instantOf(m_integrator->time(), m_integrator->state());
            const Advance advance = m_integrator->advance(std::min({m_limit.time, m_stepEnd, nextStop()}));
            if (advance == Advance::Failed)
                return failed();
            if (isWrongStep()) {
                if (!repeatStep())
                    return stopped(m_begun, undecidedMessage());
                continue;
            }
            m_stepEnd = std::numeric_limits<double>::infinity();
            const MotionInstant now = m_system.instantOf(m_integrator->time(), m_integrator->state());
            if (const Sentence fault = strandFault(now.time); !fault.empty())
                return stopped(now, fault);
            const bool isLast = m_limit.time - now.time <= instant(now.time);
            sampleUpTo(now, advance == Advance::Root || isLast);
            if (advance == Advance::Root) {
                if (const PlannedEnd* end = metCondition())
                    return conditionEnds(*end, now);
                if (std::optional<StageOutcome> outcome = passEvent(now))
                    return *outcome;
            }
            if (isLast)
                return conclude(atLimit(m_limit, m_system), now);
            if (isEndless(now.time))
                return stopped(now, endlessMessage());
            if (m_context.progress && !m_context.progress(now.time))
                return conclude({StageResult::Cancelled, {}, -1, sentence("cancelled"), {}, 0}, now);
        }
    }

private:
    // Whether what is left of the stage would take more steps than anyone waits for, by what the last ones took.
    bool isEndless(double time)
    {
        constexpr long often = 20000;
        constexpr double mostSteps = 1e8;
        const long steps = m_integrator->steps();
        if (steps < m_countedSteps + often)
            return false;
        m_pace = (time - m_countedTime) / static_cast<double>(steps - m_countedSteps);
        m_countedSteps = steps;
        m_countedTime = time;
        return (m_limit.time - time) > mostSteps * m_pace;
    }

    Sentence endlessMessage() const
    {
        return sentence("the steps have become as short as %1 s and the run would hardly end; look at what is so stiff or "
                        "so fast, or try another method",
                        withDigits(m_pace, 2));
    }

    double step() const { return m_context.options.outputStep; }

    // ARKODE's states within a step are polynomials by rates, which what is stiff makes wrong; so its implicit steps end
    // at samples.
    double nextStop() const
    {
        const double next = m_nextSample * step();
        const bool ends
            = m_context.options.method == IntegrationMethod::Implicit && next - m_begun.time > 1e-6 * step();
        return ends ? next : std::numeric_limits<double>::infinity();
    }

    // Notes where strands are, at the state that was looked at last, and says whether one has left its path.
    Sentence strandFault(double time)
    {
        m_system.forces().links().noteWrapFaults(m_system.dynamics().configuration(), time);
        return m_system.forces().links().strandFault();
    }

    // Whether the step that was made ends with a mode that its own sign contradicts: a slack link that is stretched, an
    // open contact below its plane. Such elements began the step at zero, where nothing told their way.
    bool isWrongStep()
    {
        m_wrong.clear();
        if (m_system.calcRoots(m_integrator->time(), m_integrator->state().data(), m_roots.data()))
            m_wrong = m_system.wrongModes(m_roots);
        if (m_wrong.empty())
            m_system.endStep();
        return !m_wrong.empty();
    }

    // Goes back to where the step began. Either the element was right at first and its sign changed twice within the
    // step, which is then made to end in between; or its mode was wrong from the start.
    bool repeatStep()
    {
        m_repeats = m_begun.time == m_lastRepeat ? m_repeats + 1 : 0;
        m_lastRepeat = m_begun.time;
        const double between = timeBetweenSigns();
        if (m_repeats >= repeatLimit || !m_system.evaluate(m_begun))
            return false;
        m_stepEnd = between;
        if (std::isfinite(between))
            return m_integrator->start(m_begun.time, m_system.stateOf(m_begun));
        for (const Eigen::Index number : m_wrong)
            m_system.forces().flip(number, m_begun.anchors);
        if (!m_system.meetContacts(m_begun) || !m_system.evaluate(m_begun))
            return false;
        m_context.recorder.sample(m_system, m_begun);
        return m_integrator->start(m_begun.time, m_system.stateOf(m_begun));
    }

    // A time within the step at which what is wrong at its end is clearly right; infinite when there is none.
    double timeBetweenSigns()
    {
        const double length = m_integrator->time() - m_begun.time;
        for (double share = 0.5; share > 1e-9; share /= 2) {
            const double time = m_begun.time + share * length;
            if (m_integrator->interpolate(time, m_between) && m_system.calcRoots(time, m_between.data(), m_roots.data())
                && m_system.isRight(m_wrong, m_roots))
                return time;
        }
        return std::numeric_limits<double>::infinity();
    }

    Sentence undecidedMessage() const
    {
        return m_system.message().empty()
                   ? sentence("links or contacts can neither open nor close at %1 s; use the method 'differences'",
                              inWords(m_begun.time))
                   : m_system.message();
    }

    // Samples of the output grid within the last step and at its end, unless that is sampled by what comes of it: an event,
    // or the end of the stage.
    void sampleUpTo(const MotionInstant& end, bool isEndSampled)
    {
        for (; m_nextSample * step() < end.time - instant(end.time); m_nextSample += 1) {
            if (m_integrator->interpolate(m_nextSample * step(), m_between))
                sample(m_system.instantOf(m_nextSample * step(), m_between));
        }
        // After an event on the grid every step may end on it, as none is longer than the grid's.
        if (std::abs(m_nextSample * step() - end.time) <= instant(end.time)) {
            m_nextSample += 1;
            if (!isEndSampled)
                sample(end);
        }
    }

    void sample(const MotionInstant& at)
    {
        if (m_system.evaluate(at))
            m_context.recorder.sample(m_system, at);
    }

    const PlannedEnd* metCondition() const
    {
        for (std::size_t i = 0; i < m_conditions.size(); ++i) {
            if (m_integrator->roots()[static_cast<std::size_t>(m_switchCount) + i] != 0)
                return m_conditions[i];
        }
        return nullptr;
    }

    // A condition that an event has made true: speeds and forces of rigid contacts jump.
    const PlannedEnd* conditionMetBetween(const std::vector<double>& before, const std::vector<double>& after) const
    {
        for (std::size_t i = 0; i < m_conditions.size(); ++i) {
            const double a = before[static_cast<std::size_t>(m_switchCount) + i];
            const double b = after[static_cast<std::size_t>(m_switchCount) + i];
            const int direction = m_conditions[i]->direction;
            if ((direction >= 0 && a <= 0 && b > 0) || (direction <= 0 && a >= 0 && b < 0))
                return m_conditions[i];
        }
        return nullptr;
    }

    // Switches modes at a root, after an impact if there is one. An outcome when the stage ends with it.
    std::optional<StageOutcome> passEvent(MotionInstant now)
    {
        std::vector<Eigen::Index> switched;
        for (Eigen::Index i = 0; i < m_switchCount; ++i) {
            if (m_integrator->roots()[static_cast<std::size_t>(i)] != 0)
                switched.push_back(i);
        }
        m_chatter = now.time - m_lastSwitch < chatterTime ? m_chatter + 1 : 0;
        m_lastSwitch = now.time;
        if (m_chatter >= chatterLimit)
            return stopped(now, chatterMessage());
        if (m_system.evaluate(now) && m_system.forces().rigid().isImpact())
            m_context.recorder.sample(m_system, now);  // before it; after it follows below
        const std::vector<bool> broken = now.broken;
        if (!m_system.settle(now, switched))
            return stopped(now, m_system.message());
        m_context.recorder.noteBroken(broken, now);
        const std::vector<double> before = m_roots;
        const Eigen::VectorXd state = m_system.stateOf(now);
        if (!m_system.calcRoots(now.time, state.data(), m_roots.data()) || !m_system.evaluate(now))
            return stopped(now, m_system.message());
        m_context.recorder.sample(m_system, now);
        if (const PlannedEnd* end = conditionMetBetween(before, m_roots))
            return conditionEnds(*end, now);
        if (!m_integrator->start(now.time, state))
            return stopped(now, m_integrator->message());
        return {};
    }

    Sentence chatterMessage() const
    {
        return sentence("links or contacts switch without end near %1 s; give them more damping, or use the method "
                        "'differences'",
                        inWords(m_lastSwitch));
    }

    StageOutcome conditionEnds(const PlannedEnd& end, const MotionInstant& now)
    {
        return conclude({StageResult::Ended, {}, end.next, wordsOf(end), {}, 0}, now);
    }

    StageOutcome conclude(StageOutcome outcome, const MotionInstant& now)
    {
        sample(now);
        return finish(std::move(outcome), now);
    }

    StageOutcome finish(StageOutcome outcome, const MotionInstant& now)
    {
        outcome.end = now;
        outcome.steps = m_integrator->steps();
        return outcome;
    }

    StageOutcome stopped(const MotionInstant& now, const Sentence& message)
    {
        return finish({StageResult::Stopped, {}, -1, message, message, 0}, now);
    }

    StageOutcome failed()
    {
        const MotionInstant last = m_system.instantOf(m_integrator->time(), m_integrator->state());
        const Sentence message = m_system.message().empty()
                                     ? m_integrator->message()
                                     : sentence("%1: %2", m_integrator->message(), m_system.message());
        if (const std::optional<Sentence> singular = m_system.singularityAt(last))
            return stopped(last, sentence("%1, near a singular position of the constraints %2", message, *singular));
        if (m_context.options.method == IntegrationMethod::LinearlyImplicit)
            return stopped(last, sentence("%1; look at what acts at %2 s", message, inWords(last.time)));
        return stopped(last, sentence("%1; try the method 'linearly_implicit', or look at what acts at %2 s", message,
                                      inWords(last.time)));
    }

    MotionSystem& m_system;
    std::vector<const PlannedEnd*> m_conditions;
    RunContext& m_context;
    std::unique_ptr<Integrator> m_integrator;
    StageLimit m_limit;
    Eigen::Index m_switchCount;
    double m_nextSample = 0, m_lastSwitch = -1, m_lastRepeat = -1;
    double m_stepEnd = std::numeric_limits<double>::infinity();  // of the next step
    int m_chatter = 0, m_repeats = 0;
    long m_countedSteps = 0;                // see isEndless()
    double m_countedTime = 0, m_pace = 0;  // s, s a step
    MotionInstant m_begun;  // where the last step began
    std::vector<double> m_roots;
    std::vector<Eigen::Index> m_wrong;
    Eigen::VectorXd m_between;
};

}  // namespace

StageLimit limitOf(const MotionSystem& system, const StagePlan& stage, const RunOptions& options)
{
    StageLimit limit{options.duration, nullptr, true};
    for (const PlannedEnd& end : stage.ends) {
        if (!end.time && !end.after)
            continue;
        const double time = end.time ? *end.time : system.start().time + *end.after;
        if (time <= limit.time)
            limit = {std::max(time, system.start().time), &end, false};
    }
    if (system.knownUntil() < limit.time)
        limit = {system.knownUntil(), nullptr, false};
    return limit;
}

StageOutcome atLimit(const StageLimit& limit, const MotionSystem& system)
{
    if (limit.end)
        return {StageResult::Ended, {}, limit.end->next, wordsOf(*limit.end), {}, 0};
    if (limit.isDuration)
        return {StageResult::Duration, {}, -1, sentence("duration"), {}, 0};
    const Sentence message = sentence("%1 ends at %2 s, before the stage does; give a longer table or end the stage "
                                      "earlier",
                                      system.knownSource(), inWords(limit.time));
    return {StageResult::Stopped, {}, -1, message, message, 0};
}

Sentence wordsOf(const PlannedEnd& end)
{
    return end.text.empty() ? sentence("time") : Sentence(end.text);
}

StageOutcome runAdaptive(MotionSystem& system, const StagePlan& stage, RunContext& context)
{
    return AdaptiveRun(system, stage, context).run();
}

}  // namespace sinew
