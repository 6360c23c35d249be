#include "ui/session/session.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>

#include "core/document/object_place.h"
#include "core/io/file_formats.h"
#include "core/io/model_file.h"
#include "core/model/expand_segments.h"
#include "core/schema/validate.h"
#include "ui/jobs/live_solver.h"
#include "ui/session/follow_model.h"
#include "ui/session/resources.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

Diagnostic fileError(const std::string& path, Sentence message, Sentence hint)
{
    Diagnostic diagnostic = makeError(std::move(message), std::move(hint));
    diagnostic.file = path;
    return diagnostic;
}

// That what was read from a file is saved to; empty: examples stay as they are, and so do files of formats that are only
// read.
std::string fileToSave(const std::string& path)
{
    const FileFormat* format = formatOf(path);
    const bool isOwn = !isShipped(QString::fromStdString(path)) && (!format || format->write);
    return isOwn ? path : std::string();
}

}  // namespace

Session::Session(QObject* parent)
    : QObject(parent), m_solver(std::make_unique<LiveSolver>()), m_loader(std::make_unique<ModelLoader>())
{
    connect(m_solver.get(), &LiveSolver::solved, this, &Session::takeSolved);
    connect(m_solver.get(), &LiveSolver::seriesSolved, this, &Session::takeSeries);
    connect(m_loader.get(), &ModelLoader::loaded, this, &Session::takeLoaded);
    m_searchJob = std::make_unique<NewestJob<EquilibriumRequest, EquilibriumPosture>>(
        this, equilibriumOf,
        [this](const std::shared_ptr<const EquilibriumPosture>& posture) { takeEquilibrium(posture); });
    m_studyJob = std::make_unique<NewestJob<StudyRequest, RecruitmentStudy>>(
        this, studyOf, [this](std::shared_ptr<const RecruitmentStudy> study) { takeStudy(std::move(study)); });
    m_intervalJob = std::make_unique<NewestJob<IntervalRequest, IntervalStudy>>(
        this, intervalsOf, [this](std::shared_ptr<const IntervalStudy> study) { takeIntervals(std::move(study)); });
    m_followJob = std::make_unique<NewestJob<std::shared_ptr<const Solved>, FollowedPosture>>(
        this, followedOf,
        [this](std::shared_ptr<const FollowedPosture> followed) { takeFollowed(std::move(followed)); });
}

Session::~Session() = default;

bool Session::isSolving() const
{
    return m_solver->isBusy() || m_searchJob->isBusy() || m_studyJob->isBusy() || m_intervalJob->isBusy()
           || m_followJob->isBusy();
}

bool Session::isOpening() const
{
    return m_loader->isBusy();
}

const Activity* Session::currentActivity() const
{
    return m_activity < 0 ? nullptr : &model().activities[static_cast<std::size_t>(m_activity)];
}

Situation Session::statedSituation() const
{
    return makeSituation(model(), currentActivity(), m_step);
}

bool Session::isAdjusted() const
{
    return hasModel() && !isSamePosture(m_situation, statedSituation());
}

// Files

bool Session::open(const std::string& path)
{
    const QFileInfo info(QString::fromStdString(path));
    if (!info.exists()) {
        report(noSuchFile(path));
        return false;
    }
    if (info.isDir()) {
        report(
            fileError(path, sentence("expected a file, found a folder"), sentence("choose a *.sinew.json file in it")));
        return false;
    }
    m_loader->load(path);
    notify(Change::Messages);
    return true;
}

bool Session::openAndWait(const std::string& path)
{
    m_loader->cancel();
    const auto loaded = std::make_shared<const LoadedModel>(loadModel(path));
    takeLoaded(loaded);
    return loaded->model.has_value();
}

void Session::takeLoaded(const std::shared_ptr<const LoadedModel>& loaded)
{
    if (loaded->model) {
        openLoaded(*loaded);
        return;
    }
    m_messages.insert(m_messages.end(), loaded->diagnostics.begin(), loaded->diagnostics.end());
    notify(Change::Messages);
}

void Session::startDocument(Opened opened)
{
    stopSearch();
    ++m_documentNumber;
    m_document = std::move(opened.document);
    m_file = std::move(opened.file);
    m_origin = std::move(opened.origin);
    m_model = {};
    m_messages = std::move(opened.messages);
    m_selection = {};
    m_selectedPart = {};
    m_alsoSelected.clear();
    m_hidden.clear();
    m_solved = nullptr;
    m_recorded = nullptr;
    m_recordedTension = 0;
    m_study = nullptr;
    m_intervals = nullptr;
    if (opened.mechanism)
        adopt(std::move(opened.mechanism), validate(project().model));
    else
        compileModel();
    findProblems();
    m_activity = model().activities.empty() ? -1 : 0;
    m_step = currentActivity() && !currentActivity()->steps.empty() ? 0 : -1;
    m_situation = statedSituation();
    m_addedLoads.clear();
    requestSeries();
    requestSolve();
    notify(Changes(Change::Document) | Change::Situation | Change::Solution | Change::Frame | Change::Selection
           | Change::Visibility | Change::Messages);
}

// mechanism, problems: of the project's model. Without a mechanism the model before stays the one that is shown.
void Session::adopt(std::shared_ptr<const Mechanism> mechanism, std::vector<ModelProblem> problems)
{
    m_modelProblems = std::move(problems);
    m_isCurrent = mechanism != nullptr;
    if (m_isCurrent) {
        m_model = project().model;
        m_mechanism = std::move(mechanism);
    } else if (m_model == Model{}) {
        m_mechanism = std::make_shared<const Mechanism>(*compile(m_model).value);
    }
    m_expanded = expanded(m_model);
}

void Session::compileModel()
{
    Compilation compiled = compileWithProblems(project().model);
    adopt(compiled.mechanism ? std::make_shared<const Mechanism>(*std::move(compiled.mechanism)) : nullptr,
          std::move(compiled.problems));
}

void Session::findProblems()
{
    m_problems = problemsOf(project(), m_modelProblems);
    m_isBalanceNoted = false;
    noteBalance();
}

// A posture that cannot be held stands last among the warnings. A motion need not be held, but Edit and Posture show the
// posture of its model too.
void Session::noteBalance()
{
    const auto firstHint = [this] {
        return std::ranges::find_if(
            m_problems, [](const Problem& problem) { return problem.diagnostic.severity == Severity::Note; });
    };
    if (std::exchange(m_isBalanceNoted, false))
        m_problems.erase(firstHint() - 1);
    const StaticsStatus status = m_solved ? m_solved->solution.status : StaticsStatus::NotRun;
    if (!m_isCurrent || (status != StaticsStatus::NotHoldable && status != StaticsStatus::Displaced))
        return;
    Sentence hint = status == StaticsStatus::Displaced
                        ? sentence("take the posture in which it comes to rest, or make what gives way stiffer")
                    : project().scenario
                        ? sentence("a motion need not be held; for statics take another posture, lock a coordinate, "
                                   "or let links supply what is missing")
                        : sentence("take another posture, lock a coordinate, or let links supply what is missing");
    m_isBalanceNoted = true;
    m_problems.insert(firstHint(), {{}, makeWarning(m_solved->solution.message, std::move(hint)), {}});
}

void Session::openMade(Project made, const ModelFile& of)
{
    m_loader->cancel();
    Document document(std::move(made));
    // What nobody has filled yet is nothing to lose.
    const Project& project = document.project();
    if (!project.model.bodies.empty() || !project.model.links.empty() || project.fixation)
        document.markUnsaved();
    if (of.holdsIt)
        document.markSaved(ProjectPart::Model);
    startDocument({std::move(document), of.holdsIt ? fileToSave(of.path) : std::string(), of.path, nullptr, {}});
}

void Session::openLoaded(const LoadedModel& loaded, std::optional<Scenario> scenario, std::optional<Fixation> fixation)
{
    if (!loaded.model)
        return;
    m_loader->cancel();
    startDocument({Document({*loaded.model, std::move(scenario), std::move(fixation)}), fileToSave(loaded.path),
                   loaded.path, loaded.mechanism, loaded.diagnostics});
}

bool Session::saveAs(const std::string& path)
{
    if (isShipped(QString::fromStdString(path))) {
        report(shippedFileError(path));
        return false;
    }
    const Result<bool> written = writeModelFile(project().model, path);
    m_messages.insert(m_messages.end(), written.diagnostics.begin(), written.diagnostics.end());
    if (written) {
        m_document.markSaved(ProjectPart::Model);
        m_file = m_origin = path;
    }
    notify(Changes(Change::Document) | Change::Messages);
    return written.ok();
}

// Solving

void Session::situationChanged()
{
    abandonSearch();
    requestSolve();
    notify(Change::Situation);
}

void Session::requestSolve()
{
    m_solver->solve({m_mechanism, m_situation, m_criterion, m_historyWish});
    requestStudy();
    requestIntervals();
}

void Session::requestSeries()
{
    m_series = nullptr;
    m_solver->forgetSeries();
    if (m_activity >= 0)
        m_solver->solveSeries({m_mechanism, m_expanded, m_activity, m_criterion});
}

void Session::takeSolved(std::shared_ptr<const Solved> solved)
{
    // An answer for a document that is no longer open.
    if (solved->mechanism != m_mechanism)
        return;
    m_solved = std::move(solved);
    m_followed = nullptr;
    m_followJob->forget();
    if (givesWay(*m_solved))
        m_followJob->ask(m_solved);
    noteBalance();
    notify(m_recorded ? Changes(Change::Solution) : Changes(Change::Solution) | Change::Frame);
}

QString Session::effectOfErrors() const
{
    return hasFormerResults() ? translated("results are those of before") : translated("nothing is computed");
}

QString Session::whyNothingToSolve() const
{
    return expandedModel().bodies.empty() ? translated("nothing to solve: the model has no body") : QString();
}

std::shared_ptr<const ResultFrame> Session::frame() const
{
    if (m_recorded)
        return m_recorded;
    return m_solved ? std::shared_ptr<const ResultFrame>(m_solved, &m_solved->frame) : nullptr;
}

void Session::showRecorded(std::shared_ptr<const ResultFrame> frame, double largestTension)
{
    if (!frame && !m_recorded)
        return;
    m_recorded = std::move(frame);
    m_recordedTension = m_recorded ? largestTension : 0;
    notify(Change::Frame);
}

void Session::takeFollowed(std::shared_ptr<const FollowedPosture> followed)
{
    m_followed = std::move(followed);
    notify(Change::Study);
}

void Session::takeSeries(std::shared_ptr<const std::vector<StaticsSolution>> series)
{
    m_series = std::move(series);
    notify(Change::Solution);
}

void Session::waitUntilSolved()
{
    m_searchJob->waitUntilIdle();  // what it finds is solved next
    m_solver->waitUntilIdle();
    m_studyJob->waitUntilIdle();
    m_intervalJob->waitUntilIdle();
    m_followJob->waitUntilIdle();
}

void Session::notify(Changes changes)
{
    m_toTell |= changes;
    if (std::exchange(m_telling, true))
        return;
    while (m_toTell)
        emit changed(std::exchange(m_toTell, Changes()));
    m_telling = false;
}

}  // namespace sinew
