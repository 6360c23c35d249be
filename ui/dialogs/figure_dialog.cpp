#include "ui/dialogs/figure_dialog.h"

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/widgets/bounded_field.h"

namespace sinew {

namespace {

constexpr double centimetre = 0.01;

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QDoubleSpinBox* makeNumber(const QString& name, const QString& unit, std::pair<double, double> range, QWidget* parent)
{
    auto* box = new BoundedDoubleSpinBox(parent);
    box->setObjectName(name);
    box->setSuffix(u' ' + unit);
    box->setDecimals(1);
    box->setRange(range.first, range.second);
    return box;
}

}  // namespace

FigureDialog::FigureDialog(QWidget* parent)
    : QDialog(parent), m_kind(new QComboBox(this)), m_summary(new QLabel(this)), m_sex(new QComboBox(this)),
      m_height(makeNumber("height", "cm", {humanHeights.first / centimetre, humanHeights.second / centimetre}, this)),
      m_mass(makeNumber("mass", "kg", humanMasses, this)), m_links(new BoundedSpinBox(this)), m_fault(new QLabel(this)),
      m_form(new QFormLayout(this)), m_mean(meanPerson(Sex::Male))
{
    setWindowTitle(tr("New Figure"));
    m_kind->setObjectName("kind");
    m_sex->setObjectName("sex");
    m_links->setObjectName("links");
    for (const FigureKind& kind : figureKinds())
        m_kind->addItem(textOf(kind.title), textOf(kind.name));
    m_sex->addItems({tr("male"), tr("female")});
    m_height->setValue(m_mean.height / centimetre);
    m_mass->setValue(m_mean.mass);
    m_links->setRange(1, mostFigureLinks);
    m_links->setValue(FigureOptions{}.links);
    lay();
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FigureDialog::showKind);
    connect(m_sex, &QComboBox::currentIndexChanged, this, &FigureDialog::followSex);
    showKind();
}

void FigureDialog::lay()
{
    m_summary->setProperty("role", "muted");
    m_summary->setWordWrap(true);
    m_summary->setMinimumWidth(340);
    m_fault->setProperty("role", "error");
    m_fault->setWordWrap(true);
    m_form->setVerticalSpacing(8);
    m_form->setHorizontalSpacing(14);
    m_form->addRow(tr("Figure"), m_kind);
    m_form->addRow(QString(), m_summary);
    m_form->addRow(tr("Sex"), m_sex);
    m_form->addRow(tr("Height"), m_height);
    m_form->addRow(tr("Mass"), m_mass);
    m_form->addRow(tr("Links"), m_links);
    m_form->addRow(m_fault);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_make = buttons->button(QDialogButtonBox::Ok);
    m_make->setText(tr("Make"));
    m_make->setProperty("role", "primary");
    for (QAbstractButton* button : buttons->buttons())
        button->setIcon({});
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_form->addRow(buttons);
}

const FigureKind& FigureDialog::kind() const
{
    return figureKinds()[static_cast<std::size_t>(m_kind->currentIndex())];
}

void FigureDialog::showKind()
{
    const QString summary = textOf(kind().summary);
    m_summary->setText(summary.left(1).toUpper() + summary.mid(1) + u'.');
    for (QWidget* field :
         {static_cast<QWidget*>(m_sex), static_cast<QWidget*>(m_height), static_cast<QWidget*>(m_mass)})
        m_form->setRowVisible(field, kind().usesPerson);
    m_form->setRowVisible(m_links, kind().usesLinks);
    m_fault->hide();
    adjustSize();
}

// Numbers that a person has not touched become the mean ones of the sex.
void FigureDialog::followSex()
{
    const Person mean = meanPerson(m_sex->currentIndex() == 0 ? Sex::Male : Sex::Female);
    const FigureOptions now = options();
    if (std::abs(now.person.height - m_mean.height) < 0.5e-3)
        m_height->setValue(mean.height / centimetre);
    if (std::abs(now.person.mass - m_mean.mass) < 0.05)
        m_mass->setValue(mean.mass);
    m_mean = mean;
}

FigureOptions FigureDialog::options() const
{
    FigureOptions options;
    options.person = meanPerson(m_sex->currentIndex() == 0 ? Sex::Male : Sex::Female);
    // 280 cm are a digit more than 2.8 m.
    options.person.height = std::clamp(m_height->value() * centimetre, humanHeights.first, humanHeights.second);
    options.person.mass = m_mass->value();
    options.links = m_links->value();
    return options;
}

Result<Model> FigureDialog::makeChosen() const
{
    return makeFigure(kind().name, options());
}

void FigureDialog::accept()
{
    const Result<Model> made = makeChosen();
    if (made) {
        QDialog::accept();
        return;
    }
    const Diagnostic& fault = made.diagnostics.front();
    m_fault->setText(QString::fromStdString(fault.hint.empty() ? fault.message : fault.message + ": " + fault.hint));
    m_fault->show();
}

void FigureDialog::choose(const QString& kind)
{
    if (const int index = m_kind->findData(kind); index >= 0)
        m_kind->setCurrentIndex(index);
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
