// What another value of a row writes into a file.

#include <algorithm>
#include <utility>

#include "core/document/project_schema.h"
#include "core/document/property_rows.h"
#include "core/io/shared_to_json.h"
#include "core/schema/scenario_schema.h"

namespace sinew {

namespace {

JsonValue listOf(const std::vector<double>& numbers, DoubleDouble factor)
{
    JsonValue list = JsonValue::array();
    for (const double number : numbers)
        list.push(inFileUnits(number, factor));
    return list;
}

JsonValue polynomialOf(const PropertyRow& row, const std::vector<double>& numbers)
{
    JsonValue list = JsonValue::array();
    DoubleDouble factor = row.fileFactor;
    for (const double number : numbers) {
        list.push(inFileUnits(number, factor));
        factor /= row.inputFileFactor;
    }
    return list;
}

JsonValue pointsOf(const PropertyRow& row, const std::vector<double>& numbers)
{
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
        list.push(JsonValue::array()
                      .push(inFileUnits(numbers[i], row.inputFileFactor))
                      .push(inFileUnits(numbers[i + 1], row.fileFactor)));
    }
    return list;
}

JsonValue fileValueOf(const PropertyRow& row, const RowValue& value)
{
    const std::vector<double>& numbers = value.numbers;
    switch (row.kind) {
    case RowKind::Number: return numbers.empty() ? JsonValue() : inFileUnits(numbers.front(), row.fileFactor);
    case RowKind::Vector: return numbers.empty() ? JsonValue() : listOf(numbers, row.fileFactor);
    case RowKind::Tensor:
    case RowKind::Range: return listOf(numbers, row.fileFactor);
    case RowKind::Coefficients: return polynomialOf(row, numbers);
    case RowKind::Points: return pointsOf(row, numbers);
    case RowKind::Flag: return value.isOn;
    case RowKind::References:
        return row.isOptional && !value.isOn                      ? JsonValue()
               : value.names == std::vector<std::string>{allWord} ? JsonValue(allWord)
                                                                  : JsonValue(value.names);
    case RowKind::Formulas: return value.names.empty() ? JsonValue() : JsonValue(value.names);
    case RowKind::Choice:
    case RowKind::Reference: return value.text.empty() ? JsonValue() : JsonValue(value.text);
    case RowKind::Amount:
        if (numbers.empty())
            return JsonValue();
        return value.text == wordOf(Scale::Si, scaleWords)
                   ? JsonValue(numbers.front())
                   : JsonValue::object().set("value", numbers.front()).set("scale", value.text);
    default: return value.text;
    }
}

}  // namespace

JsonValue keysOf(const PropertyRow& row, const RowValue& value)
{
    JsonValue keys = JsonValue::object();
    if (row.kind == RowKind::Form) {
        const auto chosen = std::find(row.choices.begin(), row.choices.end(), value.text);
        if (value.text == row.value.text || chosen == row.choices.end())
            return keys;
        return row.forms[static_cast<std::size_t>(chosen - row.choices.begin())];
    }
    if (row.kind == RowKind::Parts) {
        if (!row.isOptional || value.isOn == row.value.isOn)
            return keys;
        return keys.set(row.key, value.isOn ? JsonValue::array() : JsonValue());
    }
    if (row.kind == RowKind::Part) {
        if (value.isOn == row.value.isOn)
            return keys;
        return value.isOn ? row.forms.front() : keys.set(row.key, nullptr);
    }
    if (row.kind == RowKind::Other) {
        return keys.set(row.key, JsonValue::decimal(value.text));  // JSON already; parsed before it is used
    }
    JsonValue written = fileValueOf(row, value);
    if (written.kind() == JsonValue::Kind::Null) {
        for (const std::string& key : row.goesAlso)
            keys.set(key, nullptr);
    }
    return keys.set(row.key, std::move(written));
}

std::optional<Project> withKeys(const Project& project, const Place& place, const JsonValue& keys, TextReport& report)
{
    const auto parsed = parseJson(jsonOnOneLine(keys));
    if (const auto* error = std::get_if<JsonError>(&parsed)) {
        report.error(0, error->message, error->hint);
        return std::nullopt;
    }
    return withSet(project, place, std::get<JsonNode>(parsed), report);
}

std::optional<Project> withRow(const Project& project, const PropertyRow& row, const RowValue& value,
                               TextReport& report)
{
    return withKeys(project, row.place, keysOf(row, value), report);
}

}  // namespace sinew
