#include "ui/dialogs/object_dialogs.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QStringList>

namespace sinew {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("sinew::ObjectDialogs", text);
}

}  // namespace

QString askName(QWidget* parent, const ObjectId& id)
{
    bool isAccepted = false;
    const QString name = QString::fromStdString(id.name);
    const QString typed = QInputDialog::getText(parent, tr("Rename"), tr("New name of '%1':").arg(name),
                                                QLineEdit::Normal, name, &isAccepted);
    return isAccepted ? typed.trimmed() : QString();
}

bool mayRemove(QWidget* parent, const QString& objects, const std::vector<std::string>& dependants)
{
    if (dependants.empty())
        return true;
    QStringList places;
    for (const std::string& place : dependants)
        places.append(QString::fromStdString(place));
    QMessageBox box(QMessageBox::Question, tr("Delete"),
                    places.size() == 1 ? tr("Another place names %1.").arg(objects)
                                       : tr("%1 other places name %2.").arg(places.size()).arg(objects),
                    QMessageBox::Cancel, parent);
    constexpr qsizetype most = 8;
    const QString more = places.size() > most ? tr("\nand %1 more").arg(places.size() - most) : QString();
    box.setInformativeText(tr("These go too:\n%1").arg(QStringList(places.mid(0, most)).join('\n') + more));
    QPushButton* all = box.addButton(tr("Delete All"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == all;
}

}  // namespace sinew
