#pragma once

#include <utility>
#include <vector>

#include <QByteArray>
#include <QDateTime>
#include <QImage>
#include <QStringList>

#include "ui/main_window/welcome/recent_files.h"
#include "ui/scene/shown_parts.h"
#include "ui/widgets/theme_switch.h"

class QMainWindow;
class QSettings;

namespace sinew {

// Where a window keeps what outlives it. Empty: nowhere.
struct WindowPlaces {
    WindowPlaces(QSettings* kept = nullptr, QString cacheFolder = {}, QString recoveryFolder = {})
        : settings(kept), cache(std::move(cacheFolder)), recovery(std::move(recoveryFolder))
    {
    }

    // Of grown bones (skin_store.h).
    QString boneFolder() const { return cache.isEmpty() ? cache : cache + QStringLiteral("/bones"); }

    QSettings* settings;
    QString cache;     // folder of what can be made again: pictures, bones
    QString recovery;  // folder of recovery copies
};

// What a window remembers from one start to the next. Without settings (snapshots, tests) nothing is read and nothing
// kept.
class WindowMemory {
public:
    explicit WindowMemory(WindowPlaces places);

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

    // The code of the language of the window; empty: that of the system.
    QString language() const;
    void keepLanguage(const QString& language);

    // What the 3D view draws around the figure.
    ShownParts shownParts() const;
    void keepShownParts(const ShownParts& shown);

    // Whose examples the welcome page shows; empty: all.
    QString welcomeFilter() const;
    void keepWelcomeFilter(const QString& user);

    // Newest first. Files that are gone stay: a disk may be away, and a person may know where they are now.
    QStringList recentFiles() const;
    std::vector<RecentFile> recent() const;  // the same with all that is known of them
    void addRecentFile(const QString& path);
    void replaceRecentFile(const QString& path, const QString& newPath);
    // Where the picture of a file is kept; empty: none is.
    QString thumbnailOf(const QString& path) const;
    void keepThumbnail(const QString& path, const QImage& picture) const;

private:
    struct Used {
        QString path;
        QDateTime when;
    };
    std::vector<Used> used() const;
    void keepUsed(const std::vector<Used>& files);

    WindowPlaces m_places;
    QSettings* m_settings;
};

}  // namespace sinew
