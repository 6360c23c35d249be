#include "ui/text/fixed_text.h"

#include <cmath>

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

QString fixedText(double shown, int decimals)
{
    if (!std::isfinite(shown))
        return QStringLiteral("–");
    constexpr double longest = 1e9;  // longer ones fit nowhere
    QString text = std::abs(shown) < longest ? QString::number(shown, 'f', decimals) : QString::number(shown, 'g', 4);
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
