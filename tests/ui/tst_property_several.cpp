// Fields of several objects at once, and the lists, functions and splines of one.

#include <memory>

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/property_editor_fixture.h"
#include "ui/panels/properties/function_curve.h"
#include "ui/panels/properties/function_table.h"
#include "ui/panels/properties/property_editor.h"
#include "ui/panels/properties/property_field.h"
#include "ui/panels/properties/property_label.h"
#include "ui/session/session.h"
#include "ui/text/language.h"
#include "ui/widgets/number_field.h"

namespace tst_property_several {

using namespace sinew;

class TestPropertySeveral : public test::PropertyEditorTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void severalObjectsAreSetTogether()
    {
        const std::string second = m_session->project().model.links[1].name;
        type(number("damping"), "5");
        m_session->toggleSelected({ObjectKind::Link, second});
        QCOMPARE(number("damping")->text(), QString());
        QCOMPARE(number("damping")->placeholderText(), QStringLiteral("several"));
        QVERIFY(!field("name"));
        const std::size_t entries = m_session->document().size();
        type(number("damping"), "7");
        QCOMPARE(m_session->project().model.links[0].damping, 7.0);
        QCOMPARE(m_session->project().model.links[1].damping, 7.0);
        QCOMPARE(m_session->document().size(), entries + 1);
    }

    // Those of the stiffness belong to a part of the link.
    void fieldsOfPartsAreSetTogether()
    {
        QVERIFY(m_session->openAndWait(test::hip));
        selectLinks(3);
        const Place stiffness = at("stiffness");
        PropertyField* modulus = m_editor->fieldOf(stiffness, "modulus");
        QVERIFY(modulus);
        type(modulus->findChild<NumberField*>(), "4 MPa");
        for (std::size_t i = 0; i < 3; ++i)
            SINEW_COMPARE_NEAR(material(i).modulus, 4e6, {.rel = 1e-15});
        QCOMPARE(material(3).modulus, 3e6);
        QCOMPARE(m_session->document().size(), std::size_t(1));
        // A link that has another form of stiffness has no modulus: none is offered.
        Project project = m_session->project();
        project.model.links[1].stiffness = DirectStiffness{1e4};
        m_session->edit(std::move(project), {"Spoil"});
        QVERIFY(!m_editor->fieldOf(stiffness, "modulus"));
        QVERIFY(formOf("Form of stiffness"));
        QVERIFY(!formOf("Stiffness"));  // that is the number alone
    }

    void anExpressionIsComputedForEachObject()
    {
        QVERIFY(m_session->openAndWait(test::hip));
        selectLinks(3);
        const Model before = m_session->project().model;
        PropertyField* area = m_editor->fieldOf(at("stiffness"), "area");
        QVERIFY(area);
        type(area->findChild<NumberField*>(), "area * 2");
        for (std::size_t i = 0; i < 3; ++i)
            SINEW_COMPARE_NEAR(material(i).area, 2 * std::get<MaterialStiffness>(before.links[i].stiffness).area,
                               {.rel = 1e-12});
        // Nothing is changed when it is out of bounds in one of them.
        const Project doubled = m_session->project();
        area = m_editor->fieldOf(at("stiffness"), "area");
        type(area->findChild<NumberField*>(), "area - 1000 mm^2");
        QVERIFY(m_session->project() == doubled);
        QVERIFY2(area->reason().contains("out of bounds"), qPrintable(area->reason()));
    }

    // Of a vector, the number that was typed; the others stay as each object has them.
    void oneNumberOfAVectorIsSetTogether()
    {
        QVERIFY(m_session->openAndWait(test::hip));
        const Model before = m_session->project().model;
        const std::string thigh = before.bodies[1].name;
        m_session->selectObjects({{ObjectKind::Body, thigh}, {ObjectKind::Body, before.bodies[0].name}});
        PropertyField* centre = m_editor->fieldOf({"bodies", thigh}, "centre_of_mass");
        QVERIFY(centre);
        type(centre->findChildren<NumberField*>().at(0), "25");
        for (std::size_t i = 0; i < 2; ++i) {
            const Vector3& now = m_session->project().model.bodies[i].centreOfMass;
            SINEW_COMPARE_NEAR(now.x(), 0.025, {.rel = 1e-15});
            QCOMPARE(now.y(), before.bodies[i].centreOfMass.y());
        }
    }

    void differencesFromTheFileAreMarked()
    {
        auto* revert = field("damping")->findChild<QToolButton*>(QStringLiteral("revert"));
        QVERIFY(revert->isHidden());
        type(number("damping"), "5");
        revert = field("damping")->findChild<QToolButton*>(QStringLiteral("revert"));
        QVERIFY(!revert->isHidden());
        QTest::mouseClick(revert, Qt::LeftButton);
        QCOMPARE(link().damping, 0.0);
        QVERIFY(revert->isHidden());
    }

    void itemsOfListsComeMoveAndGo()
    {
        const std::size_t count = link().path.size();
        click("add path");
        QCOMPARE(link().path.size(), count + 1);
        // The new point is open.
        const Place point = at("path/" + std::to_string(count));
        PropertyField* position = m_editor->fieldOf(point, "position");
        QVERIFY(position);
        type(position->findChildren<NumberField*>().at(1), "25");
        SINEW_COMPARE_NEAR(link().path.back().position.y(), 0.025, {.rel = 1e-15});
        QCOMPARE(link().path.back().position.x(), 0.0);
        m_session->undo();
        m_session->undo();
        QCOMPARE(link().path.size(), count);
    }

    // The tree and the view name a landmark by its name, rows may name it by its number.
    void aChosenPartIsOpenedOnce()
    {
        QVERIFY(m_session->openAndWait(test::hip));
        const Body body = m_session->project().model.bodies.back();
        QVERIFY(body.landmarks.size() > 1);
        const Place landmark = {"bodies", body.name, "landmarks", body.landmarks[1].name};
        m_session->selectPlace(landmark);
        Place place;
        for (const PropertyRow& row : propertyRows(m_session->project(), {"bodies", body.name})) {
            if (row.key == "landmarks")
                place = row.parts[1].place;
        }
        QVERIFY(m_editor->fieldOf(place, "position"));
        click("item " + toText(place));
        QVERIFY(!m_editor->fieldOf(place, "position"));
        m_session->setBodyWeight(500);
        QVERIFY(!m_editor->fieldOf(place, "position"));
        m_session->selectPlace({"bodies", body.name});
        m_session->selectPlace(landmark);
        QVERIFY(m_editor->fieldOf(place, "position"));
    }

    // The place of a coefficient is its power.
    void theHighestPowerGoes()
    {
        FunctionTable table;
        PropertyRow row;
        row.kind = RowKind::Coefficients;
        row.value.numbers = {1, 2, 3};
        table.setRow(row);
        table.findChild<QTableWidget*>()->setCurrentCell(0, 1);
        QSignalSpy entered(&table, &FunctionTable::numbersEntered);
        table.findChildren<QToolButton*>().at(1)->click();
        QCOMPARE(entered.count(), 1);
        QCOMPARE(entered[0][0].value<std::vector<double>>(), (std::vector<double>{1, 2}));
        // A spline without points gets its first two.
        row.kind = RowKind::Points;
        row.value.numbers = {};
        table.setRow(row);
        table.findChildren<QToolButton*>().at(0)->click();
        QCOMPARE(entered[1][0].value<std::vector<double>>(), (std::vector<double>{0, 0, 1, 0}));
    }

    // The handles of a spline's points did nothing.
    void pointsOfASplineAreDragged()
    {
        FunctionCurve curve;
        curve.resize(220, 96);
        PropertyRow row;
        row.kind = RowKind::Points;
        row.value.numbers = {0, 0, 1, 2, 2, 0};
        curve.setRow(row);
        QSignalSpy entered(&curve, &FunctionCurve::numbersEntered);
        const auto pixel = [&](double x, double y) { return curve.pixelOf(x, y).toPoint(); };
        QTest::mousePress(&curve, Qt::LeftButton, {}, pixel(1, 2));
        QTest::mouseMove(&curve, pixel(1.2, 1));
        QTest::mouseMove(&curve, pixel(1.5, 1));
        QTest::mouseRelease(&curve, Qt::LeftButton, {}, pixel(1.5, 1));
        QCOMPARE(entered.count(), 1);  // one change a drag
        auto numbers = entered[0][0].value<std::vector<double>>();
        // Half a pixel of 166 for a length of 2, and of 68 for a height of 2.
        SINEW_COMPARE_NEAR(numbers[2], 1.5, {.abs = 0.01});
        SINEW_COMPARE_NEAR(numbers[3], 1.0, {.abs = 0.03});
        // Points keep their order.
        curve.setRow(row);
        QTest::mousePress(&curve, Qt::LeftButton, {}, pixel(1, 2));
        QTest::mouseMove(&curve, pixel(3, 1));
        QTest::mouseRelease(&curve, Qt::LeftButton, {}, pixel(3, 1));
        numbers = entered[1][0].value<std::vector<double>>();
        QVERIFY(numbers[2] < 2);
        curve.setRow(row);
        QTest::mouseDClick(&curve, Qt::LeftButton, {}, pixel(0.5, 1.2));
        QCOMPARE(entered[2][0].value<std::vector<double>>().size(), std::size_t(8));
        QTest::mouseDClick(&curve, Qt::LeftButton, {}, pixel(1, 2));
        QCOMPARE(entered[3][0].value<std::vector<double>>(), (std::vector<double>{0, 0, 2, 0}));
    }
};

SINEW_TEST(TestPropertySeveral)

}  // namespace tst_property_several

#include "tst_property_several.moc"
