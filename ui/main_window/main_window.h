#pragma once

#include <functional>
#include <memory>

#include <QMainWindow>

#include "ui/actions/command.h"
#include "ui/actions/window_verbs.h"
#include "ui/main_window/document_keeper.h"
#include "ui/main_window/window_memory.h"
#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/session/sessions.h"
#include "ui/workspaces/workspace.h"

class QStackedWidget;

namespace sinew {

class ActionSet;
class DiskNotice;
class DockSet;
class FigureOffer;
class FixationFiles;
class MotionFiles;
class StatusStrip;
class RecoveryBox;
class TopBar;
class Tour;
class Viewport;
class ViewportFrame;
class WelcomeDesk;
class WelcomePage;

// The window: puts the panels around the view, and answers the commands that concern files and the window itself. It
// computes nothing. Session and theme must outlive it.
class MainWindow : public QMainWindow, private WindowVerbs {
    Q_OBJECT

public:
    // places: where what outlives the window is kept; without settings nothing is remembered from start to start.
    MainWindow(Session& session, ThemeSwitch& theme, const WindowPlaces& places, QWidget* parent = nullptr);
    ~MainWindow() override;

    // For one of several windows. windowOf: the window that has a file open, nullptr: none has. Such a file is shown there
    // instead of being opened twice, and a document that is opened while there is one is asked for by windowRequested();
    // else it replaces it.
    using WindowOf = std::function<MainWindow*(const QString& file)>;
    void setWindowOf(WindowOf windowOf) { m_windowOf = std::move(windowOf); }
    void openPath(const QString& path) override;
    bool hasOpen(const QString& file) const;  // as its model or scenario, to which it saves
    MotionSession& motion() { return *m_motion; }
    FixationSession& fixation() { return *m_fixation; }
    const Sessions& sessions() const { return m_sessions; }
    DocumentKeeper& keeper() { return *m_keeper; }
    Viewport& viewport() { return *m_viewport; }
    const CommandTable& commands() const { return m_commands; }
    bool isWelcoming() const;
    // The whole window with the 3D view, as it stands on the screen.
    QPixmap picture();
    // One of a film of the motion, see ViewportFrame.
    QImage motionPicture(double time, const QSize& size, bool withTexts);
    // For this start only; View > Theme also keeps it.
    void wearTheme(ThemeChoice choice);
    // Panels, and pages of panels, by name: "links", "recruitment:compare".
    QStringList places() const;
    bool showPlace(const QString& place) override;
    // The present workspace, by its id; one that there is not is left alone.
    QString workspace() const { return m_workspace->id(); }
    void chooseWorkspace(const QString& id);

signals:
    // A window that fill() puts a document into.
    void windowRequested(const std::function<void(sinew::MainWindow&)>& fill);
    void quitRequested();  // all windows
    void closed();         // by a person, for good

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void openWithDialog() override;
    void newModel() override;
    void newWindow() override;
    void closeWindow() override;
    void newFigure() override;
    bool canSave() const override;
    bool save() override;
    bool saveWithDialog() override;
    void savePicture() override;
    void savePlot() override;
    void exportResults() override;
    void quit() override;
    void renameSelected() override;
    void removeSelected() override;
    void insertPart() override;
    void scaleModel() override;
    QStringList recentFiles() const override;
    std::vector<PanelSwitch> panels() override;
    void resetLayout() override;
    void moveKeyboard(int by) override;
    std::vector<WorkspaceSwitch> workspaces() override;
    FrameSource frameSource() const override { return m_workspace->frameSource(); }
    EditTools& editTools() override;
    void useTools(bool edits, const std::function<void(EditTools&)>& use) override;
    ThemeChoice themeChoice() const override;
    void chooseTheme(ThemeChoice choice) override;
    QString languageChoice() const override;
    void chooseLanguage(const QString& language) override;
    ShownParts shownParts() const override;
    void showParts(const ShownParts& shown) override;
    void findCommand() override;
    void showCheatSheet() override;
    void showTour() override;
    void showGettingStarted() override;
    void showOrderLaw() override;
    void showFileFormat() override;
    void showAbout() override;

    void wireKeeping();
    void wireRecovery();
    void offerLeftWork();
    void reload(const QString& path);
    void openFor(MainWindow& asking, const QString& path);
    void makeFigure(const QString& kind);
    void openToEdit(const Model& made);
    void keepThumbnail();
    QStringList plotPanels() const;
    std::vector<FigureOffer*> shownPlots() const;  // that which has the keyboard first
    bool isTaken() const;                          // another document needs a window of its own
    MainWindow* windowOf(const QString& file) const;
    void buildCommands();
    void wire();
    void chooseWorkspaceShowing(FrameSource source);
    bool isOtherDocument(int& seen) const;
    FrameSource sourceOfDocument() const;
    void sessionChanged(Changes changes);
    void motionChanged(MotionChanges changes);
    void fixationChanged(FixationChanges changes);
    void showWindowTitle();
    void showDocument();
    void arrangeOnce();
    void showMessages(bool isNewDocument);
    bool mayDiscardChanges();
    bool isModified() const;
    bool canSaveModel() const;
    bool canSaveScenario() const;
    bool canSaveFixation() const;
    bool saveModel();
    bool saveModelAs(const std::string& file, Named named);
    bool saveTo(const std::string& file, const std::function<bool()>& write, Named named);
    bool saveModelWithDialog();
    void rememberFile(const QString& path);
    QString proposedPath(const QString& ending) const;

    Session& m_session;
    MotionSession* m_motion;
    FixationSession* m_fixation;
    Sessions m_sessions;
    Workspaces m_workspaces;
    const Workspace* m_workspace;
    ThemeSwitch& m_theme;
    WindowMemory m_memory;
    Viewport* m_viewport;
    ViewportFrame* m_frame;
    QStackedWidget* m_pages;
    WelcomePage* m_welcome;
    TopBar* m_topBar;
    QMainWindow* m_workbench;  // panels around the pages, with a margin that menu and status line do not have
    StatusStrip* m_status;
    DockSet* m_docks;
    std::unique_ptr<MotionFiles> m_motionFiles;
    std::unique_ptr<FixationFiles> m_fixationFiles;
    std::unique_ptr<WelcomeDesk> m_desk;
    DiskNotice* m_notice;
    Tour* m_tour;
    RecoveryBox* m_leftWork;  // unsaved work on the document, that an earlier start left
    std::unique_ptr<DocumentKeeper> m_keeper;
    CommandTable m_commands;
    ActionSet* m_actions = nullptr;
    WindowOf m_windowOf;
    QString m_origin;  // of the model
    QString m_scenarioOrigin, m_fixationOrigin;
    bool m_hadScenario = false, m_hadFixation = false;
    int m_documentNumber = 0, m_scenarioDocument = 0, m_fixationDocument = 0;
    std::size_t m_messagesSeen = 0;
};

}  // namespace sinew
