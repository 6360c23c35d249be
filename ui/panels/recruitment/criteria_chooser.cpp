#include "ui/panels/recruitment/criteria_chooser.h"

#include <utility>

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>
#include <QWidgetAction>

#include "ui/widgets/bounded_field.h"

namespace sinew {

CriteriaChooser::CriteriaChooser(QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("criteriaChooser"));
    setText(tr("Criteria"));
    setToolTip(tr("Which criteria are compared"));
    setProperty("role", "menu");
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(this);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(makeList());
    menu->addAction(action);
    setMenu(menu);
}

QWidget* CriteriaChooser::makeList()
{
    auto* list = new QWidget(this);
    auto* layout = new QVBoxLayout(list);
    layout->setContentsMargins(8, 6, 8, 6);
    m_exponent = new BoundedDoubleSpinBox(list);
    m_exponent->setObjectName(QStringLiteral("exponent"));
    m_exponent->setPrefix(QStringLiteral("p = "));
    m_exponent->setRange(1, largestPower);
    m_exponent->setDecimals(1);
    m_exponent->setValue(m_choice.exponent);
    m_exponent->setKeyboardTracking(false);
    for (const CriterionEntry& entry : criterionEntries()) {
        const CriterionKind kind = entry.kind;
        auto* box = new QCheckBox(tr(entry.name), list);
        box->setToolTip(tr(entry.meaning));
        box->setChecked(m_choice.has(kind));
        connect(box, &QCheckBox::toggled, this, [this, kind](bool on) {
            CriteriaChoice choice = m_choice;
            choice.set(kind, on);
            change(choice);
        });
        auto* row = new QHBoxLayout;
        row->addWidget(box);
        if (kind == CriterionKind::Power) {
            row->addWidget(m_exponent);
            m_exponent->setEnabled(box->isChecked());
            connect(box, &QCheckBox::toggled, m_exponent, &QWidget::setEnabled);
        }
        layout->addLayout(row);
    }
    connect(m_exponent, &QDoubleSpinBox::valueChanged, this, [this](double power) {
        CriteriaChoice choice = m_choice;
        choice.exponent = power;
        change(choice);
    });
    return list;
}

void CriteriaChooser::setWeighting(Weighting weighting)
{
    CriteriaChoice choice = m_choice;
    choice.weighting = weighting;
    change(choice);
}

void CriteriaChooser::change(const CriteriaChoice& choice)
{
    if (choice != m_choice)
        emit choiceChanged(std::exchange(m_choice, choice));
}

}  // namespace sinew
