#include "core/simulation/simulate.h"

#include <algorithm>
#include <chrono>
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

// Stages that follow each other in no time go in circles.
constexpr int emptyStageLimit = 100;

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
        const auto begun = std::chrono::steady_clock::now();
        int stage = 0, empty = 0;
        while (stage >= 0) {
            const double before = m_now.time;
            stage = runStage(stage);
            empty = m_now.time > before ? 0 : empty + 1;
            if (stage >= 0 && empty > emptyStageLimit) {
                stop(sentence("the stages go in circles at %1 s without time going on", inWords(m_now.time)));
                break;
            }
        }
        Recording recording = m_recorder.take();
        recording.wallTime = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        return recording;
    }

private:
    Recording& recording() { return m_recorder.recording(); }

    void stop(const Sentence& message)
    {
        recording().status = RunStatus::Stopped;
        recording().message = message;
        recording().diagnostics.push_back(makeError(message));
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
        for (const WrapFault& wrap : system.forces().links().wrapFaults())
            recording().diagnostics.push_back(makeWarning(
                sentence("%1 in stage '%2'", describe(wrap, *m_mechanism), stage.name),
                sentence("its length and moment arms jump there; move the point or make the surface smaller")));
        if (outcome.undirectedSteps > 0)
            recording().diagnostics.push_back(
                makeWarning(sentence("in %1 of %2 steps of stage '%3' the direction in which a contact slides was not "
                                     "found to 0.01 rad",
                                     outcome.undirectedSteps, outcome.steps, stage.name),
                            sentence("see whether a smaller step, or exact events, change the motion")));
        m_recorder.addStage({index, stage.name, m_now.time, outcome.end.time, outcome.endedBy, system.order(),
                             outcome.steps, system.solutions()});
        m_now = outcome.end;
        return conclude(outcome, system, index);
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
            recording().status = RunStatus::Cancelled;
            recording().message = sentence("cancelled at %1 s", inWords(m_now.time));
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
    recording.diagnostics.insert(recording.diagnostics.begin(), remarks.begin(), remarks.end());
    recording.diagnostics.insert(recording.diagnostics.begin(), plan.diagnostics.begin(), plan.diagnostics.end());
    return recording;
}

}  // namespace sinew
