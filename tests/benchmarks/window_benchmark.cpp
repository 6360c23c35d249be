// What a person waits for in the window, with whatever GL the display has.

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QKeyEvent>
#include <QSurfaceFormat>
#include <QTimer>

#include "core/statics/statics_frame.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/large_model.h"
#include "ui/main_window/main_window.h"
#include "ui/scene/motion_scene.h"
#include "ui/scene/scene_builder.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/vtk/viewport.h"
#include "ui/widgets/fine_slider.h"

namespace {

using namespace sinew;

Scene sceneOf(const Session& session, const Solved& solved)
{
    return buildScene({session.model(), solved.situation, solved.frame, session.selection(), session.hidden()});
}

// Solver, configuration and scene for one slider position after another, milliseconds each.
double sliderToScene(Session& session)
{
    StaticsSolver solver(session.solved()->mechanism);
    Situation situation = session.situation();
    std::vector<double> times;
    for (int i = 0; i < 200; ++i) {
        QElapsedTimer clock;
        clock.start();
        situation.values[3] = 0.002 * i;
        Solved solved{session.solved()->mechanism, situation, {}, solver.solve(situation), {}, false, 0};
        solved.frame = resultFrame(solved.mechanism, solved.situation, solved.solution);
        const Scene scene = sceneOf(session, solved);
        times.push_back(1e-6 * double(clock.nsecsElapsed()) + 0 * scene.size);
    }
    return benchmarks::median(times);
}

// Handles events for that long, asleep where there are none; s.
double letRun(int milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
    return 1e-3 * double(clock.elapsed());
}

// Until a viewport has drawn another picture, or 2 s have gone.
void waitForPicture(const Viewport& viewport, int before)
{
    QElapsedTimer clock;
    clock.start();
    QTimer wake;
    wake.start(2000);
    while (viewport.frameCount() == before && clock.elapsed() < 2000)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
}

// Bones and ghosts are drawn by then, not the rods that stand in for them.
void waitForBones(const Viewport& viewport)
{
    QElapsedTimer clock;
    clock.start();
    letRun(200);
    while (!viewport.hasAllBones() && clock.elapsed() < 20000)
        letRun(50);
}

// A window of the whole program, as a person has it.
class Workbench {
public:
    Workbench(QApplication& application, QSize size) : m_theme(application), m_window(m_session, m_theme, nullptr)
    {
        m_window.resize(size);
    }

    Session& session() { return m_session; }
    MainWindow& window() { return m_window; }
    Viewport& viewport() { return m_window.viewport(); }

    void show(const QString& workspace)
    {
        m_window.chooseWorkspace(workspace);
        m_window.show();
        m_window.activateWindow();
        m_session.waitUntilSolved();
        waitForBones(viewport());
        letRun(1500);
    }

    // s from an act to the first picture after it on the screen; the processor's time of all threads meanwhile.
    struct Wait {
        double seconds = 0, processor = 0;
    };

    // Pictures a second, and the processor's time of all threads for each.
    struct Pace {
        double pictures = 0, processor = 0;
    };

    Wait waitAfter(const std::function<void()>& act)
    {
        const int frames = viewport().frameCount();
        const std::clock_t used = std::clock();
        QElapsedTimer clock;
        clock.start();
        act();
        waitForPicture(viewport(), frames);
        const double seconds = 1e-9 * double(clock.nsecsElapsed());
        letRun(400);  // with the picture of smooth edges once nothing moves
        return {seconds, double(std::clock() - used) / CLOCKS_PER_SEC};
    }

    // Pictures a second while an act is repeated 100 times a second.
    Pace picturesDuring(const std::function<void()>& act)
    {
        QTimer hand;
        QObject::connect(&hand, &QTimer::timeout, act);
        hand.start(10);
        const Pace pictures = picturesASecond();
        hand.stop();
        letRun(500);
        return pictures;
    }

    Pace picturesASecond()
    {
        letRun(500);
        const int before = viewport().frameCount();
        const std::clock_t used = std::clock();
        const double seconds = letRun(3000);
        const int pictures = viewport().frameCount() - before;
        return {pictures / seconds, double(std::clock() - used) / CLOCKS_PER_SEC / std::max(pictures, 1)};
    }

private:
    ThemeSwitch m_theme;
    Session m_session;
    MainWindow m_window;
};

struct Medians {
    double milliseconds = 0, processor = 0;
};

Medians mediansOf(const std::vector<Workbench::Wait>& waits)
{
    std::vector<double> seconds, processor;
    for (const Workbench::Wait& wait : waits) {
        seconds.push_back(wait.seconds);
        processor.push_back(wait.processor);
    }
    return {1e3 * benchmarks::median(seconds), 1e3 * benchmarks::median(processor)};
}

void printHead(const char* title)
{
    std::printf("### %s\n\n| what | value | budget |\n| --- | --- | --- |\n", title);
}

// A key on the slider of a coordinate, of that name or the first one: one step up or down, to and fro.
std::function<void()> sliderStep(MainWindow& window, const QString& name)
{
    const auto sliders = window.findChildren<FineSlider*>();
    const auto shown = std::find_if(sliders.begin(), sliders.end(), [&name](FineSlider* s) {
        return s->isVisible() && (name.isEmpty() || s->accessibleName() == name);
    });
    if (shown == sliders.end())
        return {};
    const auto step = std::make_shared<int>(0);
    return [slider = *shown, step] {
        QKeyEvent press(QEvent::KeyPress, (*step)++ / 10 % 2 ? Qt::Key_Left : Qt::Key_Right, Qt::NoModifier);
        QApplication::sendEvent(slider, &press);
    };
}

void print(const char* what, const Workbench::Pace& pace, const char* budget)
{
    std::printf("| %s | %.0f of %.0f ms of the processors each | %s |\n", what, pace.pictures, 1e3 * pace.processor,
                budget);
}

void printSlider(Workbench& bench, const QString& name, const char* wait, const char* pictures)
{
    const std::function<void()> step = sliderStep(bench.window(), name);
    if (!step) {
        std::printf("| no slider of %s | | |\n", qPrintable(name));
        return;
    }
    std::vector<Workbench::Wait> waits;
    for (int i = 0; i < 25; ++i)
        waits.push_back(bench.waitAfter(step));
    const Medians medians = mediansOf(waits);
    std::printf("| from the slider's key to the first picture | %.0f ms | %s |\n", medians.milliseconds, wait);
    std::printf("| processor's time of one move, all threads, with the smooth picture at rest | %.0f ms | |\n",
                medians.processor);
    print("pictures a second while the slider moves", bench.picturesDuring(step), pictures);
}

void printHip(QApplication& application)
{
    Workbench bench(application, {1440, 900});
    bench.session().openAndWait(std::string(SINEW_RESOURCE_DIR) + "/models/hip.sinew.json");
    bench.show("posture");
    printHead("Slider to picture: 27-line hip in the whole window, 1440x900, this display's GL");
    std::printf("| solver and scene, without the window | %.3f ms | 2 ms |\n", sliderToScene(bench.session()));
    std::printf("| *Hip flexion*: the femur and its muscles move | | |\n");
    printSlider(bench, "hip flexion", "25 ms", "30 with software GL");
    std::printf("| *Pelvis tilt*: all moves | | |\n");
    printSlider(bench, "pelvis tilt", "", "");
    const std::clock_t used = std::clock();
    const double seconds = letRun(3000);
    std::printf("| processor's time while nothing happens | %.1f %% | 0 |\n\n",
                100 * double(std::clock() - used) / CLOCKS_PER_SEC / seconds);
}

// The eleven-link figure's gait with ghosts, trails, timeline and plots.
void printPlayback(QApplication& application)
{
    Workbench bench(application, {1440, 900});
    if (!bench.window().motion().openAndWait(std::string(SINEW_RESOURCE_DIR)
                                             + "/scenarios/gait_variable_length.sinew-scenario.json"))
        return;
    bench.show("motion");
    bench.window().motion().play(true);
    printHead("The eleven-link gait plays in the whole window, 1440x900");
    print("pictures a second", bench.picturesASecond(), "30 with software GL");
    bench.window().motion().play(false);
    MotionScene maker({*bench.window().motion().shownRun(), {}, bench.window().motion().scenario().trails});
    double time = bench.window().motion().firstTime();
    const double seconds = benchmarks::secondsOf([&] {
        maker.at({time, bench.session().selection(), bench.session().hidden()});
        time += 1e-4;
    });
    std::printf("| its scene, without the window | %.3f ms | 4 ms |\n\n", 1e3 * seconds);
}

void printLarge(QApplication& application)
{
    Workbench bench(application, {1440, 900});
    bench.session().openMade({test::largeModel(), {}});
    bench.show("edit");
    Session& session = bench.session();
    const auto moved = [&](int i) {
        Project project = session.project();
        project.model.links[5].path[0].position.x() = 0.02 + 0.01 * (i % 15);
        return project;
    };
    const auto medians = [&](auto&& act) {
        std::vector<Workbench::Wait> waits;
        for (int i = 0; i < 15; ++i)
            waits.push_back(bench.waitAfter([&] { act(i); }));
        return mediansOf(waits).milliseconds;
    };
    printHead(
        "200 bodies and 1 000 links in the whole window, 1440x900, all panels of Edit, from the act to its picture");
    std::printf("| selection | %.0f ms | 50 ms |\n", medians([&](int i) {
                    session.select({ObjectKind::Link, "link " + std::to_string(50 * i)});
                }));
    std::printf("| property | %.0f ms | 50 ms |\n", medians([&](int i) { session.edit(moved(i), {"Move"}); }));
    std::printf("| undo | %.0f ms | 50 ms |\n", medians([&](int) { session.undo(); }));
    int steps = 0;
    session.beginGesture("Drag");
    print("pictures a second while the gizmo drags",
          bench.picturesDuring([&] { session.changeGesture(moved(steps++)); }), "15 with software GL");
    session.cancelGesture();
    std::printf("\n");
}

void printLargeSlider(QApplication& application)
{
    Workbench bench(application, {1440, 900});
    bench.session().openMade({test::largeModel(), {}});
    bench.show("posture");
    printHead("200 bodies and 1 000 links in the whole window, 1440x900, Posture");
    printSlider(bench, {}, "", "15 with software GL");
    std::printf("\n");
}

// From the start of the process.
void printStart(const QElapsedTimer& sinceStart)
{
    Session session;
    if (!session.openAndWait(std::string(SINEW_RESOURCE_DIR) + "/models/hip.sinew.json"))
        return;
    session.waitUntilSolved();
    Viewport viewport;
    viewport.resize(1280, 800);
    viewport.setScene(sceneOf(session, *session.solved()));
    viewport.show();
    viewport.picture(QSize(1280, 800));  // waits for the bones
    waitForPicture(viewport, 0);
    printHead("Start");
    std::printf("| hip read, solved, bones grown, first picture | %.2f s | 1 s to a usable window |\n\n",
                1e-3 * double(sinceStart.elapsed()));
}

}  // namespace

// With words: those tables alone.
int main(int argc, char** argv)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    QSurfaceFormat format;
    format.setStencilBufferSize(8);
    QSurfaceFormat::setDefaultFormat(format);
    QApplication application(argc, argv);
    const QStringList tables = application.arguments().mid(1);
    const auto isAsked = [&](const char* table) { return tables.isEmpty() || tables.contains(table); };
    std::printf("## In the window\n\n");
    if (isAsked("start"))
        printStart(sinceStart);
    if (isAsked("hip"))
        printHip(application);
    if (isAsked("playback"))
        printPlayback(application);
    if (isAsked("large"))
        printLarge(application);
    if (isAsked("slider"))
        printLargeSlider(application);
    return 0;
}
