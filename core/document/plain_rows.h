#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/document/property_rows.h"
#include "core/document/row_forms.h"
#include "core/schema/scenario_schema.h"

namespace sinew {

// What a row says of its field.
struct RowHead {
    std::string key, label, help;
    bool isNeeded = false;
    bool isAdvanced = false;

    template <class Owner, class Value, class Meaning>
    RowHead(const Field<Owner, Value, Meaning>& field)
        : key(field.key), label(labelOfKey(labelOf(field))), help(field.help), isNeeded(field.isNeeded),
          isAdvanced(field.isAdvanced)
    {
    }
};

// The rows of one object while they are made, and how values become rows that are alike in all objects: names, numbers,
// vectors, choices.
class PlainRows {
public:
    PlainRows(const Project& project, Place place);
    std::vector<PropertyRow> take() { return std::move(m_rows); }

protected:
    PropertyRow& addRow(const RowHead& head, RowKind kind);
    void setQuantity(PropertyRow& row, Quantity quantity) const;
    // A choice of forms, each with keys of its own. now: the word of the present one.
    void addForms(const RowHead& head, const char* label, std::string now, std::vector<RowForm> forms);

    // A force or moment in N, or times the body weight.
    static Quantity scaled(Quantity quantity, Scale scale);

    void addPlain(const RowHead& head, const std::string& value, schema::OwnName);
    void addPlain(const RowHead& head, const std::string& value, schema::Text);
    void addPlain(const RowHead& head, const std::string& value, schema::Reference reference);
    void addPlain(const RowHead& head, const std::vector<std::string>& value, schema::Reference reference);
    void addPlain(const RowHead& head, const std::optional<std::vector<std::string>>& value,
                  schema::Reference reference);
    void addPlain(const RowHead& head, const std::vector<std::string>& value, schema::GivenCoordinates);
    void addPlain(const RowHead& head, const std::vector<std::string>& value, schema::Formulas);
    void addPlain(const RowHead& head, bool value, schema::Flag);
    void addPlain(const RowHead& head, double value, schema::Measure measure);
    void addPlain(const RowHead& head, const Amount& value, schema::Measure measure);
    void addPlain(const RowHead& head, const std::vector<double>& value, schema::Measure measure);
    void addPlain(const RowHead& head, const Vector3& value, schema::Components components);

    template <class E>
    void addPlain(const RowHead& head, const E& value, schema::Choice<E> choice)
    {
        PropertyRow& row = addRow(head, RowKind::Choice);
        row.value.text = wordOf(value, choice.words);
        for (const auto& [word, meaning] : choice.words)
            row.choices.emplace_back(word);
    }

    // Without a value the row has no numbers, and of a choice no word.
    template <class Value, class Meaning>
    void addPlain(const RowHead& head, const std::optional<Value>& value, const Meaning& meaning)
    {
        Value shown{};
        if constexpr (std::is_same_v<Value, Vector3>)
            shown.setZero();
        addPlain(head, value.value_or(shown), meaning);
        PropertyRow& row = m_rows.back();
        row.isOptional = true;
        if (value)
            return;
        row.value.numbers.clear();
        if (std::is_same_v<Meaning, schema::Choice<Value>>)
            row.value.text.clear();
    }

    const Project& m_project;
    CoordinateFactors m_factors;
    Place m_place;
    DoubleDouble m_unit;     // of numbers of Quantity::CoordinateValue
    bool m_isPlain = false;  // these have no unit
    bool m_isUsual = false;
    std::vector<PropertyRow> m_rows;

private:
    CoordinateKind kindOfUnit() const;
};

}  // namespace sinew
