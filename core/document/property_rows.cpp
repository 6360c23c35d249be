#include "core/document/property_rows.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <sstream>
#include <utility>

#include "core/document/find.h"
#include "core/document/new_item.h"
#include "core/document/plain_rows.h"
#include "core/document/row_forms.h"
#include "core/io/object_forms.h"
#include "core/io/scenario_forms.h"
#include "core/schema/usual_like.h"

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
class RowMaker : private PlainRows {
public:
    using PlainRows::PlainRows;
    using PlainRows::take;

    template <class T>
    void addFields(const T& object)
    {
        forEachField<T>([&](const auto& field) {
            const DoubleDouble ownersUnit = m_unit;
            if constexpr (requires { Description<T>::unitOf(object, m_factors); })
                m_unit = Description<T>::unitOf(object, m_factors);
            m_isUsual = isUsual(object, field);
            add(field, object, object.*field.member, field.meaning);
            m_unit = ownersUnit;
        });
    }

private:
    // Values that are rows whatever object they belong to.
    template <class F, class T, class Value, class Meaning>
    void add(const F& field, const T&, const Value& value, const Meaning& meaning)
    {
        addPlain(field, value, meaning);
    }

    template <class F, class T>
    void add(const F& field, const T& object, const Vector3& value, schema::Components components)
    {
        addPlain(field, value, scaledAs(object, components));
    }

    template <class F, class T>
    void add(const F& field, const T& object, const std::optional<Vector3>& value, schema::Components components)
    {
        addPlain(field, value, scaledAs(object, components));
    }

    template <class T>
    static schema::Components scaledAs(const T& object, schema::Components components)
    {
        if constexpr (requires { object.scale; }) {
            if (components.quantity == Quantity::ScaledForce)
                components.quantity
                    = scaled(components.kind == VectorKind::Axial ? Quantity::Moment : Quantity::Force, object.scale);
        }
        return components;
    }

    template <class F, class T>
    void add(const F& field, const T& object, double minimum, schema::RangeTo<T> range)
    {
        PropertyRow& row = addRow(field, RowKind::Range);
        row.value.numbers = {minimum, object.*range.maximum};
        row.isUsual = m_isUsual && object.*range.maximum == usual<T>().*range.maximum;
        setQuantity(row, Quantity::CoordinateValue);
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
        m_rows.back().forms = {JsonValue::object().set(field.key, newPart<Part>())};
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
        return writtenObject(writer, part);
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

    // A choice of forms, each with keys of its own. now: the word of the present one.
    template <class F>
    void addForms(const F& field, const char* label, std::string now, std::vector<RowForm> forms)
    {
        PropertyRow& row = addRow(field, RowKind::Form);
        row.label = label;
        row.value.text = std::move(now);
        for (RowForm& form : forms) {
            row.choices.push_back(std::move(form.word));
            row.forms.push_back(std::move(form.keys));
        }
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
        const auto* polynomial = std::get_if<Polynomial>(&value);
        const bool isSlope = function.hasSlope && slopeOf(value);
        const char* now = isSlope ? "slope" : polynomial ? "polynomial" : "spline";
        addForms(field, "Function", now, functionForms(function.hasSlope, input, m_unit));
        PropertyRow& row = addRow(field, isSlope      ? RowKind::Number
                                         : polynomial ? RowKind::Coefficients
                                                      : RowKind::Points);
        setQuantity(row, Quantity::CoordinateValue);
        row.inputFileFactor = input;
        row.inputUnit = unitsOf(inputQuantity).front().name;
        row.inputUnitInSi = unitsOf(inputQuantity).front().inSi;
        row.key = now;
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
        addForms(field, "Kind", turns ? "rotation" : "translation", axisForms(direction));
        PropertyRow& row = addRow(field, RowKind::Vector);
        row.key = turns ? "rotation" : "translation";
        row.label = "Direction";
        row.value.numbers = {direction.x(), direction.y(), direction.z()};
    }

    template <class F>
    void add(const F& field, const Body&, const Inertia& inertia, schema::BodyInertia)
    {
        const auto* radii = std::get_if<GyrationRadii>(&inertia);
        const auto* tensor = std::get_if<InertiaTensor>(&inertia);
        addForms(field, "Inertia", radii ? "gyration_radii" : tensor ? "inertia" : "none", inertiaForms());
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
        addForms(field, "Form of stiffness", direct ? "number" : "material", stiffnessForms());
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
        std::visit(
            [&]<class Rule>(const Rule& now) {
                addForms(field, "Kind", Description<Rule>::kind, ruleForms(m_project, m_factors));
                const DoubleDouble ownersUnit = m_unit;
                addFields(now);
                m_unit = ownersUnit;
            },
            rule);
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
};

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
