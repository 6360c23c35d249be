#include "ui/session/bounded_field.h"

#include <cmath>

#include <QCoreApplication>
#include <QLocale>
#include <QTimer>
#include <QToolTip>
#include <QWidget>

namespace sinew {

// After the event that is being handled: a number that is taken gives the keyboard back, which would hide the remark.
void sayBelow(const QWidget& field, const QString& text)
{
    QTimer::singleShot(0, &field,
                       [&field, text] { QToolTip::showText(field.mapToGlobal(QPoint(0, field.height())), text); });
}

QString boundsRemark(const QString& least, const QString& most)
{
    return QCoreApplication::translate("sinew::BoundedField", "Between %1 and %2: taken to the end").arg(least, most);
}

std::optional<double> numberIn(const QString& text, const QString& prefix, const QString& suffix)
{
    QString number = text;
    if (!prefix.isEmpty() && number.startsWith(prefix))
        number.remove(0, prefix.size());
    if (!suffix.isEmpty() && number.endsWith(suffix))
        number.chop(suffix.size());
    bool isNumber = false;
    const double value = QLocale().toDouble(number.trimmed(), &isNumber);
    return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace sinew
