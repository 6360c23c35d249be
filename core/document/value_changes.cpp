#include "core/document/value_changes.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <span>
#include <utility>

#include "core/base/name_list.h"
#include "core/base/number_words.h"
#include "core/base/suggest.h"
#include "core/document/property_rows.h"

namespace sinew {

namespace {

Sentence shownNumber(const PropertyRow& row, double value)
{
    if (std::isinf(value))
        return value < 0 ? sentence("no lower end") : sentence("no upper end");
    return inWords(value / row.unitInSi);
}

Sentence numbersIn(const PropertyRow& row)
{
    std::vector<Sentence> numbers;
    for (const double number : row.value.numbers)
        numbers.push_back(shownNumber(row, number));
    Sentence text = joinedByCommas(numbers);
    if (numbers.size() > 1)
        text = sentence("(%1)", text);
    return withUnit(text, row.unit);
}

// "fracture" of "Fracture"
Sentence withinLine(std::string label)
{
    if (!label.empty())
        label.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(label.front())));
    return tableWord(label);
}

// Nothing for values that do not fit into a line.
Sentence textOf(const PropertyRow& row)
{
    const RowValue& value = row.value;
    Sentence text;
    switch (row.kind) {
    case RowKind::Flag: return value.isOn ? sentence("yes") : sentence("no");
    case RowKind::Part: return value.isOn ? sentence("present") : sentence("none");
    case RowKind::Parts: return std::to_string(row.parts.size());
    case RowKind::Number:
    case RowKind::Vector:
    case RowKind::Tensor:
    case RowKind::Range: text = value.numbers.empty() ? Sentence() : numbersIn(row); break;
    case RowKind::Amount:
        text = value.text.empty() ? numbersIn(row) : sentence("%1 %2", numbersIn(row), value.text);
        break;
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
    if (text.english().size() > longest)
        return {};
    return text.empty() ? sentence("none") : text;
}

class Changes {
public:
    Changes(const Project& before, const Project& after) : m_before(before), m_after(after) {}

    void addAt(const Place& place, const std::string& key, const Sentence& heading)
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
    void addRow(const PropertyRow& former, const PropertyRow& latter, const std::string& key, const Sentence& heading)
    {
        const Sentence label
            = heading.empty() ? withinLine(former.label) : sentence("%1, %2", heading, tableWord(former.label));
        // What is there in one of them alone, or stands in another order or under another name, is told as a whole.
        if ((former.kind == RowKind::Part && former.value.isOn != latter.value.isOn)
            || !std::ranges::equal(former.parts, latter.parts, {}, &RowPart::place, &RowPart::place)) {
            add(key, label, former, latter);
            return;
        }
        for (std::size_t i = 0; i < former.parts.size(); ++i) {
            const std::string& name = latter.parts[i].name;
            addAt(latter.parts[i].place, key,
                  former.kind == RowKind::Part ? label
                                               : sentence("%1 %2", label, name.empty() ? std::to_string(i + 1) : name));
        }
        if (!former.parts.empty())
            return;
        if (former.value != latter.value)
            add(key, label, former, latter);
    }

    // Digits that a sentence does not show are no change of value there.
    void add(const std::string& key, const Sentence& label, const PropertyRow& former, const PropertyRow& latter)
    {
        Sentence was = textOf(former), is = textOf(latter);
        if (was == is)
            was = is = Sentence();
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
