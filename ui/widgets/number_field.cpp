#include "ui/widgets/number_field.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QToolTip>

#include "ui/text/fixed_text.h"
#include "ui/text/motion_units.h"
#include "ui/text/said.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/bounded_field.h"
#include "ui/widgets/style_property.h"
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

// Two values that differ by round-off of an expression are one.
bool isSame(double a, double b)
{
    return std::abs(a - b) <= 1e-12 * std::abs(b);
}

// A reason against what was typed, with what counts instead.
QString withWhatCounts(const QString& reason, const std::optional<double>& value)
{
    return value ? NumberField::tr("%1; the value before is kept").arg(reason) : reason;
}

}  // namespace

FieldUnit fieldUnit(Quantity quantity)
{
    return {unitOf(quantity), unitsOf(quantity).front().inSi, quantity};
}

FieldUnit rateUnit(CoordinateKind kind)
{
    const FieldUnit unit = fieldUnit(valueQuantity(kind));
    return {shownUnit(std::string(unitsOf(valueQuantity(kind)).front().name) + "/s"), unit.inSi, std::nullopt};
}

NumberField::NumberField(Quantity quantity, QWidget* parent)
    : QLineEdit(parent), m_unit(fieldUnit(quantity)), m_isRounded(true), m_value(0)
{
    setUp();
}

NumberField::NumberField(const FieldUnit& unit, QWidget* parent) : QLineEdit(parent), m_unit(unit)
{
    setUp();
}

void NumberField::setUp()
{
    setAlignment(Qt::AlignRight);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    makeRoomForUnit();
    connect(this, &QLineEdit::editingFinished, this, &NumberField::commit);
    connect(this, &QLineEdit::textChanged, this, &NumberField::makeRoomForUnit);
    showValue();
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
    const int unit = m_unit.text.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_unit.text) + 2;
    return {fontMetrics().horizontalAdvance(QStringLiteral("−000.0")) + unit + 12, fontMetrics().height() + 8};
}

// The style sheet's padding is meant for longer texts; part of it is taken back here. What stands in for a number has no
// room for a cursor behind it, as a number has.
void NumberField::makeRoomForUnit()
{
    const int gap = text().isEmpty() ? 5 : 2;
    const int unit = m_unit.text.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_unit.text) + gap;
    const QMargins margins(-5, -2, unit - 4, -2);
    if (margins != textMargins())
        setTextMargins(margins);
}

void NumberField::setValue(std::optional<double> value)
{
    const bool isAnother = std::exchange(m_value, value) != value;
    if (m_expressionValue && !(value && isSame(*value, *m_expressionValue))) {
        m_expression.clear();
        m_expressionValue.reset();
    }
    const bool isBeingTyped = isModified() && (hasFocus() || (!m_reason.isEmpty() && !isAnother));
    if (!isBeingTyped)
        showValue();
}

void NumberField::setExpression(const QString& expression)
{
    m_expression = m_value ? expression : QString();
    m_expressionValue = m_expression.isEmpty() ? std::nullopt : m_value;
    update();
}

QString NumberField::shownText(double value) const
{
    if (m_isRounded && m_unit.quantity)
        return numberText(value, *m_unit.quantity);
    const double shown = value / m_unit.inSi;
    if (!std::isfinite(shown))
        return QStringLiteral("–");
    constexpr int mostDigits = 7, fewestDigits = 3;
    const auto written = [&](int digits) { return decimalText(shown, 'g', digits).replace(u'-', QChar(0x2212)); };
    int digits = mostDigits;
    // A number that is only read is rounded rather than cut off.
    while (!hasFocus() && isVisible() && digits > fewestDigits
           && fontMetrics().horizontalAdvance(written(digits)) > roomForText())
        --digits;
    return written(digits);
}

int NumberField::roomForText() const
{
    constexpr int edges = 4;  // QLineEdit's own, beside its margins
    QStyleOptionFrame option;
    initStyleOption(&option);
    const QRect inside = style()->subElementRect(QStyle::SE_LineEditContents, &option, this);
    return inside.width() - textMargins().left() - textMargins().right() - edges;
}

void NumberField::showValue()
{
    const QString shown = m_value ? shownText(*m_value) : QString();
    if (shown != text())
        setText(shown);
    if (!hasFocus())
        setCursorPosition(0);  // what does not fit is cut at its end
    setModified(false);
    setReason({});
}

Result<double> NumberField::parsed() const
{
    const std::string typed = inCoreUnits(text());
    if (m_unit.quantity)
        return valueOfExpression(typed, *m_unit.quantity, m_names);
    const std::string unit = inCoreUnits(m_unit.text);
    return valueOfExpression(typed, Unit{unit.c_str(), m_unit.inSi}, m_names);
}

// "must be above 0 and at most 1"; empty when the number is within.
QString NumberField::boundsText() const
{
    const auto shown
        = [this](double bound) { return withUnit(shownText(bound), bound == 0 ? QString() : m_unit.text); };
    QStringList parts;
    if (std::isfinite(m_bounds.least))
        parts << (m_bounds.isAboveLeast ? tr("above %1") : tr("at least %1")).arg(shown(m_bounds.least));
    if (std::isfinite(m_bounds.most))
        parts << tr("at most %1").arg(shown(m_bounds.most));
    return tr("must be %1").arg(parts.join(tr(" and ")));
}

// In SI.
double NumberField::mostSize() const
{
    return std::min(mostOf(m_unit.quantity.value_or(Quantity::PureNumber)), m_bounds.farthest);
}

QString NumberField::sizeText() const
{
    const Unit& unit = unitsOf(m_unit.quantity.value_or(Quantity::PureNumber)).front();
    const QString most = decimalText(mostSize() / unit.inSi, 'g', 3);
    return tr("larger than any skeleton has: at most %1").arg(withUnit(most, shownUnit(unit.name)));
}

void NumberField::setReason(const QString& reason)
{
    if (reason == m_reason)
        return;
    m_reason = reason;
    setAccessibleDescription(reason);
    markRefused();
    emit reasonChanged();
}

void NumberField::setFaulty(bool isFaulty)
{
    if (std::exchange(m_isFaulty, isFaulty) != isFaulty)
        markRefused();
}

// As the style sheet shows what was refused, or taken and found wrong.
void NumberField::markRefused()
{
    setStyleProperty(*this, "refused", m_isFaulty || !m_reason.isEmpty());
    update();
}

void NumberField::refuse(const QString& reason)
{
    setReason(reason);
    if (hasFocus())
        selectAll();
    if (!m_staysWhenRefused && isVisible())
        sayBelow(*this, withWhatCounts(reason, m_value));
    emit refused(text(), reason);
}

void NumberField::enter(double value)
{
    setReason({});
    const bool isKept = m_keepsExpression && isExpression(text().toStdString());
    m_expression = isKept ? text().trimmed() : QString();
    m_expressionValue = isKept ? std::optional(value) : std::nullopt;
    setModified(false);
    if (m_value != value || isKept)
        emit valueEntered(value);
    showValue();
}

void NumberField::commit()
{
    if (!isModified())
        return;
    if (m_mayBeEmpty && text().trimmed().isEmpty()) {
        setModified(false);
        if (m_value)
            emit emptied();
        showValue();
        return;
    }
    const Result<double> typed = parsed();
    if (!typed) {
        refuse(said(typed.diagnostics.front()));
        return;
    }
    const bool isLow = *typed.value < m_bounds.least || (m_bounds.isAboveLeast && *typed.value <= m_bounds.least);
    if (isLow || *typed.value > m_bounds.most)
        refuse(boundsText());
    else if (std::abs(*typed.value) > mostSize())
        refuse(sizeText());
    else
        enter(*typed.value);
}

// While nothing is being typed, undo and redo are the window's; while something is, Escape is the field's.
bool NumberField::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && !m_reason.isEmpty()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), inLines(withWhatCounts(m_reason, m_value)),
                           this);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (isModified() && key->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
        if (!isModified() && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    // A number that is taken is marked, so that the next one replaces it.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        QLineEdit::keyPressEvent(event);
        if (!isModified())
            selectAll();
        return;
    }
    if (event->key() == Qt::Key_Escape && isModified()) {
        showValue();
        selectAll();
        emit takenBack();
        return;
    }
    const double steps = stepsOf(*event);
    if (steps == 0 || isReadOnly() || !m_value) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    const double from = isModified() ? parsed().value.value_or(*m_value) : *m_value;
    const double step = m_unit.quantity ? stepOf(*m_unit.quantity) : m_unit.inSi;
    const double wanted = from + steps * step;
    if (wanted < m_bounds.least || (m_bounds.isAboveLeast && wanted <= m_bounds.least) || wanted > m_bounds.most) {
        if (m_reason.isEmpty())  // else that is said already
            sayBelow(*this, boundsText());
        return;
    }
    setModified(false);
    setReason({});
    emit valueEntered(wanted, m_gesture);
    showValue();
}

void NumberField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (!isModified() && m_reason.isEmpty()) {
        showValue();  // all digits
        if (!m_expression.isEmpty())
            setText(m_expression);
        setModified(false);
    }
    m_isClickedInto = event->reason() == Qt::MouseFocusReason;
}

// The click that brings the focus marks the whole number, so that typing replaces it.
void NumberField::mousePressEvent(QMouseEvent* event)
{
    QLineEdit::mousePressEvent(event);
    if (std::exchange(m_isClickedInto, false))
        selectAll();
}

// A number is one word, its decimals included.
void NumberField::mouseDoubleClickEvent(QMouseEvent* event)
{
    QLineEdit::mouseDoubleClickEvent(event);  // which also waits for a third click
    if (event->button() == Qt::LeftButton)
        selectAll();
}

void NumberField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    ++m_gesture;
    if (!isModified() && m_reason.isEmpty())
        showValue();
}

void NumberField::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    if (!isModified() && m_reason.isEmpty())
        showValue();
}

void NumberField::showEvent(QShowEvent* event)
{
    QLineEdit::showEvent(event);
    if (!isModified() && m_reason.isEmpty())
        showValue();
}

void NumberField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    const Palette& colours = paletteOf(*this);
    painter.setPen(toColor(colours.muted));
    painter.drawText(rect().adjusted(0, 0, m_isRounded ? -5 : -6, 0), Qt::AlignRight | Qt::AlignVCenter, m_unit.text);
    if (m_expression.isEmpty() || hasFocus())
        return;
    QFont monospace(QStringLiteral("monospace"));
    monospace.setStyleHint(QFont::Monospace);
    monospace.setPointSizeF(font().pointSizeF() * 0.9);
    painter.setFont(monospace);
    painter.setPen(toColor(colours.accent));
    const int taken = fontMetrics().horizontalAdvance(text()) + fontMetrics().horizontalAdvance(m_unit.text) + 16;
    const QRect place = rect().adjusted(6, 0, -taken, 0);
    const QString shown = QFontMetrics(monospace).elidedText(m_expression, Qt::ElideRight, place.width());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, shown);
}

void NumberField::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        makeRoomForUnit();
}

}  // namespace sinew
