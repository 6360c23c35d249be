// Another shape of a femur: what moves together stays together, what is stated comes out, and the hip force follows the
// neck-shaft angle as Pauwels' closed form does.

#include <cmath>

#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/femur_change.h"
#include "core/io/model_file.h"
#include "core/statics/activity_series.h"
#include "tests/support/test_registry.h"

namespace tst_femur_change {

using namespace sinew;

namespace {

Model hipModel()
{
    return *readModelFile(SINEW_RESOURCE_DIR "/models/hip.sinew.json").value;
}

const std::vector<Vector3> pointsOfFemur(const Model& model)
{
    std::vector<Vector3> points;
    for (const Link& link : model.links) {
        for (const PathPoint& point : link.path) {
            if (point.body == "femur_r")
                points.push_back(point.position);
        }
    }
    return points;
}

double largestDifference(const std::vector<Vector3>& a, const std::vector<Vector3>& b)
{
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        largest = std::max(largest, (a[i] - b[i]).norm());
    return largest;
}

// The largest change of a distance between two points.
double largestStrain(const std::vector<Vector3>& a, const std::vector<Vector3>& b)
{
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k)
            largest = std::max(largest, std::abs((a[i] - a[k]).norm() - (b[i] - b[k]).norm()));
    }
    return largest;
}

double stanceForce(const Model& model)
{
    const Mechanism mechanism = *compile(model).value;
    const Activity* stance = findActivity(model, "one_legged_stance");
    const auto series = solveActivity(model, mechanism, *stance);
    return series.front().isUsable() ? series.front().joints[1].resultant / model.bodyWeight : 0;
}

}  // namespace

class TestFemurChange : public QObject {
    Q_OBJECT

private slots:
    void theSameShapeChangesNothing()
    {
        const Model model = hipModel();
        const ModelHip hip = *findHip(model, BodySide::Right);
        const Model same = withFemur(model, hip, naturalVariation(hip, {}, {}));
        // Round-off of places of half a metre, turned to and fro.
        QVERIFY(largestDifference(pointsOfFemur(model), pointsOfFemur(same)) < 1e-15);
        const Model uncut = withFemur(model, hip, osteotomy(hip, {}, {.valgus = 0}));
        QVERIFY(largestDifference(pointsOfFemur(model), pointsOfFemur(uncut)) < 1e-15);
    }

    // Insertions keep their places to each other; the head's distance to the shaft becomes the stated offset.
    void insertionsStayTogether()
    {
        const Model model = hipModel();
        const ModelHip hip = *findHip(model, BodySide::Right);
        FemurShape to;
        to.neckShaftAngle = 145 * degree;
        to.anteversion = 25 * degree;
        to.neckLength = 0.06;
        const Model other = withFemur(model, hip, naturalVariation(hip, {}, to));
        QVERIFY(largestStrain(pointsOfFemur(model), pointsOfFemur(other)) < 1e-14);
        QVERIFY(largestDifference(pointsOfFemur(model), pointsOfFemur(other)) > 0.01);
        const Body &was = model.bodies[1], &now = other.bodies[1];
        QCOMPARE(now.landmarks[0].position, was.landmarks[0].position);  // the head
    }

    // There and back again.
    void variationIsUndoneByItsInverse()
    {
        const Model model = hipModel();
        const ModelHip hip = *findHip(model, BodySide::Right);
        FemurShape to;
        to.neckShaftAngle = 115 * degree;
        const FemurFrame was = frameOf({});
        const double shaft = (was.crossing - Vector3(0, -mechanicalLengthOf({}), 0)).dot(was.shaft);
        FemurShape back = to;
        back.mechanicalLength = std::hypot(shaft - to.neckLength * std::cos(to.neckShaftAngle),
                                           to.neckLength * std::sin(to.neckShaftAngle));
        const Model there = withFemur(model, hip, naturalVariation(hip, {}, to));
        const Model again = withFemur(there, hip, naturalVariation(hip, back, {}));
        QVERIFY(largestDifference(pointsOfFemur(model), pointsOfFemur(again)) < 1e-12);
    }

    // The steeper the neck, the shorter the abductors' arm and the larger the hip force (Pauwels 1935).
    void hipForceFollowsTheNeckShaftAngle()
    {
        const Model model = hipModel();
        const ModelHip hip = *findHip(model, BodySide::Right);
        double before = 0;
        for (const double angle : {110, 120, 130, 140, 150}) {
            FemurShape to;
            to.neckShaftAngle = angle * degree;
            const double force = stanceForce(withFemur(model, hip, naturalVariation(hip, {}, to)));
            qInfo("one-legged stance, neck-shaft angle %.0f deg: %.2f BW; closed form %.2f", angle, force,
                  frontalBalance(to).hipForce);
            QVERIFY(force > before);
            before = force;
        }
    }

    // A valgus osteotomy makes the neck steeper by its angle, and carries the trochanter along: the arm changes less
    // than with a femur grown that way.
    void anOsteotomyTakesTheTrochanterAlong()
    {
        const Model model = hipModel();
        const ModelHip hip = *findHip(model, BodySide::Right);
        const FemurChange change = osteotomy(hip, {}, {.below = 0.02, .valgus = 20 * degree});
        // Between head piece and shaft lies the angle of the cut.
        const Matrix3 between = change.rest.linear().transpose() * change.head.linear();
        QVERIFY(std::abs(Eigen::AngleAxisd(between).angle() - 20 * degree) < 1e-12);
        const Model cut = withFemur(model, hip, change);
        QVERIFY((cut.bodies[1].landmarks[0].position - model.bodies[1].landmarks[0].position).norm() < 1e-15);
        const double was = (model.bodies[1].landmarks[1].position - model.bodies[1].landmarks[0].position).norm();
        const double now = (cut.bodies[1].landmarks[1].position - cut.bodies[1].landmarks[0].position).norm();
        QVERIFY(std::abs(was - now) < 1e-15);  // head and trochanter are one piece
    }

    // Fresh muscles are stretched by what their paths have gained.
    void freshMusclesAreStretched()
    {
        const Model model = hipModel();
        const ModelHip hip = *findHip(model, BodySide::Right);
        FemurShape to;
        to.neckLength = 0.06;
        const FemurChange change = naturalVariation(hip, {}, to);
        const Model adapted = withFemur(model, hip, change);
        const Model fresh = withFemur(model, hip, change, MuscleAdaptation::Fresh);
        const Mechanism was = *compile(model).value, now = *compile(adapted).value;
        for (std::size_t j = 0; j < model.links.size(); ++j) {
            const auto k = static_cast<Eigen::Index>(j);
            QCOMPARE(adapted.links[j].shortening, model.links[j].shortening);
            QVERIFY(std::abs(fresh.links[j].shortening - model.links[j].shortening
                             - (now.restLengths[k] - was.restLengths[k]))
                    < 1e-15);
        }
    }
};

SINEW_TEST(TestFemurChange)

}  // namespace tst_femur_change

#include "tst_femur_change.moc"
