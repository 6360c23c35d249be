#include "ui/text/units_format.h"

#include <algorithm>
#include <cmath>

#include "core/schema/expression.h"
#include "ui/text/fixed_text.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"

namespace sinew {

namespace {

// The limits lie half a unit of the last digit below the round number, so that 99.96 is written 100 and not 100.0.
int significantDecimals(double size)
{
    if (size >= 99.95)
        return 0;
    if (size >= 9.995)
        return 1;
    if (size >= 0.9995)
        return 2;
    if (size >= 0.09995)
        return 3;
    return size >= 5e-5 ? 4 : 0;
}

int decimalsOf(double shown, Quantity quantity)
{
    switch (quantity) {
    case Quantity::Angle:
    case Quantity::Length: return 1;
    case Quantity::BodyWeights: return 2;
    case Quantity::Fraction: return std::abs(shown) >= 9.95 ? 0 : 1;
    default: return significantDecimals(std::abs(shown));
    }
}

}  // namespace

QString unitOf(Quantity quantity)
{
    return shownUnit(unitsOf(quantity).front().name);
}

QString numberText(double value, Quantity quantity)
{
    const double shown = value / unitsOf(quantity).front().inSi;
    return fixedText(shown, decimalsOf(shown, quantity));
}

bool readAlike(double first, double second, Quantity quantity)
{
    if (first == second || !std::isfinite(first) || !std::isfinite(second))
        return first == second || (!std::isfinite(first) && !std::isfinite(second));
    const double unit = unitsOf(quantity).front().inSi, a = first / unit, b = second / unit;
    const int decimals = decimalsOf(a, quantity);
    const double scale = std::pow(10.0, decimals);
    return decimals == decimalsOf(b, quantity) && std::abs(a) < mostFixed
           && std::round(a * scale) == std::round(b * scale);
}

int lengthOfNumber(double value, Quantity quantity)
{
    const double shown = value / unitsOf(quantity).front().inSi;
    if (!(std::abs(shown) < mostFixed))
        return static_cast<int>(numberText(value, quantity).size());  // a dash, or with an exponent: they are rare
    const int decimals = decimalsOf(shown, quantity);
    const double scale = std::pow(10.0, decimals), size = std::round(std::abs(shown) * scale) / scale;
    int digits = 1;
    for (double power = 10; size >= power; power *= 10)
        ++digits;
    return (shown < 0 && size > 0 ? 1 : 0) + digits + (decimals > 0 ? 1 + decimals : 0);
}

QString quantityText(double value, Quantity quantity)
{
    return withUnit(numberText(value, quantity), unitOf(quantity));
}

QString quantityRange(double low, double high, Quantity quantity)
{
    return low == high ? quantityText(high, quantity)
                       : rangeBetween(numberText(low, quantity), quantityText(high, quantity));
}

QString shareText(double share)
{
    if (!std::isfinite(share))
        return QStringLiteral("–");
    const double tenths = std::round(1000 * share);
    const bool isWhole = std::fmod(tenths, 10) == 0;
    QString text = decimalText(std::abs(tenths) / 10, 'f', isWhole ? 0 : 1);
    if (tenths < 0)
        text.prepend(QChar(0x2212));
    return text + u' ' + unitOf(Quantity::Fraction);
}

QString loadText(double loadFactor)
{
    return translated("%1 of the load").arg(shareText(loadFactor));
}

std::optional<double> parseQuantity(const QString& text, Quantity quantity)
{
    return valueOfExpression(inCoreUnits(text), quantity).value;
}

double stepOf(Quantity quantity)
{
    return (quantity == Quantity::Weight ? 10 : 1) * unitsOf(quantity).front().inSi;
}

QString exampleOf(Quantity quantity)
{
    const auto localised = [](const QString& text) { return withDecimalSign(shownUnit(text.toStdString())); };
    const auto either = [&](const QString& a, const QString& b) {
        return translated("%1 or %2", "examples").arg(localised(a), localised(b));
    };
    switch (quantity) {
    case Quantity::Angle: return either(QStringLiteral("12.5°"), QStringLiteral("0.2 rad"));
    case Quantity::Length: return either(QStringLiteral("30 mm"), QStringLiteral("0.03 m"));
    case Quantity::Stature: return either(QStringLiteral("172 cm"), QStringLiteral("1.72 m"));
    case Quantity::Weight: return either(QStringLiteral("735 N"), QStringLiteral("75 kg"));
    default: return localised(QStringLiteral("12.5 ")) + unitOf(quantity);
    }
}

QString plainText(QString text)
{
    return text.remove(QChar(wordJoiner))
        .replace(QChar(0x2212), u'-')
        .replace(QChar(0x2013), u'-')
        .replace(QChar(QChar::Nbsp), u' ');
}

}  // namespace sinew
