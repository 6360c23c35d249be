// Dragging, typing and choosing in the picture.

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "core/document/document.h"
#include "core/schema/model_schema.h"
#include "tests/support/test_registry.h"
#include "tests/ui/session_fixture.h"
#include "tests/ui/tool_fixture.h"

namespace tst_edit_tools {

using namespace sinew;
using namespace sinew::test;

class TestEditTools : public QObject {
    Q_OBJECT

private slots:
    void aDraggedPointIsOneEntry();
    void escapeGivesADragUp();
    void typedNumbersMoveAlongTheAxis();
    void aDraggedBodyPosesTheJoints();
    void whatIsInTheBoxIsSelected();
    void anotherToolGivesADragUp();
    void measuringSaysWhatComesNext();
};

void TestEditTools::aDraggedPointIsOneEntry()
{
    View view(twoLinks);
    const Model before = view.session.project().model;
    const QPoint from = view.at(view.strandPoint(0, 0));
    view.click(from);
    QCOMPARE(view.session.selection().name, before.links[0].name);
    QCOMPARE(view.session.selectedPart(), (Place{"path", "0"}));
    QVERIFY(view.viewport->marks().gizmo);
    view.drag(from, from + QPoint(60, -30));
    // Where it was dropped, to a pixel.
    const Vector3 now = view.session.project().model.links[0].path[0].position;
    QVERIFY((now - before.links[0].path[0].position).norm() > 0.1);
    const double pixel = 1 / view.viewport->projection().pixelsPerMetre(view.viewport->projection().at(now).depth);
    QVERIFY((view.at(now) - (from + QPoint(60, -30))).manhattanLength() <= 2);
    QVERIFY(std::abs(now.z()) < pixel * 1e-6);
    QCOMPARE(view.session.document().size(), std::size_t(1));
    const std::string sentence = view.session.document().undoSentence();
    QVERIFY2(sentence.starts_with("Move point 1 of '" + before.links[0].name + "' by "), sentence.c_str());
    view.session.undo();
    QCOMPARE(view.session.project().model, before);
    QCOMPARE(view.session.selectedPart(), (Place{"path", "0"}));
}

void TestEditTools::escapeGivesADragUp()
{
    View view(twoLinks);
    const Model before = view.session.project().model;
    const QPoint from = view.at(view.strandPoint(0, 0));
    view.drag(from, from + QPoint(50, 20), false);
    QVERIFY(view.session.project().model != before);
    QTest::keyClick(view.viewport, Qt::Key_Escape);
    QCOMPARE(view.session.project().model, before);
    QTest::mouseMove(view.viewport, from + QPoint(80, 20));
    QTest::mouseRelease(view.viewport, Qt::LeftButton, {}, from + QPoint(80, 20));
    QCOMPARE(view.session.project().model, before);
    QVERIFY(!view.session.document().canUndo());
}

void TestEditTools::typedNumbersMoveAlongTheAxis()
{
    View view(twoLinks);
    const Vector3 before = view.pointOf(0, 0);
    const QPoint middle = view.at(view.strandPoint(0, 0));
    view.click(middle);
    view.tools->settings().isLocal = false;
    const QPoint onAxis = middle + QPoint(60, 0);
    view.drag(onAxis, onAxis + QPoint(40, 0), false);
    for (const char digit : {'1', '2', '.', '5'})
        QTest::keyClick(view.viewport, digit);
    QTest::keyClick(view.viewport, Qt::Key_Return);
    QTest::mouseRelease(view.viewport, Qt::LeftButton, {}, onAxis + QPoint(40, 0));
    QVERIFY((view.pointOf(0, 0) - before - Vector3(0.0125, 0, 0)).norm() < 1e-9);
    QCOMPARE(view.session.document().size(), std::size_t(1));
}

void TestEditTools::aDraggedBodyPosesTheJoints()
{
    View view(twoLinks, ToolSet::Look);
    const Model before = view.session.project().model;
    const SceneBody& body = view.viewport->scene().bodies[1];
    const Vector3 end = body.pose * body.landmarks[1].position;
    const QPoint from = view.at(0.98 * end + 0.02 * (body.pose * body.landmarks[0].position));
    view.tools->choose("pose");
    view.drag(from, from + QPoint(-20, 25));
    QVERIFY(view.session.situation().values.norm() > 0.01);
    QCOMPARE(view.session.project().model, before);
    // A locked joint does not move.
    const double hip = view.session.situation().values[0];
    view.session.setCoordinateMode(0, CoordinateMode::Locked);
    view.waitForScene();
    const SceneBody& now = view.viewport->scene().bodies[1];
    const QPoint again = view.at(now.pose * (0.98 * now.landmarks[1].position + 0.02 * now.landmarks[0].position));
    const double knee = view.session.situation().values[1];
    view.drag(again, again + QPoint(0, -25));
    QCOMPARE(view.session.situation().values[0], hip);
    QVERIFY(view.session.situation().values[1] != knee);
}

void TestEditTools::whatIsInTheBoxIsSelected()
{
    View view(twoLinks);
    const QPoint corner(2, 2), other(view.viewport->width() - 2, view.viewport->height() - 2);
    QSignalSpy told(&view.session, &Session::changed);
    QTest::mousePress(view.viewport, Qt::LeftButton, Qt::ControlModifier, corner);
    QTest::mouseMove(view.viewport, other / 2);
    QTest::mouseMove(view.viewport, other);
    QTest::mouseRelease(view.viewport, Qt::LeftButton, Qt::ControlModifier, other);
    const Model& model = view.session.model();
    QCOMPARE(told.count(), 1);
    QCOMPARE(1 + view.session.alsoSelected().size(), model.bodies.size() + model.links.size() + model.nodes.size());
}

void TestEditTools::anotherToolGivesADragUp()
{
    View view(twoLinks);
    const Model before = view.session.project().model;
    const QPoint from = view.at(view.strandPoint(0, 0));
    view.drag(from, from + QPoint(50, 20), false);
    QVERIFY(view.session.project().model != before);
    QTest::keyClick(view.viewport, Qt::Key_M);
    QCOMPARE(view.tools->chosen(), QString("muscle"));
    QCOMPARE(view.session.project().model, before);
    QVERIFY(!view.session.document().isInGesture());
    QTest::mouseRelease(view.viewport, Qt::LeftButton, {}, from + QPoint(50, 20));
    QVERIFY(!view.session.document().canUndo());
}

// After the third place it still asked for a third.
void TestEditTools::measuringSaysWhatComesNext()
{
    View view(twoLinks);
    const auto* hint = view.frame.findChild<QLabel*>("tool-hint");
    QTest::keyClick(view.viewport, Qt::Key_D);
    std::size_t strand = 0;  // another place each time: a click on a mark is not on the figure
    for (const char* said : {"click two places", "the second place", "a third place", "anew", "the second place"}) {
        QVERIFY2(hint->text().contains(said), qPrintable(hint->text()));
        view.click(view.at(view.strandPoint(strand, strand % 2)));
        ++strand;
    }
}

SINEW_TEST(TestEditTools)

}  // namespace tst_edit_tools

#include "tst_edit_tools.moc"
