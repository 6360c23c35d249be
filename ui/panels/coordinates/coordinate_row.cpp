#include "ui/panels/coordinates/coordinate_row.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/text/display_names.h"
#include "ui/widgets/bounded_field.h"
#include "ui/widgets/fine_slider.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/mode_chip.h"
#include "ui/widgets/number_field.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

double tickOf(CoordinateKind kind)
{
    return stepOf(valueQuantity(kind)) / FineSlider::ticksPerUnit;
}

}  // namespace

CoordinateRow::CoordinateRow(CoordinateKind kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_name(new ElidedLabel(this)), m_slider(new FineSlider(this)),
      m_value(new NumberField(valueQuantity(kind), this)), m_mode(new ModeChip(this)), m_detail(new QWidget(this)),
      m_detailText(new QLabel(m_detail)), m_effort(new NumberField(effortQuantity(kind), m_detail))
{
    lay();
    wire();
}

void CoordinateRow::lay()
{
    m_name->setMostLines(2);  // in a narrow panel
    auto* top = new QHBoxLayout;
    top->setContentsMargins(0, 0, 0, 0);
    top->setSpacing(3);
    top->addWidget(m_name);
    top->addWidget(m_slider, 1);
    top->addWidget(m_value);
    top->addWidget(m_mode);

    auto* below = new QHBoxLayout(m_detail);
    below->setContentsMargins(0, 0, m_mode->sizeHint().width() + 3, 2);
    below->setSpacing(3);
    below->addStretch();
    below->addWidget(m_detailText);
    below->addWidget(m_effort);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 1, 8, 1);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_detail);
}

void CoordinateRow::wire()
{
    connect(m_slider, &QSlider::sliderPressed, this, &CoordinateRow::gestureBegan);
    // actionTriggered comes only from a person's keys and drags, never from setValue(), and sliderPosition() is already
    // the new place.
    connect(m_slider, &QSlider::actionTriggered, this, [this] {
        const double value = m_slider->sliderPosition() * tickOf(m_kind);
        if (std::lround(m_state.value / tickOf(m_kind)) != m_slider->sliderPosition())
            emit valueWanted(std::clamp(value, m_state.minimum, m_state.maximum));
    });
    connect(m_value, &NumberField::valueEntered, this, [this](double value, int gesture) {
        beginGesture(gesture);
        const double inside = std::clamp(value, m_state.minimum, m_state.maximum);
        const Quantity quantity = valueQuantity(m_kind);
        if (inside != value)
            sayBelow(*m_value,
                     boundsRemark(quantityText(m_state.minimum, quantity), quantityText(m_state.maximum, quantity)));
        emit valueWanted(inside);
    });
    connect(m_effort, &NumberField::valueEntered, this, [this](double effort, int gesture) {
        beginGesture(gesture);
        emit effortWanted(effort);
    });
    connect(m_mode, &ModeChip::modeWanted, this, &CoordinateRow::modeWanted);
    connect(m_name, &ElidedLabel::doubleClicked, this, &CoordinateRow::resetWanted);
}

void CoordinateRow::beginGesture(int gesture)
{
    if (gesture == 0 || gesture != m_gesture)
        emit gestureBegan();
    m_gesture = gesture;
}

bool CoordinateRow::setState(const CoordinateState& state)
{
    if (state == m_state)
        return false;
    const bool isOtherwise = state.title != m_state.title || state.mode != m_state.mode;
    m_state = state;
    const QString name = state.title;
    m_name->setFullText(name);
    m_name->setOwnToolTip(state.toolTip + u'\n' + tr("Double click: back to the activity's value"));
    m_slider->setAccessibleName(name);
    m_value->setAccessibleName(tr("Value of %1").arg(name));
    m_mode->setAccessibleName(tr("Mode of %1: %2").arg(name, modeText(state.mode)));
    m_effort->setAccessibleName(tr("Given for %1").arg(name));
    showSlider();
    for (QWidget* field : {static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_value),
                           static_cast<QWidget*>(m_mode), static_cast<QWidget*>(m_effort)})
        field->setEnabled(!state.isRecorded);
    m_value->setValue(state.value);
    m_mode->setMode(state.mode);
    showDetail();
    return isOtherwise;
}

void CoordinateRow::showSlider()
{
    const double tick = tickOf(m_kind);
    const auto ticks = [tick](double value) { return static_cast<int>(std::lround(value / tick)); };
    m_slider->setRange(ticks(m_state.minimum), ticks(m_state.maximum));
    m_slider->setValue(ticks(m_state.value));
}

void CoordinateRow::showDetail()
{
    const bool driven = m_state.mode == CoordinateMode::Driven && !m_state.isRecorded;
    const Quantity quantity = effortQuantity(m_kind);
    QString text;
    if (m_state.missing)
        text = tr("missing %1").arg(quantityText(std::abs(*m_state.missing), quantity));
    else if (driven)
        text = tr("given");
    else if (m_state.drive)
        text = tr("drive %1").arg(quantityText(*m_state.drive, quantity));
    else if (m_state.reaction)
        text = tr("reaction %1").arg(quantityText(*m_state.reaction, quantity));
    if (driven && m_state.missing)
        text += tr(", given");
    setRole(*m_detailText, m_state.missing ? "error" : "muted");
    if (text != m_detailText->text())
        m_detailText->setText(text);
    m_effort->setVisible(driven);
    m_effort->setValue(m_state.effort);
    m_detail->setVisible(driven || !text.isEmpty());
}

void CoordinateRow::setSelected(bool selected)
{
    if (selected == m_selected)
        return;
    m_selected = selected;
    update();
}

void CoordinateRow::setWidths(int name, int value)
{
    const auto fix = [](QWidget& widget, int width) {
        if (width != widget.minimumWidth() || width != widget.maximumWidth())
            widget.setFixedWidth(width);
    };
    fix(*m_name, name);
    fix(*m_value, value);
}

int CoordinateRow::wantedValueWidth() const
{
    return m_value->sizeHint().width();
}

int CoordinateRow::wantedNameWidth() const
{
    return m_name->fullWidth();
}

int CoordinateRow::roomForName(int rowWidth, int valueWidth) const
{
    constexpr int usefulSlider = 56;
    constexpr int marginsAndGaps = 2 * 8 + 3 * 3;
    return std::max(50, rowWidth - usefulSlider - marginsAndGaps - valueWidth - m_mode->sizeHint().width());
}

void CoordinateRow::mousePressEvent(QMouseEvent* event)
{
    QWidget::mousePressEvent(event);
    emit chosen();
}

void CoordinateRow::paintEvent(QPaintEvent*)
{
    if (!m_selected)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(toColor(paletteOf(*this).selection));
    painter.drawRoundedRect(QRectF(rect()).adjusted(4, 0, -4, 0), 4, 4);
}

}  // namespace sinew
