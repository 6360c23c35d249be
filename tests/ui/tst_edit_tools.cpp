#include <array>

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include "core/document/document.h"
#include "core/schema/model_schema.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/session_fixture.h"
#include "ui/scene/scene_builder.h"
#include "ui/session/session.h"
#include "ui/vtk/viewport.h"
#include "ui/workspaces/edit/tools/draw_tools.h"
#include "ui/workspaces/edit/tools/edit_tools.h"

using namespace sinew;

namespace {

// The view with its tools and nothing else of the window.
struct View {
    explicit View(const std::string& file, ToolSet set = ToolSet::Edit)
    {
        frame.resize(900, 700);
        auto* layout = new QVBoxLayout(&frame);
        layout->setContentsMargins(0, 0, 0, 0);
        viewport = new Viewport;
        layout->addWidget(viewport);
        QObject::connect(&session, &Session::changed, &frame, [this] { show(); });
        tools = std::make_unique<EditTools>(session, *viewport, frame, set);
        QObject::connect(tools.get(), &EditTools::placed, &frame, [this] { viewport->setCovered(tools->covered()); });
        session.openAndWait(file);
        session.waitUntilSolved();
        frame.show();
        if (!QTest::qWaitForWindowExposed(&frame))
            qFatal("no window");
        tools->setActive(true);
        viewport->setFocus();
        waitForScene();
    }
    ~View() { tools.reset(); }

    void show()
    {
        const auto solved = session.solved();
        if (!session.hasModel() || !solved || solved->frame.mechanism.get() != &session.mechanism())
            return;
        Scene scene
            = buildScene({session.model(), solved->situation, solved->frame, session.selection(), session.hidden()});
        scene.document = session.documentNumber();
        viewport->setScene(std::move(scene));
    }
    void waitForScene()
    {
        session.waitUntilSolved();
        QCoreApplication::processEvents();
        const int seen = viewport->frameCount();
        show();
        QTRY_VERIFY_WITH_TIMEOUT(viewport->frameCount() > seen, 5000);
    }
    QPoint at(const Vector3& point) const
    {
        const Projected projected = viewport->projection().at(point);
        return QPointF(projected.x, projected.y).toPoint();
    }
    Vector3 strandPoint(std::size_t link, std::size_t index) const
    {
        return viewport->scene().strands[link].points[index];
    }
    const Vector3& pointOf(std::size_t link, std::size_t index) const
    {
        return session.project().model.links[link].path[index].position;
    }
    void drag(const QPoint& from, const QPoint& to, bool releases = true)
    {
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(viewport, from + (to - from) * i / 5);
        if (releases)
            QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    }
    void click(const QPoint& at)
    {
        QTest::mouseMove(viewport, at);
        QTest::mouseClick(viewport, Qt::LeftButton, {}, at);
    }

    Session session;
    QWidget frame;
    Viewport* viewport = nullptr;
    std::unique_ptr<EditTools> tools;
};

}  // namespace

class TestEditTools : public QObject {
    Q_OBJECT

private slots:
    void aDraggedPointIsOneEntry();
    void escapeGivesADragUp();
    void typedNumbersMoveAlongTheAxis();
    void aMuscleIsDrawnByClicks();
    void aBodyIsDrawnFromNothing();
    void aHingeIsDrawn_data();
    void aHingeIsDrawn();
    void theViewStaysWhileBodiesAreDrawn();
    void theChipStaysInside();
    void aReadyPartGoesWhereItIsClicked();
    void aTwoHeadedMuscleTakesFourClicks();
    void anEmptyModelHasAGridAndAPrompt();
    void aDraggedBodyPosesTheJoints();
    void whatIsInTheBoxIsSelected();
    void anotherToolGivesADragUp();
    void landmarksNeedABody();
};

void TestEditTools::aDraggedPointIsOneEntry()
{
    View view(test::twoLinks);
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
    View view(test::twoLinks);
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
    View view(test::twoLinks);
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

void TestEditTools::aMuscleIsDrawnByClicks()
{
    View view(test::twoLinks);
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

void TestEditTools::aBodyIsDrawnFromNothing()
{
    View view(test::twoLinks);
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
void TestEditTools::aHingeIsDrawn_data()
{
    QTest::addColumn<int>("direction");
    QTest::addColumn<int>("axis");
    QTest::newRow("front") << int(ViewDirection::Front) << 0;
    QTest::newRow("top") << int(ViewDirection::Top) << 1;
    QTest::newRow("side") << int(ViewDirection::Right) << 2;
    QTest::newRow("askew: across the sagittal plane") << int(ViewDirection::Isometric) << 2;
}

void TestEditTools::aHingeIsDrawn()
{
    QFETCH(int, direction);
    QFETCH(int, axis);
    View view(test::twoLinks);
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
void TestEditTools::theViewStaysWhileBodiesAreDrawn()
{
    View view(test::twoLinks);
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

void TestEditTools::theChipStaysInside()
{
    View view(test::twoLinks);
    auto* chip = view.frame.findChild<QFrame*>("tool-chip");
    QTest::keyClick(view.viewport, Qt::Key_M);
    view.click({450, 350});
    const QSize size = view.viewport->size();
    for (const QPoint& at : {QPoint(3, 3), QPoint(size.width() - 3, 3), QPoint(3, size.height() - 3),
                             QPoint(size.width() - 3, size.height() - 3), QPoint(size.width() / 2, 3)}) {
        QTest::mouseMove(view.viewport, at);
        QVERIFY(chip->isVisible());
        QVERIFY(view.frame.rect().contains(chip->geometry()));
        for (const QLabel* label : chip->findChildren<QLabel*>())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        QVERIFY(!chip->geometry().contains(at));
    }
}

// Ready parts could be inserted by the command line only.
void TestEditTools::aReadyPartGoesWhereItIsClicked()
{
    View view(test::twoLinks);
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

void TestEditTools::aTwoHeadedMuscleTakesFourClicks()
{
    View view(test::twoLinks);
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

void TestEditTools::anEmptyModelHasAGridAndAPrompt()
{
    View view(test::twoLinks);
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

void TestEditTools::aDraggedBodyPosesTheJoints()
{
    View view(test::twoLinks, ToolSet::Look);
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
    View view(test::twoLinks);
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
    View view(test::twoLinks);
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

void TestEditTools::landmarksNeedABody()
{
    View view(test::twoLinks);
    QTest::keyClick(view.viewport, Qt::Key_K);
    view.click({5, view.viewport->height() - 5});
    QVERIFY(!view.session.document().canUndo());
    QCOMPARE(view.tools->chosen(), QString("landmark"));  // to try again
    QVERIFY(!view.session.messages().empty());
    QVERIFY(view.session.messages().back().hint.find("belong to a body") != std::string::npos);
}

SINEW_TEST(TestEditTools)
#include "tst_edit_tools.moc"
