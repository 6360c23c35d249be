#include "ui/panels/motion/stage_table.h"

#include <algorithm>
#include <set>

#include <QRegularExpression>
#include <QStringList>

#include "core/scenario/resolve_stage.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/motion_units.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

// "left_foot.normal < 0" or "left_foot.gap > 0" in words; other conditions stay as they are written.
QString conditionText(const std::string& condition)
{
    static const QRegularExpression pattern(QStringLiteral(R"(^\s*'?([\w. ]+?)'?\.(gap|normal)\s*([<>])=?\s*0\s*$)"));
    const QString text = QString::fromStdString(condition);
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return translated("until %1").arg(text.simplified());
    const QString object = readableName(match.captured(1).section(u'.', -1).toStdString());
    const bool closes = (match.captured(2) == QStringLiteral("gap")) == (match.captured(3) == QStringLiteral("<"));
    return closes ? translated("until %1 touches").arg(object) : translated("until %1 lifts off").arg(object);
}

// By name: the recording may be of a scenario with other stages before this one.
QString spanOf(const std::string& stage, const Recording& recording)
{
    QString span;
    int times = 0;
    for (const StageRecord& record : recording.stages) {
        if (record.name == stage && times++ == 0)
            span = rangeBetween(secondsText(record.start), withUnit(secondsText(record.end), shownUnit("s")));
    }
    return times > 1 ? translated("%1, %2 times", "a range of time and a count").arg(span).arg(times) : span;
}

QString valueText(const TimeValue& value, Quantity quantity)
{
    if (const auto* constant = std::get_if<ConstantValue>(&value))
        return quantityText(constant->value, quantity);
    if (std::holds_alternative<HeldValue>(value))
        return translated("held");
    if (const auto* curve = std::get_if<CurveValue>(&value))
        return translated("curve %1").arg(readableName(curve->curve));
    if (const auto* column = std::get_if<ColumnValue>(&value))
        return translated("recorded %1").arg(QString::fromStdString(column->column));
    if (const auto* formula = std::get_if<FormulaValue>(&value))
        return QString::fromStdString(formula->text);
    return translated("Fourier");
}

// Coordinates of joints with the ground.
std::set<std::string> groundCoordinates(const Model& model)
{
    std::set<std::string> names;
    for (const Joint& joint : model.joints) {
        if (joint.parent != "ground")
            continue;
        names.insert(joint.coordinates.begin(), joint.coordinates.end());
        for (const Axis& axis : joint.axes) {
            for (const AxisTerm& term : axis.value.terms)
                names.insert(term.coordinate);
        }
    }
    return names;
}

// Where a resolved pair was written.
QString originOf(const Scenario& scenario, int stage, const GivenPair* pair)
{
    for (std::size_t i = 0; i < scenario.stages.size(); ++i) {
        const std::vector<GivenPair>& given = scenario.stages[i].given;
        if (given.empty() || pair < given.data() || pair >= given.data() + given.size())
            continue;
        if (static_cast<int>(i) != stage)
            return translated("as in %1").arg(readableName(scenario.stages[i].name));
        return isForTheRest(*pair) ? translated("as all others") : QString();
    }
    return {};
}

PairRow pairRow(const Scenario& scenario, int stage, const Coordinate& coordinate, const GivenPair* given)
{
    PairRow row;
    row.coordinate = coordinate.name;
    row.name = readableName(coordinate.name);
    row.kind = coordinate.kind;
    row.isMissing = given == nullptr;
    if (row.isMissing) {
        row.pair.coordinates = {coordinate.name};
        row.given = translated("nothing yet");
        row.sought = QChar(0x2013);
        return row;
    }
    row.pair = *given;
    row.pair.coordinates = {coordinate.name};
    row.given = givenText(row.pair, row.kind);
    row.origin = originOf(scenario, stage, given);
    return row;
}

void addHolds(std::vector<PairRow>& rows, const Stage& stage, const ResolvedStage& resolved)
{
    for (const StageHold& hold : resolved.holds) {
        PairRow row;
        row.name = readableName(hold.name);
        row.given = hold.keepsDirection ? translated("held, cannot turn") : translated("held");
        row.sought = translated("ground force");
        row.pair.side = PairSide::Motion;
        row.origin = stage.holds ? QString() : translated("as in %1").arg(readableName(stage.like));
        rows.push_back(row);
    }
}

}  // namespace

QString motionWord(CoordinateKind kind)
{
    return kind == CoordinateKind::Rotation ? translated("angle") : translated("length");
}

QString effortWord(CoordinateKind kind, bool isGround)
{
    if (kind == CoordinateKind::Rotation)
        return isGround ? translated("ground moment") : translated("moment");
    return isGround ? translated("ground force") : translated("force");
}

QString endText(const StageEnd& end)
{
    QString text;
    if (end.time)
        text = translated("at %1 s").arg(secondsText(*end.time));
    else if (end.after)
        text = translated("after %1 s").arg(secondsText(*end.after));
    else
        text = conditionText(end.when);
    if (end.next == endName)
        return translated("%1, then the run ends").arg(text);
    return end.next.empty() ? text : translated("%1, then %2").arg(text, readableName(end.next));
}

std::string rowToBeginWith(const std::vector<PairRow>& rows, const std::string& curve)
{
    const auto isMoved = [&](const PairRow& row) {
        const auto* value = std::get_if<CurveValue>(&row.pair.value);
        return value && value->curve == curve && !row.coordinate.empty();
    };
    const auto isGiven = [](const PairRow& row) {
        return !row.coordinate.empty() && !std::holds_alternative<HeldValue>(row.pair.value);
    };
    auto found = std::ranges::find_if(rows, isMoved);
    if (found == rows.end())
        found = std::ranges::find_if(rows, isGiven);
    if (found == rows.end())
        found = rows.begin();
    return found == rows.end() ? std::string() : found->coordinate;
}

QString givenText(const GivenPair& pair, CoordinateKind kind)
{
    const bool isMotion = pair.side == PairSide::Motion;
    const Quantity quantity = isMotion || pair.tracking ? valueQuantity(kind) : effortQuantity(kind);
    QString value = valueText(pair.value, quantity);
    if (pair.tracking)
        value = translated("towards %1").arg(value);
    if (pair.factor != 1)
        value += QStringLiteral(" ×") + plainNumber(pair.factor);
    return (isMotion ? motionWord(kind) : effortWord(kind, false)) + colon() + value;
}

std::vector<StageRow> stageRows(const Scenario& scenario, const Recording* recording)
{
    const std::vector<ResolvedStage> resolved = resolveStages(scenario, Model());  // for the ends only
    std::vector<StageRow> rows;
    for (std::size_t i = 0; i < scenario.stages.size(); ++i) {
        QStringList ends;
        for (const StageEnd& end : resolved[i].ends)
            ends.append(endText(end));
        rows.push_back({readableName(scenario.stages[i].name),
                        recording ? spanOf(scenario.stages[i].name, *recording) : QString(),
                        ends.isEmpty() ? translated("until the run ends") : ends.join(translated(" or "))});
    }
    return rows;
}

std::vector<PairRow> pairRows(const Scenario& scenario, int stage, const Model& model)
{
    std::vector<PairRow> rows;
    if (stage < 0 || stage >= static_cast<int>(scenario.stages.size()))
        return rows;
    const auto index = static_cast<std::size_t>(stage);
    const ResolvedStage resolved = resolveStage(scenario, index, model);
    const std::set<std::string> ground = groundCoordinates(model);
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        PairRow row = pairRow(scenario, stage, model.coordinates[i], resolved.pairs[i]);
        row.isGround = ground.count(row.coordinate) > 0;
        if (!row.isMissing)
            row.sought = row.pair.side == PairSide::Motion ? effortWord(row.kind, row.isGround) : motionWord(row.kind);
        rows.push_back(std::move(row));
    }
    addHolds(rows, scenario.stages[index], resolved);
    return rows;
}

}  // namespace sinew
