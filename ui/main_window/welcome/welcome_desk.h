#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <QObject>
#include <QTimer>

#include "core/document/recovery.h"
#include "ui/main_window/welcome/recovery_box.h"

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

    void refresh();  // reads again what is remembered and what was left behind
    void look();     // the latter alone; found() says when it is known
    // What was left behind that is wanted, the newest first.
    std::vector<RecoveryOffer> offersOf(const std::function<bool(const RecoveryCopy&)>& isWanted) const;
    // What a person asks for about one of them, by its id.
    void recover(const QString& id);
    void compare(const QString& id);
    void discard(const QString& id);
    void waitUntilDone();  // for tests

signals:
    void openRequested(const QString& path);
    void found();
    // The copy is not removed: that is for whoever has opened it.
    void recovered(const sinew::RecoveryEntry& entry, const sinew::Project& document);

private:
    void locate(const QString& path);
    void take(const RecoveryEntry& entry, const Result<Project>& document);
    void showDifferences(const RecoveryCopy& copy, const std::vector<Sentence>& lines);
    void showFound(const std::vector<RecoveryEntry>& entries);
    QString titleOf(const QString& id) const;

    WelcomePage& m_page;
    WindowMemory& m_memory;
    Session& m_session;
    RecoveryStore m_store;
    std::unique_ptr<RecoveryJob> m_job;
    std::vector<RecoveryEntry> m_found;
    QTimer m_lookAgain;  // a program that was killed may end a little later than another begins
};

}  // namespace sinew
