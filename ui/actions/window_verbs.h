#pragma once

#include <functional>
#include <vector>

#include <QKeySequence>
#include <QString>
#include <QStringList>

#include "ui/scene/shown_parts.h"
#include "ui/session/frame_source.h"
#include "ui/widgets/theme_switch.h"

namespace sinew {

// A panel that can be shown and hidden.
struct PanelSwitch {
    QString id;  // such as "links"
    QString title;
    std::function<bool()> isShown;
    std::function<void(bool)> show;
};

// A workspace that can be entered.
struct WorkspaceSwitch {
    QString id;  // such as "posture"
    QString title;
    QKeySequence keys;
    FrameSource frameSource = FrameSource::Posture;
    std::function<QString()> whyNot;  // empty: it can be entered now
    std::function<bool()> isChosen;
    std::function<void()> choose;
};

class EditTools;

// What commands ask of the window that holds them.
class WindowVerbs {
public:
    virtual ~WindowVerbs() = default;

    virtual void newWindow() = 0;    // for another document
    virtual void closeWindow() = 0;  // asks about unsaved changes first
    virtual void openWithDialog() = 0;
    virtual void openPath(const QString& path) = 0;  // asks about unsaved changes first
    virtual void newModel() = 0;                     // an empty one, to be edited; the same
    virtual void newFigure() = 0;                    // asks which; the same
    // Model and scenario, as far as they are changed or no file holds them; asks for a name when there is none yet.
    virtual bool canSave() const = 0;
    virtual bool save() = 0;
    virtual bool saveWithDialog() = 0;  // the document that the title names
    virtual void savePicture() = 0;     // of the 3D view
    virtual void savePlot() = 0;        // asks which
    virtual void exportResults() = 0;
    virtual void quit() = 0;
    virtual void renameSelected() = 0;  // asks for the name
    virtual void removeSelected() = 0;  // asks when something depends on it
    virtual void insertPart() = 0;      // asks which, and where
    virtual void scaleModel() = 0;      // asks by how much, or to which lengths

    virtual QStringList recentFiles() const = 0;  // newest first
    virtual std::vector<PanelSwitch> panels() = 0;
    virtual bool showPlace(const QString& place) = 0;  // "links", "recruitment:compare"; false: there is none
    virtual void resetLayout() = 0;
    virtual void moveKeyboard(int by) = 0;  // 1: to the next panel or the view, -1: back
    virtual std::vector<WorkspaceSwitch> workspaces() = 0;
    virtual FrameSource frameSource() const = 0;  // of the present workspace
    virtual EditTools& editTools() = 0;           // those that Edit has in the 3D view
    // Has tools of the 3D view do something; edits: those of Edit, which comes to the front.
    virtual void useTools(bool edits, const std::function<void(EditTools&)>& use) = 0;
    virtual ThemeChoice themeChoice() const = 0;
    virtual void chooseTheme(ThemeChoice choice) = 0;
    virtual QString languageChoice() const = 0;                // its code; empty: that of the system
    virtual void chooseLanguage(const QString& language) = 0;  // from the next start on
    virtual ShownParts shownParts() const = 0;                 // in the 3D view
    virtual void showParts(const ShownParts& shown) = 0;

    virtual void findCommand() = 0;
    virtual void showCheatSheet() = 0;
    virtual void showTour() = 0;  // of this window, or of a new one while this has a document
    virtual void showGettingStarted() = 0;
    virtual void showOrderLaw() = 0;
    virtual void showFileFormat() = 0;
    virtual void showAbout() = 0;
};

}  // namespace sinew
