// Loads for the moment: the results follow, the model does not, and an activity keeps them.

#include <QPushButton>
#include <QTest>

#include "session_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/what_if/what_if_panel.h"
#include "ui/session/session.h"
#include "ui/widgets/number_field.h"

namespace tst_what_if {

using namespace sinew;
using test::hip;

namespace {

Vector3 hipForce(Session& session)
{
    session.waitUntilSolved();
    const auto& joint = session.frame()->joints.back();
    return joint ? joint->force : Vector3(Vector3::Zero());
}

Load cane()
{
    Load load;
    load.name = "cane";
    load.body = "pelvis";
    load.point = {0, 0, -0.3};  // m; in the hand of the lifted leg's side
    load.force = {0, 100, 0};
    return load;
}

}  // namespace

class TestWhatIf : public QObject {
    Q_OBJECT

private slots:
    void aLoadChangesResultsButNotTheModel()
    {
        Session session;
        QVERIFY(session.openAndWait(hip));
        const Model before = session.model();
        const Vector3 without = hipForce(session);
        session.setAddedLoads({cane()});
        const Vector3 with = hipForce(session);
        QVERIFY((with - without).norm() > 1);
        QVERIFY(session.model() == before && !session.document().isModified(ProjectPart::Model));
        QVERIFY(session.isAdjusted());
        session.undo();
        QVERIFY(session.addedLoads().empty() && !session.isAdjusted());
        session.redo();
        QCOMPARE(session.addedLoads().size(), std::size_t(1));
        session.resetPosture();
        QVERIFY(session.addedLoads().empty());
        QVERIFY((hipForce(session) - without).norm() < 1e-9);  // N: the same problem, solved again
    }

    void anActivityKeepsTheLoads()
    {
        Session session;
        QVERIFY(session.openAndWait(hip));
        session.setAddedLoads({cane()});
        const Vector3 with = hipForce(session);
        const std::size_t count = session.model().activities.size();
        session.keepAsActivity("with a cane");
        QCOMPARE(session.model().activities.size(), count + 1);
        QCOMPARE(session.activity(), static_cast<int>(count));
        QVERIFY(session.addedLoads().empty() && !session.isAdjusted());
        QVERIFY((hipForce(session) - with).norm() < 1e-6 * with.norm());  // another order of the same sum
        QVERIFY(session.currentActivity()->references.empty());
        session.undo();
        QCOMPARE(session.model().activities.size(), count);
        session.keepAsActivity(session.model().activities.front().name);  // taken
        QCOMPARE(session.model().activities.size(), count);
    }

    // Names of loads are their activity's: those of a second keeping were the same once.
    void aSecondLoadIsKeptToo()
    {
        Session session;
        QVERIFY(session.openAndWait(hip));
        WhatIfPanel panel(session);
        for (const char* name : {"one", "two"}) {
            QTest::mouseClick(panel.findChildren<QPushButton*>().at(0), Qt::LeftButton);
            session.keepAsActivity(name);
            QVERIFY(session.isCurrent());
            QCOMPARE(session.currentActivity()->name, std::string(name));
            QVERIFY(session.addedLoads().empty());
        }
        const std::vector<Load>& loads = session.currentActivity()->loads;
        QVERIFY(loads.size() >= 2);
        QVERIFY(loads[loads.size() - 1].name != loads[loads.size() - 2].name);
    }

    void aLoadKeepsItsNameWhenNoneIsTyped()
    {
        Session session;
        QVERIFY(session.openAndWait(hip));
        WhatIfPanel panel(session);
        session.setAddedLoads({cane()});
        for (QLineEdit* field : panel.findChildren<QLineEdit*>()) {
            if (field->text() != "cane")
                continue;
            field->selectAll();
            QTest::keyClick(field, Qt::Key_Delete);
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(field->text(), QString("cane"));
        }
        QCOMPARE(session.addedLoads().front().name, std::string("cane"));
    }

    void loadsFollowTheirBody()
    {
        Session session;
        QVERIFY(session.openAndWait(hip));
        session.setAddedLoads({cane()});
        session.select({ObjectKind::Body, cane().body});
        session.renameSelected("another name");
        QCOMPARE(session.addedLoads().front().body, std::string("another name"));
        QVERIFY(session.isAdjusted());
    }

    // Force x was followed by point x once.
    void tabGoesAlongEachLine()
    {
        Session session;
        QVERIFY(session.openAndWait(hip));
        WhatIfPanel panel(session);
        session.setAddedLoads({cane()});
        session.setAddedLoads({cane(), cane()});
        QStringList names;
        for (QWidget* next = panel.nextInFocusChain(); next != &panel; next = next->nextInFocusChain()) {
            if (qobject_cast<NumberField*>(next))
                names.append(next->accessibleName());
        }
        QStringList wanted;
        for (const char* number : {"1", "2"}) {
            for (const char* what : {"Force", "Point"}) {
                for (const char* axis : {"x", "y", "z"})
                    wanted.append(QString("%1 %2 of load %3").arg(what, axis, number));
            }
        }
        QCOMPARE(names, wanted);
    }

    // It was put into the hip joint, where neither arrow nor label could be seen.
    void aNewLoadIsAwayFromTheJoints()
    {
        Session session;
        QVERIFY(session.openAndWait(hip));
        WhatIfPanel panel(session);
        for (const char* body : {"pelvis", "femur_r"}) {
            session.setAddedLoads({});
            session.select({ObjectKind::Body, body});
            QTest::mouseClick(panel.findChildren<QPushButton*>().at(0), Qt::LeftButton);
            const Load& load = session.addedLoads().front();
            QCOMPARE(load.body, std::string(body));
            QVERIFY(load.point.norm() > 0.2);  // m from the hip
        }
    }

    void thePanelAddsAndChanges()
    {
        Session session;
        QVERIFY(session.openAndWait(hip));
        WhatIfPanel panel(session);
        const QList<QPushButton*> buttons = panel.findChildren<QPushButton*>();
        QTest::mouseClick(buttons.at(0), Qt::LeftButton);
        QCOMPARE(session.addedLoads().size(), std::size_t{1});
        const QList<NumberField*> fields = panel.findChildren<NumberField*>();
        QCOMPARE(fields.size(), 6);
        fields.at(0)->selectAll();
        QTest::keyClicks(fields.at(0), "30 N");
        QTest::keyClick(fields.at(0), Qt::Key_Return);
        QCOMPARE(session.addedLoads().front().force.x(), 30.0);
        QTest::mouseClick(buttons.at(1), Qt::LeftButton);
        QVERIFY(session.addedLoads().empty());
    }
};

SINEW_TEST(TestWhatIf)

}  // namespace tst_what_if

#include "tst_what_if.moc"
