#include "ui/panels/recruitment/activation_row.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>

#include "ui/widgets/bounded_field.h"
#include "ui/widgets/fine_slider.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

namespace {

int tickOf(double change)
{
    return static_cast<int>(std::lround(ActivationRow::ticks * travelOfChange(change)));
}

}  // namespace

ActivationRow::ActivationRow(QWidget* parent)
    : QWidget(parent), m_name(new ElidedLabel(this)), m_slider(new FineSlider(this)),
      m_value(new NumberField(Quantity::Fraction, this))
{
    m_slider->setRange(-ticks, ticks);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 1, 8, 1);
    layout->setSpacing(4);
    layout->addWidget(m_name);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_value);
    wire();
}

void ActivationRow::wire()
{
    // actionTriggered comes only from a person's keys and drags, never from setValue(), and sliderPosition() is already
    // the new place.
    connect(m_slider, &QSlider::actionTriggered, this, [this] {
        if (m_slider->sliderPosition() != tickOf(m_group.change))
            emit changeWanted(changeOfTravel(static_cast<double>(m_slider->sliderPosition()) / ticks));
    });
    connect(m_value, &NumberField::valueEntered, this, [this](double value) {
        const double inside = std::clamp(value, leastChange, largestChange);
        if (inside != value)
            sayBelow(*m_value, boundsRemark(quantityText(leastChange, Quantity::Fraction),
                                            quantityText(largestChange, Quantity::Fraction)));
        emit changeWanted(inside);
    });
    connect(m_name, &ElidedLabel::doubleClicked, this, [this] { emit changeWanted(0); });
}

void ActivationRow::setGroup(const ActivationGroup& group)
{
    if (group == m_group)
        return;
    m_group = group;
    const QString strands = group.links.size() > 1 ? tr(" (%1)").arg(group.links.size()) : QString();
    m_name->setFullText(group.title + strands);
    m_name->setOwnToolTip(
        (group.isMixed ? tr("%1: its strands differ, the first is shown") : QStringLiteral("%1")).arg(group.title)
        + u'\n' + tr("Change of stiffness. Double click: as it was"));
    m_slider->setAccessibleName(tr("Change of stiffness of %1").arg(group.title));
    m_value->setAccessibleName(tr("Change of stiffness of %1 in per cent").arg(group.title));
    m_slider->setValue(tickOf(group.change));
    m_value->setValue(group.change);
}

void ActivationRow::setNameWidth(int width)
{
    if (width != m_name->minimumWidth() || width != m_name->maximumWidth())
        m_name->setFixedWidth(width);
}

int ActivationRow::wantedNameWidth() const
{
    return m_name->fullWidth();
}

}  // namespace sinew
