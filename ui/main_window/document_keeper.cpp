#include "ui/main_window/document_keeper.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>

#include "core/io/atomic_file.h"
#include "ui/jobs/model_loader.h"
#include "ui/main_window/disk_notice.h"
#include "ui/session/file_watch.h"
#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/part_file.h"
#include "ui/session/recovery_keeper.h"
#include "ui/session/resources.h"
#include "ui/session/session.h"
#include "ui/text/said.h"

namespace sinew {

namespace {

// The files that a project's work belongs to. That of a model which is only looked at by a motion or a case, as an
// example is, is none.
std::vector<std::string> filesOfWork(const std::string& modelFile, const std::string& modelOrigin,
                                     const std::string& scenario, const std::string& fixation, bool isModelAlone)
{
    std::vector<std::string> files;
    for (const std::string& file : {modelFile, isModelAlone ? modelOrigin : std::string(), scenario, fixation}) {
        const QString path = QFileInfo(QString::fromStdString(file)).canonicalFilePath();
        if (!path.isEmpty())
            files.push_back(path.toStdString());
    }
    return files;
}

}  // namespace

DocumentKeeper::DocumentKeeper(const Sessions& sessions, DiskNotice& notice, const QString& recoveryFolder)
    : m_session(sessions.session), m_motion(sessions.motion), m_fixation(sessions.fixation), m_notice(notice),
      m_recovery(std::make_unique<RecoveryKeeper>(sessions, recoveryFolder.toStdString())),
      m_watch(std::make_unique<FileWatch>())
{
    connect(m_recovery.get(), &RecoveryKeeper::failed, &m_session, &Session::report);
    connect(m_watch.get(), &FileWatch::changed, this, &DocumentKeeper::fileChanged);
    connect(m_watch.get(), &FileWatch::asBefore, this, [this](const QString& file) { attach(file.toStdString()); });
    connect(&notice, &DiskNotice::keepRequested, this, [this](const QString& file) {
        m_watch->acceptPresent(file.toStdString());
        detach(file.toStdString());
    });
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

DocumentKeeper::~DocumentKeeper() = default;

// Those that it is saved to.
std::vector<std::string> DocumentKeeper::ownFiles() const
{
    std::vector<std::string> files = {m_session.file(), m_motion.file(), m_fixation.file()};
    std::erase(files, std::string());
    return files;
}

void DocumentKeeper::documentChanged()
{
    const std::vector<std::string> files = ownFiles();
    m_watch->watch(files);
    std::set<std::string> detached = m_detached;
    std::erase_if(detached, [&](const std::string& file) { return std::ranges::find(files, file) == files.end(); });
    if (std::exchange(m_documentNumber, m_session.documentNumber()) != m_session.documentNumber()) {
        m_notice.hide();
        m_written.clear();
        m_recoveredFrom.clear();
        m_notSaved.clear();
        detached.clear();
        for (const std::string& file : files)
            m_watch->acceptPresent(file);
    }
    setDetached(std::move(detached));
}

void DocumentKeeper::fileChanged(const QString& file, bool isRemoved)
{
    if (isRemoved) {
        m_notice.showRemoved(file);
        detach(file.toStdString());
    } else {
        m_notice.showChanged(file);
    }
}

void DocumentKeeper::setDetached(std::set<std::string> files)
{
    if (files == m_detached)
        return;
    m_detached = std::move(files);
    m_recovery->setDetached(isAnyDetached());
    emit detachedChanged();
}

void DocumentKeeper::detach(const std::string& file)
{
    std::set<std::string> files = m_detached;
    files.insert(file);
    setDetached(std::move(files));
}

// A notice about another file of the document stays.
void DocumentKeeper::attach(const std::string& file)
{
    const std::string noticed = m_notice.file().toStdString();
    if (noticed == file || std::ranges::count(ownFiles(), noticed) == 0)
        m_notice.hide();
    std::set<std::string> files = m_detached;
    files.erase(file);
    setDetached(std::move(files));
}

bool DocumentKeeper::save(const std::string& file, const std::function<bool()>& write, Named named)
{
    const FilePrint present = printOfFile(file);
    if (named == Named::Before && m_watch->isForeign(file, present)) {
        m_notice.showHeldBack(QString::fromStdString(file));
        return false;
    }
    keepFormer(file, present);
    if (!write()) {
        m_notSaved.insert(file);
        showNotSaved(file);
        return false;
    }
    withdrawFailures(file);
    m_written[file] = printOfFile(file);
    m_watch->acceptWritten(file, m_written[file]);
    attach(file);
    emit saved(QString::fromStdString(file));
    return true;
}

// What was written here is in the undo history; what anybody else wrote would be lost.
void DocumentKeeper::keepFormer(const std::string& file, const FilePrint& present)
{
    const auto written = m_written.find(file);
    const bool isOwn = written != m_written.end() && written->second == present;
    if (isOwn || isShipped(QString::fromStdString(file)))
        return;
    if (std::optional<Diagnostic> remark = keepBackup(file))
        m_session.report(*std::move(remark));
}

// That a file could not be written is no news once it was, or once the document is in another one.
void DocumentKeeper::withdrawFailures(const std::string& saved)
{
    std::set<std::string> past;
    for (const std::string& file : m_notSaved) {
        if (file == saved || std::ranges::count(ownFiles(), file) == 0)
            past.insert(file);
    }
    for (const std::string& file : past)
        m_notSaved.erase(file);
    m_session.withdraw([&](const Diagnostic& message) { return past.contains(message.file); });
}

void DocumentKeeper::showNotSaved(const std::string& file)
{
    const Diagnostics& messages = m_session.messages();
    for (auto message = messages.rbegin(); message != messages.rend(); ++message) {
        if (message->file != file || message->severity != Severity::Error)
            continue;
        m_notice.showNotSaved(QString::fromStdString(file), said(*message));
        return;
    }
}

void DocumentKeeper::openRecovered(const RecoveryEntry& entry, const Project& document)
{
    const RecoveryCopy& copy = entry.copy;
    const std::optional<Model> saved = copy.modelOrigin.empty() ? std::nullopt : loadModel(copy.modelOrigin).model;
    if (document.scenario)
        m_motion.expect(PartFile::recovered(copy.scenarioFile, copy.scenarioBase, copy.modelOrigin));
    if (document.fixation)
        m_fixation.expect(PartFile::recovered(copy.fixationFile, copy.fixationBase, copy.modelOrigin));
    m_session.openMade(document, {copy.modelOrigin, saved == document.model});
    m_recoveredFrom = copy.id;
    // From now on it is this program's copy, unless another computer may be using it.
    if (entry.state == RecoveryState::Left)
        m_recovery->adopt(copy.id);
}

bool DocumentKeeper::isOtherWorkOnIt(const RecoveryCopy& copy) const
{
    const std::vector<std::string> present
        = filesOfWork(m_session.file(), m_session.origin(), m_motion.origin(), m_fixation.origin(),
                      !m_motion.hasScenario() && !m_fixation.hasFixation());
    const std::vector<std::string> left
        = filesOfWork(copy.modelFile, copy.modelOrigin, copy.scenarioFile, copy.fixationFile,
                      copy.scenario.empty() && copy.fixation.empty());
    const auto isPresent = [&](const std::string& file) { return std::ranges::count(present, file) > 0; };
    return m_session.hasModel() && copy.id != m_recoveredFrom && std::ranges::any_of(left, isPresent);
}

}  // namespace sinew
