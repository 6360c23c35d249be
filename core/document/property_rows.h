#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/document/verbs.h"
#include "core/io/json_writer.h"
#include "core/math/double_double.h"
#include "core/schema/expression.h"
#include "core/schema/field.h"
#include "core/schema/place.h"

namespace sinew {

// The fields of an object as rows that a person reads and edits, made from its description (core/schema): a new field
// or kind of object needs nothing here.

enum class RowKind {
    Name,          // the object's own
    Text,          // text
    Number,        // numbers: one, or none when it is left out
    Amount,        // numbers: one; text: the word of its scale
    Vector,        // numbers: three, or none when it is left out
    Tensor,        // numbers: six, xx, yy, zz, xy, xz, yz
    Range,         // numbers: two, infinite for an open end
    Coefficients,  // numbers: of 1, x, x^2, ...
    Points,        // numbers: x, y, x, y, ...
    Choice,        // text: one of the choices, or empty when it is left out
    Form,          // text: one of the choices, each with keys of its own
    Flag,          // isOn
    Reference,     // text: a name
    References,    // names
    Formulas,      // names: one formula a component
    Part,          // isOn: whether there is one; its rows stand at its place
    Parts,         // a list; its rows stand at the places of its items; isOn: whether an optional one is there
    Other,         // text: as it is written in files
};

// What a row holds. Numbers are SI, angles in rad.
struct RowValue {
    std::string text = {};
    std::vector<double> numbers = {};
    std::vector<std::string> names = {};
    bool isOn = false;

    bool operator==(const RowValue&) const = default;
};

// One item of a list, or a part of an object.
struct RowPart {
    Place place;
    std::string name;  // its own, or the first that it refers to; may be empty

    bool operator==(const RowPart&) const = default;
};

struct PropertyRow {
    Place place;      // of the object that has the key
    std::string key;  // in files
    std::string label;
    std::string help;
    RowKind kind = RowKind::Text;
    Quantity quantity = Quantity::PureNumber;  // concrete; of coefficients and points, of what the function gives
    std::string unit;                          // shown; empty: none
    double unitInSi = 1;
    std::string inputUnit;  // Coefficients, Points: of the argument
    double inputUnitInSi = 1;
    DoubleDouble fileFactor = 1, inputFileFactor = 1;  // SI = number in the file times this
    Bounds bounds = {};                                // SI
    bool isNeeded = false;
    bool isAdvanced = false;
    bool isOptional = false;  // it may be left out, which means something else than any value
    bool isUsual = false;     // as when nobody has said anything about it
    RowValue value;
    std::vector<std::string> choices;   // words, or all names that a reference may mean
    std::vector<JsonValue> forms;       // Form: the keys of each choice
    std::vector<std::string> goesAlso;  // keys that mean nothing when this one is left out
    std::vector<RowPart> parts;         // Part, Parts
};

// The rows of the object at a place (at no steps: the model), in the order of its description. Those of its lists' items and of its parts are
// rows of their own places. None when there is no object.
std::vector<PropertyRow> propertyRows(const Project& project, const Place& place);

// The keys, written as in a file, that give a row another value.
JsonValue keysOf(const PropertyRow& row, const RowValue& value);

// The project with another value of a row. Nothing, and the report says why, when it cannot be read; see withSet().
std::optional<Project> withRow(const Project& project, const PropertyRow& row, const RowValue& value,
                               TextReport& report);

// The same for keys written as in a file.
std::optional<Project> withKeys(const Project& project, const Place& place, const JsonValue& keys, TextReport& report);

// All names that a reference may mean, in the order of the project.
std::vector<std::string> namesFor(const Project& project, NameOf reference);

// An object that can stand in the list at a place, written as in a file: what it needs is there (a free name, the first
// object that each reference may mean, numbers within their bounds). Nothing when there is no list.
std::optional<JsonValue> newItem(const Project& project, const Place& list);

// The numbers of an object that expressions of its other rows may name.
std::vector<NamedValue> namedValuesOf(const std::vector<PropertyRow>& rows);

// "centre_of_mass" becomes "Centre of mass".
std::string labelOfKey(std::string_view key);

}  // namespace sinew
