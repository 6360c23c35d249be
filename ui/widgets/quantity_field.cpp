#include "ui/widgets/quantity_field.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include "ui/widgets/bounded_field.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

// How many steps a key asks for; 0 for other keys.
double stepsOf(const QKeyEvent& event)
{
    const double size = event.modifiers() & Qt::ShiftModifier ? 0.1 : 1;
    switch (event.key()) {
    case Qt::Key_Up: return size;
    case Qt::Key_Down: return -size;
    case Qt::Key_PageUp: return 5;
    case Qt::Key_PageDown: return -5;
    default: return 0;
    }
}

}  // namespace

QuantityField::QuantityField(Quantity quantity, QWidget* parent) : QLineEdit(parent), m_quantity(quantity)
{
    setAlignment(Qt::AlignRight);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    makeRoomForUnit();
    connect(this, &QLineEdit::editingFinished, this, &QuantityField::commit);
    showValue();
}

QSize QuantityField::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("−000.0")) + unitWidth() + 12, fontMetrics().height() + 8};
}

int QuantityField::unitWidth() const
{
    return fontMetrics().horizontalAdvance(unitOf(m_quantity)) + 2;
}

// The style sheet's padding is meant for longer texts; part of it is taken back here.
void QuantityField::makeRoomForUnit()
{
    const QMargins margins(-5, -2, unitWidth() - 4, -2);
    if (margins != textMargins())
        setTextMargins(margins);
}

QSize QuantityField::minimumSizeHint() const
{
    return sizeHint();
}

void QuantityField::setValue(double value)
{
    m_value = value;
    if (!(hasFocus() && isModified()))
        showValue();
}

void QuantityField::showValue()
{
    const QString shown = numberText(m_value, m_quantity);
    if (shown != text())
        setText(shown);
    setModified(false);
}

void QuantityField::commit()
{
    if (!isModified())
        return;
    const std::optional<double> typed = parseQuantity(text(), m_quantity);
    if (typed) {
        setModified(false);
        if (*typed != m_value)
            emit valueEntered(*typed);
        showValue();
    } else if (hasFocus()) {
        selectAll();
        sayBelow(*this, tr("Type a number such as %1").arg(exampleOf(m_quantity)));
    } else {
        showValue();
    }
}

// While nothing is being typed, undo and redo are the window's.
bool QuantityField::event(QEvent* event)
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

void QuantityField::keyPressEvent(QKeyEvent* event)
{
    // A number that is taken gives the keyboard back to the window.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        QLineEdit::keyPressEvent(event);
        if (!isModified())
            clearFocus();
        return;
    }
    if (event->key() == Qt::Key_Escape && isModified()) {
        setModified(false);
        showValue();
        selectAll();
        return;
    }
    const double steps = stepsOf(*event);
    if (steps == 0 || isReadOnly()) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    const double from = isModified() ? parseQuantity(text(), m_quantity).value_or(m_value) : m_value;
    setModified(false);
    emit valueEntered(from + steps * stepOf(m_quantity));
    showValue();
}

void QuantityField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    painter.setPen(toColor(paletteOf(*this).muted));
    painter.drawText(rect().adjusted(0, 0, -5, 0), Qt::AlignRight | Qt::AlignVCenter, unitOf(m_quantity));
}

void QuantityField::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        makeRoomForUnit();
}

void QuantityField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    // After the click has placed its cursor, so that typing replaces the number.
    if (event->reason() == Qt::MouseFocusReason)
        QTimer::singleShot(0, this, &QLineEdit::selectAll);
}

}  // namespace sinew
