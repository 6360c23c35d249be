#include "ui/panels/properties/property_edits.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <QCoreApplication>

#include "core/document/find.h"
#include "core/document/verbs.h"
#include "core/schema/expression.h"
#include "ui/panels/properties/property_words.h"
#include "ui/panels/properties/row_places.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/unit_words.h"

namespace sinew {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(sinew::PropertyEdits)
};

QString firstReason(const TextReport& report)
{
    const Diagnostics remarks = report.diagnostics();
    return remarks.empty() ? QString() : said(remarks.front().message);
}

const PropertyRow* rowOf(const std::vector<PropertyRow>& rows, const PropertyRow& like, const Place& place)
{
    const auto isIt
        = [&](const PropertyRow& it) { return it.key == like.key && it.kind == like.kind && it.place == place; };
    const auto found = std::find_if(rows.begin(), rows.end(), isIt);
    return found == rows.end() ? nullptr : &*found;
}

bool isWithin(double number, const Bounds& bounds)
{
    return number <= bounds.most && (bounds.isAboveLeast ? number > bounds.least : number >= bounds.least);
}

// What a number was typed as, in another object, whose numbers it may name.
Result<double> numberIn(const Project& project, const Place& object, const PropertyRow& row, const RowEntry& entry)
{
    if (entry.expression.empty())
        return {entry.value.numbers[entry.index], {}};
    const std::vector<NamedValue> names = namedValuesOf(propertyRows(project, object));
    const std::string typed = inCoreUnits(QString::fromStdString(entry.expression));
    Result<double> number = row.unit == unitsOf(row.quantity).front().name
                                ? valueOfExpression(typed, row.quantity, names)
                                : valueOfExpression(typed, Unit{row.unit.c_str(), row.unitInSi}, names);
    if (number && !isWithin(*number.value, row.bounds))
        return {std::nullopt, {makeError(sentence("the result is out of bounds"))}};
    return number;
}

// What an entry into the first object's row makes of the same row of another one.
Result<RowValue> valueIn(const Project& project, const Place& object, const PropertyRow& row, const RowEntry& entry)
{
    RowValue value = row.value;
    switch (entry.part) {
    case RowEntry::Part::Whole: return {entry.value, {}};
    case RowEntry::Part::Word: value.text = entry.value.text; break;
    case RowEntry::Part::Formula:
        value.names.resize(entry.value.names.size(), "0");
        value.names[entry.index] = entry.value.names[entry.index];
        break;
    case RowEntry::Part::Number: {
        Result<double> number = numberIn(project, object, row, entry);
        if (!number)
            return {std::nullopt, std::move(number.diagnostics)};
        value.numbers.resize(entry.value.numbers.size(), 0);
        value.numbers[entry.index] = *number.value;
    }
    }
    return {std::move(value), {}};
}

// The project with what was entered in one object, which is not the one that it was entered for.
std::optional<Project> withSame(const Project& project, const Place& object, const PropertyRow& like,
                                const Place& place, const RowEntry& entry, TextReport& report)
{
    const std::vector<PropertyRow> rows = propertyRows(project, place);
    const PropertyRow* row = rowOf(rows, like, place);
    if (!row) {
        report.error(0, sentence("it has no such field"));
        return std::nullopt;
    }
    Result<RowValue> value = valueIn(project, object, *row, entry);
    if (value)
        return withRow(project, *row, *value.value, report);
    report.add(0, std::move(value.diagnostics.front()));
    return std::nullopt;
}

// " to 3 kg", as it was typed where that is computed for each of several; empty where it is too long for a line.
QString toWhat(const PropertyRow& row, const RowEntry& entry, bool isOfSeveral)
{
    const RowValue& value = entry.value;
    QString text;
    if (isOfSeveral && !entry.expression.empty())
        text = QString::fromStdString(entry.expression);
    else if (entry.part == RowEntry::Part::Word)
        text = value.text.empty() ? Texts::tr("none") : wordText(row, value.text);
    else if (row.kind == RowKind::Number || row.kind == RowKind::Amount)
        text = value.numbers.empty()
                   ? Texts::tr("none")
                   : withUnit(decimalText(value.numbers.front() / row.unitInSi, 'g', 7), shownUnit(row.unit));
    else if (row.kind == RowKind::Flag)
        text = value.isOn ? Texts::tr("yes") : Texts::tr("no");
    return text.isEmpty() ? text : Texts::tr(" to %1").arg(text.trimmed());
}

EditNote noteOf(const std::vector<Place>& selected, const PropertyRow& row, const RowEntry& entry)
{
    const QString name = readableName(selected.front().empty() ? std::string() : selected.front().back());
    EditNote note;
    if (row.kind == RowKind::Name) {
        note.sentence = Texts::tr("Rename %1 to %2").arg(name, readableName(entry.value.text)).toStdString();
        if (row.place == selected.front()) {
            note.after = {row.place};
            note.after.front().back() = entry.value.text;
        }
        return note;
    }
    const QString what = selected.size() > 1 ? Texts::tr("%1 objects").arg(selected.size()) : name;
    note.sentence
        = (Texts::tr("Set %1 of %2").arg(labelText(row).toLower(), what) + toWhat(row, entry, selected.size() > 1))
              .toStdString();
    if (entry.gesture != 0)
        note.mergeKey
            = toText(row.place) + '#' + row.key + std::to_string(selected.size()) + ' ' + std::to_string(entry.gesture);
    return note;
}

}  // namespace

std::optional<QString> enterValue(Session& session, const std::vector<Place>& selected, const PropertyRow& row,
                                  const RowEntry& entry)
{
    // A name that another object has is no name to take.
    if (row.kind == RowKind::Name) {
        if (const auto reason = reasonAgainstName(session.project(), row.place, entry.value.text))
            return said(*reason);
    }
    TextReport report({}, {});
    std::optional<Project> project = withRow(session.project(), row, entry.value, report);
    if (!project)
        return firstReason(report);
    for (std::size_t i = 1; i < selected.size(); ++i) {
        project = withSame(*project, selected[i], row, sameIn(selected[i], row.place, selected.front()), entry, report);
        if (!project)
            return Texts::tr("%1: %2").arg(readableName(selected[i].back()), firstReason(report));
    }
    session.edit(*std::move(project), noteOf(selected, row, entry));
    return std::nullopt;
}

void removeItem(Session& session, const Place& item)
{
    if (auto removal = withRemoved(session.project(), item, Dependants::Leave))
        session.edit(std::move(removal->project),
                     {Texts::tr("Remove %1").arg(kindTextAt(item).toLower()).toStdString()});
}

void moveItem(Session& session, const Place& item, int by)
{
    const Place list(item.begin(), item.end() - 1);
    int index = 0;
    withListAt(session.project(), list,
               [&](const auto& items) { index = static_cast<int>(indexOf(items, item.back())) + by; });
    auto changed = index < 0 ? std::nullopt : withMoved(session.project(), item, static_cast<std::size_t>(index));
    if (changed)
        session.edit(*std::move(changed), {Texts::tr("Move %1").arg(kindTextAt(item).toLower()).toStdString()});
}

}  // namespace sinew
