#include "ui/dialogs/object_dialogs.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/text/translated.h"
#include "ui/widgets/label_support.h"

namespace sinew {

QString askName(QWidget* parent, const ObjectId& id, const std::function<QString(const QString&)>& reasonAgainst)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(translated("Rename"));
    const QString name = QString::fromStdString(id.name);
    auto* label = new QLabel(translated("New name of '%1':").arg(name), &dialog);
    auto* field = new QLineEdit(name, &dialog);
    field->selectAll();
    label->setBuddy(field);
    auto* reason = new QLabel(&dialog);
    setRole(*reason, "error");
    reason->setWordWrap(true);
    reason->setObjectName(QStringLiteral("reason"));
    reason->setFixedWidth(380);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    auto* column = new QVBoxLayout(&dialog);
    column->setSizeConstraint(QLayout::SetFixedSize);  // it grows with the reason
    column->addWidget(label);
    column->addWidget(field);
    column->addWidget(reason);
    column->addWidget(buttons);
    QObject::connect(field, &QLineEdit::textChanged, &dialog, [=] {
        const QString typed = field->text().trimmed();
        reason->setText(reasonAgainst(typed));
        // A dialog of a fixed size gives wrapped text the height that it would like at another width.
        reason->setMinimumHeight(reason->text().isEmpty() ? 0 : reason->heightForWidth(reason->width()));
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!typed.isEmpty() && reason->text().isEmpty());
    });
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return dialog.exec() == QDialog::Accepted ? field->text().trimmed() : QString();
}

bool mayRemove(QWidget* parent, const QString& objects, const QStringList& dependants)
{
    if (dependants.empty())
        return true;
    QMessageBox box(QMessageBox::Question, translated("Delete"), translated("What needs %1 goes too:").arg(objects),
                    QMessageBox::Cancel, parent);
    constexpr qsizetype most = 10;
    const qsizetype left = dependants.size() - most;
    const QString more = left > 0 ? translated("\nand %1 more").arg(left) : QString();
    box.setInformativeText(QStringList(dependants.mid(0, most)).join('\n') + more);
    QPushButton* all = box.addButton(translated("Delete All"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == all;
}

}  // namespace sinew
