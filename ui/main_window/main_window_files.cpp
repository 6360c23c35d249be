// The window's commands about files: opening, saving, exporting, and what is asked before changes are lost.

#include <sstream>

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include "core/report/frame_csv.h"
#include "ui/dialogs/figure_dialog.h"
#include "ui/dialogs/file_dialogs.h"
#include "ui/dialogs/object_dialogs.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/motion_files.h"
#include "ui/session/resources.h"
#include "ui/vtk/viewport.h"
#include "ui/workspaces/view_titles.h"

namespace sinew {

QString MainWindow::proposedPath(const QString& ending) const
{
    const QString name = m_origin.isEmpty() ? QString::fromStdString(m_session.model().name)
                                            : QFileInfo(m_origin).fileName().section('.', 0, 0);
    const QString proposed = (name.isEmpty() ? QString("model") : name) + ending;
    const QString file = QString::fromStdString(m_session.file());
    return file.isEmpty() ? proposed : QFileInfo(file).dir().absoluteFilePath(proposed);
}

void MainWindow::rememberFile(const QString& path)
{
    m_memory.addRecentFile(path);
    if (!path.isEmpty() && !isShipped(path))
        m_session.dialogFolder().keepFolderOf(path);
}

bool MainWindow::isModified() const
{
    return (m_session.hasModel() && m_session.document().isModelModified()) || m_motion->isModified();
}

bool MainWindow::mayDiscardChanges()
{
    if (!isModified())
        return true;
    const bool isScenario = m_motion->isModified();
    switch (askAboutUnsaved(this, isScenario ? scenarioName(*m_motion) : documentName(m_session))) {
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

void MainWindow::openPath(const QString& path)
{
    if (!mayDiscardChanges())
        return;
    if (isScenarioFile(path))
        m_motion->open(path.toStdString());
    else
        m_session.open(path.toStdString());
}

void MainWindow::renameSelected()
{
    const QString name = askName(this, m_session.selection());
    if (!name.isEmpty())
        m_session.renameSelected(name.toStdString());
}

void MainWindow::removeSelected()
{
    if (mayRemove(this, m_session.selection(), m_session.dependantsOfSelected()))
        m_session.removeSelected();
}

void MainWindow::newModel()
{
    if (!mayDiscardChanges())
        return;
    Model made;
    made.name = "untitled";
    m_session.openMade({std::move(made), {}});
    chooseWorkspace("edit");
}

void MainWindow::newFigure()
{
    if (!mayDiscardChanges())
        return;
    std::optional<Model> made = askFigure(this);
    if (made)
        m_session.openMade({std::move(*made), {}});
}

// What no file holds yet can be saved unchanged: an example, to have a copy of one's own.

bool MainWindow::canSaveModel() const
{
    const Document& document = m_session.document();
    return m_session.hasModel() && (document.isModelModified() || (m_session.file().empty() && !m_motion->hasScenario()));
}

bool MainWindow::canSaveScenario() const
{
    return m_motion->hasScenario() && (m_motion->isModified() || m_motion->file().empty());
}

bool MainWindow::canSave() const
{
    return canSaveModel() || canSaveScenario();
}

// The model first: the scenario names its file.
bool MainWindow::save()
{
    if (canSaveModel() && !saveModel())
        return false;
    return !canSaveScenario() || m_motionFiles->saveScenario();
}

bool MainWindow::saveModel()
{
    const std::string& file = m_session.file();
    return file.empty() ? saveModelWithDialog() : m_session.saveAs(file);
}

bool MainWindow::saveWithDialog()
{
    return m_workspace->document().isScenario ? m_motionFiles->saveScenarioWithDialog() : saveModelWithDialog();
}

bool MainWindow::saveModelWithDialog()
{
    const QString path = askModelName(this, m_session.dialogFolder(), proposedPath(".sinew.json"));
    return !path.isEmpty() && m_session.saveAs(path.toStdString());
}

void MainWindow::savePicture()
{
    const auto wish = askPicture(this, m_session.dialogFolder(), m_viewport->size(), proposedPath(".png"));
    if (wish && !m_viewport->picture(wish->size).save(wish->path))
        m_session.report(makeError("the picture could not be written to " + wish->path.toStdString(),
                                   "check the folder's permissions and the space left"));
}

void MainWindow::exportResults()
{
    const auto frame = m_session.frame();
    const QString path = askCsvName(this, m_session.dialogFolder(), proposedPath(".csv"));
    if (path.isEmpty() || !frame)
        return;
    QSaveFile file(path);
    std::ostringstream stream;
    writeFrameCsv(*frame, stream);
    const std::string text = stream.str();
    const bool isWritten
        = file.open(QIODevice::WriteOnly)
          && file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size())
          && file.commit();
    if (!isWritten)
        m_session.report(makeError("the results could not be written to " + path.toStdString() + ": "
                                   + file.errorString().toStdString()));
}

}  // namespace sinew
