#include "core/simulation/simulate.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

#include "core/base/name_list.h"
#include "core/base/number_words.h"
#include "core/mechanism/positions.h"
#include "core/model/coverage.h"
#include "core/simulation/constraint_stages.h"
#include "core/simulation/stage_run.h"

namespace sinew {

namespace {

// So many changes of stage within this time, or within the time between two samples if that is shorter, lead nowhere.
constexpr std::size_t changeLimit = 300;
constexpr double changeTime = 1e-3;  // s

Recording notRun(Diagnostics diagnostics)
{
    Recording recording;
    recording.diagnostics = std::move(diagnostics);
    const auto first = std::find_if(recording.diagnostics.begin(), recording.diagnostics.end(),
                                    [](const Diagnostic& it) { return it.severity == Severity::Error; });
    if (first != recording.diagnostics.end())
        recording.message = first->message;
    return recording;
}

// Whether a formula reads the force of a rigid contact, which follows from all accelerations at once.
bool readsRigidForce(const BoundFormula& formula, const Mechanism& mechanism)
{
    return std::any_of(formula.quantities.begin(), formula.quantities.end(), [&](const NamedQuantity& it) {
        const bool isForce = it.name == QuantityName::Normal || it.name == QuantityName::Friction;
        return isForce && !mechanism.contacts[static_cast<std::size_t>(it.object)].compliance;
    });
}

void noteLoopsOfForce(const ScenarioPlan& plan, const Mechanism& mechanism, Diagnostics& diagnostics)
{
    bool isLoop = false;
    for (const StagePlan& stage : plan.stages) {
        for (const PlannedPair& pair : stage.pairs) {
            const auto* formula = std::get_if<BoundFormula>(&pair.effort);
            isLoop = isLoop || (formula && readsRigidForce(*formula, mechanism));
        }
    }
    for (const PlannedForce& force : plan.forces) {
        for (const auto* formulas : {&force.force, &force.moment})
            isLoop = isLoop || std::any_of(formulas->begin(), formulas->end(), [&](const BoundFormula& it) {
                         return readsRigidForce(it, mechanism);
                     });
    }
    if (isLoop)
        diagnostics.push_back(
            makeError(sentence("an effort or force reads the force of a rigid contact, which it changes at once"),
                      sentence("give the contact a stiffness, or use the method 'differences', where it reads the "
                               "force a step ago")));
}

// What a run cannot do.
Diagnostics unsupported(const ScenarioPlan& plan, const Mechanism& mechanism, const RunOptions& options)
{
    Diagnostics diagnostics;
    for (std::size_t i = 0; i < mechanism.links.size(); ++i) {
        const CompiledLink& link = mechanism.links[i];
        const auto first = mechanism.points.begin() + link.firstPoint;
        const bool passesNode
            = std::any_of(first, first + link.pointCount, [](const CompiledPoint& it) { return it.node >= 0; });
        if (passesNode && link.damping > 0)
            diagnostics.push_back(makeError(
                sentence("link '%1' has damping and passes a massless node: the node's speed is not determined by a "
                         "state",
                         mechanism.linkNames[i]),
                sentence("run it without damping, or let it run from body to body")));
    }
    if (options.method != IntegrationMethod::Differences)
        noteLoopsOfForce(plan, mechanism, diagnostics);
    return diagnostics;
}

MotionInstant startOf(const Scenario& scenario, const Model& model, const Mechanism& mechanism)
{
    Eigen::VectorXd values = postureOf(model), speeds = Eigen::VectorXd::Zero(values.size());
    for (const StartValue& start : scenario.start) {
        for (std::size_t k = 0; k < mechanism.coordinateNames.size(); ++k) {
            if (mechanism.coordinateNames[k] != start.coordinate)
                continue;
            const auto i = static_cast<Eigen::Index>(k);
            values[i] = start.value.value_or(values[i]);
            speeds[i] = start.speed;
        }
    }
    const auto anchors = 2 * static_cast<Eigen::Index>(mechanism.contacts.size());
    MotionInstant start{0, positionsOf(mechanism, values), speeds, Eigen::VectorXd::Zero(anchors)};
    start.broken.assign(mechanism.links.size(), false);
    for (const CompiledNode& node : mechanism.nodes)
        start.nodes.push_back(node.position);
    return start;
}

// A scenario's way from stage to stage.
class Simulation {
public:
    Simulation(const Scenario& scenario, ScenarioPlan plan, std::shared_ptr<const Mechanism> mechanism,
               const RunProgress& progress)
        : m_scenario(scenario), m_plan(std::move(plan)), m_mechanism(std::move(mechanism)), m_progress(progress),
          m_recorder(m_plan, m_mechanism), m_now(startOf(scenario, m_plan.model, *m_mechanism))
    {
    }

    Recording run()
    {
        if (isTooMuch())
            return m_recorder.take();
        const auto begun = std::chrono::steady_clock::now();
        for (int stage = 0; stage >= 0;) {
            stage = runStage(stage);
            if (stage >= 0 && (isSwitchingForEver() || isCancelled()))
                break;
        }
        Recording recording = m_recorder.take();
        recording.wallTime = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        return recording;
    }

private:
    Recording& recording() { return m_recorder.recording(); }

    void stop(const Sentence& message, const Sentence& hint = {})
    {
        recording().status = RunStatus::Stopped;
        recording().message = message;
        recording().diagnostics.push_back(makeError(message, hint));
    }

    // The samples of a run are kept in memory: at most 800 MB of numbers.
    bool isTooMuch()
    {
        constexpr double most = 1e8;
        const RunOptions& options = m_scenario.options;
        const auto channels = static_cast<double>(std::ssize(recording().channels) + m_now.positions.size());
        const double samples = options.duration / options.outputStep;
        if (channels * samples <= most)
            return false;
        recording().message
            = sentence("the run would record %1 samples of %2 numbers, more than the memory is meant to hold",
                       inWords(samples), inWords(channels));
        recording().diagnostics.push_back(
            makeError(recording().message, sentence("sample less often (output_step), or make the run shorter")));
        return true;
    }

    // Stages that end each other as soon as they begin: time hardly goes on, and the run would never end.
    bool isSwitchingForEver()
    {
        const std::vector<StageRecord>& stages = recording().stages;
        if (stages.size() < changeLimit)
            return false;
        const auto first = stages.end() - static_cast<std::ptrdiff_t>(changeLimit);
        if (m_now.time - first->start >= std::min(changeTime, m_scenario.options.outputStep))
            return false;
        std::vector<std::string> names;
        for (auto it = first; it != stages.end(); ++it) {
            if (std::find(names.begin(), names.end(), it->name) == names.end())
                names.push_back(it->name);
        }
        const std::string time = inWords(std::round(1e9 * m_now.time) / 1e9);
        stop(names.size() == 1 ? sentence("stage %1 follows itself for ever at %2 s", nameList(names), time)
                               : sentence("the stages %1 switch for ever at %2 s", nameList(names), time),
             sentence("let the conditions leave room between each other, or give the stages a time to last ('after')"));
        return true;
    }

    // Asked for after every stage: one may last no step.
    bool isCancelled()
    {
        if (!m_progress || m_progress(m_now.time))
            return false;
        cancel();
        return true;
    }

    void cancel()
    {
        recording().status = RunStatus::Cancelled;
        recording().message = sentence("cancelled at %1 s", inWords(m_now.time));
    }

    // The next stage, or -1.
    int runStage(int index)
    {
        const StagePlan& stage = m_plan.stages[static_cast<std::size_t>(index)];
        MotionSystem system(m_plan, index, mechanismOfStage(*m_mechanism, stage, m_now.positions), m_now);
        const Sentence fault = system.begin(adopted());
        for (const Diagnostic& remark : system.remarks())
            recording().diagnostics.push_back(remark);
        if (!fault.empty() || !system.strike() || !system.settleStart()) {
            stop(fault.empty() ? sentence("stage '%1' cannot begin: %2", stage.name, system.message()) : fault);
            return -1;
        }
        m_isFirst = false;
        m_recorder.noteBroken(m_now.broken, system.start());
        RunContext context{m_plan, m_scenario.options, m_recorder, m_progress};
        const bool byDifferences = m_scenario.options.method == IntegrationMethod::Differences;
        const StageOutcome outcome
            = byDifferences ? runDifferences(system, stage, context) : runAdaptive(system, stage, context);
        for (const Diagnostic& remark : system.passages().remarks())
            recording().diagnostics.push_back(remark);
        noteRedundancy(system, stage);
        noteWrapFaults(system, stage);
        if (outcome.undirectedSteps > 0)
            recording().diagnostics.push_back(
                makeWarning(sentence("in %1 of %2 steps of stage '%3' the direction in which a contact slides was not "
                                     "found to 0.01 rad",
                                     outcome.undirectedSteps, outcome.steps, stage.name),
                            sentence("see whether a smaller step, or exact events, change the motion")));
        noteLongStep(outcome, stage);
        m_recorder.addStage({index, stage.name, m_now.time, outcome.end.time, outcome.endedBy, system.order(),
                             outcome.steps, system.solutions()});
        m_now = outcome.end;
        return conclude(outcome, system, index);
    }

    void noteWrapFaults(MotionSystem& system, const StagePlan& stage)
    {
        for (const auto& [fault, time] : system.forces().links().wrapFaults())
            recording().diagnostics.push_back(makeWarning(
                sentence("%1, in stage '%2' from %3 s on", describe(fault, *m_mechanism), stage.name, inWords(time)),
                fault.limit == WrapLimit::Within
                    ? sentence("its length and moment arms jump there; move the point or make the surface smaller")
                    : sentence("its length and moment arms jump there; let its path pass a point on the side that is "
                               "meant, or take a cylinder with a side")));
    }

    // Half way to where differences are unstable, an impact on a spring already gives back more than it took.
    void noteLongStep(const StageOutcome& outcome, const StagePlan& stage)
    {
        constexpr double inexact = 1;
        if (outcome.stepRatio <= inexact || outcome.result == StageResult::Stopped)
            return;
        recording().diagnostics.push_back(makeWarning(
            sentence("the step is long for %1 in stage '%2': step^2 k/m is %3", outcome.stiffest, stage.name,
                     withDigits(outcome.stepRatio, 3)),
            sentence("energy may come from nothing in impacts above 2, and beyond 4 in any motion; take a shorter step")));
    }

    void noteRedundancy(const MotionSystem& system, const StagePlan& stage)
    {
        if (system.redundantRows().empty())
            return;
        recording().diagnostics.push_back(makeWarning(
            sentence(
                "rows of constraints and holds that others imply bear nothing in stage '%1', since the motion does not "
                "tell their shares: %2",
                stage.name, nameList(system.redundantRows())),
            sentence(
                "which rows those are may change on the way, and forces jump where it does; hold less, or let contacts "
                "with stiffness bear")));
    }

    int conclude(const StageOutcome& outcome, MotionSystem& system, int index)
    {
        const StagePlan& stage = m_plan.stages[static_cast<std::size_t>(index)];
        recording().status = RunStatus::Completed;
        switch (outcome.result) {
        case StageResult::Ended: return m_now.time < m_scenario.options.duration ? outcome.next : -1;
        case StageResult::Duration:
            if (isRepeated(index))
                return -1;
            for (const PlannedEnd* end : conditionsOf(stage))
                warnOfWaiting(*end, stage, system);
            return -1;
        case StageResult::Cancelled:
            cancel();
            return -1;
        case StageResult::Stopped: break;
        }
        stop(sentence("stage '%1' stopped at %2 s: %3", stage.name, inWords(m_now.time), outcome.message));
        return -1;
    }

    // Whether a stage of a motion that goes round came to its end in a round before.
    bool isRepeated(int index)
    {
        const std::vector<StageRecord>& stages = recording().stages;
        return std::count_if(stages.begin(), stages.end(), [&](const StageRecord& it) { return it.stage == index; })
               > 1;
    }

    // A condition that holds at the end and never became true held from the start.
    void warnOfWaiting(const PlannedEnd& end, const StagePlan& stage, MotionSystem& system)
    {
        const bool holds = system.evaluate(m_now) && end.direction * system.value(end.difference) > 0;
        recording().message = sentence("stage '%1' was still waiting for %2 when the run ended at %3 s", stage.name,
                                       end.text, inWords(m_now.time));
        recording().diagnostics.push_back(makeWarning(
            recording().message,
            holds
                ? sentence("it was true already when the stage began, and a stage ends when its condition becomes true")
                : sentence("check the condition, or let the run last longer")));
    }

    // In the first stage given motions say where the figure starts, unless the scenario says so itself.
    std::vector<bool> adopted() const
    {
        if (!m_isFirst)
            return {};
        std::vector<bool> adopts;
        for (const std::string& name : m_mechanism->coordinateNames)
            adopts.push_back(std::none_of(m_scenario.start.begin(), m_scenario.start.end(),
                                          [&](const StartValue& it) { return it.coordinate == name; }));
        return adopts;
    }

    const Scenario& m_scenario;
    ScenarioPlan m_plan;
    std::shared_ptr<const Mechanism> m_mechanism;
    const RunProgress& m_progress;
    Recorder m_recorder;
    MotionInstant m_now;
    bool m_isFirst = true;
};

}  // namespace

namespace {

// What the run goes on without.
Diagnostics leftOut(const Model& model, const RunOptions& options)
{
    const bool byDifferences = options.method == IntegrationMethod::Differences;
    Diagnostics remarks;
    for (const CoverageRemark& it :
         coverageRemarks(model, byDifferences ? Computation::Differences : Computation::Simulation)) {
        if (it.coverage == Coverage::LeftOut)
            remarks.push_back(makeWarning(it.text));
    }
    return remarks;
}

// A motion whose energy is off by so much is not one of this model.
void noteDrift(Recording& recording)
{
    constexpr double much = 0.02;
    if (!recording.isComplete() || !(recording.energyDrift > much))
        return;
    recording.diagnostics.push_back(makeWarning(
        sentence("energy that no work accounts for: %1 % of the largest energy or work",
                 withDigits(100 * recording.energyDrift, 3)),
        sentence("take a shorter step or finer tolerances; impacts and stiff springs need them most")));
}

}  // namespace

Recording simulate(const Model& model, const Scenario& scenario, const RunProgress& progress)
{
    Result<ScenarioPlan> plan = planScenario(model, scenario);
    if (!plan)
        return notRun(std::move(plan.diagnostics));
    Result<Mechanism> mechanism = compile(plan.value->model);
    if (!mechanism)
        return notRun(std::move(mechanism.diagnostics));
    Diagnostics faults = unsupported(*plan.value, *mechanism.value, scenario.options);
    if (!faults.empty())
        return notRun(std::move(faults));
    const Diagnostics remarks = leftOut(plan.value->model, scenario.options);
    const auto& contacts = mechanism.value->contacts;
    const bool isAccounted
        = scenario.options.method != IntegrationMethod::Differences
          || std::all_of(contacts.begin(), contacts.end(), [](const auto& it) { return it.compliance.has_value(); });
    Simulation simulation(scenario, std::move(*plan.value),
                          std::make_shared<const Mechanism>(std::move(*mechanism.value)), progress);
    Recording recording = simulation.run();
    if (!isAccounted)
        recording.energyDrift = std::numeric_limits<double>::quiet_NaN();
    noteDrift(recording);
    recording.diagnostics.insert(recording.diagnostics.begin(), remarks.begin(), remarks.end());
    recording.diagnostics.insert(recording.diagnostics.begin(), plan.diagnostics.begin(), plan.diagnostics.end());
    return recording;
}

}  // namespace sinew
