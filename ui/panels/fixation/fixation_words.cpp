#include "ui/panels/fixation/fixation_words.h"

#include <cmath>
#include <string_view>

#include <QCoreApplication>

#include "core/fixation/standard_fixators.h"
#include "ui/panels/fixation/fixation_input.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

struct FixationWordsTr {
    Q_DECLARE_TR_FUNCTIONS(sinew::FixationWords)
};

}  // namespace

QString wayToACase()
{
    return FixationWordsTr::tr("Choose in Case where the bone is broken, or open one of File > Fixations.");
}

QString whyNoAnswer(const FixationInput& input, const QString& content)
{
    if (!input.hasCase)
        return content;
    return input.isBefore ? FixationWordsTr::tr("Not solved yet: Answer says what is wrong with the case.")
                          : FixationWordsTr::tr("Being solved.");
}

QString eventText(const FixationEvent& event)
{
    const QString part = said(beamInWords(event.part));
    switch (event.kind) {
    case EventKind::Opens: return FixationWordsTr::tr("begins to open");
    case EventKind::HalfOpen: return FixationWordsTr::tr("half open");
    case EventKind::Slips: return FixationWordsTr::tr("begins to slip");
    case EventKind::AllSlips: return FixationWordsTr::tr("all that is pressed slips");
    case EventKind::BoneGivesWay: return FixationWordsTr::tr("bone around the %1").arg(part);
    case EventKind::MetalYields: return FixationWordsTr::tr("yield of the %1").arg(part);
    case EventKind::MetalFatigue: return FixationWordsTr::tr("fatigue of the %1").arg(part);
    case EventKind::Collapse: return FixationWordsTr::tr("cannot be held");
    }
    return {};
}

QString factorText(const FixationEvent& event)
{
    return event.atAnyLoad ? FixationWordsTr::tr("at any load")
                           : QStringLiteral("× ") + numberText(event.factor, Quantity::PureNumber, 2);
}

QString postureName(const FixationAnswer& answer)
{
    return readableName(answer.load.shownName());
}

QString edgeName(const PlaneFrame& frame, const Vector3& place)
{
    const double down = place.dot(frame.down), back = place.dot(frame.back);
    constexpr double level = 0.42;  // sine of 25 degrees
    const Vector3 along = std::copysign(1.0, down) * frame.down;
    if (std::abs(down) >= std::abs(back) && std::abs(along.y()) < level)
        return along.z() > 0 ? FixationWordsTr::tr("outer") : FixationWordsTr::tr("inner");
    if (std::abs(down) >= std::abs(back))
        return along.y() < 0 ? FixationWordsTr::tr("lower") : FixationWordsTr::tr("upper");
    return back > 0 ? FixationWordsTr::tr("back") : FixationWordsTr::tr("front");
}

QString rangeText(double low, double high, Quantity quantity, int decimals)
{
    const QString from = numberText(low, quantity, decimals), to = numberText(high, quantity, decimals);
    return from == to ? from : rangeBetween(from, to);
}

FigureFormat formatOf(const Figure& figure)
{
    const std::string_view unit = figure.unit;
    if (unit == "mm")
        return {Quantity::Length, 2};
    if (unit == "deg")
        return {Quantity::Angle, 2};
    if (unit == "N")
        return {Quantity::Force, 0};
    if (unit == "%")
        return {Quantity::Fraction, 0};
    return {};
}

}  // namespace sinew
