#include "core/document/value_changes.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "core/base/number_words.h"
#include "core/base/suggest.h"
#include "core/document/property_rows.h"

namespace sinew {

namespace {

std::string shownNumber(const PropertyRow& row, double value)
{
    if (std::isinf(value))
        return value < 0 ? "no lower end" : "no upper end";
    return inWords(value / row.unitInSi);
}

std::string numbersIn(const PropertyRow& row)
{
    const std::vector<double>& numbers = row.value.numbers;
    std::string text;
    for (const double number : numbers)
        text += (text.empty() ? "" : ", ") + shownNumber(row, number);
    if (numbers.size() > 1)
        text = '(' + text + ')';
    return text + (row.unit.empty() ? "" : ' ' + row.unit);
}

// Nothing for values that do not fit into a line.
std::string textOf(const PropertyRow& row)
{
    const RowValue& value = row.value;
    std::string text;
    switch (row.kind) {
    case RowKind::Flag: return value.isOn ? "yes" : "no";
    case RowKind::Part: return value.isOn ? "present" : "none";
    case RowKind::Parts: return std::to_string(row.parts.size());
    case RowKind::Number:
    case RowKind::Vector:
    case RowKind::Tensor:
    case RowKind::Range: text = value.numbers.empty() ? "" : numbersIn(row); break;
    case RowKind::Amount: text = numbersIn(row) + (value.text.empty() ? "" : ' ' + value.text); break;
    case RowKind::References:
    case RowKind::Formulas: text = listed(value.names); break;
    case RowKind::Coefficients:
    case RowKind::Points:
    case RowKind::Other: return {};
    case RowKind::Name:
    case RowKind::Text:
    case RowKind::Choice:
    case RowKind::Form:
    case RowKind::Reference: text = value.text; break;
    }
    constexpr std::size_t longest = 60;
    if (text.size() > longest)
        return {};
    return text.empty() ? "none" : text;
}

class Changes {
public:
    Changes(const Project& before, const Project& after) : m_before(before), m_after(after) {}

    void addAt(const Place& place, const std::string& key, const std::string& heading)
    {
        const std::vector<PropertyRow> latter = propertyRows(m_after, place);
        for (const PropertyRow& former : propertyRows(m_before, place)) {
            const auto at = std::ranges::find(latter, former.key, &PropertyRow::key);
            if (at != latter.end())
                addRow(former, *at, key.empty() ? former.key : key, heading);
        }
    }

    std::vector<ValueChange> take() { return std::move(m_changes); }

private:
    void addRow(const PropertyRow& former, const PropertyRow& latter, const std::string& key,
                const std::string& heading)
    {
        const std::string label = heading.empty() ? former.label : heading + ", " + former.label;
        // What is there in one of them alone, or stands in another order or under another name, is told as a whole.
        if ((former.kind == RowKind::Part && former.value.isOn != latter.value.isOn)
            || !std::ranges::equal(former.parts, latter.parts, {}, &RowPart::place, &RowPart::place)) {
            add(key, label, former, latter);
            return;
        }
        for (std::size_t i = 0; i < former.parts.size(); ++i) {
            const std::string& name = latter.parts[i].name;
            addAt(latter.parts[i].place, key,
                  former.kind == RowKind::Part ? label : label + ' ' + (name.empty() ? std::to_string(i + 1) : name));
        }
        if (!former.parts.empty())
            return;
        if (former.value != latter.value)
            add(key, label, former, latter);
    }

    // Digits that a sentence does not show are no change of value there.
    void add(const std::string& key, const std::string& label, const PropertyRow& former, const PropertyRow& latter)
    {
        std::string was = textOf(former), is = textOf(latter);
        if (was == is)
            was = is = std::string();
        m_changes.push_back({key, label, std::move(was), std::move(is)});
    }

    const Project &m_before, &m_after;
    std::vector<ValueChange> m_changes;
};

}  // namespace

std::vector<ValueChange> valueChanges(const Project& before, const Project& after, const Place& place)
{
    Changes changes(before, after);
    changes.addAt(place, {}, {});
    return changes.take();
}

}  // namespace sinew
