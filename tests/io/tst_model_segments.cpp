#include <cmath>
#include <limits>

#include "core/schema/validate.h"
#include "malformed.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_model_segments {

// Models with segments that make no sense, and inertia and resistance that no body has.
class TestModelSegments : public QObject {
    Q_OBJECT

private slots:
    void goodModels();
    void inertiaAndResistance_data();
    void inertiaAndResistance() { checkRow(); }
    void segments_data();
    void segments() { checkRow(); }
    void planeModels_data();
    void planeModels() { checkRow(); }
    void numbersThatAreNotFinite_data();
    void numbersThatAreNotFinite();
    void roundedInertiaIsGood();
};

void TestModelSegments::goodModels()
{
    QCOMPARE(remarksOn(segmentModel), std::string());
    QCOMPARE(remarksOn(planeSegmentModel), std::string());
}

void TestModelSegments::inertiaAndResistance_data()
{
    addColumns();
    addRows(
        segmentModel,
        {
            {"a negative moment of inertia", "[1.2, 0.4, 1.1", "[1.2, -0.4, 1.1",
             "3:44: error: a moment of inertia of body 'trunk' is negative; it must be zero or above"},
            {"an inertia of no rigid body", "[1.2, 0.4, 1.1", "[1.8, 0.4, 1.1",
             "3:44: error: no rigid body has the inertia of body 'trunk': its largest principal moment exceeds "
             "the sum of the other two; check the numbers; "
             "xy, xz and yz are minus the integrals of x y, x z and y z"},
            {"products of inertia of no rigid body", "0.01, 0, 0.02]", "0.01, 0.9, 0.02]",
             "3:44: error: no rigid body has the inertia of body 'trunk': its largest principal moment exceeds "
             "the sum of the other two; check the numbers; "
             "xy, xz and yz are minus the integrals of x y, x z and y z"},
            {"a negative radius of gyration", "[0.03, 0.08, 0.08]", "[-0.03, 0.08, 0.08]",
             "4:49: error: a radius of gyration of body 'foot' is negative; it must be zero or above"},
            {"radii of gyration of no rigid body", "[0.03, 0.08, 0.08]", "[0.03, 0.08, 0.09]",
             "4:49: error: no rigid body has the inertia of body 'foot': its largest principal moment exceeds the "
             "sum of the other two; check the radii: no square may exceed the sum of the other two"},
            {"a negative stiffness of a spring", R"("stiffness": 20)", R"("stiffness": -20)",
             "8:76: error: the stiffness of the spring of coordinate 'ankle' is negative; it must be zero or above"},
            {"a negative cubic stiffness", R"("cubic": 3)", R"("cubic": -3)",
             "8:89: error: the cubic stiffness of the spring of coordinate 'ankle' is negative; "
             "it must be zero or above"},
            {"a negative linear damping", R"("linear": 1)", R"("linear": -1)",
             "9:25: error: the linear damping of the damper of coordinate 'ankle' is negative; it "
             "must be zero or above"},
            {"a negative quadratic damping", R"("quadratic": 0.5)", R"("quadratic": -0.5)",
             "9:41: error: the quadratic damping of the damper of coordinate 'ankle' is negative; "
             "it must be zero or above"},
            {"a negative stiffness of a stop", R"("stiffness": 900)", R"("stiffness": -900)",
             "9:69: error: the stiffness of the stop of coordinate 'ankle' is negative; it must be zero or above"},
            {"a negative damping of a stop", R"("damping": 0.2)", R"("damping": -0.2)",
             "9:85: error: the damping of the stop of coordinate 'ankle' is negative; it must be zero or above"},
            {"a stop without a range", R"("range": [-40, 40], )", "",
             "9:55: warning: the stop of coordinate 'ankle' has no end of a range to stop at; "
             "give the coordinate a range, or remove 'stop'"},
        });
}

void TestModelSegments::segments_data()
{
    addColumns();
    addRows(
        segmentModel,
        {
            {"two segments of one name", R"("name": "arm")", R"("name": "shank")",
             "23:12: error: another segment is named 'shank' already; names are unique within a kind\n"
             "30:51: error: there is no body 'arm.tip'; "
             "there are 'trunk', 'foot', 'thigh', 'thigh.1', 'thigh.tip' and more"},
            {"a segment named ground", R"("name": "arm")", R"("name": "ground")",
             "23:12: error: a segment is named 'ground'; that name is the world's; choose another\n"
             "30:51: error: there is no body 'arm.tip'; "
             "there are 'trunk', 'foot', 'thigh', 'thigh.1', 'thigh.tip' and more"},
            {"a segment named as a body", R"("name": "arm")", R"("name": "foot")",
             "23:12: error: segment 'foot' has a part 'foot', and a body is named so too; rename one of the two\n"
             "30:51: error: there is no body 'arm.tip'; "
             "there are 'trunk', 'foot', 'thigh', 'thigh.1', 'thigh.tip' and more"},
            {"a segment named as a joint", R"("name": "arm")", R"("name": "ankle")",
             "23:12: error: segment 'ankle' has a part 'ankle', and a joint is named so too; "
             "rename one of the two\n"
             "30:51: error: there is no body 'arm.tip'; "
             "there are 'trunk', 'foot', 'thigh', 'thigh.1', 'thigh.tip' and more"},
            {"a segment named as a part of another", R"("name": "arm")", R"("name": "thigh.1")",
             "23:12: error: segment 'thigh.1' has a part 'thigh.1', and a part of segment 'thigh' is named so "
             "too; rename one of the two\n"
             "30:51: error: there is no body 'arm.tip'; "
             "there are 'trunk', 'foot', 'thigh', 'thigh.1', 'thigh.tip' and more"},
            {"a segment whose part is named as a body", R"({"name": "foot", "mass")", R"({"name": "arm.rod", "mass")",
             "16:53: error: there is no body 'foot'; there are 'trunk', 'arm.rod'; the same at 28:105\n"
             "23:12: error: segment 'arm' has a part 'arm.rod', and a body is named so too; "
             "rename one of the two"},
            {"a dangling parent", R"("kind": "rods_apart", "parent": "trunk")",
             R"("kind": "rods_apart", "parent": "trunc")",
             "23:51: error: there is no body 'trunc'; did you mean 'trunk'?"},
            {"a part that is the child of a joint", R"("parent": "shank.tip", "child": "foot")",
             R"("parent": "trunk", "child": "shank.rod")",
             "4:3: error: body 'foot' is the child of no joint; add a joint that carries it\n"
             "16:49: error: body 'shank.rod' is a part of segment 'shank' already; a body hangs on one joint; "
             "close the loop with a constraint ('closure')"},
            {"a loop of segments", R"("parent": "trunk", "angle_reference": "ground")",
             R"("parent": "shank", "angle_reference": "ground")",
             "19:31: error: the parents form a loop: 'shank', 'thigh'; "
             "one of these must hang on the ground or on a body that does; "
             "close the loop with a constraint ('closure')"},
            {"a loop of joints and segments", R"("parent": "ground", "child": "trunk")",
             R"("parent": "arm.rod", "child": "trunk")",
             "15:31: error: the parents form a loop: 'trunk', 'arm'; "
             "one of these must hang on the ground or on a body that does; "
             "close the loop with a constraint ('closure')\n"
             "19:59: error: the angles of segment 'thigh' are absolute, but body 'trunk' turns; "
             "remove 'angle_reference', or hang it on a body that does not turn"},
            {"a dangling angle", R"(["phi_3"])", R"(["phi_33"])",
             "24:15: error: there is no coordinate 'phi_33'; did you mean 'phi_3'?"},
            {"an angle that is a length", R"(["phi_3"])", R"(["l_1"])",
             "24:15: error: coordinate 'l_1' is no rotation; the angles of a segment are rotations"},
            {"an angle of two segments", R"(["phi_3"])", R"(["phi_1"])",
             "24:15: error: coordinate 'phi_1' is an angle of segment 'thigh' already; "
             "give each angle a coordinate of its own"},
            {"three angles", R"(["phi_3"])", R"(["phi_3", "phi_4", "phi_5"])",
             "24:14: error: segment 'arm' has 3 angles; it has one, about z; two, about z and then about -y; "
             "or none\n"
             "24:24: error: there is no coordinate 'phi_4'; did you mean 'phi_1'?\n"
             "24:33: error: there is no coordinate 'phi_5'; did you mean 'phi_1'?"},
            {"a dangling length", R"(["l_1"])", R"(["l1"])",
             "11:3: warning: coordinate 'l_1' moves no joint; name it in an axis of a joint, or remove it\n"
             "20:18: error: there is no coordinate 'l1'; did you mean 'l_1'?"},
            {"a length that is an angle", R"(["l_1"])", R"(["ankle"])",
             "11:3: warning: coordinate 'l_1' moves no joint; name it in an axis of a joint, or remove it\n"
             "20:18: error: coordinate 'ankle' is no translation; the lengths of a segment are translations"},
            {"a ball that shares its coordinates", R"("axes": [{"rotation": [0, 0, 1], "coordinate": "ankle"}])",
             R"("kind": "ball", "coordinates": ["ankle", "phi_3", "psi_2"])",
             "21:110: error: coordinate 'psi_2' belongs to joint 'ankle' already; "
             "a ball or free joint shares its coordinates with no other\n"
             "24:15: error: coordinate 'phi_3' belongs to joint 'ankle' already; "
             "a ball or free joint shares its coordinates with no other\n"
             "31:56: error: coordinate 'phi_3' belongs to joint 'ankle' already; "
             "a ball or free joint shares its coordinates with no other"},
            {"a telescope with one rod", R"(, {"length": 0.3, "mass": 1, "centre": 0.4}])", "]",
             "22:34: error: segment 'shank' needs 2 rods, found 1; "
             "kind 'telescope' has two rods and one stretch, the whole length"},
            {"a telescope with points", R"("rods": [{"length": 0.4)",
             R"("points": [{"mass": 1}], "rods": [{"length": 0.4)",
             "22:36: error: segment 'shank' has points, but its kind has none; "
             "kind 'telescope' has two rods and one stretch, the whole length"},
            {"points with two stretches", R"(["l_1"])", R"(["l_1", 0.2])",
             "20:17: error: segment 'thigh' needs 1 stretch, found 2; "
             "kind 'points' has points and one stretch, the whole length"},
            {"points with a rod", R"("stretches": ["l_1"])", R"("stretches": ["l_1"], "rods": [{"length": 1}])",
             "20:34: error: segment 'thigh' has rods, but its kind has none; "
             "kind 'points' has points and one stretch, the whole length"},
            {"rods apart without a stretch", R"("stretches": [{"coordinate": "x", "constant": 0.1}],)", "",
             "23:3: error: segment 'arm' needs 1 stretch, found 0; "
             "kind 'rods_apart' has two rods and one stretch between them"},
            {"a stretching rod with two rods", R"("kind": "rods_apart")", R"("kind": "stretch_rod")",
             "25:12: error: segment 'arm' needs 1 rod, found 2; kind 'stretch_rod' has one stretch, then one rod"},
            {"a rod between with one stretch", R"("kind": "rods_apart")", R"("kind": "rod_between")",
             "24:38: error: segment 'arm' needs 2 stretches, found 1; "
             "kind 'rod_between' has one rod and two stretches, before and after it\n"
             "25:12: error: segment 'arm' needs 1 rod, found 2; "
             "kind 'rod_between' has one rod and two stretches, before and after it"},
            {"a mass point beyond the tip", R"("at": 0.4)", R"("at": 1.4)",
             "20:44: error: the place of a mass point of segment 'thigh' lies outside 0 to 1; a "
             "fraction of the length, 0 at the near end"},
            {"a negative mass of a point", R"("value": 0.1)", R"("value": -0.1)",
             "20:57: error: the mass of a mass point of segment 'thigh' is negative; it must be "
             "zero or above"},
            {"a mass scaled without a body weight", R"("body_weight": 800, )", "",
             "20:57: error: the mass of a mass point of segment 'thigh' is scaled by body_weight, "
             "but the model's body_weight is 0; give the model a body_weight in N, or write the "
             "value without a scale"},
            {"a segment without mass", R"({"at": 0.4, "mass": {"value": 0.1, "scale": "body_weight"}})", "",
             "19:3: warning: segment 'thigh' has no mass; give a mass to its points or rods"},
            {"a rod of no length", R"({"length": 0.3, "mass": 2})", R"({"length": 0, "mass": 2})",
             "25:24: error: the length of a rod of segment 'arm' is zero; it must be above zero"},
            {"a negative mass of a rod", R"({"length": 0.3, "mass": 2})", R"({"length": 0.3, "mass": -2})",
             "25:37: error: the mass of a rod of segment 'arm' is negative; it must be zero or "
             "above"},
            {"a centre beyond the rod", R"("centre": 0.4)", R"("centre": 1.1)",
             "22:100: error: the centre of mass of a rod of segment 'shank' lies outside 0 to 1; "
             "a fraction of the length, 0 at the near end"},
            {"a negative radius of gyration of a rod", R"("gyration_radius": 0.1)", R"("gyration_radius": -0.1)",
             "25:87: error: the radius of gyration of a rod of segment 'arm' is negative; it must be zero or above"},
            {"a length that can become negative", R"("value": 0.4, "range": [0.1, 0.6])",
             R"("value": 0.4, "range": [-0.1, 0.6])",
             "20:18: error: the length of segment 'thigh' can become negative; "
             "raise the minimum of the coordinate's range, or the constant"},
            {"a range that is open below", R"("value": 0.4, "range": [0.1, 0.6])", R"("value": 0.4)",
             "20:18: warning: the length of segment 'thigh' can become negative: its coordinate's range is open "
             "below; give the coordinate a range"},
            {"a length of zero", R"("value": 0.4, "range": [0.1, 0.6])", R"("range": [0, 0.6])",
             "20:18: error: the length of segment 'thigh' is zero in the model's own posture; "
             "raise the coordinate's value, or the constant"},
            {"a negative length beyond its range", R"("value": 0.4, "range": [0.1, 0.6])",
             R"("value": -0.4, "range": [0.1, 0.6])",
             "11:51: warning: the value of coordinate 'l_1' lies outside its range; "
             "change the value or the range\n"
             "20:18: error: the length of segment 'thigh' is negative in the model's own posture; "
             "raise the coordinate's value, or the constant"},
            {"a constant length that is negative", R"(["l_1"])", "[-0.2]",
             "11:3: warning: coordinate 'l_1' moves no joint; name it in an axis of a joint, or remove it\n"
             "20:18: error: the length of segment 'thigh' is negative in the model's own posture; "
             "raise the coordinate's value, or the constant"},
            {"a constant length of zero", R"(["l_1"])", "[0]",
             "11:3: warning: coordinate 'l_1' moves no joint; name it in an axis of a joint, or remove it\n"
             "20:18: error: the length of segment 'thigh' is zero in the model's own posture; "
             "raise the coordinate's value, or the constant"},
            {"a telescope whose rods come apart", "[0.4, 0.7]", "[0.4, 0.8]",
             "22:18: warning: the rods of segment 'shank' can come apart or run into the hinges; "
             "keep the length between that of the longer rod and the sum of both, by the range of its coordinate"},
            {"a telescope that is shorter than its cylinder", "[0.4, 0.7]", "[0.3, 0.7]",
             "22:18: warning: the rods of segment 'shank' can come apart or run into the hinges; "
             "keep the length between that of the longer rod and the sum of both, by the range of its coordinate"},
            {"a telescope without a range", R"(, "range": [0.4, 0.7])", "",
             "22:18: warning: the rods of segment 'shank' can come apart or run into the hinges; "
             "keep the length between that of the longer rod and the sum of both, by the range of its coordinate"},
            {"absolute angles that are turned in the parent", R"("parent": "trunk", "angle_reference")",
             R"("parent": "trunk", "in_parent": {"orientation": [0, 0, 10]}, "angle_reference")",
             "19:69: error: the angles of segment 'thigh' are absolute, but it is turned in its parent; "
             "remove the orientation, or the key 'angle_reference'"},
            {"absolute angles on relative ones", R"("parent": "trunk", "angle_reference": "ground")",
             R"("parent": "trunk")",
             "21:80: error: the angles of segment 'shank' are absolute, but those of its parent are not; "
             "write \"angle_reference\": \"ground\" in segment 'thigh' too"},
            {"absolute angles of another number", R"(["phi_2", "psi_2"])", R"(["phi_2"])",
             "10:60: warning: coordinate 'psi_2' moves no joint; name it in an axis of a joint, or remove it\n"
             "21:80: error: the angles of segment 'shank' are absolute, but its parent has another number of "
             "angles; give both as many angles, or remove 'angle_reference'"},
            {"absolute angles on a body that turns", R"([{"translation": [1, 0, 0], "coordinate": "x"}])",
             R"([{"rotation": [1, 0, 0], "coordinate": "x"}])",
             "19:59: error: the angles of segment 'thigh' are absolute, but body 'trunk' turns; "
             "remove 'angle_reference', or hang it on a body that does not turn"},
            {"absolute angles on a part that turns", R"("kind": "telescope", "parent": "thigh")",
             R"("kind": "telescope", "parent": "thigh.tip")",
             "21:84: error: the angles of segment 'shank' are absolute, but body 'thigh.tip' turns; "
             "remove 'angle_reference', or hang it on a body that does not turn"},
        });
}

void TestModelSegments::planeModels_data()
{
    addColumns();
    addRows(planeSegmentModel,
            {
                {"a moment of inertia that is negative", "[0, 0, 0.2]", "[0, 0, -0.2]",
                 "2:38: error: a moment of inertia of body 'A' is negative; it must be zero or above"},
                {"a segment out of the plane", R"("in_parent": {"position": [1, 0, 0]})",
                 R"("in_parent": {"position": [1, 0, 1]})",
                 "5:70: error: the position of the frame of segment 'S' leaves the plane of a plane "
                 "model; set its z to 0"},
                {"a segment turned out of the plane", R"("in_parent": {"position": [1, 0, 0]})",
                 R"("in_parent": {"orientation": [0, 5, 0]})",
                 "5:73: error: the orientation of the frame of segment 'S' turns out of the plane of "
                 "a plane model; only its third number, about z, may differ from 0"},
                {"two angles", R"(["phi"])", R"(["phi", "q"])",
                 "5:92: error: segment 'S' has 2 angles; in a plane model it has one, about z, or none"},
                {"a closure out of the plane", R"("body_a": "ground", "body_b": "S.tip")",
                 R"("body_a": "ground", "in_a": {"position": [0, 0, 1]}, "body_b": "S.tip")",
                 "8:80: error: the position of the frame of constraint 'shut' leaves the plane of a "
                 "plane model; set its z to 0"},
                {"a motion out of the plane", R"(["x", "turn_z"])", R"(["z", "turn_z"])",
                 "8:87: error: motion 'z' leaves the plane of a plane model; "
                 "a closure of a plane model holds 'x', 'y' and 'turn_z'"},
                {"a turn out of the plane", R"(["x", "turn_z"])", R"(["x", "turn_x"])",
                 "8:92: error: motion 'turn_x' leaves the plane of a plane model; "
                 "a closure of a plane model holds 'x', 'y' and 'turn_z'"},
                {"a distance out of the plane", R"("point_a": [0, 1, 0])", R"("point_a": [0, 1, 1])",
                 "9:70: error: the first point of constraint 'rod' leaves the plane of a plane model; set its z to 0"},
            });
}

void TestModelSegments::numbersThatAreNotFinite_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QByteArray>("path");
    const char* paths[] = {"bodies/0/inertia",
                           "bodies/0/inertia",
                           "bodies/1/gyration_radii",
                           "coordinates/1/spring/rest",
                           "coordinates/1/spring/stiffness",
                           "coordinates/1/damper/quadratic",
                           "coordinates/1/stop/damping",
                           "segments/0/in_parent/position",
                           "segments/0/points/0/at",
                           "segments/0/points/0/mass",
                           "segments/1/rods/0/length",
                           "segments/1/rods/1/centre",
                           "segments/2/rods/1/gyration_radius",
                           "segments/2/stretches/0/constant",
                           "constraints/0/in_b/orientation",
                           "constraints/0/held/0/polynomial",
                           "constraints/1/point_a",
                           "constraints/1/distance",
                           "constraints/2/constant"};
    for (int i = 0; i < int(std::size(paths)); ++i)
        QTest::addRow("%s %d", paths[i], i) << i << QByteArray(paths[i]);
}

void TestModelSegments::numbersThatAreNotFinite()
{
    QFETCH(int, which);
    QFETCH(QByteArray, path);
    for (const double bad : {std::nan(""), std::numeric_limits<double>::infinity()}) {
        Model m = read(segmentModel).value.value();
        const Vector3 badVector(0, bad, 0);
        const std::vector<std::function<void()>> changes = {
            [&] { std::get<InertiaTensor>(m.bodies[0].inertia).moments = badVector; },
            [&] { std::get<InertiaTensor>(m.bodies[0].inertia).products = badVector; },
            [&] { std::get<GyrationRadii>(m.bodies[1].inertia).radii = badVector; },
            [&] { m.coordinates[1].resistance.spring->rest = bad; },
            [&] { m.coordinates[1].resistance.spring->stiffness = bad; },
            [&] { m.coordinates[1].resistance.damper->quadratic = bad; },
            [&] { m.coordinates[1].resistance.stop->damping = bad; },
            [&] { m.segments[0].inParent.position = badVector; },
            [&] { m.segments[0].points[0].fraction = bad; },
            [&] { m.segments[0].points[0].mass.value = bad; },
            [&] { m.segments[1].rods[0].length = bad; },
            [&] { m.segments[1].rods[1].centre = bad; },
            [&] { m.segments[2].rods[1].gyrationRadius = bad; },
            [&] { m.segments[2].stretches[0].constant = bad; },
            [&] { std::get<Closure>(m.constraints[0].rule).inB.orientation = badVector; },
            [&] { std::get<Closure>(m.constraints[0].rule).held[0].value = Polynomial{{bad}}; },
            [&] { std::get<Distance>(m.constraints[1].rule).pointA = badVector; },
            [&] { std::get<Distance>(m.constraints[1].rule).distance = bad; },
            [&] { std::get<Coupling>(m.constraints[2].rule).value.constant = bad; },
        };
        changes[static_cast<std::size_t>(which)]();
        const auto problems = validate(m);
        QVERIFY(!problems.empty());
        QCOMPARE(QByteArray::fromStdString(problems[0].path), path);
        QCOMPARE(problems[0].diagnostic.severity, Severity::Error);
        QCOMPARE(problems.size(), std::size_t(1));
    }
}

void TestModelSegments::roundedInertiaIsGood()
{
    // A plate and a thin rod, whose largest moments are the sum of the others; one that rounding makes larger; a point.
    Model model = read(segmentModel).value.value();
    for (const Vector3& moments : {Vector3(1, 2, 3), Vector3(0, 2, 2), Vector3(1.23, 2.34, 3.572), Vector3(0, 0, 0),
                                   Vector3(1e300, 1e300, 1e300), Vector3(1e-300, 1e-300, 1e-300)}) {
        model.bodies[0].inertia = InertiaTensor{moments, Vector3(0, 0, 0)};
        QVERIFY(validate(model).empty());
    }
    model.bodies[0].inertia = InertiaTensor{Vector3(1.23, 2.34, 3.58), Vector3(0, 0, 0)};
    QCOMPARE(validate(model).size(), std::size_t(1));
}

SINEW_TEST(TestModelSegments)

}  // namespace sinew::test::tst_model_segments

#include "tst_model_segments.moc"
