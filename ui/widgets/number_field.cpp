#include "ui/widgets/number_field.h"

#include <numbers>

#include <QKeyEvent>
#include <QPainter>

#include "ui/text/motion_units.h"
#include "ui/widgets/theme.h"

namespace sinew {

FieldUnit fieldUnit(Quantity quantity)
{
    const double inSi = parseQuantity(QStringLiteral("1"), quantity).value_or(1);
    return {unitOf(quantity), inSi, quantity};
}

FieldUnit rateUnit(CoordinateKind kind)
{
    const FieldUnit unit = fieldUnit(valueQuantity(kind));
    return {unit.text + QStringLiteral("/s"), unit.inSi, std::nullopt};
}

NumberField::NumberField(const FieldUnit& unit, QWidget* parent) : QLineEdit(parent), m_unit(unit)
{
    setAlignment(Qt::AlignRight);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    makeRoomForUnit();
    connect(this, &QLineEdit::editingFinished, this, &NumberField::commit);
}

void NumberField::setUnit(const FieldUnit& unit)
{
    if (unit == m_unit)
        return;
    m_unit = unit;
    makeRoomForUnit();
    updateGeometry();
    showValue();
}

QSize NumberField::sizeHint() const
{
    const int unit = m_unit.text.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_unit.text) + 4;
    return {fontMetrics().horizontalAdvance(QStringLiteral("−000.0")) + unit + 14, fontMetrics().height() + 8};
}

// The style sheet's padding is meant for longer texts; part of it is taken back here.
void NumberField::makeRoomForUnit()
{
    const int unit = m_unit.text.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_unit.text) + 2;
    setTextMargins(-5, -2, unit - 4, -2);
}

void NumberField::setValue(std::optional<double> value)
{
    m_value = value;
    if (!(hasFocus() && isModified()))
        showValue();
}

void NumberField::showValue()
{
    const QString shown = m_value ? plainNumber(*m_value / m_unit.inSi) : QString();
    if (shown != text())
        setText(shown);
    setModified(false);
}

std::optional<double> NumberField::parsed() const
{
    if (m_unit.quantity)
        return parseQuantity(text(), *m_unit.quantity);
    QString typed = text().simplified();
    if (!m_unit.text.isEmpty() && typed.endsWith(m_unit.text))
        typed.chop(m_unit.text.size());
    // A number of no unit: body weights have none that a person would type here.
    const std::optional<double> number = parseQuantity(typed, Quantity::BodyWeights);
    return number ? std::optional(*number * m_unit.inSi) : std::nullopt;
}

void NumberField::commit()
{
    if (!isModified())
        return;
    const std::optional<double> typed = parsed();
    if (!typed) {
        emit refused(text());
        if (!hasFocus())
            showValue();
        return;
    }
    setModified(false);
    if (typed != m_value)
        emit valueEntered(*typed);
    showValue();
}

// While nothing is being typed, undo and redo are the window's.
bool NumberField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !isModified()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isModified()) {
        showValue();
        selectAll();
        return;
    }
    const bool isArrow = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (!isArrow || isReadOnly() || !m_value) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    const double size = event->modifiers() & Qt::ShiftModifier ? 0.1 : 1;
    const double step = (event->key() == Qt::Key_Up ? size : -size) * m_unit.inSi;
    setModified(false);
    emit valueEntered(*m_value + step);
    showValue();
}

void NumberField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    painter.setPen(toColor(paletteOf(*this).muted));
    painter.drawText(rect().adjusted(0, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter, m_unit.text);
}

}  // namespace sinew
