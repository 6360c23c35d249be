// Which fragment each muscle of the shipped hip ends on, fracture by fracture, and the known deformity that follows.

#include <map>
#include <set>

#include <QTest>

#include "core/fixation/case_answer.h"
#include "core/io/model_file.h"
#include "core/mechanism/strand.h"
#include "tests/support/test_registry.h"

namespace tst_muscle_sides {

using namespace sinew;

struct Insertion {
    Vector3 place;      // m, standing frame
    Vector3 direction;  // of its pull on the femur
    double area = 0;    // m^2
};

// Of all muscles that end on the femur, in the neutral posture.
struct ShippedHip {
    Model model;
    ModelHip hip;
    std::map<std::string, Insertion> insertions;
    FemurProcesses processes;
};

ShippedHip shippedHip(const char* name = "hip")
{
    ShippedHip it;
    it.model = *readModelFile(std::string(SINEW_RESOURCE_DIR "/models/") + name + ".sinew.json").value;
    it.hip = *findHip(it.model, std::string(name) == "hip" ? BodySide::Right : BodySide::Left);
    const std::string femur = it.model.bodies[static_cast<std::size_t>(it.hip.body) - 1].name;
    const auto standing = [&](const Vector3& point) -> Vector3 { return it.hip.axes * (point - it.hip.head); };
    for (const Link& link : it.model.links) {
        const PathPoint &from = link.path.front(), &to = link.path.back();
        if (to.body == femur)
            it.insertions[link.name]
                = {standing(to.position), (standing(from.position) - standing(to.position)).normalized(), 1};
    }
    it.processes = {standing(*it.hip.greaterTrochanter), standing(*it.hip.lesserTrochanter), it.hip.length};
    return it;
}

std::set<std::string> onHead(const ShippedHip& hip, FractureKind kind)
{
    const FemurShape shape;
    const PlaneSection section = sectionOf(usualPlane(kind, shape), shape);
    std::set<std::string> names;
    for (const auto& [name, insertion] : hip.insertions) {
        if (endsOnHead(insertion.place, {kind, section.frame, hip.processes}))
            names.insert(name);
    }
    return names;
}

const std::set<std::string> ofGreaterTrochanter = {"gluteus medius, anterior",
                                                   "gluteus medius, middle",
                                                   "gluteus medius, posterior",
                                                   "gluteus minimus, anterior",
                                                   "gluteus minimus, middle",
                                                   "gluteus minimus, posterior",
                                                   "piriformis",
                                                   "obturator internus",
                                                   "gemellus superior",
                                                   "gemellus inferior",
                                                   "quadratus femoris",
                                                   "obturator externus"};

QString listed(const std::set<std::string>& names)
{
    QString text;
    for (const std::string& name : names)
        text += QString::fromStdString(name) + "; ";
    return text;
}

class TestMuscleSides : public QObject {
    Q_OBJECT

private slots:
    void everyMuscleOfTheShippedHip_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("trochanter");
        QTest::addColumn<bool>("iliopsoas");
        QTest::newRow("neck") << int(FractureKind::Neck) << false << false;
        // From the tip of the greater to the lesser trochanter: both stay with the shaft.
        QTest::newRow("intertrochanteric") << int(FractureKind::Intertrochanteric) << false << false;
        // The greater trochanter belongs to the head piece, the lesser one is left below the plane.
        QTest::newRow("reverse oblique") << int(FractureKind::ReverseOblique) << true << false;
        QTest::newRow("subtrochanteric") << int(FractureKind::Subtrochanteric) << true << true;
    }
    void everyMuscleOfTheShippedHip()
    {
        QFETCH(int, kind);
        QFETCH(bool, trochanter);
        QFETCH(bool, iliopsoas);
        for (const char* model : {"hip", "hip_left"}) {
            const ShippedHip hip = shippedHip(model);
            QCOMPARE(hip.insertions.size(), std::size_t(27));
            std::set<std::string> expected;
            if (trochanter)
                expected = ofGreaterTrochanter;
            if (iliopsoas)
                expected.insert("iliopsoas");
            const std::set<std::string> found = onHead(hip, FractureKind(kind));
            QVERIFY2(found == expected, qPrintable(listed(found)));
        }
    }

    // A piece of bone that the plane leaves on the other side takes its muscle along.
    void iliopsoasGoesWithTheLesserTrochanter()
    {
        const ShippedHip hip = shippedHip();
        const FemurShape shape;
        FracturePlane plane = usualPlane(FractureKind::ReverseOblique, shape);
        for (const double below : {0.005, 0.02, 0.04, 0.06}) {
            plane.fromHead = shape.neckLength + below;
            const PlaneSection section = sectionOf(plane, shape);
            const bool isTipAbove
                = (*hip.processes.lesserTrochanter - section.frame.origin).dot(section.frame.normal) > 0;
            QCOMPARE(endsOnHead(hip.insertions.at("iliopsoas").place, {plane.kind, section.frame, hip.processes}),
                     isTipAbove);
        }
    }

    // Without landmarks, by the side of the insertion.
    void withoutLandmarksTheSideOfThePointCounts()
    {
        const ShippedHip hip = shippedHip();
        const FemurShape shape;
        const PlaneSection section = sectionOf(usualPlane(FractureKind::Intertrochanteric, shape), shape);
        const auto side = [&](const char* name) {
            return endsOnHead(hip.insertions.at(name).place, {FractureKind::Intertrochanteric, section.frame, {}});
        };
        QVERIFY(side("piriformis"));
        QVERIFY(!side("gluteus medius, middle"));
    }

    // The proximal fragment of a subtrochanteric fracture is flexed, abducted and turned out (a textbook's deformity):
    // moments about the head of all muscles on it, at equal stress. Flexion about +z, abduction about -x, outwards
    // about -y of a right hip; the left one is its mirror image.
    void theKnownDeformityComesOut()
    {
        for (const char* model : {"hip", "hip_left"}) {
            const ShippedHip hip = shippedHip(model);
            Vector3 moment = Vector3::Zero();
            for (const std::string& name : onHead(hip, FractureKind::Subtrochanteric)) {
                const auto link = std::ranges::find(hip.model.links, name, &Link::name);
                const auto* area = std::get_if<MaterialStiffness>(&link->stiffness);
                QVERIFY(area);
                const Insertion& at = hip.insertions.at(name);
                moment += area->area * at.place.cross(at.direction);
            }
            qInfo("%s: flexion %.4f, abduction %.4f, outwards %.4f cm^2 m", model, 1e4 * moment.z(), -1e4 * moment.x(),
                  -1e4 * moment.y());
            QVERIFY(-moment.x() > 0);
            QVERIFY(-moment.y() > 0);
            QVERIFY(moment.z() > 0);
        }
    }

    // A person's word goes first.
    void aPersonsChoiceGoesFirst()
    {
        const ShippedHip hip = shippedHip();
        Fixation it;
        it.fracture = usualPlane(FractureKind::Intertrochanteric, it.femur);
        it.activity = "one_legged_stance";
        it.muscles = {{"gluteus medius, middle", FragmentChoice::Head, {}}};
        const CaseAnswer answer = answerPostures(it, &hip.model);
        QVERIFY(answer.isSound());
        for (const FragmentPull& pull : answer.answers.front().load.pulls) {
            QCOMPARE(pull.endsOnHead, pull.link == "gluteus medius, middle");
            QCOMPARE(pull.isChosen, pull.link == "gluteus medius, middle");
        }
    }
};

SINEW_TEST(TestMuscleSides)

}  // namespace tst_muscle_sides

#include "tst_muscle_sides.moc"
