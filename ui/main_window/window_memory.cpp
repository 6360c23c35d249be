#include "ui/main_window/window_memory.h"

#include <QFileInfo>
#include <QMainWindow>
#include <QSettings>

namespace sinew {

namespace {

constexpr qsizetype mostRecentFiles = 8;

QString layoutKey(const QString& workspace)
{
    return QStringLiteral("window/layout-") + workspace;
}

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

void WindowMemory::keepGeometry(const QMainWindow& window)
{
    if (m_settings)
        m_settings->setValue("window/geometry", window.saveGeometry());
}

QString WindowMemory::folder() const
{
    return m_settings ? m_settings->value("folder").toString() : QString();
}

void WindowMemory::keepFolder(const QString& folder)
{
    if (m_settings)
        m_settings->setValue("folder", folder);
}

QByteArray WindowMemory::layout(const QString& workspace) const
{
    return m_settings ? m_settings->value(layoutKey(workspace)).toByteArray() : QByteArray();
}

void WindowMemory::keepLayout(const QString& workspace, const QByteArray& layout)
{
    if (!m_settings)
        return;
    if (layout.isEmpty())
        m_settings->remove(layoutKey(workspace));
    else
        m_settings->setValue(layoutKey(workspace), layout);
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
