#include <memory>
#include <sstream>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/model_file.h"
#include "tests/support/test_registry.h"
#include "ui/panels/recruitment/activation_page.h"
#include "ui/panels/recruitment/activation_row.h"
#include "ui/panels/recruitment/interval_page.h"
#include "ui/panels/recruitment/row_chart.h"
#include "ui/panels/recruitment/sensitivity_page.h"
#include "ui/session/session.h"
#include "ui/widgets/bounded_field.h"
#include "ui/widgets/number_field.h"

namespace tst_recruitment_pages {

using namespace sinew;

// The pages over a real session with the hip; the test grants their wishes, as the panel around them does.
namespace {

// What is said below a field of a page, empty when nothing is.
QString remarkOn(const QWidget& page)
{
    const auto* remark = page.findChild<QLabel*>(QString::fromLatin1(remarkName));
    return remark && remark->isVisible() ? remark->text() : QString();
}

}  // namespace

class TestRecruitmentPages : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void startWithoutAModel();
    void sliderChangesTheStiffnesses();
    void formulaAgreesWithTheSessionsSolve();
    void valueIsTypedAndReset();
    void valuesBeyondTheBoundsAreSaid();
    void filterFindsMuscles();
    void activityTakesSlidersBack();
    void notHoldableIsSaid();
    void tornadoAnswersToItsChoices();
    void barChoosesWhileTheOutcomeStays();
    void rangeIsWished();
    void rangeShowsJointsAndLinks();
    void chartKeysPassToTheNextObject();
    void everyPageHasAPicture();

private:
    void grant(RecruitmentPage& page);
    ActivationRow* rowOf(const ActivationPage& page, const QString& title) const;

    std::unique_ptr<Session> m_session;
};

void TestRecruitmentPages::init()
{
    m_session = std::make_unique<Session>();
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
}

void TestRecruitmentPages::cleanup()
{
    m_session.reset();
}

void TestRecruitmentPages::grant(RecruitmentPage& page)
{
    StudyWishes wishes;
    page.addWishes(wishes);
    m_session->setStudyWishes(wishes);
    m_session->setIntervalWish(page.intervalWish());
    m_session->waitUntilSolved();
    QTRY_VERIFY(!m_session->isSolving());
}

ActivationRow* TestRecruitmentPages::rowOf(const ActivationPage& page, const QString& title) const
{
    for (ActivationRow* row : page.findChildren<ActivationRow*>()) {
        if (row->group().title == title)
            return row;
    }
    return nullptr;
}

void TestRecruitmentPages::startWithoutAModel()
{
    m_session = std::make_unique<Session>();
    ActivationPage activation(*m_session);
    SensitivityPage sensitivity(*m_session);
    IntervalPage interval(*m_session);
    for (const RecruitmentPage* page :
         std::initializer_list<const RecruitmentPage*>{&activation, &sensitivity, &interval})
        QVERIFY(!page->hasData());
    QSignalSpy wishes(&activation, &RecruitmentPage::wishesChanged);
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    QVERIFY(wishes.count() > 0);
    grant(activation);
    QVERIFY(activation.hasData());
    grant(sensitivity);
    QVERIFY(sensitivity.hasData());
    grant(interval);
    QVERIFY(interval.hasData());
}

void TestRecruitmentPages::sliderChangesTheStiffnesses()
{
    ActivationPage page(*m_session);
    grant(page);
    auto& slider = *rowOf(page, "gluteus medius")->findChild<QSlider*>();
    QTest::keyClick(&slider, Qt::Key_Right);
    const Eigen::VectorXd& activations = m_session->situation().activations;
    QCOMPARE((activations.array() > 0.05).count(), Eigen::Index(3));
    QCOMPARE((activations.array() != 0).count(), Eigen::Index(3));
    const int place = slider.value();
    QVERIFY(place > 0);
    QTest::keyClick(&slider, Qt::Key_End);
    QVERIFY(std::abs(activations.maxCoeff() - largestChange) < 1e-12);
    QTest::keyClick(&slider, Qt::Key_Home);
    QVERIFY(std::abs(activations.minCoeff() - leastChange) < 1e-12);
}

void TestRecruitmentPages::formulaAgreesWithTheSessionsSolve()
{
    ActivationPage page(*m_session);
    grant(page);
    const auto study = m_session->study();
    rowOf(page, "gluteus medius")->findChild<NumberField*>()->valueEntered(0.05);
    // At once, before any worker has answered.
    QVERIFY(m_session->study() == study);
    QCOMPARE(page.data().region, ActivationRegion::Inside);
    QVERIFY(page.hasData());
    const std::vector<ActivationBar> atOnce = page.data().all;
    m_session->waitUntilSolved();
    const Eigen::VectorXd& full = m_session->solved()->solution.forces;
    for (const ActivationBar& bar : atOnce)
        QVERIFY(std::abs(bar.after - full[bar.link]) < 1e-9 * full.maxCoeff());
    std::ostringstream csv;
    page.writeCsv(csv);
    QVERIFY(csv.str().find(",formula\n") != std::string::npos);
}

void TestRecruitmentPages::valueIsTypedAndReset()
{
    ActivationPage page(*m_session);
    grant(page);
    auto& field = *rowOf(page, "iliopsoas")->findChild<NumberField*>();
    auto& reset = *page.findChild<QPushButton*>();
    QVERIFY(!reset.isEnabled());
    field.setText(QStringLiteral("-40"));
    field.setModified(true);
    QTest::keyClick(&field, Qt::Key_Return);
    QVERIFY(std::abs(m_session->situation().activations.minCoeff() + 0.4) < 1e-12);
    QCOMPARE(field.text(), QStringLiteral("−40"));
    QVERIFY(m_session->isAdjusted());
    QVERIFY(reset.isEnabled());
    reset.click();
    QVERIFY(m_session->situation().activations.isZero(0));
    QVERIFY(!reset.isEnabled());
    QCOMPARE(rowOf(page, "iliopsoas")->findChild<QSlider*>()->value(), 0);
}

// They were taken to the bound, or the keys refused, without a word.
void TestRecruitmentPages::valuesBeyondTheBoundsAreSaid()
{
    ActivationPage activation(*m_session);
    activation.show();
    grant(activation);
    ActivationRow* row = rowOf(activation, QStringLiteral("iliopsoas"));
    QVERIFY(row);
    auto* field = row->findChild<NumberField*>();
    const auto type = [](QWidget& widget, const char* text) {
        widget.setFocus();
        QTest::keyClick(&widget, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&widget, QString::fromUtf8(text));
        QTest::keyClick(&widget, Qt::Key_Return);
    };
    type(*field, "900");
    QCOMPARE(rowOf(activation, QStringLiteral("iliopsoas"))->group().change, largestChange);
    QVERIFY2(remarkOn(activation).contains("400"), qPrintable(remarkOn(activation)));

    IntervalPage interval(*m_session);
    interval.show();
    auto& share = *interval.findChildren<QSpinBox*>().front();
    type(share, "95");
    QCOMPARE(share.value(), 90);
    QVERIFY2(remarkOn(interval).contains("90 %"), qPrintable(remarkOn(interval)));
    auto& samples = *interval.findChildren<QSpinBox*>().back();
    type(samples, "50");
    QCOMPARE(samples.value(), 100);
    QVERIFY2(remarkOn(interval).contains("100 samples"), qPrintable(remarkOn(interval)));
    type(samples, "500");
    QCOMPARE(samples.value(), 500);
    QVERIFY(remarkOn(interval).isEmpty());
}

void TestRecruitmentPages::filterFindsMuscles()
{
    ActivationPage page(*m_session);
    page.resize(500, 600);
    page.show();
    auto& filter = *page.findChild<QLineEdit*>();
    filter.setText(QStringLiteral("GLUTEUS m"));
    QVERIFY(rowOf(page, "gluteus medius")->isVisible());
    QVERIFY(!rowOf(page, "iliopsoas")->isVisible());
    // A strand's name finds its muscle.
    filter.setText(QStringLiteral("magnus, post"));
    QVERIFY(rowOf(page, "adductor magnus")->isVisible());
    QVERIFY(!rowOf(page, "gluteus medius")->isVisible());
    filter.clear();
    QVERIFY(rowOf(page, "iliopsoas")->isVisible());
}

void TestRecruitmentPages::activityTakesSlidersBack()
{
    ActivationPage page(*m_session);
    grant(page);
    rowOf(page, "iliopsoas")->changeWanted(1.0);
    QVERIFY(rowOf(page, "iliopsoas")->group().change > 0.99);
    m_session->setActivity(1, 2);
    QCOMPARE(rowOf(page, "iliopsoas")->group().change, 0.0);
    QVERIFY(!page.hasData());
    m_session->waitUntilSolved();
    QCOMPARE(page.data().region, ActivationRegion::Unchanged);
    QVERIFY(page.hasData());
}

void TestRecruitmentPages::notHoldableIsSaid()
{
    ActivationPage activation(*m_session);
    SensitivityPage sensitivity(*m_session);
    // Muscles that bear next to nothing.
    Model weak = m_session->model();
    for (Link& link : weak.links)
        link.strength = Strength{1, AtStrength::Holds};
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("weak.sinew.json")).toStdString();
    QVERIFY(writeModelFile(weak, path).ok());
    QVERIFY(m_session->openAndWait(path));
    grant(activation);
    QVERIFY(activation.data().emptyText.contains("cannot be held"));
    QVERIFY(!activation.hasData());
    grant(sensitivity);
    bool isSaid = false;
    for (const QLabel* label : sensitivity.findChildren<QLabel*>())
        isSaid = isSaid || label->text().contains("cannot be held");
    QVERIFY(isSaid);
}

void TestRecruitmentPages::tornadoAnswersToItsChoices()
{
    SensitivityPage page(*m_session);
    grant(page);
    const double largest = std::abs(page.data().bars.front().effect);
    auto& filter = *page.findChildren<QComboBox*>().at(1);
    QTest::keyClick(&filter, Qt::Key_Down);
    QCOMPARE(page.choice().filter, ParameterFilter::Stiffness);
    for (const SensitivityBar& bar : page.data().bars)
        QCOMPARE(bar.parameter.kind, ParameterKind::Stiffness);
    const double before = page.data().bars.front().effect;
    auto& field = *page.findChildren<NumberField*>().front();
    field.valueEntered(0.1);
    QCOMPARE(field.value(), 0.1);
    QVERIFY(std::abs(page.data().bars.front().effect - before / 2) < 1e-9 * largest);
    field.setText(QStringLiteral("-10"));
    field.setModified(true);
    field.editingFinished();
    QCOMPARE(page.choice().steps.stiffness, 0.1);
    QVERIFY(!field.reason().isEmpty());
}

void TestRecruitmentPages::barChoosesWhileTheOutcomeStays()
{
    m_session->select({ObjectKind::Link, "iliopsoas"});
    SensitivityPage page(*m_session);
    page.resize(500, 500);
    page.show();
    grant(page);
    auto& outcome = *page.findChildren<QComboBox*>().front();
    QCOMPARE(outcome.currentText(), QStringLiteral("hip (right): joint force"));
    QTest::keyClick(&outcome, Qt::Key_Down);
    QCOMPARE(page.data().outcome, (ObjectId{ObjectKind::Link, "iliopsoas"}));
    auto& chart = *page.findChild<RowChart*>();
    const std::vector<ChartRow> rows = chart.content().rows;
    int other = 0;
    while (rows[static_cast<std::size_t>(other)].object == page.data().outcome)
        ++other;
    QVERIFY(QTest::qWaitFor([&] { return chart.rowRect(other).height() > 10; }));
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.rowRect(other).center().toPoint());
    QCOMPARE(m_session->selection(), rows[static_cast<std::size_t>(other)].object);
    QCOMPARE(page.data().outcome, (ObjectId{ObjectKind::Link, "iliopsoas"}));
    QCOMPARE(chart.content().selection, m_session->selection());
}

void TestRecruitmentPages::rangeIsWished()
{
    IntervalPage page(*m_session);
    QCOMPARE(*page.intervalWish(), ForceIntervalOptions{});
    QSignalSpy wishes(&page, &RecruitmentPage::wishesChanged);
    auto& kind = *page.findChild<QComboBox*>();
    QTest::keyClick(&kind, Qt::Key_Down);
    // The same range, said the other way.
    QCOMPARE(page.findChild<QDoubleSpinBox*>()->value(), 1.25);
    QCOMPARE(*page.intervalWish(), ForceIntervalOptions{});
    QCOMPARE(wishes.count(), 0);
    page.findChild<QDoubleSpinBox*>()->setValue(2);
    QCOMPARE(wishes.count(), 1);
    QCOMPARE(page.intervalWish()->lowerFactor, 0.5);
    QCOMPARE(page.intervalWish()->upperFactor, 2.0);
    QTest::keyClick(&kind, Qt::Key_Up);
    QCOMPARE(page.findChildren<QSpinBox*>().front()->value(), 50);
    page.findChildren<QSpinBox*>().back()->setValue(300);
    QCOMPARE(page.intervalWish()->samples, 300);
}

void TestRecruitmentPages::rangeShowsJointsAndLinks()
{
    IntervalPage page(*m_session);
    page.findChildren<QSpinBox*>().back()->setValue(200);
    page.resize(500, 600);
    page.show();
    grant(page);
    QVERIFY(page.hasData());
    const QList<RowChart*> charts = page.findChildren<RowChart*>();
    const auto chartWith = [&](ObjectKind kind) {
        return charts.front()->content().rows.front().object.kind == kind ? charts.front() : charts.back();
    };
    RowChart& joints = *chartWith(ObjectKind::Joint);
    RowChart& links = *chartWith(ObjectKind::Link);
    QCOMPARE(joints.content().rows.size(), page.data().joints.size());
    QCOMPARE(links.content().rows.size(), page.data().links.size());
    QCOMPARE(joints.content().bodyWeight, m_session->model().bodyWeight);
    QCOMPARE(joints.content().rows[static_cast<std::size_t>(page.data().chosenJoint)].marks.front().shape,
             MarkShape::Band);
    QVERIFY(QTest::qWaitFor([&] { return links.rowRect(1).height() > 10; }));
    QTest::mouseClick(&links, Qt::LeftButton, {}, links.rowRect(1).center().toPoint());
    QCOMPARE(m_session->selection(), page.data().links[1].object);
    m_session->setActivity(1, 3);
    QVERIFY(!page.hasData());
    m_session->waitUntilSolved();
    QVERIFY(page.hasData());
}

void TestRecruitmentPages::chartKeysPassToTheNextObject()
{
    RowChart chart;
    RowChartContent content;
    for (const char* name : {"a", "a", "b"}) {
        ChartRow row;
        row.object = {ObjectKind::Link, name};
        row.marks.push_back({MarkShape::Bar, 0, 10, ChartColour::Accent, 0.5, 0.5});
        content.rows.push_back(row);
    }
    content.selection = {ObjectKind::Link, "a"};
    chart.setContent(content);
    chart.resize(300, 200);
    std::string chosen;
    connect(&chart, &RowChart::rowChosen, this, [&](const ObjectId& object) { chosen = object.name; });
    QTest::keyClick(&chart, Qt::Key_Down);
    QCOMPARE(chosen, std::string("b"));
    chosen.clear();
    QTest::keyClick(&chart, Qt::Key_Up);
    QCOMPARE(chosen, std::string());
    QVERIFY(chart.place(10) > chart.place(0) + 100);
    QCOMPARE(chart.rowAt(chart.rowRect(2).center()), 2);
    QCOMPARE(chart.rowAt({10, 500}), -1);
}

void TestRecruitmentPages::everyPageHasAPicture()
{
    ActivationPage activation(*m_session);
    SensitivityPage sensitivity(*m_session);
    IntervalPage interval(*m_session);
    for (RecruitmentPage* page : std::initializer_list<RecruitmentPage*>{&activation, &sensitivity, &interval}) {
        QVERIFY(!page->title().isEmpty());
        page->resize(420, 320);
        page->show();
        grant(*page);
        QVERIFY(page->hasData());
        const auto drawn = [page] { return QImage::fromData(figureBytes(page->figure(), PaperFormat::Png)); };
        QTRY_VERIFY(drawn().width() > 420);
        // The bars are in it.
        const QImage image = drawn();
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 2) {
            for (int x = 0; x < image.width(); x += 2)
                colours.insert(image.pixel(x, y));
        }
        QVERIFY(colours.size() > 10);
    }
}

SINEW_TEST(TestRecruitmentPages)

}  // namespace tst_recruitment_pages

#include "tst_recruitment_pages.moc"
