#include "ui/panels/fixation/slider_row.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/text/core_words.h"
#include "ui/text/units_format.h"
#include "ui/widgets/fine_slider.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

namespace {

constexpr int ticks = 300;  // over the reach of a slider

}  // namespace

SliderRow::SliderRow(const QString& name, Quantity quantity, double least, double most, QWidget* parent)
    : QWidget(parent), m_quantity(quantity), m_least(least), m_most(most), m_name(new ElidedLabel(this)),
      m_slider(new FineSlider(this)), m_value(new NumberField(quantity, this)), m_reason(new QLabel(this))
{
    m_slider->setRange(0, ticks);
    setName(name);
    m_reason->setWordWrap(true);
    m_reason->setTextFormat(Qt::PlainText);
    setRole(*m_reason, "error");
    m_reason->hide();
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_name);
    row->addWidget(m_slider, 1);
    row->addWidget(m_value);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(row);
    layout->addWidget(m_reason);
    // Comes only from a person's keys and drags, never from setValue().
    connect(m_slider, &QSlider::actionTriggered, this,
            [this] { emit valueWanted(m_least + m_slider->sliderPosition() * tick(), m_gesture); });
    connect(m_slider, &QSlider::sliderPressed, this, [this] { ++m_gesture; });
    connect(m_slider, &QSlider::sliderReleased, this, [this] { ++m_gesture; });
    connect(m_value, &NumberField::valueEntered, this, &SliderRow::valueWanted);
    connect(m_value, &NumberField::emptied, this, &SliderRow::nothingWanted);
    m_value->setStaysWhenRefused(true);
    connect(m_value, &NumberField::refused, this, [this] { showReason(m_found); });
    connect(m_value, &NumberField::takenBack, this, [this] { showReason(m_found); });
}

void SliderRow::setName(const QString& name)
{
    if (m_name->fullText() == name)
        return;
    m_name->setFullText(name);
    m_slider->setAccessibleName(name);
    m_value->setAccessibleName(name);
}

double SliderRow::tick() const
{
    return (m_most - m_least) / ticks;
}

int SliderRow::wantedFieldWidth() const
{
    return m_value->sizeHint().width();
}

void SliderRow::setWidths(int name, int field)
{
    m_name->setFixedWidth(name);
    m_value->setFixedWidth(field);
}

void SliderRow::show(const PropertyRow& row, const QString& reason)
{
    m_name->setOwnToolTip(worded(row.help.empty() ? row.label : row.help));
    m_value->setBounds(row.bounds);
    m_value->setMayBeEmpty(row.isOptional);
    const double value = row.value.numbers.empty() ? 0 : row.value.numbers.front();
    m_value->setValue(value);
    if (!m_slider->isSliderDown())
        m_slider->setValue(std::clamp(static_cast<int>(std::lround((value - m_least) / tick())), 0, ticks));
    m_value->setFaulty(!reason.isEmpty());
    showReason(reason);
}

// Why what was typed is refused comes before what was found of the value that counts.
void SliderRow::showReason(const QString& found)
{
    m_found = found;
    const QString refused
        = m_value->reason().isEmpty() ? QString() : tr("%1; the value before is kept").arg(m_value->reason());
    const QString& text = refused.isEmpty() ? found : refused;
    if (m_reason->text() != text)
        m_reason->setText(text);
    m_reason->setVisible(!text.isEmpty());
}

}  // namespace sinew
