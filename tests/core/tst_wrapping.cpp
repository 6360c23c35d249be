#include <cmath>
#include <random>

#include <QTest>

#include "core/math/rotation.h"
#include "core/mechanism/strand.h"
#include "core/schema/mirror.h"
#include "core/schema/scale.h"
#include "core/schema/validate.h"
#include "core/statics/adjustments.h"
#include "core/statics/statics.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_wrapping {

using namespace sinew;

namespace {

PathPoint on(const std::string& body, const Vector3& position)
{
    return {body, {}, position};
}

PathPoint round(const std::string& surface, WrapSide side = WrapSide::Shorter)
{
    PathPoint point;
    point.surface = surface;
    point.side = side;
    return point;
}

Link strand(const std::string& name, std::vector<PathPoint> path)
{
    Link link;
    link.name = name;
    link.path = std::move(path);
    link.stiffness = DirectStiffness{1000};
    return link;
}

Axis turning(const Vector3& direction, const std::string& coordinate)
{
    return {AxisKind::Rotation, direction, {0, {{coordinate, Polynomial{{0, 1}}}}}};
}

// A thigh on three hinges and a shank on one, with surfaces of all four shapes on ground, thigh and shank.
Model leg()
{
    Model model;
    model.bodies = {{.name = "thigh", .mass = {8, Scale::Si}, .centreOfMass = {0, -0.2, 0}},
                    {.name = "shank", .mass = {4, Scale::Si}, .centreOfMass = {0, -0.2, 0}}};
    for (const char* name : {"flexion", "adduction", "rotation", "knee"})
        model.coordinates.push_back({.name = name});
    Joint hip{.name = "hip", .parent = "ground", .child = "thigh"};
    hip.inParent.position = {0.1, 1, 0.2};
    hip.axes = {turning({0, 0, 1}, "flexion"), turning({1, 0, 0}, "adduction"), turning({0, 1, 0}, "rotation")};
    Joint knee{.name = "knee", .parent = "thigh", .child = "shank"};
    knee.inParent.position = {0, -0.4, 0};
    knee.axes = {turning({0, 0, 1}, "knee")};
    model.joints = {hip, knee};
    model.surfaces = {{.name = "head", .body = "ground", .at = {.position = {0.1, 1, 0.2}}, .radius = 0.05},
                      {.name = "brim",
                       .body = "ground",
                       .at = {{0.12, 1.02, 0.19}, {0.2, -0.3, 0.1}},
                       .shape = SurfaceShape::Cylinder,
                       .radius = 0.04},
                      {.name = "condyles",
                       .body = "thigh",
                       .at = {{-0.01, -0.4, 0}, {0.3, 0.1, 0.4}},
                       .shape = SurfaceShape::Ellipsoid,
                       .radii = {0.03, 0.04, 0.05}},
                      {.name = "sling",
                       .body = "shank",
                       .at = {{0.03, -0.05, 0}, {1.4, 0.1, 0}},
                       .shape = SurfaceShape::Torus,
                       .radius = 0.01,
                       .ringRadius = 0.03}};
    model.links = {
        strand("over the head", {on("ground", {0.16, 1.1, 0.2}), round("head"), on("thigh", {0.01, -0.06, 0.02})}),
        strand("over the brim",
               {on("ground", {0.1, 1.15, 0.18}), round("brim", WrapSide::LeftHanded), on("thigh", {0, -0.06, 0.015})}),
        strand("over both", {on("ground", {0.1, 1.15, 0.18}), round("brim", WrapSide::LeftHanded),
                             on("thigh", {0.05, -0.2, 0}), round("condyles"), on("shank", {0.03, -0.08, 0.02})}),
        strand("before the knee", {on("thigh", {0.04, -0.3, 0}), round("condyles"), on("shank", {0.02, -0.08, 0.01})}),
        strand("through the sling",
               {on("thigh", {0.07, -0.3, 0.01}), round("sling"), on("shank", {0.03, -0.2, 0.03})})};
    return model;
}

Eigen::VectorXd randomPosture(std::mt19937& random)
{
    std::uniform_real_distribution<double> value(-0.7, 0.7);
    Eigen::VectorXd q = Eigen::VectorXd::NullaryExpr(4, [&] { return value(random); });
    q[3] -= 0.7;
    return q;
}

Strands strandsAt(const Mechanism& mechanism, const Eigen::VectorXd& q)
{
    return calcStrands(mechanism, calcConfiguration(mechanism, q));
}

bool touches(const Strands& strands, int link)
{
    const auto path = strands.of(link);
    return std::any_of(path.begin(), path.end(), [](const StrandPull& it) { return it.wrap >= 0; });
}

// A hinge whose axis is that of a cylinder of 0.05 m that a strand leads over to a lever; a weight hangs from it.
Model pulley()
{
    Model model;
    model.space = Space::Plane;
    model.gravity = {0, -10, 0};
    model.bodies = {{.name = "lever", .mass = {2, Scale::Si}, .centreOfMass = {0.3, 0, 0}}};
    model.coordinates = {{.name = "angle"}};
    Joint pin{.name = "pin", .parent = "ground", .child = "lever"};
    pin.axes = {turning({0, 0, 1}, "angle")};
    model.joints = {pin};
    model.surfaces = {{.name = "roller", .shape = SurfaceShape::Cylinder, .radius = 0.05}};
    model.links = {
        strand("cable", {on("ground", {-0.2, 0, 0}), round("roller", WrapSide::LeftHanded), on("lever", {0.2, 0, 0})})};
    return model;
}

QString firstError(const Model& model)
{
    for (const ModelProblem& problem : validate(model)) {
        if (problem.diagnostic.severity == Severity::Error)
            return QString::fromStdString(problem.path + ": " + problem.diagnostic.message.english());
    }
    return {};
}

class TestWrapping : public QObject {
    Q_OBJECT

private slots:
    void momentArmsAreDifferencesOfLengths();
    void ratesOfLengthsAreDifferences();
    void aPulleyHasTheArmOfItsRadius();
    void aStrandClearOfItsSurfaceRunsAsWithoutIt();
    void theMirroredModelHasTheSameLengths();
    void aScaledModelHasScaledLengths();
    void whatCannotBeWrappedIsNamed();
    void aPointWithinASurfaceIsAWarning();
};

void TestWrapping::momentArmsAreDifferencesOfLengths()
{
    const Mechanism mechanism = test::compiled(leg());
    std::mt19937 random(3);
    const double h = 1e-6;
    std::vector<int> touching(5, 0);
    for (int trial = 0; trial < 60; ++trial) {
        const Eigen::VectorXd q = randomPosture(random);
        const Strands strands = strandsAt(mechanism, q);
        QVERIFY(strands.faults.empty());
        const Eigen::MatrixXd arms = calcMomentArms(mechanism, calcConfiguration(mechanism, q));
        for (int j = 0; j < 5; ++j)
            touching[static_cast<std::size_t>(j)] += touches(strands, j);
        for (Eigen::Index k = 0; k < 4; ++k) {
            Eigen::VectorXd low = q, high = q;
            low[k] -= h;
            high[k] += h;
            const Eigen::VectorXd difference
                = (strandsAt(mechanism, low).lengths - strandsAt(mechanism, high).lengths) / (2 * h);
            // 1e-8 m: the round-off of lengths over h, 1e-10, and h where a strand begins to touch, 1e-6 times how
            // fast the arm then changes, 0.01 m.
            SINEW_COMPARE_NEAR(arms.row(k).transpose().eval(), difference, {.abs = 1e-8});
        }
    }
    for (std::size_t j = 0; j < touching.size(); ++j)
        QVERIFY2(touching[j] >= 10, qPrintable(QString("link %1: %2").arg(j).arg(touching[j])));
}

void TestWrapping::ratesOfLengthsAreDifferences()
{
    const Mechanism mechanism = test::compiled(leg());
    std::mt19937 random(5);
    for (int trial = 0; trial < 40; ++trial) {
        const Eigen::VectorXd q = randomPosture(random), speeds = randomPosture(random), rates = randomPosture(random);
        const Configuration configuration = calcConfiguration(mechanism, q);
        BodyMotion motion;
        calcBodyVelocities(mechanism, configuration, speeds, motion);
        calcBodyAccelerations(mechanism, configuration, rates, Screw(), motion);
        const Strands strands = calcStrands(mechanism, configuration);
        const double h = 1e-4;
        const auto at = [&](double t) -> Eigen::VectorXd {
            return strandsAt(mechanism, q + t * speeds + 0.5 * t * t * rates).lengths;
        };
        const Eigen::VectorXd now = at(0), before = at(-h), after = at(h);
        for (int j = 0; j < 5; ++j) {
            // Of h^2 times third and fourth derivatives, 1e-8 times some tens of metres; over h^2 the round-off of
            // lengths is 1e-8. Where a strand begins to touch within h the second rate has a step.
            SINEW_COMPARE_NEAR(lengthRate(strands, j, motion), (after[j] - before[j]) / (2 * h), {.abs = 2e-6});
            if (touches(strandsAt(mechanism, q + 2 * h * speeds), j)
                != touches(strandsAt(mechanism, q - 2 * h * speeds), j))
                continue;
            SINEW_COMPARE_NEAR(lengthAcceleration(mechanism, configuration, strands, j, motion),
                               (after[j] - 2 * now[j] + before[j]) / (h * h), {.abs = 2e-5});
        }
    }
}

void TestWrapping::aPulleyHasTheArmOfItsRadius()
{
    const Model model = pulley();
    const StaticsSolution s = solveStatics(test::compiled(model), makeSituation(model));
    QVERIFY2(s.isUsable(), s.message.english().c_str());
    // The weight of 20 N at 0.3 m against an arm of the radius. 1e-11 N: forces are known to 1e-13 of themselves.
    const double tension = 20 * 0.3 / 0.05;
    SINEW_COMPARE_NEAR(s.forces[0], tension, {.abs = 1e-11});
    // The pin bears the weight and what the strand pulls on the lever; the roller stands on the ground.
    const double slope = std::asin(0.05 / 0.2);
    SINEW_COMPARE_NEAR(s.joints[0].force, Vector3(tension * std::cos(slope), 20 - tension * std::sin(slope), 0),
                       {.abs = 1e-11});
}

void TestWrapping::aStrandClearOfItsSurfaceRunsAsWithoutIt()
{
    Model model = pulley();
    model.links[0].path[1].side = WrapSide::RightHanded;
    model.links[0].path[0].position.y() = -0.1;
    model.links[0].path[2].position.y() = -0.1;
    Model without = model;
    without.links[0].path.erase(without.links[0].path.begin() + 1);
    without.surfaces.clear();
    const auto lengthsOf = [](const Model& it) { return test::compiled(it).restLengths; };
    SINEW_COMPARE_NEAR(lengthsOf(model), lengthsOf(without), {.abs = 0});
    const StaticsSolution s = solveStatics(test::compiled(model), makeSituation(model));
    const StaticsSolution t = solveStatics(test::compiled(without), makeSituation(without));
    SINEW_COMPARE_NEAR(s.forces, t.forces, {.abs = 0});
}

void TestWrapping::theMirroredModelHasTheSameLengths()
{
    const Model model = leg();
    const Mechanism here = test::compiled(model), there = test::compiled(mirrored(model));
    std::mt19937 random(9);
    for (int trial = 0; trial < 20; ++trial) {
        const Eigen::VectorXd q = randomPosture(random);
        // Coordinates keep their meaning. 1e-11 m: geodesics are known to that.
        SINEW_COMPARE_NEAR(strandsAt(there, q).lengths, strandsAt(here, q).lengths, {.abs = 1e-11});
    }
}

void TestWrapping::aScaledModelHasScaledLengths()
{
    const Model model = leg();
    Model larger = model;
    scaleWhole(larger, 1.3, false);
    std::mt19937 random(9);
    const Mechanism small = test::compiled(model), large = test::compiled(larger);
    for (int trial = 0; trial < 10; ++trial) {
        const Eigen::VectorXd q = randomPosture(random);
        SINEW_COMPARE_NEAR(strandsAt(large, q).lengths, (1.3 * strandsAt(small, q).lengths).eval(), {.abs = 1e-11});
    }
}

void TestWrapping::whatCannotBeWrappedIsNamed()
{
    Model model = leg();
    QCOMPARE(firstError(model), QString());
    model.links[0].path.front() = round("head");
    QVERIFY2(firstError(model).contains("begins or ends with a surface"), qPrintable(firstError(model)));
    model = leg();
    model.links[0].path.insert(model.links[0].path.begin() + 1, round("brim"));
    QVERIFY2(firstError(model).contains("two surfaces"), qPrintable(firstError(model)));
    model = leg();
    model.links[0].path[1].surface = "heel";
    QVERIFY2(firstError(model).contains("heel"), qPrintable(firstError(model)));
    model = leg();
    model.surfaces[3].ringRadius = 0.01;
    QVERIFY2(firstError(model).contains("no hole"), qPrintable(firstError(model)));
    model = leg();
    model.surfaces[2].radii.z() = 0;
    QVERIFY2(firstError(model).contains("radii"), qPrintable(firstError(model)));
    model = leg();
    model.surfaces[0].radius = 0;
    QVERIFY2(firstError(model).contains("radius"), qPrintable(firstError(model)));
    model = pulley();
    model.surfaces[0].shape = SurfaceShape::Torus;
    model.surfaces[0].ringRadius = 1;
    QVERIFY2(firstError(model).contains("plane"), qPrintable(firstError(model)));
}

void TestWrapping::aPointWithinASurfaceIsAWarning()
{
    Model model = pulley();
    model.links[0].path[2].position = {0.02, 0.03, 0};
    const Compilation compilation = compileWithProblems(model);
    QVERIFY(compilation.mechanism.has_value());
    QCOMPARE(compilation.problems.size(), std::size_t(1));
    QCOMPARE(compilation.problems[0].path, std::string("links/0/path"));
    QVERIFY(compilation.problems[0].diagnostic.message.english().find("lies within surface 'roller'")
            != std::string::npos);
    const StaticsSolution s = solveStatics(*compilation.mechanism, makeSituation(model));
    QVERIFY(std::any_of(s.remarks.begin(), s.remarks.end(), [](const Sentence& remark) {
        return remark.english().find("within surface") != std::string::npos;
    }));
}

}  // namespace

SINEW_TEST(TestWrapping)

}  // namespace tst_wrapping

#include "tst_wrapping.moc"
