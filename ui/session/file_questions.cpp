#include "ui/session/file_questions.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace sinew {

QString DialogFolder::path() const
{
    for (const QString& folder : {m_folder, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!folder.isEmpty() && QDir(folder).exists())
            return folder;
    }
    return QDir::homePath();
}

void DialogFolder::keepFolderOf(const QString& file)
{
    m_folder = QFileInfo(file).absolutePath();
}

QString askToOpen(QWidget* parent, DialogFolder& folder, const QString& title, const QString& filter)
{
    const QString path = QFileDialog::getOpenFileName(parent, title, folder.path(), filter);
    if (!path.isEmpty())
        folder.keepFolderOf(path);
    return path;
}

QString askToSave(QWidget* parent, DialogFolder& folder, const SaveQuestion& question)
{
    const QFileInfo proposed(QDir(folder.path()), question.proposed);
    QFileDialog dialog(parent, question.title, proposed.absolutePath(), question.filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    // The ending is the dialog's own affair: so it asks before it overwrites the file that is really meant.
    dialog.setDefaultSuffix(question.ending);
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        static const QRegularExpression firstEnding(QStringLiteral("\\*\\.([\\w.-]+)"));
        if (const auto match = firstEnding.match(filter); match.hasMatch())
            dialog.setDefaultSuffix(match.captured(1));
    });
    dialog.selectFile(proposed.fileName());
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString path = dialog.selectedFiles().value(0);
    folder.keepFolderOf(path);
    return path;
}

QString askForFolder(QWidget* parent, DialogFolder& folder, const QString& title)
{
    const QString path = QFileDialog::getExistingDirectory(parent, title, folder.path());
    if (!path.isEmpty())
        folder.setPath(path);
    return path;
}

}  // namespace sinew
