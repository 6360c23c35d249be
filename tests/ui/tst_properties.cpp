#include <tuple>

#include <QTest>

#include "core/document/object_lists.h"
#include "panel_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/coordinates/coordinate_state.h"
#include "ui/panels/properties/properties.h"
#include "ui/text/display_names.h"

namespace tst_properties {

using namespace sinew;

class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void namesAreReadable_data();
    void namesAreReadable();
    void nothingForNothing();
    void countsSeveral();
    void whatIsNotComputedHasItsName();
    void describesABody();
    void describesALink();
    void describesASlackLink();
    void describesAJoint();
    void describesALockedCoordinate();
    void describesALoadInBodyWeights();
    void copiesWithPlainMinus();
    void coordinatesHaveASliderRange();
    void coordinatesSayWhatIsMissing();
    void effortKeepsItsScale();
    void loadsOfOneNameAreToldApart();
    void aRecordingShowsItsOwnNumbers();
    void aCriterionShowsNoElongation();
};

static QString valueOf(const std::vector<Property>& properties, const QString& label)
{
    for (const Property& property : properties) {
        if (property.label == label)
            return property.value;
    }
    return {};
}

static std::vector<Property> describe(const test::PanelFixture& fixture, ObjectKind kind, const char* name)
{
    PanelInput input = fixture.input();
    input.selection = {kind, name};
    return propertiesOf(input);
}

void TestProperties::namesAreReadable_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("readable");
    QTest::addColumn<QString>("brief");
    QTest::newRow("plain") << "iliopsoas"
                           << "iliopsoas"
                           << "iliopsoas";
    QTest::newRow("underscores") << "rectus_femoris"
                                 << "rectus femoris"
                                 << "rectus femoris";
    QTest::newRow("right side") << "hip_r"
                                << "hip (right)"
                                << "hip (right)";
    QTest::newRow("left side") << "hip_flexion_l"
                               << "hip flexion (left)"
                               << "hip flexion (left)";
    QTest::newRow("directions") << "gluteus medius, posterior"
                                << "gluteus medius, posterior"
                                << "gluteus medius, post.";
    QTest::newRow("direction alone") << "anterior"
                                     << "anterior"
                                     << "anterior";
}

void TestProperties::namesAreReadable()
{
    QFETCH(QString, name);
    QTEST(readableName(name.toStdString()), "readable");
    QTEST(shortName(name.toStdString()), "brief");
}

void TestProperties::nothingForNothing()
{
    const test::PanelFixture fixture;
    QVERIFY(propertiesOf(fixture.input()).empty());
    QVERIFY(describe(fixture, ObjectKind::Link, "nobody").empty());
}

void TestProperties::countsSeveral()
{
    const test::PanelFixture fixture;
    PanelInput input = fixture.input();
    const std::set<ObjectId> others{{ObjectKind::Body, "femur_r"}, {ObjectKind::Link, "gluteus_medius_anterior"}};
    input.selection = {ObjectKind::Body, "pelvis"};
    input.alsoSelected = &others;
    const std::vector<Property> shown = resultsOf(input);
    QCOMPARE(shown.front().label, QStringLiteral("3 objects"));
    QCOMPARE(shown.front().value, QStringLiteral("2 bodies, 1 link"));
    QVERIFY(shown.at(1).value.contains(QStringLiteral("2 bodies")));
    QCOMPARE(propertiesOf(input).size(), std::size_t(1));
}

// Sources, and what a model that is not sound yet has only as a person edits it.
void TestProperties::whatIsNotComputedHasItsName()
{
    const test::PanelFixture fixture;
    Model document = fixture.model;
    document.bodies.push_back({.name = "new_rod"});
    document.sources.push_back({"Smith 2001", "J. Smith, Bones, 2001."});
    const PanelInput computed = fixture.input();
    for (const auto& [id, name, noun] : {std::tuple(ObjectId{ObjectKind::Body, "new_rod"}, "new rod", "body"),
                                         std::tuple(objectIn("sources", "Smith 2001"), "Smith 2001", "source")}) {
        PanelInput input{document, computed.model, computed.situation, computed.hidden};
        input.frame = computed.frame;
        input.selection = id;
        const std::vector<Property> shown = resultsOf(input);
        QCOMPARE(shown.size(), std::size_t(1));
        QVERIFY(shown[0].kind == PropertyKind::Heading);
        QCOMPARE(shown[0].label, QString(name));
        QCOMPARE(shown[0].value, QString(noun));
    }
}

void TestProperties::describesABody()
{
    const std::vector<Property> body = describe(test::PanelFixture(), ObjectKind::Body, "pelvis");
    QCOMPARE(body.front().label, QStringLiteral("pelvis"));
    // 0.142 of 700 N at standard gravity.
    QCOMPARE(valueOf(body, QStringLiteral("Mass")), QStringLiteral("10.1 kg"));
    QCOMPARE(valueOf(body, QStringLiteral("of the body mass")), QStringLiteral("14 %"));
    QCOMPARE(body.back().value, QStringLiteral("A. Author, A book, 1999."));
}

void TestProperties::describesALink()
{
    const std::vector<Property> link = describe(test::PanelFixture(), ObjectKind::Link, "gluteus_medius_anterior");
    QCOMPARE(valueOf(link, QStringLiteral("State")), QStringLiteral("engaged"));
    QCOMPARE(valueOf(link, QStringLiteral("Tension")), QStringLiteral("350 N"));
    QCOMPARE(valueOf(link, QStringLiteral("of the body weight")), QStringLiteral("50 %"));
    QCOMPARE(valueOf(link, QStringLiteral("Length")), QStringLiteral("100.0 mm"));
    QCOMPARE(valueOf(link, QStringLiteral("Stiffness")), QStringLiteral("200 N/mm"));
    QCOMPARE(valueOf(link, QStringLiteral("hip flexion")), QStringLiteral("20.0 mm"));
    QCOMPARE(valueOf(link, QStringLiteral("To")), QStringLiteral("femur (right)"));
}

void TestProperties::describesASlackLink()
{
    const std::vector<Property> link = describe(test::PanelFixture(), ObjectKind::Link, "gracilis");
    QCOMPARE(valueOf(link, QStringLiteral("State")), QStringLiteral("slack"));
    QCOMPARE(valueOf(link, QStringLiteral("Gap")), QStringLiteral("13.0 mm"));
    QVERIFY(valueOf(link, QStringLiteral("Tension")).isEmpty());
}

void TestProperties::describesAJoint()
{
    test::PanelFixture fixture;
    std::vector<Property> joint = describe(fixture, ObjectKind::Joint, "hip_r");
    QCOMPARE(valueOf(joint, QStringLiteral("Force")), QStringLiteral("0, 1680, 0 N"));
    QCOMPARE(valueOf(joint, QStringLiteral("in body weights")), QStringLiteral("2.40 BW"));
    fixture.solution->status = StaticsStatus::NotConverged;
    joint = describe(fixture, ObjectKind::Joint, "hip_r");
    QVERIFY(valueOf(joint, QStringLiteral("Force")).isEmpty());
}

void TestProperties::describesALockedCoordinate()
{
    const std::vector<Property> coordinate = describe(test::PanelFixture(), ObjectKind::Coordinate, "exo_length");
    QCOMPARE(valueOf(coordinate, QStringLiteral("Mode")), QStringLiteral("locked"));
    QCOMPARE(valueOf(coordinate, QStringLiteral("Reaction")), QStringLiteral("55.0 N"));
}

void TestProperties::describesALoadInBodyWeights()
{
    const std::vector<Property> load = describe(test::PanelFixture(), ObjectKind::Load, "upper_body");
    QCOMPARE(valueOf(load, QStringLiteral("Force")), QStringLiteral("0, −350, 0 N"));
    QCOMPARE(valueOf(load, QStringLiteral("in body weights")), QStringLiteral("0.50 BW"));
}

void TestProperties::copiesWithPlainMinus()
{
    const QString text = propertiesAsText(describe(test::PanelFixture(), ObjectKind::Load, "upper_body"));
    QVERIFY(text.contains(QStringLiteral("Force\t0, -350, 0 N\n")));
}

void TestProperties::coordinatesHaveASliderRange()
{
    test::PanelFixture fixture;
    fixture.model.coordinates[0].minimum = -0.2;
    const std::vector<CoordinateState> states = coordinateStates(fixture.input());
    QCOMPARE(states[0].minimum, -0.2);
    QVERIFY(states[0].maximum > 3);
    QCOMPARE(states[1].minimum, -1.0);
    QCOMPARE(states[1].maximum, 1.0);
    QVERIFY(!states[0].reaction);
    QCOMPARE(states[1].reaction.value_or(0), 55.0);
}

void TestProperties::coordinatesSayWhatIsMissing()
{
    test::PanelFixture fixture;
    fixture.solution->missing[0] = 12.3;
    QVERIFY(!coordinateStates(fixture.input())[0].missing);
    fixture.solution->status = StaticsStatus::NotHoldable;
    const std::vector<CoordinateState> states = coordinateStates(fixture.input());
    QCOMPARE(states[0].missing.value_or(0), 12.3);
    QVERIFY(!states[1].missing);
    QVERIFY(!states[1].reaction);
}

void TestProperties::effortKeepsItsScale()
{
    QVERIFY(effortInScale(35, Scale::BodyWeight, 700) == (Amount{0.05, Scale::BodyWeight}));
    QVERIFY(effortInScale(35, Scale::Si, 700) == (Amount{35, Scale::Si}));
    QVERIFY(effortInScale(35, Scale::BodyWeight, 0) == (Amount{35, Scale::Si}));
}

// The properties were those of the first load that had the name.
void TestProperties::loadsOfOneNameAreToldApart()
{
    test::PanelFixture fixture;
    Load bag{.name = "upper_body", .body = "pelvis", .force = {0, -20, 0}};
    fixture.model.activities[1].loads = {bag};
    bag.force.y() = -5;
    fixture.model.activities[1].steps[1].loads = {bag};
    const auto sizeOf = [&](const ObjectId& id) {
        PanelInput input = fixture.input();
        input.selection = id;
        return valueOf(propertiesOf(input), QStringLiteral("Size"));
    };
    QCOMPARE(sizeOf({ObjectKind::Load, "upper_body"}), QStringLiteral("350 N"));
    QCOMPARE(sizeOf({ObjectKind::Load, "upper_body", "slow_walking"}), QStringLiteral("20.0 N"));
    QCOMPARE(sizeOf({ObjectKind::Load, "upper_body", "slow_walking", "50_%"}), QStringLiteral("5.00 N"));
    QCOMPARE(sizeOf({ObjectKind::Load, "upper_body", "stance"}), QString());
}

void TestProperties::aRecordingShowsItsOwnNumbers()
{
    const test::PanelFixture fixture;
    ResultFrame frame = fixture.frame();
    frame.time = 0.25;
    frame.coordinates[0] = {.value = 1, .speed = 2, .acceleration = 3, .isHeld = true, .effort = 40, .passive = -5};
    frame.links[0].force = 10;
    const auto described = [&](ObjectKind kind, const char* name) {
        PanelInput input = fixture.input();
        input.frame = std::make_shared<const ResultFrame>(frame);
        input.selection = {kind, name};
        return propertiesOf(input);
    };
    const std::vector<Property> flexion = described(ObjectKind::Coordinate, "hip_flexion");
    QCOMPARE(valueOf(flexion, QStringLiteral("Value")), QStringLiteral("57.3°"));
    QVERIFY(valueOf(flexion, QStringLiteral("Speed")).endsWith(QStringLiteral("°/s")));
    QCOMPARE(valueOf(flexion, QStringLiteral("Given")), QStringLiteral("its motion"));
    QCOMPARE(valueOf(flexion, QStringLiteral("Drive")), QStringLiteral("40.0 N m"));
    QCOMPARE(valueOf(flexion, QStringLiteral("Spring, damper, stops")), QStringLiteral("−5.00 N m"));
    QVERIFY(valueOf(flexion, QStringLiteral("Mode")).isEmpty());
    const std::vector<Property> link = described(ObjectKind::Link, "gluteus_medius_anterior");
    QCOMPARE(valueOf(link, QStringLiteral("Tension")), QStringLiteral("10.0 N"));
    // The sliders stand where the recording is, and cannot be moved.
    PanelInput input = fixture.input();
    input.frame = std::make_shared<const ResultFrame>(frame);
    const std::vector<CoordinateState> states = coordinateStates(input);
    QCOMPARE(states[0].value, 1.0);
    QVERIFY(states[0].isRecorded && !coordinateStates(fixture.input())[0].isRecorded);
    QCOMPARE(states[0].drive.value_or(0), 40.0);
}

// What a criterion does not know was written as 0.
void TestProperties::aCriterionShowsNoElongation()
{
    const test::PanelFixture fixture;
    ResultFrame frame = fixture.frame();
    for (LinkFrame& link : frame.links) {
        link.elongation.reset();
        link.gap.reset();
    }
    for (const char* name : {"gluteus_medius_anterior", "gracilis"}) {
        PanelInput input = fixture.input();
        input.frame = std::make_shared<const ResultFrame>(frame);
        input.selection = {ObjectKind::Link, name};
        const std::vector<Property> link = propertiesOf(input);
        QVERIFY(!valueOf(link, QStringLiteral("State")).isEmpty());
        QVERIFY(valueOf(link, QStringLiteral("Elongation")).isEmpty());
        QVERIFY(valueOf(link, QStringLiteral("Gap")).isEmpty());
    }
}

SINEW_TEST(TestProperties)

}  // namespace tst_properties

#include "tst_properties.moc"
