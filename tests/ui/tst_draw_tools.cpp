// Drawing new objects into the picture by clicks.

#include <array>

#include <QLabel>
#include <QTest>

#include "core/document/document.h"
#include "core/schema/model_schema.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/session_fixture.h"
#include "tests/ui/tool_fixture.h"
#include "ui/workspaces/edit/tools/draw_tools.h"
#include "ui/workspaces/edit/tools/tool_bar.h"

namespace tst_draw_tools {

using namespace sinew;
using namespace sinew::test;

class TestDrawTools : public QObject {
    Q_OBJECT

private slots:
    void aMuscleIsDrawnByClicks();
    void aBodyIsDrawnFromNothing();
    void aHingeIsDrawn_data();
    void aHingeIsDrawn();
    void theViewStaysWhileBodiesAreDrawn();
    void theChipStaysInside();
    void theChipIsAsWideAsItsTexts();
    void aReadyPartGoesWhereItIsClicked();
    void aTwoHeadedMuscleTakesFourClicks();
    void anEmptyModelHasAGridAndAPrompt();
    void landmarksNeedABody();
};

void TestDrawTools::aMuscleIsDrawnByClicks()
{
    View view(twoLinks);
    const std::size_t count = view.session.project().model.links.size();
    const Scene& scene = view.viewport->scene();
    // Half way down each rod.
    const auto onRod = [&](std::size_t body, double share) {
        const SceneBody& shown = scene.bodies[body];
        const Vector3 a = shown.pose * shown.landmarks[0].position, b = shown.pose * shown.landmarks[1].position;
        return view.at(a + share * (b - a));
    };
    const QPoint first = onRod(0, 0.3), last = onRod(1, 0.8);
    QTest::keyClick(view.viewport, Qt::Key_M);
    QCOMPARE(view.tools->chosen(), QString("muscle"));
    view.click(first);
    view.click(onRod(0, 0.7));
    view.click(onRod(0, 0.9));
    QTest::keyClick(view.viewport, Qt::Key_Backspace);
    view.click(last);
    QTest::keyClick(view.viewport, Qt::Key_Return);
    QCOMPARE(view.tools->chosen(), QString("select"));
    const std::vector<Link>& links = view.session.project().model.links;
    QCOMPARE(links.size(), count + 1);
    QCOMPARE(links.back().path.size(), std::size_t(3));
    QCOMPARE(links.back().path[0].body, std::string("A"));
    QCOMPARE(links.back().path[2].body, std::string("B"));
    QCOMPARE(view.session.selection(), (ObjectId{ObjectKind::Link, links.back().name}));
    QCOMPARE(view.session.document().size(), std::size_t(1));
    view.waitForScene();
    QVERIFY((view.at(view.strandPoint(count, 0)) - first).manhattanLength() <= 3);
    QVERIFY((view.at(view.strandPoint(count, 2)) - last).manhattanLength() <= 3);
}

void TestDrawTools::aBodyIsDrawnFromNothing()
{
    View view(twoLinks);
    view.session.openMade(Project{});
    view.waitForScene();
    view.viewport->setFocus();
    QTest::keyClick(view.viewport, Qt::Key_B);
    view.click({300, 200});
    view.click({500, 400});
    const Model& model = view.session.project().model;
    QCOMPARE(model.bodies.size(), std::size_t(1));
    QCOMPARE(model.joints.size(), std::size_t(1));
    QVERIFY(view.session.isCurrent());
    QCOMPARE(view.session.selection(), (ObjectId{ObjectKind::Body, "body"}));
    QCOMPARE(view.tools->chosen(), QString("select"));
    view.session.undo();
    QVERIFY(view.session.project().model.bodies.empty());
}

// Only balls could be drawn.
void TestDrawTools::aHingeIsDrawn_data()
{
    QTest::addColumn<int>("direction");
    QTest::addColumn<int>("axis");
    QTest::newRow("front") << int(ViewDirection::Front) << 0;
    QTest::newRow("top") << int(ViewDirection::Top) << 1;
    QTest::newRow("side") << int(ViewDirection::Right) << 2;
    QTest::newRow("askew: across the sagittal plane") << int(ViewDirection::Isometric) << 2;
}

void TestDrawTools::aHingeIsDrawn()
{
    QFETCH(int, direction);
    QFETCH(int, axis);
    View view(twoLinks);
    Project project;
    project.model.space = Space::Spatial;
    view.session.openMade(std::move(project));
    view.waitForScene();
    view.viewport->setView(static_cast<ViewDirection>(direction));
    view.viewport->setFocus();
    auto* choice = view.frame.findChild<QWidget*>("tool-joint");
    QVERIFY(choice->isHidden());
    QTest::keyClick(view.viewport, Qt::Key_B);
    QVERIFY(!choice->isHidden());
    view.click({300, 300});
    QTest::keyClick(view.viewport, Qt::Key_J);
    QTest::keyClick(view.viewport, Qt::Key_J, Qt::ShiftModifier);
    QVERIFY(!view.tools->settings().drawsHinge);
    QTest::keyClick(view.viewport, Qt::Key_J);
    QTest::keyClick(view.viewport, Qt::Key_J);  // a key that chooses takes nothing back
    QVERIFY(view.tools->settings().drawsHinge);
    view.click({500, 400});
    const Model& model = view.session.project().model;
    QCOMPARE(model.joints.size(), std::size_t(1));
    QVERIFY(model.joints[0].kind == JointKind::Axes);
    QCOMPARE(model.joints[0].axes.size(), std::size_t(1));
    QCOMPARE(model.coordinates.size(), std::size_t(1));
    SINEW_COMPARE_NEAR(model.joints[0].axes[0].direction, Vector3(Vector3::Unit(axis)), {.abs = 1e-15});
    QVERIFY(view.session.isCurrent());
    QVERIFY(choice->isHidden());
}

// Each new body that came near the edge moved the view away under the pointer.
void TestDrawTools::theViewStaysWhileBodiesAreDrawn()
{
    View view(twoLinks);
    view.session.openMade(Project{});
    view.waitForScene();
    view.viewport->setFocus();
    const auto draw = [&](const QPoint& from, const QPoint& to) {
        QTest::keyClick(view.viewport, Qt::Key_B);
        view.click(from);
        view.click(to);
        view.waitForScene();
    };
    draw({300, 200}, {500, 400});
    const auto seen = [&] { return std::pair(view.at({0, 0, 0}), view.at({0.3, 0.2, 0.1})); };
    const auto before = seen();
    draw(view.at(view.viewport->scene().bodies[0].pose * Vector3(0, 0, 0)), {895, 350});
    QCOMPARE(view.session.project().model.bodies.size(), std::size_t(2));
    QCOMPARE(seen(), before);
    draw({895, 350}, {450, 696});
    QCOMPARE(seen(), before);
    // Fit shows all, and the view follows the window again.
    view.viewport->fit();
    view.waitForScene();
    QVERIFY(seen() != before);
}

void TestDrawTools::theChipStaysInside()
{
    View view(twoLinks);
    auto* chip = view.frame.findChild<QFrame*>("tool-chip");
    QTest::keyClick(view.viewport, Qt::Key_M);
    view.click({450, 350});
    const QSize size = view.viewport->size();
    for (const QPoint& at : {QPoint(3, 3), QPoint(size.width() - 3, 3), QPoint(3, size.height() - 3),
                             QPoint(size.width() - 3, size.height() - 3), QPoint(size.width() / 2, 3)}) {
        QTest::mouseMove(view.viewport, at);
        QTRY_VERIFY(chip->isVisible());  // the pointer's move comes back from the display
        QVERIFY(view.frame.rect().contains(chip->geometry()));
        for (const QLabel* label : chip->findChildren<QLabel*>())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        QVERIFY(!chip->geometry().contains(at));
    }
}

// A title that was longer than the one before it was cut.
void TestDrawTools::theChipIsAsWideAsItsTexts()
{
    QWidget frame;
    frame.resize(900, 700);
    ToolChipFrame chip(&frame);
    frame.show();
    for (const ToolChip& shown :
         {ToolChip{"New", {}, {}, {}}, ToolChip{"New muscle, point 2", "on femur (right) surface", {}, {}}}) {
        chip.showChip(shown, {450, 350});
        int width = 0;
        for (const QLabel* label : chip.findChildren<QLabel*>()) {
            if (label->text() == shown.title || label->text() == shown.snappedTo)
                width += label->sizeHint().width();
        }
        QVERIFY(chip.width() >= width + 20);
        QCoreApplication::processEvents();
        for (const QLabel* label : chip.findChildren<QLabel*>())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }
}

// Ready parts could be inserted by the command line only.
void TestDrawTools::aReadyPartGoesWhereItIsClicked()
{
    View view(twoLinks);
    const Model before = view.session.project().model;
    const SceneBody& rod = view.viewport->scene().bodies[1];
    const QPoint on = view.at(rod.pose * (0.5 * rod.landmarks[0].position + 0.5 * rod.landmarks[1].position));
    JsonValue verb = JsonValue::object();
    verb.set("verb", "insert").set("template", "chain").set("links", 2);
    view.tools->placePart({verb, "chain"});
    view.viewport->setFocus();
    view.click(on);
    const Model& model = view.session.project().model;
    QCOMPARE(model.bodies.size(), before.bodies.size() + 2);
    QCOMPARE(model.joints[before.joints.size()].parent, before.bodies[1].name);
    QCOMPARE(view.session.selection(), (ObjectId{ObjectKind::Body, model.bodies[before.bodies.size()].name}));
    QCOMPARE(view.session.document().undoSentence(), std::string("Insert chain"));
    QCOMPARE(view.session.document().size(), std::size_t(1));
    view.waitForScene();
    const SceneBody& first = view.viewport->scene().bodies[before.bodies.size()];
    QVERIFY((view.at(first.pose * Vector3(0, 0, 0)) - on).manhattanLength() <= 3);
    view.session.undo();
    QCOMPARE(view.session.project().model, before);
    // Escape gives it up.
    view.tools->placePart({verb, "chain"});
    QTest::keyClick(view.viewport, Qt::Key_Escape);
    view.click(on);
    QCOMPARE(view.session.project().model, before);
}

void TestDrawTools::aTwoHeadedMuscleTakesFourClicks()
{
    View view(twoLinks);
    const Model before = view.session.project().model;
    const auto onRod = [&](std::size_t body, double share) {
        const SceneBody& shown = view.viewport->scene().bodies[body];
        const Vector3 a = shown.pose * shown.landmarks[0].position, b = shown.pose * shown.landmarks[1].position;
        return view.at(a + share * (b - a));
    };
    const std::array<QPoint, 4> clicks = {onRod(0, 0.2), onRod(0, 0.4), onRod(0, 0.8), onRod(1, 0.7)};
    JsonValue verb = JsonValue::object();
    verb.set("verb", "insert").set("template", "muscle");
    view.tools->placePart({verb, "two-headed muscle", false});
    view.viewport->setFocus();
    for (const QPoint& at : clicks) {
        QCOMPARE(view.session.project().model, before);
        view.click(at);
    }
    const Model& model = view.session.project().model;
    QCOMPARE(model.links.size(), before.links.size() + 3);
    QCOMPARE(model.nodes.size(), before.nodes.size() + 1);
    QCOMPARE(model.nodes.back().body, std::string("A"));
    QCOMPARE(model.links.back().path.back().body, std::string("B"));
    QVERIFY(view.session.isCurrent());
    view.session.undo();
    QCOMPARE(view.session.project().model, before);
}

void TestDrawTools::anEmptyModelHasAGridAndAPrompt()
{
    View view(twoLinks);
    QVERIFY(view.viewport->marks().lines.empty());
    view.session.openMade(Project{});
    view.waitForScene();
    QVERIFY(view.viewport->marks().lines.size() > 10);
    QCOMPARE(view.viewport->extent(false).size(), std::size_t(4));
    auto* hint = view.frame.findChild<QLabel*>("tool-hint");
    QVERIFY(hint->isVisible() && hint->text().contains("B"));
    QCOMPARE(hint->property("role").toString(), QString("chip"));
    QTest::keyClick(view.viewport, Qt::Key_B);
    view.click({300, 300});
    view.click({500, 400});
    view.waitForScene();
    QVERIFY(hint->isHidden());
}

void TestDrawTools::landmarksNeedABody()
{
    View view(twoLinks);
    QTest::keyClick(view.viewport, Qt::Key_K);
    view.click({5, view.viewport->height() - 5});
    QVERIFY(!view.session.document().canUndo());
    QCOMPARE(view.tools->chosen(), QString("landmark"));  // to try again
    QVERIFY(!view.session.messages().empty());
    QVERIFY(view.session.messages().back().hint.english().find("belong to a body") != std::string::npos);
}

SINEW_TEST(TestDrawTools)

}  // namespace tst_draw_tools

#include "tst_draw_tools.moc"
