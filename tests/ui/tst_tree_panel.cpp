// The tree of the model over a real session with the hip.

#include <memory>
#include <set>

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include "tests/support/test_registry.h"
#include "ui/panels/tree/model_tree_model.h"
#include "ui/panels/tree/model_tree_panel.h"
#include "ui/session/session.h"
#include "ui/widgets/filter_field.h"
#include "ui/widgets/item_roles.h"

namespace tst_tree_panel {

using namespace sinew;

class TestTreePanel : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void treeSelectionGoesBothWays();
    void treeChoosesSeveral();
    void treeFollowsAGestureAtAPace();
    void treeShowsSeveral();
    void allRowsAreSelected();
    void aMuscleStandsForItsStrands();
    void treeShowsPartsAndProblems();
    void treeKeepsItsExpansion();
    void treeMarksWhatIsSelected();
    void treeFilters();
    void groupsKeepTheirRowsUnderAFilter();
    void emptyGroupsAreNeverShown();
    void filterLeavesUndoToTheWindow();
    void treeHidesAndChoosesActivities();

private:
    void solve();
    QModelIndex find(const QAbstractItemModel& model, const QString& name, const QModelIndex& parent = {}) const;

    std::unique_ptr<Session> m_session;
};

void TestTreePanel::init()
{
    m_session = std::make_unique<Session>();
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    solve();
}

void TestTreePanel::cleanup()
{
    m_session.reset();
}

void TestTreePanel::solve()
{
    m_session->waitUntilSolved();
    QVERIFY(QTest::qWaitFor([this] { return m_session->solved() && m_session->series(); }));
}

QModelIndex TestTreePanel::find(const QAbstractItemModel& model, const QString& name, const QModelIndex& parent) const
{
    const QModelIndexList found
        = model.match(model.index(0, 0, parent), NameRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.constFirst();
}

void TestTreePanel::treeSelectionGoesBothWays()
{
    ModelTreePanel panel(*m_session);
    auto& view = *panel.findChild<QTreeView*>();
    view.setCurrentIndex(find(*view.model(), QStringLiteral("pelvis")));
    QVERIFY(m_session->selection() == (ObjectId{ObjectKind::Body, "pelvis"}));
    m_session->select({ObjectKind::Link, "gluteus medius, anterior"});
    QCOMPARE(view.currentIndex().data(NameRole).toString(), QStringLiteral("gluteus medius, anterior"));
}

// Each step of a drag would cost a large model its tree; what the gesture comes to is there when it ends.
void TestTreePanel::treeFollowsAGestureAtAPace()
{
    ModelTreePanel panel(*m_session);
    const auto& view = *panel.findChild<QTreeView*>();
    const auto has = [&](const QString& name) { return find(*view.model(), name).isValid(); };
    Project project = m_session->project();
    m_session->beginGesture("Rename");
    project.model.links.front().name = "first";
    m_session->changeGesture(project);
    QVERIFY(!has(QStringLiteral("first")));
    QTRY_VERIFY(has(QStringLiteral("first")));  // a long gesture is followed
    project.model.links.front().name = "second";
    m_session->changeGesture(project);
    QVERIFY(!has(QStringLiteral("second")));
    m_session->endGesture();
    QVERIFY(has(QStringLiteral("second")));
}

void TestTreePanel::treeChoosesSeveral()
{
    ModelTreePanel panel(*m_session);
    panel.resize(300, 900);
    panel.show();
    auto& view = *panel.findChild<QTreeView*>();
    const auto click = [&](const QString& name, Qt::KeyboardModifiers keys) {
        const QModelIndex index = find(*view.model(), name);
        view.scrollTo(index);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, keys, view.visualRect(index).center());
    };
    const ObjectId pelvis{ObjectKind::Body, "pelvis"}, femur{ObjectKind::Body, "femur_r"};
    click(QStringLiteral("pelvis"), {});
    click(QStringLiteral("femur_r"), Qt::ControlModifier);
    QVERIFY(m_session->selection() == femur);
    QVERIFY(m_session->alsoSelected() == std::set<ObjectId>{pelvis});
    // Ctrl takes one out again, a plain click all others.
    click(QStringLiteral("femur_r"), Qt::ControlModifier);
    QVERIFY(m_session->selection() == pelvis);
    QVERIFY(m_session->alsoSelected().empty());
    click(QStringLiteral("femur_r"), Qt::ControlModifier);
    click(QStringLiteral("femur_r"), {});
    QVERIFY(m_session->selection() == femur);
    QVERIFY(m_session->alsoSelected().empty());
}

// After Escape no row is the current one: Ctrl+A marked all rows, and nothing was selected.
void TestTreePanel::allRowsAreSelected()
{
    ModelTreePanel panel(*m_session);
    panel.show();
    m_session->select({});
    panel.findChild<QTreeView*>()->selectAll();
    QVERIFY(m_session->selectedObjects().size() >= m_session->model().links.size());
}

// It was dead: no click, no eye, no menu.
void TestTreePanel::aMuscleStandsForItsStrands()
{
    ModelTreePanel panel(*m_session);
    panel.resize(300, 900);
    panel.show();
    auto& view = *panel.findChild<QTreeView*>();
    // The tree is made anew with the model.
    const auto rowOfMuscle = [&] { return find(*view.model(), QStringLiteral("gluteus medius, anterior")).parent(); };
    QModelIndex muscle = rowOfMuscle();
    std::set<ObjectId> strands;
    for (const Link& link : m_session->model().links) {
        if (link.group == "gluteus medius")
            strands.insert({ObjectKind::Link, link.name});
    }
    QVERIFY(strands.size() > 1);
    view.scrollTo(muscle);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(muscle).center());
    const auto selected = [&] {
        const std::vector<ObjectId> ids = m_session->selectedObjects();
        return std::set<ObjectId>(ids.begin(), ids.end());
    };
    QCOMPARE(selected(), strands);
    // It stays marked when something else changes.
    m_session->setBodyWeight(m_session->model().bodyWeight + 1);
    QCOMPARE(selected(), strands);
    muscle = rowOfMuscle();
    QVERIFY(view.selectionModel()->isSelected(muscle));
    const QModelIndex eye = muscle.sibling(muscle.row(), ModelTreeModel::EyeColumn);
    QVERIFY(view.model()->setData(eye, Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(m_session->hidden(), strands);
    QVERIFY(view.model()->setData(eye, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(m_session->hidden().empty());
    // What is right-clicked has the commands of objects.
    QAction command(QStringLiteral("Hide"));
    panel.setObjectActions({{&command}});
    bool isOffered = false;
    QTimer::singleShot(50, &panel, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        isOffered = menu && menu->actions().contains(&command);
        if (menu)
            menu->close();
    });
    emit view.customContextMenuRequested(view.visualRect(muscle).center());
    QVERIFY(isOffered);
}

// What was selected elsewhere, in a box or by a command: only the first row was marked.
void TestTreePanel::treeShowsSeveral()
{
    ModelTreePanel panel(*m_session);
    auto& view = *panel.findChild<QTreeView*>();
    const ObjectId pelvis{ObjectKind::Body, "pelvis"}, femur{ObjectKind::Body, "femur_r"};
    const ObjectId link{ObjectKind::Link, m_session->model().links.front().name};
    const auto marked = [&] {
        std::set<QString> names;
        for (const QModelIndex& row : view.selectionModel()->selectedRows())
            names.insert(row.data(NameRole).toString());
        return names;
    };
    const QString name = QString::fromStdString(link.name);
    m_session->selectObjects({pelvis, link, femur});
    QCOMPARE(marked(), (std::set<QString>{QStringLiteral("pelvis"), QStringLiteral("femur_r"), name}));
    QCOMPARE(view.currentIndex().data(NameRole).toString(), QStringLiteral("pelvis"));
    m_session->toggleSelected(link);
    QCOMPARE(marked(), (std::set<QString>{QStringLiteral("pelvis"), QStringLiteral("femur_r")}));
    m_session->select(pelvis);
    QCOMPARE(marked(), std::set<QString>{QStringLiteral("pelvis")});
    m_session->select({});
    QVERIFY(marked().empty());
}

void TestTreePanel::treeShowsPartsAndProblems()
{
    ModelTreePanel panel(*m_session);
    auto& view = *panel.findChild<QTreeView*>();
    const QModelIndex link = find(*view.model(), QStringLiteral("iliopsoas"));
    QVERIFY(view.model()->rowCount(link) >= 2);
    view.setCurrentIndex(view.model()->index(1, 0, link));
    QVERIFY(m_session->selection() == (ObjectId{ObjectKind::Link, "iliopsoas"}));
    QVERIFY(m_session->selectedPart() == (Place{"path", "1"}));
    // What cannot be computed with is shown, and marked.
    Project project = m_session->project();
    Body loose;
    loose.name = "loose";
    project.model.bodies.push_back(loose);
    project.model.links[0].path[0].body = "nobody";
    const QString spoilt = QString::fromStdString(project.model.links[0].name);
    m_session->edit(std::move(project), {"Spoil"});
    QVERIFY(!m_session->isCurrent());
    QVERIFY(find(*view.model(), QStringLiteral("loose")).isValid());
    QVERIFY(find(*view.model(), spoilt).data().toString().endsWith(u'!'));
}

void TestTreePanel::treeKeepsItsExpansion()
{
    ModelTreePanel panel(*m_session);
    auto& view = *panel.findChild<QTreeView*>();
    const QModelIndex bodies = find(*view.model(), QStringLiteral("pelvis")).parent();
    const QModelIndex muscle = find(*view.model(), QStringLiteral("gluteus medius, anterior")).parent();
    QVERIFY(view.isExpanded(bodies));
    QVERIFY(!view.isExpanded(muscle));
    view.collapse(bodies);
    view.expand(muscle);
    m_session->select({ObjectKind::Body, "femur_r"});
    view.collapse(bodies);
    m_session->setActivity(1, 3);
    solve();
    QVERIFY(!view.isExpanded(bodies));
    QVERIFY(view.isExpanded(muscle));
    // The change of the tree must not choose anything.
    QVERIFY(m_session->selection() == (ObjectId{ObjectKind::Body, "femur_r"}));
}

// Rows were marked that Properties and Copy did not know of.
void TestTreePanel::treeMarksWhatIsSelected()
{
    ModelTreePanel panel(*m_session);
    auto& view = *panel.findChild<QTreeView*>();
    panel.show();
    view.setFocus();
    m_session->select({ObjectKind::Body, "pelvis"});
    QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(view.selectionModel()->selectedRows().size(), 2);
    QCOMPARE(m_session->alsoSelected().size(), std::size_t(1));
    m_session->select({ObjectKind::Body, "femur_r"});
    QCOMPARE(view.selectionModel()->selectedRows().size(), 1);
}

void TestTreePanel::treeFilters()
{
    ModelTreePanel panel(*m_session);
    const auto& view = *panel.findChild<QTreeView*>();
    panel.findChild<QLineEdit*>()->setText(QStringLiteral("GLUTEUS med"));
    QCOMPARE(view.model()->rowCount(), 1);
    QVERIFY(find(*view.model(), QStringLiteral("gluteus medius, middle")).isValid());
    QVERIFY(!find(*view.model(), QStringLiteral("iliopsoas")).isValid());
    // Another model has other names: its tree was empty.
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/two_links_five_strands.sinew.json"));
    QVERIFY(panel.findChild<QLineEdit*>()->text().isEmpty());
    QVERIFY(view.model()->rowCount() > 1);
}

// What is added and taken back while a filter hides it is there when the filter has gone.
void TestTreePanel::groupsKeepTheirRowsUnderAFilter()
{
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip_wrapped.sinew.json"));
    ModelTreePanel panel(*m_session);
    panel.show();
    auto& view = *panel.findChild<QTreeView*>();
    auto& field = *panel.findChild<QLineEdit*>();
    const auto surfaces = [&] {
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            const QModelIndex group = view.model()->index(row, 0);
            if (group.data().toString().startsWith(QStringLiteral("Surfaces")))
                return view.model()->rowCount(group);
        }
        return -1;
    };
    QCOMPARE(surfaces(), 6);
    m_session->addItem({"surfaces"});
    QCoreApplication::processEvents();
    QCOMPARE(surfaces(), 7);
    field.setText(QStringLiteral("rectus"));
    m_session->undo();
    QCoreApplication::processEvents();
    m_session->redo();
    QCoreApplication::processEvents();
    m_session->undo();
    QCoreApplication::processEvents();
    field.setText(QStringLiteral("head"));
    QCOMPARE(surfaces(), 1);
    field.clear();
    QCOMPARE(surfaces(), 6);
}

// After the first edit all groups were there, and the tree folded up.
void TestTreePanel::emptyGroupsAreNeverShown()
{
    ModelTreePanel panel(*m_session);
    panel.show();
    auto& view = *panel.findChild<QTreeView*>();
    const auto groups = [&] {
        QStringList names;
        for (int row = 0; row < view.model()->rowCount(); ++row)
            names += view.model()->index(row, 0).data().toString();
        return names;
    };
    const auto isOpen
        = [&](const QString& group) { return view.isExpanded(view.model()->index(int(groups().indexOf(group)), 0)); };
    const QString bodies = QStringLiteral("Bodies"), constraints = QStringLiteral("Constraints");
    const QStringList before = groups();
    QVERIFY(before.contains(bodies) && !before.contains(constraints));
    view.collapse(view.model()->index(int(before.indexOf(bodies)), 0));
    m_session->setBodyWeight(710);
    QCoreApplication::processEvents();
    QCOMPARE(groups(), before);
    QVERIFY(!isOpen(bodies));
    m_session->addItem({"constraints"});
    QCoreApplication::processEvents();
    QVERIFY(groups().contains(constraints));
    QVERIFY(isOpen(constraints) && !isOpen(bodies));
    m_session->undo();
    QCoreApplication::processEvents();
    QCOMPARE(groups(), before);
}

// An empty filter swallowed undo and redo, which are the window's.
void TestTreePanel::filterLeavesUndoToTheWindow()
{
    FilterField filter;
    filter.show();
    QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    undo.accept();
    QCoreApplication::sendEvent(&filter, &undo);
    QVERIFY(!undo.isAccepted());
    QTest::keyClicks(&filter, "glu");
    QCoreApplication::sendEvent(&filter, &undo);
    QVERIFY(undo.isAccepted());
}

void TestTreePanel::treeHidesAndChoosesActivities()
{
    ModelTreePanel panel(*m_session);
    auto& view = *panel.findChild<QTreeView*>();
    const QModelIndex eye = find(*view.model(), QStringLiteral("pelvis")).siblingAtColumn(2);
    QVERIFY(view.model()->setData(eye, Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(m_session->hidden().contains({ObjectKind::Body, "pelvis"}));
    QCOMPARE(eye.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Unchecked);
    emit view.doubleClicked(find(*view.model(), QStringLiteral("walking_slow")));
    QCOMPARE(m_session->activity(), 2);
    QCOMPARE(m_session->step(), 0);
}

SINEW_TEST(TestTreePanel)

}  // namespace tst_tree_panel

#include "tst_tree_panel.moc"
