#pragma once

#include <QByteArray>
#include <QStringList>

#include "ui/widgets/theme_switch.h"

class QMainWindow;
class QSettings;

namespace sinew {

// What a window remembers from one start to the next. Without settings (snapshots, tests) nothing is read and nothing
// kept.
class WindowMemory {
public:
    explicit WindowMemory(QSettings* settings);

    // Place and size of the window. False: there is none.
    bool restoreGeometry(QMainWindow& window) const;
    void keepGeometry(const QMainWindow& window);
    // Where file dialogs start; empty: there is none.
    QString folder() const;
    void keepFolder(const QString& folder);
    // The arrangement of the panels in a workspace, by its id; empty: there is none.
    QByteArray layout(const QString& workspace) const;
    void keepLayout(const QString& workspace, const QByteArray& layout);

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
