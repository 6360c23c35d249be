// The panels of answers as a person meets them: states, clicks and keys.

#include <memory>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "fixation_panel_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/fixation/activity_curve_panel.h"
#include "ui/panels/fixation/answer_panel.h"
#include "ui/panels/fixation/compare_panel.h"
#include "ui/panels/fixation/growth_panel.h"
#include "ui/panels/fixation/limit_bar.h"
#include "ui/panels/fixation/limits_panel.h"
#include "ui/panels/fixation/share_bar.h"
#include "ui/panels/fixation/shares_panel.h"
#include "ui/session/session.h"
#include "ui/widgets/label_support.h"

namespace tst_fixation_panels {

using namespace sinew;

namespace {

QString textOf(const QWidget& widget)
{
    QString text;
    for (const QLabel* label : widget.findChildren<QLabel*>()) {
        if (!label->isHidden())
            text += label->text() + u'\n';
    }
    return text;
}

QToolButton* buttonOf(const QWidget& panel, const QString& name)
{
    for (auto* button : panel.findChildren<QToolButton*>()) {
        if (button->accessibleName() == name && !button->isHidden())
            return button;
    }
    return nullptr;
}

}  // namespace

class TestFixationPanels : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_fixation.reset();
        m_session = std::make_unique<Session>();
        m_fixation = std::make_unique<FixationSession>(*m_session);
    }

    void anEmptyCaseAsksForAFracture();
    void theAnswerIsInWords();
    void aProblemIsSaidBesideTheFiguresBeforeIt();
    void aCaseThatIsMendedIsAnsweredAgain();
    void aLimitSelectsItsBeam();
    void aPartSelectsItsBeam();
    void negativeSharesLieLeftOfNothing();
    void eventsAreListedWhereTheyCrowd();
    void keysChooseThePosture();
    void alternativesAreAddedAndTakenAway();
    void anAlternativeBecomesTheCase();
    void theTableGoesToTheClipboard();
    void aHiddenPanelWaits();

private:
    void open()
    {
        QVERIFY(m_fixation->openNow(test::screwsCase));
        m_fixation->waitUntilSolved();
        QVERIFY(m_fixation->answer());
    }
    void edit(const std::function<void(Fixation&)>& change)
    {
        Fixation fixation = m_fixation->fixation();
        change(fixation);
        m_fixation->edit(fixation, "Test");
        m_fixation->waitUntilSolved();
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<FixationSession> m_fixation;
};

void TestFixationPanels::anEmptyCaseAsksForAFracture()
{
    AnswerPanel answer(*m_fixation);
    LimitsPanel limits(*m_fixation);
    SharesPanel shares(*m_fixation);
    GrowthPanel growth(*m_fixation);
    ActivityCurvePanel curve(*m_fixation);
    ComparePanel compare(*m_fixation);
    const QString way = QStringLiteral("Choose in Case where the bone is broken");
    QVERIFY(textOf(answer).contains(way));
    // One panel says the way to a case, the others what will show in them.
    for (const QWidget* panel : std::initializer_list<const QWidget*>{&limits, &shares, &growth, &curve, &compare}) {
        const QString text = textOf(*panel);
        QVERIFY2(text.contains(QStringLiteral("here")) && !text.contains(way), qPrintable(text));
    }
    QVERIFY(limits.findChildren<LimitBar*>().isEmpty());
    QVERIFY(!compare.view().canAdd);
}

void TestFixationPanels::theAnswerIsInWords()
{
    open();
    AnswerPanel panel(*m_fixation);
    const QString text = textOf(panel);
    QVERIFY(text.contains(panel.view().verdict));
    QVERIFY(text.contains(panel.view().figures[0].value));
    QVERIFY(text.contains(panel.view().figures[0].band));
}

void TestFixationPanels::aProblemIsSaidBesideTheFiguresBeforeIt()
{
    open();
    AnswerPanel panel(*m_fixation);
    const QString gap = panel.view().figures[0].value;
    edit([](Fixation& it) { it.fracture.pauwels = 3; });
    QVERIFY(!m_fixation->problems().empty());
    QCOMPARE(panel.view().caption, QStringLiteral("as last solved"));
    QCOMPARE(panel.view().figures[0].value, gap);
    QVERIFY(textOf(panel).contains(panel.view().problem));
}

void TestFixationPanels::aCaseThatIsMendedIsAnsweredAgain()
{
    open();
    AnswerPanel panel(*m_fixation);
    const QString verdict = panel.view().verdict;
    edit([](Fixation& it) { it.fracture.pauwels = 3; });
    m_session->undo();
    m_fixation->waitUntilSolved();
    QCOMPARE(panel.view().verdict, verdict);
    QVERIFY(panel.view().problem.isEmpty() && !panel.view().isGrey);
}

void TestFixationPanels::aLimitSelectsItsBeam()
{
    open();
    LimitsPanel panel(*m_fixation);
    const auto bars = panel.findChildren<LimitBar*>();
    QCOMPARE(bars.size(), qsizetype(panel.rows().size()));
    QTest::mouseClick(bars[1], Qt::LeftButton);
    QCOMPARE(m_fixation->part(), panel.rows()[1].part);
    m_fixation->selectPart(-1);
    QTest::keyClick(bars[2], Qt::Key_Return);
    QCOMPARE(m_fixation->part(), panel.rows()[2].part);
}

void TestFixationPanels::aPartSelectsItsBeam()
{
    open();
    SharesPanel panel(*m_fixation);
    auto& parts = *panel.findChild<QTreeWidget*>();
    QVERIFY(parts.isHidden());
    panel.findChild<QToolButton*>()->click();
    QVERIFY(!parts.isHidden());
    parts.setCurrentItem(parts.topLevelItem(1));
    QCOMPARE(m_fixation->part(), 0);
    QTest::keyClick(&parts, Qt::Key_Down);
    QCOMPARE(m_fixation->part(), 1);
    // A beam that is selected elsewhere is found in the list.
    m_fixation->selectPart(2);
    QCOMPARE(parts.currentItem(), parts.topLevelItem(3));
    m_fixation->selectPart(-1);
    QVERIFY(!parts.currentItem());
}

void TestFixationPanels::negativeSharesLieLeftOfNothing()
{
    ShareBar bar;
    bar.resize(200, 14);
    ShareRow row;
    row.total = 100;
    row.bone = 132;
    row.fixator = -32;
    row.boneShare = 1.32;
    bar.setRow(row, -0.4, 1.4, false);
    QVERIFY(bar.place(row.fixatorShare()) < bar.place(0));
    QVERIFY(bar.place(*row.boneShare) > bar.place(1));
    // Both bars begin at nothing: they are as long as they are large.
    const double bone = bar.place(1.32) - bar.place(0), fixator = bar.place(0) - bar.place(-0.32);
    QVERIFY(std::abs(bone / fixator - 1.32 / 0.32) < 1e-9);  // round-off
}

void TestFixationPanels::eventsAreListedWhereTheyCrowd()
{
    open();
    GrowthPanel panel(*m_fixation);
    panel.resize(336, 200);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QVERIFY(panel.view().marks.size() > 6);
    QTRY_VERIFY(textOf(panel).contains(QStringLiteral("(first)")));
}

void TestFixationPanels::keysChooseThePosture()
{
    open();
    ActivityCurvePanel panel(*m_fixation);
    const int worst = m_fixation->posture();
    QCOMPARE(panel.view().plot.current, worst);
    auto& plot = *panel.findChild<SeriesPlot*>();
    QTest::keyClick(&plot, Qt::Key_Left);
    QCOMPARE(m_fixation->posture(), worst - 1);
    QCOMPARE(panel.view().plot.current, worst - 1);
    emit plot.doubleClicked();
    QCOMPARE(m_fixation->posture(), worst);
    panel.findChild<QComboBox*>()->setCurrentIndex(2);
    QVERIFY(panel.view().plot.axisTitle.contains(QStringLiteral("mm")));
    m_fixation->selectPosture(worst - 1);  // what a person chose stays
    QVERIFY(panel.view().plot.axisTitle.contains(QStringLiteral("mm")));
}

void TestFixationPanels::alternativesAreAddedAndTakenAway()
{
    open();
    ComparePanel panel(*m_fixation);
    QToolButton* add = buttonOf(panel, QStringLiteral("Compare with another fixator"));
    QVERIFY(add);
    QCOMPARE(add->text(), QStringLiteral("+ add"));
    const auto fixators = add->menu()->actions();
    for (int i = 3; i < 6; ++i)
        fixators[i]->trigger();
    QCOMPARE(m_fixation->fixation().alternatives.size(), mostAlternatives);
    QVERIFY(add->isHidden());
    m_fixation->waitUntilSolved();
    QCOMPARE(panel.view().columns.size(), std::size_t(4));
    QVERIFY(panel.view().rows[0].cells[1].hasValue);
    const Fixator third = m_fixation->fixation().alternatives[1];
    QTest::mouseClick(buttonOf(panel, QStringLiteral("Remove B")), Qt::LeftButton);
    QCOMPARE(m_fixation->fixation().alternatives.size(), std::size_t(2));
    QCOMPARE(m_fixation->fixation().alternatives[0], third);
    QCOMPARE(panel.view().columns.size(), std::size_t(3));
    QVERIFY(!add->isHidden());
    m_session->undo();
    QCOMPARE(m_fixation->fixation().alternatives.size(), mostAlternatives);
}

void TestFixationPanels::anAlternativeBecomesTheCase()
{
    open();
    edit([](Fixation& it) { it.alternatives = {{FixatorKind::SlidingHipScrew, {}, {}}}; });
    ComparePanel panel(*m_fixation);
    const QString before = panel.view().rows[0].cells[1].value;
    QTest::mouseClick(buttonOf(panel, QStringLiteral("Make B the case")), Qt::LeftButton);
    QVERIFY(m_fixation->fixation().fixator.kind == FixatorKind::SlidingHipScrew);
    m_fixation->waitUntilSolved();
    QCOMPARE(panel.view().rows[0].cells[0].value, before);
}

void TestFixationPanels::theTableGoesToTheClipboard()
{
    open();
    ComparePanel panel(*m_fixation);
    panel.copyTable();
    QCOMPARE(QApplication::clipboard()->text(), compareText(panel.view()));
}

void TestFixationPanels::aHiddenPanelWaits()
{
    open();
    QWidget window;
    auto* panel = new AnswerPanel(*m_fixation, &window);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    panel->hide();
    const QString gap = panel->view().figures[0].value;
    edit([](Fixation& it) { it.weightBearing = 0.3; });
    QCOMPARE(panel->view().figures[0].value, gap);
    panel->show();
    QVERIFY(panel->view().figures[0].value != gap);
}

SINEW_TEST(TestFixationPanels)

}  // namespace tst_fixation_panels

#include "tst_fixation_panels.moc"
