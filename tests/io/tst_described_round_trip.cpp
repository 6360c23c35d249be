// Objects of every kind that has a description are written and read back, every field of them.

#include <map>
#include <set>
#include <sstream>

#include <QTest>

#include "core/io/model_file.h"
#include "core/io/model_forms.h"
#include "core/io/model_from_json.h"
#include "core/io/scenario_from_json.h"
#include "core/io/scenario_to_json.h"
#include "core/schema/mirror.h"
#include "tests/support/random_object.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_described_round_trip {

namespace {

// How often each field was there with another value than the usual one: "a link/damping".
using FieldCounts = std::map<std::string, int>;

template <class T>
std::string nameOfKind()
{
    if constexpr (requires { Description<T>::noun; })
        return Description<T>::noun;
    return __PRETTY_FUNCTION__;
}

// The kinds of object that a value of a type may hold: visit(std::type_identity<Part>).
template <class Value, class Visit>
void forEachKindIn(std::type_identity<Value>, Visit&& visit)
{
    if constexpr (Described<Value>)
        visit(std::type_identity<Value>{});
    else if constexpr (requires { typename Value::value_type; })
        forEachKindIn(std::type_identity<typename Value::value_type>{}, visit);
}
template <class... Kinds, class Visit>
void forEachKindIn(std::type_identity<std::variant<Kinds...>>, Visit&& visit)
{
    (forEachKindIn(std::type_identity<Kinds>{}, visit), ...);
}

// All fields that a T may hold, itself and its parts.
template <class T>
void listFields(std::set<std::string>& fields)
{
    forEachField<T>([&](const auto& field) {
        if (!fields.insert(nameOfKind<T>() + "/" + field.key).second)
            return;
        using Value = std::remove_cvref_t<decltype(std::declval<T>().*field.member)>;
        forEachKindIn(std::type_identity<Value>{},
                      [&]<class Part>(std::type_identity<Part>) { listFields<Part>(fields); });
    });
}

template <class T>
void countFields(const T& object, FieldCounts& counts)
{
    forEachField<T>([&](const auto& field) {
        if (!(object.*field.member == usual<T>().*field.member))
            ++counts[nameOfKind<T>() + "/" + field.key];
        forEachPart(object.*field.member,
                    [&](const auto& part, std::optional<std::size_t>) { countFields(part, counts); });
    });
}

std::string textOf(const Model& model)
{
    std::ostringstream out;
    writeModel(model, out);
    return out.str();
}

Model modelOf(const std::string& text)
{
    TextReport report({}, text);
    const auto parsed = parseJson(text);
    Model model = modelFromJson(std::get<JsonNode>(parsed), report);
    if (report.hasErrors())
        qFatal("%s", toString(report.diagnostics().front()).c_str());
    return model;
}

std::string textOf(const Scenario& scenario, const Model& model)
{
    std::ostringstream out;
    writeJson(scenarioToJson(scenario, model), out);
    return out.str();
}

Scenario scenarioOf(const std::string& text, const Model& model)
{
    TextReport report({}, text);
    const auto parsed = parseJson(text, {"scenario", "scenario"});
    Scenario scenario = scenarioFromJson(std::get<JsonNode>(parsed), model, report);
    if (report.hasErrors())
        qFatal("%s", toString(report.diagnostics().front()).c_str());
    return scenario;
}

std::string neverIn(const std::set<std::string>& fields, const FieldCounts& counts)
{
    std::string missing;
    for (const std::string& field : fields)
        missing += counts.count(field) ? "" : field + "; ";
    return missing;
}

constexpr unsigned seeds = 60;

}  // namespace

class TestDescribedRoundTrip : public QObject {
    Q_OBJECT

private slots:
    void modelsOfEveryField()
    {
        std::set<std::string> fields;
        listFields<Model>(fields);
        QVERIFY2(fields.size() > 120, std::to_string(fields.size()).c_str());
        FieldCounts counts;
        for (unsigned seed = 0; seed < seeds; ++seed) {
            const Model model = RandomObjects(seed).make<Model>();
            const std::string text = textOf(model);
            const Model back = modelOf(text);
            QCOMPARE(QString::fromStdString(textOf(back)), QString::fromStdString(text));
            QVERIFY2(back == model, std::to_string(seed).c_str());
            countFields(back, counts);
        }
        QCOMPARE(neverIn(fields, counts), std::string());
    }

    void scenariosOfEveryField()
    {
        std::set<std::string> fields;
        listFields<Scenario>(fields);
        QVERIFY2(fields.size() > 70, std::to_string(fields.size()).c_str());
        FieldCounts counts;
        const Model model = RandomObjects(1).make<Model>();
        for (unsigned seed = 0; seed < seeds; ++seed) {
            const Scenario scenario = RandomObjects(seed).make<Scenario>();
            const std::string text = textOf(scenario, model);
            const Scenario back = scenarioOf(text, model);
            QCOMPARE(QString::fromStdString(textOf(back, model)), QString::fromStdString(text));
            QVERIFY2(back == scenario, std::to_string(seed).c_str());
            countFields(back, counts);
        }
        QCOMPARE(neverIn(fields, counts), std::string());
    }

    void twiceInTheMirrorIsTheSame()
    {
        for (unsigned seed = 0; seed < seeds; ++seed) {
            const Model model = RandomObjects(seed).make<Model>();
            const Model mirror = mirrored(model);
            QVERIFY(!(mirror == model));
            QVERIFY2(mirrored(mirror) == model, std::to_string(seed).c_str());
        }
    }
};

SINEW_TEST(TestDescribedRoundTrip)

}  // namespace sinew::test::tst_described_round_trip

#include "tst_described_round_trip.moc"
