// The page over the range of a coordinate, in its panel over a real session.

#include <cmath>
#include <memory>
#include <sstream>

#include <QTest>

#include "core/base/constants.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/panels/motion/motion_plot.h"
#include "ui/panels/recruitment/recruitment_panel.h"
#include "ui/panels/recruitment/sweep_page.h"
#include "ui/session/session.h"

namespace tst_sweep_page {

using namespace sinew;

namespace {

}  // namespace

class TestSweepPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void drawsWhatStaticsSays();
    void leverArmsAreInMillimetres();
    void theSelectedLinkIsFirst();
    void theCursorMovesTheCoordinate();
    void anotherCoordinateIsAnotherSweep();
    void posturesThatCannotBeHeldAreNotDrawn();
    void theTableHasAllLinks();

private:
    void open(const char* model);
    void solve();
    MotionPlot& plot() { return *m_page->findChild<MotionPlot*>(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<RecruitmentPanel> m_panel;
    SweepPage* m_page = nullptr;
};

void TestSweepPage::init()
{
    m_session = std::make_unique<Session>();
    m_panel = std::make_unique<RecruitmentPanel>(*m_session);
    m_panel->resize(560, 430);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    QVERIFY(m_panel->showPage("sweep"));
    m_page = dynamic_cast<SweepPage*>(&m_panel->currentPage());
    QVERIFY(m_page && !m_page->hasData());
}

void TestSweepPage::cleanup()
{
    m_panel.reset();
    m_session.reset();
}

void TestSweepPage::open(const char* model)
{
    QVERIFY(m_session->openAndWait(std::string(SINEW_RESOURCE_DIR "/models/") + model + ".sinew.json"));
    solve();
}

void TestSweepPage::solve()
{
    m_session->waitUntilSolved();
    QVERIFY(QTest::qWaitFor([this] { return !m_session->isSolving() && m_session->study(); }));
    QTest::qWait(20);  // plots lay themselves out when they are drawn
}

void TestSweepPage::drawsWhatStaticsSays()
{
    open("hip");
    QVERIFY2(m_page->hasData(), qPrintable(m_page->data().emptyText));
    const PlotData& data = m_page->data();
    QCOMPARE(data.parts.size(), std::size_t(2));
    QCOMPARE(data.parts[0].title, QString("Joint force, N"));
    QCOMPARE(data.parts[1].curves.size(), std::size_t(6));
    const auto index = static_cast<std::size_t>(m_page->coordinate());
    const Coordinate& coordinate = m_session->expandedModel().coordinates[index];
    SINEW_COMPARE_NEAR(siOf(coordinate, shownOf(coordinate, 0.3)), 0.3, {.abs = 1e-15});
    // At the cursor the plots read as the statics of the posture that is shown.
    const double shown = shownOf(coordinate, m_session->situation().values[static_cast<Eigen::Index>(index)]);
    QCOMPARE(plot().time(), shown);
    const SweepRange range = m_session->study()->sweep->range;
    const double step = (range.to - range.from) / (range.count - 1);
    m_session->setCoordinateValue(static_cast<int>(index), range.from + 20 * step);
    solve();
    const std::string link = data.parts[1].curves[0].channel;
    const auto& links = m_session->model().links;
    const auto at = std::ranges::find(links, link, &Link::name) - links.begin();
    SINEW_COMPARE_NEAR(*valueAt(m_page->data().parts[1].curves[0], plot().time()),
                       m_session->solved()->solution.forces[at], {.abs = 1e-6});  // linear between equal places
}

void TestSweepPage::leverArmsAreInMillimetres()
{
    open("hip");
    m_page->setQuantity(SweepQuantity::LeverArms);
    const PlotData& data = m_page->data();
    QCOMPARE(data.parts.size(), std::size_t(1));
    QCOMPARE(data.parts[0].title, QString("Lever arm, mm"));
    for (const PlotCurve& curve : data.parts[0].curves) {
        for (const double value : curve.values)
            QVERIFY(std::abs(value) < 120);  // of a hip; in metres all would be below 1
    }
    double largest = 0;
    for (const PlotCurve& curve : data.parts[0].curves)
        largest = std::max(largest, std::abs(curve.values.front()));
    QVERIFY(largest > 10);
    m_page->setQuantity(SweepQuantity::Lengths);
    QCOMPARE(m_page->data().parts[0].title, QString("Length, mm"));
}

void TestSweepPage::theSelectedLinkIsFirst()
{
    open("hip");
    const std::string last = m_session->model().links.back().name;
    m_session->select({ObjectKind::Link, last});
    solve();
    QCOMPARE(m_page->data().parts[1].curves[0].channel, last);
}

void TestSweepPage::theCursorMovesTheCoordinate()
{
    open("hip");
    const int index = m_page->coordinate();
    plot().setFocus();
    const double before = m_session->situation().values[index];
    QTest::keyClick(&plot(), Qt::Key_Right);
    SINEW_COMPARE_NEAR(m_session->situation().values[index], std::round(10 * (before / degree + 1)) / 10 * degree,
                       {.abs = 1e-12});
    QTest::keyClick(&plot(), Qt::Key_Home);
    solve();
    SINEW_COMPARE_NEAR(plot().time(), std::round(10 * m_page->data().start) / 10, {.abs = 1e-9});
}

void TestSweepPage::anotherCoordinateIsAnotherSweep()
{
    open("hip");
    const std::vector<Coordinate>& all = m_session->expandedModel().coordinates;
    const int other = m_page->coordinate() == 0 ? 1 : 0;
    m_page->setCoordinate(all[static_cast<std::size_t>(other)].name);
    solve();
    QCOMPARE(m_page->coordinate(), other);
    QCOMPARE(m_session->study()->sweep->range.coordinate, other);
    // Another model has other coordinates.
    open("pendulum");
    QCOMPARE(m_page->coordinate(), 0);
}

void TestSweepPage::posturesThatCannotBeHeldAreNotDrawn()
{
    open("hip");
    const CoordinateSweep& sweep = *m_session->study()->sweep;
    const auto unheld
        = std::ranges::count_if(sweep.frames, [](const ResultFrame& frame) { return !frame.isBalanced(); });
    QCOMPARE(m_page->note().contains("cannot be held"), unheld > 0);
    const PlotCurve& joint = m_page->data().parts[0].curves[0];
    QCOMPARE(std::ranges::count_if(joint.values, [](double value) { return std::isnan(value); }), unheld);
}

void TestSweepPage::theTableHasAllLinks()
{
    open("hip");
    std::ostringstream table;
    m_page->writeCsv(table);
    const QString text = QString::fromStdString(table.str());
    QCOMPARE(text.count('\n'), 1 + m_session->study()->sweep->range.count);
    for (const Link& link : m_session->model().links)
        QVERIFY(text.contains(QString::fromStdString(link.name) + " lever arm (m)"));
}

SINEW_TEST(TestSweepPage)

}  // namespace tst_sweep_page

#include "tst_sweep_page.moc"
