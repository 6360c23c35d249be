#include "ui/text/motion_units.h"

#include <QLocale>

#include "core/base/constants.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

bool isAngular(QuantityKind kind)
{
    return kind == QuantityKind::Angle || kind == QuantityKind::AngularSpeed
           || kind == QuantityKind::AngularAcceleration;
}

}  // namespace

QString unitOf(QuantityKind kind)
{
    switch (kind) {
    case QuantityKind::Angle: return unitOf(Quantity::Angle);
    case QuantityKind::AngularSpeed: return shownUnit("°/s");
    case QuantityKind::AngularAcceleration: return shownUnit("°/s²");
    case QuantityKind::Length: return shownUnit("m");
    case QuantityKind::Speed: return shownUnit("m/s");
    case QuantityKind::Acceleration: return shownUnit("m/s²");
    case QuantityKind::Moment: return unitOf(Quantity::Moment);
    case QuantityKind::Force: return unitOf(Quantity::Force);
    case QuantityKind::Energy: return shownUnit("J");
    case QuantityKind::Stress: return unitOf(Quantity::MuscleStress);
    case QuantityKind::State: return {};
    }
    return {};
}

QString titleOf(QuantityKind kind)
{
    switch (kind) {
    case QuantityKind::Angle: return translated("Angle");
    case QuantityKind::AngularSpeed: return translated("Angular speed");
    case QuantityKind::AngularAcceleration: return translated("Angular acceleration");
    case QuantityKind::Length: return translated("Length");
    case QuantityKind::Speed: return translated("Speed");
    case QuantityKind::Acceleration: return translated("Acceleration");
    case QuantityKind::Moment: return translated("Moment");
    case QuantityKind::Force: return translated("Force");
    case QuantityKind::Energy: return translated("Energy");
    case QuantityKind::Stress: return translated("Stress");
    case QuantityKind::State: return translated("State");
    }
    return {};
}

double shownValue(double si, QuantityKind kind)
{
    if (kind == QuantityKind::Stress)
        return si / unitsOf(Quantity::MuscleStress).front().inSi;
    return isAngular(kind) ? si / degree : si;
}

QString shownNumber(double shown, QuantityKind kind)
{
    if (isAngular(kind))
        return numberText(shown * degree, Quantity::Angle);
    return numberText(shown, Quantity::Force);
}

QuantityKind valueKind(CoordinateKind kind)
{
    return kind == CoordinateKind::Rotation ? QuantityKind::Angle : QuantityKind::Length;
}

QuantityKind effortKind(CoordinateKind kind)
{
    return kind == CoordinateKind::Rotation ? QuantityKind::Moment : QuantityKind::Force;
}

// Body weights have two decimals at every size, as seconds do here.
QString secondsText(double seconds)
{
    return numberText(seconds, Quantity::BodyWeights);
}

QString plainNumber(double value)
{
    QString text = numberText(value, Quantity::Force);
    const QString sign = QLocale().decimalPoint();
    if (text.contains(sign)) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(sign))
            text.chop(sign.size());
    }
    return text;
}

}  // namespace sinew
