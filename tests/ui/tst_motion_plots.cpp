#include <fstream>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>
#include <QWheelEvent>

#include "core/base/constants.h"
#include "core/io/motion_file.h"
#include "motion_panel_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/figure_offer.h"
#include "ui/panels/motion/channel_chooser.h"
#include "ui/panels/motion/motion_plot.h"
#include "ui/panels/motion/plots_panel.h"
#include "ui/widgets/filter_field.h"

namespace tst_motion_plots {

using namespace sinew;
using namespace sinew::test;

class TestMotionPlots : public QObject {
    Q_OBJECT

private slots:
    void oneUnitIsOnePlot();
    void keptAndMeasuredStandBeside();
    void columnsAreMatchedByName_data();
    void columnsAreMatchedByName();
    void valuesLieBetweenSamples();
    void emptyStatesSayWhatToDo();
    void namesAreReadable();
    void tableHoldsWhatIsPlotted();
    void treeHasGroups();
    void chooserFindsByWords();
    void panelShowsTheScenariosPlots();
    void dragSetsTheTime();
    void wheelZoomsAllPlots();
    void cursorIsCheap();
    void curvesAreChosenAndRemoved();
    void exportIsReadBack();

private:
    static PlotInput inputOf(const Recording& recording, std::vector<std::string> channels);
};

PlotInput TestMotionPlots::inputOf(const Recording& recording, std::vector<std::string> channels)
{
    PlotInput input;
    input.recording = &recording;
    input.channels = std::move(channels);
    return input;
}

void TestMotionPlots::oneUnitIsOnePlot()
{
    const Recording recording = handMadeRecording();
    const PlotData data = plotDataOf(inputOf(recording, {"hip/effort", "hip/value", "knee/effort", "no/such"}));
    QCOMPARE(data.parts.size(), std::size_t(2));
    QCOMPARE(data.parts[0].title, QStringLiteral("Moment, N m"));
    QCOMPARE(data.parts[0].curves.size(), std::size_t(2));
    QCOMPARE(data.parts[0].curves[1].name, QStringLiteral("knee"));
    QCOMPARE(data.parts[1].title, QStringLiteral("Angle, °"));
    // Degrees, and colours that stay with the place among all curves.
    QVERIFY(std::abs(data.parts[1].curves[0].values[1] - 0.5 / degree) < 1e-12);
    QCOMPARE(data.parts[1].curves[0].colour, 1);
    QCOMPARE(data.boundaries, std::vector<double>{1});
    QCOMPARE(data.end, 3.0);
    QVERIFY(data.parts[0].low < -5 && data.parts[0].high > 40);
}

void TestMotionPlots::keptAndMeasuredStandBeside()
{
    const Recording recording = handMadeRecording();
    Recording kept = handMadeRecording();
    kept.values *= 2;
    MotionTable measured;
    measured.columns = {"hip", "knee"};
    measured.times = {0, 3};
    measured.values.resize(2, 2);
    measured.values << 0, 1, 0.3, 1;
    PlotInput input = inputOf(recording, {"hip/value", "knee/effort"});
    input.kept = &kept;
    input.measured = &measured;
    const PlotData data = plotDataOf(input);
    const std::vector<PlotCurve>& hip = data.parts[0].curves;
    QCOMPARE(hip.size(), std::size_t(3));
    QCOMPARE(hip[0].role, CurveRole::Recorded);
    QCOMPARE(hip[1].role, CurveRole::Kept);
    QVERIFY(std::abs(hip[1].values[1] - 1 / degree) < 1e-12);
    QCOMPARE(hip[2].role, CurveRole::Measured);
    QVERIFY(std::abs(hip[2].values[1] - 0.3 / degree) < 1e-12);
    // The column "knee" is the knee's angle, not its moment.
    QCOMPARE(data.parts[1].curves.size(), std::size_t(2));
}

void TestMotionPlots::columnsAreMatchedByName_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("channel");
    QTest::addColumn<bool>("same");
    QTest::newRow("channel itself") << "hip/effort"
                                    << "hip/effort" << true;
    QTest::newRow("coordinate is its value") << "hip"
                                             << "hip/value" << true;
    QTest::newRow("coordinate is not its speed") << "hip"
                                                 << "hip/speed" << false;
    QTest::newRow("OpenSim 4 path") << "/jointset/hip_r/hip_flexion/value"
                                    << "hip_flexion/value" << true;
    QTest::newRow("OpenSim 4 path of another") << "/jointset/hip_r/hip_flexion/speed"
                                               << "hip_flexion/value" << false;
    QTest::newRow("inverse dynamics") << "hip_flexion_moment"
                                      << "hip_flexion/effort" << true;
    QTest::newRow("inverse dynamics of a length") << "pelvis_tx_force"
                                                  << "pelvis_tx/effort" << true;
}

void TestMotionPlots::columnsAreMatchedByName()
{
    QFETCH(QString, column);
    QFETCH(QString, channel);
    QFETCH(bool, same);
    MotionTable table;
    table.columns = {"first", column.toStdString()};
    const QString word = channel.section('/', -1);
    const Measure measure = word == "value" ? Measure::Value : word == "speed" ? Measure::Speed : Measure::Effort;
    const Channel asked{{ChannelObject::Coordinate, 0, measure},
                        QuantityKind::Angle,
                        channel.section('/', 0, -2).toStdString(),
                        channel.toStdString()};
    QCOMPARE(measuredColumn(table, asked), same ? 1 : -1);
}

void TestMotionPlots::valuesLieBetweenSamples()
{
    const PlotCurve curve{"c", "c", CurveRole::Recorded, 0, {0, 1, 1, 2}, {0, 10, -10, 10}};
    QCOMPARE(*valueAt(curve, 0.5), 5.0);
    QCOMPARE(*valueAt(curve, 1), -10.0);  // after the impact
    QCOMPARE(*valueAt(curve, 2), 10.0);
    QVERIFY(!valueAt(curve, 2.1));
    QVERIFY(!valueAt(curve, -0.1));
}

void TestMotionPlots::emptyStatesSayWhatToDo()
{
    PlotInput input;
    input.hasScenario = false;
    QVERIFY(plotDataOf(input).emptyText.contains("scenario"));
    input.hasScenario = true;
    QVERIFY(plotDataOf(input).emptyText.contains("run the scenario"));
    input.isRunning = true;
    QVERIFY(plotDataOf(input).emptyText.startsWith("Running"));
    const Recording recording = handMadeRecording();
    // The start that a first run shows is one sample: still no curve, and the text says when there will be one.
    Recording start = recording;
    start.times.resize(1);
    input.recording = &start;
    input.channels = {"hip/value"};
    QVERIFY(plotDataOf(input).parts.empty());
    QVERIFY(plotDataOf(input).emptyText.contains("end of the run"));
    QVERIFY(plotDataOf(inputOf(recording, {})).emptyText.contains("+ curve"));
    QVERIFY(plotDataOf(inputOf(recording, {"no/such"})).emptyText.contains("none of"));
    Session session;
    MotionSession motion(session);
    PlotsPanel panel(session, motion);
    QVERIFY(!panel.exportCsv("/nowhere/at/all.csv"));
}

void TestMotionPlots::namesAreReadable()
{
    using enum ChannelObject;
    const auto name = [](const ChannelKey& key, const char* object) {
        return curveName({key, QuantityKind::Force, object, {}});
    };
    QCOMPARE(name({Coordinate, 0, Measure::Effort}, "hip_flexion_r"), QStringLiteral("hip flexion (right)"));
    QCOMPARE(name({Joint, 0, Measure::Force, 0}, "knee"), QStringLiteral("knee, x"));
    QCOMPARE(name({CentreOfMass, 0, Measure::Position, 1}, "com"), QStringLiteral("centre of mass, y"));
    QCOMPARE(name({Energy, 0, Measure::Kinetic}, "energy"), QStringLiteral("kinetic"));
    QCOMPARE(name({Contact, 0, Measure::Normal}, "left_foot"), QStringLiteral("left foot, normal"));
    // Beside a contact of the name a joint says that it is one.
    std::vector<Channel> twins = {{{Joint, 0, Measure::Force, 1}, QuantityKind::Force, "foot", {}},
                                  {{Contact, 0, Measure::Force, 1}, QuantityKind::Force, "foot", {}}};
    nameColumns(twins);
    QCOMPARE(curveName(twins[0]), QStringLiteral("joint foot, y"));
    QCOMPARE(curveName(twins[1]), QStringLiteral("contact foot, y"));
}

void TestMotionPlots::tableHoldsWhatIsPlotted()
{
    const Recording recording = handMadeRecording();
    const Recording kept = handMadeRecording();
    PlotInput input = inputOf(recording, {"hip/value", "knee/effort"});
    input.kept = &kept;
    const MotionTable table = plotTable(input);
    QCOMPARE(table.columns,
             (std::vector<std::string>{"hip/value", "kept hip/value", "knee/effort", "kept knee/effort"}));
    QCOMPARE(table.times, (std::vector<double>{0, 1, 2, 3}));
    QCOMPARE(table.values(2, 0), 1.0);  // rad
    QCOMPARE(table.values(2, 1), 1.0);
}

void TestMotionPlots::treeHasGroups()
{
    std::vector<Channel> channels = handMadeRecording().channels;
    channels.push_back({{ChannelObject::Joint, 0, Measure::Force, 0}, QuantityKind::Force, "knee", {}});
    channels.push_back({{ChannelObject::CentreOfMass, 0, Measure::Position, 0}, QuantityKind::Length, "com", {}});
    nameColumns(channels);
    const std::vector<ChannelNode> tree = channelTree(channels);
    QStringList groups;
    for (const ChannelNode& node : tree)
        groups.append(node.title);
    QCOMPARE(groups, (QStringList{"Coordinates", "Links", "Joints", "Energy", "Centre of mass"}));
    QCOMPARE(tree[0].children[0].title, QStringLiteral("hip"));
    QCOMPARE(tree[0].children[0].children.size(), std::size_t(3));
    QCOMPARE(tree[0].children[0].children[2].title, QStringLiteral("moment"));
    QCOMPARE(tree[0].children[1].children[0].channel, std::string("knee/effort"));
    QCOMPARE(tree[2].children[0].children[0].title, QStringLiteral("force x"));
    QCOMPARE(tree[3].children[0].channel, std::string("energy/kinetic"));
}

void TestMotionPlots::chooserFindsByWords()
{
    ChannelChooser chooser;
    chooser.setTree(channelTree(handMadeRecording().channels));
    chooser.setChosen({"hip/value"});
    const auto& rows = *chooser.view().model();
    chooser.filter().setText(QStringLiteral("mom HIP"));
    QCOMPARE(rows.rowCount(), 1);
    const QModelIndex hip = rows.index(0, 0, rows.index(0, 0));
    QCOMPARE(rows.rowCount(hip), 1);
    const QModelIndex moment = rows.index(0, 0, hip);
    QCOMPARE(moment.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Unchecked);
    QSignalSpy toggled(&chooser, &ChannelChooser::channelToggled);
    emit chooser.view().clicked(moment);
    QCOMPARE(toggled.count(), 1);
    QCOMPARE(toggled[0][0].toString(), QStringLiteral("hip/effort"));
    QCOMPARE(toggled[0][1].toBool(), true);
    chooser.filter().clear();
    QVERIFY(rows.rowCount() >= 3);
}

void TestMotionPlots::panelShowsTheScenariosPlots()
{
    MotionCase made;
    QVERIFY(made.isOpen);
    QVERIFY(made.motion.recording() && made.motion.recording()->isComplete());
    PlotsPanel panel(made.session, made.motion);
    QCOMPARE(panel.plot().data().parts.size(), std::size_t(2));
    QCOMPARE(panel.plot().data().parts[0].curves.size(), std::size_t(2));
    QCOMPARE(panel.plot().data().boundaries.size(), std::size_t(1));
    made.motion.setTime(0.2);
    const QString readout = panel.plot().readoutOf(0, 0);
    QCOMPARE(readout, QStringLiteral("swing thigh angle −70.0"));
}

void TestMotionPlots::dragSetsTheTime()
{
    MotionCase made;
    PlotsPanel panel(made.session, made.motion);
    panel.resize(420, 420);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    MotionPlot& plot = panel.plot();
    QTRY_VERIFY(plot.pixelOf(0, 0.4, 0).x() > 300);
    const QPoint place = plot.pixelOf(0, 0.1, -90).toPoint();
    QTest::mousePress(&plot, Qt::LeftButton, {}, place);
    const double perPixel = 0.4 / (plot.pixelOf(0, 0.4, 0).x() - plot.pixelOf(0, 0, 0).x());
    QVERIFY(std::abs(made.motion.time() - 0.1) <= perPixel);
    QTest::mouseMove(&plot, plot.pixelOf(1, 0.3, 0).toPoint());
    QVERIFY(std::abs(made.motion.time() - 0.3) <= perPixel);
    QTest::mouseRelease(&plot, Qt::LeftButton, {}, place);
    QTest::keyClick(&plot, Qt::Key_Home);
    QCOMPARE(made.motion.time(), 0.0);
    QTest::keyClick(&plot, Qt::Key_Right);
    QVERIFY(made.motion.time() > 0);
}

void TestMotionPlots::wheelZoomsAllPlots()
{
    MotionPlot plot;
    const Recording recording = handMadeRecording();
    plot.setData(plotDataOf(inputOf(recording, {"hip/value", "hip/effort"})));
    plot.resize(400, 300);
    plot.replot();
    const QPointF place = plot.pixelOf(0, 1, 0);
    QWheelEvent wheel(place, plot.mapToGlobal(place), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&plot, &wheel);
    QVERIFY(plot.timeRange().size() < 2.9);
    plot.replot();
    // What lies under the mouse stays there, in both plots.
    QVERIFY(std::abs(plot.pixelOf(0, 1, 0).x() - place.x()) < 1);
    QVERIFY(std::abs(plot.pixelOf(1, 1, 0).x() - place.x()) < 1);
    QTest::mouseDClick(&plot, Qt::LeftButton, {}, place.toPoint());
    QCOMPARE(plot.timeRange().size(), 3.0);
}

// A second at a thousand samples a second with eight curves: only the cursor is drawn again.
void TestMotionPlots::cursorIsCheap()
{
    Recording recording;
    const int samples = 100000;
    recording.values.resize(8, samples);
    for (int i = 0; i < samples; ++i)
        recording.times.push_back(1e-3 * i);
    std::vector<std::string> channels;
    for (int k = 0; k < 8; ++k) {
        channels.push_back("c" + std::to_string(k) + "/effort");
        recording.channels.push_back({{ChannelObject::Coordinate, k, Measure::Effort},
                                      k % 2 ? QuantityKind::Moment : QuantityKind::Force,
                                      "c" + std::to_string(k),
                                      channels.back()});
        recording.values.row(k) = Eigen::RowVectorXd::LinSpaced(samples, 0, 60 + k).array().sin();
    }
    MotionPlot plot;
    plot.resize(420, 600);
    plot.setData(plotDataOf(inputOf(recording, channels)));
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    plot.replot();
    QElapsedTimer timer;
    double least = 1e9;
    for (int i = 1; i < 20; ++i) {
        timer.start();
        plot.setTime(i);
        least = std::min(least, 1e-6 * static_cast<double>(timer.nsecsElapsed()));
    }
    // The budget is 5 ms; twice that on a machine that others share.
    QVERIFY2(least < 10, qPrintable(QStringLiteral("%1 ms").arg(least)));
    qInfo("a time change costs %.2f ms", least);
}

void TestMotionPlots::curvesAreChosenAndRemoved()
{
    MotionCase made;
    PlotsPanel panel(made.session, made.motion);
    emit panel.chooser().channelToggled(QStringLiteral("trunk_angle/effort"), true);
    QCOMPARE(made.motion.plottedChannels().size(), std::size_t(4));
    QCOMPARE(panel.plot().data().parts[1].curves.size(), std::size_t(2));
    for (const std::string& channel : std::vector<std::string>(made.motion.plottedChannels()))
        panel.setPlotted(channel, false);
    QVERIFY(made.motion.plottedChannels().empty());
    QVERIFY(panel.plot().data().emptyText.contains("+ curve"));
}

void TestMotionPlots::exportIsReadBack()
{
    MotionCase made;
    made.motion.keepRecording();
    PlotsPanel panel(made.session, made.motion);
    const QString path = made.folder.filePath(QStringLiteral("curves.csv"));
    QVERIFY(panel.exportCsv(path));
    const Result<MotionTable> read = readMotionFile(path.toStdString());
    QVERIFY(read.ok());
    QCOMPARE(read.value->columns.size(), std::size_t(6));  // each beside the kept one
    QCOMPARE(read.value->columns[0], std::string("swing_thigh_angle/value"));
    QVERIFY(std::abs(read.value->values(0, 0) + 110 * degree) < 1e-9);
    QVERIFY(panel.offer().save(made.folder.filePath(QStringLiteral("curves.png"))));
    const QString svg = QString::fromUtf8(figureBytes(*panel.offer().figure(), PaperFormat::Svg));
    for (const char* words : {"time, s", "Moment, N m", "kept run"})
        QVERIFY2(svg.contains(words), words);
    QVERIFY(!panel.exportCsv(QStringLiteral("/nowhere/at/all.csv")));
    QVERIFY(!made.session.messages().empty());
}

SINEW_TEST(TestMotionPlots)

}  // namespace tst_motion_plots

#include "tst_motion_plots.moc"
