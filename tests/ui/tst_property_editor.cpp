// The property editor over a real session, by real events.

#include <memory>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
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
#include "ui/widgets/bounded_field.h"
#include "ui/widgets/number_field.h"

namespace tst_property_editor {

using namespace sinew;

class TestPropertyEditor : public test::PropertyEditorTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void longLabelsAreNotCut()
    {
        const SpokenLanguage language("ru");
        PropertyEditor editor(*m_session);
        editor.resize(320, 900);
        editor.show();
        editor.refresh();
        const PropertyField* damping = editor.fieldOf({"links", firstLink()}, "damping");
        QVERIFY(damping);
        QCOMPARE(damping->label().text(), "Демпфирование");
        QVERIFY(damping->label().width() >= damping->label().neededWidth());
        PropertyLabel narrow;
        narrow.setName("Демпфирование", "Along the path");
        narrow.setColumnWidth(narrow.neededWidth() / 2);
        QVERIFY2(narrow.text().endsWith(u'…'), qPrintable(narrow.text()));
        QCOMPARE(narrow.toolTip(), "Демпфирование\nAlong the path");
    }

    void aNumberIsTyped()
    {
        QCOMPARE(m_session->document().size(), std::size_t(0));
        type(number("damping"), "12.5");
        QCOMPARE(link().damping, 12.5);
        const QString sentence = QString::fromStdString(m_session->document().undoSentence());
        QVERIFY2(sentence.startsWith(QString("Set damping of %1 to 12.5 ").arg(QString::fromStdString(firstLink()))),
                 qPrintable(sentence));
        // What is typed is an entry each time; steps in a row are one.
        type(number("damping"), "14");
        QCOMPARE(m_session->document().size(), std::size_t(2));
        number("damping")->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(number("damping"), Qt::Key_Up);
        QCOMPARE(m_session->document().size(), std::size_t(3));
        QVERIFY(link().damping > 14);
        m_session->undo();
        QCOMPARE(link().damping, 14.0);
        m_session->undo();
        QCOMPARE(link().damping, 12.5);
        m_session->undo();
        QCOMPARE(link().damping, 0.0);
        QCOMPARE(number("damping")->text(), QStringLiteral("0"));
    }

    void anExpressionStaysBesideItsValue()
    {
        type(number("shortening"), "2 * 3 mm");
        SINEW_COMPARE_NEAR(link().shortening, 0.006, {.rel = 1e-15});
        QCOMPARE(number("shortening")->text(), QStringLiteral("6"));
        QCOMPARE(number("shortening")->expression(), QStringLiteral("2 * 3 mm"));
        type(number("damping"), "shortening / 1 mm * 2 N s/m");
        SINEW_COMPARE_NEAR(link().damping, 12, {.rel = 1e-14});
        m_session->undo();
        m_session->undo();
        QVERIFY(number("shortening")->expression().isEmpty());
    }

    void whatIsRefusedStaysReadable()
    {
        const double before = stiffness();
        type(number("stiffness"), "-5");
        QCOMPARE(stiffness(), before);
        QCOMPARE(number("stiffness")->text(), QStringLiteral("-5"));
        QVERIFY(number("stiffness")->property("refused").toBool());
        QVERIFY2(saidIn("stiffness").contains("must be above 0"), qPrintable(saidIn("stiffness")));
        QVERIFY(saidIn("stiffness").contains("is kept"));
        // It stays when the field is left and when something else changes; Escape takes it back.
        type(number("damping"), "3");
        QCOMPARE(number("stiffness")->text(), QStringLiteral("-5"));
        number("stiffness")->setFocus();
        QTest::keyClick(number("stiffness"), Qt::Key_Escape);
        QVERIFY(!number("stiffness")->property("refused").toBool());
        type(number("damping"), "12 mm");
        QVERIFY2(saidIn("damping").contains("this is a length"), qPrintable(saidIn("damping")));
    }

    // The newest took the place of the others, and a tool tip lay on what the row said.
    void eachRefusalKeepsItsReason()
    {
        m_session->select({ObjectKind::Model, {}});
        PropertyField* gravity = m_editor->fieldOf({}, "gravity");
        QVERIFY(gravity);
        const QList<NumberField*> numbers = gravity->findChildren<NumberField*>();
        type(numbers.at(0), "12 kg");
        type(numbers.at(1), "nothing");
        QCOMPARE(gravity->reason().count(u'\n'), 1);
        QVERIFY2(gravity->reason().contains("this is a mass"), qPrintable(gravity->reason()));
        QVERIFY2(gravity->reason().contains("nothing"), qPrintable(gravity->reason()));
        const auto* remark = m_editor->window()->findChild<QLabel*>(QString::fromLatin1(remarkName));
        QVERIFY(!remark || remark->isHidden());
        // A number that is taken leaves the reasons of the others, one typed right takes its own away.
        type(numbers.at(2), "1");
        QCOMPARE(gravity->reason().count(u'\n'), 1);
        type(numbers.at(0), "0");
        QVERIFY2(!gravity->reason().contains("this is a mass"), qPrintable(gravity->reason()));
        QVERIFY(gravity->reason().contains("nothing"));
    }

    // A name that was refused went without a word with the next edit of something else.
    void aRefusedTextStaysWithItsReason()
    {
        auto* name = field("name")->findChild<QLineEdit*>();
        const QString taken = QString::fromStdString(m_session->project().model.links[1].name);
        type(name, taken.toUtf8().constData());
        type(number("damping"), "3");
        QCOMPARE(name->text(), taken);
        QVERIFY(field("name")->reason().contains("is taken by another object"));
        name->setFocus();
        QTest::keyClick(name, Qt::Key_Escape);
        QCOMPARE(name->text(), QString::fromStdString(firstLink()));
        QVERIFY(field("name")->reason().isEmpty());
    }

    // While something is typed or refused, Escape is the field's and no command's of the window.
    void escapeTakesBackBeforeItDeselects()
    {
        auto* deselect = new QAction(m_editor.get());
        deselect->setShortcut(Qt::Key_Escape);
        m_editor->addAction(deselect);
        QSignalSpy triggered(deselect, &QAction::triggered);
        activate();
        type(number("stiffness"), "-5");
        number("stiffness")->setFocus();
        QTest::keyClick(number("stiffness"), Qt::Key_Escape);
        QCOMPARE(triggered.count(), 0);
        QVERIFY(!number("stiffness")->property("refused").toBool());
        QVERIFY(saidIn("stiffness").isEmpty());
        QTest::keyClick(number("stiffness"), Qt::Key_Escape);
        QCOMPARE(triggered.count(), 1);
    }

    // Its rows were made anew, and the keyboard went to another panel.
    void tabGoesOnFromANewName()
    {
        m_session->select({ObjectKind::Body, m_session->project().model.bodies[0].name});
        activate();
        auto* name = field("name")->findChild<QLineEdit*>();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, "shin");
        QTest::keyClick(name, Qt::Key_Tab);
        QCOMPARE(m_session->project().model.bodies[0].name, std::string("shin"));
        QWidget* now = QApplication::focusWidget();
        QVERIFY(now && now->isVisible());
        QVERIFY(field("mass")->isAncestorOf(now));
        // Enter leaves it in the name, also under the new one.
        name = field("name")->findChild<QLineEdit*>();
        type(name, "shank");
        QCOMPARE(m_session->project().model.bodies[0].name, std::string("shank"));
        QCOMPARE(QApplication::focusWidget(), field("name")->findChild<QLineEdit*>());
    }

    void enterLeavesTheKeyboardInTheNumber()
    {
        activate();
        type(number("damping"), "12.5");
        QCOMPARE(link().damping, 12.5);
        QCOMPARE(QApplication::focusWidget(), number("damping"));
        QCOMPARE(number("damping")->selectedText(), QStringLiteral("12.5"));
        QTest::keyClicks(number("damping"), "7");
        QTest::keyClick(number("damping"), Qt::Key_Return);
        QCOMPARE(link().damping, 7.0);
    }

    // Those of a form that was chosen later came last.
    void tabGoesThroughRowsFromTheTopDown()
    {
        m_session->select({ObjectKind::Body, m_session->project().model.bodies[0].name});
        PropertyField* form = formOf("Inertia");
        QVERIFY(form);
        chooseIn(*form, "gyration_radii");
        QCoreApplication::processEvents();
        const auto rowOf = [&](QWidget* stop) {
            while (stop->parentWidget() != m_editor.get())
                stop = stop->parentWidget();
            return stop;
        };
        QWidget* first = field("name")->findChild<QLineEdit*>();
        int last = 0, count = 0;
        QWidget* stop = first;
        do {
            if (m_editor->isAncestorOf(stop) && stop->isVisible() && (stop->focusPolicy() & Qt::TabFocus)) {
                QVERIFY2(rowOf(stop)->y() >= last, qPrintable(stop->accessibleName()));
                last = rowOf(stop)->y();
                ++count;
            }
            stop = stop->nextInFocusChain();
        } while (stop != first);
        QVERIFY(count > 8);
    }

    void escapeClosesAListAlone()
    {
        auto* deselect = new QAction(m_editor.get());
        deselect->setShortcut(Qt::Key_Escape);
        m_editor->addAction(deselect);
        QSignalSpy triggered(deselect, &QAction::triggered);
        activate();
        auto* box = field("sense")->findChild<QComboBox*>();
        box->setFocus();
        box->showPopup();
        QWidget* popup = QApplication::activePopupWidget();
        QVERIFY(popup && box->view()->isVisible());
        QTest::keyClick(popup->focusWidget() ? popup->focusWidget() : popup, Qt::Key_Escape);
        QCOMPARE(triggered.count(), 0);
        QTRY_VERIFY(!box->view()->isVisible());
        QTest::keyClick(box, Qt::Key_Escape);
        QCOMPARE(triggered.count(), 1);
    }

    void aChoiceIsMade()
    {
        choose("sense", "both");
        QCOMPARE(link().sense, LinkSense::Both);
        QVERIFY(!field("stiffness")->findChildren<NumberField*>().empty());
        // Another form brings other fields.
        m_session->select({ObjectKind::Body, m_session->project().model.bodies[0].name});
        QVERIFY(!field("gyration_radii"));
        PropertyField* form = formOf("Inertia");
        QVERIFY(form);
        chooseIn(*form, "gyration_radii");
        QVERIFY(std::holds_alternative<GyrationRadii>(m_session->project().model.bodies[0].inertia));
        QCOMPARE(field("gyration_radii")->findChildren<NumberField*>().size(), 3);
    }

    void aNameIsChangedEverywhere()
    {
        const std::string body = m_session->project().model.bodies[0].name;
        m_session->select({ObjectKind::Body, body});
        type(field("name")->findChild<QLineEdit*>(), "shin");
        QCOMPARE(m_session->project().model.bodies[0].name, std::string("shin"));
        QCOMPARE(m_session->selection().name, std::string("shin"));
        QVERIFY(field("name"));
    }

    // It was taken, and what named either of the two could then not tell them apart.
    void aTakenNameIsRefusedInPlace()
    {
        const Project before = m_session->project();
        const std::string body = before.model.bodies[0].name;
        m_session->select({ObjectKind::Body, body});
        type(field("name")->findChild<QLineEdit*>(), before.model.bodies[1].name.c_str());
        QVERIFY(m_session->project() == before);
        QVERIFY2(field("name")->reason().contains("is taken by another object"), qPrintable(field("name")->reason()));
        type(field("name")->findChild<QLineEdit*>(), "shin");
        QCOMPARE(m_session->project().model.bodies[0].name, std::string("shin"));
        QVERIFY(field("name")->reason().isEmpty());
    }

    // A name that means nothing any more is shown, and said.
    void danglingNamesAreShown()
    {
        Project project = m_session->project();
        project.model.links[0].path[0].body = "nobody";
        m_session->edit(std::move(project), {"Spoil"});
        click("item links/" + firstLink() + "/path/0");
        PropertyField* body = m_editor->fieldOf(at("path/0"), "body");
        QVERIFY(body);
        QCOMPARE(body->findChild<QComboBox*>()->currentData().toString(), QStringLiteral("nobody"));
        QVERIFY(body->findChildren<QLabel*>().back()->text().contains("there is no 'nobody'"));
    }

    void theModelItselfHasFields()
    {
        m_session->select({ObjectKind::Model, {}});
        PropertyField* weight = m_editor->fieldOf({}, "body_weight");
        QVERIFY(weight);
        type(weight->findChild<NumberField*>(), "0.7 kN");
        QCOMPARE(m_session->project().model.bodyWeight, 700.0);
    }

    // The narrowest panel shows each row whole: the widest are masses and vectors.
    void rowsFitIntoANarrowPanel()
    {
        QVERIFY(m_session->openAndWait(test::hip));
        m_session->select({ObjectKind::Body, m_session->project().model.bodies[0].name});
        QCoreApplication::processEvents();
        for (const PropertyField* it : m_editor->findChildren<PropertyField*>())
            QVERIFY2(it->minimumSizeHint().width() <= 270, qPrintable(it->accessibleName()));
        // What a mass is a share of is no word that is cut.
        m_editor->resize(270, 900);
        QCoreApplication::processEvents();
        const auto* box = field("mass")->findChild<QComboBox*>();
        QVERIFY(box->width() >= box->sizeHint().width());
        QVERIFY(!box->toolTip().isEmpty());
    }

    // Every object of the model can be selected, and each field shows.
    void everyObjectHasFields()
    {
        QVERIFY(m_session->openAndWait(test::hip));
        const Model& model = m_session->project().model;
        const auto visit = [&](ObjectKind kind, const auto& objects) {
            for (const auto& object : objects) {
                m_session->select({kind, object.name});
                QVERIFY2(field("name"), object.name.c_str());
            }
        };
        visit(ObjectKind::Body, model.bodies);
        visit(ObjectKind::Joint, model.joints);
        visit(ObjectKind::Coordinate, model.coordinates);
        visit(ObjectKind::Activity, model.activities);
        visit(ObjectKind::Load, model.loads);
    }
};

SINEW_TEST(TestPropertyEditor)

}  // namespace tst_property_editor

#include "tst_property_editor.moc"
