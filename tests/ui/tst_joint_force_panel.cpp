// The panel of a joint's force where there is little room.

#include <algorithm>
#include <memory>

#include <QLabel>
#include <QTest>

#include "session_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/panel_list.h"
#include "ui/panels/results/joint_force_panel.h"
#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/session/sessions.h"

namespace tst_joint_force_panel {

using namespace sinew;

class TestJointForcePanel : public QObject {
    Q_OBJECT

private slots:
    void linesKeepTheirHeight();
};

// Where the note on a changed posture took two lines, those below the scale were pressed into each other.
void TestJointForcePanel::linesKeepTheirHeight()
{
    Session session;
    MotionSession motion(session);
    FixationSession fixation(session);
    QVERIFY(session.openAndWait(test::hip));
    session.setCoordinateValue(0, 0.2);
    session.waitUntilSolved();
    const auto& kinds = panelKinds();
    const auto kind = std::ranges::find_if(kinds, [](const PanelKind& it) { return it.id == QString("joint-force"); });
    QVERIFY(kind != kinds.end());
    const std::unique_ptr<QWidget> panel(makePanel(*kind, {session, motion, fixation}));
    panel->resize(240, 170);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
    QTest::qWait(50);
    const QWidget* shown = panel->findChild<JointForcePanel*>();
    QVERIFY(shown);
    int lines = 0;
    for (const QLabel* label : shown->findChildren<QLabel*>()) {
        if (!label->isVisibleTo(shown) || label->text().isEmpty())
            continue;
        ++lines;
        const int needed
            = label->hasHeightForWidth() ? label->heightForWidth(label->width()) : label->minimumSizeHint().height();
        QVERIFY2(label->height() >= needed, qPrintable(label->text()));
    }
    QVERIFY(lines > 4);
}

SINEW_TEST(TestJointForcePanel)

}  // namespace tst_joint_force_panel

#include "tst_joint_force_panel.moc"
