#include "ui/panels/motion/pair_values.h"

#include <algorithm>

#include "ui/text/translated.h"

namespace sinew {

namespace {

// Those of the coordinate first.
std::optional<TimeValue> firstCurve(const Scenario& scenario, const std::string& coordinate)
{
    if (scenario.curves.empty())
        return std::nullopt;
    const auto own = std::find_if(scenario.curves.begin(), scenario.curves.end(),
                                  [&](const NamedCurve& curve) { return curve.coordinate == coordinate; });
    return CurveValue{own == scenario.curves.end() ? scenario.curves.front().name : own->name};
}

std::optional<TimeValue> firstColumn(const Scenario& scenario, const std::string& coordinate)
{
    const std::vector<ColumnValue> columns = columnsOf(scenario);
    if (columns.empty())
        return std::nullopt;
    const auto own = std::find_if(columns.begin(), columns.end(), [&](const ColumnValue& column) {
        return column.column.find(coordinate) != std::string::npos;
    });
    return own == columns.end() ? columns.front() : *own;
}

// Gains that move limbs of a person's size without ringing; to be adjusted.
Tracking usualGains(CoordinateKind kind)
{
    return kind == CoordinateKind::Rotation ? Tracking{100, 10, {}} : Tracking{1000, 100, {}};
}

}  // namespace

ValueKind kindOf(const GivenPair& pair)
{
    return pair.tracking ? ValueKind::Tracking : static_cast<ValueKind>(pair.value.index());
}

QString textOf(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Constant: return translated("constant");
    case ValueKind::Held: return translated("held");
    case ValueKind::Curve: return translated("curve");
    case ValueKind::Column: return translated("table column");
    case ValueKind::Fourier: return translated("Fourier series");
    case ValueKind::Formula: return translated("formula");
    case ValueKind::Tracking: return translated("tracking");
    }
    return {};
}

std::vector<ValueKind> kindsFor(PairSide side, ValueKind present)
{
    std::vector<ValueKind> kinds = {ValueKind::Constant};
    if (side == PairSide::Motion)
        kinds.push_back(ValueKind::Held);
    kinds.push_back(ValueKind::Curve);
    kinds.push_back(ValueKind::Column);
    if (side == PairSide::Effort) {
        kinds.push_back(ValueKind::Formula);
        kinds.push_back(ValueKind::Tracking);
    }
    if (present == ValueKind::Fourier)
        kinds.push_back(ValueKind::Fourier);
    return kinds;
}

std::vector<ColumnValue> columnsOf(const Scenario& scenario)
{
    std::vector<ColumnValue> columns;
    for (const NamedTable& table : scenario.tables) {
        for (const std::string& column : table.data->columns)
            columns.push_back({table.name, column});
    }
    return columns;
}

QString textOf(const ColumnValue& column)
{
    return QString::fromStdString(column.table) + QStringLiteral(": ") + QString::fromStdString(column.column);
}

std::optional<TimeValue> firstValue(ValueKind kind, const Scenario& scenario, const Coordinate& coordinate,
                                    PairSide side)
{
    switch (kind) {
    case ValueKind::Held: return HeldValue{};
    case ValueKind::Curve: return firstCurve(scenario, coordinate.name);
    case ValueKind::Column: return firstColumn(scenario, coordinate.name);
    case ValueKind::Formula: return FormulaValue{"0"};
    default: return ConstantValue{side == PairSide::Motion ? coordinate.value : 0};
    }
}

std::optional<GivenPair> withKind(GivenPair pair, ValueKind kind, const Scenario& scenario,
                                  const Coordinate& coordinate)
{
    if (kind == kindOf(pair))
        return pair;
    if (kind == ValueKind::Tracking) {
        const ValueKind now = kindOf(pair);
        if (now != ValueKind::Curve)
            pair.value = ConstantValue{coordinate.value};
        pair.tracking = usualGains(coordinate.kind);
        return pair;
    }
    const std::optional<TimeValue> value = firstValue(kind, scenario, coordinate, pair.side);
    if (!value)
        return std::nullopt;
    pair.tracking.reset();
    pair.value = *value;
    return pair;
}

GivenPair withSide(const GivenPair& pair, PairSide side)
{
    if (side == pair.side)
        return pair;
    GivenPair made;
    made.coordinates = pair.coordinates;
    made.side = side;
    made.value = side == PairSide::Motion ? TimeValue(HeldValue{}) : TimeValue(ConstantValue{0});
    return made;
}

}  // namespace sinew
