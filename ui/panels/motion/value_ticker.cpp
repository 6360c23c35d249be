#include "ui/panels/motion/value_ticker.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

bool ValueTicker::setLines(double lines)
{
    return std::exchange(m_lines, lines) != lines;
}

int ValueTicker::powerOf(const QCPRange& range)
{
    constexpr int leastPower = -3, mostPower = 4;  // between them numbers are written in full
    const double largest = std::max(std::abs(range.lower), std::abs(range.upper));
    if (!(largest > 0) || !std::isfinite(largest))
        return 0;
    const int power = static_cast<int>(std::floor(std::log10(largest)));
    return power <= leastPower || power >= mostPower ? power : 0;
}

QString ValueTicker::unitText(const QString& unit, int power)
{
    if (power == 0)
        return unit;
    static constexpr char16_t digits[] = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
    QString text = QStringLiteral("10");
    for (const QChar c : QString::number(power))
        text += c == u'-' ? QChar(u'⁻') : QChar(digits[c.digitValue()]);
    return unit.isEmpty() ? text : text + u' ' + unit;
}

void ValueTicker::generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision,
                           QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* tickLabels)
{
    m_power = powerOf(range);
    QCPAxisTicker::generate(range, locale, formatChar, precision, ticks, subTicks, tickLabels);
}

// Each second or third of the usual ones where all would touch; none so near to an end that its label would reach into the
// axis above or below.
QVector<double> ValueTicker::createTickVector(double tickStep, const QCPRange& range)
{
    if (!(m_lines > 0))
        return {};
    const double edge = 0.08 * range.size() / m_lines;
    QVector<double> all = QCPAxisTicker::createTickVector(tickStep, range);
    all.removeIf([&](double tick) { return tick < range.lower + edge || tick > range.upper - edge; });
    // Digits are lower than a line.
    const auto isRoomy = [&](qsizetype stride) { return double(stride) * tickStep * m_lines >= 0.9 * range.size(); };
    const qsizetype last = all.size() - 1;
    qsizetype stride = 1;
    // Both ends keep their ticks.
    while (stride < last && (last % stride != 0 || !isRoomy(stride)))
        ++stride;
    QVector<double> ticks;
    for (qsizetype i = 0; i <= last; i += stride)
        ticks.append(all[i]);
    if (ticks.size() > 1 && !isRoomy(stride))
        ticks.removeFirst();
    return ticks;
}

QString ValueTicker::getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision)
{
    return AxisTicker::getTickLabel(tick * std::pow(10.0, -m_power), locale, formatChar, precision);
}

}  // namespace sinew
