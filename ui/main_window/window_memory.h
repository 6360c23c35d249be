#pragma once

#include <QByteArray>
#include <QStringList>

#include "ui/session/theme_switch.h"

class QMainWindow;
class QSettings;

namespace sinew {

// What a window remembers from one start to the next. Without settings (snapshots, tests) nothing is read and nothing kept.
class WindowMemory {
public:
    explicit WindowMemory(QSettings* settings);

    bool restoreGeometry(QMainWindow& window) const;  // false: there is none
    bool restoreLayout(QMainWindow& window) const;
    void keepLayout(const QMainWindow& window);
    void forgetLayout();

    ThemeChoice theme() const;
    void keepTheme(ThemeChoice choice);

    // Newest first; those that were gone at the start are left out.
    const QStringList& recentFiles() const { return m_recentFiles; }
    void addRecentFile(const QString& path);

private:
    QSettings* m_settings;
    QStringList m_recentFiles;
};

}  // namespace sinew
