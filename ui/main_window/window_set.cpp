#include "ui/main_window/window_set.h"

#include <algorithm>
#include <utility>

#include <QScreen>

#include "ui/session/recovery_keeper.h"

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
    window.setWindowOf([this](const QString& file) { return windowOf(file); });
    connect(&window, &MainWindow::windowRequested, this,
            [this, &window](const std::function<void(MainWindow&)>& fill) { openBeside(window, fill); });
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

MainWindow* WindowSet::windowOf(const QString& file) const
{
    const auto has = [&](const Entry& entry) { return entry.window->hasOpen(file); };
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), has);
    return found == m_entries.end() ? nullptr : found->window.get();
}

void WindowSet::openBeside(const MainWindow& window, const std::function<void(MainWindow&)>& fill)
{
    MainWindow& next = open();
    constexpr int step = 28;  // px, beside and below the other one
    const QRect room = window.screen()->availableGeometry();
    const QSize frame = window.frameGeometry().size() - window.size();
    const QPoint place = window.pos() + QPoint(step, step);
    const QSize left = QSize(room.right() - place.x(), room.bottom() - place.y()) - frame;
    // All of it on the screen, unless little would be left of it.
    next.resize(window.size().boundedTo(left).expandedTo(next.minimumSizeHint()));
    next.move(place);
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

void WindowSet::keepRecoveryCopies()
{
    for (const Entry& entry : m_entries)
        entry.window->keeper().recovery().waitUntilDone();
}

}  // namespace sinew
