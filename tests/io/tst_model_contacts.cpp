#include <sstream>

#include <QTest>

#include "core/mechanism/mechanism.h"
#include "malformed.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_model_contacts {

// Contacts in model files: their format, the rules they obey, and what is computed with.
class TestModelContacts : public QObject {
    Q_OBJECT

private slots:
    void baseModelsReadWithoutRemark();
    void malformed_data();
    void malformed() { checkRow(); }
    void rules_data();
    void rules() { checkRow(); }
    void planeRules_data();
    void planeRules() { checkRow(); }
    void numbersAreSi();
    void defaultsAreThoseOfTheReadme();
    void restitutionOfSoftContactHasNoEffect();
    void linesAreShort();
    void partsOfSegmentsMayTouch();
    void planesAreRightHanded_data();
    void planesAreRightHanded();
    void dampingIsCompiled();
};

void TestModelContacts::baseModelsReadWithoutRemark()
{
    QCOMPARE(remarksOn(contactModel), std::string());
    QCOMPARE(remarksOn(planeContactModel), std::string());
}

void TestModelContacts::malformed_data()
{
    addColumns();
    addRows(
        contactModel,
        {
            {"contacts that are no list", R"("contacts": [)", R"("contacts": 7, "note": [)",
             "7:14: error: expected a list for 'contacts', found the number 7; "
             "put it between [ and ], even if it has one item\n"
             "7:17: warning: unknown key 'note' in the model; it has no effect, but is kept when the file is saved"},
            {"a contact that is a text", R"("contacts": [)", R"("contacts": ["heel",)",
             "7:15: error: expected a contact, found the text 'heel'; write it as an object, {\"key\": value, ...}"},
            {"a contact without a name", R"("name": "heel", )", "",
             "8:3: error: the key 'name' is missing from a contact; add \"name\": ..."},
            {"a contact without a body", R"("body": "right", "against")", R"("against")",
             "10:3: error: the key 'body' is missing from a contact; add \"body\": ..."},
            {"an unknown key", R"("restitution")", R"("restituton")",
             "10:55: warning: unknown key 'restituton' in a contact; did you mean 'restitution'?"},
            {"a body that is a number", R"("against": "left")", R"("against": 3)",
             "10:47: error: expected a text for 'against', found the number 3; put it between double quotes"},
            {"a point of two numbers", "[0.1, 0, 0.2]", "[0.1, 0]",
             "8:45: error: expected three numbers [x, y, z] for 'point', found a list of 2; "
             "write all three, without quotes or units"},
            {"a radius with a unit", R"("radius": 0.02)", R"("radius": "2 cm")",
             "8:70: error: expected a number for 'radius', found the text '2 cm'; "
             "write it as in 12.5 or -1e-3, without quotes or units"},
            {"a stiffness that is too large", "3e4", "3e400",
             "9:17: error: the number 3e400 is too large; every number must be finite"},
            {"damping without stiffness", "\"stiffness\": 3e4, ", "",
             "9:15: error: a contact has 'damping' but no 'stiffness'; "
             "add \"stiffness\": ..., or remove the key: without it the contact is rigid\n"
             "9:29: error: a contact has 'depth' but no 'stiffness'; "
             "add \"stiffness\": ..., or remove the key: without it the contact is rigid"},
            {"friction that is a number", R"({"coefficient": 0.5})", "0.5",
             "10:87: error: expected an object for 'friction', found the number 0.5; write "
             "{\"coefficient\": ...}"},
            {"friction without a coefficient", R"({"coefficient": 0.5})", "{}",
             "10:87: error: the key 'coefficient' is missing from 'friction'; add \"coefficient\": ..."},
            {"an unknown key of friction", R"({"coefficient": 0.5})", R"({"coefficient": 0.5, "limit": 1})",
             "10:108: warning: unknown key 'limit' in 'friction'; "
             "it has no effect, but is kept when the file is saved"},
            {"a key that stands twice", R"("restitution": 0.3)", R"("restitution": 0.3, "restitution": 0.4)",
             "10:75: error: the key 'restitution' stands twice in a contact; keep one of the two"},
            {"damping of a link that is a text", R"("damping": 0.5)", R"("damping": "much")",
             "6:15: error: expected a number for 'damping', found the text 'much'; "
             "write it as in 12.5 or -1e-3, without quotes or units"},
        });
}

void TestModelContacts::rules_data()
{
    addColumns();
    addRows(
        contactModel,
        {
            {"two contacts of one name", R"("name": "toe")", R"("name": "heel")",
             "10:12: error: another contact is named 'heel' already; names are unique within a kind"},
            {"an empty name", R"("name": "toe")", R"("name": "")",
             "10:12: error: the name of a contact is empty; give it a name that no other has"},
            {"a dangling body", R"("body": "left", "point")", R"("body": "lefd", "point")",
             "8:28: error: there is no body 'lefd'; did you mean 'left'?"},
            {"a dangling plane", R"("against": "left")", R"("against": "grund")",
             "10:47: error: there is no body 'grund'; did you mean 'ground'?"},
            {"a body against itself", R"("against": "left")", R"("against": "right")",
             "10:47: error: contact 'toe' lets body 'right' touch itself; name two bodies"},
            {"a negative radius", "0.02", "-0.02",
             "8:70: error: the radius of contact 'heel' is negative; it must be zero or above"},
            {"a normal without a length", "[0, 2, 0]", "[0, 0, 0]",
             "8:107: error: the normal of contact 'heel' has no length; give a direction, such as "
             "[0, 0, 1]"},
            {"a normal that is too long", "[0, 2, 0]", "[0, 1e200, 0]",
             "8:107: error: the normal of contact 'heel' is too long; give a direction, such as "
             "[0, 0, 1]"},
            {"a stiffness of zero", "3e4", "0",
             "9:17: error: the stiffness of contact 'heel' is zero; it must be above zero"},
            {"negative damping", "200", "-2",
             "9:33: error: the damping of contact 'heel' is negative; it must be zero or above"},
            {"a depth of zero", "0.01", "0", "9:47: error: the depth of contact 'heel' is zero; it must be above zero"},
            {"restitution above one", R"("restitution": 0.3)", R"("restitution": 1.2)",
             "10:70: error: the restitution of contact 'toe' lies outside 0 to 1; "
             "0: it stays where it hits; 1: it loses no speed"},
            {"negative restitution", R"("restitution": 0.3)", R"("restitution": -1)",
             "10:70: error: the restitution of contact 'toe' lies outside 0 to 1; "
             "0: it stays where it hits; 1: it loses no speed"},
            {"a friction coefficient of zero", R"("coefficient": 0.5)", R"("coefficient": 0)",
             "10:103: error: the coefficient of the friction of contact 'toe' is zero; it must be above zero"},
            {"friction of a soft contact without stiffness", R"("stiffness": 2e4, )", "",
             "9:65: error: the stiffness of the friction of contact 'heel' is zero; it must be above zero"},
            {"friction of a soft contact without damping", R"(, "damping": 90)", "",
             "9:65: error: the damping of the friction of contact 'heel' is zero; it must be above zero"},
            {"negative friction damping of a rigid contact", R"("coefficient": 0.5)",
             R"("coefficient": 0.5, "damping": -1)",
             "10:119: error: the damping of the friction of contact 'toe' is negative; it must be zero or above"},
            {"negative damping of a link", R"("damping": 0.5)", R"("damping": -0.5)",
             "6:15: error: the damping of link 'cord' is negative; it must be zero or above"},
        });
}

void TestModelContacts::planeRules_data()
{
    addColumns();
    addRows(planeContactModel,
            {
                {"a point out of the plane", "[0.1, 0.2, 0]", "[0.1, 0.2, 1]",
                 "3:57: error: the point of contact 'heel' leaves the plane of a plane model; set its z to 0"},
                {"a place out of the plane", "[0.3, 0, 0]", "[0.3, 0, 1]",
                 "3:81: error: the place of contact 'heel' leaves the plane of a plane model; set its z to 0"},
                {"a normal out of the plane", "[3, 4, 0]", "[3, 4, 0.1]",
                 "3:104: error: the normal of contact 'heel' leaves the plane of a plane model; set its z to 0"},
            });
}

void TestModelContacts::numbersAreSi()
{
    const Model model = read(contactModel).value.value();
    Contact heel{.name = "heel", .body = "left", .point = {0.1, 0, 0.2}, .radius = 0.02, .place = {0, -1, 0}};
    heel.normal = {0, 2, 0};
    heel.compliance = ContactCompliance{3e4, 200, 0.01};
    heel.friction = ContactFriction{0.8, 2e4, 90};
    QVERIFY(*findContact(model, "heel") == heel);
    Contact toe{.name = "toe", .body = "right", .against = "left", .restitution = 0.3};
    toe.friction = ContactFriction{0.5, 0, 0};
    QVERIFY(*findContact(model, "toe") == toe);
    QVERIFY(!findContact(model, "knee"));
    QCOMPARE(model.links[0].damping, 0.5);
}

void TestModelContacts::defaultsAreThoseOfTheReadme()
{
    const auto result = read(R"({"format": "sinew-model", "version": 1, "bodies": [{"name": "A"}],
        "joints": [{"name": "A", "kind": "weld", "parent": "ground", "child": "A"}],
        "contacts": [{"name": "c", "body": "A"}, {"name": "d", "body": "A", "stiffness": 5}]})");
    QVERIFY(result.ok() && result.diagnostics.empty());
    Contact c{.name = "c", .body = "A"};
    QVERIFY(result.value->contacts[0] == c);
    QCOMPARE(c.against, std::string("ground"));
    QVERIFY(c.normal == Vector3(0, 1, 0) && !c.compliance && !c.friction);
    QVERIFY(*result.value->contacts[1].compliance == (ContactCompliance{5, 0, {}}));
}

void TestModelContacts::restitutionOfSoftContactHasNoEffect()
{
    const std::string text = spoilt(contactModel, {"", R"("damping": 200)", R"("restitution": 0.5)", ""});
    QCOMPARE(remarksOn(text), std::string("9:37: warning: the restitution of contact 'heel' has no effect: it gives "
                                          "way; its damping decides how it bounces; without a stiffness it is rigid"));
}

void TestModelContacts::linesAreShort()
{
    const std::string lines = R"(    {"name": "heel", "body": "A", "radius": 0.02, "stiffness": 30000},
    {"name": "toe", "body": "A", "point": [0.2, 0, 0], "friction": {"coefficient": 0.5}}
)";
    const std::string text
        = "{\n  \"format\": \"sinew-model\",\n  \"version\": 1,\n  \"bodies\": [\n"
          "    {\"name\": \"A\"}\n  ],\n  \"joints\": [\n"
          "    {\"name\": \"A\", \"kind\": \"weld\", \"parent\": \"ground\", \"child\": \"A\"}\n  ],\n"
          "  \"contacts\": [\n"
          + lines + "  ]\n}\n";
    std::ostringstream out;
    writeModel(read(text).value.value(), out);
    QCOMPARE(QString::fromStdString(out.str()), QString::fromStdString(text));
}

void TestModelContacts::partsOfSegmentsMayTouch()
{
    Model model = read(segmentModel).value.value();
    model.contacts = {{.name = "c", .body = "shank.tip", .against = "arm.rod"}};
    const Result<Mechanism> mechanism = compile(model);
    QVERIFY(mechanism.ok());
    const CompiledContact& contact = mechanism.value->contacts.at(0);
    QCOMPARE(mechanism.value->bodyNames[std::size_t(contact.bodyA)], std::string("shank.tip"));
    QCOMPARE(mechanism.value->bodyNames[std::size_t(contact.bodyB)], std::string("arm.rod"));
    QCOMPARE(mechanism.value->contactNames.at(0), std::string("c"));
}

void TestModelContacts::planesAreRightHanded_data()
{
    QTest::addColumn<QList<double>>("normal");
    QTest::newRow("up") << QList<double>{0, 1, 0};
    QTest::newRow("along z") << QList<double>{0, 0, -3};
    QTest::newRow("nearly along z") << QList<double>{1e-3, 1e-3, 1};
    QTest::newRow("askew") << QList<double>{1, -2, 0.5};
    QTest::newRow("in the plane") << QList<double>{3, 4, 0};
    QTest::newRow("short") << QList<double>{1e-80, 1e-80, 0};
}

void TestModelContacts::planesAreRightHanded()
{
    QFETCH(QList<double>, normal);
    Model model = read(contactModel).value.value();
    model.contacts[0].normal = {normal[0], normal[1], normal[2]};
    const Mechanism mechanism = compile(model).value.value();
    const CompiledContact& contact = mechanism.contacts[0];
    // A few roundings each.
    SINEW_COMPARE_NEAR(contact.normal, model.contacts[0].normal.stableNormalized(), {.abs = 1e-15});
    Matrix3 axes;
    axes << contact.normal, contact.tangent1, contact.tangent2;
    SINEW_COMPARE_NEAR((axes.transpose() * axes), Matrix3(Matrix3::Identity()), {.abs = 1e-15});
    SINEW_COMPARE_NEAR(axes.determinant(), 1.0, {.abs = 1e-15});
    if (normal[2] == 0) {
        QCOMPARE(contact.tangent1.z(), 0.0);
        QVERIFY((contact.tangent2 == -Vector3::UnitZ()));
    }
}

void TestModelContacts::dampingIsCompiled()
{
    const Mechanism mechanism = compile(read(contactModel).value.value()).value.value();
    QCOMPARE(mechanism.links[0].damping, 0.5);
    QCOMPARE(mechanism.contacts[0].radius, 0.02);
    QVERIFY(mechanism.contacts[0].place == Vector3(0, -1, 0));
    QVERIFY(mechanism.contacts[0].compliance->stiffness == 3e4 && !mechanism.contacts[1].compliance);
    QCOMPARE(mechanism.contacts[1].restitution, 0.3);
    QCOMPARE(mechanism.contacts[1].friction->coefficient, 0.5);
}

SINEW_TEST(TestModelContacts)

}  // namespace sinew::test::tst_model_contacts

#include "tst_model_contacts.moc"
