#include "ui/dialogs/recovery_dialogs.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/text/translated.h"

namespace sinew {

void showComparison(QWidget* parent, const QString& title, const QStringList& lines)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName("comparison");
    dialog->setWindowTitle(translated("Unsaved Work"));
    auto* column = new QVBoxLayout(dialog);
    auto* heading = new QLabel(title);
    heading->setTextFormat(Qt::PlainText);
    heading->setWordWrap(true);
    column->addWidget(heading);
    auto* list = new QListWidget;
    list->addItems(lines);
    list->setWordWrap(true);
    list->setAlternatingRowColors(false);
    column->addWidget(list, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    column->addWidget(buttons);
    dialog->resize(520, 380);
    dialog->show();
}

bool mayReload(QWidget* parent, const QString& fileName)
{
    QMessageBox box(QMessageBox::Warning, "Sinew",
                    translated("Reload '%1' and lose the changes made here?").arg(fileName), QMessageBox::Cancel,
                    parent);
    box.setInformativeText(translated("To keep them too, save this document under another name first."));
    auto* reload = box.addButton(translated("Reload"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == reload;
}

bool mayDiscardCopy(QWidget* parent, const QString& title)
{
    QMessageBox box(QMessageBox::Warning, "Sinew", translated("Discard the unsaved work on '%1'?").arg(title),
                    QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.setInformativeText(translated("It cannot be brought back."));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Discard;
}

}  // namespace sinew
