#include "app/start.h"

#include <charconv>

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QPixmap>
#include <QTimer>

#include "core/base/suggest.h"
#include "core/document/object_lists.h"
#include "core/io/file_formats.h"
#include "ui/jobs/frame_sinks.h"
#include "ui/main_window/main_window.h"
#include "ui/session/fixation_session.h"
#include "ui/session/follow_model.h"
#include "ui/session/motion_session.h"
#include "ui/session/picture_file.h"
#include "ui/session/resources.h"
#include "ui/session/session.h"
#include "ui/session/sessions.h"

namespace sinew {

namespace {

Diagnostic unknownName(const StartOptions& options, Sentence message, const std::string& name,
                       const std::vector<std::string>& names)
{
    Diagnostic diagnostic = makeError(std::move(message), didYouMean(name, names));
    diagnostic.file = options.model;
    return diagnostic;
}

std::ptrdiff_t indexOf(const std::vector<std::string>& names, const std::string& name)
{
    const auto it = std::find(names.begin(), names.end(), name);
    return it == names.end() ? -1 : it - names.begin();
}

// A name, or a number from 1. -1 when it is neither.
std::ptrdiff_t stepIndex(const std::vector<std::string>& names, const std::string& text)
{
    if (const std::ptrdiff_t named = indexOf(names, text); named >= 0)
        return named;
    std::ptrdiff_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    return isNumber && number >= 1 && number <= std::ssize(names) ? number - 1 : -1;
}

Diagnostics chooseActivity(Session& session, const StartOptions& options)
{
    const std::vector<std::string> names = namesOf(session.model().activities);
    std::ptrdiff_t activity = session.activity();
    if (!options.activity.empty()) {
        activity = indexOf(names, options.activity);
        if (activity < 0)
            return {
                unknownName(options, sentence("there is no activity '%1'", options.activity), options.activity, names)};
    }
    std::ptrdiff_t step = -1;
    if (!options.step.empty()) {
        std::vector<std::string> steps;
        if (activity >= 0)
            steps = namesOf(session.model().activities[static_cast<std::size_t>(activity)].steps);
        step = stepIndex(steps, options.step);
        if (step < 0)
            return {unknownName(options, sentence("there is no posture '%1'", options.step), options.step, steps)};
    }
    session.setActivity(static_cast<int>(activity), static_cast<int>(step));
    return {};
}

Diagnostics setPosture(Session& session, const StartOptions& options)
{
    Situation situation = session.situation();
    Diagnostics diagnostics = adjust(session.model(), options.adjustments, situation);
    for (int i = 0; i < session.mechanism().coordinateCount; ++i) {
        const auto at = static_cast<std::size_t>(i);
        session.setCoordinateValue(i, situation.values[i]);
        session.setCoordinateMode(i, situation.modes[at]);
        session.setCoordinateEffort(i, situation.efforts[at]);
    }
    return diagnostics;
}

Diagnostics selectByName(Session& session, const StartOptions& options)
{
    if (options.select.empty())
        return {};
    std::vector<std::string> all, lists;
    for (const ObjectKind kind :
         {ObjectKind::Link, ObjectKind::Segment, ObjectKind::Body, ObjectKind::Joint, ObjectKind::Coordinate,
          ObjectKind::Constraint, ObjectKind::Contact, ObjectKind::Node, ObjectKind::Load, ObjectKind::Activity})
        lists.push_back(listOf({kind, {}}));
    for (const OtherList& other : otherLists())
        lists.emplace_back(other.key);
    for (const std::string& list : lists) {
        const std::vector<std::string> names = namesIn(session.model(), list);
        if (indexOf(names, options.select) >= 0) {
            session.select(objectIn(list, options.select));
            return {};
        }
        all.insert(all.end(), names.begin(), names.end());
    }
    return {unknownName(options, sentence("there is no object '%1'", options.select), options.select, all)};
}

void processEventsFor(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

// Bones are grown in the background; only a picture waits for them. After it, nothing new for a while means that all
// is shown.
void waitForPicture(Viewport& viewport, Session& session)
{
    viewport.picture(viewport.size());
    constexpr int quiet = 600, longest = 30000;  // ms
    QElapsedTimer sinceStart, sinceFrame;
    sinceStart.start();
    sinceFrame.start();
    int frames = viewport.frameCount();
    while (sinceFrame.elapsed() < quiet && sinceStart.elapsed() < longest) {
        processEventsFor(20);
        session.waitUntilSolved();
        if (viewport.frameCount() != frames) {
            frames = viewport.frameCount();
            sinceFrame.restart();
        }
    }
}

}  // namespace

Diagnostics startSession(const Sessions& sessions, const StartOptions& options)
{
    const auto& [session, motion, fixation] = sessions;
    if (options.model.empty())
        return {};
    const FileFormat* format = formatOf(options.model);
    const ProjectPart subject = format ? format->subject : ProjectPart::Model;
    const bool isScenario = subject == ProjectPart::Scenario;
    const bool isOpen = isScenario                         ? motion.openNow(options.model)
                        : subject == ProjectPart::Fixation ? fixation.openNow(options.model)
                                                           : session.openAndWait(options.model);
    if (!isOpen)
        return session.messages();
    if (options.isPicture())
        fixation.waitUntilSolved();
    // A picture shows what the motion was computed to; a person watches it being computed, and may cancel.
    if (isScenario && (options.isPicture() || options.time))
        motion.waitUntilDone();
    if (options.time)
        motion.setTime(*options.time);
    for (const auto act : {chooseActivity, setPosture, selectByName}) {
        const Diagnostics diagnostics = act(session, options);
        for (const Diagnostic& diagnostic : diagnostics)
            session.report(diagnostic);
        if (hasErrors(diagnostics))
            return session.messages();
    }
    session.waitUntilSolved();
    return session.messages();
}

Diagnostics showPanel(MainWindow& window, const StartOptions& options)
{
    if (options.show.empty())
        return {};
    const QString place = QString::fromStdString(options.show);
    if (!window.places().contains(place)) {
        std::vector<std::string> names;
        for (const QString& name : window.places())
            names.push_back(name.toStdString());
        Diagnostic diagnostic = makeError("there is no panel '" + options.show + "'", didYouMean(options.show, names));
        if (diagnostic.hint.empty())
            diagnostic.hint = "choose from " + window.places().join(", ").toStdString();
        return {diagnostic};
    }
    // Panels are first arranged just after the window has come up.
    QTimer::singleShot(50, &window, [&window, place] { window.showPlace(place); });
    return {};
}

namespace {

// Numbered pictures go into a folder, which is made if need be: what has no ending, or is there.
bool isFolderName(const QString& film)
{
    return QFileInfo(film).isDir() || QFileInfo(film).suffix().isEmpty();
}

// Nothing, or why not.
std::optional<Diagnostic> writeFilm(MainWindow& window, const StartOptions& options)
{
    const MotionSession& motion = window.motion();
    if (!motion.recording())
        return makeError(std::string("there is no motion to film"),
                         std::string("name a scenario (*.sinew-scenario.json)"));
    const QString file = QString::fromStdString(options.film);
    const bool isFolder = isFolderName(file);
    if (isFolder)
        QDir().mkdir(file);
    const FilmOptions film{motion.firstTime(), motion.lastTime(),    options.framesPerSecond,
                           options.speed,      options.size / 2 * 2, options.hasLabels};
    std::unique_ptr<FrameSink> sink;
    if (isFolder)
        sink = std::make_unique<PictureFolder>(file);
    else
        sink = std::make_unique<VideoEncoder>(file, film);
    FilmExport made(
        film, [&](double time, const QSize& size) { return window.motionPicture(time, size, film.hasTexts); },
        std::move(sink));
    QEventLoop loop;
    std::optional<Diagnostic> fault;
    QObject::connect(&made, &FilmExport::finished, &loop, &QEventLoop::quit);
    QObject::connect(&made, &FilmExport::failed, &loop, [&](const QString& message, const QString& hint) {
        fault = makeError(message.toStdString(), hint.toStdString());
        loop.quit();
    });
    made.start();
    loop.exec();
    return fault;
}

// Keeps a window open while its pictures are made; who wants to stop that ends the program.
class OpenKeeper : public QObject {
public:
    bool eventFilter(QObject*, QEvent* event) override
    {
        const bool isClose = event->type() == QEvent::Close;
        if (isClose)
            event->ignore();
        return isClose;
    }
};

}  // namespace

std::optional<Diagnostic> reasonAgainstOutput(const StartOptions& options)
{
    if (!options.isPicture())
        return std::nullopt;
    const QString file = QString::fromStdString(options.output());
    const QFileInfo info(file), above(QFileInfo(QDir::cleanPath(file)).absolutePath());
    const bool isFilm = !options.film.empty();
    const bool isFolder = isFilm && isFolderName(file);
    std::optional<Diagnostic> reason;
    if (!above.isDir())
        reason = makeError("the folder '" + above.filePath().toStdString() + "' does not exist",
                           std::string("create it first, or name another"));
    else if (isFolder && info.exists() && !info.isDir())
        reason = makeError(std::string("this is a file"), std::string("name a folder for the frames of the film"));
    else if (isFilm && !isFolder && !VideoEncoder::isVideoName(file))
        reason = makeError(std::string("this is no name of a video"),
                           "let it end in ." + VideoEncoder::endings().join(", .").toStdString()
                               + ", or name a folder for numbered pictures");
    else if (isFolder && !PictureFolder::framesIn(file).isEmpty())
        reason = makeError(std::string("there are frames in the folder already"), std::string("name an empty folder"));
    else if (isFilm && !isFolder && VideoEncoder::program().isEmpty())
        reason
            = makeError(std::string("videos are made by the program ffmpeg, which is not installed"),
                        std::string("install it (on Debian and Ubuntu: sudo apt install ffmpeg), or name a folder for "
                                    "the frames as numbered pictures"));
    if (reason)
        reason->file = options.output();
    return reason;
}

Diagnostics writeOutput(MainWindow& window, Session& session, const StartOptions& options)
{
    OpenKeeper keeper;
    window.installEventFilter(&keeper);
    constexpr QSize roomForPanels(1280, 800);
    window.resize(options.snapshot.empty() ? roomForPanels : options.size);
    window.show();
    processEventsFor(options.show.empty() ? 100 : 300);
    session.waitUntilSolved();
    if (session.hasModel()) {
        if (window.viewport().largestPicture() == 0)
            return {makeError(std::string("there is no OpenGL 3.2, with which the 3D view is drawn"),
                              std::string("install a graphics driver (on Debian and Ubuntu: libgl1-mesa-dri), or use "
                                          "sinew-cli, which needs none"))};
        if (options.view)
            window.viewport().setView(*options.view);
        window.viewport().fit();
        waitForPicture(window.viewport(), session);
        window.viewport().placeLabelsAnew();
    }
    const QString file = QString::fromStdString(options.output());
    using enum PictureTexts;
    std::optional<Diagnostic> fault
        = !options.film.empty() ? writeFilm(window, options)
          : !options.picture.empty()
              ? writePicture(window.viewport().picture(options.size, {.texts = options.hasLabels ? Shown : Bare,
                                                                      .isTransparent = options.isTransparent}),
                             file)
              : writePicture(window.picture().toImage(), file);
    if (!fault)
        return {};
    if (fault->file.empty())
        fault->file = options.output();
    return {*fault};
}

}  // namespace sinew
