// An osteotomy as a part of a case: femur and plane stand where the points of the model go, the section is the same bone
// turned, and lever arm, hip force and moment at the neck's base are those of the frontal plane's closed form.

#include <cmath>
#include <random>

#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/case_answer.h"
#include "core/fixation/femur_change.h"
#include "core/io/model_file.h"
#include "tests/support/near.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_registry.h"

namespace tst_osteotomy {

using namespace sinew;

namespace {

constexpr double balance = 1e-9;  // of the statics' balance, in body weights and metres

Model hipModel(const char* name = "hip")
{
    return *readModelFile(std::string(SINEW_RESOURCE_DIR "/models/") + name + ".sinew.json").value;
}

Body& femurOfModel(Model& model)
{
    for (Body& body : model.bodies) {
        if (body.shape == BodyShape::Femur)
            return body;
    }
    return model.bodies.back();
}

Fixation randomCase(std::mt19937& random, BodySide side)
{
    const auto within = [&](double low, double high) { return std::uniform_real_distribution<>(low, high)(random); };
    Fixation it;
    it.femur.side = side;
    it.femur.neckShaftAngle = within(115, 145) * degree;
    it.femur.anteversion = within(-5, 30) * degree;
    it.femur.neckLength = within(0.045, 0.06);
    it.femur.mechanicalLength = within(0.36, 0.48);
    it.fracture.fromHead = within(0.018, 0.034);
    it.fracture.pauwels = within(25, 65) * degree;
    it.fracture.obliquity = within(-15, 15) * degree;
    it.osteotomy = Osteotomy{.below = within(0.03, 0.06),
                             .valgus = within(-25, 25) * degree,
                             .outwardTurn = within(-25, 25) * degree,
                             .medialisation = within(-0.01, 0.015)};
    return it;
}

Vector3 onPlane(const PlaneSection& section, const Point2& at)
{
    return section.frame.origin + at.x() * section.frame.down + at.y() * section.frame.back;
}

// The shipped hip, whose epicondyles lie a little askew, with a knee that faces exactly forwards.
Model straightHip()
{
    Model model = hipModel();
    for (Landmark& landmark : femurOfModel(model).landmarks) {
        if (landmark.name.ends_with("_epicondyle"))
            landmark.position.x() = 0;
    }
    return model;
}

// The hip's model with one abductor, whose line makes theta with the vertical; nothing but adduction is free.
Model frontalModel(const Vector3& insertionInBody, const Vector3& insertionStanding, double theta, double adduction)
{
    Model model = straightHip();
    Link abductor = model.links.front();
    abductor.name = "abductor";
    abductor.path.resize(2);
    abductor.path[0].body = "pelvis";
    abductor.path[0].position = insertionStanding + 0.1 * Vector3(0, std::cos(theta), -std::sin(theta));
    abductor.path[1].body = "femur_r";
    abductor.path[1].position = insertionInBody;
    model.links = {abductor};
    for (Coordinate& coordinate : model.coordinates) {
        if (coordinate.name != "hip_adduction_r")
            coordinate.mode = CoordinateMode::Locked;
    }
    Activity stance = *findActivity(model, "one_legged_stance");
    stance.loads.front().point = Vector3(0, 0.1, -FrontalLoad().weightArm);
    stance.settings.push_back({.coordinate = "hip_adduction_r", .value = adduction});
    model.activities = {stance};
    return model;
}

// A person whose model keeps its size, in one-legged stance.
Fixation standing(const ModelHip& hip)
{
    Fixation it;
    it.person.height = *hip.length / thighOfStature;
    it.femur.anteversion = 0;
    it.activity = "one_legged_stance";
    return it;
}

// Where the abductor inserts on the model's own femur, which is the usual one: body frame.
Vector3 insertionOf(const ModelHip& hip)
{
    FemurShape usual;
    usual.mechanicalLength = hip.length;
    const FemurFrame femur = frameOf(usual);
    const FrontalLoad load;
    return hip.head
           + hip.axes.transpose()
                 * (femur.crossing + load.trochanterLateral * femur.lateral + load.trochanterUp * femur.shaft);
}

double momentAtNeckBase(const CaseAnswer& answer)
{
    const SectionLoad& load = answer.answers.front().load;
    return (-answer.construct.femur.crossing).cross(load.hipForce).norm() / load.bodyWeight;
}

}  // namespace

class TestOsteotomy : public QObject {
    Q_OBJECT

private slots:
    // What stands in the construct is where the model's points go, on either side: places of half a metre, a dozen
    // operations.
    void caseAndModelAgree_data()
    {
        QTest::addColumn<int>("side");
        QTest::newRow("right") << int(BodySide::Right);
        QTest::newRow("left") << int(BodySide::Left);
    }
    void caseAndModelAgree()
    {
        QFETCH(int, side);
        constexpr double roundOff = 1e-14;
        Model model = hipModel(side == int(BodySide::Left) ? "hip_left" : "hip");
        const ModelHip hip = *findHip(model, BodySide(side));
        std::mt19937 random(20261);
        int tried = 0;
        for (int i = 0; i < (test::isSanitized ? 20 : 120); ++i) {
            const Fixation it = randomCase(random, BodySide(side));
            const Construct after = buildConstruct(it);
            Fixation whole = it;
            whole.osteotomy.reset();
            const Construct before = buildConstruct(whole);
            if (!after.isSound() || !before.isSound())
                continue;
            ++tried;
            const FemurShape shape = femurOf(it);
            std::vector<Vector3> was
                = {before.section.frame.origin, -0.3 * before.femur.crossing,
                   before.femur.crossing + 0.03 * before.femur.lateral, Vector3(0, -*shape.mechanicalLength, 0),
                   before.femur.crossing - 0.1 * before.femur.shaft};
            for (const std::size_t k : {std::size_t(0), std::size_t(77), std::size_t(200)})
                was.push_back(onPlane(before.section, before.section.outer[k]));
            Model marked = model;
            Body& femur = femurOfModel(marked);
            femur.landmarks.clear();
            for (const Vector3& place : was)
                femur.landmarks.push_back({"point", hip.head + hip.axes.transpose() * place});
            const Model cut = withFemur(marked, hip, osteotomy(hip, shape, *it.osteotomy));
            std::vector<Vector3> now;
            for (const Landmark& landmark : cut.bodies[static_cast<std::size_t>(hip.body) - 1].landmarks)
                now.push_back(hip.axes * (landmark.position - hip.head));
            QVERIFY((now[0] - after.section.frame.origin).norm() < roundOff);
            QVERIFY((now[1] + 0.3 * after.femur.crossing).norm() < roundOff);
            QVERIFY((now[2] - after.femur.crossing - 0.03 * after.femur.lateral).norm() < roundOff);
            QVERIFY((now[3] - Vector3(0, -after.cut->mechanicalLength, 0)).norm() < roundOff);
            for (const std::size_t k : {std::size_t(0), std::size_t(77), std::size_t(200)}) {
                const std::size_t at = k == 0 ? 5 : k == 77 ? 6 : 7;
                QVERIFY((now[at] - onPlane(after.section, after.section.outer[k])).norm() < roundOff);
            }
            // The stated axes lie along the shaft below the cut: from the knee's side to a point of it.
            const Vector3 alongShaft = (now[4] - now[3]).normalized();
            const Vector3 alongBefore = (was[4] - was[3]).normalized();
            const Matrix3 own = [&] {
                Matrix3 axes;
                axes << before.femur.forward, before.femur.shaft, before.femur.lateral;
                return axes;
            }();
            QVERIFY((after.statedAxes.transpose() * alongShaft - own.transpose() * alongBefore).norm() < 1e-12);
        }
        QVERIFY(tried > (test::isSanitized ? 12 : 80));
    }

    // The plane that is said is the plane that is laid, and the section is the same bone.
    void thePlaneIsTheOneThatIsSaid()
    {
        std::mt19937 random(7);
        int tried = 0;
        for (int i = 0; i < (test::isSanitized ? 40 : 200); ++i) {
            const Fixation it = randomCase(random, BodySide::Right);
            const Construct after = buildConstruct(it);
            if (!after.isSound())
                continue;
            ++tried;
            Fixation said;
            said.fracture = after.plane;
            const PlaneSection section = sectionOf(said.fracture, femurOf(said));
            QVERIFY((section.frame.normal - after.section.frame.normal).norm() < 1e-14);
            QVERIFY((section.frame.down - after.section.frame.down).norm() < 1e-14);
            Fixation whole = it;
            whole.osteotomy.reset();
            const PlaneSection before = buildConstruct(whole).section;
            const auto principal = [](const SectionProperties& p) { return Vector3(p.area, p.secondX + p.secondY, 0); };
            QVERIFY((principal(before.whole) - principal(after.section.whole)).norm() < 1e-15);
            QVERIFY((principal(before.cortical) - principal(after.section.cortical)).norm() < 1e-15);
        }
        QVERIFY(tried > (test::isSanitized ? 30 : 150));
    }

    // Only the load turns: seen from the piece, an operated case is the whole one under the force turned back.
    void thePieceSeesATurnedLoad()
    {
        Fixation it;
        it.fixator.kind = FixatorKind::CannulatedScrews;
        it.loads = {{"force", {-0.3, -2.3, 0.5}, "", {}}};
        it.osteotomy = Osteotomy{.valgus = 18 * degree};
        const CaseAnswer after = answerPostures(it, nullptr);
        QVERIFY(after.isSound());
        Fixation whole = it;
        whole.osteotomy.reset();
        const CaseAnswer plain = answerPostures(whole, nullptr);
        const Matrix3 turn = after.construct.cut->head.transpose() * after.construct.statedAxes;
        whole.loads[0].force = plain.construct.statedAxes.transpose() * turn * it.loads[0].force;
        const CaseAnswer same = answerPostures(whole, nullptr);
        const FixationAnswer &a = after.answers[0], &b = same.answers[0];
        // The anteverted neck leaves the turned plane's axes a little aside of those of the plane before.
        SINEW_COMPARE_NEAR(a.resultants.compression, b.resultants.compression, {.abs = 1e-9 * b.load.bodyWeight});
        SINEW_COMPARE_NEAR(std::hypot(a.resultants.shearDown, a.resultants.shearBack),
                           std::hypot(b.resultants.shearDown, b.resultants.shearBack),
                           {.abs = 1e-9 * b.load.bodyWeight});
        SINEW_COMPARE_NEAR(a.headDisplacement.norm(), b.headDisplacement.norm(), {.rel = 0.02});
        SINEW_COMPARE_NEAR(a.metalYieldUse(), b.metalYieldUse(), {.rel = 0.02});
    }

    // Natural variation through the whole chain, person to statics: FIXATION 2's table (lever arm, hip force, moment at
    // the neck's base) and its closed form.
    void theFrontalTableComesOut_data()
    {
        QTest::addColumn<double>("angle");
        QTest::addColumn<double>("arm");
        QTest::addColumn<double>("force");
        QTest::addColumn<double>("moment");
        const double rows[][4]
            = {{105, 74.9, 1.86, 87}, {115, 69.1, 1.95, 81}, {125, 62.1, 2.08, 74}, {130, 58.3, 2.16, 69},
               {135, 54.3, 2.26, 63}, {145, 45.8, 2.53, 48}, {155, 36.8, 2.94, 28}};
        for (const auto& row : rows)
            QTest::addRow("%.0f degrees", row[0]) << row[0] << row[1] << row[2] << row[3];
    }
    void theFrontalTableComesOut()
    {
        QFETCH(double, angle);
        QFETCH(double, arm);
        QFETCH(double, force);
        QFETCH(double, moment);
        const ModelHip hip = *findHip(straightHip(), BodySide::Right);
        Fixation it = standing(hip);
        it.femur.neckShaftAngle = angle * degree;
        const FrontalBalance expected = frontalBalance(it.femur);
        const Vector3 insertion(0, expected.trochanterAbove, expected.trochanterLateral);
        // The model keeps the length of its shaft, so its own mechanical length is that of the shape to stand by.
        const double shaft = std::sqrt(std::pow(*hip.length, 2) - std::pow(0.052 * std::sin(130 * degree), 2))
                             + 0.052 * std::cos(130 * degree);
        it.femur.mechanicalLength
            = std::hypot(shaft - 0.052 * std::cos(angle * degree), 0.052 * std::sin(angle * degree));
        const double tilt = frameOf(it.femur).tilt;
        const Model model = frontalModel(insertionOf(hip), insertion, FrontalLoad().abductorInclination, -tilt);
        const CaseAnswer answer = answerPostures(it, &model);
        QVERIFY2(answer.isSound(), answer.isSound() ? "" : answer.problems[0].diagnostic.message.english().c_str());
        const SectionLoad& load = answer.answers.front().load;
        QVERIFY(load.abductorArm.has_value());
        SINEW_COMPARE_NEAR(*load.abductorArm, expected.abductorArm, {.abs = balance});
        SINEW_COMPARE_NEAR(load.hipForceInWeights(), expected.hipForce, {.abs = balance});
        SINEW_COMPARE_NEAR(momentAtNeckBase(answer), expected.neckBaseMoment, {.abs = balance});
        SINEW_COMPARE_NEAR(1e3 * *load.abductorArm, arm, {.abs = 0.1});
        SINEW_COMPARE_NEAR(load.hipForceInWeights(), force, {.abs = 0.01});
        SINEW_COMPARE_NEAR(1e3 * momentAtNeckBase(answer), moment, {.abs = 1});
    }

    // The trochanter goes with the head, so the arm is that of the turned piece; the plane turns by the angle of the cut
    // and by how much the femur leans anew.
    void anOsteotomyTurnsArmAndPlane_data()
    {
        QTest::addColumn<double>("valgus");
        for (const double valgus : {-20.0, -10.0, 10.0, 20.0, 30.0})
            QTest::addRow("%.0f degrees", valgus) << valgus;
    }
    void anOsteotomyTurnsArmAndPlane()
    {
        QFETCH(double, valgus);
        const double w = valgus * degree, theta = FrontalLoad().abductorInclination;
        const ModelHip hip = *findHip(straightHip(), BodySide::Right);
        Fixation it = standing(hip);
        it.osteotomy = Osteotomy{.valgus = w};
        const Construct construct = buildConstruct(it);
        QVERIFY(construct.isSound());
        const FrontalBalance before = frontalBalance(it.femur);
        const double h = before.trochanterAbove, d = before.trochanterLateral;
        const double up = h * std::cos(w) - d * std::sin(w), out = h * std::sin(w) + d * std::cos(w);
        const double arm = out * std::cos(theta) + up * std::sin(theta);
        const double leans = std::atan2(construct.statedAxes(2, 1), construct.statedAxes(1, 1));
        const Model model = frontalModel(insertionOf(hip), Vector3(0, up, out), theta, -leans);
        const CaseAnswer answer = answerPostures(it, &model);
        QVERIFY(answer.isSound());
        const SectionLoad& load = answer.answers.front().load;
        const double M = 0.839 * FrontalLoad().weightArm / arm;
        const double R = std::sqrt(M * M + 0.839 * 0.839 + 2 * M * 0.839 * std::cos(theta));
        qInfo("valgus %.0f deg: arm %.1f mm (was %.1f), hip force %.2f BW (was %.2f), Pauwels %.1f (was %.1f) deg",
              valgus, 1e3 * *load.abductorArm, 1e3 * before.abductorArm, load.hipForceInWeights(), before.hipForce,
              construct.plane.pauwels / degree, it.fracture.pauwels / degree);
        SINEW_COMPARE_NEAR(*load.abductorArm, arm, {.abs = balance});
        SINEW_COMPARE_NEAR(load.hipForceInWeights(), R, {.abs = balance});
        QVERIFY((R > before.hipForce) == (valgus > 0));
        const double leant = frameOf(femurOf(it)).tilt;
        SINEW_COMPARE_NEAR(construct.neckShaftAngle, 130 * degree + w, {.abs = 1e-12});
        SINEW_COMPARE_NEAR(construct.plane.pauwels, it.fracture.pauwels - w - (leans - leant), {.abs = 1e-12});
        QVERIFY((momentAtNeckBase(answer) < before.neckBaseMoment) == (valgus > 0));
    }

    // On the shipped hip: varus unloads the hip and bends the neck, valgus the reverse; a steep fracture shears less.
    void trendsOfTheShippedHip()
    {
        const Model model = hipModel();
        std::vector<double> force, arm, shear, compression;
        for (const double valgus : {-15.0, 0.0, 15.0, 30.0}) {
            Fixation it;
            it.activity = "one_legged_stance";
            it.fracture.pauwels = 65 * degree;
            it.osteotomy = Osteotomy{.valgus = valgus * degree};
            const CaseAnswer answer = answerPostures(it, &model);
            QVERIFY(answer.isSound());
            const FixationAnswer& stance = answer.answers.front();
            force.push_back(stance.load.hipForceInWeights());
            arm.push_back(*stance.load.abductorArm);
            shear.push_back(stance.resultants.shearDown / stance.load.bodyWeight);
            compression.push_back(stance.resultants.compression / stance.load.bodyWeight);
            qInfo("shipped hip, %.0f deg of valgus: %.2f BW, arm %.1f mm, Pauwels %.1f deg, shear %.2f, compression "
                  "%.2f BW",
                  valgus, force.back(), 1e3 * arm.back(), answer.construct.plane.pauwels / degree, shear.back(),
                  compression.back());
        }
        for (std::size_t i = 1; i < force.size(); ++i) {
            QVERIFY(force[i] > force[i - 1]);
            QVERIFY(arm[i] < arm[i - 1]);
            QVERIFY(shear[i] < shear[i - 1]);
            QVERIFY(compression[i] > compression[i - 1]);
        }
    }
};

SINEW_TEST(TestOsteotomy)

}  // namespace tst_osteotomy

#include "tst_osteotomy.moc"
