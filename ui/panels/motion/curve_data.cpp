#include "ui/panels/motion/curve_data.h"

#include <algorithm>

#include "core/document/names.h"
#include "ui/panels/motion/stage_table.h"
#include "ui/text/motion_units.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

constexpr int samples = 400;
constexpr double leastGap = 1e-3;  // between points, of the whole time

void findUnits(CurveView& view, const NamedCurve& curve, const Model& model)
{
    view.title = translated("value");
    view.unit = {{}, 1, std::nullopt};
    view.rateUnit = {QStringLiteral("/s"), 1, std::nullopt};
    view.accelerationUnit = QStringLiteral("/s²");
    for (const Coordinate& coordinate : model.coordinates) {
        if (coordinate.name != curve.coordinate)
            continue;
        view.unit = fieldUnit(valueQuantity(coordinate.kind));
        view.title = motionWord(coordinate.kind) + comma() + view.unit.text;
        view.rateUnit = rateUnit(coordinate.kind);
        view.accelerationUnit = view.unit.text + QStringLiteral("/s²");
    }
}

void tieEnds(PhaseCurveData& data, bool toFirst)
{
    if (!data.isPeriodic || data.points.size() < 2)
        return;
    CharacteristicPoint& first = data.points.front();
    CharacteristicPoint& last = data.points.back();
    CharacteristicPoint& from = toFirst ? first : last;
    CharacteristicPoint& to = toFirst ? last : first;
    to.value = from.value;
    to.slope = from.slope;
    to.curvature = from.curvature;
}

PhaseTrend trendOf(const CharacteristicPoint& a, const CharacteristicPoint& b)
{
    return b.value > a.value ? PhaseTrend::Rising : b.value < a.value ? PhaseTrend::Falling : PhaseTrend::Level;
}

}  // namespace

CurveView curveViewOf(const NamedCurve& curve, const Model& model)
{
    CurveView view;
    view.name = QString::fromStdString(curve.name);
    view.data = curve.data;
    findUnits(view, curve, model);
    const std::vector<CharacteristicPoint>& points = curve.data.points;
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        view.phases.push_back({points[i].time, points[i + 1].time, trendOf(points[i], points[i + 1])});
    view.fault = said(PhaseCurve::fault(curve.data));
    if (!view.fault.isEmpty())
        return view;
    const PhaseCurve drawn(curve.data);
    const double start = points.front().time;
    const double span = points.back().time - start;
    for (int i = 0; i <= samples; ++i) {
        // Not beyond the last point, where the curve stands still.
        const double time = std::min(start + span * i / samples, points.back().time - 1e-9 * span);
        const FunctionValue at = drawn.at(time);
        view.times.push_back(time);
        view.values.push_back(at.value / view.unit.inSi);
        view.rates.push_back(at.slope / view.unit.inSi);
        view.accelerations.push_back(at.curvature / view.unit.inSi);
    }
    return view;
}

PhaseCurveData withPointMoved(PhaseCurveData data, std::size_t point, double time, double value)
{
    std::vector<CharacteristicPoint>& points = data.points;
    const double gap = leastGap * (points.back().time - points.front().time);
    if (point > 0)
        time = std::max(time, points[point - 1].time + gap);
    if (point + 1 < points.size())
        time = std::min(time, points[point + 1].time - gap);
    points[point].time = time;
    points[point].value = value;
    if (point == 0 || point + 1 == points.size())
        tieEnds(data, point == 0);
    return data;
}

PhaseCurveData withPointAdded(PhaseCurveData data, double time, double value)
{
    const auto before = std::lower_bound(data.points.begin(), data.points.end(), time,
                                         [](const CharacteristicPoint& point, double t) { return point.time < t; });
    const auto place = before - data.points.begin();
    // The phase it cuts becomes two at rest.
    data.shapes.resize(data.points.size() - 1);
    const std::ptrdiff_t cut
        = std::clamp<std::ptrdiff_t>(place - 1, 0, static_cast<std::ptrdiff_t>(data.shapes.size()));
    const bool isInside = place > 0 && before != data.points.end();
    if (isInside)
        data.shapes[static_cast<std::size_t>(cut)] = {};
    data.shapes.insert(data.shapes.begin() + cut, PhaseShape{});
    data.points.insert(before, CharacteristicPoint{time, value, {}, {}});
    if (!isInside)
        tieEnds(data, place == 0);
    return data;
}

PhaseCurveData withPointRemoved(PhaseCurveData data, std::size_t point)
{
    if (data.points.size() <= 2)
        return data;
    data.shapes.resize(data.points.size() - 1);
    const std::size_t phase = std::min(point, data.shapes.size() - 1);
    data.shapes.erase(data.shapes.begin() + static_cast<std::ptrdiff_t>(phase));
    if (point > 0 && point < data.points.size() - 1)
        data.shapes[point - 1] = {};
    const bool wasLast = point == data.points.size() - 1;
    data.points.erase(data.points.begin() + static_cast<std::ptrdiff_t>(point));
    tieEnds(data, !wasLast);
    return data;
}

PhaseCurveData withSlope(PhaseCurveData data, std::size_t point, std::optional<double> slope)
{
    data.points[point].slope = slope;
    if (!slope)
        data.points[point].curvature.reset();
    if (point == 0 || point + 1 == data.points.size())
        tieEnds(data, point == 0);
    return data;
}

PhaseShape shapeOf(const PhaseCurveData& data, std::size_t phase)
{
    return phase < data.shapes.size() ? data.shapes[phase] : PhaseShape{};
}

PhaseCurveData withShape(PhaseCurveData data, std::size_t phase, const PhaseShape& shape)
{
    if (data.shapes.size() <= phase)
        data.shapes.resize(phase + 1);
    data.shapes[phase] = shape;
    return data;
}

PhaseCurveData withPeriodic(PhaseCurveData data, bool periodic)
{
    data.isPeriodic = periodic;
    tieEnds(data, true);
    return data;
}

Scenario withCurveAdded(Scenario scenario, const Coordinate& coordinate)
{
    NamedCurve made;
    made.name = nameFor(scenario.curves, coordinate.name.empty() ? "curve" : coordinate.name);
    made.coordinate = coordinate.name;
    made.data.points = {{0, coordinate.value, {}, {}}, {scenario.options.duration, coordinate.value, {}, {}}};
    scenario.curves.push_back(made);
    return scenario;
}

Scenario withCurve(Scenario scenario, const std::string& name, const PhaseCurveData& data)
{
    for (NamedCurve& curve : scenario.curves) {
        if (curve.name == name)
            curve.data = data;
    }
    return scenario;
}

Scenario withCurveRenamed(Scenario scenario, const std::string& name, const std::string& newName)
{
    for (NamedCurve& curve : scenario.curves)
        curve.name = curve.name == name ? newName : curve.name;
    for (Stage& stage : scenario.stages) {
        for (GivenPair& pair : stage.given) {
            if (pair.value == TimeValue(CurveValue{name}))
                pair.value = CurveValue{newName};
        }
    }
    return scenario;
}

Scenario withCurveRemoved(Scenario scenario, const std::string& name)
{
    std::erase_if(scenario.curves, [&](const NamedCurve& curve) { return curve.name == name; });
    return scenario;
}

std::string userOf(const Scenario& scenario, const std::string& curve)
{
    for (const Stage& stage : scenario.stages) {
        for (const GivenPair& pair : stage.given) {
            if (pair.value == TimeValue(CurveValue{curve}))
                return stage.name;
        }
    }
    return {};
}

QString fitText(const PhaseFit& fit, const FieldUnit& unit)
{
    const auto text = [&](double value) {
        if (unit.quantity)
            return quantityText(value, *unit.quantity);
        return plainNumber(value);
    };
    return translated("rms %1, largest difference %2").arg(text(fit.rms), text(fit.largest));
}

}  // namespace sinew
