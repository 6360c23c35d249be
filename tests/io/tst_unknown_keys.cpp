// What a file says beyond what this program knows survives a save.

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include <QElapsedTimer>
#include <QTest>

#include "core/io/extras_json.h"
#include "core/io/model_file.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_to_json.h"
#include "malformed.h"
#include "scenario_fixture.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_unknown_keys {

namespace {

constexpr const char* unknownKey = "x-lab";
constexpr const char* unknownValue = "{\"run\": [1, 2.50, null], \"by\": \"R\u00e9gis\", \"kept\": true}";

// A value in normal form in which every object ends with an unknown key. count: grows by one for each.
JsonValue withUnknownKeys(const JsonNode& node, int& count)
{
    if (node.kind == JsonNode::Kind::Array) {
        JsonValue list = JsonValue::array();
        for (const JsonNode& item : node.items)
            list.push(withUnknownKeys(item, count));
        return list;
    }
    if (node.kind == JsonNode::Kind::Text)
        return node.text;
    if (node.kind == JsonNode::Kind::Null)
        return {};
    if (node.kind != JsonNode::Kind::Object)
        return JsonValue::decimal(node.text);
    JsonValue object = JsonValue::object();
    for (const JsonMember& member : node.members)
        object.set(member.key, withUnknownKeys(member.value, count));
    setExtras(object, {{unknownKey, unknownValue}});
    ++count;
    return object;
}

std::string withUnknownKeys(const std::string& text, int& count)
{
    const auto parsed = parseJson(text);
    std::ostringstream out;
    writeJson(withUnknownKeys(std::get<JsonNode>(parsed), count), out);
    return out.str();
}

template <class Value>
std::string errorsOf(const Result<Value>& result)
{
    std::string errors;
    for (const Diagnostic& diagnostic : result.diagnostics)
        errors += diagnostic.severity == Severity::Error ? toString(diagnostic) + "\n" : "";
    return errors;
}

std::string written(const Model& model)
{
    std::ostringstream out;
    writeModel(model, out);
    return out.str();
}

std::string written(const Scenario& scenario, const Model& model)
{
    std::ostringstream out;
    writeJson(scenarioToJson(scenario, model), out);
    return out.str();
}

}  // namespace

class TestUnknownKeys : public QObject {
    Q_OBJECT

private slots:
    void ofModels_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const auto& entry : std::filesystem::recursive_directory_iterator(SINEW_RESOURCE_DIR "/models")) {
            if (!entry.path().string().ends_with(".sinew.json"))
                continue;
            std::ifstream file(entry.path(), std::ios::binary);
            const std::string text{std::istreambuf_iterator<char>(file), {}};
            QTest::newRow(entry.path().filename().c_str()) << QByteArray::fromStdString(text);
        }
        for (const std::string& text : {spatialModel, planeModel, segmentModel, contactModel})
            QTest::addRow("fixture %zu", text.size()) << QByteArray::fromStdString(written(read(text).value.value()));
    }

    // In every object, those of short forms in their long form too, and at their places.
    void ofModels()
    {
        QFETCH(QByteArray, text);
        int count = 0;
        const std::string richer = withUnknownKeys(text.toStdString(), count);
        QVERIFY(count > 2);
        const Result<Model> model = read(richer);
        QVERIFY2(model.ok(), errorsOf(model).c_str());
        QVERIFY(model.diagnostics.size() >= 2);
        QCOMPARE(QString::fromStdString(written(*model.value)), QString::fromStdString(richer));
        // A value with an unknown key is another one.
        QVERIFY(!(*model.value == read(text.toStdString()).value.value()));
    }

    void ofScenarios_data()
    {
        QTest::addColumn<QString>("path");
        for (const auto& entry : std::filesystem::recursive_directory_iterator(SINEW_RESOURCE_DIR)) {
            if (entry.path().string().ends_with(".sinew-scenario.json"))
                QTest::newRow(entry.path().filename().c_str()) << QString::fromStdString(entry.path().string());
        }
    }

    void ofScenarios()
    {
        QFETCH(QString, path);
        const Result<ScenarioBundle> bundle = readScenarioFile(path.toStdString());
        QVERIFY2(bundle.ok(), errorsOf(bundle).c_str());
        checkScenario(written(bundle.value->scenario, bundle.value->model), bundle.value->model);
    }

    void ofAScenarioOfEverything()
    {
        const Model model = scenarioModel();
        checkScenario(written(readScenarioText(baseScenario, model).value.value(), model), model);
    }

    void shortFormsTakeThemInTheirLongForm()
    {
        std::string text = segmentModel;
        const auto replace = [&](const std::string& from, const std::string& to) {
            QVERIFY(text.find(from) != std::string::npos);
            text.replace(text.find(from), from.size(), to);
        };
        replace(R"("stretches": ["l_1"])", R"("stretches": [{"coordinate": "l_1", "drive": "screw"}])");
        replace(R"("held": ["x", )", R"("held": [{"motion": "x", "why": 1}, )");
        replace(R"("axes": [{"translation": [1, 0, 0], "coordinate": "x"}])",
                R"("axes": [{"translation": [1, 0, 0], "terms": [{"coordinate": "x", "why": 2}]}])");
        replace(R"({"length": 0.4, "mass": 3})", R"({"length": 0.4, "mass": {"value": 3, "by": "scale"}})");
        const Result<Model> model = read(text);
        QVERIFY2(model.ok(), errorsOf(model).c_str());
        QCOMPARE(model.value->segments[0].stretches[0].extras, (Extras{{"drive", "\"screw\""}}));
        QCOMPARE(std::get<Closure>(model.value->constraints[0].rule).held[0].extras, (Extras{{"why", "1"}}));
        QCOMPARE(model.value->joints[0].axes[0].value.terms[0].extras, (Extras{{"why", "2"}}));
        QCOMPARE(model.value->segments[1].rods[0].mass.extras, (Extras{{"by", "\"scale\""}}));
        const std::string once = written(*model.value);
        QVERIFY(read(once).value == model.value);
        QCOMPARE(written(read(once).value.value()), once);
    }

    // An unknown key that has become a known one since is that one.
    void aKnownKeyIsWrittenOnce()
    {
        Model model = read(contactModel).value.value();
        model.links[0].extras = {{"damping", "7"}, {"colour", "\"red\""}};
        const Model back = read(written(model)).value.value();
        QCOMPARE(back.links[0].damping, 0.5);
        QCOMPARE(back.links[0].extras, (Extras{{"colour", "\"red\""}}));
    }

    void thePersonIsTold()
    {
        std::string text = planeModel;
        text.insert(text.find("\"bodies\""), "\"colour\": [1, 2],\n \"bodys\": 1, ");
        QCOMPARE(remarksOn(text),
                 std::string("2:2: warning: unknown key 'colour' in the model; it has no effect, but is kept when the "
                             "file is saved\n"
                             "3:2: warning: unknown key 'bodys' in the model; did you mean 'bodies'?"));
    }

    // Each was looked for among all others: 1.2 MB of them took 13 s, 13 MB minutes.
    void manyCostTimeInProportion()
    {
        const auto members = [](int count) {
            std::string text;
            for (int i = 0; i < count; ++i)
                text += (i > 0 ? ", \"k" : "\"k") + std::to_string(i) + "\": 1";
            return text;
        };
        const auto model = [](const std::string& more) {
            return R"({"format": "sinew-model", "version": 1, "name": "m", )" + more + "}";
        };
        const std::string few = model(members(9'990)), nested = model("\"x\": [{" + members(9'990) + "}]");
        for (const std::string& text : {few, nested}) {
            const Result<Model> kept = read(text);
            QVERIFY2(kept.ok(), errorsOf(kept).c_str());
            const std::string once = written(*kept.value);
            QVERIFY(read(once).value == kept.value);
            QVERIFY(once.find("\"k9989\": 1") != std::string::npos);
        }
        for (const std::string& more : {members(200'000), "\"x\": [{" + members(200'000) + "}]"}) {
            QElapsedTimer timer;
            timer.start();
            const Result<Model> refused = read(model(more));
            QVERIFY(!refused.ok());
            QVERIFY2(errorsOf(refused).find("error: more than 10000 unknown keys in the model; this seems to be another "
                                            "file")
                         != std::string::npos,
                     errorsOf(refused).substr(0, 1000).c_str());
            QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));  // minutes, before
        }
    }

    // Of what stands twice in an object that is kept whole the last counts, at the place of the first.
    void keptValuesAreOnOneLine()
    {
        const auto parsed = parseJson(R"({"x": {"a": 1, "b": [], "a": {"c": "\u0041", "d": null}, "e": [1.50, {}]}})");
        const Extra extra = extraOf(std::get<JsonNode>(parsed).members.front());
        QCOMPARE(extra.json, std::string(R"({"a": {"c": "A", "d": null}, "b": [], "e": [1.50, {}]})"));
    }

private:
    void checkScenario(const std::string& text, const Model& model)
    {
        int count = 0;
        const std::string richer = withUnknownKeys(text, count);
        const Result<Scenario> scenario = readScenarioText(richer, model);
        QVERIFY2(scenario.ok(), errorsOf(scenario).c_str());
        // Beside 'series' they go into it.
        const std::string once = written(*scenario.value, model);
        const Result<Scenario> again = readScenarioText(once, model);
        QVERIFY(again.value == scenario.value);
        QCOMPARE(written(*again.value, model), once);
        if (richer.find("\"series\"") == std::string::npos)
            QCOMPARE(QString::fromStdString(once), QString::fromStdString(richer));
    }
};

SINEW_TEST(TestUnknownKeys)

}  // namespace sinew::test::tst_unknown_keys

#include "tst_unknown_keys.moc"
