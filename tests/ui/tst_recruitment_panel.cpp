#include <memory>
#include <set>
#include <sstream>

#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/report/recruitment_report.h"
#include "tests/support/test_registry.h"
#include "ui/panels/figure_offer.h"
#include "ui/panels/recruitment/bar_chart.h"
#include "ui/panels/recruitment/compare_page.h"
#include "ui/panels/recruitment/criteria_chooser.h"
#include "ui/panels/recruitment/history_page.h"
#include "ui/panels/recruitment/load_path_page.h"
#include "ui/panels/recruitment/load_path_plot.h"
#include "ui/panels/recruitment/recruitment_panel.h"
#include "ui/session/session.h"
#include "ui/text/units_format.h"
#include "ui/widgets/theme.h"

namespace tst_recruitment_panel {

using namespace sinew;

namespace {

const std::string hip = SINEW_RESOURCE_DIR "/models/hip.sinew.json";
const std::string twoLinks = SINEW_RESOURCE_DIR "/models/two_links_five_strands.sinew.json";

}  // namespace

// The recruitment panel over a real session.
class TestRecruitmentPanel : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void startsWithoutAModel();
    void asksOnlyForWhatIsShown();
    void comparesWhatIsTicked();
    void legendChoosesTheCriterion();
    void weightingReachesTheView();
    void barsSpeakAndChoose();
    void scrubbingSetsTheLoad();
    void keysMoveTheCursor();
    void clickOnALineChoosesIt();
    void historyReadsAndChooses();
    void csvIsWhatIsShown();
    void pictureIsWritten();
    void figuresKeepTheirWords();
    void figuresAreLightInAnyTheme();
    void aFileThatCannotBeWrittenIsReported();
    void emptyPagesCannotBeExported();

private:
    void open(const std::string& path);
    void solve();
    template <class Page>
    Page& show(const QString& id);
    LoadPathPlot& plot() { return *m_panel->findChild<LoadPathPlot*>(); }

    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<RecruitmentPanel> m_panel;
};

void TestRecruitmentPanel::init()
{
    QVERIFY(m_folder.isValid());
    m_session = std::make_unique<Session>();
    m_panel = std::make_unique<RecruitmentPanel>(*m_session);
    m_panel->resize(460, 430);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestRecruitmentPanel::cleanup()
{
    m_panel.reset();
    m_session.reset();
}

void TestRecruitmentPanel::open(const std::string& path)
{
    QVERIFY(m_session->openAndWait(path));
    solve();
}

void TestRecruitmentPanel::solve()
{
    m_session->waitUntilSolved();
    QVERIFY(QTest::qWaitFor([this] { return !m_session->isSolving() && m_session->solved(); }));
}

template <class Page>
Page& TestRecruitmentPanel::show(const QString& id)
{
    if (!m_panel->showPage(id))
        qFatal("no page %s", qPrintable(id));
    solve();
    QTest::qWait(20);  // plots lay themselves out when they are drawn
    return dynamic_cast<Page&>(m_panel->currentPage());
}

void TestRecruitmentPanel::startsWithoutAModel()
{
    QCOMPARE(m_panel->pageIds(),
             QStringList({"compare", "load-path", "history", "activation", "sensitivity", "range", "sweep"}));
    for (const QString& id : m_panel->pageIds()) {
        QVERIFY(m_panel->showPage(id));
        QVERIFY2(!m_panel->currentPage().hasData(), qPrintable(id));
    }
    QVERIFY(!m_panel->showPage("nothing"));
    QVERIFY(m_panel->page("compare"));
    QVERIFY(!m_panel->page("nothing"));
    open(twoLinks);
    QVERIFY(show<ComparePage>("compare").hasData());
}

void TestRecruitmentPanel::asksOnlyForWhatIsShown()
{
    open(twoLinks);
    show<ComparePage>("compare");
    QCOMPARE(m_session->study()->wishes.criteria.size(), std::size_t(3));
    QVERIFY(!m_session->study()->wishes.loadPath);
    show<LoadPathPage>("load-path");
    QVERIFY(m_session->study()->wishes.criteria.empty());
    QVERIFY(m_session->study()->wishes.loadPath);
    m_panel->hide();
    const auto last = m_session->study();
    m_session->setCoordinateValue(0, 0.1);
    solve();
    QCOMPARE(m_session->study(), last);  // nobody looks, nothing is computed
    m_panel->show();
    solve();
    QVERIFY(m_session->study() != last);
}

void TestRecruitmentPanel::comparesWhatIsTicked()
{
    open(hip);
    const auto& page = show<ComparePage>("compare");
    QCOMPARE(page.data().entries.size(), std::size_t(3));
    auto* chooser = m_panel->findChild<CriteriaChooser*>();
    for (QCheckBox* box : chooser->findChildren<QCheckBox*>()) {
        if (box->text() == "Cubic")
            box->click();
    }
    solve();
    QCOMPARE(page.data().entries.size(), std::size_t(4));
    QCOMPARE(page.data().entries[2].name, QString("Cubic"));
    QVERIFY(!page.data().links.empty());
    // The bars are the forces that the study holds.
    const CriterionResult& result = m_session->study()->comparison[2];
    QCOMPARE(result.criterion, page.data().entries[2].criterion);
    for (const CompareRow& row : page.data().links) {
        const auto at = std::find_if(m_session->model().links.begin(), m_session->model().links.end(),
                                     [&](const Link& link) { return link.name == row.id.name; });
        QCOMPARE(row.values[2], result.solution.forces[at - m_session->model().links.begin()]);
    }
}

void TestRecruitmentPanel::legendChoosesTheCriterion()
{
    open(hip);
    const auto& page = show<ComparePage>("compare");
    const Eigen::VectorXd byStiffness = m_session->solved()->solution.forces;
    const auto buttons = m_panel->findChildren<QRadioButton*>();
    QVERIFY(buttons[0]->isChecked());
    QCOMPARE(buttons[2]->text(), QString("Min/max"));
    buttons[2]->click();
    QCOMPARE(m_session->criterion().sharing, Sharing::MinMax);
    solve();
    QCOMPARE(m_session->solved()->criterion.sharing, Sharing::MinMax);
    QVERIFY((m_session->solved()->solution.forces - byStiffness).norm() > 1);
    QVERIFY(page.data().entries[2].isShown && !page.data().entries[0].isShown);
    QVERIFY(buttons[2]->isChecked() && !buttons[0]->isChecked());
}

void TestRecruitmentPanel::weightingReachesTheView()
{
    open(hip);
    const auto& page = show<ComparePage>("compare");
    m_panel->findChildren<QRadioButton*>()[1]->click();
    QCOMPARE(m_session->criterion(), (Criterion{Sharing::Power, 2, Weighting::Automatic}));
    m_panel->findChild<CriteriaChooser*>()->setWeighting(Weighting::Strength);
    QCOMPARE(m_session->criterion(), (Criterion{Sharing::Power, 2, Weighting::Strength}));
    solve();
    // The hip's links state no strength: said beside the entry, no more.
    QCOMPARE(page.data().entries.size(), std::size_t(3));
    QVERIFY(page.data().entries[0].isUsable);
    QVERIFY(!page.data().entries[1].isUsable);
    QVERIFY2(page.data().entries[1].remark.contains("strength"), qPrintable(page.data().entries[1].remark));
    QVERIFY(page.hasData());
}

void TestRecruitmentPanel::barsSpeakAndChoose()
{
    open(hip);
    const auto& page = show<ComparePage>("compare");
    auto* shown = m_panel->findChildren<BarChart*>().front();
    QTest::mouseClick(shown, Qt::LeftButton, {}, shown->barRect(1, 2).center().toPoint());
    QCOMPARE(m_session->selection(), page.data().links[1].id);
    QCOMPARE(shown->content().selection, page.data().links[1].id);
    QTest::keyClick(shown, Qt::Key_Down);
    QCOMPARE(m_session->selection(), page.data().links[2].id);
    const CompareRow& row = page.data().links[1];
    for (const bool standing : {false, true}) {
        BarChart chart;
        chart.setContent(shown->content());
        chart.setStanding(standing);
        chart.resize(700, standing ? 240 : chart.sizeHint().height());
        chart.grab();
        const QPointF on = chart.barRect(1, 2).center();
        QCOMPARE(chart.rowAt(on), 1);
        QCOMPARE(chart.entryAt(1, on), 2);
        const QString text = chart.toolTipAt(on);
        QVERIFY2(text.contains(row.name) && text.contains("Min/max: ") && text.endsWith(" N"), qPrintable(text));
        // Twice the force, twice the bar.
        const auto length = [&](int entry) {
            const QRectF bar = chart.barRect(1, entry);
            return standing ? bar.height() : bar.width();
        };
        QVERIFY(std::abs(length(2) / length(0) - row.values[2] / row.values[0]) < 1e-6);
    }
}

void TestRecruitmentPanel::scrubbingSetsTheLoad()
{
    open(twoLinks);
    auto& page = show<LoadPathPage>("load-path");
    QVERIFY(page.hasData());
    const auto path = m_session->study()->loadPath;
    const QPoint from = plot().pixelOf(0.9, 0.0).toPoint(), to = plot().pixelOf(0.25, 0.0).toPoint();
    QTest::mousePress(&plot(), Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, plot().mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&plot(), &move);
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, to);
    const double factor = m_session->situation().loadFactor;
    QVERIFY2(std::abs(factor - 0.25) < 0.01, qPrintable(QString::number(factor)));
    QVERIFY(plot().parameter() == factor);
    solve();
    const Eigen::VectorXd expected = forcesAt(*path, factor);
    QVERIFY((m_session->solved()->solution.forces - expected).norm() < 1e-9 * expected.norm());
    QVERIFY2(page.readout().startsWith(shareText(factor) + " · "), qPrintable(page.readout()));
    auto* full = m_panel->findChild<QPushButton*>("fullLoad");
    QVERIFY(full->isEnabled());
    full->click();
    QCOMPARE(m_session->situation().loadFactor, 1.0);
    QVERIFY(!full->isEnabled());
}

void TestRecruitmentPanel::keysMoveTheCursor()
{
    open(twoLinks);
    show<LoadPathPage>("load-path");
    QTest::keyClick(&plot(), Qt::Key_Left);
    QCOMPARE(m_session->situation().loadFactor, 0.99);
    QTest::keyClick(&plot(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_session->situation().loadFactor, 0.9);
    QTest::keyClick(&plot(), Qt::Key_Home);
    QCOMPARE(m_session->situation().loadFactor, 0.0);
    QTest::keyClick(&plot(), Qt::Key_Left);
    QCOMPARE(m_session->situation().loadFactor, 0.0);
    QTest::keyClick(&plot(), Qt::Key_Right);
    QCOMPARE(m_session->situation().loadFactor, 0.01);
    QTest::keyClick(&plot(), Qt::Key_End);
    QCOMPARE(m_session->situation().loadFactor, 1.0);
}

void TestRecruitmentPanel::clickOnALineChoosesIt()
{
    open(twoLinks);
    const auto& page = show<LoadPathPage>("load-path");
    QTRY_VERIFY(plot().pixelOf(1, 0).x() > plot().pixelOf(0, 0).x());
    const auto largest
        = std::max_element(page.data().lines.begin(), page.data().lines.end(),
                           [](const PathLine& a, const PathLine& b) { return a.forces.back() < b.forces.back(); });
    const ObjectId id = largest->id;
    const QPointF on = plot().pixelOf(0.5, 0.5 * largest->forces.back());
    QVERIFY2(plot().toolTipAt(on).startsWith(largest->name), qPrintable(plot().toolTipAt(on)));
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, on.toPoint());
    QCOMPARE(m_session->selection(), id);
    QCOMPARE(m_session->situation().loadFactor, 1.0);
}

void TestRecruitmentPanel::historyReadsAndChooses()
{
    open(twoLinks);
    const auto& page = show<HistoryPage>("history");
    auto* table = m_panel->findChild<QTableWidget*>();
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(table->item(0, 0)->text(), QString("1"));
    QCOMPARE(table->item(0, 1)->text(), QString("all engaged"));
    QCOMPARE(table->item(1, 1)->text(), QString("strand 5 goes slack"));
    table->selectRow(1);
    QCOMPARE(m_session->selection(), (ObjectId{ObjectKind::Link, "strand 5"}));
    m_session->select({ObjectKind::Link, "strand 1"});
    QVERIFY(!table->selectionModel()->hasSelection());
    QCOMPARE(m_session->selection(), (ObjectId{ObjectKind::Link, "strand 1"}));
    m_session->select({ObjectKind::Link, "strand 5"});
    QCOMPARE(table->currentRow(), 1);
    m_session->setCriterion({Sharing::MinMax, 2, Weighting::Automatic});
    solve();
    QVERIFY(!page.hasData());
    QVERIFY(!page.data().emptyText.isEmpty());
}

static QString contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString("no file");
}

void TestRecruitmentPanel::csvIsWhatIsShown()
{
    open(twoLinks);
    const QString path = m_folder.filePath("out.csv");
    std::ostringstream expected;
    show<ComparePage>("compare");
    QVERIFY(m_panel->saveCsv(path));
    writeComparisonCsv(m_session->model(), m_session->study()->comparison, expected);
    QCOMPARE(contentsOf(path), QString::fromStdString(expected.str()));
    QVERIFY(contentsOf(path).contains("strand 1"));
    show<LoadPathPage>("load-path");
    QVERIFY(m_panel->saveCsv(path));
    expected.str({});
    writeLoadPathCsv(m_session->model(), *m_session->study()->loadPath, &*m_session->study()->largePath, expected);
    QCOMPARE(contentsOf(path), QString::fromStdString(expected.str()));
    show<HistoryPage>("history");
    QVERIFY(m_panel->saveCsv(path));
    expected.str({});
    writeHistoryCsv(m_session->model(), m_session->solved()->solution.history, expected);
    QCOMPARE(contentsOf(path), QString::fromStdString(expected.str()));
}

void TestRecruitmentPanel::pictureIsWritten()
{
    open(twoLinks);
    for (const char* id : {"compare", "load-path", "history"}) {
        show<RecruitmentPage>(id);
        const QString path = m_folder.filePath(QString(id) + ".png");
        QVERIFY(m_panel->offer().save(path));
        const QImage image(path);
        QVERIFY2(image.width() > 400 && image.height() > 200, id);
        // Not one colour alone.
        std::set<QRgb> colours;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
        }
        QVERIFY2(colours.size() > 10, id);
    }
    QGuiApplication::clipboard()->clear();
    m_panel->offer().copy();
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
}

// As text that can be searched and changed, not as outlines or a picture of it.
void TestRecruitmentPanel::figuresKeepTheirWords()
{
    open(twoLinks);
    const std::pair<const char*, QStringList> pages[] = {
        {"compare", {"Forces by criteria", "strand 1", " N<", "Stiffness"}},
        {"load-path", {"Forces as the load grows", "% of the load", "links, N", "strand 1"}},
        {"history", {"Switching history", "strand"}},
        {"sweep", {"Forces over", "Force, N", "°"}},
    };
    for (const auto& [id, words] : pages) {
        show<RecruitmentPage>(id);
        const QString path = m_folder.filePath(QString(id) + ".svg");
        QVERIFY(m_panel->offer().save(path));
        const QString svg = contentsOf(path);
        for (const QString& word : words)
            QVERIFY2(svg.contains(word), qPrintable(id + (": " + word)));
        QVERIFY2(!svg.contains("<image"), id);
        const QByteArray pdf = figureBytes(m_panel->currentPage().figure(), PaperFormat::Pdf);
        QVERIFY2(pdf.startsWith("%PDF") && pdf.contains("/Font") && !pdf.contains("/Image /Width"), id);
    }
    QVERIFY(m_panel->offer().isShown());
    m_panel->hide();
    QVERIFY(!m_panel->offer().isShown());
}

void TestRecruitmentPanel::figuresAreLightInAnyTheme()
{
    open(twoLinks);
    for (const char* id : {"compare", "load-path", "history"}) {
        show<RecruitmentPage>(id);
        applyTheme(*qApp, ThemeKind::Light);
        const QByteArray light = figureBytes(m_panel->currentPage().figure(), PaperFormat::Svg);
        applyTheme(*qApp, ThemeKind::Dark);
        const QByteArray dark = figureBytes(m_panel->currentPage().figure(), PaperFormat::Svg);
        const QSize size = m_panel->size();
        QTest::qWait(20);
        QCOMPARE(m_panel->size(), size);
        QVERIFY(&paletteOf(*m_panel) == &darkPalette);  // the screen is as it was
        applyTheme(*qApp, ThemeKind::Light);
        QVERIFY2(dark == light, id);
    }
}

void TestRecruitmentPanel::aFileThatCannotBeWrittenIsReported()
{
    open(twoLinks);
    show<ComparePage>("compare");
    const QString path = m_folder.filePath("no/such/folder/out.csv");
    const std::size_t before = m_session->messages().size();
    QVERIFY(!m_panel->saveCsv(path));
    QCOMPARE(m_session->messages().size(), before + 1);
    QCOMPARE(m_session->messages().back().severity, Severity::Error);
    QVERIFY(!m_panel->offer().save(path));
    QCOMPARE(m_session->messages().size(), before + 2);
    QVERIFY(!QFile::exists(path));
}

void TestRecruitmentPanel::emptyPagesCannotBeExported()
{
    auto* button = m_panel->findChild<QToolButton*>("exportPage");
    QVERIFY(!button->isEnabled());
    QVERIFY(button->toolTip().contains("nothing to save"));
    QVERIFY(!m_panel->saveCsv(m_folder.filePath("empty.csv")));
    QVERIFY(!QFile::exists(m_folder.filePath("empty.csv")));
    open(twoLinks);
    show<ComparePage>("compare");
    QVERIFY(button->isEnabled());
}

SINEW_TEST(TestRecruitmentPanel)

}  // namespace tst_recruitment_panel

#include "tst_recruitment_panel.moc"
