#include "ui/dialogs/file_dialogs.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QMessageBox>
#include <QPushButton>

namespace sinew {

namespace {

const char* const modelFilter = "Sinew models (*.sinew.json);;All files (*)";

// The ending is the dialog's own affair: so it asks before it overwrites the file that is really meant.
QString askSave(QWidget* parent, const QString& title, const QString& proposed, const QString& filter,
                const QString& ending)
{
    QFileDialog dialog(parent, title, QFileInfo(proposed).absolutePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(ending);
    dialog.selectFile(QFileInfo(proposed).fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

// Scale first, file second: the file dialog of the system has no room for a question of ours.
std::optional<QSize> askSize(QWidget* parent, const QSize& viewSize)
{
    QDialog dialog(parent);
    dialog.setWindowTitle("Save Picture");
    auto* form = new QFormLayout(&dialog);
    auto* sizes = new QComboBox(&dialog);
    for (const int scale : {1, 2, 3, 4}) {
        const QSize size = viewSize * scale;
        sizes->addItem(QString("%1 × %2 pixels (%3×)").arg(size.width()).arg(size.height()).arg(scale), size);
    }
    sizes->setCurrentIndex(1);
    form->addRow("Size", sizes);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, &dialog);
    buttons->button(QDialogButtonBox::Save)->setText("Save…");
    buttons->button(QDialogButtonBox::Save)->setProperty("role", "primary");
    for (QAbstractButton* button : buttons->buttons())
        button->setIcon({});
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    form->addRow(buttons);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return sizes->currentData().toSize();
}

}  // namespace

QString askModelToOpen(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(parent, "Open Model", folder, modelFilter);
}

QString askModelName(QWidget* parent, const QString& proposed)
{
    return askSave(parent, "Save Model As", proposed, modelFilter, "sinew.json");
}

QString askCsvName(QWidget* parent, const QString& proposed)
{
    return askSave(parent, "Export Results", proposed, "Tables (*.csv)", "csv");
}

std::optional<PictureWish> askPicture(QWidget* parent, const QSize& viewSize, const QString& proposed)
{
    const std::optional<QSize> size = askSize(parent, viewSize);
    if (!size)
        return std::nullopt;
    const QString path = askSave(parent, "Save Picture", proposed, "Pictures (*.png)", "png");
    if (path.isEmpty())
        return std::nullopt;
    return PictureWish{path, *size};
}

UnsavedAnswer askAboutUnsaved(QWidget* parent, const QString& fileName)
{
    QMessageBox box(QMessageBox::Warning, "Sinew", QString("Save the changes to '%1' first?").arg(fileName),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.setInformativeText("They are lost otherwise.");
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return UnsavedAnswer::Save;
    case QMessageBox::Discard: return UnsavedAnswer::Discard;
    default: return UnsavedAnswer::Cancel;
    }
}

}  // namespace sinew
