#include "core/scenario/validate_given.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

#include "core/base/number_words.h"
#include "core/scenario/check_formula.h"

namespace sinew {

namespace {

// Efforts that follow a motion are given by it.
bool isMotion(const GivenPair& pair)
{
    return pair.side == PairSide::Motion || pair.tracking;
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
    checkSide(pair);
    std::visit([&](const auto& value) { checkValue(pair, value); }, pair.value);
    if (namesAreGood && isMotion(pair))
        checkUnits(pair);
    return namesAreGood;
}

bool GivenChecker::checkCoordinates(const GivenPair& pair)
{
    const std::string path = m_path / "coordinates";
    if (pair.coordinates.empty())
        m_problems.error(path, sentence("no coordinate is named"),
                         sentence("name some, or write \"*\" for all that are not named"));
    if (isForTheRest(pair))
        return true;
    bool areGood = !pair.coordinates.empty();
    for (std::size_t i = 0; i < pair.coordinates.size(); ++i) {
        if (pair.coordinates[i] == "*") {
            m_problems.error(path / i, sentence("'*' stands beside other coordinates"),
                             sentence("it stands for all that are not named; let it stand alone"));
            areGood = false;
        } else {
            areGood = areGood && m_names.ofModel.coordinates.has(pair.coordinates[i]);
        }
    }
    return areGood;
}

void GivenChecker::checkSide(const GivenPair& pair)
{
    if (pair.blend > 0 && pair.side == PairSide::Effort)
        m_problems.warning(m_path / "blend", sentence("the blend of an effort has no effect"),
                           sentence("only motions go over smoothly"), Finding::HasNoEffect);
    if (pair.tracking && pair.side == PairSide::Motion)
        m_problems.error(
            m_path / "tracking", sentence("a motion that is given needs no tracking"),
            sentence("write \"follow\" instead of \"motion\" to drive it by an effort, or remove 'tracking'"));
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
        m_problems.error(m_value, sentence("one number cannot be an angle and a length"),
                         sentence("give rotations and translations apart"));
    else
        m_problems.error(m_value / "curve",
                         unit == CoordinateKind::Rotation
                             ? sentence("the curve '%1' is an angle, coordinate '%2' is not",
                                        std::get<CurveValue>(pair.value).curve, *other)
                             : sentence("the curve '%1' is a length, coordinate '%2' is not",
                                        std::get<CurveValue>(pair.value).curve, *other),
                         sentence("name another curve"));
}

void GivenChecker::checkValue(const GivenPair& pair, const HeldValue&)
{
    if (!isMotion(pair))
        m_problems.error(m_value, sentence("an effort cannot be held"),
                         sentence("write a number, or hold the motion: \"motion\": \"hold\""));
}

void GivenChecker::checkValue(const GivenPair& pair, const CurveValue& value)
{
    const auto curve = m_names.curveOf.find(value.curve);
    if (curve != m_names.curveOf.end() && !isMotion(pair) && !curve->second->coordinate.empty())
        m_problems.error(m_value / "curve",
                         sentence("the curve '%1' is a motion of coordinate '%2', not an effort", value.curve,
                                  curve->second->coordinate),
                         sentence("name a curve without a coordinate, which is in N m or N"));
}

void GivenChecker::checkColumn(const GivenPair& pair, const NamedTable& table, const std::string& column)
{
    m_problems.checkReference(m_value / "column", column, NameSet(table.data->columns), "column");
    if (table.data->find(column) < 0)
        return;
    if (const Sentence fault = columnFault(table, column); !fault.empty())
        m_problems.error(m_value / "column", fault, columnHint());
    const double first = table.data->times.front();
    const bool isAtZero = pair.clock == StageClock::Stage || m_path.starts_with("stages/0/");
    if (isAtZero && first > 0 && pair.delay == 0)
        m_problems.warning(m_value / "column",
                           sentence("table '%1' begins at %2 s, not at 0: it is taken from its first row on",
                                    table.name, inWords(first)),
                           sentence("begin the table at 0 s if it is meant otherwise, or let the stage begin later"));
}

void GivenChecker::checkValue(const GivenPair& pair, const ColumnValue& value)
{
    const auto table = m_names.tableOf.find(value.table);
    // Without columns the table has not been read.
    if (table != m_names.tableOf.end() && !table->second->data->columns.empty())
        checkColumn(pair, *table->second, value.column);
}

void GivenChecker::checkValue(const GivenPair& pair, const FormulaValue& value)
{
    const std::string path = m_value / "formula";
    if (isMotion(pair)) {
        m_problems.error(path, sentence("a motion cannot be given by a formula"),
                         sentence("only efforts can; use a curve, a series or a table for motions"));
        return;
    }
    checkFormula(
        path, value.text, FormulaUse::Effort, [] { return sentence("the formula"); }, m_names, m_problems);
    if (pair.delay > 0)
        m_problems.error(m_path / "delay", sentence("a formula knows no past"),
                         sentence("a delay is for curves, series and tables"));
}

}  // namespace sinew
