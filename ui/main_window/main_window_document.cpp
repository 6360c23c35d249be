// The window follows its document: title, workspace and messages, as the sessions tell.

#include <algorithm>
#include <utility>

#include <QStackedWidget>

#include "ui/actions/action_set.h"
#include "ui/main_window/dock_set.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/viewport_frame.h"
#include "ui/main_window/welcome/welcome_desk.h"
#include "ui/vtk/viewport.h"
#include "ui/workspaces/view_titles.h"

namespace sinew {

void MainWindow::sessionChanged(Changes changes)
{
    const bool isOther = m_documentNumber != m_session.documentNumber();
    if (changes & Change::Document)
        showDocument();
    if (changes & Change::Messages)
        showMessages(changes.testFlag(Change::Document));
    // What is wrong with it, and what can be done about it, comes before what was said when it was read.
    if (isOther && !m_session.isCurrent() && workspace() == "edit")
        m_docks->show("problems");
}

// Whether another document was opened since `seen`, which follows. One that is saved elsewhere is the same.
bool MainWindow::isOtherDocument(int& seen) const
{
    return std::exchange(seen, m_session.documentNumber()) != m_session.documentNumber();
}

void MainWindow::motionChanged(MotionChanges changes)
{
    const QString origin = QString::fromStdString(m_motion->origin());
    const bool hasScenario = m_motion->hasScenario();
    if (std::exchange(m_scenarioOrigin, origin) != origin)
        rememberFile(origin);
    const bool had = std::exchange(m_hadScenario, hasScenario), isOther = isOtherDocument(m_scenarioDocument);
    if (had != hasScenario || (hasScenario && isOther))
        chooseWorkspaceShowing(sourceOfDocument());
    if (changes & MotionChange::Scenario)
        showWindowTitle();
    // Sixty times a second while it plays, and no command depends on the time.
    if (changes & ~(MotionChanges(MotionChange::Time) | MotionChange::Plots))
        m_actions->refresh();
}

void MainWindow::fixationChanged(FixationChanges changes)
{
    const QString origin = QString::fromStdString(m_fixation->origin());
    const bool hasFixation = m_fixation->hasFixation();
    if (std::exchange(m_fixationOrigin, origin) != origin)
        rememberFile(origin);
    const bool had = std::exchange(m_hadFixation, hasFixation), isOther = isOtherDocument(m_fixationDocument);
    // Undo of a new fixation leaves a person where it was made, to begin another.
    if (hasFixation && (!had || isOther))
        chooseWorkspaceShowing(had ? sourceOfDocument() : FrameSource::Fixation);
    else if (had && !hasFixation && isOther)
        chooseWorkspaceShowing(sourceOfDocument());
    if (changes & FixationChange::Case)
        showWindowTitle();
    m_actions->refresh();
}

// What a document is opened to be looked at.
FrameSource MainWindow::sourceOfDocument() const
{
    return m_motion->hasScenario()     ? FrameSource::Recording
           : m_fixation->hasFixation() ? FrameSource::Fixation
                                       : FrameSource::Posture;
}

void MainWindow::showDocument()
{
    const bool hasModel = m_session.hasModel();
    if (hasModel && isWelcoming()) {
        m_pages->setCurrentWidget(m_frame);
        m_docks->setShown(true);
        arrangeOnce();
    }
    if (!hasModel)
        m_docks->setShown(false);
    const QString origin = QString::fromStdString(m_session.origin());
    if (origin != m_origin) {
        m_origin = origin;
        if (sourceOfDocument() == FrameSource::Posture)
            rememberFile(origin);
    }
    if (isOtherDocument(m_documentNumber)) {
        offerLeftWork();
        m_docks->bringToFront(true);
        m_desk->look();
        m_viewport->setFocus();  // so that keys are the view's and not the filter's
        // Another model without a scenario is looked at in its posture; one that has to be mended first, where that is done.
        if (sourceOfDocument() == FrameSource::Posture) {
            if (hasModel && !m_session.isCurrent())
                chooseWorkspace("edit");
            else
                chooseWorkspaceShowing(FrameSource::Posture);
        }
    }
    showWindowTitle();
}

void MainWindow::showWindowTitle()
{
    const bool hasModel = m_session.hasModel();
    if (!hasModel) {
        setWindowTitle("Sinew");
    } else {
        const ShownDocument document = m_workspace->document();
        const QString beside = unsavedBeside(document.part, m_sessions);
        // The star stands at what is not saved.
        const bool isOwn = beside.isEmpty() || sinew::isModified(m_sessions, document.part);
        setWindowTitle(document.name + (isOwn ? "[*]" + beside : beside + "[*]") + " - Sinew");
    }
    setWindowModified(isModified());
}

void MainWindow::showMessages(bool isNewDocument)
{
    const std::size_t count = m_session.messages().size();
    if (count == 0)
        m_docks->hide("messages");
    else if (count > m_messagesSeen || isNewDocument)
        m_docks->show("messages");
    m_messagesSeen = count;
}

}  // namespace sinew
