#include "ui/panels/recruitment/sweep_data.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/base/name_list.h"
#include "ui/panels/recruitment/study_input.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

constexpr std::size_t mostCurves = 6;  // as there are colours that tell apart
constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
constexpr double mm = 1000;  // in a metre

struct SweepTr {
    Q_DECLARE_TR_FUNCTIONS(sinew::Sweep)
};

bool isAngle(const Coordinate& coordinate)
{
    return coordinate.kind == CoordinateKind::Rotation;
}

double forceAt(const ResultFrame& frame, std::size_t link)
{
    return frame.isBalanced() && link < frame.links.size() ? frame.links[link].force.value_or(unknown) : unknown;
}

bool isSelected(const PanelInput& input, const std::string& link)
{
    const ObjectId id{ObjectKind::Link, link};
    return input.selection == id || (input.alsoSelected && input.alsoSelected->contains(id));
}

// Selected ones first, then by the largest force on the way, those without any last.
std::vector<std::size_t> shownLinks(const PanelInput& input, const CoordinateSweep& sweep)
{
    std::vector<std::size_t> links(input.model.links.size());
    std::vector<double> most(links.size(), 0);
    for (std::size_t j = 0; j < links.size(); ++j) {
        links[j] = j;
        for (const ResultFrame& frame : sweep.frames) {
            const double force = std::abs(forceAt(frame, j));
            most[j] = force > most[j] ? force : most[j];
        }
        if (isSelected(input, input.model.links[j].name))
            most[j] = std::numeric_limits<double>::infinity();
    }
    std::ranges::stable_sort(links, [&](std::size_t a, std::size_t b) { return most[a] > most[b]; });
    links.resize(std::min(links.size(), mostCurves));
    return links;
}

// The part with its range, from curves that are there.
void addPart(PlotPart part, PlotData& data)
{
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const PlotCurve& curve : part.curves) {
        for (const double value : curve.values) {
            low = value < low ? value : low;
            high = value > high ? value : high;
        }
    }
    if (!(low <= high))
        return;
    const double margin = high > low ? 0.06 * (high - low) : std::max(1.0, 0.1 * std::abs(high));
    part.low = low - margin;
    part.high = high + margin;
    data.parts.push_back(std::move(part));
}

// valueAt(posture): in the unit of the part.
template <class ValueAt>
PlotCurve curveOf(const std::vector<double>& places, const std::string& name, int colour, ValueAt&& valueAt)
{
    PlotCurve curve;
    curve.channel = name;
    curve.name = curve.title = shortName(name);
    curve.colour = colour;
    curve.times = places;
    for (std::size_t i = 0; i < places.size(); ++i)
        curve.values.push_back(valueAt(i));
    return curve;
}

void addJoints(const PanelInput& input, const CoordinateSweep& sweep, const std::vector<double>& places, PlotData& data)
{
    PlotPart part{QuantityKind::Force, SweepTr::tr("Joint force, N"), {}};
    for (std::size_t j = 0; j < input.model.joints.size() && part.curves.size() < mostCurves; ++j) {
        const auto resultant = [&](std::size_t i) {
            const ResultFrame& frame = sweep.frames[i];
            const bool isKnown = frame.isBalanced() && j < frame.joints.size() && frame.joints[j];
            return isKnown ? frame.joints[j]->resultant() : unknown;
        };
        PlotCurve curve = curveOf(places, input.model.joints[j].name, static_cast<int>(part.curves.size()), resultant);
        if (std::ranges::any_of(curve.values, [](double value) { return value > 0; }))
            part.curves.push_back(std::move(curve));
    }
    addPart(std::move(part), data);
}

SweptQuantity sweptOf(SweepQuantity quantity)
{
    switch (quantity) {
    case SweepQuantity::Forces: return SweptQuantity::Force;
    case SweepQuantity::LeverArms: return SweptQuantity::LeverArm;
    case SweepQuantity::Lengths: break;
    }
    return SweptQuantity::Length;
}

const Coordinate& sweptCoordinate(const PanelInput& input, const CoordinateSweep& sweep)
{
    return input.model.coordinates[static_cast<std::size_t>(sweep.range.coordinate)];
}

// The curve goes up to each jump of its link and begins anew behind it. unit: of the shown values, in SI.
void breakAtJumps(const PanelInput& input, const CoordinateSweep& sweep, std::size_t link, SweptQuantity quantity,
                  double unit, PlotCurve& curve)
{
    for (const SweepJump& jump : sweep.jumps) {
        if (jump.link != static_cast<int>(link) || jump.quantity != quantity)
            continue;
        const double place = shownOf(sweptCoordinate(input, sweep), jump.value);
        const auto at = std::ranges::lower_bound(curve.times, place) - curve.times.begin();
        curve.times.insert(curve.times.begin() + at, 3, place);
        curve.values.insert(curve.values.begin() + at, {unit * jump.before, unknown, unit * jump.after});
    }
}

// One sentence a link that jumps, three at most.
QStringList jumpNotes(const PanelInput& input, const CoordinateSweep& sweep)
{
    constexpr std::size_t most = 3;
    QStringList notes;
    std::vector<int> named;
    for (const SweepJump& jump : sweep.jumps) {
        if (std::ranges::find(named, jump.link) != named.end())
            continue;
        named.push_back(jump.link);
        if (named.size() > most)
            continue;
        const QString link = shortName(input.model.links[static_cast<std::size_t>(jump.link)].name);
        const bool turns = isAngle(sweptCoordinate(input, sweep));
        const QString place = quantityText(jump.value, turns ? Quantity::Angle : Quantity::Length);
        notes.append(jump.reason.empty() ? SweepTr::tr("%1 jumps at %2.").arg(link, place)
                                         : SweepTr::tr("%1 jumps at %2: %3.").arg(link, place, said(jump.reason)));
    }
    if (named.size() > most)
        notes.append(SweepTr::tr("Further links that jump: %1.").arg(named.size() - most));
    return notes;
}

void addLinks(const PanelInput& input, const CoordinateSweep& sweep, SweepQuantity quantity,
              const std::vector<double>& places, PlotData& data)
{
    const bool turns = isAngle(input.model.coordinates[static_cast<std::size_t>(sweep.range.coordinate)]);
    PlotPart part{QuantityKind::Force, SweepTr::tr("Force, N"), {}};
    if (quantity == SweepQuantity::Lengths)
        part = {QuantityKind::Length, SweepTr::tr("Length, mm"), {}};
    if (quantity == SweepQuantity::LeverArms)
        part = {QuantityKind::Length, turns ? SweepTr::tr("Lever arm, mm") : SweepTr::tr("Lever arm, 1"), {}};
    for (const std::size_t j : shownLinks(input, sweep)) {
        const auto value = [&](std::size_t i) {
            const ResultFrame& frame = sweep.frames[i];
            if (quantity == SweepQuantity::Forces)
                return forceAt(frame, j);
            if (quantity == SweepQuantity::Lengths)
                return frame.isPlaced() && j < frame.links.size() ? mm * frame.links[j].length : unknown;
            return (turns ? mm : 1) * sweep.momentArms(static_cast<Eigen::Index>(j), static_cast<Eigen::Index>(i));
        };
        part.curves.push_back(curveOf(places, input.model.links[j].name, static_cast<int>(part.curves.size()), value));
        const bool isLength = quantity == SweepQuantity::Lengths || (quantity == SweepQuantity::LeverArms && turns);
        breakAtJumps(input, sweep, j, sweptOf(quantity), isLength ? mm : 1, part.curves.back());
    }
    addPart(std::move(part), data);
}

bool fits(const PanelInput& input, const CoordinateSweep& sweep)
{
    return sweep.range.coordinate < static_cast<int>(input.model.coordinates.size())
           && sweep.momentArms.rows() == static_cast<Eigen::Index>(input.model.links.size());
}

}  // namespace

double shownOf(const Coordinate& coordinate, double si)
{
    return si * (isAngle(coordinate) ? 180 / std::numbers::pi : mm);
}

double siOf(const Coordinate& coordinate, double shown)
{
    return shown / (isAngle(coordinate) ? 180 / std::numbers::pi : mm);
}

PlotData sweepPlotOf(const PanelInput& input, const RecruitmentStudy* study, SweepQuantity quantity)
{
    PlotData data;
    data.emptyText = whyNoStudy(input, study);
    if (!data.emptyText.isEmpty())
        return data;
    if (input.model.coordinates.empty()) {
        data.emptyText = SweepTr::tr("The model has no coordinate to move.");
        return data;
    }
    if (!study->sweep || !study->sweep->isWhole || !fits(input, *study->sweep)) {
        data.emptyText = SweepTr::tr("Being computed.");
        return data;
    }
    const CoordinateSweep& sweep = *study->sweep;
    const Coordinate& coordinate = input.model.coordinates[static_cast<std::size_t>(sweep.range.coordinate)];
    std::vector<double> places;
    for (const double value : sweep.values)
        places.push_back(shownOf(coordinate, value));
    data.start = places.front();
    data.end = places.back();
    data.axis
        = readableName(coordinate.name) + comma() + unitOf(isAngle(coordinate) ? Quantity::Angle : Quantity::Length);
    if (quantity == SweepQuantity::Forces)
        addJoints(input, sweep, places, data);
    addLinks(input, sweep, quantity, places, data);
    for (const SweepJump& jump : sweep.jumps)
        data.boundaries.push_back(shownOf(coordinate, jump.value));
    if (data.parts.empty())
        data.emptyText = quantity == SweepQuantity::Forces && !sweep.frames.front().message.empty()
                             ? said(sweep.frames.front().message)
                             : SweepTr::tr("The model has no link to show.");
    return data;
}

QString sweepNoteOf(const PanelInput& input, const CoordinateSweep& sweep)
{
    QStringList notes;
    const auto unheld
        = std::ranges::count_if(sweep.frames, [](const ResultFrame& frame) { return !frame.isBalanced(); });
    if (unheld > 0)
        notes.append(SweepTr::tr("%1 of %2 postures are not solved: no force is drawn there.")
                         .arg(unheld)
                         .arg(sweep.frames.size()));
    notes.append(jumpNotes(input, sweep));
    if (!sweep.followers.empty()) {
        std::vector<std::string> names;
        for (const int follower : sweep.followers)
            names.push_back(input.model.coordinates[static_cast<std::size_t>(follower)].name);
        notes.append(SweepTr::tr("Constraints move %1 along.").arg(said(joinedByAnd(names))));
    }
    if (input.model.links.size() > mostCurves)
        notes.append(SweepTr::tr("Selected links, then those that bear most; all of them are in the export."));
    return notes.join(u' ');
}

}  // namespace sinew
