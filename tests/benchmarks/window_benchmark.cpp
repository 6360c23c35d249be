// Slider to picture: what a moved slider costs without GL, and frames a second with whatever GL the display has.

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <QApplication>
#include <QElapsedTimer>
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

// Seconds that drawing one frame takes while a slider moves, the scene updated for every frame.
double frameSeconds(Session& session, Viewport& viewport)
{
    StaticsSolver solver(session.solved()->mechanism);
    Situation situation = session.situation();
    std::vector<double> times;
    for (int i = 0; i < 60; ++i) {
        situation.values[3] = 0.01 * i;
        Solved solved{session.solved()->mechanism, situation, {}, solver.solve(situation), {}, false, 0};
        solved.frame = resultFrame(solved.mechanism, solved.situation, solved.solution);
        const int frames = viewport.frameCount();
        viewport.setScene(sceneOf(session, solved));
        QElapsedTimer clock;
        clock.start();
        while (viewport.frameCount() == frames && clock.elapsed() < 2000)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        times.push_back(viewport.lastFrameSeconds());
    }
    return benchmarks::median(times);
}

// Handles events for that long, s.
double letRun(qint64 milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < milliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    return 1e-3 * double(clock.elapsed());
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

struct PlaybackSeconds {
    double frame = 0, scene = 0;
};

// What a frame of a playing motion takes with its scene, and its scene alone: the eleven-link figure's gait with ghosts,
// trails and ground forces.
PlaybackSeconds playbackSeconds(Viewport& viewport)
{
    Session session;
    MotionSession motion(session);
    if (!motion.openAndWait(std::string(SINEW_RESOURCE_DIR) + "/scenarios/gait_variable_length.sinew-scenario.json"))
        return {};
    MotionScene maker({*motion.shownRun(), {}, motion.scenario().trails});
    std::vector<double> frames, scenes;
    constexpr int count = 120;
    viewport.setScene(maker.at({motion.firstTime(), session.selection(), session.hidden()}));
    waitForBones(viewport);
    for (int i = 0; i < count; ++i) {
        QElapsedTimer clock;
        clock.start();
        const double time = motion.firstTime() + (motion.lastTime() - motion.firstTime()) * i / count;
        const int before = viewport.frameCount();
        viewport.setScene(maker.at({time, session.selection(), session.hidden()}));
        scenes.push_back(1e-9 * double(clock.nsecsElapsed()));
        while (viewport.frameCount() == before && clock.elapsed() < 2000)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        frames.push_back(scenes.back() + viewport.lastFrameSeconds());
    }
    return {benchmarks::median(frames), benchmarks::median(scenes)};
}

// Frames a second while the same gait plays in the whole window, with timeline, plots and status line.
double windowFrames(QApplication& application)
{
    ThemeSwitch theme(application);
    Session session;
    MainWindow window(session, theme, nullptr);
    window.resize(1280, 800);
    window.show();
    if (!window.motion().openAndWait(std::string(SINEW_RESOURCE_DIR)
                                     + "/scenarios/gait_variable_length.sinew-scenario.json"))
        return 0;
    waitForBones(window.viewport());
    letRun(1000);
    window.motion().play(true);
    const int before = window.viewport().frameCount();
    const double seconds = letRun(4000);
    return (window.viewport().frameCount() - before) / seconds;
}

// What a person waits for in the window of a model of 200 bodies and 1 000 links, with all panels of Edit, s: from the
// event to the next picture, medians.
struct EditSeconds {
    double selection = 0, property = 0, undo = 0, drag = 0;
};

// From picture to picture while a pointer drags, which tells of itself 100 times a second, s.
double dragSeconds(Session& session, const Viewport& viewport, const std::function<Project(int)>& moved)
{
    int steps = 0;
    QTimer pointer;
    QObject::connect(&pointer, &QTimer::timeout, [&] { session.changeGesture(moved(steps++ % 15)); });
    session.beginGesture("Drag");
    pointer.start(10);
    letRun(500);
    const int before = viewport.frameCount();
    const double seconds = letRun(4000);
    const int frames = viewport.frameCount() - before;
    pointer.stop();
    session.cancelGesture();
    return seconds / std::max(frames, 1);
}

EditSeconds editSeconds(QApplication& application)
{
    ThemeSwitch theme(application);
    Session session;
    MainWindow window(session, theme, nullptr);
    window.resize(1280, 800);
    session.openMade({test::largeModel(), {}});
    window.chooseWorkspace("edit");
    window.show();
    session.waitUntilSolved();
    const auto timed = [&](auto&& step) {
        std::vector<double> times;
        for (int i = 0; i < 15; ++i) {
            const int frames = window.viewport().frameCount();
            QElapsedTimer clock;
            clock.start();
            step(i);
            while (window.viewport().frameCount() == frames && clock.elapsed() < 2000)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            times.push_back(1e-9 * double(clock.nsecsElapsed()));
        }
        return benchmarks::median(times);
    };
    const auto moved = [&](int i) {
        Project project = session.project();
        project.model.links[5].path[0].position.x() = 0.02 + 0.01 * i;
        return project;
    };
    EditSeconds seconds;
    letRun(1500);  // the first pictures
    seconds.selection = timed([&](int i) { session.select({ObjectKind::Link, "link " + std::to_string(50 * i)}); });
    seconds.property = timed([&](int i) { session.edit(moved(i), {"Move"}); });
    seconds.undo = timed([&](int) { session.undo(); });
    seconds.drag = dragSeconds(session, window.viewport(), moved);
    return seconds;
}

void printEdits(QApplication& application)
{
    const EditSeconds edits = editSeconds(application);
    std::printf("\nEditing 200 bodies and 1 000 links in the whole 1280x800 window, from the event to its picture\n"
                "| what | value | budget |\n| --- | --- | --- |\n");
    std::printf("| selection | %.0f ms | 50 ms |\n", 1000 * edits.selection);
    std::printf("| property | %.0f ms | 50 ms |\n", 1000 * edits.property);
    std::printf("| undo | %.0f ms | 50 ms |\n", 1000 * edits.undo);
    std::printf("| frames a second while the gizmo drags | %.0f | 30 with software GL |\n", 1 / edits.drag);
}

}  // namespace

// With the word "edit": that table alone.
int main(int argc, char** argv)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    QSurfaceFormat format;
    format.setStencilBufferSize(8);
    QSurfaceFormat::setDefaultFormat(format);
    QApplication application(argc, argv);
    if (argc > 1 && std::string_view(argv[1]) == "edit") {
        printEdits(application);
        return 0;
    }
    Session session;
    if (!session.openAndWait(std::string(SINEW_RESOURCE_DIR) + "/models/hip.sinew.json"))
        return 1;
    session.waitUntilSolved();
    QCoreApplication::processEvents();
    Viewport viewport;
    viewport.resize(1280, 800);
    viewport.setScene(sceneOf(session, *session.solved()));
    viewport.show();
    viewport.picture(QSize(1280, 800));  // waits for the bones
    QElapsedTimer waiting;
    waiting.start();
    while (viewport.frameCount() == 0 && waiting.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    const double ready = 1e-3 * double(sinceStart.elapsed());

    std::printf("Slider to picture, 27-line hip\n| what | value | budget |\n| --- | --- | --- |\n");
    std::printf("| solver and scene, without GL | %.3f ms | 2 ms |\n", sliderToScene(session));
    std::printf("| frames a second while a slider moves, 1280x800, this display's GL | %.0f | 30 with software GL |\n",
                1 / frameSeconds(session, viewport));
    const PlaybackSeconds playback = playbackSeconds(viewport);
    std::printf("| frames a second while the eleven-link gait plays, 1280x800, this display's GL | %.0f | 30 with "
                "software GL |\n",
                1 / playback.frame);
    std::printf("| the same in the whole 1280x800 window, with timeline and plots | %.0f | 30 with software GL |\n",
                windowFrames(application));
    std::printf("| its scene, without GL | %.3f ms | 4 ms |\n", 1000 * playback.scene);
    std::printf("| model read, solved, bones grown, first frame | %.2f s | 1 s to a usable window |\n", ready);
    printEdits(application);
    return 0;
}
