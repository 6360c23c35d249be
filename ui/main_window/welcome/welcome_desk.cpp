#include "ui/main_window/welcome/welcome_desk.h"

#include <algorithm>

#include <QFileDialog>
#include <QFileInfo>

#include "ui/dialogs/file_dialogs.h"
#include "ui/dialogs/recovery_dialogs.h"
#include "ui/jobs/recovery_job.h"
#include "ui/main_window/welcome/welcome_page.h"
#include "ui/main_window/window_memory.h"
#include "ui/session/session.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"

namespace sinew {

WelcomeDesk::WelcomeDesk(WelcomePage& page, WindowMemory& memory, Session& session, const QString& recoveryFolder)
    : m_page(page), m_memory(memory), m_session(session), m_store(recoveryFolder.toStdString())
{
    for (const QString& problem : page.problems())
        session.report(makeWarning(problem.toStdString()));
    page.setFilter(memory.welcomeFilter());
    connect(&page, &WelcomePage::filterChosen, this, [this](const QString& user) { m_memory.keepWelcomeFilter(user); });
    connect(&page, &WelcomePage::openRequested, this, &WelcomeDesk::openRequested);
    connect(&page, &WelcomePage::locateRequested, this, &WelcomeDesk::locate);
    connect(&session, &Session::changed, this, [this](Changes changes) {
        if ((changes & Change::Messages) && !m_session.isOpening())
            m_page.showOpening({});
    });
    if (!recoveryFolder.isEmpty()) {
        m_job = std::make_unique<RecoveryJob>(recoveryFolder.toStdString());
        connect(m_job.get(), &RecoveryJob::listed, this, &WelcomeDesk::showFound);
        connect(m_job.get(), &RecoveryJob::compared, this, &WelcomeDesk::showDifferences);
        connect(m_job.get(), &RecoveryJob::recovered, this, &WelcomeDesk::take);
        connect(&page, &WelcomePage::recoverRequested, this, &WelcomeDesk::recover);
        connect(&page, &WelcomePage::compareRequested, this, &WelcomeDesk::compare);
        connect(&page, &WelcomePage::discardRequested, this, &WelcomeDesk::discard);
        connect(&m_lookAgain, &QTimer::timeout, this, [this] {
            if (m_page.isVisible())
                look();
        });
        constexpr int interval = 2000;  // ms
        m_lookAgain.start(interval);
    }
    refresh();
}

WelcomeDesk::~WelcomeDesk() = default;

void WelcomeDesk::refresh()
{
    m_page.showOpening({});
    m_page.setRecentFiles(m_memory.recent());
    look();
}

void WelcomeDesk::look()
{
    if (m_job)
        m_job->list();
}

void WelcomeDesk::waitUntilDone()
{
    if (m_job)
        m_job->waitUntilDone();
}

void WelcomeDesk::showFound(const std::vector<RecoveryEntry>& entries)
{
    m_found = entries;
    m_page.setRecovery(offersOf([](const RecoveryCopy&) { return true; }));
    emit found();
}

std::vector<RecoveryOffer> WelcomeDesk::offersOf(const std::function<bool(const RecoveryCopy&)>& isWanted) const
{
    std::vector<RecoveryOffer> offers;
    for (const RecoveryEntry& entry : m_found) {
        if (!isWanted(entry.copy))
            continue;
        RecoveryOffer offer;
        offer.id = QString::fromStdString(entry.copy.id);
        offer.title = QString::fromStdString(entry.copy.title);
        offer.when = dayText(QDateTime::fromSecsSinceEpoch(entry.copy.time), QDateTime::currentDateTime());
        offer.isDamaged = entry.state == RecoveryState::Damaged;
        if (entry.state == RecoveryState::Elsewhere)
            offer.elsewhere = QString::fromStdString(entry.copy.writer.host);
        offers.push_back(std::move(offer));
    }
    return offers;
}

QString WelcomeDesk::titleOf(const QString& id) const
{
    const auto isIt = [&](const RecoveryEntry& entry) { return entry.copy.id == id.toStdString(); };
    const auto found = std::find_if(m_found.begin(), m_found.end(), isIt);
    return found == m_found.end() ? QString() : QString::fromStdString(found->copy.title);
}

void WelcomeDesk::recover(const QString& id)
{
    if (m_job)
        m_job->recover(id.toStdString());
}

void WelcomeDesk::compare(const QString& id)
{
    if (m_job)
        m_job->compare(id.toStdString());
}

void WelcomeDesk::showDifferences(const RecoveryCopy& copy, const std::vector<Sentence>& lines)
{
    QStringList texts;
    for (const Sentence& line : lines)
        texts.append(said(line));
    showComparison(m_page.window(),
                   translated("What the unsaved work on %1 has changed, beside the saved file:")
                       .arg(QString::fromStdString(copy.title)),
                   texts);
}

void WelcomeDesk::take(const RecoveryEntry& entry, const Result<Project>& document)
{
    if (document) {
        emit recovered(entry, *document.value);
    } else {
        for (const Diagnostic& remark : document.diagnostics)
            m_session.report(remark);
    }
    refresh();
}

void WelcomeDesk::discard(const QString& id)
{
    if (!mayDiscardCopy(m_page.window(), titleOf(id)))
        return;
    if (!m_store.remove(id.toStdString()))
        m_session.report(makeWarning(sentence("the recovery copy could not be removed"),
                                     sentence("look at the permissions of %1", m_store.folder())));
    refresh();
}

void WelcomeDesk::locate(const QString& path)
{
    const QString found = askForLostFile(m_page.window(), m_session.dialogFolder(), QFileInfo(path).fileName());
    if (found.isEmpty())
        return;
    m_memory.replaceRecentFile(path, found);
    refresh();
    emit openRequested(found);
}

}  // namespace sinew
