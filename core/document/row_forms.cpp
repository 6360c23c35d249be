#include "core/document/row_forms.h"

#include <initializer_list>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/document/new_item.h"
#include "core/document/project_schema.h"
#include "core/io/model_forms.h"
#include "core/io/scenario_forms.h"
#include "core/io/schema_writer.h"

namespace sinew {

namespace {

JsonValue without(std::initializer_list<const char*> keys)
{
    JsonValue object = JsonValue::object();
    for (const char* key : keys)
        object.set(key, nullptr);
    return object;
}

template <class Rule>
JsonValue newRule(const Project& project, const CoordinateFactors& factors)
{
    Constraint made;
    Rule rule;
    fillNeeded(project, rule);
    made.rule = std::move(rule);
    JsonValue keys = JsonValue::object();
    SchemaWriter writer(factors);
    writeForm(writer, keys, made, made.rule, schema::ConstraintRule{});
    return keys;
}

template <class... Rules>
std::vector<RowForm> formsOf(std::type_identity<std::variant<Rules...>>, const Project& project,
                             const CoordinateFactors& factors)
{
    JsonValue none = JsonValue::object();
    (forEachField<Rules>([&](const auto& field) { none.set(field.key, nullptr); }), ...);
    none.set("constant", nullptr).set("terms", nullptr);
    std::vector<RowForm> forms;
    const auto add = [&]<class Rule>(std::type_identity<Rule>) {
        JsonValue keys = none;
        const JsonValue written = newRule<Rule>(project, factors);
        for (std::size_t i = 0; i < written.size(); ++i)
            keys.set(written.key(i), written.item(i));
        forms.push_back({Description<Rule>::kind, std::move(keys)});
    };
    (add(std::type_identity<Rules>{}), ...);
    return forms;
}

}  // namespace

std::vector<RowForm> functionForms(bool hasSlope, const DoubleDouble& inputUnit, const DoubleDouble& unit)
{
    const auto keysOf = [&](const ScalarFunction& function) {
        JsonValue keys = without({"slope", "polynomial", "spline"});
        setFunction(keys, function, inputUnit, unit, hasSlope);
        return keys;
    };
    const double end = static_cast<double>(inputUnit), slope = static_cast<double>(unit / inputUnit);
    std::vector<RowForm> forms;
    if (hasSlope)
        forms.push_back({"slope", keysOf(Polynomial{{0, slope}})});
    forms.push_back({"polynomial", keysOf(Polynomial{{0, slope, 0}})});
    forms.push_back({"spline", keysOf(NaturalSpline({0, end}, {0, slope * end}))});
    return forms;
}

std::vector<RowForm> axisForms(const Vector3& direction)
{
    return {{"rotation", without({"translation"}).set("rotation", direction)},
            {"translation", without({"rotation"}).set("translation", direction)}};
}

std::vector<RowForm> inertiaForms()
{
    const Vector3 small = Vector3::Constant(0.01);
    return {{"none", without({"inertia", "gyration_radii"})},
            {"inertia", without({"gyration_radii"}).set("inertia", small)},
            {"gyration_radii", without({"inertia"}).set("gyration_radii", small)}};
}

std::vector<RowForm> stiffnessForms()
{
    const JsonValue material = JsonValue::object().set("area", 1e-4).set("modulus", 1e6);
    return {{"number", JsonValue::object().set("stiffness", 1e4)},
            {"material", JsonValue::object().set("stiffness", material)}};
}

std::vector<RowForm> ruleForms(const Project& project, const CoordinateFactors& factors)
{
    return formsOf(std::type_identity<decltype(Constraint::rule)>{}, project, factors);
}

}  // namespace sinew
