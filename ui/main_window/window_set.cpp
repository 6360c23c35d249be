#include "ui/main_window/window_set.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>

namespace sinew {

WindowSet::WindowSet(ThemeSwitch& theme, WindowPlaces places) : m_theme(theme), m_places(std::move(places))
{
}

WindowSet::~WindowSet() = default;

MainWindow& WindowSet::open()
{
    auto session = std::make_unique<Session>();
    const ThemeChoice worn = m_theme.choice();
    auto made = std::make_unique<MainWindow>(*session, m_theme, m_places);
    MainWindow& window = *made;
    if (!m_entries.empty())
        window.wearTheme(worn);  // what the others wear may be of this run only
    window.setOpensWindows(true);
    connect(&window, &MainWindow::windowRequested, this,
            [this, &window](const QString& path, const std::function<void(MainWindow&)>& fill) {
                openBeside(window, path, fill);
            });
    connect(&window, &MainWindow::quitRequested, this, &WindowSet::closeAll, Qt::QueuedConnection);
    // Not at once: it is in the middle of its own event.
    connect(
        &window, &MainWindow::closed, this, [this, &window] { forget(&window); }, Qt::QueuedConnection);
    m_entries.push_back({std::move(session), std::move(made)});
    return window;
}

Session& WindowSet::sessionOf(const MainWindow& window) const
{
    return *std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) {
                return entry.window.get() == &window;
            })->session;
}

std::vector<MainWindow*> WindowSet::windows() const
{
    std::vector<MainWindow*> windows;
    for (const Entry& entry : m_entries)
        windows.push_back(entry.window.get());
    return windows;
}

// A file that is open already is shown, not opened twice: two documents of one file would overwrite each other.
void WindowSet::openBeside(MainWindow& window, const QString& path, const std::function<void(MainWindow&)>& fill)
{
    for (const Entry& entry : m_entries) {
        const std::string& file
            = entry.window->motion().hasScenario() ? entry.window->motion().file() : entry.session->file();
        if (path.isEmpty() || file.empty() || QFileInfo(QString::fromStdString(file)) != QFileInfo(path))
            continue;
        entry.window->show();
        entry.window->raise();
        entry.window->activateWindow();
        return;
    }
    MainWindow& next = open();
    next.resize(window.size());
    constexpr int step = 28;  // px, beside and below the other one
    next.move(window.pos() + QPoint(step, step));
    next.show();
    fill(next);
}

void WindowSet::forget(const MainWindow* window)
{
    std::erase_if(m_entries, [&](const Entry& entry) { return entry.window.get() == window; });
}

bool WindowSet::closeAll()
{
    for (MainWindow* window : windows()) {
        if (window->isVisible() && !window->close())
            return false;
    }
    return true;
}

}  // namespace sinew
