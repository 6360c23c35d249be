// Nested elastic spheres under pressure (Lame), and what a joint with layers bears.

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

#include <Eigen/Dense>
#include <QTest>

#include "core/base/constants.h"
#include "core/schema/scale.h"
#include "core/schema/validate.h"
#include "core/statics/layered_joint.h"
#include "core/statics/statics.h"
#include "core/statics/statics_frame.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_layered_joint {

using namespace sinew;

namespace {

constexpr double mega = 1e6, micro = 1e-6, milli = 1e-3;

JointLayer layer(const char* name, double radius, double modulus, double poisson)
{
    return {.name = name, .outerRadius = radius, .youngsModulus = modulus, .poissonsRatio = poisson};
}

// A ball of 20 mm, a stiff shell, a soft coating: our own numbers, those of the shipped example. Borisov 2018 prints none.
std::vector<JointLayer> ballShellCoating()
{
    return {layer("ball", 0.020, 600 * mega, 0.3), layer("shell", 0.0235, 17e9, 0.3),
            layer("coating", 0.025, 10 * mega, 0.45)};
}

std::vector<LayerState> solved(const std::vector<JointLayer>& layers, double pressure)
{
    const auto result = calcElasticLayers(layers, pressure);
    if (!result)
        qWarning("%s", toString(result.diagnostics.front()).c_str());
    return result.value.value_or(std::vector<LayerState>{});
}

std::vector<JointLayer> drawn(std::mt19937& random)
{
    std::uniform_real_distribution<double> share(0, 1);
    std::vector<JointLayer> layers;
    double radius = 0;
    for (int i = 0, count = 1 + static_cast<int>(5 * share(random)); i < count; ++i) {
        radius += 0.001 + 0.02 * share(random);
        layers.push_back(layer("layer", radius, std::pow(10, 6 + 5 * share(random)), -0.4 + 0.89 * share(random)));
    }
    return layers;
}

double bulk(const JointLayer& l)
{
    return l.youngsModulus / (3 - 6 * l.poissonsRatio);
}

// J, the integral of the strain energy density over a layer, from u = A r + B / r^2 with A and B of its two faces.
double strainEnergy(const JointLayer& l, const LayerState& state)
{
    const double a = state.inner.radius, b = state.outer.radius, G = l.youngsModulus / (2 + 2 * l.poissonsRatio);
    const double ua = state.inner.displacement, ub = state.outer.displacement;
    const double volume = b * b * b - a * a * a;
    const double A = (ub * b * b - ua * a * a) / volume;
    double energy = 6 * pi * bulk(l) * A * A * volume;
    if (a > 0) {
        const double B = (ua - A * a) * a * a;
        energy += 8 * pi * G * B * B * (1 / (a * a * a) - 1 / (b * b * b));
    }
    return energy;
}

// Displacements of the layers' outer faces by finite elements of the radial problem: linear in each of many thin
// shells, their stiffness by the energy of the strains at their middles. Knows nothing of the closed form.
std::vector<double> byElements(const std::vector<JointLayer>& layers, double pressure, int perLayer)
{
    const auto count = static_cast<Eigen::Index>(layers.size()) * perLayer;
    Eigen::VectorXd diagonal = Eigen::VectorXd::Zero(count), beside = Eigen::VectorXd::Zero(count), load = diagonal;
    double inner = 0;
    Eigen::Index node = 0;  // the outer one of the element; the centre does not move
    for (const JointLayer& l : layers) {
        const double G = l.youngsModulus / (2 + 2 * l.poissonsRatio), lame = bulk(l) - 2 * G / 3;
        const double h = (l.outerRadius - inner) / perLayer;
        for (int k = 0; k < perLayer; ++k, ++node) {
            const double r = inner + (k + 0.5) * h, volume = 4 * pi * (r * r + h * h / 12) * h;
            // radial strain (u2 - u1) / h, hoop strain (u1 + u2) / 2 r
            const double hoop = 1 / (2 * r), slope = 1 / h, c = lame + 2 * G, d = 2 * (lame + G);
            const auto entry = [&](double si, double sj) {
                return volume * (c * si * sj + 2 * d * hoop * hoop + 2 * lame * hoop * (si + sj));
            };
            diagonal[node] += entry(slope, slope);
            if (node > 0) {
                diagonal[node - 1] += entry(-slope, -slope);
                beside[node] += entry(-slope, slope);
            }
        }
        inner = l.outerRadius;
    }
    load[count - 1] = -pressure * 4 * pi * inner * inner;
    for (Eigen::Index i = 1; i < count; ++i) {  // elimination of a tridiagonal matrix
        const double factor = beside[i] / diagonal[i - 1];
        diagonal[i] -= factor * beside[i];
        load[i] -= factor * load[i - 1];
    }
    for (Eigen::Index i = count - 1; i >= 0; --i)
        load[i] = (load[i] - (i + 1 < count ? beside[i + 1] * load[i + 1] : 0)) / diagonal[i];
    std::vector<double> displacements;
    for (Eigen::Index k = 1; k <= static_cast<Eigen::Index>(layers.size()); ++k)
        displacements.push_back(load[k * perLayer - 1]);
    return displacements;
}

// A frame in which the first joint bears 1000 N.
ResultFrame frameWith(FrameStatus status)
{
    ResultFrame frame;
    frame.status = status;
    frame.joints = {JointFrame{.force = {600, 800, 0}}};
    return frame;
}

Joint layered()
{
    Joint joint{.name = "knee", .parent = "ground", .child = "shank"};
    joint.layers = ballShellCoating();
    return joint;
}

}  // namespace

class TestLayeredJoint : public QObject {
    Q_OBJECT

private slots:
    void hasTheNumbersOfTheClosedForm();
    void equalLayersAreOneBall();
    void aHollowLikeShellIsLames();
    void splittingALayerChangesNothing();
    void isContinuousAndBalanced();
    void workIsStrainEnergy();
    void agreesWithElements();
    void refusesByName();
    void takesTheMeanPressureOfTheForce();
    void takesTheGivenPressure();
    void saysWhyThereIsNoPressure_data();
    void saysWhyThereIsNoPressure();
    void saysWhereSmallStrainsEnd();
    void saysThatAHingeHasSpheresToo();
    void checksTheModel();
    void growsWithItsBody();
    void theExampleHoldsTheCheck();
};

// Lame's closed form, evaluated apart from the program (nobody has published these numbers): half a unit of the last digit.
void TestLayeredJoint::hasTheNumbersOfTheClosedForm()
{
    const auto states = solved(ballShellCoating(), 5 * mega);
    QCOMPARE(states.size(), 3u);
    SINEW_COMPARE_NEAR(states[0].outer.pressure() / mega, 1.02198, {.abs = 0.5e-5});
    SINEW_COMPARE_NEAR(states[1].outer.pressure() / mega, 5.103728, {.abs = 0.5e-6});
    SINEW_COMPARE_NEAR(states[2].outer.pressure() / mega, 5.0, {.rel = 1e-14});
    SINEW_COMPARE_NEAR(states[0].outer.displacement / micro, -13.6264, {.abs = 0.5e-4});
    SINEW_COMPARE_NEAR(states[1].outer.displacement / micro, -12.34345, {.abs = 0.5e-5});
    SINEW_COMPARE_NEAR(states[2].outer.displacement / micro, -201.13801, {.abs = 0.5e-5});
}

// A ball under pressure p: all stresses -p, u = -p r / 3K.
void TestLayeredJoint::equalLayersAreOneBall()
{
    std::vector<JointLayer> layers;
    for (const double radius : {0.004, 0.011, 0.02, 0.021})
        layers.push_back(layer("one", radius, 3e9, 0.37));
    for (const LayerState& state : solved(layers, 2e6)) {
        for (const LayerFace& face : {state.inner, state.outer}) {
            SINEW_COMPARE_NEAR(face.radialStress, -2e6, {.rel = 1e-13});
            SINEW_COMPARE_NEAR(face.hoopStress, -2e6, {.rel = 1e-13});
            SINEW_COMPARE_NEAR(face.displacement, -2e6 * face.radius / (3 * bulk(layers[0])),
                               {.abs = 1e-30, .rel = 1e-13});
        }
    }
}

// Around a core that gives way to nothing like it, Lame's hollow sphere: hoop stress at its inner face
// -3/2 p b^3 / (b^3 - a^3), at its outer one -p (b^3 + a^3/2) / (b^3 - a^3); thin: membrane stress p r / 2 t.
void TestLayeredJoint::aHollowLikeShellIsLames()
{
    const double a = 0.02, b = 0.03, p = 1e6, a3 = a * a * a, b3 = b * b * b;
    const auto states = solved({layer("foam", a, 1e-3, 0), layer("shell", b, 2e11, 0.3)}, p);
    SINEW_COMPARE_NEAR(states[1].inner.hoopStress, -1.5 * p * b3 / (b3 - a3), {.rel = 1e-12});
    SINEW_COMPARE_NEAR(states[1].outer.hoopStress, -p * (b3 + a3 / 2) / (b3 - a3), {.rel = 1e-12});
    SINEW_COMPARE_NEAR(states[1].inner.radialStress, 0, {.abs = 1e-6});
}

void TestLayeredJoint::splittingALayerChangesNothing()
{
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        const auto layers = drawn(random);
        auto split = layers;
        const std::size_t at = random() % layers.size();
        JointLayer inner = layers[at];
        inner.outerRadius = 0.3 * (at > 0 ? layers[at - 1].outerRadius : 0) + 0.7 * inner.outerRadius;
        split.insert(split.begin() + static_cast<std::ptrdiff_t>(at), inner);
        const auto whole = solved(layers, 1e6), parts = solved(split, 1e6);
        for (std::size_t i = 0; i < layers.size(); ++i) {
            const std::size_t k = i < at ? i : i + 1;
            // round-off of a softer shell around a stiff core, moduli up to 1e5 apart
            SINEW_COMPARE_NEAR(parts[k].outer.displacement, whole[i].outer.displacement, {.rel = 1e-9});
            SINEW_COMPARE_NEAR(parts[k].outer.hoopStress, whole[i].outer.hoopStress, {.abs = 1e-3, .rel = 1e-9});
        }
    }
}

// Continuity at each face; and balance of half a shell: the hoop stress over its cut, 2 integral of s r dr, is what the
// radial stress changes from face to face, r^2 s_r. The hoop stress runs as c + d / r^3.
void TestLayeredJoint::isContinuousAndBalanced()
{
    std::mt19937 random(2);
    for (int round = 0; round < 200; ++round) {
        const auto layers = drawn(random);
        const auto states = solved(layers, 1e6);
        for (std::size_t i = 0; i < states.size(); ++i) {
            const LayerFace &in = states[i].inner, &out = states[i].outer;
            QVERIFY(out.pressure() > 0);  // layers press on each other: nothing has to hold them together
            if (i > 0) {
                SINEW_COMPARE_NEAR(in.displacement, states[i - 1].outer.displacement, {.rel = 1e-9});
                SINEW_COMPARE_NEAR(in.radialStress, states[i - 1].outer.radialStress, {.rel = 1e-9});
            }
            const double a3 = std::pow(in.radius, 3), b3 = std::pow(out.radius, 3);
            const double d = i > 0 ? (in.hoopStress - out.hoopStress) / (1 / a3 - 1 / b3) : 0;
            const double c = out.hoopStress - d / b3;
            const double a2 = in.radius * in.radius, b2 = out.radius * out.radius;
            double integral = c * (b2 - a2);
            if (i > 0)
                integral += 2 * d * (1 / in.radius - 1 / out.radius);
            const double across = out.radialStress * b2 - in.radialStress * a2;
            SINEW_COMPARE_NEAR(integral, across, {.abs = 1e-9 * std::abs(out.radialStress) * b2});
        }
    }
}

void TestLayeredJoint::workIsStrainEnergy()
{
    std::mt19937 random(3);
    for (int round = 0; round < 200; ++round) {
        const auto layers = drawn(random);
        const auto states = solved(layers, 1e6);
        double energy = 0;
        for (std::size_t i = 0; i < layers.size(); ++i)
            energy += strainEnergy(layers[i], states[i]);
        const LayerFace& outer = states.back().outer;
        const double work = -0.5 * 1e6 * 4 * pi * outer.radius * outer.radius * outer.displacement;
        // A and B are found again as differences of displacements here, up to 1e4 times larger
        SINEW_COMPARE_NEAR(energy, work, {.rel = 1e-8});
    }
}

// The error falls with the square of the element: by 16 from 400 to 1600 a layer.
void TestLayeredJoint::agreesWithElements()
{
    const auto states = solved(ballShellCoating(), 5 * mega);
    const auto coarse = byElements(ballShellCoating(), 5 * mega, 400),
               fine = byElements(ballShellCoating(), 5 * mega, 1600);
    for (std::size_t i = 0; i < 3; ++i) {
        const double exact = states[i].outer.displacement;
        const double first = std::abs(coarse[i] / exact - 1), second = std::abs(fine[i] / exact - 1);
        QVERIFY2(second < 1e-5, qPrintable(QString::number(second)));
        QVERIFY2(second < first / 10 || second < 1e-9, qPrintable(QString("%1 %2").arg(first).arg(second)));
    }
}

void TestLayeredJoint::refusesByName()
{
    const auto reason = [](std::vector<JointLayer> layers, double pressure = 1e6) {
        const auto result = calcElasticLayers(layers, pressure);
        return result || result.diagnostics.empty() ? QString()
                                                    : QString::fromStdString(toString(result.diagnostics.front()));
    };
    QVERIFY(reason({}).contains("no layers"));
    QVERIFY(reason(ballShellCoating(), -1).contains("pressure"));
    QVERIFY(reason(ballShellCoating(), std::nan("")).contains("pressure"));
    const auto with = [&](auto change) {
        auto layers = ballShellCoating();
        change(layers[1]);
        return reason(layers);
    };
    QVERIFY(with([](JointLayer& l) { l.outerRadius = 0.02; }).contains("'shell' does not lie around"));
    QVERIFY(with([](JointLayer& l) { l.youngsModulus = 0; }).contains("modulus of layer 'shell'"));
    QVERIFY(with([](JointLayer& l) { l.poissonsRatio = 0.5; }).contains("incompressible"));
    QVERIFY(with([](JointLayer& l) { l.poissonsRatio = -1; }).contains("Poisson's ratio of layer 'shell'"));
    QVERIFY(with([](JointLayer& l) { l.outerRadius = std::nan(""); }).contains("'shell'"));
    QVERIFY(reason(ballShellCoating()).isEmpty());
}

void TestLayeredJoint::takesTheMeanPressureOfTheForce()
{
    const ResultFrame frame = frameWith(FrameStatus::Usable);
    const LayeredJoint made = calcLayeredJoint(layered(), 0, &frame);
    QCOMPARE(made.basis, PressureBasis::JointForce);
    SINEW_COMPARE_NEAR(made.area, pi * 0.025 * 0.025, {.rel = 1e-14});
    QVERIFY(made.pressure && made.message.empty());
    SINEW_COMPARE_NEAR(*made.pressure, 1000 / (pi * 0.025 * 0.025), {.rel = 1e-14});
    SINEW_COMPARE_NEAR(made.layers[0].outer.pressure(), 1.02198 / 5 * *made.pressure, {.rel = 1e-5});  // digits above
    QVERIFY(!made.remarks.empty() && QString::fromStdString(made.remarks[0].english()).contains("mean"));
}

void TestLayeredJoint::takesTheGivenPressure()
{
    Joint joint = layered();
    joint.layerPressure = 1e4;
    const LayeredJoint made = calcLayeredJoint(joint, 0, nullptr);
    QCOMPARE(made.basis, PressureBasis::Given);
    QCOMPARE(made.pressure, std::optional(1e4));
    QVERIFY(made.remarks.empty());
}

void TestLayeredJoint::saysWhyThereIsNoPressure_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("not yet") << -1 << "not computed";
    QTest::newRow("not admissible") << static_cast<int>(FrameStatus::NotAdmissible) << "not admissible";
    QTest::newRow("not holdable") << static_cast<int>(FrameStatus::NotHoldable) << "not known";
    QTest::newRow("unusable") << static_cast<int>(FrameStatus::Unusable) << "not known";
}

void TestLayeredJoint::saysWhyThereIsNoPressure()
{
    QFETCH(int, status);
    QFETCH(QString, words);
    const ResultFrame frame = frameWith(static_cast<FrameStatus>(std::max(status, 0)));
    const LayeredJoint made = calcLayeredJoint(layered(), 0, status < 0 ? nullptr : &frame);
    QVERIFY(!made.pressure && made.layers.empty());
    QVERIFY2(made.message.english().find(words.toStdString()) != std::string::npos, made.message.english().c_str());
}

void TestLayeredJoint::saysWhereSmallStrainsEnd()
{
    Joint joint = layered();
    joint.layerPressure = 1.8e6;  // 13.4 % at 5 MPa, in proportion
    QVERIFY(calcLayeredJoint(joint, 0, nullptr).remarks.empty());
    joint.layerPressure = 5e6;
    const LayeredJoint made = calcLayeredJoint(joint, 0, nullptr);
    QVERIFY(made.remarks.size() == 1 && made.remarks[0].english().find("13.4 %") != std::string::npos);
}

// Borisov has spheres and no other form.
void TestLayeredJoint::saysThatAHingeHasSpheresToo()
{
    Joint joint = layered();
    joint.layerPressure = 1e4;
    const auto remarks = [&] { return calcLayeredJoint(joint, 0, nullptr).remarks; };
    for (const JointKind kind : {JointKind::Ball, JointKind::Axes}) {
        joint.kind = kind;
        joint.axes.clear();
        QVERIFY(remarks().empty());
    }
    joint.axes = {{.kind = AxisKind::Rotation}, {.kind = AxisKind::Translation}};
    QVERIFY(remarks().size() == 1 && remarks()[0].english().find("spheres") != std::string::npos);
    joint.axes.push_back({.kind = AxisKind::Rotation});
    QVERIFY(remarks().empty());
}

void TestLayeredJoint::checksTheModel()
{
    const auto problemsOf = [](auto change) {
        Model model = test::shippedModel("layered_joint");
        change(model.joints[1]);
        QStringList texts;
        for (const ModelProblem& problem : validate(model))
            texts.append(QString::fromStdString(problem.path + ": " + problem.diagnostic.message.english()));
        return texts.join('\n');
    };
    QCOMPARE(problemsOf([](Joint&) {}), QString());
    const QString radii = problemsOf([](Joint& j) { j.layers[2].outerRadius = 0.0235; });
    QVERIFY2(radii.startsWith("joints/1/layers/2/outer_radius: layer 'coating'"), qPrintable(radii));
    const QString half = problemsOf([](Joint& j) { j.layers[0].poissonsRatio = 0.5; });
    QVERIFY2(half.startsWith("joints/1/layers/0/poisson:"), qPrintable(half));
    const QString none = problemsOf([](Joint& j) { j.layers.clear(); });
    QVERIFY2(none.startsWith("joints/1/layer_pressure:"), qPrintable(none));
    QVERIFY(!problemsOf([](Joint& j) { j.layers[0].youngsModulus = 0; }).isEmpty());
}

// With the parent, by the mean of its factors; with the whole. Stresses by a given pressure stay, displacements grow.
void TestLayeredJoint::growsWithItsBody()
{
    Model model = test::shippedModel("layered_joint");
    scaleBody(model, "shank", {.factors = {1, 8, 1}});
    SINEW_COMPARE_NEAR(model.joints[1].layers[0].outerRadius, 0.04, {.rel = 1e-14});
    QCOMPARE(model.joints[0].layers[0].outerRadius, 0.02);  // its parent is the ground
    scaleWhole(model, 2, false);
    SINEW_COMPARE_NEAR(model.joints[1].layers[0].outerRadius, 0.08, {.rel = 1e-14});
    SINEW_COMPARE_NEAR(model.joints[0].layers[2].outerRadius, 0.05, {.rel = 1e-14});
}

void TestLayeredJoint::theExampleHoldsTheCheck()
{
    const Model model = test::shippedModel("layered_joint");
    QCOMPARE(model.joints.size(), 2u);
    QCOMPARE(model.joints[1].layers.size(), 3u);
    const auto mechanism = std::make_shared<const Mechanism>(test::compiled(model));
    const Situation situation = makeSituation(model);
    const StaticsSolution solution = StaticsSolver(mechanism).solve(situation);
    const ResultFrame frame = resultFrame(mechanism, situation, solution);
    const LayeredJoint knee = calcLayeredJoint(model.joints[1], 1, &frame);
    SINEW_COMPARE_NEAR(knee.layers[2].outer.displacement / micro, -201.13801, {.abs = 0.5e-5});
    SINEW_COMPARE_NEAR(knee.layers[1].outer.pressure() / mega, 5.103728, {.abs = 0.5e-6});
    // The ankle bears load and calf cable: its tension from the moments of the leg about the ankle.
    const Eigen::Rotation2Dd shank(situation.values[0]), thigh(situation.values[0] + situation.values[1]);
    const Eigen::Vector2d hip = shank * Eigen::Vector2d(0, 0.4) + thigh * Eigen::Vector2d(0, 0.42);
    const Eigen::Vector2d heel(-0.06, -0.04), calf = shank * Eigen::Vector2d(-0.05, 0.25),
                                              pull = (heel - calf).normalized();
    const double tension = 400 * hip.x() / (calf.x() * pull.y() - calf.y() * pull.x());
    const double force = (tension * pull + Eigen::Vector2d(0, -400)).norm();
    const LayeredJoint ankle = calcLayeredJoint(model.joints[0], 0, &frame);
    SINEW_COMPARE_NEAR(*ankle.pressure * pi * 0.025 * 0.025, force, {.rel = 1e-12});
    const double share = -201.13801 * micro / (5 * mega);
    SINEW_COMPARE_NEAR(ankle.layers[2].outer.displacement, share * *ankle.pressure, {.rel = 1e-7});  // printed digits
}

SINEW_TEST(TestLayeredJoint)

}  // namespace tst_layered_joint

#include "tst_layered_joint.moc"
