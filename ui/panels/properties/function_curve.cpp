#include "ui/panels/properties/function_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include "core/math/scalar_function.h"
#include "ui/text/core_words.h"
#include "ui/text/fixed_text.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int steps = 100;
constexpr double reach = 7;  // px, of a point

QString shortNumber(double value)
{
    return decimalText(std::abs(value) < 1e-12 ? 0 : value, 'g', 3).replace(u'-', QChar(0x2212));
}

// A spline without a valid order of points is drawn as nothing.
std::optional<ScalarFunction> functionOf(bool hasPoints, const std::vector<double>& numbers)
{
    if (!hasPoints)
        return Polynomial{numbers};
    std::vector<double> x, y;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
        x.push_back(numbers[i]);
        y.push_back(numbers[i + 1]);
    }
    return NaturalSpline::isValid(x, y) ? std::optional<ScalarFunction>(NaturalSpline(x, y)) : std::nullopt;
}

}  // namespace

FunctionCurve::FunctionCurve(QWidget* parent) : QWidget(parent)
{
    setFixedHeight(sizeHint().height());
    setMouseTracking(true);
    setAccessibleName(tr("Curve of the function"));
}

void FunctionCurve::setRow(const PropertyRow& row)
{
    m_row = row;
    m_numbers = row.value.numbers;
    m_dragged = -1;
    setToolTip(hasPoints() ? tr("Drag a point; a double click adds one or removes it") : QString());
    findRange();
    update();
}

QString FunctionCurve::title() const
{
    const auto unitText = [](const std::string& unit) { return shownUnit(unit.empty() ? "1" : unit); };
    return tr("%1, %2, over %3").arg(worded(m_row.label), unitText(m_row.unit), unitText(m_row.inputUnit));
}

void FunctionCurve::findRange()
{
    m_range = {};
    const auto function = functionOf(hasPoints(), m_numbers);
    if (!function)
        return;
    if (hasPoints()) {
        m_range.low = m_numbers.front();
        m_range.high = m_numbers[m_numbers.size() - 2];
    }
    m_range.bottom = m_range.top = evaluate(*function, m_range.low).value;
    for (int i = 1; i <= steps; ++i) {
        const double y = evaluate(*function, m_range.low + (m_range.high - m_range.low) * i / steps).value;
        m_range.bottom = std::min(m_range.bottom, y);
        m_range.top = std::max(m_range.top, y);
    }
    if (m_range.top == m_range.bottom) {
        m_range.bottom -= m_row.unitInSi;
        m_range.top += m_row.unitInSi;
    }
}

QRectF FunctionCurve::place() const
{
    return QRectF(rect()).adjusted(44, 8, -10, -20);
}

QPointF FunctionCurve::pixelOf(double x, double y) const
{
    const QRectF area = place();
    return {area.left() + area.width() * (x - m_range.low) / (m_range.high - m_range.low),
            area.bottom() - area.height() * (y - m_range.bottom) / (m_range.top - m_range.bottom)};
}

double FunctionCurve::xOf(double pixel) const
{
    return m_range.low + (pixel - place().left()) / place().width() * (m_range.high - m_range.low);
}

double FunctionCurve::yOf(double pixel) const
{
    return m_range.bottom + (place().bottom() - pixel) / place().height() * (m_range.top - m_range.bottom);
}

double FunctionCurve::valueAt(double x) const
{
    const auto function = functionOf(hasPoints(), m_numbers);
    return function ? evaluate(*function, x).value : 0;
}

int FunctionCurve::pointAt(const QPointF& pixel) const
{
    for (int i = 0; i < pointCount(); ++i) {
        const auto k = static_cast<std::size_t>(2 * i);
        const QPointF apart = pixelOf(m_numbers[k], m_numbers[k + 1]) - pixel;
        if (std::hypot(apart.x(), apart.y()) <= reach)
            return i;
    }
    return -1;
}

void FunctionCurve::mousePressEvent(QMouseEvent* event)
{
    m_dragged = event->button() == Qt::LeftButton ? pointAt(event->position()) : -1;
}

void FunctionCurve::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged < 0) {
        setCursor(pointAt(event->position()) >= 0 ? Qt::SizeAllCursor : Qt::ArrowCursor);
        return;
    }
    const auto k = static_cast<std::size_t>(2 * m_dragged);
    // Points keep their order.
    const double gap = 1e-3 * (m_range.high - m_range.low);
    const double least = m_dragged > 0 ? m_numbers[k - 2] + gap : -INFINITY;
    const double most = m_dragged + 1 < pointCount() ? m_numbers[k + 2] - gap : INFINITY;
    m_numbers[k] = std::clamp(xOf(event->position().x()), least, std::max(least, most));
    m_numbers[k + 1] = yOf(event->position().y());
    update();
}

void FunctionCurve::mouseReleaseEvent(QMouseEvent*)
{
    const bool isChanged = m_dragged >= 0 && m_numbers != m_row.value.numbers;
    m_dragged = -1;
    if (isChanged)
        emit numbersEntered(m_numbers);
}

void FunctionCurve::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!hasPoints() || event->button() != Qt::LeftButton)
        return;
    std::vector<double> numbers = m_row.value.numbers;
    if (const int point = pointAt(event->position()); point >= 0) {
        if (pointCount() <= 2)
            return;
        numbers.erase(numbers.begin() + 2 * point, numbers.begin() + 2 * point + 2);
    } else {
        const double x = xOf(event->position().x());
        std::size_t at = 0;
        while (at < numbers.size() && numbers[at] < x)
            at += 2;
        numbers.insert(numbers.begin() + static_cast<std::ptrdiff_t>(at), {x, valueAt(x)});
    }
    m_dragged = -1;
    emit numbersEntered(numbers);
}

void FunctionCurve::paintAxes(QPainter& painter) const
{
    const Palette& colours = paletteOf(*this);
    painter.setPen(toColor(colours.line));
    painter.drawRect(place());
    painter.setPen(toColor(colours.muted));
    const QRectF area = place();
    const auto left = [&](double y, double value) {
        painter.drawText(QRectF(0, y - 8, area.left() - 4, 16), Qt::AlignRight | Qt::AlignVCenter,
                         shortNumber(value / m_row.unitInSi));
    };
    left(area.top() + 6, m_range.top);
    left(area.bottom() - 6, m_range.bottom);
    const QRectF below(area.left(), area.bottom() + 3, area.width(), 16);
    painter.drawText(below, Qt::AlignLeft, shortNumber(m_range.low / m_row.inputUnitInSi));
    painter.drawText(below, Qt::AlignRight, shortNumber(m_range.high / m_row.inputUnitInSi));
    painter.drawText(below, Qt::AlignHCenter, QString::fromStdString(m_row.inputUnit));
}

void FunctionCurve::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter);
    const auto function = functionOf(hasPoints(), m_numbers);
    if (!function)
        return;
    const Palette& colours = paletteOf(*this);
    const double low = hasPoints() ? m_numbers.front() : m_range.low;
    const double high = hasPoints() ? m_numbers[m_numbers.size() - 2] : m_range.high;
    QPainterPath path(pixelOf(low, evaluate(*function, low).value));
    for (int i = 1; i <= steps; ++i) {
        const double x = low + (high - low) * i / steps;
        path.lineTo(pixelOf(x, evaluate(*function, x).value));
    }
    painter.setPen(QPen(toColor(colours.accent), 1.5));
    painter.drawPath(path);
    for (int i = 0; i < pointCount(); ++i) {
        const auto k = static_cast<std::size_t>(2 * i);
        painter.setBrush(toColor(i == m_dragged ? colours.accent : colours.panel));
        painter.drawEllipse(pixelOf(m_numbers[k], m_numbers[k + 1]), 4, 4);
    }
}

}  // namespace sinew
