#include "ui/session/recovery_keeper.h"

#include <sstream>
#include <utility>

#include <QFileInfo>

#include "core/io/fixation_file.h"
#include "core/io/model_file.h"
#include "core/io/scenario_file.h"
#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"

namespace sinew {

namespace {

// A second from an edit to its copy, less what writing a large model takes.
constexpr int longestDelay = 500;  // ms

std::string titleOf(const Session& session, const MotionSession& motion, const FixationSession& fixation)
{
    if (fixation.hasFixation() && fixation.origin().empty())
        return unsavedName(caseTitle(fixation.fixation()).toStdString()).toStdString();
    const bool hasMotion = !fixation.hasFixation() && motion.hasScenario();
    if (hasMotion && motion.origin().empty())
        return unsavedName(motion.scenario().name).toStdString();
    const std::string& file = fixation.hasFixation() ? fixation.origin()
                              : hasMotion            ? motion.origin()
                                                     : session.origin();
    return file.empty() ? unsavedName(session.project().model.name).toStdString()
                        : QFileInfo(QString::fromStdString(file)).fileName().section('.', 0, 0).toStdString();
}

// The next start may be in another folder.
std::string fromAnywhere(const std::string& file)
{
    return file.empty() ? file : QFileInfo(QString::fromStdString(file)).absoluteFilePath().toStdString();
}

}  // namespace

RecoveryKeeper::RecoveryKeeper(const Sessions& sessions, std::string folder, QObject* parent)
    : QObject(parent), m_session(sessions.session), m_motion(sessions.motion), m_fixation(sessions.fixation),
      m_store(std::move(folder))
{
    if (m_store.folder().empty())
        return;
    m_job = std::make_unique<NewestJob<Request, Answer>>(
        this, [store = m_store](const Request& request) { return answerTo(request, store); },
        [this](const std::shared_ptr<const Answer>& answer) {
            for (const std::string& id : answer->removed)
                m_toRemove.erase(id);
            const bool hasFailed = answer->reason.has_value();
            if (std::exchange(m_hasFailed, hasFailed) != hasFailed && hasFailed)
                emit failed(*answer->reason);
        });
    m_delay.setSingleShot(true);
    m_delay.setInterval(longestDelay);
    connect(&m_delay, &QTimer::timeout, this, &RecoveryKeeper::write);
    connect(&m_session, &Session::changed, this, [this](Changes changes) {
        if (changes & Change::Document)
            documentChanged();
    });
    connect(&m_motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & MotionChange::Scenario)
            documentChanged();
    });
    connect(&m_fixation, &FixationSession::changed, this, [this](FixationChanges changes) {
        if (changes & FixationChange::Case)
            documentChanged();
    });
}

RecoveryKeeper::Answer RecoveryKeeper::answerTo(const Request& request, const RecoveryStore& store)
{
    Answer answer;
    for (const std::string& id : request.toRemove) {
        const bool isReplaced = request.project && id == request.copy.id;
        if (isReplaced || store.remove(id))
            answer.removed.insert(id);
    }
    if (!request.project)
        return answer;
    RecoveryCopy copy = request.copy;
    std::ostringstream model, scenario, fixation;
    writeModel(request.project->model, model);
    copy.model = model.str();
    if (request.project->scenario)
        writeScenario(*request.project->scenario, request.project->model, scenario);
    copy.scenario = scenario.str();
    if (request.project->fixation)
        writeFixation(*request.project->fixation, fixation);
    copy.fixation = fixation.str();
    answer.reason = store.write(std::move(copy));
    return answer;
}

// The worker ends first, so that it writes nothing after the copy has gone.
RecoveryKeeper::~RecoveryKeeper()
{
    if (!m_job)
        return;
    m_job.reset();
    if (m_hasCopy)
        m_toRemove.insert(m_id);
    for (const std::string& id : m_toRemove)
        m_store.remove(id);
}

void RecoveryKeeper::setDetached(bool isDetached)
{
    if (std::exchange(m_isDetached, isDetached) != isDetached)
        documentChanged();
}

void RecoveryKeeper::adopt(const std::string& id)
{
    m_id = id;
    m_hasCopy = true;
}

bool RecoveryKeeper::isModified() const
{
    return sinew::isModified({m_session, m_motion, m_fixation}) || (m_session.hasModel() && m_isDetached);
}

void RecoveryKeeper::documentChanged()
{
    if (m_documentNumber != m_session.documentNumber()) {
        m_documentNumber = m_session.documentNumber();
        remove();
        m_id = RecoveryStore::newId();
        m_isDetached = false;
    }
    if (!isModified())
        remove();
    else if (!m_delay.isActive())  // counted from the first edit that is not in the copy yet
        m_delay.start();
}

void RecoveryKeeper::write()
{
    if (!isModified())
        return;
    RecoveryCopy copy;
    copy.id = m_id;
    copy.title = titleOf(m_session, m_motion, m_fixation);
    copy.modelFile = fromAnywhere(m_session.file());
    copy.modelOrigin = fromAnywhere(m_session.origin());
    copy.scenarioFile = fromAnywhere(m_motion.origin());
    copy.scenarioBase = fromAnywhere(m_motion.base());
    copy.fixationFile = fromAnywhere(m_fixation.origin());
    copy.fixationBase = fromAnywhere(m_fixation.base());
    m_hasCopy = true;
    m_job->ask({m_toRemove, std::move(copy), m_session.project()});
}

void RecoveryKeeper::remove()
{
    m_delay.stop();
    if (!std::exchange(m_hasCopy, false))
        return;
    m_toRemove.insert(m_id);
    m_job->ask({m_toRemove, {}, std::nullopt});
}

void RecoveryKeeper::waitUntilDone()
{
    if (m_delay.isActive()) {
        m_delay.stop();
        write();
    }
    if (m_job)
        m_job->waitUntilIdle();
}

}  // namespace sinew
