#include "ui/text/fixed_text.h"

#include <cmath>

#include <QLocale>

namespace sinew {

namespace {

bool isZeroText(const QString& text)
{
    for (const QChar c : text) {
        if (c >= u'1' && c <= u'9')
            return false;
    }
    return true;
}

}  // namespace

QString withDecimalSign(QString number)
{
    return number.replace(QStringLiteral("."), QLocale().decimalPoint());
}

QString betweenNumbers()
{
    return QLocale().decimalPoint() == QStringLiteral(",") ? QStringLiteral("; ") : QStringLiteral(", ");
}

QString rangeBetween(const QString& low, const QString& high)
{
    // A line may be broken behind a dash, even before a space that does not break; a word joiner forbids it.
    QString text = low + QStringLiteral(" –") + QChar(wordJoiner) + u' ' + high;
    return text.replace(u' ', QChar(QChar::Nbsp));
}

QString decimalText(double value, char format, int precision)
{
    return withDecimalSign(QString::number(value, format, precision));
}

QString fixedText(double shown, int decimals)
{
    if (!std::isfinite(shown))
        return QStringLiteral("–");
    QString text = std::abs(shown) < mostFixed ? decimalText(shown, 'f', decimals) : decimalText(shown, 'g', 4);
    if (text.startsWith(u'-')) {
        text.remove(0, 1);
        if (!isZeroText(text))
            text.prepend(QChar(0x2212));
    }
    return text;
}

QString numberText(double value, Quantity quantity, int decimals)
{
    return fixedText(value / unitsOf(quantity).front().inSi, decimals);
}

}  // namespace sinew
