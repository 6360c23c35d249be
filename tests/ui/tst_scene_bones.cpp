#include <cmath>

#include <QTest>

#include "hip_scene.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/scene/bone_field.h"

namespace tst_scene_bones {

using namespace sinew;

namespace {

const std::vector<Landmark>& landmarksOf(const Scene& scene, BodyShape shape)
{
    for (const SceneBody& body : scene.bodies) {
        if (body.shape == shape)
            return body.landmarks;
    }
    qFatal("no such body");
}

Vector3& place(std::vector<Landmark>& landmarks, const std::string& name)
{
    for (Landmark& landmark : landmarks) {
        if (landmark.name == name)
            return landmark.position;
    }
    qFatal("no such landmark");
}

Vector3 reflected(const Vector3& v)
{
    return {v.x(), v.y(), -v.z()};
}

}  // namespace

// Bones grown from the landmarks of Dostal and Andrews 1981, held against their muscles' attachments.
class TestSceneBones : public QObject {
    Q_OBJECT

private slots:
    void musclesAttachNearTheSurface();
    void leftFemurIsTheMirrorImage();
    void bonesGrowWithTheirLandmarks();
    void trochanterFollowsItsLandmark();
    void missingLandmarksAreTakenFromTheReference();
    void turnedLandmarksTurnTheBone();
    void pelvisHasItsHoles();
    void headFitsTheSocket();
    void gridAgreesWithTheField();
};

void TestSceneBones::musclesAttachNearTheSurface()
{
    const Scene scene = test::makeHipScene();
    const BoneField fields[] = {makePelvisField(landmarksOf(scene, BodyShape::Pelvis)),
                                makeFemurField(landmarksOf(scene, BodyShape::Femur))};
    double sum = 0, worst = 0;
    for (const SceneStrand& strand : scene.strands) {
        for (std::size_t end = 0; end < 2; ++end) {
            const double distance = std::abs(fields[end].at(strand.points[end]));
            sum += distance;
            if (distance > worst) {
                worst = distance;
                qInfo("%s on %s: %.1f mm", strand.id.name.c_str(), end == 0 ? "pelvis" : "femur", 1e3 * distance);
            }
        }
    }
    const double mean = sum / (2.0 * double(scene.strands.size()));
    qInfo("mean %.1f mm, largest %.1f mm", 1e3 * mean, 1e3 * worst);
    // A muscle is a centimetre or two thick where it attaches, and its line runs through the middle.
    QVERIFY(mean < 0.006);
    QVERIFY(worst < 0.020);
}

void TestSceneBones::leftFemurIsTheMirrorImage()
{
    const BoneField right = makeFemurField(landmarksOf(test::makeHipScene(), BodyShape::Femur));
    const BoneField left = makeFemurField(landmarksOf(test::makeHipScene({.left = true}), BodyShape::Femur));
    QVERIFY(left.mirrored && !right.mirrored);
    for (const Vector3& p : {Vector3(0.01, -0.02, 0.06), Vector3(-0.03, -0.42, -0.03), Vector3(0.03, -0.2, 0.02)})
        SINEW_COMPARE_NEAR(left.at(reflected(p)), right.at(p), {.abs = 1e-12});
    // Not by being symmetric: the trochanter is on one side only.
    QVERIFY(right.at({-0.015, -0.03, 0.06}) < 0);
    QVERIFY(left.at({-0.015, -0.03, 0.06}) > 0.02);
}

void TestSceneBones::bonesGrowWithTheirLandmarks()
{
    const std::vector<Landmark> usual = landmarksOf(test::makeHipScene(), BodyShape::Femur);
    std::vector<Landmark> large = usual;
    for (Landmark& landmark : large)
        landmark.position *= 1.3;
    const BoneField a = makeFemurField(usual), b = makeFemurField(large);
    for (const Vector3& p : {Vector3(0.0, 0.0, -0.03), Vector3(0.03, -0.2, 0.05), Vector3(0, -0.46, 0.03)})
        SINEW_COMPARE_NEAR(b.at(1.3 * p), 1.3 * a.at(p), {.abs = 2e-4});
}

void TestSceneBones::trochanterFollowsItsLandmark()
{
    std::vector<Landmark> landmarks = landmarksOf(test::makeHipScene(), BodyShape::Femur);
    const Vector3 usual = place(landmarks, "greater_trochanter");
    const double before = makeFemurField(landmarks).at(usual);
    // A steeper neck: the trochanter lower and nearer.
    const Vector3 moved = usual + Vector3(0, -0.015, -0.012);
    place(landmarks, "greater_trochanter") = moved;
    const double after = makeFemurField(landmarks).at(moved);
    SINEW_COMPARE_NEAR(after, before, {.abs = 0.003});
    QVERIFY(makeFemurField(landmarks).at(usual) > 0.006);
}

void TestSceneBones::missingLandmarksAreTakenFromTheReference()
{
    const BoneField none = makeFemurField({});
    QVERIFY(none.at({0, 0, 0}) < -0.015);
    QVERIFY(none.at({0, -0.43, 0.025}) < 0);
    // Only a head centre: the same bone in another place.
    const BoneField moved = makeFemurField({{"head_centre", {0.1, 0.2, 0.3}}});
    SINEW_COMPARE_NEAR(moved.at({0.1, 0.2, 0.34}), none.at({0, 0, 0.04}), {.abs = 1e-9});
    // Head and epicondyles of a child: half the size.
    const BoneField small = makeFemurField({{"head_centre", {0, 0, 0}},
                                            {"medial_epicondyle", {0.0005, -0.2115, -0.022}},
                                            {"lateral_epicondyle", {-0.001, -0.2115, 0.022}}});
    QVERIFY(small.at({0, 0, 0}) < 0 && small.at({0, 0.018, 0}) > 0);
    QVERIFY(makePelvisField({}).at({0.055, 0.08, 0.05}) < 0.003);
    // Numbers that are none are passed over.
    const double nan = std::nan("");
    QVERIFY(std::isfinite(makeFemurField({{"head_centre", {nan, 0, 0}}}).at({0, 0, 0})));
}

void TestSceneBones::turnedLandmarksTurnTheBone()
{
    const Matrix3 R = Eigen::AngleAxisd(0.4, Vector3(1, 1, 0).normalized()).toRotationMatrix();
    const std::vector<Landmark> usual = landmarksOf(test::makeHipScene(), BodyShape::Pelvis);
    std::vector<Landmark> turned = usual;
    for (Landmark& landmark : turned)
        landmark.position = R * landmark.position + Vector3(0.1, 0, 0);
    const BoneField a = makePelvisField(usual), b = makePelvisField(turned);
    for (const Vector3& p : {Vector3(0.03, 0.12, 0.06), Vector3(-0.05, -0.04, -0.02), Vector3(0.05, -0.02, -0.08)})
        SINEW_COMPARE_NEAR(b.at(R * p + Vector3(0.1, 0, 0)), a.at(p), {.abs = 1e-9});
}

void TestSceneBones::pelvisHasItsHoles()
{
    const BoneField pelvis = makePelvisField(landmarksOf(test::makeHipScene(), BodyShape::Pelvis));
    // A straight way through the right obturator foramen, and one through the inlet of the true pelvis.
    for (int i = -10; i <= 10; ++i) {
        const Vector3 through(0.006, -0.028, -0.042);
        QVERIFY(pelvis.at(through + 0.003 * i * Vector3(0.62, -0.45, 0.64)) > 0);
        QVERIFY(pelvis.at({-0.005, 0.008 * i, -0.08}) > 0);
    }
    // Bone all around the foramen.
    QVERIFY(pelvis.at({0.040, -0.006, -0.038}) < 0);
    QVERIFY(pelvis.at({-0.038, -0.035, -0.017}) < 0);
    QVERIFY(pelvis.at({0.006, -0.049, -0.060}) < 0);
}

void TestSceneBones::headFitsTheSocket()
{
    const Scene scene = test::makeHipScene();
    const BoneField pelvis = makePelvisField(landmarksOf(scene, BodyShape::Pelvis));
    const BoneField femur = makeFemurField(landmarksOf(scene, BodyShape::Femur));
    // The socket is hollow around the hip centre and closed toward the middle of the body.
    QVERIFY(pelvis.at({0, 0, 0}) > 0.018);
    QVERIFY(femur.at({0, 0, 0}) < -0.018);
    QVERIFY(pelvis.at({-0.006, 0.014, -0.028}) < 0);
    // Where the head's surface is, the socket is not.
    for (const Vector3& d : {Vector3(0, 0, -1), Vector3(0, 1, 0), Vector3(1, 0, 0), Vector3(-0.5, 0.5, -0.7)})
        QVERIFY(pelvis.at(0.0233 * d.normalized()) > 0);
}

void TestSceneBones::gridAgreesWithTheField()
{
    const BoneField femur = makeFemurField({});
    const FieldGrid grid = femur.sample(0.004);
    int seen = 0;
    for (std::size_t k = 0; k < grid.values.size(); k += 13) {
        const auto nx = static_cast<std::size_t>(grid.size[0]), ny = static_cast<std::size_t>(grid.size[1]);
        const Vector3 p
            = grid.origin + grid.spacing * Vector3(double(k % nx), double(k / nx % ny), double(k / nx / ny));
        if (std::abs(grid.values[k]) > 0.004f)
            continue;
        ++seen;
        SINEW_COMPARE_NEAR(double(grid.values[k]), femur.at(p), {.abs = 2e-4});
    }
    QVERIFY(seen > 100);
}

SINEW_TEST(TestSceneBones)

}  // namespace tst_scene_bones

#include "tst_scene_bones.moc"
