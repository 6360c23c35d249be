#include "ui/panels/fixation/limits_view.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "core/fixation/fixator_material.h"
#include "ui/panels/fixation/fixation_words.h"
#include "ui/text/core_words.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

struct FixationLimitsTr {
    Q_DECLARE_TR_FUNCTIONS(sinew::FixationLimits)
};

// The beam that uses most of a limit, among the parts: they stand behind the bone in the order of the construct.
std::optional<std::size_t> mostUsed(const FixationAnswer& answer, double PartAnswer::*use)
{
    std::optional<std::size_t> most;
    for (std::size_t i = 0; i < answer.parts.size(); ++i) {
        if (answer.parts[i].kind == PartKind::Beam && (!most || answer.parts[i].*use > answer.parts[*most].*use))
            most = i;
    }
    return most;
}

void setAxis(LimitRow& row)
{
    double most = std::max(row.number, row.high.value_or(0));
    for (const double mark : row.marks)
        most = std::max(most, mark);
    row.axis = most > 0 ? 1.15 * most : 1;
    row.isBeyond = !row.marks.empty() && row.number > *std::min_element(row.marks.begin(), row.marks.end());
}

LimitRow hipRow(const FixationInput& input, const FixationAnswer& answer)
{
    LimitRow row;
    const double force = answer.load.hipForce.norm();
    row.name = FixationLimitsTr::tr("Hip joint force");
    row.number = answer.load.hipForceInWeights();
    row.value = numberText(row.number, Quantity::BodyWeights);
    row.unit = unitOf(Quantity::BodyWeights);
    row.small = QStringLiteral("· ") + quantityText(force, Quantity::Force);
    const bool isOfActivity = static_cast<std::size_t>(input.posture) < input.answer()->postures.size();
    if (input.measured && isOfActivity && input.answer()->fixation.activity == input.fixation.activity) {
        const ReferenceRange& range = *input.measured;
        row.low = range.low;
        row.high = range.high;
        const QString where = row.number > range.high  ? FixationLimitsTr::tr("above the measured %1 BW")
                              : row.number < range.low ? FixationLimitsTr::tr("below the measured %1 BW")
                                                       : FixationLimitsTr::tr("measured %1 BW");
        row.limits = where.arg(rangeText(range.low, range.high, Quantity::BodyWeights, 2));
        if (!range.people.empty())
            row.limits += comma() + worded(range.people);
        row.source = QString::fromStdString(range.citation);
    }
    setAxis(row);
    return row;
}

LimitRow bearingRow(const FixationInput& input, const FixationAnswer& answer, std::size_t part)
{
    const Construct& construct = input.answer()->construct;
    const PartAnswer& beam = answer.parts[part];
    const GoverningBearing bearing = governingBearing(beam, construct);
    LimitRow row;
    row.name = (bearing.isCortex ? FixationLimitsTr::tr("Bearing on cortex, %1")
                                 : FixationLimitsTr::tr("Bearing on cancellous bone, %1"))
                   .arg(said(partInWords(beam)));
    row.number = bearing.pressure;
    row.value = numberText(bearing.pressure, Quantity::Pressure);
    row.unit = unitOf(Quantity::Pressure);
    row.marks = {bearing.strength};
    row.limits = FixationLimitsTr::tr("strength %1").arg(quantityText(bearing.strength, Quantity::Pressure));
    // The strength of cortex is a textbook value without a citation.
    if (!bearing.isCortex) {
        row.limits += FixationLimitsTr::tr(", yield strain 0.8 %");
        row.source = QStringLiteral("Morgan 2003");
    }
    row.part = static_cast<int>(part) - 1;
    setAxis(row);
    return row;
}

LimitRow stressRow(const FixationInput& input, const FixationAnswer& answer, std::size_t part)
{
    const PartAnswer& beam = answer.parts[part];
    const MaterialData& metal = dataOf(input.answer()->construct.beams[part - 1].stated.material);
    LimitRow row;
    row.name = FixationLimitsTr::tr("Stress, %1").arg(said(partInWords(beam)));
    row.number = beam.stress.value;
    row.value = numberText(beam.stress.value, Quantity::Pressure);
    row.unit = unitOf(Quantity::Pressure);
    const double fatigue = 1 / fatigueUse(metal, 1);  // its use grows with the stress
    row.marks = {fatigue, metal.yield};
    row.limits = FixationLimitsTr::tr("fatigue %1, yield %2")
                     .arg(numberText(fatigue, Quantity::Pressure), quantityText(metal.yield, Quantity::Pressure));
    row.source = FixationLimitsTr::tr("%1, Goodman").arg(metal.source);
    row.part = static_cast<int>(part) - 1;
    setAxis(row);
    return row;
}

// Cells of cancellous bone alone are held against its strength: the rim of the section is cortex.
std::optional<LimitRow> pressureRow(const FixationInput& input, const FixationAnswer& answer)
{
    const Construct& construct = input.answer()->construct;
    std::optional<double> peak;
    for (std::size_t i = 0; i < std::min(construct.sectionCells.size(), answer.interface.cells.size()); ++i) {
        if (construct.sectionCells[i].corticalShare == 0)
            peak = std::max(peak.value_or(0), answer.interface.cells[i].pressure);
    }
    if (!peak)
        return {};
    LimitRow row;
    row.name = FixationLimitsTr::tr("Peak pressure, cancellous bone");
    row.number = *peak;
    row.value = numberText(*peak, Quantity::Pressure);
    row.unit = unitOf(Quantity::Pressure);
    row.small = FixationLimitsTr::tr("· cortex %1").arg(numberText(answer.peakPressure, Quantity::Pressure));
    row.marks = {construct.strengthOfCancellous};
    row.limits = FixationLimitsTr::tr("strength %1, at a fit of %2")
                     .arg(quantityText(construct.strengthOfCancellous, Quantity::Pressure),
                          numberText(answer.fit, Quantity::PureNumber, 2));
    row.source = QStringLiteral("Morgan 2003");
    setAxis(row);
    return row;
}

LimitRow gapRow(const FixationInput& input, const FixationAnswer& answer)
{
    LimitRow row;
    row.name = answer.largestGap > 0 ? FixationLimitsTr::tr("Largest gap, %1 edge")
                                           .arg(edgeName(input.answer()->construct.section.frame, answer.gapPlace))
                                     : FixationLimitsTr::tr("Largest gap");
    row.number = answer.largestGap;
    row.value = numberText(answer.largestGap, Quantity::Length, 2);
    row.unit = unitOf(Quantity::Length);
    row.limits = FixationLimitsTr::tr("no limit with a source");
    setAxis(row);
    row.axis = std::max(row.axis, 0.002);  // so that a gap of hundredths does not fill the bar
    return row;
}

}  // namespace

std::vector<LimitRow> limitRows(const FixationInput& input)
{
    const FixationAnswer* answer = input.hasCase ? input.shown() : nullptr;
    if (!answer || !answer->isUsable())
        return {};
    std::vector<LimitRow> rows = {hipRow(input, *answer)};
    if (const auto part = mostUsed(*answer, &PartAnswer::bearingUse))
        rows.push_back(bearingRow(input, *answer, *part));
    if (const auto part = mostUsed(*answer, &PartAnswer::fatigueUse))
        rows.push_back(stressRow(input, *answer, *part));
    if (auto pressure = pressureRow(input, *answer))
        rows.push_back(std::move(*pressure));
    rows.push_back(gapRow(input, *answer));
    return rows;
}

}  // namespace sinew
