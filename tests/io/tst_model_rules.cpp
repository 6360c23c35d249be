#include <cmath>
#include <limits>

#include "core/schema/validate.h"
#include "malformed.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_model_rules {

// Models that are well written but make no sense: the rules of validate(), found through files, where each remark has
// its place, and in models made by a program, which can hold what no file can.
class TestModelRules : public QObject {
    Q_OBJECT

private slots:
    void spatialModels_data();
    void spatialModels() { checkRow(); }
    void planeModels_data();
    void planeModels() { checkRow(); }
    void numbersThatAreNotFinite_data();
    void numbersThatAreNotFinite();
    void ballIsRefusedInThePlane();
    void emptyModelIsGood();
    void eachLoopIsReportedOnce();
};

void TestModelRules::spatialModels_data()
{
    addColumns();
    addRows(
        spatialModel,
        {
            {"a dangling parent", R"("parent": "thigh")", R"("parent": "thihg")",
             "13:32: error: there is no body 'thihg'; did you mean 'thigh'?"},
            {"a dangling child", R"("child": "shank")", R"("child": "foot")",
             "5:5: error: body 'shank' is the child of no joint; add a joint that carries it\n"
             "13:50: error: there is no body 'foot'; there are 'thigh', 'shank'"},
            {"a dangling coordinate in the short form", R"([0, 0, 1], "coordinate": "knee")",
             R"([0, 0, 1], "coordinate": "kne")", "14:53: error: there is no coordinate 'kne'; did you mean 'knee'?"},
            {"a dangling coordinate in a term", R"([{"coordinate": "knee", "spline")",
             R"([{"coordinate": "kneee", "spline")",
             "15:67: error: there is no coordinate 'kneee'; did you mean 'knee'?"},
            {"a dangling coordinate of a ball", R"(["hip_1",)", R"(["hip1",)",
             "8:5: warning: coordinate 'hip_1' moves no joint; "
             "name it in an axis of a joint, or remove it\n"
             "12:91: error: there is no coordinate 'hip1'; did you mean 'hip_1'?"},
            {"a dangling body of a path", R"({"body": "shank", "position")", R"({"body": "shnk", "position")",
             "19:61: error: there is no body 'shnk'; did you mean 'shank'?"},
            {"a dangling node of a path", R"("path": [{"node": "heads"})", R"("path": [{"node": "head"})",
             "19:42: error: there is no node 'head'; did you mean 'heads'?"},
            {"a dangling body of a node", R"("body": "thigh", "position")", R"("body": "tigh", "position")",
             "17:39: error: there is no body 'tigh'; did you mean 'thigh'?"},
            {"a dangling body of a load", R"("push", "body": "shank")", R"("push", "body": "shin")",
             "23:38: error: there is no body 'shin'; there are 'thigh', 'shank', 'ground'"},
            {"a dangling support", R"("support": "thigh")", R"("support": "pelvis")",
             "25:35: error: there is no body 'pelvis'; there are 'thigh', 'shank'"},
            {"a dangling coordinate of a setting", R"([{"coordinate": "knee", "value")",
             R"([{"coordinate": "knie", "value")", "25:72: error: there is no coordinate 'knie'; did you mean 'knee'?"},
            {"a dangling body of a load in a step", R"("pull", "body": "thigh")", R"("pull", "body": "thig")",
             "26:71: error: there is no body 'thig'; did you mean 'thigh'?"},
            {"a dangling joint of a reference", R"("joint": "hip")", R"("joint": "hips")",
             "27:31: error: there is no joint 'hips'; did you mean 'hip'?"},
            {"two bodies of one name", R"("name": "shank")", R"("name": "thigh")",
             "5:14: error: another body is named 'thigh' already; "
             "names are unique within a kind\n"
             "13:50: error: there is no body 'shank'; there are 'thigh'; the same at 19:61, 23:38"},
            {"two links of one name", R"({"name": "heads", "path")", R"({"name": "vastus", "path")",
             "20:14: error: another link is named 'vastus' already; "
             "names are unique within a kind"},
            {"two landmarks of one name", R"({"name": "knee", "position")",
             R"({"name": "knee"}, {"name": "knee", "position")",
             "4:75: error: another landmark is named 'knee' already; "
             "names are unique within a kind"},
            {"a loop of parents", R"("parent": "ground")", R"("parent": "shank")",
             "12:47: error: the parents form a loop: 'thigh', 'shank'; "
             "one of these must hang on the ground or on a body that does; "
             "close the loop with a constraint ('closure')"},
            {"a body that is its own parent", R"("parent": "thigh")", R"("parent": "shank")",
             "13:32: error: the parents form a loop: 'shank'; "
             "one of these must hang on the ground or on a body that does; "
             "close the loop with a constraint ('closure')"},
            {"a body that is the child of two joints", R"("child": "shank")", R"("child": "thigh")",
             "5:5: error: body 'shank' is the child of no joint; add a joint that carries it\n"
             "13:50: error: body 'thigh' is the child of joint 'hip' already; "
             "a body hangs on one joint; close the loop with a constraint ('closure')"},
            {"a body that is the child of no joint", R"("bodies": [)", R"("bodies": [{"name": "patella"},)",
             "3:14: error: body 'patella' is the child of no joint; "
             "add a joint that carries it"},
            {"the ground as a child", R"("child": "shank")", R"("child": "ground")",
             "5:5: error: body 'shank' is the child of no joint; add a joint that carries it\n"
             "13:50: error: the ground is the child of joint 'knee'; swap parent and child"},
            {"a body named ground", R"("name": "shank")", R"("name": "ground")",
             "5:14: error: a body is named 'ground'; that name is the world's; choose another\n"
             "13:50: error: there is no body 'shank'; there are 'thigh', 'ground'; the same at 19:61, 23:38"},
            {"an empty name", R"("name": "vastus")", R"("name": "")",
             "19:14: error: the name of a link is empty; give it a name that no other has"},
            {"a name with an equals sign", R"("name": "vastus")", R"("name": "v=1")",
             "19:14: error: the name of a link holds '=': 'v=1'; "
             "the command line separates names and values with '='"},
            {"a name with a control character", R"("name": "vastus")", R"("name": "v\u0007")",
             "19:14: error: the name of a link holds a control character; remove it"},
            {"a negative mass", R"("mass": 7)", R"("mass": -7)",
             "4:31: error: the mass of body 'thigh' is negative; it must be zero or above"},
            {"a mass beyond any skeleton", R"("mass": 7)", R"("mass": 1e300)",
             "4:31: error: the mass of body 'thigh' is larger than any skeleton has; "
             "write at most 1e+06 kg; this bound is the program's own, and a wide one"},
            {"a stiffness beyond any", R"("stiffness": 2000)", R"("stiffness": 1e300)",
             "19:111: error: the stiffness of link 'vastus' is larger than any skeleton has; "
             "write at most 1e+30 N/m; this bound is the program's own, and a wide one"},
            {"an area beyond any", R"("area": 0.001)", R"("area": 1e300)",
             "21:28: error: the area of the stiffness of link 'heads' is larger than any skeleton has; "
             "write at most 1e+06 m^2; this bound is the program's own, and a wide one"},
            {"an angle beyond any", R"("value": 20)", R"("value": 1e300)",
             "9:31: error: the value of coordinate 'knee' is larger than any skeleton has; "
             "write at most 1e+06 rad or m; this bound is the program's own, and a wide one"},
            {"a stiffness of zero", R"("stiffness": 2000)", R"("stiffness": 0)",
             "19:111: error: the stiffness of link 'vastus' is zero; it must be above zero"},
            {"a negative stiffness", R"("stiffness": 2000)", R"("stiffness": -1)",
             "19:111: error: the stiffness of link 'vastus' is negative; it must be above zero"},
            {"a negative area", R"("area": 0.001)", R"("area": -0.001)",
             "21:28: error: the area of the stiffness of link 'heads' is negative; it must be "
             "above zero"},
            {"a length of zero", R"("modulus": 1e8)", R"("modulus": 1e8, "length": 0)",
             "21:61: error: the length of the stiffness of link 'heads' is zero; it must be above "
             "zero"},
            {"a path of one point", R"({"node": "heads"}, {"body": "shank", "position": [0.05, 0, 0]})",
             R"({"node": "heads"})",
             "19:32: error: the path of link 'vastus' has one point; "
             "a path needs two points or more"},
            {"a path of no point", R"([{"node": "heads"}, {"body": "shank", "position": [0.05, 0, 0]}])", "[]",
             "19:32: error: the path of link 'vastus' has no point; "
             "a path needs two points or more"},
            {"a point without a body", R"({"node": "heads"}, {"body": "shank",)", R"({"node": "heads"}, {)",
             "19:52: error: a point of a path names neither a body nor a node nor a surface; "
             R"(write either "body" and "position", or "node", or "surface")"},
            {"a point with a body and a node", R"({"node": "heads"}, {"body": "shank",)",
             R"({"node": "heads"}, {"node": "heads", "body": "shank",)",
             "19:52: error: a point of a path names more than one of a body, a node and a surface; "
             R"(write either "body" and "position", or "node", or "surface")"},
            {"two points at one place", R"({"body": "shank", "position": [0.05, 0, 0]})",
             R"({"body": "shank"}, {"body": "shank"})",
             "19:71: error: two points of a path that follow each other are one place; "
             "remove one of them"},
            {"a position beside a node", R"({"node": "heads"}, {"body")",
             R"({"node": "heads", "position": [1, 0, 0]}, {"body")",
             "19:63: warning: a position beside a node has no effect; "
             "the node's own position counts"},
            {"a link on one body", R"({"node": "heads"}, {"body": "shank", "position": [0.05, 0, 0]})",
             R"({"body": "shank", "position": [1, 0, 0]}, {"body": "shank"})",
             "19:32: warning: link 'vastus' begins and ends on one body and has no effect; "
             "let its path reach another body"},
            {"an activation that is not computed with", R"("stiffness": 2000)",
             R"("stiffness": 2000, "activation": 2e6)",
             "19:131: error: the activation of link 'vastus' is larger than any skeleton has; "
             "write at most 1e+06; this bound is the program's own, and a wide one"},
            {"a shortening that is not computed with", R"("stiffness": 2000)",
             R"("stiffness": 2000, "shortening": -1e6)",
             "19:131: error: the shortening of link 'vastus' is larger than any skeleton has; "
             "write at most 1000 m; this bound is the program's own, and a wide one"},
            {"a load of too many body weights", R"("force": [1, 0, 0])", R"("force": [1e10, 0, 0])",
             "23:56: error: a force or moment in body weights is larger than any skeleton has; "
             "write at most 1.25e+09 times the body weight of 800 N; "
             "this bound is the program's own, and a wide one"},
            {"an activation of -1", R"("stiffness": 2000)", R"("stiffness": 2000, "activation": -1)",
             "19:131: error: the activation of link 'vastus' is -1 or below; it must be above -1: "
             "the stiffness is multiplied by 1 + activation"},
            {"an axis of no length", R"([0, 0, 1], "coordinate")", R"([0, 0, 0], "coordinate")",
             "14:28: error: the direction of an axis of joint 'knee' has no length; give a "
             "direction, such as [0, 0, 1]"},
            {"a polynomial without coefficients", R"("spline": [[0, 0], [70, 0.01], [140, 0]])", R"("polynomial": [])",
             "15:89: error: a polynomial has no coefficients; write [c0, c1, ...]"},
            {"an empty range", "[0, 140]", "[140, 0]",
             "9:44: error: the range of coordinate 'knee' is empty: its minimum lies above its maximum; "
             "swap the two"},
            {"a value outside its range", R"("value": 20)", R"("value": -20)",
             "9:31: warning: the value of coordinate 'knee' lies outside its range; "
             "change the value or the range"},
            {"a value of a setting outside the range", R"("value": 5)", R"("value": 150)",
             "25:89: warning: the value of coordinate 'knee' lies outside its range; "
             "change the value or the range"},
            {"a ball of two coordinates", R"(["hip_1", "hip_2", "hip_3"])", R"(["hip_1", "hip_2"])",
             "8:43: warning: coordinate 'hip_3' moves no joint; "
             "name it in an axis of a joint, or remove it\n"
             "12:90: error: joint 'hip' needs 3 coordinates, found 2; name three rotations"},
            {"a free joint of three coordinates", R"("kind": "ball")", R"("kind": "free")",
             "12:90: error: joint 'hip' needs 6 coordinates, found 3; "
             "name three rotations, then three translations"},
            {"a ball that shares a coordinate", R"([0, 0, 1], "coordinate": "knee")",
             R"([0, 0, 1], "coordinate": "hip_1")",
             "14:53: error: coordinate 'hip_1' belongs to joint 'hip' already; "
             "a ball or free joint shares its coordinates with no other"},
            {"a ball with a coordinate twice", R"("hip_2", "hip_3"]})", R"("hip_2", "hip_2"]})",
             "8:43: warning: coordinate 'hip_3' moves no joint; "
             "name it in an axis of a joint, or remove it\n"
             "12:109: error: coordinate 'hip_2' belongs to joint 'hip' already; "
             "a ball or free joint shares its coordinates with no other"},
            {"a ball with a translation", R"({"name": "hip_1"})", R"({"name": "hip_1", "kind": "translation"})",
             "12:91: error: coordinate 'hip_1' is no rotation; "
             "the first three of a ball or free joint are rotations, the others translations"},
            {"a ball with axes", R"("kind": "ball")", R"("kind": "ball", "axes": [{"rotation": [0, 0, 1]}])",
             "12:45: error: joint 'hip' has axes, but its kind has none of its own; "
             "remove 'axes', or remove 'kind' to make it a joint of axes"},
            {"an axes joint with coordinates", R"("parent": "thigh")", R"("coordinates": ["knee"], "parent": "thigh")",
             "13:37: error: joint 'knee' lists coordinates, but only ball and free joints do; "
             "remove 'coordinates'; axes name their own"},
            {"a coordinate that moves no joint", R"({"name": "hip_1"})", R"({"name": "ankle"}, {"name": "hip_1"})",
             "8:5: warning: coordinate 'ankle' moves no joint; "
             "name it in an axis of a joint, or remove it"},
            {"a joint of axes without axes",
             R"("kind": "ball", "parent": "ground", "child": "thigh", "coordinates": ["hip_1", "hip_2", "hip_3"])",
             R"("parent": "ground", "child": "thigh")",
             "8:5: warning: coordinate 'hip_1' moves no joint; "
             "name it in an axis of a joint, or remove it\n"
             "8:24: warning: coordinate 'hip_2' moves no joint; "
             "name it in an axis of a joint, or remove it\n"
             "8:43: warning: coordinate 'hip_3' moves no joint; "
             "name it in an axis of a joint, or remove it\n"
             "12:5: warning: joint 'hip' has no axes and does not move; "
             "if so meant, set its kind to 'weld'"},
            {"a node that no strand meets", R"("nodes": [)", R"("nodes": [{"name": "alone"},)",
             "17:13: warning: no strand meets node 'alone'; name it in the path of a link"},
            {"a negative body weight", R"("body_weight": 800)", R"("body_weight": -800)",
             "2:73: error: the body weight is negative; it must be zero or above: 0 when the "
             "model is no person"},
            {"scaled without a body weight", R"("body_weight": 800)", R"("body_weight": 0)",
             "5:31: error: the mass of body 'shank' is scaled by body_weight, but the model's body_weight is 0; "
             "give the model a body_weight in N, or write the value without a scale\n"
             "23:76: error: load 'push' is scaled by body_weight, but the model's body_weight is 0; "
             "give the model a body_weight in N, or write the value without a scale\n"
             "27:21: warning: a reference in body weights, but the model's body_weight is 0; "
             "give the model a body_weight in N"},
            {"a load on the ground", R"("push", "body": "shank")", R"("push", "body": "ground")",
             "23:38: warning: load 'push' acts on the ground and has no effect; "
             "name the body that it acts on"},
            {"a setting twice", R"("settings": [)", R"("settings": [{"coordinate": "knee"}, )",
             "25:96: error: coordinate 'knee' is set twice; keep one of the two"},
            {"a reference whose low is above its high", R"("low": 2)", R"("low": 4)",
             "27:45: error: the low end of a reference for joint 'hip' lies above the high end; "
             "swap the two"},
            {"several errors of all kinds", R"("mass": 7, "landmarks": [{"name": "knee", "position": [0, -0.4, 0]}]})",
             "\"mass\": -7, \"shap\": \"rod\"},\n    {\"name\": \"foot\", \"mass\": \"1\"}",
             "4:31: error: the mass of body 'thigh' is negative; it must be zero or above\n"
             "4:35: warning: unknown key 'shap' in a body; did you mean 'shape'?\n"
             "5:30: error: expected a number for 'mass', found the text '1'; "
             "write it as in 12.5 or -1e-3, without quotes or units"},
        });
}

void TestModelRules::planeModels_data()
{
    addColumns();
    addRows(planeModel,
            {
                {"a rotation out of the plane", R"("rotation": [0, 0, 1])", R"("rotation": [0, 1, 1])",
                 "6:73: error: the direction of an axis of joint 'pin' turns out of the plane of a "
                 "plane model; only its third number, about z, may differ from 0"},
                {"a translation out of the plane", R"("translation": [1, 0, 0])", R"("translation": [1, 0, 1])",
                 "6:29: error: the direction of an axis of joint 'pin' leaves the plane of a plane "
                 "model; set its z to 0"},
                {"a frame turned out of the plane", "[0, 0, 30]", "[30, 0, 0]",
                 "5:56: error: the orientation of the frame of joint 'pin' turns out of the plane of "
                 "a plane model; only its third number, about z, may differ from 0"},
                {"a joint out of the plane", R"({"position": [1, 0, 0])", R"({"position": [1, 0, 1])",
                 "5:30: error: the position of the frame of joint 'pin' leaves the plane of a plane "
                 "model; set its z to 0"},
                {"a node out of the plane", R"("position": [0, 1, 0])", R"("position": [0, 1, 1])",
                 "7:38: error: the position of node 'n' leaves the plane of a plane model; "
                 "set its z to 0"},
                {"a point out of the plane", R"("position": [0, 0, 0])", R"("position": [0, 0, 1])",
                 "8:76: error: the position of a point of a path of link 's' leaves the plane of a "
                 "plane model; set its z to 0"},
                {"a force out of the plane", R"("force": [1, 0, 0])", R"("force": [1, 0, 1])",
                 "9:69: error: the force of load 'm' leaves the plane of a plane model; "
                 "set its z to 0"},
                {"a moment out of the plane", R"("moment": [0, 0, 1])", R"("moment": [1, 0, 0])",
                 "9:49: error: the moment of load 'm' turns out of the plane of a plane model; only "
                 "its third number, about z, may differ from 0"},
                {"a load that acts out of the plane", R"("point": [0, 1, 0])", R"("point": [0, 1, 1])",
                 "9:89: error: the point of load 'm' leaves the plane of a plane model; "
                 "set its z to 0"},
                {"gravity out of the plane", "[0, -9.81, 0]", "[0, 0, -9.81]",
                 "1:70: error: the gravity leaves the plane of a plane model; set its z to 0"},
            });
}

void TestModelRules::numbersThatAreNotFinite_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QByteArray>("path");
    const char* paths[] = {"body_weight",
                           "gravity",
                           "bodies/0/mass",
                           "bodies/0/centre_of_mass",
                           "bodies/0/landmarks/0/position",
                           "coordinates/3/value",
                           "coordinates/3/range",
                           "coordinates/3/effort",
                           "joints/0/in_parent/position",
                           "joints/0/in_child/orientation",
                           "joints/1/axes/0/rotation",
                           "joints/1/axes/0/constant",
                           "joints/1/axes/0/terms/0/polynomial",
                           "joints/1/axes/1/terms/0/spline",
                           "nodes/0/position",
                           "links/0/path/1/position",
                           "links/0/stiffness",
                           "links/1/stiffness/modulus",
                           "links/0/shortening",
                           "links/0/activation",
                           "loads/0/force",
                           "loads/0/moment",
                           "activities/0/settings/0/value",
                           "activities/0/steps/0/loads/0/point",
                           "activities/0/references/0/mean",
                           "activities/0/gravity"};
    for (int i = 0; i < int(std::size(paths)); ++i)
        QTest::newRow(paths[i]) << i << QByteArray(paths[i]);
}

void TestModelRules::numbersThatAreNotFinite()
{
    QFETCH(int, which);
    QFETCH(QByteArray, path);
    for (const double bad : {std::nan(""), std::numeric_limits<double>::infinity()}) {
        Model m = read(spatialModel).value.value();
        const Vector3 badVector(0, bad, 0);
        const std::vector<std::function<void()>> changes = {
            [&] { m.bodyWeight = bad; },
            [&] { m.gravity = badVector; },
            [&] { m.bodies[0].mass.value = bad; },
            [&] { m.bodies[0].centreOfMass = badVector; },
            [&] { m.bodies[0].landmarks[0].position = badVector; },
            [&] { m.coordinates[3].value = bad; },
            [&] { m.coordinates[3].minimum = bad; },
            [&] { m.coordinates[3].effort.value = bad; },
            [&] { m.joints[0].inParent.position = badVector; },
            [&] { m.joints[0].inChild.orientation = badVector; },
            [&] { m.joints[1].axes[0].direction = badVector; },
            [&] { m.joints[1].axes[0].value.constant = bad; },
            [&] {
                m.joints[1].axes[0].value.terms[0].function = Polynomial{{0, bad}};
            },
            [&] {
                m.joints[1].axes[1].value.terms[0].function = NaturalSpline({0, 1}, {0, bad});
            },
            [&] { m.nodes[0].position = badVector; },
            [&] { m.links[0].path[1].position = badVector; },
            [&] { m.links[0].stiffness = DirectStiffness{bad}; },
            [&] {
                m.links[1].stiffness = MaterialStiffness{1, bad, {}};
            },
            [&] { m.links[0].shortening = bad; },
            [&] { m.links[0].activation = bad; },
            [&] { m.loads[0].force = badVector; },
            [&] { m.loads[0].moment = badVector; },
            [&] { m.activities[0].settings[0].value = bad; },
            [&] { m.activities[0].steps[0].loads[0].point = badVector; },
            [&] { m.activities[0].references[0].mean = bad; },
            [&] { m.activities[0].gravity = badVector; },
        };
        changes[static_cast<std::size_t>(which)]();
        const auto problems = validate(m);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(QByteArray::fromStdString(problems[0].path), path);
        QCOMPARE(problems[0].diagnostic.severity, Severity::Error);
    }
}

void TestModelRules::ballIsRefusedInThePlane()
{
    Model model = read(spatialModel).value.value();
    model.space = Space::Plane;
    const auto problems = validate(model);
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems[0].path, std::string("joints/0/kind"));
}

void TestModelRules::emptyModelIsGood()
{
    QVERIFY(validate(Model{}).empty());
}

void TestModelRules::eachLoopIsReportedOnce()
{
    // Two loops, a <- b <- c <- a and d <- e <- d, and a body f that hangs on the first.
    Model model;
    const auto add = [&](const char* child, const char* parent) {
        model.bodies.emplace_back().name = child;
        Joint& joint = model.joints.emplace_back();
        joint.name = child;
        joint.kind = JointKind::Weld;
        joint.parent = parent;
        joint.child = child;
    };
    add("f", "b");
    add("a", "c");
    add("b", "a");
    add("c", "b");
    add("d", "e");
    add("e", "d");
    const auto problems = validate(model);
    QCOMPARE(problems.size(), std::size_t(2));
    QCOMPARE(problems[0].path, std::string("joints/1/parent"));
    QCOMPARE(problems[0].diagnostic.message.english(), std::string("the parents form a loop: 'b', 'a', 'c'"));
    QCOMPARE(problems[1].path, std::string("joints/4/parent"));
}

SINEW_TEST(TestModelRules)

}  // namespace sinew::test::tst_model_rules

#include "tst_model_rules.moc"
