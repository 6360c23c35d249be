// The tables of body segments: against the published tables as others transcribed them, against themselves, and in the
// human that is sized by them.

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include <QFile>
#include <QStringList>
#include <QTest>

#include "core/figures/body_data.h"
#include "core/figures/figure_parts.h"
#include "core/figures/figures.h"
#include "core/mechanism/kinematics.h"
#include "core/model/inertia.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_body_data {

using namespace sinew;

namespace {

using enum BodySegment;

const std::vector<BodySegment> limbs{UpperArm, Forearm, Hand, Thigh, Shank, Foot};
const std::vector<BodySegment> trunkParts{UpperTrunk, MiddleTrunk, LowerTrunk};

// Numbers by the heading of their column; empty when there is no such row.
using Row = std::map<QString, double>;

std::map<QString, Row> readTable(const char* name)
{
    QFile file(QString(SINEW_SHARED_DATA_DIR) + "/segments/" + name);
    std::map<QString, Row> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    const QStringList headings = QString(file.readLine()).trimmed().split(',');
    while (!file.atEnd()) {
        const QStringList cells = QString(file.readLine()).trimmed().split(',');
        for (int i = 2; i < cells.size() && i < headings.size(); ++i)
            rows[cells[0] + ' ' + cells[1]][headings[i]] = cells[i].toDouble();
    }
    return rows;
}

double massOf(const Model& model)
{
    double mass = 0;
    for (const Body& body : model.bodies)
        mass += massInSi(body.mass, model.bodyWeight);
    return mass;
}

// Where the points of a figure are in its own posture.
struct Standing {
    explicit Standing(const Model& model)
        : mechanism(test::compiled(model)), configuration(calcConfiguration(mechanism, postureOf(model)))
    {
    }

    bool isSound() const { return mechanism.coordinateCount > 0; }

    Vector3 place(const std::string& body, const Vector3& point = Vector3::Zero()) const
    {
        const auto& names = mechanism.bodyNames;
        return configuration.inGround(static_cast<int>(std::find(names.begin(), names.end(), body) - names.begin()),
                                      point);
    }

    Mechanism mechanism;
    Configuration configuration;
};

void addPeople()
{
    QTest::addColumn<Sex>("sex");
    QTest::addColumn<BodyDataSource>("source");
    QTest::newRow("de Leva, men") << Sex::Male << BodyDataSource::DeLeva1996;
    QTest::newRow("de Leva, women") << Sex::Female << BodyDataSource::DeLeva1996;
    QTest::newRow("Winter") << Sex::Male << BodyDataSource::Winter;
}

}  // namespace

class TestBodyData : public QObject {
    Q_OBJECT

private slots:
    void massesMakeABody_data() { addPeople(); }
    void massesMakeABody();
    void centresOfMassAgree();
    void lengthsMakeTheHeight_data() { addPeople(); }
    void lengthsMakeTheHeight();
    void everyNumberIsSensible_data() { addPeople(); }
    void everyNumberIsSensible();
    void valuesFromTheTables();
    void agreesWithDeLevaFile_data();
    void agreesWithDeLevaFile();
    void agreesWithWinterFile();
    void peopleAreChecked_data();
    void peopleAreChecked();
    void humanIsAsTallAndHeavyAsThePerson();
    void neckAndHeadMakeTheTablesHead();
    void humanIsSymmetric();
    void pointsMatchTheRod();
};

void TestBodyData::massesMakeABody()
{
    QFETCH(Sex, sex);
    QFETCH(BodyDataSource, source);
    const auto mass = [&](BodySegment segment) { return segmentData(segment, sex, source).massFraction; };
    double body = mass(Head) + mass(Trunk), trunk = 0;
    for (const BodySegment segment : limbs)
        body += 2 * mass(segment);
    for (const BodySegment segment : trunkParts)
        trunk += mass(segment);
    // Fractions are printed to 1e-4: fourteen of them, each off by half a unit at most, mostly cancel. The women's
    // table adds up to 0.9999.
    SINEW_COMPARE_NEAR(body, 1.0, {.abs = 1.01e-4});
    SINEW_COMPARE_NEAR(trunk, mass(Trunk), {.abs = 1e-12});
}

// De Leva gives one centre of mass for several pairs of ends: with the right lengths they are one place. Fractions are
// printed to 1e-4 and lengths to 0.1 mm, so a place is good to 0.1 mm.
void TestBodyData::centresOfMassAgree()
{
    const BodyDataSource source = BodyDataSource::DeLeva1996;
    for (const Sex sex : {Sex::Male, Sex::Female}) {
        const double height = sex == Sex::Male ? 1741 : 1735;  // mm
        const auto length = [&](BodySegment s) { return height * segmentData(s, sex, source).lengthFraction; };
        const double toJaw = height * bodyProportions(sex, source).headLength;
        const double toJawCentre = sex == Sex::Male ? 0.5976 : 0.5894;  // VERT-MIDG
        SINEW_COMPARE_NEAR(segmentData(Head, sex, source).centre * length(Head), toJawCentre * toJaw, {.abs = 0.1});
        const double fromNeck = length(UpperTrunk) + length(MiddleTrunk) + length(LowerTrunk);
        const double fromNeckCentre = sex == Sex::Male ? 0.5138 : 0.4964;  // CERV-MIDH
        SINEW_COMPARE_NEAR((1 - segmentData(Trunk, sex, source).centre) * length(Trunk),
                           (1 - fromNeckCentre) * fromNeck, {.abs = 0.1});
    }
}

void TestBodyData::lengthsMakeTheHeight()
{
    QFETCH(Sex, sex);
    QFETCH(BodyDataSource, source);
    const BodyProportions whole = bodyProportions(sex, source);
    double height = whole.ankleHeight + whole.neckLength + whole.headLength;
    for (const BodySegment segment : {UpperTrunk, MiddleTrunk, LowerTrunk, Thigh, Shank})
        height += segmentData(segment, sex, source).lengthFraction;
    SINEW_COMPARE_NEAR(height, 1.0, {.abs = 1e-12});
    // An ankle is between 2 and 15 cm high in an adult of 1.75 m.
    QVERIFY(whole.ankleHeight > 0.011 && whole.ankleHeight < 0.085);
    QVERIFY(whole.neckLength > 0.02 && whole.neckLength < whole.headLength);
}

void TestBodyData::everyNumberIsSensible()
{
    QFETCH(Sex, sex);
    QFETCH(BodyDataSource, source);
    for (int i = 0; i <= static_cast<int>(Foot); ++i) {
        const SegmentData data = segmentData(static_cast<BodySegment>(i), sex, source);
        QVERIFY(data.massFraction > 0 && data.massFraction < 0.5);
        QVERIFY(data.lengthFraction > 0.03 && data.lengthFraction < 0.4);
        QVERIFY(data.centre >= 0 && data.centre < 0.95);
        QVERIFY(data.gyration.minCoeff() > 0.09 && data.gyration.maxCoeff() < 0.7);
        QVERIFY(!data.ends.empty());
    }
}

void TestBodyData::valuesFromTheTables()
{
    const SegmentData thigh = segmentData(Thigh, Sex::Male, BodyDataSource::DeLeva1996);
    SINEW_COMPARE_NEAR(thigh.massFraction, 0.1416, {.rel = 1e-15});
    SINEW_COMPARE_NEAR(thigh.lengthFraction, 422.2 / 1741, {.rel = 1e-15});
    SINEW_COMPARE_NEAR(thigh.centre, 0.4095, {.rel = 1e-15});
    SINEW_COMPARE_NEAR(thigh.gyration, Vector3(0.329, 0.329, 0.149), {.rel = 1e-15});
    const SegmentData shank = segmentData(Shank, Sex::Female, BodyDataSource::DeLeva1996);
    SINEW_COMPARE_NEAR(shank.massFraction, 0.0481, {.rel = 1e-15});
    SINEW_COMPARE_NEAR(shank.lengthFraction, 438.6 / 1735, {.rel = 1e-15});
    SINEW_COMPARE_NEAR(shank.centre, 0.4352, {.rel = 1e-15});
    const SegmentData arm = segmentData(UpperArm, Sex::Female, BodyDataSource::Winter);
    SINEW_COMPARE_NEAR(arm.massFraction, 0.028, {.rel = 1e-15});
    SINEW_COMPARE_NEAR(arm.lengthFraction, 0.186, {.rel = 1e-15});
    SINEW_COMPARE_NEAR(arm.centre, 0.436, {.rel = 1e-15});
    // Across the arm Winter's radius, along it de Leva's.
    SINEW_COMPARE_NEAR(arm.gyration, Vector3(0.322, 0.322, 0.148), {.rel = 1e-15});
}

void TestBodyData::agreesWithDeLevaFile_data()
{
    QTest::addColumn<Sex>("sex");
    QTest::addColumn<QString>("file");
    QTest::newRow("men") << Sex::Male << "bsp_deleva1996_male.csv";
    QTest::newRow("women") << Sex::Female << "bsp_deleva1996_female.csv";
}

void TestBodyData::agreesWithDeLevaFile()
{
    QFETCH(Sex, sex);
    QFETCH(QString, file);
    const auto table = readTable(file.toLatin1().constData());
    if (table.empty())
        QSKIP("the reference data are not beside the checkout");
    const std::map<BodySegment, QString> names{{Head, "Head 2"},
                                               {Trunk, "Trunk 3"},
                                               {UpperTrunk, "Upper trunk 2"},
                                               {MiddleTrunk, "Middle trunk"},
                                               {LowerTrunk, "Lower trunk"},
                                               {UpperArm, "Upper arm"},
                                               {Forearm, "Forearm"},
                                               {Hand, "Hand 2"},
                                               {Thigh, "Thigh"},
                                               {Shank, "Shank"},
                                               {Foot, "Foot"}};
    for (const auto& [segment, name] : names) {
        const SegmentData data = segmentData(segment, sex, BodyDataSource::DeLeva1996);
        const auto row = table.find(name + ' ' + QString::fromStdString(std::string(data.ends)));
        QVERIFY2(row != table.end(), qPrintable(name));
        const Row& r = row->second;
        // The same decimal numbers.
        SINEW_COMPARE_NEAR(data.massFraction, r.at("Mass"), {.rel = 1e-15});
        SINEW_COMPARE_NEAR(data.centre, r.at("CM Long"), {.rel = 1e-15});
        SINEW_COMPARE_NEAR(data.gyration, Vector3(r.at("Rg Sag"), r.at("Rg Trans"), r.at("Rg Long")), {.rel = 1e-15});
    }
}

void TestBodyData::agreesWithWinterFile()
{
    const auto table = readTable("bsp_dempster_winter.csv");
    if (table.empty())
        QSKIP("the reference data are not beside the checkout");
    // The table's ends stand the other way round where the centre counts from the distal one.
    const std::map<BodySegment, std::pair<QString, QString>> rows{{Head, {"Head neck C7T1-RIB1EAR", "CM dist"}},
                                                                  {Trunk, {"Trunk GTR-SJC", "CM dist"}},
                                                                  {UpperTrunk, {"Thorax C7T1-T12L1-DIAP", "CM prox"}},
                                                                  {MiddleTrunk, {"Abdomen T12L1-GTR", "CM prox"}},
                                                                  {LowerTrunk, {"Pelvis L4L5-GTR", "CM prox"}},
                                                                  {UpperArm, {"Upper arm SJC-EJC", "CM prox"}},
                                                                  {Forearm, {"Forearm EJC-STYL", "CM prox"}},
                                                                  {Hand, {"Hand WJC-KNU2", "CM prox"}},
                                                                  {Thigh, {"Thigh GTR-KJC", "CM prox"}},
                                                                  {Shank, {"Leg KJC-MMAL", "CM prox"}},
                                                                  {Foot, {"Foot LMAL-MT2", "CM prox"}}};
    for (const auto& [segment, place] : rows) {
        const SegmentData data = segmentData(segment, Sex::Male, BodyDataSource::Winter);
        const auto row = table.find(place.first);
        QVERIFY2(row != table.end(), qPrintable(place.first));
        SINEW_COMPARE_NEAR(data.massFraction, row->second.at("Mass"), {.rel = 1e-15});
        SINEW_COMPARE_NEAR(data.centre, row->second.at(place.second), {.abs = 1e-15});
        const double radius = row->second.at("Rg CM");
        if (radius > 0)
            SINEW_COMPARE_NEAR(data.gyration[1], radius, {.rel = 1e-15});
    }
}

void TestBodyData::peopleAreChecked_data()
{
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("mass");
    QTest::addColumn<QString>("hint");
    const QString height = "give a height between 0.4 and 2.8 m", mass = "give a mass between 2 and 650 kg";
    QTest::newRow("an adult") << 1.8 << 80.0 << QString();
    QTest::newRow("a child") << 0.9 << 12.0 << QString();
    QTest::newRow("negative height") << -1.7 << 70.0 << height;
    QTest::newRow("height in cm") << 170.0 << 70.0 << height;
    QTest::newRow("no height") << 0.0 << 70.0 << height;
    QTest::newRow("height is not a number") << std::numeric_limits<double>::quiet_NaN() << 70.0 << height;
    QTest::newRow("negative mass") << 1.7 << -70.0 << mass;
    QTest::newRow("mass in g") << 1.7 << 70000.0 << mass;
    QTest::newRow("infinite mass") << 1.7 << std::numeric_limits<double>::infinity() << mass;
}

void TestBodyData::peopleAreChecked()
{
    QFETCH(double, height);
    QFETCH(double, mass);
    QFETCH(QString, hint);
    const auto problem = problemOf({Sex::Female, height, mass, BodyDataSource::DeLeva1996});
    QCOMPARE(problem.has_value(), !hint.isEmpty());
    if (problem)
        QCOMPARE(QString::fromStdString(problem->hint.english()), hint);
}

void TestBodyData::humanIsAsTallAndHeavyAsThePerson()
{
    for (const BodyDataSource source : {BodyDataSource::DeLeva1996, BodyDataSource::Winter}) {
        FigureOptions options;
        options.person = meanPerson(Sex::Female);
        options.person.source = source;
        options.person.height = 1.62;
        options.person.mass = 55;
        const Model model = human17(options);
        // The women's fractions add up to 0.9999.
        SINEW_COMPARE_NEAR(massOf(model), 55.0, {.rel = 1.01e-4});
        const Standing at(model);
        QVERIFY(at.isSound());
        const auto landmark = [&](const char* body, const char* name) {
            for (const Landmark& l : findBody(model, body)->landmarks) {
                if (l.name == name)
                    return at.place(body, l.position);
            }
            return Vector3(0, -1, 0);
        };
        // A sum of seven lengths, each rounded to 1e-6 m.
        SINEW_COMPARE_NEAR(landmark("head", "vertex").y(), 1.62, {.abs = 3.5e-6});
        SINEW_COMPARE_NEAR(landmark("left_foot", "toe").y(), 0.0, {.abs = 2e-6});
        SINEW_COMPARE_NEAR(landmark("right_foot", "heel").y(), 0.0, {.abs = 2e-6});
        // Toes point forward, the right side is at positive z, the hands hang beside the thighs.
        QVERIFY(landmark("right_foot", "toe").x() > 0.1 && landmark("right_foot", "heel").x() < 0);
        QVERIFY(at.place("right_thigh").z() > 0 && at.place("left_thigh").z() < 0);
        QVERIFY(at.place("right_hand").y() < at.place("right_thigh").y());
        QVERIFY(at.place("right_hand").y() > at.place("right_shank").y());
    }
}

void TestBodyData::neckAndHeadMakeTheTablesHead()
{
    const Person person;
    const Model model = human17({});
    const SegmentData table = segmentData(BodySegment::Head, person.sex, person.source);
    const Standing at(model);
    double mass = 0;
    Vector3 centre = Vector3::Zero();
    for (const char* name : {"neck", "head"}) {
        const Body& body = *findBody(model, name);
        mass += body.mass.value;
        centre += body.mass.value * at.place(name, body.centreOfMass);
    }
    centre /= mass;
    Matrix3 inertia = Matrix3::Zero();
    for (const char* name : {"neck", "head"}) {
        const Body& body = *findBody(model, name);
        const Vector3 r = at.place(name, body.centreOfMass) - centre;
        inertia += inertiaTensor(body.inertia, body.mass.value)
                   + body.mass.value * (r.squaredNorm() * Matrix3::Identity() - r * r.transpose());
    }
    const double length = table.lengthFraction * person.height;
    SINEW_COMPARE_NEAR(mass, table.massFraction, {.rel = 1e-14});
    // Lengths and radii are rounded to 1e-6 m, the smallest radius is 0.03 m.
    SINEW_COMPARE_NEAR(person.height - centre.y(), table.centre * length, {.abs = 4e-6});
    const Vector3 k = length * table.gyration;
    const Vector3 expected = mass * Vector3(k[0] * k[0], k[2] * k[2], k[1] * k[1]);
    SINEW_COMPARE_NEAR(inertia.diagonal(), expected, {.rel = 7e-5});
}

void TestBodyData::humanIsSymmetric()
{
    const Model model = human17({});
    for (const Body& right : model.bodies) {
        if (!right.name.starts_with("right_"))
            continue;
        const Body* left = findBody(model, "left_" + right.name.substr(6));
        QVERIFY(left != nullptr);
        QCOMPARE(left->mass.value, right.mass.value);
        QVERIFY(left->inertia == right.inertia && left->centreOfMass == right.centreOfMass);
    }
    // Moving a leg outwards is a turn to the other side, and as far.
    const Coordinate &left = *findCoordinate(model, "left_hip_rx"), &right = *findCoordinate(model, "right_hip_rx");
    QCOMPARE(left.minimum, -right.maximum);
    QCOMPARE(left.maximum, -right.minimum);
    QVERIFY(left.maximum > -left.minimum);
    QCOMPARE(findCoordinate(model, "left_hip_rz")->maximum, findCoordinate(model, "right_hip_rz")->maximum);
}

void TestBodyData::pointsMatchTheRod()
{
    const figure::RodInertia rod{7, 0.4, 0.3};
    const std::vector<MassPoint> points = figure::equivalentPoints(rod);
    double mass = 0, first = 0, second = 0;
    for (const MassPoint& point : points) {
        mass += point.mass.value;
        first += point.mass.value * point.fraction;
        second += point.mass.value * point.fraction * point.fraction;
        QVERIFY(point.mass.value > 0);
    }
    SINEW_COMPARE_NEAR(mass, 7.0, {.rel = 1e-15});
    SINEW_COMPARE_NEAR(first, 7 * 0.4, {.rel = 1e-15});
    SINEW_COMPARE_NEAR(second, 7 * (0.4 * 0.4 + 0.3 * 0.3), {.rel = 1e-15});
    // 0.5 is the most that fits between the ends of a rod with its centre in the middle.
    QCOMPARE(figure::equivalentPoints({2, 0.5, 0.5}), figure::equivalentPoints({2, 0.5, 0.6}));
    const figure::RodInertia other = figure::reversed(rod);
    SINEW_COMPARE_NEAR(other.centre, 0.6, {.rel = 1e-15});
}

SINEW_TEST(TestBodyData)

}  // namespace tst_body_data

#include "tst_body_data.moc"
