// The runs of the scenario, and what they are compared with.

#include <algorithm>
#include <utility>

#include <QFileInfo>

#include "core/io/motion_file.h"
#include "core/schema/validate.h"
#include "ui/jobs/simulation_job.h"
#include "ui/session/frame_feed.h"
#include "ui/session/motion_session.h"
#include "ui/session/rerun_timer.h"
#include "ui/session/resources.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

constexpr double longestRerun = 1;  // s that a run may have taken to be done again by itself

bool isError(const ModelProblem& problem)
{
    return problem.diagnostic.severity == Severity::Error;
}

std::optional<ShownRun> shown(const std::shared_ptr<const SimulationRun>& run)
{
    if (!run)
        return std::nullopt;
    return ShownRun{run->request.model, std::make_shared<const RecordingReader>(recordingOf(run))};
}

}  // namespace

bool MotionSession::isRunning() const
{
    return m_job->isBusy();
}

double MotionSession::runTime() const
{
    return m_job->time();
}

std::shared_ptr<const Recording> MotionSession::recording() const
{
    return recordingOf(m_run);
}

std::shared_ptr<const Recording> MotionSession::keptRecording() const
{
    return recordingOf(m_keptRun);
}

std::optional<ShownRun> MotionSession::shownRun() const
{
    return shown(m_run ? m_run : m_start);
}

std::optional<ShownRun> MotionSession::keptRun() const
{
    return shown(m_keptRun);
}

void MotionSession::setInFront(bool inFront)
{
    m_feed->setInFront(inFront);
}

bool MotionSession::isOutdated() const
{
    return m_isOutdated;
}

void MotionSession::run()
{
    if (!hasScenario() || !m_session.hasModel())
        return;
    // The last sound model is not the one that a person edits and saves.
    if (!m_session.isCurrent()) {
        m_session.report(makeError(sentence("the motion was not run: the model has errors"), sentence("see Problems")));
        return;
    }
    m_rerun->stop();
    m_cancelled = nullptr;
    m_job->start({m_session.model(), scenario(), !m_run});
    notify(MotionChange::Run);
}

void MotionSession::cancel()
{
    if (!isRunning())
        return;
    m_job->cancel();
    m_rerun->stop();
    m_cancelled = std::make_unique<SimulationRequest>(SimulationRequest{m_session.model(), scenario()});
}

// A short run follows the edits by itself. What a person has cancelled waits for the next edit.
void MotionSession::planRerun()
{
    const bool isCancelled
        = m_cancelled && m_cancelled->scenario == scenario() && m_cancelled->model == m_session.model();
    if (!isCancelled)
        m_cancelled = nullptr;
    if (m_isOutdated && !isCancelled && m_run->recording.wallTime < longestRerun)
        m_rerun->plan();
    else
        m_rerun->stop();
}

void MotionSession::runAgain()
{
    const bool canRun = m_isOutdated && m_session.isCurrent()
                        && std::ranges::none_of(validateScenario(scenario(), m_session.model()), isError);
    if (canRun)
        run();
    else
        notify(MotionChange::Run);  // it waits for the person
}

bool MotionSession::isRerunPlanned() const
{
    return m_rerun->isPlanned();
}

void MotionSession::waitUntilDone()
{
    m_loader->waitUntilIdle();
    if (isRunning())
        m_job->waitUntilDone();
    m_measuredJob->waitUntilIdle();
}

// The figure stands as the motion begins, not as its model does, while the first run is on its way.
void MotionSession::showStart(const std::shared_ptr<const SimulationRun>& run)
{
    if (m_run)
        return;
    m_start = run;
    m_feed->setRecording(recordingOf(run), run->request.model);
    notify(MotionChange::Recording);
}

void MotionSession::takeRun(const std::shared_ptr<const SimulationRun>& run)
{
    const Recording& recording = run->recording;
    // A run that was broken off at once shows less than the one before it.
    const bool isEmpty = recording.times.size() < 2;
    const bool staysBefore = isEmpty && m_run && recording.status == RunStatus::Cancelled;
    if (m_run && !staysBefore)
        m_session.withdraw([&past = m_run->recording.diagnostics](const Diagnostic& message) {
            return std::ranges::find(past, message) != past.end();
        });
    for (const Diagnostic& diagnostic : recording.diagnostics)
        m_session.report(diagnostic);
    if (staysBefore) {
        notify(MotionChange::Run);
        return;
    }
    m_run = run;
    m_start = nullptr;
    m_time = std::clamp(m_time, firstTime(), lastTime());
    m_feed->setTime(m_time);
    m_feed->setRecording(MotionSession::recording(), run->request.model);
    findOutdated();
    notify(MotionChanges(MotionChange::Run) | MotionChange::Recording | MotionChange::Time);
}

// Redo has brought back the scenario that this run is of.
void MotionSession::showUndone(const std::shared_ptr<const SimulationRun>& run)
{
    m_run = run;
    m_time = std::clamp(m_time, firstTime(), lastTime());
    m_feed->setTime(m_time);
    m_feed->setRecording(recording(), run->request.model);
    m_toTell |= MotionChange::Time;  // told with the scenario
}

void MotionSession::keepRecording()
{
    if (!m_run || m_run == m_keptRun)
        return;
    m_keptRun = m_run;
    notify(MotionChange::Recording);
}

void MotionSession::dropKept()
{
    if (!m_keptRun && !m_measured)
        return;
    m_keptRun = nullptr;
    m_measured = nullptr;
    notify(MotionChange::Recording);
}

MotionSession::MeasuredFile MotionSession::readMeasured(const MeasuredRequest& request)
{
    return {request.path, readMotionFile(request.path, {request.rotations})};
}

bool MotionSession::openMeasured(const std::string& path)
{
    if (!hasScenario())
        return false;
    if (!QFileInfo(QString::fromStdString(path)).isFile()) {
        m_session.report(noSuchFile(path));
        return false;
    }
    MeasuredRequest request{path, {}};
    for (const Coordinate& coordinate : m_session.expandedModel().coordinates) {
        if (coordinate.kind == CoordinateKind::Rotation) {
            for (const char* ending : {"", "/value", "/speed"})
                request.rotations.push_back(coordinate.name + ending);
        }
    }
    m_measuredJob->forget();
    m_measuredJob->ask(std::move(request));
    return true;
}

void MotionSession::takeMeasured(const std::shared_ptr<const MeasuredFile>& file)
{
    for (const Diagnostic& diagnostic : file->read.diagnostics)
        m_session.report(diagnostic);
    if (!file->read)
        return;
    m_measured = std::shared_ptr<const MotionTable>(file, &*file->read.value);
    notify(MotionChange::Recording);
}

}  // namespace sinew
