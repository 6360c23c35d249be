// Draws a scene into a picture: of a model, solved in its first activity, as the welcome page's pictures are made
// (500x320, light and dark), or one made by hand, for looking at. sinew_scene_picture OUT.png [MODEL.sinew.json]
// [option...], where an option is dark, left, planar, flexed, select, ortho, unsolved, front, back, right, left-view, top, bottom, fit-selection,
// WIDTHxHEIGHT, show or spin.

#include <algorithm>
#include <cstdio>
#include <memory>

#include <QApplication>
#include <QElapsedTimer>
#include <QStringList>

#include "core/io/model_file.h"
#include "core/statics/statics.h"
#include "core/statics/statics_frame.h"
#include "hip_scene.h"
#include "ui/scene/scene_builder.h"
#include "ui/vtk/viewport.h"

using namespace sinew;

namespace {

Scene makeModelScene(const QString& path)
{
    const Result<Model> model = readModelFile(path.toStdString());
    const Result<Mechanism> compiled = model ? compile(*model.value) : Result<Mechanism>();
    if (!compiled)
        qFatal("%s cannot be computed with", qPrintable(path));
    const auto mechanism = std::make_shared<const Mechanism>(*compiled.value);
    const Activity* activity = model.value->activities.empty() ? nullptr : &model.value->activities.front();
    const Situation situation = makeSituation(*model.value, activity);
    const ResultFrame frame = resultFrame(mechanism, situation, solveStatics(*mechanism, situation));
    Scene scene = buildScene({*model.value, situation, frame, {}, {}});
    // Where there are no links the figure itself is what to look at.
    if (model.value->links.empty())
        scene.arrows.clear();
    return scene;
}

Scene makeScene(const QStringList& options)
{
    const QStringList models = options.filter(QStringLiteral(".json"));
    if (!models.isEmpty())
        return makeModelScene(models.front());
    test::HipSceneOptions hip;
    hip.left = options.contains("left");
    hip.flexion = options.contains("flexed") ? 0.9 : 0;
    hip.selectedLink = options.contains("select") ? "gluteus_medius_anterior" : "";
    Scene scene = options.contains("planar") ? test::makePlanarScene() : test::makeHipScene(hip);
    scene.solved = !options.contains("unsolved");
    if (options.contains("select-body"))
        scene.bodies.back().selected = true;
    if (options.contains("select-arrow"))
        scene.arrows.front().selected = true;
    return scene;
}

void setView(Viewport& viewport, const QStringList& options)
{
    const std::pair<const char*, ViewDirection> views[]
        = {{"front", ViewDirection::Front},        {"back", ViewDirection::Back}, {"right", ViewDirection::Right},
           {"left-view", ViewDirection::Left},     {"top", ViewDirection::Top},   {"bottom", ViewDirection::Bottom},
           {"isometric", ViewDirection::Isometric}};
    for (const auto& [name, view] : views) {
        if (options.contains(name))
            viewport.setView(view);
    }
    viewport.setOrthographic(options.contains("ortho"));
    if (options.contains("fit-selection"))
        viewport.fitSelection();
}

// Seconds a frame while the posture and the forces change.
void spin(Viewport& viewport)
{
    QElapsedTimer timer;
    timer.start();
    constexpr int count = 120;
    const int before = viewport.frameCount();
    double inFrames = 0;
    for (int i = 0; i < count; ++i) {
        test::HipSceneOptions options;
        options.flexion = 0.01 * i;
        viewport.setScene(test::makeHipScene(options));
        const int seen = viewport.frameCount();
        while (viewport.frameCount() == seen)
            QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        inFrames += viewport.lastFrameSeconds();
    }
    const double seconds = double(timer.nsecsElapsed()) * 1e-9;
    const int frames = viewport.frameCount() - before;
    std::printf("%d frames, %.1f a second, %.1f ms inside a frame\n", frames, frames / seconds, 1e3 * inFrames / count);
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList options = application.arguments().mid(2);
    QSize size(1280, 800);
    for (const QString& option : options) {
        const QStringList sides = option.split('x');
        if (sides.size() == 2 && sides[0].toInt() > 0)
            size = {sides[0].toInt(), sides[1].toInt()};
    }
    Viewport viewport;
    viewport.resize(size);
    viewport.setPalette3d(options.contains("dark") ? darkPalette : lightPalette);
    viewport.setScene(makeScene(options));
    setView(viewport, options);
    if (options.contains("show") || options.contains("spin")) {
        viewport.show();
        const auto endAt = [&] { return viewport.frameCount() > 1; };
        QElapsedTimer timer;
        timer.start();
        while (!endAt() && timer.elapsed() < 3000)
            QApplication::processEvents(QEventLoop::AllEvents, 50);
        if (options.contains("spin"))
            spin(viewport);
    }
    const QImage picture = options.contains("show") ? viewport.shown() : viewport.picture(size);
    std::printf("%d x %d\n", picture.width(), picture.height());
    return picture.save(application.arguments().value(1, "scene.png")) ? 0 : 1;
}
