#include "core/scenario/validate_given.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_set>

#include "core/scenario/check_formula.h"

namespace sinew {

namespace {

// Efforts that follow a motion are given by it.
bool isMotion(const GivenPair& pair)
{
    return pair.side == PairSide::Motion || pair.tracking;
}

bool isFinite(const std::vector<double>& values)
{
    return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}

// A number that is the same in every unit.
bool isZero(const GivenPair& pair)
{
    const auto* constant = std::get_if<ConstantValue>(&pair.value);
    return constant && constant->value == 0;
}

}  // namespace

const char* GivenChecker::keyOf(const GivenPair& pair)
{
    if (pair.side == PairSide::Motion)
        return "motion";
    return pair.tracking ? "follow" : "effort";
}

bool GivenChecker::check(const GivenPair& pair, const std::string& path)
{
    m_path = path;
    m_value = path / keyOf(pair);
    const bool namesAreGood = checkCoordinates(pair);
    checkNumbers(pair);
    if (pair.tracking)
        checkTracking(pair);
    std::visit([&](const auto& value) { checkValue(pair, value); }, pair.value);
    if (namesAreGood && isMotion(pair))
        checkUnits(pair);
    return namesAreGood;
}

bool GivenChecker::checkCoordinates(const GivenPair& pair)
{
    const std::string path = m_path / "coordinates";
    if (pair.coordinates.empty())
        m_problems.error(path, "no coordinate is named", "name some, or write \"*\" for all that are not named");
    if (isForTheRest(pair))
        return true;
    bool areGood = !pair.coordinates.empty();
    for (std::size_t i = 0; i < pair.coordinates.size(); ++i) {
        if (pair.coordinates[i] == "*") {
            m_problems.error(path / i, "'*' stands beside other coordinates",
                             "it stands for all that are not named; let it stand alone");
            areGood = false;
        } else {
            areGood
                &= m_problems.checkReference(path / i, pair.coordinates[i], m_names.ofModel.coordinates, "coordinate");
        }
    }
    return areGood;
}

void GivenChecker::checkNumbers(const GivenPair& pair)
{
    m_problems.checkFinite(m_path / "factor", pair.factor, "the factor");
    m_problems.checkNotNegative(m_path / "delay", pair.delay, "the delay");
    m_problems.checkNotNegative(m_path / "blend", pair.blend, "the blend");
    if (pair.blend > 0 && pair.side == PairSide::Effort)
        m_problems.warning(m_path / "blend", "the blend of an effort has no effect", "only motions go over smoothly");
}

void GivenChecker::checkTracking(const GivenPair& pair)
{
    const std::string path = m_path / "tracking";
    if (pair.side == PairSide::Motion)
        m_problems.error(path, "a motion that is given needs no tracking",
                         "write \"follow\" instead of \"motion\" to drive it by an effort, or remove 'tracking'");
    m_problems.checkNotNegative(path / "proportional", pair.tracking->proportional, "the proportional gain");
    m_problems.checkNotNegative(path / "derivative", pair.tracking->derivative, "the derivative gain");
    if (pair.tracking->limit)
        m_problems.checkPositive(path / "limit", *pair.tracking->limit, "the limit");
}

// One number or series for angles and lengths alike has no unit; a curve has one of its own.
void GivenChecker::checkUnits(const GivenPair& pair)
{
    const std::vector<std::string>& all = m_names.coordinates;
    const std::vector<std::string>& named = isForTheRest(pair) ? all : pair.coordinates;
    const auto kindOf = [&](const std::string& name) { return m_names.ofModel.coordinateOf.at(name)->kind; };
    std::optional<CoordinateKind> unit;
    const bool isNumber
        = std::holds_alternative<ConstantValue>(pair.value) || std::holds_alternative<FourierSeries>(pair.value);
    if (const auto* value = std::get_if<CurveValue>(&pair.value)) {
        const auto curve = m_names.curveOf.find(value->curve);
        if (curve != m_names.curveOf.end() && m_names.ofModel.coordinates.has(curve->second->coordinate))
            unit = kindOf(curve->second->coordinate);
    } else if (isNumber && !isZero(pair) && !named.empty()) {
        unit = kindOf(named.front());
    }
    const auto other = std::find_if(named.begin(), named.end(),
                                    [&](const std::string& name) { return unit && kindOf(name) != *unit; });
    if (other == named.end() || (isForTheRest(pair) && !isNumber))
        return;
    if (isNumber)
        m_problems.error(m_value, "one number cannot be an angle and a length",
                         "give rotations and translations apart");
    else
        m_problems.error(m_value / "curve",
                         "the curve '" + std::get<CurveValue>(pair.value).curve + "' is "
                             + (unit == CoordinateKind::Rotation ? "an angle" : "a length") + ", coordinate '" + *other
                             + "' is not",
                         "name another curve");
}

void GivenChecker::checkValue(const GivenPair&, const ConstantValue& value)
{
    m_problems.checkFinite(m_value, value.value, "the value");
}

void GivenChecker::checkValue(const GivenPair& pair, const HeldValue&)
{
    if (!isMotion(pair))
        m_problems.error(m_value, "an effort cannot be held",
                         "write a number, or hold the motion: \"motion\": \"hold\"");
}

void GivenChecker::checkValue(const GivenPair& pair, const CurveValue& value)
{
    if (!m_problems.checkReference(m_value / "curve", value.curve, m_names.curves, "curve"))
        return;
    const NamedCurve& curve = *m_names.curveOf.at(value.curve);
    if (!isMotion(pair) && !curve.coordinate.empty())
        m_problems.error(m_value / "curve",
                         "the curve '" + curve.name + "' is a motion of coordinate '" + curve.coordinate
                             + "', not an effort",
                         "name a curve without a coordinate, which is in N m or N");
}

void GivenChecker::checkValue(const GivenPair&, const ColumnValue& value)
{
    if (!m_problems.checkReference(m_value / "table", value.table, m_names.tables, "table"))
        return;
    const MotionTable& data = *m_names.tableOf.at(value.table)->data;
    // Without columns the table has not been read.
    if (!data.columns.empty())
        m_problems.checkReference(m_value / "column", value.column, NameSet(data.columns), "column");
}

void GivenChecker::checkValue(const GivenPair&, const FourierSeries& value)
{
    const std::string path = m_value / "series";
    m_problems.checkPositive(path / "period", value.period, "the period of a series");
    m_problems.checkFinite(path / "mean", value.mean, "the mean of a series");
    if (!isFinite(value.cosines))
        m_problems.error(path / "cosines", "a cosine of a series is not finite", "every number must be finite");
    if (!isFinite(value.sines))
        m_problems.error(path / "sines", "a sine of a series is not finite", "every number must be finite");
}

void GivenChecker::checkValue(const GivenPair& pair, const FormulaValue& value)
{
    const std::string path = m_value / "formula";
    if (isMotion(pair)) {
        m_problems.error(path, "a motion cannot be given by a formula",
                         "only efforts can; use a curve, a series or a table for motions");
        return;
    }
    checkFormula(path, value.text, FormulaUse::Effort, "the formula", m_names, m_problems);
    if (pair.delay > 0)
        m_problems.error(m_path / "delay", "a formula knows no past", "a delay is for curves, series and tables");
}

}  // namespace sinew
