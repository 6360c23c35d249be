#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "ui/main_window/main_window.h"

namespace sinew {

// The windows of the program, each with a document of its own. The first may be opened with nothing in it; a document
// that is opened where there is one already gets another window.
class WindowSet : public QObject {
    Q_OBJECT

public:
    // theme must outlive the windows.
    WindowSet(ThemeSwitch& theme, WindowPlaces places);
    ~WindowSet() override;

    // One more window, without a document and not shown yet.
    MainWindow& open();
    Session& sessionOf(const MainWindow& window) const;
    std::vector<MainWindow*> windows() const;
    // Closes all, each of which asks about its own unsaved changes. False: a person wants to keep one; those that were
    // asked before are closed.
    bool closeAll();
    // All edits until now are in recovery copies, for the next start: the program is about to end. Waits for that.
    void keepRecoveryCopies();

private:
    struct Entry {
        std::unique_ptr<Session> session;
        std::unique_ptr<MainWindow> window;  // goes before its session
    };

    MainWindow* windowOf(const QString& file) const;
    void openBeside(const MainWindow& window, const std::function<void(MainWindow&)>& fill);
    void forget(const MainWindow* window);

    ThemeSwitch& m_theme;
    WindowPlaces m_places;
    std::vector<Entry> m_entries;
};

}  // namespace sinew
