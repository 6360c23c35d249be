// The window's commands about files: opening, saving, exporting, and what is asked before changes are lost.

#include <algorithm>
#include <sstream>

#include <QDockWidget>
#include <QFileInfo>
#include <QPointer>
#include <QSaveFile>

#include "core/io/file_formats.h"
#include "core/model/amount.h"
#include "core/report/frame_csv.h"
#include "ui/actions/action_set.h"
#include "ui/dialogs/figure_dialog.h"
#include "ui/dialogs/file_dialogs.h"
#include "ui/dialogs/object_dialogs.h"
#include "ui/dialogs/part_dialog.h"
#include "ui/dialogs/picture_dialogs.h"
#include "ui/dialogs/recovery_dialogs.h"
#include "ui/dialogs/scale_dialog.h"
#include "ui/main_window/disk_notice.h"
#include "ui/main_window/document_keeper.h"
#include "ui/main_window/fixation_files.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/motion_files.h"
#include "ui/main_window/status_strip.h"
#include "ui/main_window/viewport_frame.h"
#include "ui/main_window/welcome/recovery_box.h"
#include "ui/main_window/welcome/welcome_desk.h"
#include "ui/panels/figure_offer.h"
#include "ui/session/part_file.h"
#include "ui/session/picture_file.h"
#include "ui/session/resources.h"
#include "ui/session/run_verb.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/vtk/viewport.h"
#include "ui/workspaces/edit/tools/draw_tools.h"
#include "ui/workspaces/view_titles.h"

namespace sinew {

QString MainWindow::proposedPath(const QString& ending) const
{
    const QString name = QString::fromStdString(m_session.model().name);
    return proposedFile(m_session.file(), m_session.origin(), name.isEmpty() ? QString("model") : name, ending);
}

void MainWindow::rememberFile(const QString& path)
{
    m_memory.addRecentFile(path);
    if (!path.isEmpty() && !isShipped(path))
        m_session.dialogFolder().keepFolderOf(path);
}

bool MainWindow::isModified() const
{
    return sinew::isModified(m_sessions) || m_keeper->isAnyDetached();
}

bool MainWindow::mayDiscardChanges()
{
    if (!isModified())
        return true;
    const QString name = m_fixation->isModified() || m_keeper->isDetached(m_fixation->file())
                             ? fixationName(*m_fixation)
                         : m_motion->isModified() || m_keeper->isDetached(m_motion->file()) ? scenarioName(*m_motion)
                                                                                            : documentName(m_session);
    switch (askAboutUnsaved(this, name)) {
    case UnsavedAnswer::Save: return save();
    case UnsavedAnswer::Discard: return true;
    case UnsavedAnswer::Cancel: return false;
    }
    return false;
}

void MainWindow::openWithDialog()
{
    const QString path = askModelToOpen(this, m_session.dialogFolder());
    if (!path.isEmpty())
        openPath(path);
}

bool MainWindow::isTaken() const
{
    return m_windowOf && m_session.hasModel();
}

bool MainWindow::hasOpen(const QString& file) const
{
    const auto isIt = [&](const std::string& own) {
        return !own.empty() && QFileInfo(QString::fromStdString(own)) == QFileInfo(file);
    };
    return isIt(m_session.file()) || isIt(m_motion->file()) || isIt(m_fixation->file());
}

MainWindow* MainWindow::windowOf(const QString& file) const
{
    return m_windowOf ? m_windowOf(file) : nullptr;
}

// Two documents of one file would overwrite each other.
void MainWindow::openPath(const QString& path)
{
    if (MainWindow* window = windowOf(path)) {
        window->show();
        window->raise();
        window->activateWindow();
        return;
    }
    if (isTaken()) {
        emit windowRequested([this, path](MainWindow& window) { window.openFor(*this, path); });
        return;
    }
    if (!mayDiscardChanges())
        return;
    const std::string file = path.toStdString();
    const FileFormat* format = formatOf(file);
    switch (format ? format->subject : ProjectPart::Model) {
    case ProjectPart::Scenario: m_motion->open(file); break;
    case ProjectPart::Fixation: m_fixation->open(file); break;
    case ProjectPart::Model: m_session.open(file); break;
    }
}

// In this window, which has nothing yet. When the file cannot be opened it goes again, and the asking one says why.
void MainWindow::openFor(MainWindow& asking, const QString& path)
{
    auto* reading = new QObject(this);
    // Queued: all that there is to say has been said by then.
    const auto look = [this, reading, other = QPointer<MainWindow>(&asking)]() mutable {
        if (m_session.hasModel())
            reading->deleteLater();
        const bool isOpening = m_session.isOpening() || m_motion->isOpening() || m_fixation->isOpening();
        if (m_session.hasModel() || isOpening || !other || !hasErrors(m_session.messages()))
            return;
        for (const Diagnostic& message : m_session.messages())
            other->m_session.report(message);
        other = nullptr;
        close();
    };
    connect(&m_session, &Session::changed, reading, look, Qt::QueuedConnection);
    openPath(path);
}

// Reading again what others have changed: what was done here would be lost, so that is asked about; saving it first would
// overwrite the others' work.
void MainWindow::reload(const QString& path)
{
    if (isModified() && !mayReload(this, QFileInfo(path).fileName()))
        return;
    // A new motion or fixation has no file yet.
    if (m_motion->hasScenario() && !m_motion->origin().empty())
        m_motion->open(m_motion->origin());
    else if (m_fixation->hasFixation() && !m_fixation->origin().empty())
        m_fixation->open(m_fixation->origin());
    else
        m_session.open(m_session.origin());
}

void MainWindow::wireKeeping()
{
    connect(m_notice, &DiskNotice::reloadRequested, this, &MainWindow::reload);
    connect(m_notice, &DiskNotice::saveAsRequested, this, &MainWindow::saveWithDialog);
    const FileSaver saver = [this](const std::string& file, const std::function<bool()>& write, Named named) {
        return saveTo(file, write, named);
    };
    m_motionFiles->setSaver(saver);
    m_fixationFiles->setSaver(saver);
    connect(m_keeper.get(), &DocumentKeeper::saved, m_status, &StatusStrip::showSaved);
    connect(m_keeper.get(), &DocumentKeeper::detachedChanged, this, [this] {
        showWindowTitle();
        m_actions->refresh();
    });
}

void MainWindow::wireRecovery()
{
    connect(m_desk.get(), &WelcomeDesk::found, this, &MainWindow::offerLeftWork);
    connect(m_leftWork, &RecoveryBox::recoverRequested, m_desk.get(), &WelcomeDesk::recover);
    connect(m_leftWork, &RecoveryBox::compareRequested, m_desk.get(), &WelcomeDesk::compare);
    connect(m_leftWork, &RecoveryBox::discardRequested, m_desk.get(), &WelcomeDesk::discard);
    connect(m_desk.get(), &WelcomeDesk::recovered, this, [this](const RecoveryEntry& entry, const Project& document) {
        // Work on what is open here takes its place.
        if (isTaken() && !m_keeper->isOtherWorkOnIt(entry.copy))
            emit windowRequested(
                [entry, document](MainWindow& window) { window.m_keeper->openRecovered(entry, document); });
        else if (mayDiscardChanges())
            m_keeper->openRecovered(entry, document);
    });
}

void MainWindow::offerLeftWork()
{
    m_leftWork->setOffers(
        m_desk->offersOf([this](const RecoveryCopy& copy) { return m_keeper->isOtherWorkOnIt(copy); }));
}

void MainWindow::renameSelected()
{
    const QString name = askName(this, m_session.selection(), [this](const QString& typed) {
        const std::optional<Diagnostic> reason = m_session.reasonAgainstName(typed.toStdString());
        return reason ? said(*reason) : QString();
    });
    if (!name.isEmpty())
        m_session.renameSelected(name.toStdString());
}

void MainWindow::removeSelected()
{
    if (mayRemove(this, m_session.selectedText(), m_session.dependantsOfSelected()))
        m_session.removeSelected();
}

// Where it goes is said in the dialog, or clicked in the view.
void MainWindow::insertPart()
{
    const std::optional<PartWish> wish = askPart(this, m_session.project().model);
    if (!wish)
        return;
    chooseWorkspace("edit");
    if (wish->isPlaced)
        runVerb(m_session, jsonOnOneLine(wish->verb), tr("Insert %1").arg(wish->title).toStdString());
    else
        m_frame->placePart({wish->verb, wish->title, wish->hangs});
}

void MainWindow::scaleModel()
{
    ScaleDialog dialog(m_session.project().model, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const std::optional<JsonValue> verb = dialog.verb())
        runVerb(m_session, jsonOnOneLine(*verb), dialog.editSentence().toStdString());
}

void MainWindow::newModel()
{
    Model made;
    made.name = "untitled";
    made.gravity = {0, -standardGravity, 0};
    if (isTaken())
        emit windowRequested([made](MainWindow& window) { window.openToEdit(made); });
    else if (mayDiscardChanges())
        openToEdit(made);
}

// Of what is on the screen, for the list of recent files. Drawn with the bones at hand: closing and saving never wait.
void MainWindow::keepThumbnail()
{
    constexpr QSize size(184, 128);
    if (isWelcoming() || m_viewport->frameCount() == 0 || !m_viewport->hasAllBones())
        return;
    const FrameSource source = sourceOfDocument();
    m_memory.keepThumbnail(source == FrameSource::Recording  ? m_scenarioOrigin
                           : source == FrameSource::Fixation ? m_fixationOrigin
                                                             : m_origin,
                           m_viewport->picture(size, {.texts = PictureTexts::Bare, .bones = PictureBones::AtHand}));
}

void MainWindow::newFigure()
{
    makeFigure({});
}

void MainWindow::makeFigure(const QString& kind)
{
    if (!isTaken() && !mayDiscardChanges())
        return;
    const std::optional<Model> made = askFigure(this, kind);
    if (!made)
        return;
    if (isTaken())
        emit windowRequested([made](MainWindow& window) { window.openToEdit(*made); });
    else
        openToEdit(*made);
}

// What was made here is there to be changed.
void MainWindow::openToEdit(const Model& made)
{
    m_session.openMade({made, {}});
    chooseWorkspace("edit");
}

// What no file holds yet can be saved unchanged: an example, to have a copy of one's own.

bool MainWindow::canSaveModel() const
{
    const Document& document = m_session.document();
    return m_session.hasModel()
           && (document.isModified(ProjectPart::Model) || m_keeper->isDetached(m_session.file())
               || (m_session.file().empty() && sourceOfDocument() == FrameSource::Posture));
}

bool MainWindow::canSaveScenario() const
{
    return m_motion->hasScenario()
           && (m_motion->isModified() || m_keeper->isDetached(m_motion->file()) || m_motion->file().empty());
}

bool MainWindow::canSaveFixation() const
{
    return m_fixation->hasFixation()
           && (m_fixation->isModified() || m_keeper->isDetached(m_fixation->file()) || m_fixation->file().empty());
}

bool MainWindow::canSave() const
{
    return canSaveModel() || canSaveScenario() || canSaveFixation();
}

// The model first: the others name its file.
bool MainWindow::save()
{
    if (canSaveModel() && !saveModel())
        return false;
    if (canSaveScenario() && !m_motionFiles->saveScenario())
        return false;
    return !canSaveFixation() || m_fixationFiles->saveFixation();
}

bool MainWindow::saveModel()
{
    const std::string& file = m_session.file();
    return file.empty() ? saveModelWithDialog() : saveModelAs(file, Named::Before);
}

bool MainWindow::saveTo(const std::string& file, const std::function<bool()>& write, Named named)
{
    const MainWindow* other = windowOf(QString::fromStdString(file));
    if (!other || other == this)
        return m_keeper->save(file, write, named);
    m_session.report(makeError(sentence("%1 was not saved: it is open in another window", file),
                               sentence("close it there, or choose another name")));
    return false;
}

bool MainWindow::saveModelAs(const std::string& file, Named named)
{
    const bool isSaved = saveTo(
        file, [&] { return m_session.saveAs(file); }, named);
    if (isSaved) {
        rememberFile(QString::fromStdString(file));  // a model that a motion goes with too
        keepThumbnail();
    }
    return isSaved;
}

bool MainWindow::saveWithDialog()
{
    switch (m_workspace->document().part) {
    case ProjectPart::Scenario: return m_motionFiles->saveScenarioWithDialog();
    case ProjectPart::Fixation: return m_fixationFiles->saveFixationWithDialog();
    case ProjectPart::Model: break;
    }
    return saveModelWithDialog();
}

bool MainWindow::saveModelWithDialog()
{
    const QString path = askNameFor(this, m_session.dialogFolder(), ProjectPart::Model, proposedPath(".sinew.json"));
    return !path.isEmpty() && saveModelAs(path.toStdString(), Named::JustNow);
}

void MainWindow::savePicture()
{
    const auto wish = askPicture(this, m_session.dialogFolder(), m_frame->pictureRoom(), proposedPath(".png"));
    if (!wish)
        return;
    using enum PictureTexts;
    const QImage picture = m_viewport->picture(
        wish->size, {.texts = wish->hasTexts ? Shown : Bare, .isTransparent = wish->isTransparent});
    writePictureLater(picture, wish->path, *this, [this, path = wish->path](const std::optional<Diagnostic>& fault) {
        m_session.report(
            fault ? *fault : Diagnostic{Severity::Note, {}, 0, 0, sentence("exported to %1", path.toStdString()), {}});
    });
}

std::vector<FigureOffer*> MainWindow::shownPlots() const
{
    std::vector<FigureOffer*> shown;
    for (FigureOffer* offer : findChildren<FigureOffer*>()) {
        if (offer->isShown())
            shown.push_back(offer);
    }
    std::stable_partition(shown.begin(), shown.end(), [](const FigureOffer* offer) { return offer->hasFocus(); });
    return shown;
}

// The titles of the panels of this workspace that can have a plot.
QStringList MainWindow::plotPanels() const
{
    QStringList titles;
    for (const QDockWidget* dock : findChildren<QDockWidget*>()) {
        if (!dock->isHidden() && dock->findChild<FigureOffer*>())
            titles.append(dock->windowTitle());
    }
    return titles;
}

void MainWindow::savePlot()
{
    const std::vector<FigureOffer*> plots = shownPlots();
    if (plots.empty())
        m_session.report(
            makeWarning(translated("no plot is shown").toStdString(),
                        translated("open a panel with one: %1").arg(plotPanels().join(", ")).toStdString()));
    QStringList titles;
    for (const FigureOffer* plot : plots)
        titles.append(plot->title());
    const int chosen = titles.size() > 1 ? askWhichPlot(this, titles) : static_cast<int>(titles.size()) - 1;
    if (chosen >= 0)
        plots[static_cast<std::size_t>(chosen)]->askAndSave();
}

void MainWindow::exportResults()
{
    const auto frame = m_session.frame();
    const QString path = askCsvName(this, m_session.dialogFolder(), proposedPath(".csv"));
    if (path.isEmpty() || !frame)
        return;
    QSaveFile file(path);
    std::ostringstream stream;
    writeFrameCsv(*frame, m_session.expandedModel(), stream);
    const std::string text = stream.str();
    const bool isWritten
        = file.open(QIODevice::WriteOnly)
          && file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size())
          && file.commit();
    if (!isWritten)
        m_session.report(makeError(sentence("the results could not be written to %1: %2", path.toStdString(),
                                            file.errorString().toStdString())));
}

}  // namespace sinew
