// No text in the window is cut where there is little room: all workspaces, panels and pages of panels.

#include <QApplication>
#include <QTest>

#include "core/io/model_file.h"
#include "cut_texts.h"
#include "tests/support/test_registry.h"
#include "ui/session/follow_model.h"
#include "window_fixture.h"

using namespace sinew;

class TestCutTexts : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void nothingIsCut_data();
    void nothingIsCut();
};

void TestCutTexts::nothingIsCut_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("workspace");
    QTest::addColumn<QSize>("size");
    // As much as a screen of 2560x1440 shows at scale 2.
    constexpr QSize low(1280, 720);
    const auto row = [](const char* file, const char* workspace, const QSize& size) {
        QTest::addRow("%s %s %d", file, workspace, size.height()) << QString(file) << QString(workspace) << size;
    };
    row("models/hip.sinew.json", "posture", {1280, 800});
    row("models/hip.sinew.json", "posture", low);
    row("models/hip.sinew.json", "edit", low);
    row("models/human17.sinew.json", "posture", low);
    row("models/human17.sinew.json", "edit", low);
    row("models/layered_joint.sinew.json", "posture", low);
    row("models/eleven_link_variable.sinew.json", "edit", low);
    row("scenarios/jump.sinew-scenario.json", "motion", low);
    row("scenarios/gait_variable_length.sinew-scenario.json", "motion", low);
    row("fixations/neck_screws.sinew-fixation.json", "fixation", low);
    row("fixations/subtrochanteric_nail.sinew-fixation.json", "fixation", low);
}

void TestCutTexts::nothingIsCut()
{
    QFETCH(QString, file);
    QFETCH(QString, workspace);
    QFETCH(QSize, size);
    const auto window = makeWindow();
    window->resize(size);
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    window->openPath(QString(SINEW_RESOURCE_DIR "/") + file);
    QTest::qWait(300);
    m_session->waitUntilSolved();
    window->chooseWorkspace(workspace);
    if (workspace == "motion")
        window->motion().waitUntilDone();
    if (workspace == "fixation")
        window->fixation().waitUntilSolved();
    QTest::qWait(300);
    QStringList faults;
    // What a worker fills anew is laid out a moment later: a fault is what is seen twice.
    const auto look = [&](const QString& place) {
        QTest::qWait(80);
        const test::CutTexts first(*window);
        if (first.found().isEmpty())
            return;
        QTest::qWait(400);
        const test::CutTexts second(*window);
        for (const QString& fault : second.found())
            faults.append(place + ": " + fault);
    };
    if (workspace == "edit") {
        for (const ObjectKind kind : {ObjectKind::Body, ObjectKind::Segment, ObjectKind::Joint, ObjectKind::Coordinate,
                                      ObjectKind::Link, ObjectKind::Load, ObjectKind::Activity}) {
            const std::vector<ObjectId> all = objectsOf(m_session->model(), kind);
            if (all.empty())
                continue;
            m_session->select(all.front());
            look(QString::fromStdString(all.front().name));
        }
    }
    look("first");
    for (const QString& place : window->places()) {
        const QString panel = place.section(':', 0, 0);
        const auto* dock = window->findChild<QDockWidget*>("dock-" + panel);
        if (dock && !dock->isHidden() && window->showPlace(place))
            look(place);
    }
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
}

SINEW_TEST(TestCutTexts)
#include "tst_cut_texts.moc"
