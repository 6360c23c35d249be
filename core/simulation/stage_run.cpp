#include "core/simulation/stage_run.h"

#include <algorithm>
#include <cmath>

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

// One stage on its way.
class AdaptiveRun {
public:
    AdaptiveRun(MotionSystem& system, const StagePlan& stage, RunContext& context)
        : m_system(system), m_conditions(conditionsOf(stage)), m_context(context),
          m_integrator(system, context.options), m_limit(limitOf(system, stage, context.options)),
          m_switchCount(system.forces().switchCount())
    {
    }

    StageOutcome run()
    {
        const MotionInstant& start = m_system.start();
        m_nextSample = std::floor(start.time / step() + 1e-9) + 1;
        if (!m_system.evaluate(start))
            return stopped(start, m_system.message());
        m_context.recorder.sample(m_system, start);
        if (m_limit.time - start.time <= instant(start.time))
            return finish(atLimit(m_limit, m_system), start);
        if (!m_integrator.start(start.time, m_system.startState()))
            return stopped(start, m_integrator.message());
        for (;;) {
            const Advance advance = m_integrator.advance(m_limit.time);
            if (advance == Advance::Failed)
                return failed();
            sampleUpTo(m_integrator.time());
            const MotionInstant now = m_system.instantOf(m_integrator.time(), m_integrator.state());
            if (advance == Advance::Root) {
                if (const PlannedEnd* end = metCondition())
                    return conditionEnds(*end, now);
                if (!switchModes(now))
                    return stopped(now, chatterMessage());
            }
            if (m_limit.time - now.time <= instant(now.time))
                return conclude(atLimit(m_limit, m_system), now);
            if (m_context.progress && !m_context.progress(now.time))
                return conclude({StageResult::Cancelled, {}, -1, "cancelled", {}, 0}, now);
        }
    }

private:
    double step() const { return m_context.options.outputStep; }

    // Samples of the output grid within the last step.
    void sampleUpTo(double time)
    {
        for (; m_nextSample * step() < time - instant(time); m_nextSample += 1) {
            if (!m_integrator.interpolate(m_nextSample * step(), m_between))
                continue;
            const MotionInstant between = m_system.instantOf(m_nextSample * step(), m_between);
            if (m_system.evaluate(between))
                m_context.recorder.sample(m_system, between);
        }
        if (std::abs(m_nextSample * step() - time) <= instant(time))
            m_nextSample += 1;  // the end of the step is sampled, or begins what follows
    }

    const PlannedEnd* metCondition() const
    {
        for (std::size_t i = 0; i < m_conditions.size(); ++i) {
            if (m_integrator.roots()[static_cast<std::size_t>(m_switchCount) + i] != 0)
                return m_conditions[i];
        }
        return nullptr;
    }

    // False when links or contacts chatter.
    bool switchModes(const MotionInstant& now)
    {
        m_system.prepare(now);
        // a contact that closes chooses itself whether it slides
        for (Eigen::Index i = m_switchCount; i-- > 0;) {
            if (m_integrator.roots()[static_cast<std::size_t>(i)] != 0)
                m_system.forces().switchMode(i, now.anchors);
        }
        m_chatter = now.time - m_lastSwitch < chatterTime ? m_chatter + 1 : 0;
        m_lastSwitch = now.time;
        if (m_system.evaluate(now))
            m_context.recorder.sample(m_system, now);
        return m_chatter < chatterLimit && m_integrator.start(now.time, m_system.stateOf(now));
    }

    std::string chatterMessage() const
    {
        return "links or contacts switch without end near " + inWords(m_lastSwitch)
               + " s; give them more damping, or use the method 'differences'";
    }

    StageOutcome conditionEnds(const PlannedEnd& end, const MotionInstant& now)
    {
        return conclude({StageResult::Ended, {}, end.next, wordsOf(end), {}, 0}, now);
    }

    StageOutcome conclude(StageOutcome outcome, const MotionInstant& now)
    {
        if (m_system.evaluate(now))
            m_context.recorder.sample(m_system, now);
        return finish(std::move(outcome), now);
    }

    StageOutcome finish(StageOutcome outcome, const MotionInstant& now)
    {
        outcome.end = now;
        outcome.steps = m_integrator.steps();
        return outcome;
    }

    StageOutcome stopped(const MotionInstant& now, const std::string& message)
    {
        return finish({StageResult::Stopped, {}, -1, message, message, 0}, now);
    }

    StageOutcome failed()
    {
        const MotionInstant last = m_system.instantOf(m_integrator.time(), m_integrator.state());
        std::string message = m_integrator.message();
        if (!m_system.message().empty())
            message += ": " + m_system.message();
        const std::string singularity = m_system.singularityAt(last);
        if (!singularity.empty())
            return stopped(last, message + singularity);
        return stopped(last,
                       message + "; try the method 'implicit', or look at what acts at " + inWords(last.time) + " s");
    }

    MotionSystem& m_system;
    std::vector<const PlannedEnd*> m_conditions;
    RunContext& m_context;
    Integrator m_integrator;
    StageLimit m_limit;
    Eigen::Index m_switchCount;
    double m_nextSample = 0, m_lastSwitch = -1;
    int m_chatter = 0;
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
        return {StageResult::Duration, {}, -1, "duration", {}, 0};
    const std::string message = system.knownSource() + " ends at " + inWords(limit.time)
                                + " s, before the stage does; give a longer table or end the stage earlier";
    return {StageResult::Stopped, {}, -1, message, message, 0};
}

std::vector<const PlannedEnd*> conditionsOf(const StagePlan& stage)
{
    std::vector<const PlannedEnd*> conditions;
    for (const PlannedEnd& end : stage.ends) {
        if (!end.text.empty())
            conditions.push_back(&end);
    }
    return conditions;
}

std::string wordsOf(const PlannedEnd& end)
{
    return end.text.empty() ? "time" : end.text;
}

StageOutcome runAdaptive(MotionSystem& system, const StagePlan& stage, RunContext& context)
{
    return AdaptiveRun(system, stage, context).run();
}

}  // namespace sinew
