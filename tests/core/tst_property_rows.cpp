// The rows of property forms, over every shipped model: what they show, and what setting them does.

#include <cmath>
#include <filesystem>
#include <functional>
#include <limits>
#include <sstream>

#include <QTest>

#include "core/document/property_rows.h"
#include "core/io/json_parser.h"
#include "core/io/model_file.h"
#include "core/io/model_from_json.h"
#include "core/io/number_text.h"
#include "core/io/scenario_file.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_property_rows {

using namespace sinew;

namespace {

std::vector<std::string> shippedFiles()
{
    std::vector<std::string> files;
    for (const char* folder : {"models", "scenarios"}) {
        for (const auto& entry : std::filesystem::directory_iterator(std::string(SINEW_RESOURCE_DIR) + "/" + folder)) {
            if (entry.path().string().ends_with(".json"))
                files.push_back(entry.path().string());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

Project projectOf(const std::string& file)
{
    if (file.find("-scenario") == std::string::npos)
        return {readModelFile(file).value.value_or(Model{}), std::nullopt};
    const auto document = readScenarioFile(file).value;
    return document ? Project{document->model, document->scenario} : Project{};
}

std::string textOf(const Project& project)
{
    std::ostringstream stream;
    if (project.scenario)
        writeScenario(*project.scenario, project.model, stream);
    else
        writeModel(project.model, stream);
    return stream.str();
}

// Every row of a model. Of long lists, the first three and the last item: the others are written alike.
void forEachRow(const Project& model, const Place& place, const std::function<void(const PropertyRow&)>& visit)
{
    for (const PropertyRow& row : propertyRows(model, place)) {
        visit(row);
        if (row.kind == RowKind::Part && !row.value.isOn)
            continue;
        for (std::size_t i = 0; i < row.parts.size(); ++i) {
            if (i < 3 || i + 1 == row.parts.size())
                forEachRow(model, row.parts[i].place, visit);
        }
    }
}

void forEveryRow(const Project& project, const std::function<void(const PropertyRow&)>& visit)
{
    if (!project.scenario)
        return forEachRow(project, {}, visit);
    forEachRow(project, {scenarioStep}, visit);
}

std::string nameOf(const PropertyRow& row)
{
    return toText(row.place) + " " + row.key;
}

Project set(const Project& model, const PropertyRow& row, const RowValue& value)
{
    TextReport report({}, {});
    auto changed = withRow(model, row, value, report);
    if (!changed)
        qWarning("%s: %s", nameOf(row).c_str(), report.diagnostics().front().message.english().c_str());
    return changed.value_or(Project{});
}

// A number near the one that is there, within its bounds.
double otherNumber(const PropertyRow& row)
{
    const double now = row.value.numbers.front();
    const double other = now == 0 ? 0.25 * row.unitInSi : 1.25 * now;
    return other > row.bounds.most ? 0.75 * now + 0.125 * row.bounds.least : other;
}

const PropertyRow* find(const std::vector<PropertyRow>& rows, const std::string& key,
                        std::optional<RowKind> kind = std::nullopt)
{
    for (const PropertyRow& row : rows) {
        if (row.key == key && (!kind || row.kind == *kind))
            return &row;
    }
    return nullptr;
}

// The node of a file at a place, or nullptr where it is left out.
const JsonNode* nodeAt(const JsonNode& root, const Place& place)
{
    const JsonNode* node = &root;
    for (const std::string& step : place) {
        if (node->kind == JsonNode::Kind::Array) {
            const auto isMeant = [&](const JsonNode& item) {
                const JsonMember* name = findMember(item, "name");
                return name ? name->value.text == step : std::to_string(&item - node->items.data()) == step;
            };
            const auto item = std::find_if(node->items.begin(), node->items.end(), isMeant);
            node = item != node->items.end() ? &*item : nullptr;
        } else {
            node = findMember(*node, step) ? &findMember(*node, step)->value : nullptr;
        }
        if (!node)
            return nullptr;
    }
    return node;
}

// A leg with one of nearly everything.
Project leg()
{
    constexpr const char* text = R"({"format": "sinew-model", "version": 1, "name": "leg", "body_weight": 700,
"sources": [{"name": "Someone 2000", "text": "A book"}],
"bodies": [{"name": "thigh", "mass": 7, "inertia": [0.1, 0.2, 0.3]}, {"name": "shank", "mass": 3}],
"coordinates": [{"name": "knee", "value": 30, "range": [null, 90], "spring": {"stiffness": 2}},
                {"name": "slide", "kind": "translation", "value": 0.1}],
"joints": [{"name": "knee", "parent": "thigh", "child": "shank",
            "axes": [{"rotation": [0, 0, 1], "coordinate": "knee"},
                     {"translation": [1, 0, 0], "terms": [{"coordinate": "knee", "spline": [[0, 0], [90, 0.01]]}]}]}],
"segments": [{"name": "brace", "parent": "thigh", "stretches": ["slide"], "points": [{"at": 1, "mass": 1}]}],
"constraints": [{"name": "rod", "kind": "distance", "body_a": "thigh", "body_b": "shank", "distance": 0.3}],
"links": [{"name": "vasti", "path": [{"body": "thigh"}, {"body": "shank"}], "stiffness": 1000, "source": "Someone 2000"}],
"contacts": [{"name": "heel", "body": "shank"}],
"loads": [{"name": "bag", "body": "shank", "force": [0, -0.1, 0], "scale": "body_weight"}]})";
    TextReport report({}, text);
    const auto parsed = parseJson(text);
    return {modelFromJson(std::get<JsonNode>(parsed), report), std::nullopt};
}

}  // namespace

class TestPropertyRows : public QObject {
    Q_OBJECT

private slots:
    // Each row of each shipped model, read and set back.
    void settingBackChangesNothing_data()
    {
        QTest::addColumn<QString>("file");
        for (const std::string& file : shippedFiles())
            QTest::newRow(std::filesystem::path(file).stem().c_str()) << QString::fromStdString(file);
    }

    void settingBackChangesNothing()
    {
        QFETCH(QString, file);
        const Project model = projectOf(file.toStdString());
        int count = 0;
        forEveryRow(model, [&](const PropertyRow& row) {
            ++count;
            if (row.kind != RowKind::Parts && !(set(model, row, row.value) == model))
                QFAIL(nameOf(row).c_str());
        });
        QVERIFY2(count > 20, std::to_string(count).c_str());
    }

    // Each number set to another one: it is there, all other rows of the object are as before, and the former number
    // brings the former model back.
    void aNumberLandsInItsPlace_data() { settingBackChangesNothing_data(); }

    void aNumberLandsInItsPlace()
    {
        QFETCH(QString, file);
        const Project model = projectOf(file.toStdString());
        forEveryRow(model, [&](const PropertyRow& row) {
            const bool isNumber = row.kind == RowKind::Number || row.kind == RowKind::Amount;
            if (!isNumber || row.value.numbers.empty())
                return;
            RowValue other = row.value;
            other.numbers = {otherNumber(row)};
            const Project changed = set(model, row, other);
            const std::vector<PropertyRow> before = propertyRows(model, row.place);
            const std::vector<PropertyRow> after = propertyRows(changed, row.place);
            QCOMPARE(after.size(), before.size());
            for (std::size_t i = 0; i < after.size(); ++i) {
                const bool isIt = after[i].key == row.key && after[i].kind == row.kind;
                if (isIt)
                    SINEW_COMPARE_NEAR(after[i].value.numbers.front(), other.numbers.front(), {.rel = 1e-15});
                else if (after[i].key != "rest")
                    QVERIFY2(after[i].value == before[i].value, nameOf(after[i]).c_str());
            }
            if (!(set(changed, row, row.value) == model))
                QFAIL(nameOf(row).c_str());
        });
    }

    // The unit of a row is that of the file.
    void numbersAreThoseOfTheFile_data() { settingBackChangesNothing_data(); }

    void numbersAreThoseOfTheFile()
    {
        QFETCH(QString, file);
        const Project model = projectOf(file.toStdString());
        const auto parsed = parseJson(textOf(model));
        const JsonNode& root = std::get<JsonNode>(parsed);
        int count = 0;
        forEveryRow(model, [&](const PropertyRow& row) {
            Place place = row.place;
            if (model.scenario)
                place.erase(place.begin());
            place.push_back(row.key);
            const JsonNode* node = nodeAt(root, place);
            if (!node || row.value.numbers.empty() || (row.kind != RowKind::Number && row.kind != RowKind::Vector))
                return;
            const std::vector<JsonNode> numbers
                = node->kind == JsonNode::Kind::Array ? node->items : std::vector<JsonNode>{*node};
            for (std::size_t i = 0; i < numbers.size() && numbers[i].kind == JsonNode::Kind::Number; ++i) {
                ++count;
                QCOMPARE(row.value.numbers[i], *readNumber(numbers[i].text, row.fileFactor));
            }
        });
        // a motion that takes all else from tables has its duration and output step
        QVERIFY2(count >= 2, std::to_string(count).c_str());
    }

    void rowsOfALink()
    {
        const std::vector<PropertyRow> rows = propertyRows(leg(), placeFrom("links/vasti"));
        const PropertyRow* name = find(rows, "name");
        QVERIFY(name && name->kind == RowKind::Name && name->value.text == "vasti");
        const PropertyRow* stiffness = find(rows, "stiffness", RowKind::Number);
        QVERIFY(stiffness && stiffness->value.numbers == std::vector<double>{1000});
        QCOMPARE(stiffness->unit, std::string("N/mm"));
        QVERIFY(stiffness->bounds.isAboveLeast);
        const PropertyRow* path = find(rows, "path");
        QCOMPARE(path->parts.size(), std::size_t(2));
        QCOMPARE(path->parts[1].name, std::string("shank"));
        QCOMPARE(toText(path->parts[1].place), std::string("links/vasti/path/1"));
        const PropertyRow* sense = find(rows, "sense");
        QCOMPARE(sense->choices, (std::vector<std::string>{"tension", "compression", "both"}));
        QVERIFY(sense->isUsual);
        QCOMPARE(find(rows, "source")->choices, std::vector<std::string>{"Someone 2000"});
        QVERIFY(find(rows, "strength")->isOptional && !find(rows, "strength")->value.isOn);
    }

    // Segments stand for bodies and joints of these names.
    void candidatesOfReferences()
    {
        const std::vector<PropertyRow> rows = propertyRows(leg(), placeFrom("links/vasti/path/0"));
        QCOMPARE(find(rows, "body")->choices,
                 (std::vector<std::string>{"ground", "thigh", "shank", "brace", "brace.1", "brace.tip"}));
    }

    void unitsFollowTheObject()
    {
        const Project model = leg();
        const auto unitOf = [&](const char* place, const char* key, std::optional<RowKind> kind = std::nullopt) {
            const std::vector<PropertyRow> rows = propertyRows(model, placeFrom(place));
            const PropertyRow* row = find(rows, key, kind);
            return row ? row->unit : std::string("no row");
        };
        QCOMPARE(unitOf("coordinates/knee", "value"), std::string("°"));
        QCOMPARE(unitOf("coordinates/slide", "value"), std::string("mm"));
        QCOMPARE(unitOf("coordinates/knee", "effort"), std::string("N m"));
        QCOMPARE(unitOf("coordinates/knee/spring", "stiffness"), std::string("N m/rad"));
        QCOMPARE(unitOf("loads/bag", "force"), std::string("BW"));
        QCOMPARE(unitOf("loads/bag", "moment"), std::string("BW m"));
        QCOMPARE(unitOf("joints/knee/axes/1/terms/0", "spline"), std::string("mm"));
        QCOMPARE(unitOf("bodies/thigh", "inertia", RowKind::Tensor), std::string("kg m²"));
    }

    // Each form of each choice gives a model that can be read, and shows that form.
    void formsCanBeChosen()
    {
        const Project model = leg();
        int count = 0;
        forEveryRow(model, [&](const PropertyRow& row) {
            for (const std::string& choice : row.choices) {
                if (row.kind != RowKind::Form)
                    break;
                ++count;
                const Project changed = set(model, row, {choice});
                const std::vector<PropertyRow> rows = propertyRows(changed, row.place);
                const auto isIt
                    = [&](const PropertyRow& it) { return it.label == row.label && it.kind == RowKind::Form; };
                const auto now = std::find_if(rows.begin(), rows.end(), isIt);
                QVERIFY2(now != rows.end(), nameOf(row).c_str());
                QCOMPARE(now->value.text, choice);
            }
        });
        QVERIFY2(count > 12, std::to_string(count).c_str());
    }

    void optionalPartsComeAndGo()
    {
        const Project model = leg();
        const std::vector<PropertyRow> rows = propertyRows(model, placeFrom("coordinates/knee"));
        const PropertyRow* damper = find(rows, "damper");
        QVERIFY(!damper->value.isOn);
        const Project damped = set(model, *damper, {.isOn = true});
        QVERIFY(damped.model.coordinates[0].resistance.damper);
        const Project bare = set(damped, *find(propertyRows(damped, placeFrom("coordinates/knee")), "damper"), {});
        QCOMPARE(textOf(bare), textOf(model));
        // A contact becomes compliant by its stiffness, and rigid without it.
        const std::vector<PropertyRow> rigid = propertyRows(model, placeFrom("contacts/heel"));
        QVERIFY(!find(rigid, "depth"));
        const Project soft = set(model, *find(rigid, "stiffness"), {.numbers = {1e4}});
        const std::vector<PropertyRow> softRows = propertyRows(soft, placeFrom("contacts/heel"));
        QVERIFY(find(softRows, "depth"));
        QCOMPARE(textOf(set(soft, *find(softRows, "stiffness"), {})), textOf(model));
    }

    // What a list gets from newItem() can be read, in every list of the model and of its objects.
    void newItemsCanBeAdded()
    {
        const Project model = leg();
        int count = 0;
        forEveryRow(model, [&](const PropertyRow& row) {
            if (row.kind != RowKind::Parts)
                return;
            Place list = row.place;
            list.push_back(row.key);
            const std::optional<JsonValue> item = newItem(model, list);
            QVERIFY2(item, nameOf(row).c_str());
            std::ostringstream text;
            writeJson(*item, text);
            const auto parsed = parseJson(text.str());
            TextReport report({}, {});
            const auto more = withAdded(model, list, std::get<JsonNode>(parsed), std::nullopt, report);
            QVERIFY2(more, (nameOf(row) + text.str()).c_str());
            QVERIFY(report.diagnostics().empty());
            ++count;
        });
        QVERIFY2(count > 15, std::to_string(count).c_str());
    }

    void whatCannotBeReadIsRefused()
    {
        const Project model = leg();
        const std::vector<PropertyRow> rows = propertyRows(model, placeFrom("bodies/thigh"));
        TextReport report({}, {});
        QVERIFY(!withRow(model, *find(rows, "shape"), {.text = "cube"}, report));
        QVERIFY(report.diagnostics().front().message.english().find("cube") != std::string::npos);
        QVERIFY(propertyRows(model, placeFrom("bodies/nobody")).empty());
        QVERIFY(!newItem(model, placeFrom("bodies/thigh")));
    }

    void expressionsNameOtherRows()
    {
        const std::vector<NamedValue> names = namedValuesOf(propertyRows(leg(), placeFrom("links/vasti")));
        const Result<double> value = valueOfExpression("2 * stiffness", Quantity::Stiffness, names);
        QVERIFY(value);
        QCOMPARE(*value.value, 2000.0);
    }
};

SINEW_TEST(TestPropertyRows)

}  // namespace tst_property_rows

#include "tst_property_rows.moc"
