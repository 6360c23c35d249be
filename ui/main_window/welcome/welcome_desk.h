#pragma once

#include <map>
#include <memory>
#include <string>

#include <QObject>

#include "core/document/recovery.h"

class QWidget;

namespace sinew {

class RecoveryJob;
class Session;
class WelcomePage;
class WindowMemory;

// Fills the welcome page with what the window remembers and with unsaved work that was found, and does what the page
// asks for about these; the rest it hands on.
class WelcomeDesk : public QObject {
    Q_OBJECT

public:
    // recoveryFolder: empty: nothing is looked for.
    WelcomeDesk(WelcomePage& page, WindowMemory& memory, Session& session, const QString& recoveryFolder);
    ~WelcomeDesk() override;

    void refresh();        // reads again what is remembered and what was left behind
    void waitUntilDone();  // for tests

signals:
    void openRequested(const QString& path);
    // The copy is not removed: that is for whoever has opened it.
    void recovered(const sinew::RecoveryEntry& entry, const sinew::Project& document);

private:
    void locate(const QString& path);
    void take(const RecoveryEntry& entry, const Result<Project>& document);
    void discard(const QString& id);
    void showFound(const std::vector<RecoveryEntry>& entries);
    QString titleOf(const QString& id) const;

    WelcomePage& m_page;
    WindowMemory& m_memory;
    Session& m_session;
    RecoveryStore m_store;
    std::unique_ptr<RecoveryJob> m_job;
    std::map<std::string, RecoveryEntry> m_found;
};

}  // namespace sinew
