#include "ui/dialogs/figure_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/dialogs/part_fields.h"
#include "ui/text/said.h"

namespace sinew {

namespace {

std::vector<ReadyPart> figures()
{
    std::vector<ReadyPart> parts = readyParts();
    std::erase_if(parts, [](const ReadyPart& part) { return !findFigureKind(part.name); });
    return parts;
}

}  // namespace

FigureDialog::FigureDialog(QWidget* parent) : QDialog(parent), m_fault(new QLabel(this))
{
    setWindowTitle(tr("New Figure"));
    auto* form = new QFormLayout(this);
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(14);
    m_fields = new PartFields(figures(), tr("Figure", "a ready model"), *form, *this);
    m_fault->setProperty("role", "error");
    m_fault->setWordWrap(true);
    m_fault->hide();
    form->addRow(m_fault);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* make = buttons->button(QDialogButtonBox::Ok);
    make->setText(tr("Make"));
    make->setProperty("role", "primary");
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_fields, &PartFields::partChanged, this, [this] {
        m_fault->hide();
        adjustSize();
    });
}

FigureOptions FigureDialog::options() const
{
    return m_fields->options();
}

Result<Model> FigureDialog::makeChosen() const
{
    return makeFigure(m_fields->part().name, options());
}

void FigureDialog::accept()
{
    const Result<Model> made = makeChosen();
    if (made) {
        QDialog::accept();
        return;
    }
    const Diagnostic& fault = made.diagnostics.front();
    m_fault->setText(said(fault));
    m_fault->show();
}

void FigureDialog::choose(const QString& kind)
{
    m_fields->choose(kind);
}

std::optional<Model> askFigure(QWidget* parent, const QString& kind)
{
    FigureDialog dialog(parent);
    dialog.choose(kind);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.makeChosen().value;
}

}  // namespace sinew
