#include <cmath>
#include <sstream>

#include "core/base/constants.h"
#include "malformed.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_model_constraints {

// The format of inertia, resistance, segments and constraints, and constraints that make no sense.
class TestModelConstraints : public QObject {
    Q_OBJECT

private slots:
    void spoiltFormat_data();
    void spoiltFormat() { checkRow(); }
    void constraints_data();
    void constraints() { checkRow(); }
    void unitsAreConverted();
    void defaultsAreThoseOfTheReadme();
    void shortSegmentStandsOnOneLine();
};

void TestModelConstraints::spoiltFormat_data()
{
    addColumns();
    addRows(
        segmentModel,
        {
            {"an inertia of two numbers", "[1.2, 0.4, 1.1, 0.01, 0, 0.02]", "[1.2, 0.4]",
             "3:44: error: expected three or six numbers for 'inertia', found a list; "
             "write [xx, yy, zz] or [xx, yy, zz, xy, xz, yz]"},
            {"an inertia that is a number", "[1.2, 0.4, 1.1, 0.01, 0, 0.02]", "1.2",
             "3:44: error: expected three or six numbers for 'inertia', found the number 1.2; "
             "write [xx, yy, zz] or [xx, yy, zz, xy, xz, yz]"},
            {"an inertia with a text", "[1.2, 0.4, 1.1, 0.01, 0, 0.02]", R"([1.2, "0.4", 1.1])",
             "3:50: error: expected a number, found the text '0.4'; "
             "write it as in 12.5 or -1e-3, without quotes or units"},
            {"an inertia and radii", R"("gyration_radii")", R"("inertia": [1, 1, 1], "gyration_radii")",
             "4:42: error: a body has 'inertia' and 'gyration_radii'; keep one of the two"},
            {"a spring that is a number", R"({"rest": 5, "stiffness": 20, "cubic": 3})", "20",
             "8:51: error: expected a spring, found the number 20; write it as an object, {\"key\": value, ...}"},
            {"an unknown key of a spring", R"("rest": 5)", R"("length": 5)",
             "8:52: warning: unknown key 'length' in a spring; "
             "it has no effect, but is kept when the file is saved"},
            {"an unknown key of a damper", R"("quadratic")", R"("quadric")",
             "9:28: warning: unknown key 'quadric' in a damper; did you mean 'quadratic'?"},
            {"a stop with a text", R"("damping": 0.2)", R"("damping": "0.2")",
             "9:85: error: expected a number for 'damping', found the text '0.2'; "
             "write it as in 12.5 or -1e-3, without quotes or units"},
            {"a segment of an unknown kind", R"("kind": "telescope")", R"("kind": "telescop")",
             "21:29: error: expected 'points', 'stretch_rod', 'rod_between', 'rods_apart' or 'telescope' for "
             "'kind', found the text 'telescop'; did you mean 'telescope'?"},
            {"a segment without a parent", R"("name": "arm", "kind": "rods_apart", "parent": "trunk")",
             R"("name": "arm", "kind": "rods_apart")",
             "23:3: error: the key 'parent' is missing from a segment; add \"parent\": ..."},
            {"an unknown angle reference", R"("angle_reference": "ground", "angles": ["phi_1")",
             R"("angle_reference": "world", "angles": ["phi_1")",
             "19:59: error: expected 'parent' or 'ground' for 'angle_reference', found the text 'world'; "
             "write one of these words"},
            {"an angle that is no text", R"(["phi_3"])", "[3]",
             "24:15: error: expected the name of a coordinate, found the number 3; put it between double quotes"},
            {"a stretch that is a list", R"(["l_1"])", R"([["l_1"]])",
             "20:18: error: expected a length, found a list; "
             "write \"coordinate\", a number of metres, or {\"coordinate\": ..., \"constant\": ...}"},
            {"an unknown key of a stretch", R"("constant": 0.1)", R"("constnat": 0.1)",
             "24:59: warning: unknown key 'constnat' in a stretch; did you mean 'constant'?"},
            {"a mass point that is a number", R"({"at": 0.4, "mass": {"value": 0.1, "scale": "body_weight"}})", "7",
             "20:37: error: expected a mass point, found the number 7; "
             "write it as an object, {\"key\": value, ...}"},
            {"a rod without a length", R"({"length": 0.3, "mass": 2})", R"({"mass": 2})",
             "25:13: error: the key 'length' is missing from a rod; add \"length\": ..."},
            {"an unknown key of a rod", R"("gyration_radius")", R"("gyration_radii")",
             "25:68: warning: unknown key 'gyration_radii' in a rod; did you mean 'gyration_radius'?"},
            {"a constraint without a kind", R"("name": "stance", "kind": "closure")", R"("name": "stance")",
             "28:3: error: the key 'kind' is missing from a constraint; add \"kind\": ..."},
            {"a constraint of an unknown kind", R"("kind": "closure")", R"("kind": "closed")",
             "28:30: error: expected 'closure', 'distance' or 'coupling' for 'kind', found the text 'closed'; "
             "write one of these words"},
            {"a closure that holds nothing named",
             "\"body_b\": \"foot\",\n   \"held\": [\"x\", \"y\", {\"motion\": \"turn_z\", \"spline\": [[0, 0], [1, "
             "10]]}]",
             R"("body_b": "foot")", "28:3: error: the key 'held' is missing from a constraint; add \"held\": ..."},
            {"an unknown motion", R"(["x", "y", {"motion")", R"(["x", "turn_y_", {"motion")",
             "29:18: error: expected 'x', 'y', 'z', 'turn_x', 'turn_y' or 'turn_z' for 'held', found the text "
             "'turn_y_'; did you mean 'turn_y'?"},
            {"a held motion without a motion", R"({"motion": "turn_z", "spline")", R"({"spline")",
             "29:23: error: the key 'motion' is missing from a held motion; add \"motion\": ..."},
            {"a held motion that is a number", R"(["x", "y", {"motion")", R"(["x", 2, {"motion")",
             "29:18: error: expected a held motion, found the number 2; "
             "write it as an object, {\"key\": value, ...}"},
            {"a held motion with two functions", R"("turn_z", "spline")", R"("turn_z", "polynomial": [1], "spline")",
             "29:23: error: a held motion has 'polynomial' and 'spline'; keep one of the two"},
            {"a distance without a distance", R"(, "distance": 0.5)", "",
             "30:3: error: the key 'distance' is missing from a constraint; add \"distance\": ..."},
            {"a key of another kind of constraint", R"("distance": 0.5)", R"("distance": 0.5, "held": [])",
             "30:98: warning: unknown key 'held' in a constraint; "
             "it has no effect, but is kept when the file is saved"},
            {"a coupling without a coordinate", R"("kind": "coupling", "coordinate": "phi_3")", R"("kind": "coupling")",
             "31:3: error: the key 'coordinate' is missing from a constraint; add \"coordinate\": ..."},
            {"a name of a segment that is no text leaves the tree uncertain", R"("name": "shank")", R"("name": 5)",
             "21:12: error: expected a text for 'name', found the number 5; put it between double quotes"},
            {"points that are no list leave the tree uncertain",
             R"("points": [{"at": 0.4, "mass": {"value": 0.1, "scale": "body_weight"}}])", R"("points": 7)",
             "20:36: error: expected a list for 'points', found the number 7; "
             "put it between [ and ], even if it has one item"},
        });
}

void TestModelConstraints::constraints_data()
{
    addColumns();
    addRows(segmentModel,
            {
                {"two constraints of one name", R"("name": "stick")", R"("name": "stance")",
                 "30:12: error: another constraint is named 'stance' already; names are unique within a kind"},
                {"a dangling body of a closure", R"("body_b": "foot")", R"("body_b": "food")",
                 "28:105: error: there is no body 'food'; did you mean 'foot'?"},
                {"a dangling body of a distance", R"("body_a": "arm.tip")", R"("body_a": "arm.tp")",
                 "30:51: error: there is no body 'arm.tp'; did you mean 'arm.tip'?"},
                {"a closure of one body", R"("body_b": "foot")", R"("body_b": "ground")",
                 "28:105: error: constraint 'stance' holds body 'ground' to itself; name two bodies"},
                {"a distance in one body", R"("body_b": "thigh")", R"("body_b": "arm.tip")",
                 "30:72: error: constraint 'stick' holds body 'arm.tip' to itself; name two bodies"},
                {"a motion held twice", R"(["x", "y", {"motion")", R"(["x", "x", {"motion")",
                 "29:18: error: constraint 'stance' holds motion 'x' twice; keep one of the two"},
                {"a closure that holds nothing", R"(["x", "y", {"motion": "turn_z", "spline": [[0, 0], [1, 10]]}])",
                 "[]", "29:12: error: constraint 'stance' holds no motion; name some, such as [\"x\", \"y\"]"},
                {"a polynomial over time without coefficients", R"("spline": [[0, 0], [1, 10]])", R"("polynomial": [])",
                 "29:58: error: a polynomial has no coefficients; write [c0, c1, ...]"},
                {"a distance of zero", R"("distance": 0.5)", R"("distance": 0)",
                 "30:93: error: the distance of constraint 'stick' is zero; it must be above zero"},
                {"a negative distance", R"("distance": 0.5)", R"("distance": -0.5)",
                 "30:93: error: the distance of constraint 'stick' is negative; it must be above zero"},
                {"a coupling of an unknown coordinate", R"("coupling", "coordinate": "phi_3")",
                 R"("coupling", "coordinate": "phi_4")",
                 "31:56: error: there is no coordinate 'phi_4'; did you mean 'phi_1'?"},
                {"a coupling to an unknown coordinate", R"([{"coordinate": "x", "slope")",
                 R"([{"coordinate": "xx", "slope")", "31:90: error: there is no coordinate 'xx'; did you mean 'x'?"},
                {"a coupling of a coordinate to itself", R"([{"coordinate": "x", "slope")",
                 R"([{"coordinate": "phi_3", "slope")",
                 "31:90: error: constraint 'follow' makes coordinate 'phi_3' a function of itself; "
                 "name another coordinate"},
                {"a coupling without coefficients", R"("slope": 10)", R"("polynomial": [])",
                 "31:109: error: a polynomial has no coefficients; write [c0, c1, ...]"},
                {"a coordinate that nothing uses", R"({"name": "phi_3"})", R"({"name": "phi_3"}, {"name": "nod"})",
                 "10:98: warning: coordinate 'nod' moves no joint; name it in an axis of a joint, or remove it"},
            });
}

void TestModelConstraints::unitsAreConverted()
{
    const Model model = read(segmentModel).value.value();
    const Resistance& ankle = model.coordinates[1].resistance;
    // One rounding each, in the reader and here.
    SINEW_COMPARE_NEAR(ankle.spring->rest, 5 * degree, {.rel = 4e-16});
    QVERIFY(*ankle.damper == (Damper{1, 0.5}) && *ankle.stop == (Stop{900, 0.2}));
    QCOMPARE(ankle.spring->stiffness, 20.0);
    QCOMPARE(ankle.spring->cubic, 3.0);
    const auto& closure = std::get<Closure>(model.constraints[0].rule);
    const auto& turn = std::get<NaturalSpline>(closure.held[2].value);
    QCOMPARE(turn.x()[1], 1.0);
    SINEW_COMPARE_NEAR(turn.y()[1], 10 * degree, {.rel = 4e-16});
    const auto& coupling = std::get<Coupling>(model.constraints[2].rule);
    SINEW_COMPARE_NEAR(evaluate(coupling.value.terms[0].function, 1).value, 10 * degree, {.rel = 4e-16});
    QVERIFY(std::get<InertiaTensor>(model.bodies[0].inertia).products == Vector3(0.01, 0, 0.02));
    QVERIFY(std::get<GyrationRadii>(model.bodies[1].inertia).radii == Vector3(0.03, 0.08, 0.08));
}

void TestModelConstraints::defaultsAreThoseOfTheReadme()
{
    const auto result = read(R"({"format": "sinew-model", "version": 1, "coordinates": [{"name": "q",
        "range": [0, 90], "spring": {}, "damper": {}, "stop": {}}],
        "segments": [{"name": "S", "parent": "ground", "angles": ["q"], "stretches": [{"constant": 0.5}],
        "points": [{"mass": 1}, {}]}, {"name": "T", "kind": "stretch_rod", "parent": "S", "stretches": [0.1],
        "rods": [{"length": 1, "mass": 2}]}],
        "constraints": [{"name": "c", "kind": "closure", "body_a": "ground", "body_b": "T.tip",
        "held": [{"motion": "x"}]}, {"name": "d", "kind": "distance", "body_a": "S", "body_b": "T.rod",
        "distance": 1}, {"name": "k", "kind": "coupling", "coordinate": "q"}]})");
    QVERIFY2(result.diagnostics.empty(),
             toString(result.diagnostics.empty() ? Diagnostic{} : result.diagnostics[0]).c_str());
    const Model& model = *result.value;
    QVERIFY(model.coordinates[0].resistance == (Resistance{Spring{}, Damper{}, Stop{}}));
    Segment s{.name = "S", .parent = "ground", .angles = {"q"}, .stretches = {{"", 0.5}}, .points = {{1, {1}}, {}}};
    QVERIFY(model.segments[0] == s);
    Segment t{.name = "T", .kind = SegmentKind::StretchRod, .parent = "S", .stretches = {{"", 0.1}}};
    t.rods = {{1, {2}, 0.5, {}}};
    QVERIFY(model.segments[1] == t);
    QVERIFY(std::get<Closure>(model.constraints[0].rule).held == std::vector<HeldMotion>{HeldMotion{}});
    QCOMPARE(std::get<Distance>(model.constraints[1].rule).pointB, Vector3(0, 0, 0));
    QVERIFY(std::get<Coupling>(model.constraints[2].rule).value == AxisFunction{});
}

void TestModelConstraints::shortSegmentStandsOnOneLine()
{
    const std::string line
        = R"({"name": "S", "parent": "ground", "angles": ["q"], "stretches": ["l"], "points": [{"mass": 1}]})";
    const std::string text = "{\n  \"format\": \"sinew-model\",\n  \"version\": 1,\n  \"coordinates\": [\n"
                             "    {\"name\": \"q\"},\n"
                             "    {\"name\": \"l\", \"kind\": \"translation\", \"value\": 1, \"range\": [0, 2]}\n  ],\n"
                             "  \"segments\": [\n    "
                             + line + "\n  ]\n}\n";
    std::ostringstream out;
    writeModel(read(text).value.value(), out);
    QCOMPARE(QString::fromStdString(out.str()), QString::fromStdString(text));
}

SINEW_TEST(TestModelConstraints)

}  // namespace sinew::test::tst_model_constraints

#include "tst_model_constraints.moc"
