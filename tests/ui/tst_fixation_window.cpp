// A broken hip in the whole window: opened, dragged, saved, reported.

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <cmath>

#include <QTest>

#include "core/io/fixation_file.h"
#include "tests/support/analytic_femur.h"
#include "tests/support/test_registry.h"
#include "ui/main_window/main_window.h"
#include "ui/scene/femur_scene.h"
#include "ui/scene/fixation_scene.h"
#include "ui/vtk/viewport.h"
#include "ui/widgets/label_support.h"
#include "ui/workspaces/fixation/landmark_tool.h"
#include "window_fixture.h"

namespace tst_fixation_window {

using namespace sinew;
using namespace sinew::test;

namespace {

const QString screws = SINEW_RESOURCE_DIR "/fixations/neck_screws.sinew-fixation.json";

// A dialog for a file is answered with a name.
void answerFile(const QString& path)
{
    answerNext<QFileDialog>([path](QFileDialog& dialog) {
        dialog.selectFile(path);
        QMetaObject::invokeMethod(&dialog, "accept");
    });
}

}  // namespace

class TestFixationWindow : public WindowTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void aCaseOpensInItsWorkspace();
    void anotherThemeKeepsTheWidths();
    void theOtherSideIsSeenAlike();
    void theViewShowsBoneAndFixator();
    void aCornerIsDragged();
    void aScrewIsDragged();
    void gripsAreMovedByKeys();
    void anEmptyViewSaysWhy();
    void aCaseIsSavedReportedAndReopened();
    void aFemurMeshIsLoadedAndPicked();
    void otherWorkspacesHearOfThePointerAgain();
    void savingChangesNoWorkspace();
    void commandsSayWhyNot();
    void undoOfANewCaseStaysInItsWorkspace();
    void titlesSayWhatIsNotSaved();

private:
    std::unique_ptr<MainWindow> openedWindow()
    {
        auto window = makeWindow();
        window->resize(1440, 900);
        window->show();
        window->openPath(screws);
        return window;
    }
};

void TestFixationWindow::aCaseOpensInItsWorkspace()
{
    const auto window = openedWindow();
    QTRY_VERIFY(window->fixation().hasFixation());
    QCOMPARE(window->workspace(), QString("fixation"));
    QVERIFY(window->windowTitle().startsWith("neck_screws.sinew-fixation.json (example)"));
    QVERIFY(!window->isWindowModified());
    for (const char* id : {"fixation-case", "fixation-answer", "fixation-curve", "fixation-compare"})
        QVERIFY2(!dock(*window, id)->isHidden(), id);
    QVERIFY(dock(*window, "model")->isHidden());
    // Another model goes to its posture, and the case with it.
    QVERIFY(m_session->openAndWait(twoLinks));
    QCOMPARE(window->workspace(), QString("posture"));
    QVERIFY(!window->fixation().hasFixation());
}

void TestFixationWindow::anotherThemeKeepsTheWidths()
{
    const auto window = makeWindow();
    window->resize(1280, 800);
    window->show();
    window->openPath(screws);
    QTRY_VERIFY(window->fixation().hasFixation());
    window->fixation().waitUntilSolved();
    QTest::qWait(200);
    const int left = dock(*window, "fixation-case")->width(), right = dock(*window, "fixation-answer")->width();
    for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
        m_theme->choose(theme);
        QTest::qWait(200);
        QCOMPARE(dock(*window, "fixation-case")->width(), left);
        QCOMPARE(dock(*window, "fixation-answer")->width(), right);
    }
}

// The other side is seen from the mirror image of the place that the first was seen from, and back.
void TestFixationWindow::theOtherSideIsSeenAlike()
{
    const auto window = openedWindow();
    QTRY_VERIFY(window->fixation().hasFixation());
    window->fixation().waitUntilSolved();
    window->viewport().setView(ViewDirection::Right);
    QTest::qWait(100);
    const Vector3 before = window->viewport().projection().back;
    const auto choose = [&](BodySide side) {
        Fixation edited = window->fixation().fixation();
        edited.femur.side = side;
        window->fixation().edit(edited, "Side");
        window->fixation().waitUntilSolved();
        QTest::qWait(100);
        return window->viewport().projection().back;
    };
    const Vector3 seen = choose(BodySide::Left);
    QVERIFY((seen - Vector3(before.x(), before.y(), -before.z())).norm() < 1e-9);
    QVERIFY((choose(BodySide::Right) - before).norm() < 1e-9);
}

void TestFixationWindow::theViewShowsBoneAndFixator()
{
    const auto window = openedWindow();
    QTRY_VERIFY(window->fixation().hasFixation());
    window->fixation().waitUntilSolved();
    const Scene& scene = window->viewport().scene();
    QTRY_VERIFY(!scene.bodies.empty() && scene.bodies.front().id.kind == ObjectKind::Fixation);
    emit window->viewport().picked({ObjectKind::Fixation, "beam/1"});
    QCOMPARE(window->fixation().part(), 1);
    emit window->viewport().picked({});
    QCOMPARE(window->fixation().part(), -1);
    window->chooseWorkspace("posture");
    m_session->waitUntilSolved();
    QTRY_VERIFY(!window->viewport().scene().bodies.empty()
                && window->viewport().scene().bodies.front().id.kind == ObjectKind::Body);
}

void TestFixationWindow::aCornerIsDragged()
{
    const auto window = openedWindow();
    QTRY_VERIFY(window->fixation().hasFixation());
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    window->fixation().waitUntilSolved();
    Viewport& view = window->viewport();
    view.setView(ViewDirection::Front);
    QTRY_VERIFY(view.hasAllBones());  // the picture is fitted anew when one arrives
    QTest::qWait(300);
    const double before = window->fixation().fixation().fracture.pauwels;
    QVERIFY(view.marks().handles.size() == 5);
    const Projected at = view.projection().at(view.marks().handles[2].position);
    const QPoint from(static_cast<int>(at.x), static_cast<int>(at.y));
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 5; ++i)
        QTest::mouseMove(&view, from + QPoint(0, 4 * i));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, from + QPoint(0, 20));
    const double after = window->fixation().fixation().fracture.pauwels;
    QVERIFY2(after > before + 0.01,
             qPrintable(QString("%1 to %2").arg(before).arg(after)));  // its lower corner went down
    QCOMPARE(m_session->document().size(), std::size_t(1));
    m_session->undo();
    QCOMPARE(window->fixation().fixation().fracture.pauwels, before);
}

// Chosen, taken by its body, dragged out of the bone and back: one entry, and what is wrong stands where it lies.
void TestFixationWindow::aScrewIsDragged()
{
    const auto window = openedWindow();
    QTRY_VERIFY(window->fixation().hasFixation());
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    FixationSession& fixation = window->fixation();
    fixation.waitUntilSolved();
    Viewport& view = window->viewport();
    view.setView(ViewDirection::Front);
    QTRY_VERIFY(view.hasAllBones());  // the picture is fitted anew when one arrives
    QTest::qWait(300);
    QVERIFY(fixation.fixation().fixator.beams.empty());
    fixation.selectPart(0);
    QTRY_COMPARE(view.marks().handles.size(), std::size_t(8));
    const auto body = std::ranges::find_if(view.marks().handles, [](const SceneHandle& it) {
        return it.of.id.name == "beam/0" && it.of.part.front() == "body";
    });
    QVERIFY(body != view.marks().handles.end());
    const Projected at = view.projection().at(body->position);
    const QPoint from(static_cast<int>(at.x), static_cast<int>(at.y));
    // A click only chooses.
    QTest::mouseClick(&view, Qt::LeftButton, {}, from);
    QCOMPARE(m_session->document().size(), std::size_t(0));
    QCOMPARE(fixation.part(), 0);
    const int far
        = static_cast<int>(0.03 * view.projection().pixelsPerMetre((view.projection().eye - body->position).norm()));
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 5; ++i)
        QTest::mouseMove(&view, from + QPoint(0, far * i / 5));
    fixation.waitUntilSolved();
    QCOMPARE(fixation.fixation().fixator.beams.size(), std::size_t(3));
    QTRY_VERIFY(!fixation.problems().empty());
    QTRY_VERIFY(!view.marks().labels.empty() && view.marks().labels.back().isError);
    QTRY_VERIFY(std::ranges::any_of(view.scene().solids, &SceneSolid::refused));
    QTest::mouseMove(&view, from + QPoint(0, 6));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, from + QPoint(0, 6));
    QCOMPARE(m_session->document().size(), std::size_t(1));
    const double offset = fixation.fixation().fixator.beams[0].offset;
    QVERIFY2(offset < -0.0085 && offset > -0.02, qPrintable(QString::number(offset)));
    m_session->undo();
    QVERIFY(fixation.fixation().fixator.beams.empty());
}

// A femur that cannot be has no shape: the view was empty without a word.
void TestFixationWindow::anEmptyViewSaysWhy()
{
    const auto window = openedWindow();
    QTRY_VERIFY(window->fixation().hasFixation());
    FixationSession& fixation = window->fixation();
    fixation.waitUntilSolved();
    const auto& reason = *window->findChild<QLabel*>("whyEmpty");
    QVERIFY(reason.isHidden());
    Fixation wrong = fixation.fixation();
    wrong.femur.headDiameter = 0.02;
    fixation.edit(wrong, "A small head");
    fixation.waitUntilSolved();
    QTRY_VERIFY(!reason.isHidden());
    QVERIFY2(reason.text().contains("1.2 times as high as the head"), qPrintable(reason.text()));
    m_session->undo();
    fixation.waitUntilSolved();
    QTRY_VERIFY(reason.isHidden());
}

void TestFixationWindow::gripsAreMovedByKeys()
{
    const auto window = openedWindow();
    QTRY_VERIFY(window->fixation().hasFixation());
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    FixationSession& fixation = window->fixation();
    fixation.waitUntilSolved();
    Viewport& view = window->viewport();
    view.setView(ViewDirection::Front);
    QTRY_VERIFY(view.hasAllBones());  // the picture is fitted anew when one arrives
    QTest::qWait(300);
    view.setFocus();
    const double before = fixation.fixation().fracture.fromHead;
    for (int i = 0; i < 5; ++i)  // the middle is the fifth
        QTest::keyClick(&view, Qt::Key_G);
    QVERIFY(view.marks().handles[4].isSelected);
    QTRY_VERIFY(fixation.isCurrent());
    QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY2(fixation.fixation().fracture.fromHead > before + 1e-3,
             qPrintable(QString::number(fixation.fixation().fracture.fromHead)));
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(std::ranges::none_of(view.marks().handles, &SceneHandle::isSelected));
}

void TestFixationWindow::aCaseIsSavedReportedAndReopened()
{
    const QString path = m_folder.filePath("case.sinew-fixation.json"), report = m_folder.filePath("case.pdf");
    {
        const auto window = openedWindow();
        QTRY_VERIFY(window->fixation().hasFixation());
        window->fixation().waitUntilSolved();
        Fixation edited = window->fixation().fixation();
        edited.fracture.pauwels = 1.1;
        window->fixation().edit(edited, "Steeper");
        QVERIFY(window->isWindowModified());
        QVERIFY(window->fixation().save(path.toStdString()));
        QVERIFY(!window->isWindowModified());
        window->fixation().waitUntilSolved();
        answerFile(report);
        QVERIFY(window->fixation().followsWorst());
        find(window->commands(), "fixation.report").run();
        QVERIFY(window->fixation().followsWorst());
        QFile file(report);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(4) == "%PDF");
        find(window->commands(), "fixation.copy").run();
        QVERIFY(QApplication::clipboard()->text().contains("stairs up, peak"));
    }
    end();
    begin();
    const auto window = makeWindow();
    window->show();
    window->openPath(path);
    QTRY_VERIFY(window->fixation().hasFixation());
    QCOMPARE(window->fixation().fixation().fracture.pauwels, 1.1);
    QVERIFY(window->hasOpen(path));
}

// By the menu and the mouse: a file chosen, points clicked where the mesh shows them, keys for the way on and back.
void TestFixationWindow::aFemurMeshIsLoadedAndPicked()
{
    AnalyticFemur femur;
    femur.side = 0.003;
    const LyingFemur lies(femur.mesh(), femur.landmarks(), Eigen::Isometry3d::Identity(), MeshUnit::Millimetre);
    const QString path = m_folder.filePath("femur.obj");
    writeObj(lies.mesh, path.toStdString());
    const auto window = openedWindow();
    QTRY_VERIFY(window->fixation().hasFixation());
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    FixationSession& fixation = window->fixation();
    answerFile(path);
    find(window->commands(), "fixation.load-mesh").run();
    QTRY_VERIFY(fixation.isPicking() && fixation.patient() && fixation.patient()->surface);
    Viewport& view = window->viewport();
    QTRY_VERIFY(!view.scene().bodies.empty() && view.scene().bodies.front().id.name == "bone/mesh");
    QTRY_VERIFY(view.hasAllBones());
    auto* strip = window->findChild<LandmarkStrip*>();
    QVERIFY(strip && strip->isVisible());
    view.setView(ViewDirection::Front);
    QTRY_VERIFY(view.hasAllBones());  // the picture is fitted anew when one arrives
    QTest::qWait(300);
    // From the front, four places of the head that face the viewer.
    const auto click = [&](const Vector3& drawn) {
        const Vector3 place = meshPose(*fixation.patient()->surface) * drawn;
        const Projected at = view.projection().at(place);
        QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(static_cast<int>(at.x), static_cast<int>(at.y)));
    };
    const double r = femur.shape.headDiameter / 2;
    int count = 0;
    for (const Vector3& away : {Vector3(0.8, 0.5, 0), Vector3(0.8, -0.4, -0.3), Vector3(0.7, 0, -0.6), Vector3(1, 0, 0),
                                Vector3(0.6, 0.6, -0.3)}) {
        click(r * away.normalized());
        ++count;
        QTRY_COMPARE(static_cast<int>(fixation.fixation().mesh->landmarks.size()), count);
    }
    fixation.waitUntilSolved();
    QVERIFY(fixation.patient()->measured->head);
    QVERIFY(std::abs(fixation.patient()->measured->head->radius - r) < 0.001);
    QTest::keyClick(&view, Qt::Key_Delete);
    QCOMPARE(static_cast<int>(fixation.fixation().mesh->landmarks.size()), count - 1);
    find(window->commands(), "edit.undo").run();
    QCOMPARE(static_cast<int>(fixation.fixation().mesh->landmarks.size()), count);
    // A handle is dragged along the surface.
    const std::size_t last = static_cast<std::size_t>(count) - 1;
    const Vector3 before = fixation.fixation().mesh->landmarks[last].position;
    QTRY_COMPARE(view.marks().handles.size(), static_cast<std::size_t>(count));
    const Projected at = view.projection().at(view.marks().handles[last].position);
    const QPoint from(static_cast<int>(at.x), static_cast<int>(at.y));
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i)
        QTest::mouseMove(&view, from + QPoint(-2 * i, 2 * i));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, from + QPoint(-8, 8));
    const double moved = (fixation.fixation().mesh->landmarks[last].position - before).norm();
    QVERIFY2(moved > 0.3 && moved < 20, qPrintable(QString::number(moved)));
    QVERIFY(strip->parentWidget()->rect().contains(strip->geometry()));
    // The next step moves neither its guide nor the bone under the pointer.
    const QRect guide = strip->geometry();
    const Projected still = view.projection().at(Vector3::Zero());
    QTest::keyClick(&view, Qt::Key_Return);
    QTest::qWait(100);
    QCOMPARE(strip->geometry(), guide);
    QCOMPARE(view.projection().at(Vector3::Zero()).x, still.x);
    QCOMPARE(view.projection().at(Vector3::Zero()).y, still.y);
    // Escape leaves; what was picked stays.
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!fixation.isPicking() && fixation.hasMesh());
    QVERIFY(!strip->isVisible());
    fixation.waitUntilSolved();
    find(window->commands(), "fixation.detach-mesh").run();
    QVERIFY(!fixation.hasMesh());
}

// The tools of a fixation leave before those of another workspace come.
void TestFixationWindow::otherWorkspacesHearOfThePointerAgain()
{
    const auto window = openedWindow();
    QTRY_VERIFY(window->fixation().hasFixation());
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    window->fixation().waitUntilSolved();
    QKeyEvent body(QEvent::KeyPress, Qt::Key_B, Qt::NoModifier, "b");
    QVERIFY(!window->viewport().offerKey(body));
    window->chooseWorkspace("edit");
    m_session->waitUntilSolved();
    QVERIFY(window->viewport().offerKey(body));  // draws a body
    window->chooseWorkspace("fixation");
    QTRY_COMPARE(window->viewport().marks().handles.size(), std::size_t(5));
}

void TestFixationWindow::savingChangesNoWorkspace()
{
    const auto window = openedWindow();
    QTRY_VERIFY(window->fixation().hasFixation());
    window->chooseWorkspace("edit");
    QVERIFY(window->fixation().save(m_folder.filePath("elsewhere.sinew-fixation.json").toStdString()));
    QCOMPARE(window->workspace(), QString("edit"));
}

void TestFixationWindow::commandsSayWhyNot()
{
    const auto window = makeWindow();
    window->show();
    for (const char* id : {"fixation.new", "fixation.save", "fixation.save-as", "fixation.worst", "fixation.report",
                           "fixation.export", "fixation.copy", "fixation.next"})
        QVERIFY2(!whyNot(find(window->commands(), id)).isEmpty(), id);
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    QVERIFY(whyNot(find(window->commands(), "fixation.new")).isEmpty());
    find(window->commands(), "fixation.new").run();
    QVERIFY(window->fixation().hasFixation());
    QCOMPARE(window->workspace(), QString("fixation"));
    QVERIFY(!whyNot(find(window->commands(), "fixation.new")).isEmpty());
    window->fixation().waitUntilSolved();
    QVERIFY(whyNot(find(window->commands(), "fixation.report")).isEmpty());
}

// It led to Posture, away from where another case is begun.
void TestFixationWindow::undoOfANewCaseStaysInItsWorkspace()
{
    const auto window = makeWindow();
    window->show();
    QVERIFY(m_session->openAndWait(hip));
    find(window->commands(), "fixation.new").run();
    QCOMPARE(window->workspace(), QString("fixation"));
    m_session->undo();
    QVERIFY(!window->fixation().hasFixation());
    QCOMPARE(window->workspace(), QString("fixation"));
    QVERIFY(whyNot(find(window->commands(), "fixation.new")).isEmpty());
    m_session->redo();
    QVERIFY(window->fixation().hasFixation());
    QCOMPARE(window->workspace(), QString("fixation"));
}

// The title of an unchanged model said that it was changed, where a fixation had just been made.
void TestFixationWindow::titlesSayWhatIsNotSaved()
{
    const auto window = makeWindow();
    window->resize(1440, 900);
    window->show();
    QVERIFY(m_session->openAndWait(hip));
    const auto& name = *window->findChild<QWidget*>("topBar")->findChild<ElidedLabel*>();
    const QString model = "hip.sinew.json (example)";
    QCOMPARE(name.fullText(), model);
    find(window->commands(), "fixation.new").run();
    QVERIFY(window->isWindowModified());
    QVERIFY2(name.fullText().endsWith(" · not saved") && !name.fullText().startsWith(model),
             qPrintable(name.fullText()));
    window->chooseWorkspace("posture");
    QCOMPARE(name.fullText(), model + " · fixation not saved");
    QCOMPARE(window->windowTitle(), model + " · fixation not saved[*] - Sinew");
    m_session->setBodyWeight(640);
    QCOMPARE(name.fullText(), model + " · changed · fixation not saved");
    QCOMPARE(window->windowTitle(), model + "[*] · fixation not saved - Sinew");
    m_session->undo();
    m_session->undo();
    QCOMPARE(name.fullText(), model);
    QVERIFY(!window->isWindowModified());
}

SINEW_TEST(TestFixationWindow)

}  // namespace tst_fixation_window

#include "tst_fixation_window.moc"
