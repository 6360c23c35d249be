// Descriptions of objects against what else knows their fields.

#include <algorithm>
#include <cmath>
#include <utility>

#include <QTest>

#include "core/io/json_parser.h"
#include "core/io/model_from_json.h"
#include "core/io/scenario_from_json.h"
#include "core/schema/model_schema.h"
#include "core/schema/scenario_schema.h"
#include "core/schema/validate.h"
#include "core/schema/walk.h"
#include "tests/support/test_registry.h"

namespace tst_schema {

using namespace sinew;

namespace {

// Every number that has bounds stands in it.
constexpr const char* modelText
    = R"({"format": "sinew-model", "version": 1, "body_weight": 500, "gravity": [0, -9.8, 0],
"bodies": [{"name": "a", "mass": 2}, {"name": "b", "mass": 1}],
"coordinates": [{"name": "q", "range": [-60, 60], "spring": {"stiffness": 4, "cubic": 1},
                 "damper": {"linear": 1, "quadratic": 1}, "stop": {"stiffness": 5, "damping": 1}},
                {"name": "p"}, {"name": "phi"}, {"name": "t", "kind": "translation", "value": 0.4, "range": [0.1, 1]}],
"joints": [{"name": "j", "parent": "ground", "child": "a", "axes": [{"rotation": [0, 0, 1], "coordinate": "q"}]},
           {"name": "k", "parent": "a", "child": "b", "axes": [{"rotation": [0, 0, 1], "coordinate": "p"}]}],
"segments": [{"name": "s", "kind": "telescope", "parent": "b", "angles": ["phi"], "stretches": ["t"],
              "rods": [{"length": 0.1, "mass": 1, "gyration_radius": 0.02}, {"length": 0.1, "mass": 1}]},
             {"name": "r", "parent": "b", "stretches": [0.4], "points": [{"at": 0.5, "mass": 1}]}],
"constraints": [{"name": "d", "kind": "distance", "body_a": "b", "point_a": [1, 2, 0], "body_b": "ground", "distance": 2}],
"links": [{"name": "l", "path": [{"body": "a", "position": [1, 0, 0]}, {"body": "ground"}], "stiffness": 10, "damping": 1,
           "strength": 3},
          {"name": "m", "path": [{"body": "a", "position": [1, 1, 0]}, {"body": "ground"}],
           "stiffness": {"area": 1e-4, "modulus": 1e6, "length": 0.3}}],
"contacts": [{"name": "c", "body": "b", "radius": 0.1, "stiffness": 100, "damping": 1, "depth": 0.1,
              "friction": {"coefficient": 0.3, "stiffness": 1, "damping": 1}}]})";

constexpr const char* scenarioText = R"({"format": "sinew-scenario", "version": 1, "model": "m.sinew.json",
"curves": [{"name": "w", "coordinate": "q", "points": [{"time": 0, "value": 1}, {"time": 1, "value": 5}],
            "shapes": [{"skew": 0.1, "peak": 0.1}]}],
"stages": [{"name": "one", "given": [{"coordinates": "q", "motion": {"curve": "w"}, "blend": 0.1},
            {"coordinates": "p", "effort": {"series": {"period": 2, "mean": 1, "sines": [1]}}},
            {"coordinates": "*", "effort": 0}]}]})";

template <class Read>
auto readText(const char* text, Read&& read)
{
    TextReport report({}, text);
    const auto parsed = parseJson(text);
    auto object = read(std::get<JsonNode>(parsed), report);
    if (report.hasErrors())
        qFatal("%s", report.diagnostics().front().message.english().c_str());
    return object;
}

std::size_t errorsIn(const std::vector<ModelProblem>& problems)
{
    return static_cast<std::size_t>(std::count_if(problems.begin(), problems.end(), [](const ModelProblem& problem) {
        return problem.diagnostic.severity == Severity::Error;
    }));
}

double* numberIn(double& value)
{
    return &value;
}
double* numberIn(Amount& amount)
{
    return &amount.value;
}
template <class Value>
double* numberIn(std::optional<Value>& value)
{
    return value ? numberIn(*value) : nullptr;
}
double* numberIn(std::vector<double>&)
{
    return nullptr;
}

// Puts each number of an object beyond each end of its bounds and asks whether that is refused.
template <class IsRefused>
class BoundsTrial {
public:
    explicit BoundsTrial(IsRefused isRefused) : m_isRefused(isRefused) {}

    template <class T>
    void run(T& object)
    {
        forEachField<T>([&](const auto& field) {
            auto& value = object.*field.member;
            if constexpr (requires { field.meaning.bounds; }) {
                const Bounds bounds = field.meaning.bounds;
                double* number = numberIn(value);
                if (number && std::isfinite(bounds.least))
                    tryOne(*number, bounds.least - 1, field.key);
                if (number && std::isfinite(bounds.least) && bounds.isAboveLeast)
                    tryOne(*number, bounds.least, field.key);
                if (number && std::isfinite(bounds.most))
                    tryOne(*number, bounds.most + 1, field.key);
            }
            forEachPart(value, [&](auto& part, std::optional<std::size_t>) { run(part); });
        });
    }

    int tried = 0;
    std::vector<std::string> accepted;

private:
    void tryOne(double& number, double wrong, const char* key)
    {
        const double right = std::exchange(number, wrong);
        ++tried;
        if (!m_isRefused())
            accepted.push_back(std::string(key) + " = " + std::to_string(wrong));
        number = right;
    }

    IsRefused m_isRefused;
};

std::string listOf(const std::vector<std::string>& texts)
{
    std::string all;
    for (const std::string& text : texts)
        all += text + "; ";
    return all;
}

}  // namespace

class TestSchema : public QObject {
    Q_OBJECT

private slots:
    // A bound that a form shows is one that a file is held to.
    void boundsOfModelsAreThoseOfTheChecks()
    {
        Model model = readText(modelText, modelFromJson);
        QCOMPARE(errorsIn(validate(model)), std::size_t(0));
        BoundsTrial trial([&] { return errorsIn(validate(model)) > 0; });
        trial.run(model);
        QVERIFY2(trial.accepted.empty(), listOf(trial.accepted).c_str());
        QVERIFY2(trial.tried > 40, std::to_string(trial.tried).c_str());
    }

    void boundsOfScenariosAreThoseOfTheChecks()
    {
        const Model model = readText(modelText, modelFromJson);
        Scenario scenario = readText(scenarioText, [&](const JsonNode& root, TextReport& report) {
            return scenarioFromJson(root, model, report);
        });
        QCOMPARE(errorsIn(validateScenario(scenario, model)), std::size_t(0));
        BoundsTrial trial([&] { return errorsIn(validateScenario(scenario, model)) > 0; });
        trial.run(scenario);
        QVERIFY2(trial.accepted.empty(), listOf(trial.accepted).c_str());
        QVERIFY2(trial.tried > 10, std::to_string(trial.tried).c_str());
    }
};

SINEW_TEST(TestSchema)

}  // namespace tst_schema

#include "tst_schema.moc"
