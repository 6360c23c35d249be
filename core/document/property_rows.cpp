#include "core/document/property_rows.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <sstream>
#include <utility>

#include "core/document/new_item.h"
#include "core/io/model_forms.h"
#include "core/io/number_text.h"
#include "core/io/scenario_forms.h"
#include "core/io/schema_writer.h"

namespace sinew {

namespace {

std::string textOf(const JsonValue& value)
{
    std::ostringstream stream;
    writeJson(value, stream);
    std::string text = stream.str();
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    return text;
}

// The keys that a special form writes for a value.
template <class Write>
JsonValue keysWith(Write&& write, std::initializer_list<const char*> others)
{
    JsonValue keys = JsonValue::object();
    for (const char* key : others)
        keys.set(key, nullptr);
    write(keys);
    return keys;
}

// "hip" of a path point on the hip, of a term of the coordinate hip.
template <class T>
std::string firstReference(const T& object)
{
    std::string first;
    forEachReference(object, [&](const std::string& name, schema::Reference) {
        if (first.empty())
            first = name;
    });
    return first;
}

// Makes the rows of one object.
class RowMaker {
public:
    RowMaker(const Project& project, Place place)
        : m_project(project), m_factors(project.model), m_place(std::move(place)),
          m_unit(unitAt(project, m_place, m_factors))
    {
        notePlainCurves();
    }

    template <class T>
    void addFields(const T& object)
    {
        forEachField<T>([&](const auto& field) {
            const DoubleDouble ownersUnit = m_unit;
            if constexpr (requires { Description<T>::unitOf(object, m_factors); })
                m_unit = Description<T>::unitOf(object, m_factors);
            m_isUsual = object.*field.member == usual<T>().*field.member;
            add(field, object, object.*field.member, field.meaning);
            m_unit = ownersUnit;
        });
    }

    std::vector<PropertyRow> take() { return std::move(m_rows); }

private:
    // Values of a curve that names no coordinate have no unit.
    void notePlainCurves()
    {
        auto ignore = [](const auto&) {};
        auto passing = [&]<class T>(const T& object) {
            if constexpr (std::is_same_v<T, NamedCurve>)
                m_isPlain = object.coordinate.empty();
        };
        goTo(m_project, m_place, ignore, ignore, passing);
    }

    CoordinateKind kindOfUnit() const
    {
        return m_unit == radiansPerDegree ? CoordinateKind::Rotation : CoordinateKind::Translation;
    }

    template <class F>
    PropertyRow& addRow(const F& field, RowKind kind)
    {
        PropertyRow& row = m_rows.emplace_back();
        row.place = m_place;
        row.key = field.key;
        row.label = labelOfKey(labelOf(field));
        row.help = field.help;
        row.kind = kind;
        row.isNeeded = field.isNeeded;
        row.isAdvanced = field.isAdvanced;
        row.isUsual = m_isUsual;
        return row;
    }

    void setQuantity(PropertyRow& row, Quantity quantity) const
    {
        row.fileFactor = quantity == Quantity::Angle             ? radiansPerDegree
                         : quantity == Quantity::CoordinateValue ? m_unit
                                                                 : 1;
        row.quantity = m_isPlain && quantity == Quantity::CoordinateValue ? Quantity::PureNumber
                                                                          : concrete(quantity, kindOfUnit());
        row.unit = unitsOf(row.quantity).front().name;
        row.unitInSi = unitsOf(row.quantity).front().inSi;
    }

    // A force or moment in N, or times the body weight.
    static Quantity scaled(Quantity quantity, Scale scale)
    {
        if (scale == Scale::Si)
            return quantity;
        return quantity == Quantity::Force    ? Quantity::BodyWeights
               : quantity == Quantity::Moment ? Quantity::BodyWeightMoments
                                              : Quantity::Fraction;
    }

    template <class F, class T, class Meaning>
    void add(const F& field, const T&, const std::string& value, Meaning)
    {
        addRow(field, std::is_same_v<Meaning, schema::OwnName> ? RowKind::Name : RowKind::Text).value.text = value;
    }

    template <class F, class T>
    void add(const F& field, const T&, const std::string& value, schema::Reference reference)
    {
        PropertyRow& row = addRow(field, RowKind::Reference);
        row.value.text = value;
        row.choices = namesFor(m_project, reference.to);
    }

    template <class F, class T>
    void add(const F& field, const T&, const std::vector<std::string>& value, schema::Reference reference)
    {
        PropertyRow& row = addRow(field, RowKind::References);
        row.value.names = value;
        row.value.isOn = true;
        row.choices = namesFor(m_project, reference.to);
    }

    template <class F, class T>
    void add(const F& field, const T& object, const std::optional<std::vector<std::string>>& value,
             schema::Reference reference)
    {
        add(field, object, value.value_or(std::vector<std::string>()), reference);
        m_rows.back().isOptional = true;
        m_rows.back().value.isOn = value.has_value();
    }

    template <class F, class T>
    void add(const F& field, const T&, const std::vector<std::string>& value, schema::GivenCoordinates)
    {
        PropertyRow& row = addRow(field, RowKind::References);
        row.value.names = value;
        row.value.isOn = true;
        row.choices = namesFor(m_project, NameOf::Coordinate);
        row.choices.emplace_back(allWord);
    }

    template <class F, class T>
    void add(const F& field, const T&, const std::vector<std::string>& value, schema::Formulas)
    {
        addRow(field, RowKind::Formulas).value.names = value;
    }

    template <class F, class T>
    void add(const F& field, const T&, bool value, schema::Flag)
    {
        addRow(field, RowKind::Flag).value.isOn = value;
    }

    template <class F, class T>
    void add(const F& field, const T&, double value, schema::Measure measure)
    {
        PropertyRow& row = addRow(field, RowKind::Number);
        row.value.numbers = {value};
        row.bounds = measure.bounds;
        setQuantity(row, measure.quantity);
    }

    template <class F, class T>
    void add(const F& field, const T&, const std::optional<double>& value, schema::Measure measure)
    {
        add(field, m_project, value.value_or(0), measure);
        m_rows.back().isOptional = true;
        if (!value)
            m_rows.back().value.numbers.clear();
    }

    template <class F, class T>
    void add(const F& field, const T&, const Amount& value, schema::Measure measure)
    {
        PropertyRow& row = addRow(field, RowKind::Amount);
        row.value.numbers = {value.value};
        row.value.text = wordOf(value.scale, scaleWords);
        row.bounds = measure.bounds;
        for (const auto& [word, scale] : scaleWords)
            row.choices.emplace_back(word);
        setQuantity(row, scaled(concrete(measure.quantity, kindOfUnit()), value.scale));
    }

    template <class F, class T>
    void add(const F& field, const T&, const std::optional<Amount>& value, schema::Measure measure)
    {
        add(field, m_project, value.value_or(Amount{}), measure);
        m_rows.back().isOptional = true;
        if (!value)
            m_rows.back().value.numbers.clear();
    }

    template <class F, class T>
    void add(const F& field, const T&, const std::vector<double>& value, schema::Measure measure)
    {
        PropertyRow& row = addRow(field, RowKind::Coefficients);
        row.value.numbers = value;
        setQuantity(row, measure.quantity);
    }

    template <class F, class T>
    void add(const F& field, const T& object, const Vector3& value, schema::Components components)
    {
        PropertyRow& row = addRow(field, RowKind::Vector);
        row.value.numbers = {value.x(), value.y(), value.z()};
        Quantity quantity = components.quantity;
        if constexpr (requires { object.scale; }) {
            if (quantity == Quantity::ScaledForce)
                quantity
                    = scaled(components.kind == VectorKind::Axial ? Quantity::Moment : Quantity::Force, object.scale);
        }
        setQuantity(row, quantity);
    }

    template <class F, class T>
    void add(const F& field, const T& object, const std::optional<Vector3>& value, schema::Components components)
    {
        add(field, object, value.value_or(Vector3::Zero()), components);
        m_rows.back().isOptional = true;
        if (!value)
            m_rows.back().value.numbers.clear();
    }

    template <class F, class T>
    void add(const F& field, const T& object, double minimum, schema::RangeTo<T> range)
    {
        PropertyRow& row = addRow(field, RowKind::Range);
        row.value.numbers = {minimum, object.*range.maximum};
        row.isUsual = m_isUsual && object.*range.maximum == usual<T>().*range.maximum;
        setQuantity(row, Quantity::CoordinateValue);
    }

    template <class F, class T, class E>
    void add(const F& field, const T&, const E& value, schema::Choice<E> choice)
    {
        PropertyRow& row = addRow(field, RowKind::Choice);
        row.value.text = wordOf(value, choice.words);
        for (const auto& [word, meaning] : choice.words)
            row.choices.emplace_back(word);
    }

    template <class F, class T, class E>
    void add(const F& field, const T&, const std::optional<E>& value, schema::Choice<E> choice)
    {
        add(field, m_project, value.value_or(E{}), choice);
        m_rows.back().isOptional = true;
        if (!value)
            m_rows.back().value.text.clear();
    }

    template <class F, class T, Described Part>
    void add(const F& field, const T&, const Part& part, schema::Parts)
    {
        addPart(field, &part);
    }

    template <class F, class T, Described Part>
    void add(const F& field, const T&, const std::optional<Part>& part, schema::Parts)
    {
        addPart(field, part ? &*part : nullptr);
        m_rows.back().isOptional = true;
        m_rows.back().forms = {keysWith([&](JsonValue& keys) { keys.set(field.key, newPart<Part>()); }, {})};
    }

    template <class F, class T, Described Part>
    void add(const F& field, const T&, const std::vector<Part>& parts, schema::Parts)
    {
        PropertyRow& row = addRow(field, RowKind::Parts);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const std::string* name = ownName(parts[i]);
            Place place = m_place;
            place.insert(place.end(), {field.key, stepOf(parts, i)});
            row.parts.push_back({std::move(place), name ? *name : firstReference(parts[i])});
        }
    }

    template <class F, class T, Described Part>
    void add(const F& field, const T& object, const std::optional<std::vector<Part>>& parts, schema::Parts meaning)
    {
        add(field, object, parts.value_or(std::vector<Part>()), meaning);
        m_rows.back().isOptional = true;
        m_rows.back().value.isOn = parts.has_value();
    }

    template <class F, class Part>
    void addPart(const F& field, const Part* part)
    {
        PropertyRow& row = addRow(field, RowKind::Part);
        row.value.isOn = part != nullptr;
        row.parts = {{m_place, {}}};
        row.parts.front().place.emplace_back(field.key);
    }

    // An object with all that it needs.
    template <class Part>
    JsonValue newPart()
    {
        Part part;
        fillNeeded(m_project, part);
        SchemaWriter writer(m_factors);
        writer.setUnit(m_unit);
        return writer.write(part);
    }

    template <class F, class T, class Part>
    void add(const F&, const T&, const Part& part, schema::Inlined)
    {
        addFields(part);
    }

    template <class F, class T>
    void add(const F&, const T&, const AxisFunction& value, schema::AxisValue)
    {
        addFields(value);
    }

    // Without it, only the row of the key that brings it.
    template <class F, class T, class Part>
    void add(const F&, const T&, const std::optional<Part>& part, schema::InlinedIf inlined)
    {
        const std::size_t first = m_rows.size();
        addFields(part.value_or(Part{}));
        std::vector<std::string> others;
        for (std::size_t i = first; i < m_rows.size(); ++i) {
            if (m_rows[i].key != inlined.key)
                others.push_back(m_rows[i].key);
        }
        for (std::size_t i = first; i < m_rows.size(); ++i) {
            if (m_rows[i].key != inlined.key)
                continue;
            m_rows[i].isOptional = true;
            m_rows[i].isNeeded = false;
            m_rows[i].isUsual = !part;
            m_rows[i].goesAlso = others;
            if (!part)
                m_rows[i].value.numbers.clear();
        }
        if (!part)
            m_rows.erase(std::remove_if(m_rows.begin() + static_cast<std::ptrdiff_t>(first), m_rows.end(),
                                        [&](const PropertyRow& row) { return row.key != inlined.key; }),
                         m_rows.end());
    }

    // A choice of forms, each with keys of its own.
    template <class F>
    PropertyRow& addForm(const F& field, const char* label, std::string now,
                         std::vector<std::pair<std::string, JsonValue>> forms)
    {
        PropertyRow& row = addRow(field, RowKind::Form);
        row.label = label;
        row.value.text = std::move(now);
        for (auto& [word, keys] : forms) {
            row.choices.push_back(std::move(word));
            row.forms.push_back(std::move(keys));
        }
        return row;
    }

    template <class F, class T>
    void add(const F& field, const T& object, const ScalarFunction& value, schema::Function function)
    {
        DoubleDouble input = 1;
        Quantity inputQuantity = Quantity::Time;
        if constexpr (requires { Description<T>::inputUnitOf(object, m_factors); }) {
            input = Description<T>::inputUnitOf(object, m_factors);
            inputQuantity = input == radiansPerDegree ? Quantity::Angle : Quantity::Length;
        }
        const auto formOf = [&](const ScalarFunction& like) {
            return keysWith([&](JsonValue& keys) { setFunction(keys, like, input, m_unit, function.hasSlope); },
                            {"slope", "polynomial", "spline"});
        };
        const double least = static_cast<double>(input), ratio = static_cast<double>(m_unit / input);
        const auto* polynomial = std::get_if<Polynomial>(&value);
        const bool isSlope = function.hasSlope && slopeOf(value);
        std::vector<std::pair<std::string, JsonValue>> forms;
        if (function.hasSlope)
            forms.emplace_back("slope", formOf(Polynomial{{0, ratio}}));
        forms.emplace_back("polynomial", formOf(Polynomial{{0, ratio, 0}}));
        forms.emplace_back("spline", formOf(NaturalSpline({0, least}, {0, ratio * least})));
        addForm(field, "Function", isSlope ? "slope" : polynomial ? "polynomial" : "spline", std::move(forms));
        PropertyRow& row = addRow(field, isSlope      ? RowKind::Number
                                         : polynomial ? RowKind::Coefficients
                                                      : RowKind::Points);
        setQuantity(row, Quantity::CoordinateValue);
        row.inputFileFactor = input;
        row.inputUnit = unitsOf(inputQuantity).front().name;
        row.inputUnitInSi = unitsOf(inputQuantity).front().inSi;
        row.key = isSlope ? "slope" : polynomial ? "polynomial" : "spline";
        row.label = isSlope ? "Slope" : polynomial ? "Coefficients" : "Points";
        if (isSlope)
            setSlope(row, *slopeOf(value), m_unit / input);
        else if (polynomial)
            row.value.numbers = polynomial->coefficients;
        else
            setPoints(row, std::get<NaturalSpline>(value));
    }

    static void setSlope(PropertyRow& row, double slope, DoubleDouble factor)
    {
        row.value.numbers = {slope};
        row.quantity = Quantity::PureNumber;
        row.fileFactor = factor;
        row.unitInSi /= row.inputUnitInSi;
        row.unit = row.unit == row.inputUnit ? std::string() : row.unit + "/" + row.inputUnit;
    }

    static void setPoints(PropertyRow& row, const NaturalSpline& spline)
    {
        for (std::size_t i = 0; i < spline.x().size(); ++i) {
            row.value.numbers.push_back(spline.x()[i]);
            row.value.numbers.push_back(spline.y()[i]);
        }
    }

    template <class F>
    void add(const F& field, const Axis& axis, const Vector3& direction, schema::AxisDirection)
    {
        const bool turns = axis.kind == AxisKind::Rotation;
        addForm(
            field, "Kind", turns ? "rotation" : "translation",
            {{"rotation", keysWith([&](JsonValue& keys) { keys.set("rotation", direction); }, {"translation"})},
             {"translation", keysWith([&](JsonValue& keys) { keys.set("translation", direction); }, {"rotation"})}});
        PropertyRow& row = addRow(field, RowKind::Vector);
        row.key = turns ? "rotation" : "translation";
        row.label = "Direction";
        row.value.numbers = {direction.x(), direction.y(), direction.z()};
    }

    template <class F>
    void add(const F& field, const Body&, const Inertia& inertia, schema::BodyInertia)
    {
        const Vector3 small = Vector3::Constant(0.01);
        const auto* radii = std::get_if<GyrationRadii>(&inertia);
        const auto* tensor = std::get_if<InertiaTensor>(&inertia);
        addForm(
            field, "Inertia",
            radii    ? "gyration_radii"
            : tensor ? "inertia"
                     : "none",
            {{"none", keysWith([](JsonValue&) {}, {"inertia", "gyration_radii"})},
             {"inertia", keysWith([&](JsonValue& keys) { keys.set("inertia", small); }, {"gyration_radii"})},
             {"gyration_radii", keysWith([&](JsonValue& keys) { keys.set("gyration_radii", small); }, {"inertia"})}});
        if (!radii && !tensor)
            return;
        PropertyRow& row = addRow(field, radii ? RowKind::Vector : RowKind::Tensor);
        row.key = radii ? "gyration_radii" : "inertia";
        row.label = radii ? "Radii of gyration" : "Inertia tensor";
        for (const Vector3& part : radii ? std::vector{radii->radii} : std::vector{tensor->moments, tensor->products})
            row.value.numbers.insert(row.value.numbers.end(), part.begin(), part.end());
        setQuantity(row, radii ? Quantity::Length : Quantity::InertiaMoment);
    }

    template <class F>
    void add(const F& field, const Link&, const decltype(Link::stiffness)& stiffness, schema::LinkStiffness)
    {
        const auto* direct = std::get_if<DirectStiffness>(&stiffness);
        const JsonValue material = JsonValue::object().set("area", 1e-4).set("modulus", 1e6);
        addForm(field, "Stiffness", direct ? "number" : "material",
                {{"number", keysWith([](JsonValue& keys) { keys.set("stiffness", 1e4); }, {})},
                 {"material", keysWith([&](JsonValue& keys) { keys.set("stiffness", material); }, {})}});
        if (direct) {
            addFields(*direct);
            m_rows.back().label = "Stiffness";
            return;
        }
        m_place.emplace_back(field.key);
        addFields(std::get<MaterialStiffness>(stiffness));
        m_place.pop_back();
    }

    template <class F, class... Rules>
    void add(const F& field, const Constraint&, const std::variant<Rules...>& rule, schema::ConstraintRule)
    {
        std::vector<std::pair<std::string, JsonValue>> forms;
        JsonValue none = JsonValue::object();
        const auto noteKeys = [&](const auto& inner) { none.set(inner.key, nullptr); };
        (forEachField<Rules>(noteKeys), ...);
        none.set("constant", nullptr).set("terms", nullptr);
        const auto addRule = [&]<class Rule>(std::type_identity<Rule>) {
            JsonValue keys = none;
            const JsonValue written = newRule<Rule>();
            for (std::size_t i = 0; i < written.size(); ++i)
                keys.set(written.key(i), written.item(i));
            forms.emplace_back(Description<Rule>::kind, std::move(keys));
        };
        (addRule(std::type_identity<Rules>{}), ...);
        std::visit(
            [&]<class Rule>(const Rule& now) {
                addForm(field, "Kind", Description<Rule>::kind, std::move(forms));
                const DoubleDouble ownersUnit = m_unit;
                addFields(now);
                m_unit = ownersUnit;
            },
            rule);
    }

    template <class Rule>
    JsonValue newRule()
    {
        Constraint made;
        Rule rule;
        fillNeeded(m_project, rule);
        made.rule = std::move(rule);
        JsonValue keys = JsonValue::object();
        SchemaWriter writer(m_factors);
        writeForm(writer, keys, made, made.rule, schema::ConstraintRule{});
        return keys;
    }

    template <class F>
    void add(const F& field, const GivenPair& pair, const TimeValue& value, schema::GivenValue meaning)
    {
        PropertyRow& row = addRow(field, RowKind::Other);
        JsonValue keys = JsonValue::object();
        SchemaWriter writer(m_factors);
        writer.setUnit(m_unit);
        writeForm(writer, keys, pair, value, meaning);
        row.key = keys.key(0);
        row.label = labelOfKey(row.key);
        row.value.text = textOf(keys.item(0));
    }

    const Project& m_project;
    CoordinateFactors m_factors;
    Place m_place;
    DoubleDouble m_unit;     // of numbers of Quantity::CoordinateValue
    bool m_isPlain = false;  // these have no unit
    bool m_isUsual = false;
    std::vector<PropertyRow> m_rows;
};

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

std::string labelOfKey(std::string_view key)
{
    std::string label(key);
    std::replace(label.begin(), label.end(), '_', ' ');
    if (!label.empty())
        label.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(label.front())));
    return label;
}

std::vector<PropertyRow> propertyRows(const Project& project, const Place& place)
{
    std::vector<PropertyRow> rows;
    withObjectAt(project, place, [&](const auto& object) {
        RowMaker maker(project, place);
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(object)>, Project>)
            maker.addFields(object.model);
        else
            maker.addFields(object);
        rows = maker.take();
    });
    return rows;
}

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
    const auto parsed = parseJson(textOf(keys));
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

std::vector<NamedValue> namedValuesOf(const std::vector<PropertyRow>& rows)
{
    std::vector<NamedValue> values;
    for (const PropertyRow& row : rows) {
        if (row.kind == RowKind::Number && !row.value.numbers.empty())
            values.push_back({row.key, row.value.numbers.front(), row.quantity});
    }
    return values;
}

}  // namespace sinew
