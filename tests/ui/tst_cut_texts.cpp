// No text in the window is cut where there is little room, and none is without translation: all workspaces, panels and pages of panels.

#include <functional>
#include <memory>

#include <QApplication>
#include <QTest>

#include "core/io/model_file.h"
#include "cut_texts.h"
#include "pseudo_language.h"
#include "tests/support/test_registry.h"
#include "ui/session/follow_model.h"
#include "ui/text/language.h"
#include "window_fixture.h"

namespace tst_cut_texts {

using namespace sinew;

class TestCutTexts : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void nothingIsCut_data();
    void nothingIsCut();
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();

private:
    // The window with a file, in a workspace, with all results.
    std::unique_ptr<MainWindow> open(const QString& file, const QString& workspace, const QSize& size);
    // Looks at all that the workspace has: objects of each kind, panels, pages.
    void walk(MainWindow& window, const std::function<void(const QString& place)>& look);
};

std::unique_ptr<MainWindow> TestCutTexts::open(const QString& file, const QString& workspace, const QSize& size)
{
    auto window = makeWindow();
    window->resize(size);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        return nullptr;
    window->openPath(QString(SINEW_RESOURCE_DIR "/") + file);
    QTest::qWait(300);
    m_session->waitUntilSolved();
    window->chooseWorkspace(workspace);
    if (workspace == "motion")
        window->motion().waitUntilDone();
    if (workspace == "fixation")
        window->fixation().waitUntilSolved();
    QTest::qWait(300);
    return window;
}

void TestCutTexts::walk(MainWindow& window, const std::function<void(const QString& place)>& look)
{
    if (window.workspace() == "edit") {
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
    for (const QString& place : window.places()) {
        const QString panel = place.section(':', 0, 0);
        const auto* dock = window.findChild<QDockWidget*>("dock-" + panel);
        if (dock && !dock->isHidden() && window.showPlace(place))
            look(place);
    }
}

void TestCutTexts::nothingIsCut_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("workspace");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    // As much as a screen of 2560x1440 shows at scale 2.
    constexpr QSize low(1280, 720), usual(1440, 900);
    const auto row = [](const char* file, const char* workspace, const QSize& size, const char* language = "en") {
        QTest::addRow("%s %s %d %s", file, workspace, size.height(), language)
            << QString(file) << QString(workspace) << size << QString(language);
    };
    row("models/hip.sinew.json", "posture", {1280, 800});
    row("models/hip.sinew.json", "posture", low);
    row("models/hip.sinew.json", "edit", low);
    row("models/human17.sinew.json", "posture", low);
    row("models/human17.sinew.json", "edit", low);
    row("models/layered_joint.sinew.json", "posture", low);
    row("models/eleven_link_variable.sinew.json", "edit", low);
    row("scenarios/jump.sinew-scenario.json", "motion", low);
    row("scenarios/gait_rigid.sinew-scenario.json", "motion", low);
    row("fixations/neck_screws.sinew-fixation.json", "fixation", low);
    row("fixations/subtrochanteric_nail.sinew-fixation.json", "fixation", low);
    for (const char* language : {"ru", "zh_CN"}) {
        row("models/hip.sinew.json", "posture", usual, language);
        row("models/hip.sinew.json", "edit", usual, language);
        row("scenarios/jump.sinew-scenario.json", "motion", usual, language);
        row("fixations/neck_screws.sinew-fixation.json", "fixation", usual, language);
    }
}

void TestCutTexts::nothingIsCut()
{
    QFETCH(QString, file);
    QFETCH(QString, workspace);
    QFETCH(QSize, size);
    QFETCH(QString, language);
    const SpokenLanguage spoken(language);
    const auto window = open(file, workspace, size);
    QVERIFY(window);
    QStringList faults;
    // What a worker fills anew is laid out a moment later: a fault is what is seen twice.
    walk(*window, [&](const QString& place) {
        QTest::qWait(80);
        const test::CutTexts first(*window);
        if (first.found().isEmpty())
            return;
        QTest::qWait(400);
        const test::CutTexts second(*window);
        for (const QString& fault : second.found())
            faults.append(place + ": " + fault);
    });
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
}

void TestCutTexts::everyTextIsTranslated_data()
{
    QTest::addColumn<QString>("workspace");
    QTest::addColumn<QStringList>("files");
    const QStringList hip = {"models/hip.sinew.json"};
    QTest::newRow("posture") << "posture" << hip;
    QTest::newRow("edit") << "edit" << hip;
    QTest::newRow("motion") << "motion"
                            << QStringList{"scenarios/jump.sinew-scenario.json", "scenarios/jumper.sinew.json"};
    QTest::newRow("fixation") << "fixation" << QStringList{"fixations/neck_screws.sinew-fixation.json"} + hip;
}

void TestCutTexts::everyTextIsTranslated()
{
    QFETCH(QString, workspace);
    QFETCH(QStringList, files);
    test::PseudoLanguage language;
    QCoreApplication::installTranslator(&language);
    const auto window = open(files.front(), workspace, {1440, 900});
    QVERIFY(window);
    for (QString& file : files)
        file.prepend(SINEW_RESOURCE_DIR "/");
    QStringList unmarked, cut;
    walk(*window, [&](const QString&) {
        QTest::qWait(20);
        const test::UnmarkedTexts texts(*window, files);
        for (const QString& text : texts.found()) {
            if (!unmarked.contains(text))
                unmarked.append(text);
        }
        cut += test::CutTexts(*window).found();
    });
    cut.removeDuplicates();
    qInfo("%lld texts that are half as long again are cut", static_cast<long long>(cut.size()));
    if (qEnvironmentVariableIsSet("SINEW_SHOW_CUT"))
        qInfo("%s", qPrintable(cut.join('\n')));
    QVERIFY2(unmarked.isEmpty(), qPrintable("\n" + unmarked.join('\n')));
}

SINEW_TEST(TestCutTexts)

}  // namespace tst_cut_texts

#include "tst_cut_texts.moc"
