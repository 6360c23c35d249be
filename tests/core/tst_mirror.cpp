#include <random>

#include <QTest>

#include "core/model/mirror.h"
#include "core/statics/statics.h"
#include "tests/support/models.h"
#include "tests/support/near.h"

using namespace sinew;

class TestMirror : public QObject {
    Q_OBJECT

private slots:
    void twiceInTheMirrorIsTheSame()
    {
        for (const char* name : {"hip", "two_links_five_strands"}) {
            const Model model = test::shippedModel(name);
            QVERIFY(mirrored(mirrored(model)) == model);
        }
    }

    void theShippedLeftHipIsTheMirrorOfTheRight()
    {
        QVERIFY(mirrored(test::shippedModel("hip")) == test::shippedModel("hip_left"));
    }

    void namesChangeSides()
    {
        const Model left = mirrored(test::shippedModel("hip"));
        QCOMPARE(left.title, std::string("Left hip"));
        QVERIFY(findBody(left, "femur_l"));
        QVERIFY(findCoordinate(left, "hip_flexion_l"));
        QVERIFY(!findJoint(left, "hip_r"));
    }

    // Random joints of every kind: every point of the mirrored mechanism is the mirror of the original's.
    void everyKindOfJointMirrors()
    {
        Model model;
        model.bodies = {{.name = "a_r"}, {.name = "b"}, {.name = "c"}};
        for (const char* name : {"p", "q", "ball_x", "ball_y", "ball_z", "rx", "ry", "rz", "tx", "ty", "tz"})
            model.coordinates.push_back({.name = name});
        for (const std::size_t i : {1U, 8U, 9U, 10U})
            model.coordinates[i].kind = CoordinateKind::Translation;
        Joint axes{.name = "axes", .parent = "ground", .child = "a_r"};
        axes.inParent = {{0.1, 0.2, 0.3}, {0.4, -0.5, 0.6}};
        axes.inChild = {{0.3, 0.1, -0.2}, {-0.2, 0.1, 0.5}};
        axes.axes = {{AxisKind::Rotation, {1, 2, 3}, {0.2, {{"p", Polynomial{{0, 1}}}}}},
                     {AxisKind::Translation, {3, -1, 2}, {0.1, {{"q", Polynomial{{0, 1, 0.5}}}}}}};
        Joint ball{.name = "ball", .kind = JointKind::Ball, .parent = "a_r", .child = "b"};
        ball.coordinates = {"ball_x", "ball_y", "ball_z"};
        ball.inParent.orientation = {0.3, 0.2, 0.1};
        Joint free{.name = "free", .kind = JointKind::Free, .parent = "b", .child = "c"};
        free.coordinates = {"rx", "ry", "rz", "tx", "ty", "tz"};
        model.joints = {axes, ball, free};
        std::mt19937 random(4);
        std::uniform_real_distribution<double> value(-1, 1);
        for (Coordinate& coordinate : model.coordinates)
            coordinate.value = value(random);
        const Model mirror = mirrored(model);
        const auto right = calcConfiguration(test::compiled(model), postureOf(model));
        const auto left = calcConfiguration(test::compiled(mirror), postureOf(mirror));
        for (int body = 1; body <= 3; ++body) {
            const Vector3 there = right.inGround(body, {0.1, 0.2, 0.3}), here = left.inGround(body, {0.1, 0.2, -0.3});
            SINEW_COMPARE_NEAR(here, Vector3(there.x(), there.y(), -there.z()), {.abs = 1e-14});
        }
    }

    // Loads, given moments, support and activity settings mirror too: the same link forces, joint forces in the mirror.
    void forcesMirror()
    {
        Model model = test::shippedModel("hip");
        Activity& stance = model.activities.front();
        stance.settings = {{"hip_flexion_r", 0.3, CoordinateMode::Driven, Amount{0.02, Scale::BodyWeight}},
                           {"hip_rotation_r", -0.2, CoordinateMode::Locked, {}},
                           {"pelvis_list", 0.1, {}, {}}};
        Load push{.name = "push_r", .body = "pelvis", .point = {0.1, 0.2, 0.3}, .force = {30, -20, 10}};
        push.moment = {1, -2, 3};
        push.frame = LoadFrame::Body;
        stance.loads.push_back(push);
        const Model mirror = mirrored(model);
        const StaticsSolution a = solveStatics(test::compiled(model), makeSituation(model, &model.activities.front()));
        const StaticsSolution b
            = solveStatics(test::compiled(mirror), makeSituation(mirror, &mirror.activities.front()));
        QVERIFY(a.isUsable() && b.isUsable());
        SINEW_COMPARE_NEAR(b.forces, a.forces, {.abs = 1e-9});
        for (std::size_t i = 0; i < a.joints.size(); ++i) {
            const Vector3 &f = a.joints[i].force, &m = a.joints[i].moment;
            SINEW_COMPARE_NEAR(b.joints[i].force, Vector3(f.x(), f.y(), -f.z()), {.abs = 1e-9});
            SINEW_COMPARE_NEAR(b.joints[i].moment, Vector3(-m.x(), -m.y(), m.z()), {.abs = 1e-9});
        }
    }
};

QTEST_APPLESS_MAIN(TestMirror)
#include "tst_mirror.moc"
