// Workspaces as modules: the window offers all there are, each can be entered by keys and by command, shows its panels
// as it places them, and keeps them as a person left them.

#include <set>

#include <QAction>
#include <QLabel>
#include <QToolButton>

#include "core/io/model_file.h"
#include "tests/support/test_registry.h"
#include "ui/panels/edit/problems_panel.h"
#include "ui/panels/panel_list.h"
#include "ui/workspaces/posture_status.h"
#include "ui/workspaces/view_titles.h"
#include "ui/workspaces/workspace_list.h"
#include "window_fixture.h"

namespace tst_workspaces {

using namespace sinew;
using test::dock;
using test::find;
using test::twoLinks;

namespace {

QStringList placedBy(const Workspace& workspace, const QSize& window)
{
    const DockLayout layout = workspace.firstLayout(window);
    QStringList ids;
    for (const auto* stacks : {&layout.left, &layout.right, &layout.bottom}) {
        for (const DockStack& stack : *stacks)
            ids += stack.panels;
    }
    return ids;
}

}  // namespace

class TestWorkspaces : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void layoutsNamePanelsThatThereAre();
    void eachIsEnteredByKeysCommandAndButton();
    void eachShowsItsPanels();
    void tablesWithoutRowsStandBehind();
    void theNextStartMayShowAnother();
    void layoutsAreKeptOverAStart();
    void commandsOfFramesAreBound();
    void aDocumentStaysWhereItsFramesAreShown();
    void noneWithoutAModel();
    void anUnsoundModelIsMarked();
    void anUnsoundModelThatWasJustOpenedHasNoFormerResults();
};

void TestWorkspaces::layoutsNamePanelsThatThereAre()
{
    MotionSession motion(*m_session);
    FixationSession fixation(*m_session);
    std::set<QString> known;
    for (const PanelKind& kind : panelKinds())
        QVERIFY2(known.insert(kind.id).second, kind.id);
    const Workspaces workspaces = makeWorkspaces({*m_session, motion, fixation});
    QCOMPARE(workspaces.size(), static_cast<std::size_t>(workspaceIds().size()));
    for (std::size_t i = 0; i < workspaces.size(); ++i) {
        QCOMPARE(workspaces[i]->id(), workspaceIds()[static_cast<int>(i)]);
        for (const QSize& size : {QSize(1280, 800), QSize(1920, 1200)}) {
            std::set<QString> placed;
            for (const QString& id : placedBy(*workspaces[i], size)) {
                QVERIFY2(known.contains(id), qPrintable(id));
                QVERIFY2(placed.insert(id).second, qPrintable(id + " stands twice"));
            }
            QVERIFY(!placed.empty());
        }
    }
}

void TestWorkspaces::eachIsEnteredByKeysCommandAndButton()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QApplication::setActiveWindow(window.get());  // there may be no window manager that would say so
    const QStringList ids = workspaceIds();
    for (int i = static_cast<int>(ids.size()) - 1; i >= 0; --i) {
        QTest::keyClick(window.get(), static_cast<Qt::Key>(Qt::Key_1 + i), Qt::AltModifier);
        QCOMPARE(window->workspace(), ids[i]);
        QVERIFY(find(window->commands(), "view.workspace." + ids[i]).isChecked());
    }
    for (const QString& id : ids) {
        find(window->commands(), "view.workspace." + id).run();
        QCOMPARE(window->workspace(), id);
    }
    int buttons = 0;
    for (QToolButton* button : window->findChildren<QToolButton*>()) {
        if (button->property("role").toString() != "segment" || !button->toolTip().contains("Alt+"))
            continue;
        button->click();
        QCOMPARE(window->workspace(), ids[buttons++]);
        QVERIFY(button->isChecked());
    }
    QCOMPARE(buttons, static_cast<int>(ids.size()));
    window->chooseWorkspace("nothing");
    QCOMPARE(window->workspace(), ids.back());
}

void TestWorkspaces::eachShowsItsPanels()
{
    MotionSession motion(*m_session);
    FixationSession fixation(*m_session);
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    for (const auto& workspace : makeWorkspaces({*m_session, motion, fixation})) {
        window->chooseWorkspace(workspace->id());
        const QStringList placed = placedBy(*workspace, window->size());
        for (const PanelKind& kind : panelKinds()) {
            const bool isExpected = placed.contains(kind.id) && kind.id != QString("messages");
            QVERIFY2(dock(*window, kind.id)->isHidden() != isExpected, qPrintable(workspace->id() + ' ' + kind.id));
        }
        // What it does not place comes up when it is asked for, in front.
        for (const PanelKind& kind : panelKinds()) {
            QVERIFY(window->showPlace(kind.id));
            QTRY_VERIFY2(!dock(*window, kind.id)->visibleRegion().isEmpty(), kind.id);
        }
        QCOMPARE(window->size(), QSize(1440, 900).boundedTo(window->size()));
    }
}

// A table that has nothing to show does not stand before one that has.
void TestWorkspaces::tablesWithoutRowsStandBehind()
{
    const auto window = makeWindow();
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    const auto isInFront = [&](const char* name) { return !dock(*window, name)->visibleRegion().isEmpty(); };
    for (int i = 0; i < 2; ++i) {
        QVERIFY(m_session->openAndWait(twoLinks));
        QTRY_VERIFY(isInFront("links") && !isInFront("joints"));
        QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/eleven_link.sinew.json"));
        QTRY_VERIFY(isInFront("joints") && !isInFront("links"));
    }
    // Of two models alike the second is seen as the first was left.
    window->showPlace("links");
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/five_link.sinew.json"));
    QTRY_VERIFY(isInFront("links") && !isInFront("joints"));
}

// A hip came up with its joints before its muscles, since the model before it had none.
void TestWorkspaces::theNextStartMayShowAnother()
{
    const auto isInFront
        = [](const MainWindow& window, const char* name) { return !dock(window, name)->visibleRegion().isEmpty(); };
    for (const bool leaves : {false, true}) {
        {
            Session session;  // each start has one of its own
            MainWindow window(session, *m_theme, m_settings.get());
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            QVERIFY(session.openAndWait(SINEW_RESOURCE_DIR "/models/eleven_link.sinew.json"));
            QTRY_VERIFY(isInFront(window, "joints") && !isInFront(window, "links"));
            if (leaves)
                window.chooseWorkspace("edit");
            QVERIFY(window.close());
        }
        Session session;
        MainWindow window(session, *m_theme, m_settings.get());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(session.openAndWait(twoLinks));
        window.chooseWorkspace("posture");
        QTest::qWait(100);  // the panels stand as they were kept
        QVERIFY(isInFront(window, "links") && !isInFront(window, "joints"));
    }
}

void TestWorkspaces::layoutsAreKeptOverAStart()
{
    QVERIFY(m_session->openAndWait(twoLinks));
    {
        const auto window = makeWindow();
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        for (const QString& id : workspaceIds()) {
            window->chooseWorkspace(id);
            QTest::qWait(30);
            dock(*window, "model")->close();
            window->showPlace("joints");
        }
        window->close();
    }
    const auto window = makeWindow();
    for (const QString& id : workspaceIds()) {
        window->chooseWorkspace(id);
        QVERIFY2(dock(*window, "model")->isHidden(), qPrintable(id));
        QVERIFY2(!dock(*window, "joints")->isHidden(), qPrintable(id));
    }
}

void TestWorkspaces::commandsOfFramesAreBound()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    m_session->select({ObjectKind::Link, "strand 2"});
    for (const char* id : {"posture", "edit"}) {
        window->chooseWorkspace(id);
        QVERIFY2(isEnabled(find(window->commands(), "edit.rename")), id);
        QCOMPARE(whyNot(find(window->commands(), "motion.play")), QString("only in the Motion workspace (Alt+2)"));
    }
    window->chooseWorkspace("motion");
    QCOMPARE(whyNot(find(window->commands(), "edit.rename")),
             QString("only in the Posture and Edit workspaces (Alt+1, Alt+4)"));
}

void TestWorkspaces::aDocumentStaysWhereItsFramesAreShown()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    window->chooseWorkspace("edit");
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    QCOMPARE(window->workspace(), QString("edit"));
    window->chooseWorkspace("motion");
    QVERIFY(m_session->openAndWait(twoLinks));
    QCOMPARE(window->workspace(), QString("posture"));
}

void TestWorkspaces::noneWithoutAModel()
{
    const auto window = makeWindow();
    for (const QString& id : workspaceIds())
        QCOMPARE(whyNot(find(window->commands(), "view.workspace." + id)), QString("no model is open"));
}

void TestWorkspaces::anUnsoundModelIsMarked()
{
    MotionSession motion(*m_session);
    FixationSession fixation(*m_session);
    QVERIFY(m_session->openAndWait(twoLinks));
    m_session->waitUntilSolved();
    for (const auto& workspace : makeWorkspaces({*m_session, motion, fixation})) {
        if (workspace->id() == "fixation")
            continue;  // its status is that of a case
        QCOMPARE(QString(workspace->status().role), QString("good"));
        QVERIFY(workspace->id() != "edit" || workspace->status().detail.contains("5 links"));
        Model edited = m_session->project().model;
        edited.links.front().path.front().body = "nothing";
        m_session->edit(std::move(edited), "Break the path");
        QCOMPARE(workspace->status().state, QString("1 error, see Problems; results are those of before"));
        QVERIFY(workspace->viewTitle().endsWith("as before the last edits"));
        m_session->undo();
        m_session->waitUntilSolved();
        QVERIFY(!workspace->viewTitle().contains("before"));
    }
}

// Just opened, there is nothing of before: the chip began with a dot, and one panel contradicted the other.
void TestWorkspaces::anUnsoundModelThatWasJustOpenedHasNoFormerResults()
{
    Model broken = *readModelFile(twoLinks).value;
    broken.links.front().path.front().body = "nothing";
    broken.title = "Broken";
    m_session->openMade({broken});
    m_session->waitUntilSolved();
    QVERIFY(!m_session->isCurrent() && !m_session->hasFormerResults());
    QCOMPARE(postureTitle(*m_session), QStringLiteral("Broken"));
    StatusTexts status;
    markFormer(*m_session, status);
    QVERIFY2(status.state.endsWith("nothing is computed"), qPrintable(status.state));
    const ProblemsPanel problems(*m_session);
    QStringList texts;
    for (const QLabel* label : problems.findChildren<QLabel*>())
        texts.append(label->text());
    QCOMPARE(texts.filter("nothing is computed").size(), qsizetype(1));
    QVERIFY(texts.filter("of before").isEmpty());
    broken.title.clear();
    broken.name.clear();
    m_session->openMade({broken});
    QCOMPARE(postureTitle(*m_session), QStringLiteral("untitled"));
}

SINEW_TEST(TestWorkspaces)

}  // namespace tst_workspaces

#include "tst_workspaces.moc"
