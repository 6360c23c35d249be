#include "ui/main_window/window_memory.h"

#include <QFileInfo>
#include <QMainWindow>
#include <QSettings>

namespace sinew {

namespace {

// Rises when docks come or go, so that an arrangement of older docks is not forced upon new ones.
constexpr int layoutVersion = 3;
constexpr qsizetype mostRecentFiles = 8;

}  // namespace

WindowMemory::WindowMemory(QSettings* settings) : m_settings(settings)
{
    if (!m_settings)
        return;
    m_recentFiles = m_settings->value("recent").toStringList();
    m_recentFiles.removeIf([](const QString& path) { return !QFileInfo(path).isFile(); });
}

bool WindowMemory::restoreGeometry(QMainWindow& window) const
{
    return m_settings && window.restoreGeometry(m_settings->value("window/geometry").toByteArray());
}

bool WindowMemory::restoreLayout(QMainWindow& panels) const
{
    return m_settings && panels.restoreState(m_settings->value("window/layout").toByteArray(), layoutVersion);
}

void WindowMemory::keep(const QMainWindow& window, const QMainWindow& panels)
{
    if (!m_settings)
        return;
    m_settings->setValue("window/geometry", window.saveGeometry());
    m_settings->setValue("window/layout", panels.saveState(layoutVersion));
}

void WindowMemory::forgetLayout()
{
    if (m_settings)
        m_settings->remove("window/layout");
}

ThemeChoice WindowMemory::theme() const
{
    const QString text = m_settings ? m_settings->value("theme").toString() : QString();
    return themeChoiceFrom(text).value_or(ThemeChoice::System);
}

void WindowMemory::keepTheme(ThemeChoice choice)
{
    if (m_settings)
        m_settings->setValue("theme", toString(choice));
}

void WindowMemory::addRecentFile(const QString& path)
{
    if (!m_settings || path.isEmpty())
        return;
    const QString whole = QFileInfo(path).absoluteFilePath();
    m_recentFiles.removeAll(whole);
    m_recentFiles.prepend(whole);
    m_recentFiles = m_recentFiles.mid(0, mostRecentFiles);
    m_settings->setValue("recent", m_recentFiles);
}

}  // namespace sinew
