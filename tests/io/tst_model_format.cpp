#include <cmath>
#include <limits>

#include "core/base/constants.h"
#include "malformed.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_model_format {

// JSON that is no model: wrong keys, types and words.
class TestModelFormat : public QObject {
    Q_OBJECT

private slots:
    void spoiltFormat_data();
    void spoiltFormat() { checkRow(); }
    void atMostFiftyErrors();
    void everyRemarkHasAPlaceAndAHint();
    void unitsAreConverted();
    void openRanges();
    void defaultsAreThoseOfTheReadme();
};

void TestModelFormat::spoiltFormat_data()
{
    addColumns();
    addRows(
        spatialModel,
        {
            {"another format", R"("sinew-model")", R"("gltf")",
             "2:13: error: expected the format 'sinew-model', found the text 'gltf'; "
             "this is no *.sinew.json model"},
            {"a format that is no text", R"("sinew-model")", "1",
             "2:13: error: expected the format 'sinew-model', found the number 1; "
             "this is no *.sinew.json model"},
            {"no format", R"("format": "sinew-model", )", "",
             R"(1:1: error: the key 'format' is missing; add "format": "sinew-model")"},
            {"a newer version", R"("version": 1)", R"("version": 2)",
             "2:39: error: expected version 1, found the number 2; "
             "the file was written by a newer Sinew; use that one"},
            {"an older version", R"("version": 1)", R"("version": 0)",
             R"(2:39: error: expected version 1, found the number 0; write "version": 1)"},
            {"a version with a fraction", R"("version": 1)", R"("version": 1.5)",
             R"(2:39: error: expected version 1, found the number 1.5; write "version": 1)"},
            {"a version as text", R"("version": 1)", R"("version": "1")",
             R"(2:39: error: expected version 1, found the text '1'; write "version": 1)"},
            {"no version", R"( "version": 1,)", "", R"(1:1: error: the key 'version' is missing; add "version": 1)"},
            {"an unknown key", R"("body_weight": 800)", R"("body_weigth": 800, "body_weight": 800)",
             "2:58: warning: unknown key 'body_weigth' in the model; "
             "did you mean 'body_weight'?"},
            {"an unknown key without a likeness", R"("body_weight": 800)", R"("colour": "red", "body_weight": 800)",
             "2:58: warning: unknown key 'colour' in the model; "
             "it has no effect, but is kept when the file is saved"},
            {"a key that begins with an underscore", R"("body_weight": 800)", R"("_remark": "red", "body_weight": 800)",
             "2:58: warning: unknown key '_remark' in the model; "
             "it has no effect, but is kept when the file is saved"},
            {"a key twice", R"("body_weight": 800)", R"("body_weight": 700, "body_weight": 800)",
             "2:78: error: the key 'body_weight' stands twice in the model; "
             "keep one of the two"},
            {"a key twice in an object inside", R"("coordinate": "knee", "value": 5)",
             R"("coordinate": "knee", "value": 4, "value": 5)",
             "25:92: error: the key 'value' stands twice in a setting; keep one of the two"},
            {"a name misspelt", R"({"name": "vastus")", R"({"nmae": "vastus")",
             "19:5: error: the key 'name' is missing from a link; add \"name\": ...\n"
             "19:6: warning: unknown key 'nmae' in a link; did you mean 'name'?"},
            {"no name", R"({"name": "thigh", )", "{",
             R"(4:5: error: the key 'name' is missing from a body; add "name": ...)"},
            {"a name that is no text", R"("name": "vastus")", R"("name": 5)",
             "19:14: error: expected a text for 'name', found the number 5; "
             "put it between double quotes"},
            {"null for a number", R"("mass": 7)", R"("mass": null)",
             "4:31: error: expected a number for 'mass', found null; "
             "write it as in 12.5 or -1e-3, without quotes or units"},
            {"text for a number", R"("mass": 7)", R"("mass": "7 kg")",
             "4:31: error: expected a number for 'mass', found the text '7 kg'; "
             "write it as in 12.5 or -1e-3, without quotes or units"},
            {"a number for text", R"("name": "base")", R"("name": 1)",
             "2:50: error: expected a text for 'name', found the number 1; "
             "put it between double quotes"},
            {"a mass without a value", R"({"value": 0.05, "scale")", R"({"scale")",
             R"(5:31: error: the key 'value' is missing from 'mass'; add "value": ...)"},
            {"an unknown scale", R"("value": 0.05, "scale": "body_weight")", R"("value": 0.05, "scale": "bodyweight")",
             "5:56: error: expected 'si' or 'body_weight' for 'scale', found the text 'bodyweight'; "
             "did you mean 'body_weight'?"},
            {"a vector of two numbers", "[0, -0.1, 0]", "[0, -0.1]",
             "17:60: error: expected three numbers [x, y, z] for 'position', found a list of 2; "
             "write all three, without quotes or units"},
            {"a vector with a text", "[0, -0.1, 0]", R"([0, "-0.1", 0])",
             "17:64: error: expected a number, found the text '-0.1'; "
             "write it as in 12.5 or -1e-3, without quotes or units"},
            {"a number for a vector", "[0, -0.1, 0]", "0",
             "17:60: error: expected three numbers [x, y, z] for 'position', found the number 0; "
             "write all three, without quotes or units"},
            {"an object for a list", R"("nodes": [{"name": "heads", "body": "thigh", "position": [0, -0.1, 0]}])",
             R"("nodes": {"name": "heads"})",
             "17:12: error: expected a list for 'nodes', found an object; "
             "put it between [ and ], even if it has one item"},
            {"a text among objects", R"("nodes": [)", R"("nodes": ["heads", )",
             "17:13: error: expected a node, found the text 'heads'; "
             R"(write it as an object, {"key": value, ...})"},
            {"an unknown word", R"("kind": "ball")", R"("kind": "bal")",
             "12:29: error: expected 'axes', 'ball', 'free' or 'weld' for 'kind', found the text 'bal'; "
             "did you mean 'ball'?"},
            {"an unknown word without a likeness", R"("mode": "locked")", R"("mode": "stuck")",
             "25:100: error: expected 'free', 'locked' or 'driven' for 'mode', found the text 'stuck'; "
             "write one of these words"},
            {"a word of the wrong type", R"("mode": "locked")", R"("mode": 1)",
             "25:100: error: expected 'free', 'locked' or 'driven' for 'mode', found the number 1; "
             "write one of these words"},
            {"a range of one number", "[0, 140]", "[140]",
             "9:44: error: expected [minimum, maximum] for 'range', found a list; "
             "write null for an end that is open"},
            {"no stiffness", R"(, "stiffness": 2000)", "",
             R"(19:5: error: the key 'stiffness' is missing from a link; add "stiffness": ...)"},
            {"no path", R"("path": [{"node": "heads"}, {"body": "shank", "position": [0.05, 0, 0]}], )", "",
             R"(19:5: error: the key 'path' is missing from a link; add "path": ...)"},
            {"no modulus", R"(, "modulus": 1e8)", "",
             R"(21:19: error: the key 'modulus' is missing from 'stiffness'; add "modulus": ...)"},
            {"no child", R"("child": "shank", )", "",
             R"(13:5: error: the key 'child' is missing from a joint; add "child": ...)"},
            {"an axis without a direction", R"("rotation": [0, 0, 1], )", "",
             "14:15: error: expected one direction of the axis, found none; "
             R"(write either "rotation": [x, y, z] or "translation": [x, y, z])"},
            {"an axis with two directions", R"("rotation": [0, 0, 1], )",
             R"("rotation": [0, 0, 1], "translation": [0, 0, 1], )",
             "14:15: error: expected one direction of the axis, found two; "
             R"(write either "rotation": [x, y, z] or "translation": [x, y, z])"},
            {"an axis with coordinate and terms", R"("coordinate": "knee"},)", R"("coordinate": "knee", "terms": []},)",
             "14:53: error: an axis has 'coordinate' and 'terms'; keep one of the two"},
            {"a term with two functions", R"("spline": [[0, 0])", R"("slope": 1, "spline": [[0, 0])",
             "15:52: error: a term has more than one of 'slope', 'polynomial' and 'spline'; "
             "keep one of them"},
            {"a polynomial that is no list", R"("spline": [[0, 0], [70, 0.01], [140, 0]])", R"("polynomial": 1)",
             "15:89: error: expected a list of coefficients for 'polynomial', found the number 1; "
             "write [c0, c1, ...]"},
            {"a spline of one point", "[[0, 0], [70, 0.01], [140, 0]]", "[[0, 0]]",
             "15:85: error: a spline needs two points or more, found 1; "
             "write [[x, y], [x, y], ...]"},
            {"spline points that do not rise", "[70, 0.01], [140, 0]", "[140, 0.01], [140, 0]",
             "15:107: error: the x of a spline's points must rise, but 140 does not exceed the one before; "
             "sort the points by x"},
            {"a spline point of three numbers", "[70, 0.01]", "[70, 0.01, 1]",
             "15:94: error: expected a point of two numbers, found a list; "
             "write [[x, y], [x, y], ...]"},
            {"a coordinate of a ball that is no text", R"(["hip_1",)", "[1,",
             "12:91: error: expected the name of a coordinate, found the number 1; "
             "put it between double quotes"},
            {"a list at the top", "", "[1, 2]",
             "1:1: error: expected a model between braces {...}, found a list; "
             R"(a model begins with {"format": "sinew-model", "version": 1, ...)",
             How::Whole},
            {"a text at the top", "", R"("model")",
             "1:1: error: expected a model between braces {...}, found the text 'model'; "
             R"(a model begins with {"format": "sinew-model", "version": 1, ...)",
             How::Whole},
        });
}

void TestModelFormat::atMostFiftyErrors()
{
    std::string text = R"({"format": "sinew-model", "version": 1, "bodies": [1)";
    for (int i = 1; i < 5000; ++i)
        text += ", 1";
    const auto result = read(text + "]}");
    QVERIFY(!result.ok());
    QCOMPARE(result.diagnostics.size(), std::size_t(51));
    QCOMPARE(result.diagnostics[49].severity, Severity::Error);
    QCOMPARE(result.diagnostics[50].severity, Severity::Note);
    QCOMPARE(result.diagnostics[50].message.english(), std::string("4950 more remarks are not shown"));
}

void TestModelFormat::everyRemarkHasAPlaceAndAHint()
{
    // Every number becomes a text, every text a number, every list an object: whatever the reader asks for is of the
    // wrong type.
    const std::vector<std::pair<std::string, std::string>> changes
        = {{": 1", ": \"1\""}, {": \"", ": 3, \"x"}, {"[", "{\"x\": ["}, {": [", ": 0, \"y\": ["}};
    for (const auto& [find, by] : changes) {
        for (std::size_t at = spatialModel.find(find); at != std::string::npos; at = spatialModel.find(find, at + 1)) {
            std::string text = spatialModel;
            for (const Diagnostic& d : read(text.replace(at, find.size(), by)).diagnostics) {
                QCOMPARE(d.file, std::string("m"));
                QVERIFY(d.line > 0 && d.column > 0);
                QVERIFY2(!d.message.empty() && !d.hint.empty(), d.message.english().c_str());
            }
        }
    }
}

void TestModelFormat::unitsAreConverted()
{
    const auto result = read(spatialModel);
    QVERIFY(result.ok());
    const Coordinate* knee = findCoordinate(*result.value, "knee");
    // One rounding each, in the reader and here.
    SINEW_COMPARE_NEAR(knee->value, 20 * pi / 180, {.rel = 4e-16});
    SINEW_COMPARE_NEAR(knee->maximum, 140 * pi / 180, {.rel = 4e-16});
    const auto& axes = findJoint(*result.value, "knee")->axes;
    QVERIFY(axes[0].value.terms[0].function == ScalarFunction(Polynomial{{0, 1}}));
    const auto& spline = std::get<NaturalSpline>(axes[1].value.terms[0].function);
    SINEW_COMPARE_NEAR(spline.x()[1], 70 * pi / 180, {.rel = 4e-16});
    QCOMPARE(spline.y()[1], 0.01);

    // A translation that follows an angle: metres per degree become metres per radian; an angle that follows a length
    // the other way.
    const auto mixed = read(R"({"format": "sinew-model", "version": 1, "bodies": [{"name": "a"}],
        "coordinates": [{"name": "q"}, {"name": "s", "kind": "translation", "value": 0.2}],
        "joints": [{"name": "j", "parent": "ground", "child": "a", "in_parent": {"orientation": [0, 0, 90]}, "axes": [
            {"translation": [1, 0, 0], "terms": [{"coordinate": "q", "polynomial": [1, 2, 3]}]},
            {"rotation": [1, 0, 0], "constant": 90, "terms": [{"coordinate": "s", "slope": 180}]}]}]})");
    QVERIFY(mixed.ok());
    const Joint& joint = mixed.value->joints[0];
    SINEW_COMPARE_NEAR(joint.inParent.orientation, Vector3(0, 0, pi / 2), {.rel = 4e-16});
    const auto& c = std::get<Polynomial>(joint.axes[0].value.terms[0].function).coefficients;
    QCOMPARE(c[0], 1.0);
    SINEW_COMPARE_NEAR(c[1], 2 * 180 / pi, {.rel = 4e-16});
    SINEW_COMPARE_NEAR(c[2], 3 * (180 / pi) * (180 / pi), {.rel = 8e-16});
    SINEW_COMPARE_NEAR(joint.axes[1].value.constant, pi / 2, {.rel = 4e-16});
    SINEW_COMPARE_NEAR(evaluate(joint.axes[1].value.terms[0].function, 1).value, pi, {.rel = 4e-16});
    QCOMPARE(mixed.value->coordinates[1].value, 0.2);
}

void TestModelFormat::openRanges()
{
    const auto range = [](const std::string& text) {
        return read(spoilt(spatialModel, {"", "[0, 140]", text, ""})).value.value().coordinates[3];
    };
    QCOMPARE(range("[null, 140]").minimum, -std::numeric_limits<double>::infinity());
    QVERIFY(std::isfinite(range("[null, 140]").maximum));
    QCOMPARE(range("[0, null]").maximum, std::numeric_limits<double>::infinity());
    QCOMPARE(range("[0, null]").minimum, 0.0);
}

void TestModelFormat::defaultsAreThoseOfTheReadme()
{
    const auto result = read(R"({"format": "sinew-model", "version": 1, "bodies": [{"name": "a"}],
        "coordinates": [{"name": "q"}], "joints": [{"name": "j", "parent": "ground", "child": "a",
        "axes": [{"rotation": [0, 1, 0], "coordinate": "q"}]}], "nodes": [{"name": "n"}],
        "links": [{"name": "l", "path": [{"node": "n"}, {"body": "a"}], "stiffness": 1}]})");
    QVERIFY(result.ok());
    const Model& model = *result.value;
    QVERIFY(result.diagnostics.empty());
    QCOMPARE(model.nodes[0].body, std::string("ground"));
    Body body;
    body.name = "a";
    QVERIFY(model.bodies[0] == body);
    Coordinate coordinate;
    coordinate.name = "q";
    QVERIFY(model.coordinates[0] == coordinate);
    QVERIFY(model.links[0].sense == LinkSense::Tension);
    QVERIFY(model.space == Space::Spatial);
}

SINEW_TEST(TestModelFormat)

}  // namespace sinew::test::tst_model_format

#include "tst_model_format.moc"
