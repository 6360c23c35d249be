#include "core/scenario/given_range.h"

#include <algorithm>
#include <optional>

#include "core/base/constants.h"
#include "core/base/number_words.h"
#include "core/math/fourier_series.h"
#include "core/motion/phase_curve.h"

namespace sinew {

namespace {

struct Extremes {
    double least = infinity, largest = -infinity;

    void add(double value)
    {
        least = std::min(least, value);
        largest = std::max(largest, value);
    }
};

constexpr int looks = 500;  // at a curve or a period

void addValues(const ConstantValue& value, const ScenarioNames&, Extremes& extremes)
{
    extremes.add(value.value);
}

void addValues(const CurveValue& value, const ScenarioNames& names, Extremes& extremes)
{
    const auto named = names.curveOf.find(value.curve);
    if (named == names.curveOf.end() || !PhaseCurve::fault(named->second->data).empty())
        return;
    const PhaseCurve curve(named->second->data);
    const auto& points = named->second->data.points;
    const double first = points.front().time, last = points.back().time;
    for (int i = 0; i <= looks; ++i)
        extremes.add(curve.at(first + (last - first) * i / looks).value);
}

void addValues(const ColumnValue& value, const ScenarioNames& names, Extremes& extremes)
{
    const auto named = names.tableOf.find(value.table);
    const int column = named == names.tableOf.end() ? -1 : named->second->data->find(value.column);
    if (column < 0)
        return;
    const Eigen::VectorXd numbers = named->second->data->values.col(column);
    std::for_each(numbers.begin(), numbers.end(), [&](double number) { extremes.add(number); });
}

void addValues(const FourierSeries& series, const ScenarioNames&, Extremes& extremes)
{
    for (int i = 0; i < looks && series.period > 0; ++i)
        extremes.add(evaluate(series, series.period * i / looks).value);
}

void addValues(const auto&, const ScenarioNames&, Extremes&)
{
}

}  // namespace

Sentence rangeFault(const GivenPair& pair, const Coordinate& coordinate, const ScenarioNames& names)
{
    constexpr double roundOff = 1e-9;
    if (pair.side != PairSide::Motion && !pair.tracking)
        return {};
    Extremes extremes;
    std::visit([&](const auto& value) { addValues(value, names, extremes); }, pair.value);
    if (!(extremes.least <= extremes.largest))
        return {};
    const double factor = pair.tracking ? 1 : pair.factor;
    const double a = factor * extremes.least, b = factor * extremes.largest;
    const double least = std::min(a, b), largest = std::max(a, b);
    const bool isAngle = coordinate.kind == CoordinateKind::Rotation;
    const bool isAbove = largest > coordinate.maximum + roundOff, isBelow = least < coordinate.minimum - roundOff;
    if (!isAbove && !isBelow)
        return {};
    return sentence("takes coordinate '%1' to %2, beyond its range, which ends at %3", coordinate.name,
                    amountInWords(isAbove ? largest : least, isAngle),
                    amountInWords(isAbove ? coordinate.maximum : coordinate.minimum, isAngle));
}

}  // namespace sinew
