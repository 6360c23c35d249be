// The small panels of the Edit workspace: the history as a list to click in, what is wrong, and what the posture gives.

#include <algorithm>
#include <memory>

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

#include "core/io/model_file.h"
#include "panel_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/edit/history_model.h"
#include "ui/panels/edit/history_panel.h"
#include "ui/panels/edit/live_result.h"
#include "ui/panels/edit/live_result_panel.h"
#include "ui/panels/edit/problem_list_model.h"
#include "ui/panels/edit/problems_panel.h"
#include "ui/panels/messages/message_delegate.h"
#include "ui/panels/messages/message_list_model.h"
#include "ui/session/session.h"
#include "ui/widgets/label_support.h"

namespace tst_edit_panels {

using namespace sinew;

namespace {

QString textOf(const QWidget& widget)
{
    QString text;
    for (const QLabel* label : widget.findChildren<QLabel*>()) {
        if (!label->isHidden())
            text += label->text() + '\n';
    }
    return text;
}

HistoryState stateOf(const QListView& view, int row)
{
    return static_cast<HistoryState>(view.model()->index(row, 0).data(HistoryModel::StateRole).toInt());
}

template <class Panel>
void put(Panel& panel)
{
    panel.resize(300, 240);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
}

}  // namespace

class TestEditPanels : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_session = std::make_unique<Session>();
        QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
        m_session->waitUntilSolved();
    }
    void cleanup() { m_session.reset(); }

    void historyIsAListToClickIn();
    void posturesAreMarkedInTheHistory();
    void historyGoesByKeyboard();
    void aGestureIsOneEntry();
    void problemsAreListedAndSelectTheirObjects();
    void problemsOfferTheirAction();
    void theHistorySaysWhatAnActionIsAbout();
    void oneActionMendsANameAtAllItsPlaces();
    void liveResultIsOfTheJoint();
    void liveResultSaysWhatTheEditChanged();
    void aGestureIsComparedWithItsBegin();
    void anUnsoundModelKeepsTheFigures();
    void whatCannotBeHeldIsSaid();
    void aModelWithoutBodiesIsNotSolved();

private:
    void weigh(double newtons)
    {
        Model edited = m_session->project().model;
        edited.bodyWeight = newtons;
        m_session->edit(std::move(edited), "Weigh " + std::to_string(static_cast<int>(newtons)));
        m_session->waitUntilSolved();
    }
    void breakPath()
    {
        Model edited = m_session->project().model;
        edited.links.front().path.front().body = "nothing";
        m_session->edit(std::move(edited), "Break the path");
        m_session->waitUntilSolved();
    }

    std::unique_ptr<Session> m_session;
};

void TestEditPanels::historyIsAListToClickIn()
{
    HistoryPanel panel(*m_session);
    put(panel);
    QListView& view = panel.view();
    QCOMPARE(view.model()->rowCount(), 1);
    weigh(600);
    weigh(610);
    weigh(620);
    QCOMPARE(view.model()->rowCount(), 4);
    QCOMPARE(view.model()->index(3, 0).data().toString(), QString("Weigh 620"));
    QCOMPARE(view.currentIndex().row(), 3);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(1, 0)).center());
    QCOMPARE(m_session->project().model.bodyWeight, 600.0);
    QCOMPARE(stateOf(view, 0), HistoryState::Done);
    QCOMPARE(stateOf(view, 1), HistoryState::Present);
    QCOMPARE(stateOf(view, 2), HistoryState::Undone);
    QCOMPARE(view.model()->index(3, 0).data(HistoryModel::WordRole).toString(), QString("undone"));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(3, 0)).center());
    QCOMPARE(m_session->project().model.bodyWeight, 620.0);
}

// A posture that was set is no edit, and no file changes by it.
void TestEditPanels::posturesAreMarkedInTheHistory()
{
    HistoryPanel panel(*m_session);
    put(panel);
    m_session->setCoordinateValue(3, 0.3);
    weigh(600);
    const QAbstractItemModel& model = *panel.view().model();
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(1, 0).data(HistoryModel::WordRole).toString(), QString("posture"));
    QCOMPARE(model.index(2, 0).data(HistoryModel::WordRole).toString(), QString("now"));
    QTest::mouseClick(panel.view().viewport(), Qt::LeftButton, {}, panel.view().visualRect(model.index(0, 0)).center());
    QVERIFY(!m_session->isAdjusted() && !m_session->document().isModified(ProjectPart::Model));
}

void TestEditPanels::historyGoesByKeyboard()
{
    HistoryPanel panel(*m_session);
    put(panel);
    weigh(600);
    weigh(610);
    QTest::keyClick(&panel.view(), Qt::Key_Home);
    QCOMPARE(m_session->project().model.bodyWeight, 610.0);
    QTest::keyClick(&panel.view(), Qt::Key_Return);
    QVERIFY(m_session->document().position() == 0);
    QCOMPARE(panel.view().model()->rowCount(), 3);
    QTest::keyClick(&panel.view(), Qt::Key_Down);
    QTest::keyClick(&panel.view(), Qt::Key_Return);
    QCOMPARE(m_session->project().model.bodyWeight, 600.0);
}

void TestEditPanels::aGestureIsOneEntry()
{
    HistoryPanel panel(*m_session);
    m_session->beginGesture("Drag the weight");
    Project project = m_session->project();
    for (const double weight : {700, 710, 720}) {
        project.model.bodyWeight = weight;
        m_session->changeGesture(project);
    }
    m_session->endGesture();
    QCOMPARE(panel.view().model()->rowCount(), 2);
    QCOMPARE(panel.view().model()->index(1, 0).data().toString(), QString("Drag the weight"));
}

void TestEditPanels::problemsAreListedAndSelectTheirObjects()
{
    ProblemsPanel panel(*m_session);
    put(panel);
    breakPath();
    QVERIFY(!m_session->problems().empty());
    const QListView& view = panel.view();
    QCOMPARE(view.model()->rowCount(), static_cast<int>(m_session->problems().size()));
    int last = static_cast<int>(Severity::Error);
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const int severity = view.model()->index(row, 0).data(MessageListModel::SeverityRole).toInt();
        QVERIFY(severity <= last);
        last = severity;
    }
    QVERIFY(textOf(panel).contains("error"));
    QVERIFY(textOf(panel).contains("results are those of before"));
    m_session->select({});
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(0, 0)).center());
    QCOMPARE(m_session->selection().name, m_session->project().model.links.front().name);
    m_session->undo();
    QVERIFY(!textOf(panel).contains("error"));
}

void TestEditPanels::problemsOfferTheirAction()
{
    ProblemListModel model;
    Problem problem{{"links", "psoas"},
                    makeWarning(std::string("no body"), std::string("attach it")),
                    {{std::string("Remove it"), "{}"}}};
    Problem choice = problem;
    choice.actions.push_back({std::string("Attach it"), "{}"});
    model.refresh({problem, {{"bodies", "b"}, makeWarning(std::string("no mass"))}, choice});
    QCOMPARE(model.index(0).data(MessageListModel::PlaceRole).toString(), QString("links › psoas"));
    QListView view;
    MessageDelegate delegate;
    view.setModel(&model);
    view.setItemDelegate(&delegate);
    put(view);
    QSignalSpy asked(&delegate, &MessageDelegate::actionRequested);
    const auto click = [&](int row, int fromRight) {
        const QRect box = view.visualRect(model.index(row));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(box.right() - fromRight, box.center().y()));
    };
    click(0, 20);
    QCOMPARE(asked.count(), 1);
    click(0, 200);
    click(1, 20);
    QCOMPARE(asked.count(), 1);
    // Several, one below the other.
    const QRect box = view.visualRect(model.index(2));
    for (const QPoint& at : {QPoint(box.right() - 20, box.top() + 10), QPoint(box.right() - 20, box.bottom() - 3)})
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(asked.count(), 3);
    QCOMPARE(asked[1][1].toInt(), 0);
    QCOMPARE(asked[2][1].toInt(), 1);
}

// "Lock the coordinate" did not say which.
void TestEditPanels::theHistorySaysWhatAnActionIsAbout()
{
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/two_links_five_strands.sinew.json"));
    ProblemsPanel panel(*m_session);
    put(panel);
    Model edited = m_session->project().model;
    edited.links.clear();
    m_session->edit(std::move(edited), "Take the strands away");
    const std::vector<Problem>& problems = m_session->problems();
    const auto loose = std::find_if(problems.begin(), problems.end(), [](const Problem& problem) {
        return !problem.actions.empty() && problem.actions.front().title == "Lock the coordinate";
    });
    QVERIFY(loose != problems.end());
    const std::string sentence = "Lock the coordinate: " + loose->place[1];
    const int row = static_cast<int>(loose - problems.begin());
    emit panel.findChild<MessageDelegate*>()->actionRequested(panel.view().model()->index(row, 0), 0);
    QCOMPARE(m_session->document().undoSentence(), sentence);
}

void TestEditPanels::oneActionMendsANameAtAllItsPlaces()
{
    ProblemsPanel panel(*m_session);
    put(panel);
    const Model before = m_session->project().model;
    Model edited = before;
    const std::string body = edited.links.front().path.front().body;
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(edited.links[i].path.front().body, body);
        edited.links[i].path.front().body = body + "x";
    }
    m_session->edit(std::move(edited), "Misspell it");
    const auto errors = [&] {
        return std::ranges::count_if(m_session->problems(), [](const Problem& problem) {
            return problem.diagnostic.severity == Severity::Error;
        });
    };
    QCOMPARE(int(errors()), 3);
    QCOMPARE(m_session->problems().front().actions.size(), std::size_t(2));
    emit panel.findChild<MessageDelegate*>()->actionRequested(panel.view().model()->index(0, 0), 1);
    QCOMPARE(int(errors()), 0);
    QVERIFY(m_session->project().model == before);
    QCOMPARE(m_session->document().undoSentence(), "Write '" + body + "' at all 3 places");
    m_session->undo();
    QCOMPARE(int(errors()), 3);
}

void TestEditPanels::liveResultIsOfTheJoint()
{
    const test::PanelFixture fixture;
    const LiveResult result = liveResultOf(fixture.input(), std::nullopt);
    QVERIFY(!result.big.isEmpty());
    QVERIFY(result.change.isEmpty() && result.message.isEmpty());
    QCOMPARE(result.bars.size(), std::size_t{2});  // the third link is slack
    QCOMPARE(result.bars.front().share, 1.0);
    QVERIFY(result.bars.back().share <= 1);
    const auto now = shownForceOf(fixture.input());
    QVERIFY(now);
    QCOMPARE(liveResultOf(fixture.input(), now).change, QString("unchanged by this edit"));
    const ShownForce less{now->joint, now->newtons - 26};
    QCOMPARE(liveResultOf(fixture.input(), less).change, QString("+26.0 N by this edit"));
    QVERIFY(liveResultOf(fixture.input(), ShownForce{"another", 3}).change.isEmpty());
}

void TestEditPanels::liveResultSaysWhatTheEditChanged()
{
    LiveResultPanel panel(*m_session);
    QVERIFY2(textOf(panel).contains("2.40"), qPrintable(textOf(panel)));
    QVERIFY(textOf(panel).contains("solved in"));
    QVERIFY(!textOf(panel).contains("by this edit"));
    const double before = shownForceOf(inputOf(*m_session))->newtons;
    weigh(600);
    const double after = shownForceOf(inputOf(*m_session))->newtons;
    QVERIFY(after < before);
    const QString change
        = liveResultOf(inputOf(*m_session), ShownForce{shownForceOf(inputOf(*m_session))->joint, before}).change;
    const auto shows = [&] {
        for (const ElidedLabel* label : panel.findChildren<ElidedLabel*>()) {
            if (label->fullText() == change)
                return true;
        }
        return false;
    };
    QVERIFY2(shows(), qPrintable(change));
    // A posture set by hand is no edit.
    m_session->setCoordinateValue(3, 0.05);
    m_session->waitUntilSolved();
    QVERIFY(!textOf(panel).contains("by this edit"));
}

void TestEditPanels::aGestureIsComparedWithItsBegin()
{
    LiveResultPanel panel(*m_session);
    const auto change = [&] {
        for (const ElidedLabel* label : panel.findChildren<ElidedLabel*>()) {
            if (label->fullText().contains("by this edit"))
                return label->fullText();
        }
        return QString();
    };
    m_session->beginGesture("Drag the weight");
    Project project = m_session->project();
    QString last;
    for (const double weight : {700, 650, 600}) {
        project.model.bodyWeight = weight;
        m_session->changeGesture(project);
        m_session->waitUntilSolved();
        QVERIFY(change() != last);
        last = change();
    }
    m_session->endGesture();
    QCOMPARE(change(), last);
}

void TestEditPanels::anUnsoundModelKeepsTheFigures()
{
    LiveResultPanel panel(*m_session);
    breakPath();
    QVERIFY(!m_session->isCurrent());
    QVERIFY2(textOf(panel).contains("as before"), qPrintable(textOf(panel)));
    QVERIFY(textOf(panel).contains("2.40"));
    QVERIFY(!textOf(panel).contains("by this edit"));
    m_session->undo();
    m_session->waitUntilSolved();
    QVERIFY(textOf(panel).contains("solved in"));
}

void TestEditPanels::whatCannotBeHeldIsSaid()
{
    LiveResultPanel panel(*m_session);
    Model edited = m_session->project().model;
    edited.links.resize(1);
    edited.nodes.clear();
    m_session->edit(std::move(edited), "Take the muscles away");
    m_session->waitUntilSolved();
    QVERIFY(m_session->isCurrent());
    QCOMPARE(m_session->solved()->solution.status, StaticsStatus::NotHoldable);
    QVERIFY2(textOf(panel).contains("cannot be held"), qPrintable(textOf(panel)));
    QVERIFY(textOf(panel).contains(QString::fromStdString(m_session->frame()->message.english())));
    QVERIFY(!textOf(panel).contains("BW"));
}

void TestEditPanels::aModelWithoutBodiesIsNotSolved()
{
    m_session->openMade({Model{}, {}});
    LiveResultPanel panel(*m_session);
    m_session->waitUntilSolved();
    QVERIFY2(textOf(panel).contains("nothing to solve"), qPrintable(textOf(panel)));
    QVERIFY2(!textOf(panel).contains("solved in"), qPrintable(textOf(panel)));
}

SINEW_TEST(TestEditPanels)

}  // namespace tst_edit_panels

#include "tst_edit_panels.moc"
