#include "ui/session/motion_session.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>

#include "core/io/scenario_file.h"
#include "core/scenario/new_scenario.h"
#include "ui/jobs/simulation_job.h"
#include "ui/session/frame_feed.h"
#include "ui/session/playback.h"
#include "ui/session/rerun_timer.h"
#include "ui/session/resources.h"
#include "ui/session/scenario_document.h"
#include "ui/session/session.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"

namespace sinew {

MotionSession::MotionSession(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_feed(std::make_unique<FrameFeed>(session)),
      m_playback(std::make_unique<Playback>()), m_job(std::make_unique<SimulationJob>()),
      m_rerun(std::make_unique<RerunTimer>(session))
{
    m_loader = std::make_unique<NewestJob<std::string, LoadedProject>>(
        this, [](const std::string& path) { return loadProject(path, ProjectPart::Scenario); },
        [this](const std::shared_ptr<const LoadedProject>& loaded) { takeLoaded(*loaded); });
    m_measuredJob = std::make_unique<NewestJob<MeasuredRequest, MeasuredFile>>(
        this, &MotionSession::readMeasured,
        [this](const std::shared_ptr<const MeasuredFile>& file) { takeMeasured(file); });
    connect(m_playback.get(), &Playback::advanced, this, &MotionSession::advance);
    connect(m_job.get(), &SimulationJob::progressed, this, [this] { notify(MotionChange::Run); });
    connect(m_job.get(), &SimulationJob::began, this, &MotionSession::showStart);
    connect(m_job.get(), &SimulationJob::finished, this, &MotionSession::takeRun);
    connect(m_rerun.get(), &RerunTimer::due, this, &MotionSession::runAgain);
    connect(&session, &Session::changed, this,
            [this](Changes changes) { sessionChanged(changes.testFlag(Change::Document)); });
}

MotionSession::~MotionSession() = default;

// The scenario and its file

bool MotionSession::hasScenario() const
{
    return m_scenario.has_value();
}

const Scenario& MotionSession::scenario() const
{
    static const Scenario none{};
    return m_scenario ? *m_scenario : none;
}

const std::string& MotionSession::file() const
{
    return m_files.file;
}

bool MotionSession::isModified() const
{
    return hasScenario()
           && (m_session.document().isModified(ProjectPart::Scenario) || m_files.model != m_session.origin());
}

bool MotionSession::isOpening() const
{
    return m_loader->isBusy();
}

bool MotionSession::open(const std::string& path)
{
    if (!QFileInfo(QString::fromStdString(path)).isFile()) {
        m_session.report(noSuchFile(path));
        return false;
    }
    m_loader->forget();
    m_loader->ask(path);
    notify(MotionChange::Run);
    return true;
}

bool MotionSession::openNow(const std::string& path)
{
    m_loader->forget();
    const LoadedProject loaded = loadProject(path, ProjectPart::Scenario);
    takeLoaded(loaded);
    return loaded.scenario.has_value();
}

bool MotionSession::openAndWait(const std::string& path)
{
    const bool isOpen = openNow(path);
    waitUntilDone();
    return isOpen;
}

void MotionSession::takeLoaded(const LoadedProject& loaded)
{
    if (!loaded.scenario) {
        for (const Diagnostic& diagnostic : loaded.model.diagnostics)
            m_session.report(diagnostic);
        notify(MotionChange::Run);
        return;
    }
    const MotionChanges all = MotionChanges(MotionChange::Scenario) | MotionChange::Recording | MotionChange::Time
                              | MotionChange::Selection | MotionChange::Plots | MotionChange::Playback;
    forgetRuns();
    m_scenario = loaded.scenario;
    m_files = PartFile::opened(loaded.path, loaded.model.path);
    m_session.setScenarioBase(m_files.base);
    lookAtBeginning();
    // The document that is about to come is the scenario's own.
    m_documentNumber = m_session.documentNumber() + 1;
    m_session.openLoaded(loaded.model, loaded.scenario);
    run();
    notify(all);
}

bool MotionSession::save(const std::string& path)
{
    if (!hasScenario())
        return false;
    if (isShipped(QString::fromStdString(path))) {
        m_session.report(shippedFileError(path));
        return false;
    }
    if (m_files.base.empty()) {
        m_files.base = path;  // a new one: nothing is named from another place
        m_session.setScenarioBase(m_files.base);
    }
    Scenario present = scenario();
    present.model = nameOfModel(present.model, m_files.base, m_session.origin());
    const Result<bool> written
        = writeScenarioFile(relocated(present, m_files.base, path), m_session.project().model, path);
    for (const Diagnostic& diagnostic : written.diagnostics)
        m_session.report(diagnostic);
    if (written) {
        m_session.markSaved(ProjectPart::Scenario);
        m_files.saved(path, m_session.origin());
    }
    notify(MotionChange::Scenario);
    return written.ok();
}

void MotionSession::create()
{
    create(newScenario(m_session.model()));
}

void MotionSession::create(Scenario scenario)
{
    if (!hasScenario() && m_session.hasModel())
        begin(std::move(scenario));
}

QString MotionSession::whyNoMovement() const
{
    if (hasScenario() || !m_session.hasModel())
        return hasScenario() ? translated("the model has a motion already") : translated("no model is open");
    return said(sinew::whyNoMovement(m_session.model(), shownValues()));
}

void MotionSession::createMovement()
{
    if (whyNoMovement().isEmpty())
        begin(newMovement(m_session.model(), shownValues()));
}

std::vector<double> MotionSession::shownValues() const
{
    const Eigen::VectorXd& values = m_session.situation().values;
    return {values.begin(), values.end()};
}

void MotionSession::begin(Scenario scenario)
{
    forgetFile();
    const std::string note = scenario.stages.front().note;
    Project edited = m_session.project();
    edited.scenario = std::move(scenario);
    m_session.edit(std::move(edited), {tr("New motion").toStdString()});
    if (!note.empty())
        m_session.report(
            {Severity::Note, {}, 0, 0, note, sentence("give the efforts of its turns in Stages to let it go")});
    followScenario();
    run();
}

// What is looked at first of a scenario that comes anew.
void MotionSession::lookAtBeginning()
{
    m_selectedStage = scenario().stages.empty() ? -1 : 0;
    m_selectedCurve = scenario().curves.empty() ? std::string() : scenario().curves.front().name;
    m_plottedChannels = scenario().plots;
}

// The document that had it is no more.
void MotionSession::forgetScenario()
{
    forgetRuns();
    m_undone = nullptr;
    m_scenario.reset();
    forgetFile();
    m_documentNumber = -1;
    m_selectedStage = -1;
    m_selectedCurve.clear();
    m_plottedChannels.clear();
    notify(MotionChanges(MotionChange::Scenario) | MotionChange::Run | MotionChange::Recording | MotionChange::Time
           | MotionChange::Playback | MotionChange::Selection | MotionChange::Plots);
}

void MotionSession::expect(PartFile files)
{
    forgetScenario();
    m_files = std::move(files);
    m_session.setScenarioBase(m_files.base);
    m_documentNumber = m_session.documentNumber() + 1;
}

void MotionSession::forgetFile()
{
    m_files = {};
    m_session.setScenarioBase({});
}

void MotionSession::forgetRuns()
{
    m_job->forget();
    m_rerun->stop();
    m_cancelled = nullptr;
    m_measuredJob->forget();
    m_playback->play(false);
    m_run = m_start = nullptr;
    m_feed->setRecording(nullptr, {});
    m_keptRun = nullptr;
    m_measured = nullptr;
    m_isOutdated = false;
    m_time = 0;
}

void MotionSession::sessionChanged(bool isDocument)
{
    if (!isDocument)
        return;
    if (m_session.documentNumber() != m_documentNumber) {
        if (hasScenario())
            forgetScenario();  // another model was opened
        m_documentNumber = m_session.documentNumber();
    }
    followScenario();
    if (!hasScenario())
        return;
    m_feed->modelChanged();
    findOutdated();
}

// Edits

void MotionSession::edit(Scenario edited, const std::string& sentence, const std::string& mergeKey)
{
    if (!hasScenario())
        return;
    Project project = m_session.project();
    project.scenario = std::move(edited);
    m_session.edit(std::move(project), {sentence, mergeKey});
    followScenario();  // at once, even when the session is telling something else
}

void MotionSession::followScenario()
{
    const std::optional<Scenario>& now = m_session.project().scenario;
    if (now == m_scenario)
        return;
    const std::optional<Scenario> before = std::exchange(m_scenario, now);
    if (!now || !before) {
        const auto known = std::exchange(m_undone, now ? nullptr : m_run);
        forgetRuns();
        if (now && known && known->request.scenario == *now)
            showUndone(known);
    }
    if (before) {
        m_selectedStage = followStage(m_selectedStage, scenario());
        m_selectedCurve = followCurve(m_selectedCurve, *before, scenario());
    } else {
        lookAtBeginning();
        m_toTell |= MotionChange::Plots;
    }
    findOutdated();
    notify(MotionChanges(MotionChange::Scenario) | MotionChange::Selection | MotionChange::Recording
           | MotionChange::Run);
}

void MotionSession::findOutdated()
{
    const bool isOutdated
        = m_run && (m_run->request.scenario != scenario() || m_run->request.model != m_session.model());
    const bool isOther = std::exchange(m_isOutdated, isOutdated) != isOutdated;
    planRerun();
    if (isOther)
        notify(MotionChange::Recording);
}

void MotionSession::notify(MotionChanges changes)
{
    m_toTell |= changes;
    if (std::exchange(m_telling, true))
        return;
    while (m_toTell)
        emit changed(std::exchange(m_toTell, MotionChanges()));
    m_telling = false;
}

}  // namespace sinew
