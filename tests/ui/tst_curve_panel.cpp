#include <algorithm>
#include <fstream>
#include <functional>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QTest>

#include "core/base/constants.h"
#include "core/io/motion_file.h"
#include "motion_panel_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/motion/curve_panel.h"
#include "ui/panels/motion/curve_plot.h"
#include "ui/panels/motion/fit_dialog.h"
#include "ui/widgets/number_field.h"

namespace tst_curve_panel {

using namespace sinew;
using namespace sinew::test;

class TestCurvePanel : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void viewIsInDegrees();
    void pointsStayBetweenNeighbours();
    void periodicEndsGoTogether();
    void pointsComeAndGo();
    void dragIsOneUndoEntry();
    void doubleClickAddsAndDeleteRemoves();
    void numbersAreTyped();
    void wrongSlopeIsRefused();
    void slidersShapeThePhase();
    void curvesComeAndGo();
    void usedCurveStays();
    void fitSaysHowNear();
    void dialogOffersTheCoordinatesColumn();
    void startWithoutAScenario();
    void numbersOfAxesKeepApart_data();
    void numbersOfAxesKeepApart();

private:
    const PhaseCurveData& data() const { return m_case->motion.scenario().curves.front().data; }
    template <class T>
    T& child(const char* name) const
    {
        return *m_panel->findChild<T*>(QLatin1String(name));
    }
    static void type(QLineEdit& field, const char* text);
    // A cosine of 10 degrees with a small ripple, written as a person would have measured it.
    QString writeMeasured() const;

    std::unique_ptr<MotionCase> m_case;
    std::unique_ptr<CurvePanel> m_panel;
};

void TestCurvePanel::init()
{
    m_case = std::make_unique<MotionCase>();
    QVERIFY(m_case->isOpen);
    m_panel = std::make_unique<CurvePanel>(m_case->session, m_case->motion);
    m_panel->resize(420, 460);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    QTRY_VERIFY(m_panel->plot().pixelOf(0.4, 0).x() > 250);
}

void TestCurvePanel::cleanup()
{
    m_panel.reset();
    m_case.reset();
}

void TestCurvePanel::type(QLineEdit& field, const char* text)
{
    field.setText(QString::fromUtf8(text));
    field.setModified(true);
    emit field.editingFinished();
}

QString TestCurvePanel::writeMeasured() const
{
    MotionTable table;
    table.columns = {"other", "swing_thigh_angle"};
    table.values.resize(101, 2);
    for (int i = 0; i <= 100; ++i) {
        table.times.push_back(0.01 * i);
        const double phase = 2 * std::numbers::pi * 0.01 * i;
        table.values(i, 0) = i;
        table.values(i, 1) = degree * (10 * std::cos(phase) + 0.1 * std::cos(31 * phase));
    }
    const QString path = m_case->folder.filePath(QStringLiteral("measured.csv"));
    writeMotionFile(table, path.toStdString());
    return path;
}

void TestCurvePanel::viewIsInDegrees()
{
    const CurveView view = curveViewOf(swingScenario().curves.front(), m_case->session.expandedModel());
    QVERIFY(view.fault.isEmpty());
    QCOMPARE(view.unit.text, QStringLiteral("°"));
    QVERIFY(std::abs(view.values.front() + 110) < 1e-9);
    QVERIFY(std::abs(view.values[view.values.size() / 2] + 70) < 1e-6);
    QCOMPARE(view.phases.size(), std::size_t(2));
    QCOMPARE(view.phases[0].trend, PhaseTrend::Rising);
    QCOMPARE(view.phases[1].trend, PhaseTrend::Falling);
    NamedCurve plain = swingScenario().curves.front();
    plain.coordinate.clear();
    QVERIFY(std::abs(curveViewOf(plain, m_case->session.expandedModel()).values.front() + 110 * degree) < 1e-12);
    plain.data.points[1].time = -1;
    QVERIFY(!curveViewOf(plain, m_case->session.expandedModel()).fault.isEmpty());
}

void TestCurvePanel::pointsStayBetweenNeighbours()
{
    const PhaseCurveData before = swingScenario().curves.front().data;
    const PhaseCurveData late = withPointMoved(before, 1, 7, 0.5);
    QVERIFY(late.points[1].time < 0.4 && late.points[1].time > 0.39);
    QCOMPARE(late.points[1].value, 0.5);
    const PhaseCurveData early = withPointMoved(before, 1, -7, 0.5);
    QVERIFY(early.points[1].time > 0 && early.points[1].time < 0.01);
    QVERIFY(PhaseCurve::fault(early).empty());
}

void TestCurvePanel::periodicEndsGoTogether()
{
    PhaseCurveData round = withPeriodic(swingScenario().curves.front().data, true);
    QCOMPARE(round.points.back().value, round.points.front().value);
    QVERIFY(PhaseCurve::fault(round).empty());
    round = withPointMoved(round, 2, 0.5, -2);
    QCOMPARE(round.points.front().value, -2.0);
    QCOMPARE(round.points.back().time, 0.5);
    round = withPointMoved(round, 0, 0, -1.9);
    QCOMPARE(round.points.back().value, -1.9);
}

void TestCurvePanel::pointsComeAndGo()
{
    PhaseCurveData before = swingScenario().curves.front().data;
    before.shapes = {{0.5, 0}, {-0.5, 0.2}};
    const PhaseCurveData more = withPointAdded(before, 0.3, -80 * degree);
    QCOMPARE(more.points.size(), std::size_t(4));
    QCOMPARE(more.points[2].time, 0.3);
    QCOMPARE(more.shapes, (std::vector<PhaseShape>{{0.5, 0}, {}, {}}));
    QVERIFY(PhaseCurve::fault(more).empty());
    const PhaseCurveData less = withPointRemoved(more, 2);
    QCOMPARE(less.points, before.points);
    QCOMPARE(less.shapes.front(), before.shapes.front());
    const PhaseCurveData longer = withPointAdded(before, 0.6, -1.2);
    QCOMPARE(longer.shapes, (std::vector<PhaseShape>{{0.5, 0}, {-0.5, 0.2}, {}}));
    const PhaseCurveData earlier = withPointAdded(before, -0.1, -1.2);
    QCOMPARE(earlier.shapes, (std::vector<PhaseShape>{{}, {0.5, 0}, {-0.5, 0.2}}));
    QCOMPARE(withPointRemoved(withPointRemoved(before, 0), 0).points.size(), std::size_t(2));
}

void TestCurvePanel::dragIsOneUndoEntry()
{
    CurvePlot& plot = m_panel->plot();
    const QPoint from = plot.pixelOf(0.2, -70 * degree).toPoint();
    QTest::mousePress(&plot, Qt::LeftButton, {}, from);
    QCOMPARE(m_panel->chosenPoint(), 1);
    for (int step = 1; step <= 6; ++step)
        QTest::mouseMove(&plot, from + QPoint(3 * step, 4 * step));
    QTest::mouseRelease(&plot, Qt::LeftButton, {}, from + QPoint(18, 24));
    QVERIFY(data().points[1].time > 0.2);
    QVERIFY(data().points[1].value < -70 * degree);
    QCOMPARE(m_case->session.document().undoSentence(), std::string("Move a point of swing"));
    m_case->session.undo();
    QVERIFY(m_case->motion.scenario() == swingScenario());
    QVERIFY(!m_case->session.document().canUndo());
    // The next drag is an entry of its own.
    m_case->session.redo();
    const PhaseCurveData first = data();
    const QPoint again = plot.pixelOf(first.points[1].time, first.points[1].value).toPoint();
    QTest::mousePress(&plot, Qt::LeftButton, {}, again);
    QTest::mouseMove(&plot, again - QPoint(10, 10));
    QTest::mouseRelease(&plot, Qt::LeftButton, {}, again - QPoint(10, 10));
    m_case->session.undo();
    QVERIFY(data() == first);
}

void TestCurvePanel::doubleClickAddsAndDeleteRemoves()
{
    CurvePlot& plot = m_panel->plot();
    const QPoint place = plot.pixelOf(0.3, -85 * degree).toPoint();
    QTest::mouseDClick(&plot, Qt::LeftButton, {}, place);
    QCOMPARE(data().points.size(), std::size_t(4));
    QCOMPARE(m_panel->chosenPoint(), 2);
    QVERIFY(std::abs(data().points[2].time - 0.3) < 0.005);
    QTest::keyClick(&plot, Qt::Key_Delete);
    QCOMPARE(data().points.size(), std::size_t(3));
    QTest::keyClick(&plot, Qt::Key_Delete);
    QCOMPARE(data().points.size(), std::size_t(2));
    QTest::keyClick(&plot, Qt::Key_Delete);
    QCOMPARE(data().points.size(), std::size_t(2));
    QVERIFY(m_panel->message().contains("two points"));
}

void TestCurvePanel::numbersAreTyped()
{
    emit m_panel->plot().pointChosen(1);
    type(child<NumberField>("pointValue"), "-60");
    QVERIFY(std::abs(data().points[1].value + 60 * degree) < 1e-12);
    type(child<NumberField>("pointTime"), "0.25 s");
    QCOMPARE(data().points[1].time, 0.25);
    const Scenario before = m_case->motion.scenario();
    type(child<NumberField>("pointTime"), "soon");
    QVERIFY(m_case->motion.scenario() == before);
    QVERIFY(m_panel->message().contains("soon"));
    child<QCheckBox>("periodic").click();
    QVERIFY(data().isPeriodic);
    QCOMPARE(data().points.back().value, data().points.front().value);
}

void TestCurvePanel::wrongSlopeIsRefused()
{
    emit m_panel->plot().pointChosen(0);
    QVERIFY(!child<QCheckBox>("automaticSlope").isChecked());
    const Scenario before = m_case->motion.scenario();
    type(child<NumberField>("pointSlope"), "-50");  // falls where the curve must rise
    QVERIFY(m_case->motion.scenario() == before);
    QVERIFY(!m_panel->message().isEmpty());
    type(child<NumberField>("pointSlope"), "50");
    QVERIFY(std::abs(*data().points[0].slope - 50 * degree) < 1e-12);
    QVERIFY(m_panel->message().isEmpty());
    child<QCheckBox>("automaticSlope").click();
    QVERIFY(!data().points[0].slope);
}

void TestCurvePanel::slidersShapeThePhase()
{
    emit m_panel->plot().pointChosen(1);
    auto& skew = child<QSlider>("skew");
    skew.setSliderDown(true);
    skew.setValue(20);
    skew.setValue(40);
    skew.setSliderDown(false);
    QCOMPARE(shapeOf(data(), 1).skew, 0.4);
    QCOMPARE(shapeOf(data(), 0).skew, 0.0);
    m_case->session.undo();
    QVERIFY(m_case->motion.scenario() == swingScenario());
    QCOMPARE(skew.value(), 0);
    child<QSlider>("peak").setValue(-30);
    QCOMPARE(shapeOf(data(), 1).peak, -0.3);
    // Another point shows another phase and changes nothing.
    const Scenario before = m_case->motion.scenario();
    emit m_panel->plot().pointChosen(0);
    QCOMPARE(child<QSlider>("peak").value(), 0);
    QVERIFY(m_case->motion.scenario() == before);
}

void TestCurvePanel::curvesComeAndGo()
{
    m_panel->addCurve();
    QCOMPARE(m_case->motion.scenario().curves.size(), std::size_t(2));
    const std::string name = m_case->motion.selectedCurve();
    QCOMPARE(name, m_case->motion.scenario().curves.back().name);
    m_panel->renameCurve(QStringLiteral("swing"));  // taken
    QCOMPARE(m_case->motion.selectedCurve(), name);
    QVERIFY(!m_panel->message().isEmpty());
    m_panel->renameCurve(QStringLiteral("mine"));
    QCOMPARE(m_case->motion.selectedCurve(), std::string("mine"));
    m_panel->removeCurve();
    QCOMPARE(m_case->motion.scenario().curves.size(), std::size_t(1));
    QCOMPARE(m_case->motion.selectedCurve(), std::string("swing"));
}

void TestCurvePanel::usedCurveStays()
{
    m_panel->removeCurve();
    QCOMPARE(m_case->motion.scenario().curves.size(), std::size_t(1));
    QVERIFY(m_panel->message().contains("stance"));
    m_panel->renameCurve(QStringLiteral("leg"));
    QVERIFY(m_case->motion.scenario().stages[0].given[1].value == TimeValue(CurveValue{"leg"}));
}

void TestCurvePanel::fitSaysHowNear()
{
    const Result<MotionTable> measured = readMotionFile(writeMeasured().toStdString());
    QVERIFY(measured.ok());
    const int column = measured.value->find("swing_thigh_angle");
    // A twentieth of the range is more than the ripple.
    const auto fit = fitColumn(*measured.value, column, usualTurning(*measured.value, column), false);
    QVERIFY(fit.has_value());
    QCOMPARE(fit->data.points.size(), std::size_t(3));
    m_panel->takeFit(*fit, QStringLiteral("swing_thigh_angle"));
    QVERIFY(data() == fit->data);
    QVERIFY(m_panel->message().contains("rms"));
    QVERIFY(m_panel->message().contains(numberText(fit->largest, Quantity::Angle)));
    QVERIFY(fit->rms < 1 * degree);
    MotionTable gap = *measured.value;
    gap.values(3, column) = std::nan("");
    QVERIFY(!fitColumn(gap, column, 0.1, false));
}

void TestCurvePanel::dialogOffersTheCoordinatesColumn()
{
    FitDialog empty(m_case->motion, "swing_thigh_angle", fieldUnit(Quantity::Angle), false);
    QVERIFY(!empty.fit());
    QVERIFY(m_case->motion.openMeasured(writeMeasured().toStdString()));
    m_case->motion.waitUntilDone();
    QTRY_VERIFY(m_case->motion.measured() != nullptr);
    QCOMPARE(empty.columnName(), QStringLiteral("swing_thigh_angle"));
    QVERIFY(empty.fit().has_value());
    QVERIFY(empty.findChild<QLabel*>(QStringLiteral("fitResult"))->text().contains("3 points"));
}

void TestCurvePanel::startWithoutAScenario()
{
    Session session;
    MotionSession motion(session);
    CurvePanel panel(session, motion);
    panel.resize(300, 300);
    panel.show();
    panel.addCurve();
    panel.removeCurve();
    panel.renameCurve(QStringLiteral("a"));
    QVERIFY(!motion.hasScenario());
}

void TestCurvePanel::numbersOfAxesKeepApart_data()
{
    QTest::addColumn<double>("pace");
    QTest::addColumn<int>("height");
    for (const double pace : {1.0, 3.7, 1e3, 2e4}) {
        for (const int height : {260, 300, 420})
            QTest::addRow("%g times as fast, %d px", pace, height) << pace << height;
    }
}

// Those of speed and acceleration lay on each other: "2.5E+07 0 -2.5E+07".
void TestCurvePanel::numbersOfAxesKeepApart()
{
    QFETCH(double, pace);
    QFETCH(int, height);
    NamedCurve curve = swingScenario().curves.front();
    for (CharacteristicPoint& point : curve.data.points)
        point.time /= pace;
    CurvePlot plot;
    plot.resize(380, height);
    plot.show();
    plot.setView(curveViewOf(curve, m_case->session.expandedModel()));
    plot.replot();
    const int line = QFontMetrics(plot.font()).height();
    double above = -line;
    for (int row = 0; row < 3; ++row) {
        const QCPAxisRect& rect = *plot.axisRect(row);
        const QCPAxis& axis = *rect.axis(QCPAxis::atLeft);
        QVERIFY2(rect.height() >= 2 * line, qPrintable(QString::number(rect.height())));
        QVector<double> ticks = axis.tickVector();
        std::sort(ticks.begin(), ticks.end(), std::greater<>());
        QVERIFY(!ticks.isEmpty());
        for (const double tick : ticks) {
            QVERIFY(axis.coordToPixel(tick) - above > 0.85 * line);
            above = axis.coordToPixel(tick);
        }
        for (const QString& label : axis.tickVectorLabels())
            QVERIFY2(label.size() <= 6 && !label.contains(u'e', Qt::CaseInsensitive), qPrintable(label));
        QVERIFY(QFontMetrics(plot.font()).horizontalAdvance(axis.label()) <= rect.height());
    }
    // Accelerations of millions are told with their power.
    QVERIFY(pace < 1e3 || plot.axisRect(2)->axis(QCPAxis::atLeft)->label().startsWith(QStringLiteral("10")));
}

SINEW_TEST(TestCurvePanel)

}  // namespace tst_curve_panel

#include "tst_curve_panel.moc"
