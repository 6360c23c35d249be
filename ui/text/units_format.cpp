#include "ui/text/units_format.h"

#include <cmath>

#include "core/schema/expression.h"
#include "ui/text/fixed_text.h"

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
    return QString::fromUtf8(unitsOf(quantity).front().name);
}

QString numberText(double value, Quantity quantity)
{
    const double shown = value / unitsOf(quantity).front().inSi;
    return fixedText(shown, decimalsOf(shown, quantity));
}

QString quantityText(double value, Quantity quantity)
{
    const QString number = numberText(value, quantity);
    return quantity == Quantity::Angle ? number + unitOf(quantity) : number + u' ' + unitOf(quantity);
}

QString quantityRange(double low, double high, Quantity quantity)
{
    return low == high ? quantityText(high, quantity)
                       : numberText(low, quantity) + QStringLiteral(" – ") + quantityText(high, quantity);
}

QString shareText(double share)
{
    if (!std::isfinite(share))
        return QStringLiteral("–");
    const double tenths = std::round(1000 * share);
    const bool isWhole = std::fmod(tenths, 10) == 0;
    QString text = QString::number(std::abs(tenths) / 10, 'f', isWhole ? 0 : 1);
    if (tenths < 0)
        text.prepend(QChar(0x2212));
    return text + u' ' + unitOf(Quantity::Fraction);
}

QString loadText(double loadFactor)
{
    return shareText(loadFactor) + QStringLiteral(" of the load");
}

std::optional<double> parseQuantity(const QString& text, Quantity quantity)
{
    return valueOfExpression(text.toStdString(), quantity).value;
}

double stepOf(Quantity quantity)
{
    return (quantity == Quantity::Weight ? 10 : 1) * unitsOf(quantity).front().inSi;
}

QString exampleOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Angle: return QStringLiteral("12.5° or 0.2 rad");
    case Quantity::Length: return QStringLiteral("30 mm or 0.03 m");
    case Quantity::Stature: return QStringLiteral("172 cm or 1.72 m");
    case Quantity::Moment: return QStringLiteral("12.5 N m");
    case Quantity::Weight: return QStringLiteral("735 N or 75 kg");
    default: return QStringLiteral("12.5 ") + unitOf(quantity);
    }
}

QString plainText(QString text)
{
    return text.replace(QChar(0x2212), u'-').replace(QChar(0x2013), u'-');
}

}  // namespace sinew
