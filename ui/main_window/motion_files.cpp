#include "ui/main_window/motion_files.h"

#include <QFileInfo>
#include <QProgressDialog>

#include "core/io/motion_file.h"
#include "ui/dialogs/file_dialogs.h"
#include "ui/dialogs/motion_dialogs.h"
#include "ui/dialogs/new_motion_dialog.h"
#include "ui/dialogs/picture_dialogs.h"
#include "ui/jobs/frame_sinks.h"
#include "ui/main_window/viewport_frame.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"

namespace sinew {

MotionFiles::MotionFiles(Session& session, MotionSession& motion, ViewportFrame& view, QWidget& window)
    : m_session(session), m_motion(motion), m_view(view), m_window(window)
{
}

MotionFiles::~MotionFiles() = default;

QString MotionFiles::proposedPath(const QString& ending) const
{
    return proposedFile(m_motion.file(), m_motion.origin(), "motion", ending);
}

// Scenarios and tables

void MotionFiles::newMotionWithDialog()
{
    if (std::optional<Scenario> made = askNewMotion(&m_window, m_session.model()))
        m_motion.create(std::move(*made));
}

void MotionFiles::openScenarioWithDialog()
{
    const QString path = askScenarioToOpen(&m_window, m_session.dialogFolder());
    if (!path.isEmpty())
        emit openRequested(path);
}

bool MotionFiles::saveScenario()
{
    return m_motion.file().empty() ? saveScenarioWithDialog() : saveTo(m_motion.file(), Named::Before);
}

bool MotionFiles::saveScenarioWithDialog()
{
    const QString path
        = askNameFor(&m_window, m_session.dialogFolder(), ProjectPart::Scenario, proposedPath(".sinew-scenario.json"));
    return !path.isEmpty() && saveTo(path.toStdString(), Named::JustNow);
}

bool MotionFiles::saveTo(const std::string& path, Named named)
{
    const auto write = [&] { return m_motion.save(path); };
    return m_saver ? m_saver(path, write, named) : write();
}

void MotionFiles::overlayMeasured()
{
    const QString path = askMeasuredToOpen(&m_window, m_session.dialogFolder());
    if (!path.isEmpty())
        m_motion.openMeasured(path.toStdString());
}

void MotionFiles::exportMotion()
{
    const auto recording = m_motion.recording();
    const QString path = askMotionName(&m_window, m_session.dialogFolder(), proposedPath(".sto"));
    if (path.isEmpty() || !recording)
        return;
    MotionTable table = recording->table();
    table.name = m_motion.scenario().name;
    for (const Diagnostic& diagnostic : writeMotionFile(table, path.toStdString()).diagnostics)
        m_session.report(diagnostic);
}

// Films

std::optional<FilmOptions> MotionFiles::askOptions(FilmKind kind)
{
    const double first = m_motion.firstTime(), last = m_motion.lastTime();
    const auto wish = askFilm(&m_window, {kind, last - first, m_motion.speed()}, m_view.pictureRoom());
    if (!wish)
        return std::nullopt;
    return FilmOptions{first, last, wish->framesPerSecond, wish->speed, wish->size, wish->hasTexts};
}

void MotionFiles::exportFrames()
{
    const std::optional<FilmOptions> options = askOptions(FilmKind::Frames);
    if (!options)
        return;
    const QString path = askForFolder(&m_window, m_session.dialogFolder(), translated("Export Frames to Folder"));
    if (!path.isEmpty() && (PictureFolder::framesIn(path).isEmpty() || mayReplaceFrames(&m_window, path)))
        makeFilm(*options, std::make_unique<PictureFolder>(path), path);
}

void MotionFiles::exportVideo()
{
    if (VideoEncoder::program().isEmpty()) {
        if (wantsFramesInstead(&m_window))
            exportFrames();
        return;
    }
    const std::optional<FilmOptions> options = askOptions(FilmKind::Video);
    const QString path = options ? askVideoName(&m_window, m_session.dialogFolder(), proposedPath(".mp4")) : QString();
    if (!path.isEmpty())
        makeFilm(*options, std::make_unique<VideoEncoder>(path, *options), path);
}

bool MotionFiles::makeFilm(const FilmOptions& options, std::unique_ptr<FrameSink> sink, const QString& where)
{
    if (m_film)
        return false;
    m_motion.play(false);
    const auto camera = [this, withTexts = options.hasTexts](double time, const QSize& size) {
        return m_view.motionPicture(time, size, withTexts);
    };
    m_film = std::make_unique<FilmExport>(options, camera, std::move(sink));
    m_progress = new QProgressDialog(translated("Drawing %1…").arg(QFileInfo(where).fileName()), translated("Cancel"),
                                     0, options.frameCount(), &m_window);
    m_progress->setWindowTitle(translated("Export"));
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(300);
    m_progress->setAutoClose(false);
    m_progress->setAutoReset(false);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_progress, &QProgressDialog::canceled, this, [this] {
        m_film->cancel();
        endFilm();
    });
    connect(m_film.get(), &FilmExport::progressed, m_progress, [bar = m_progress](int done) {
        if (bar)
            bar->setValue(done);
    });
    connect(m_film.get(), &FilmExport::finished, this, [this, where] {
        m_session.report({Severity::Note, {}, 0, 0, sentence("exported to %1", where.toStdString()), {}});
        endFilm();
    });
    connect(m_film.get(), &FilmExport::failed, this, [this](const QString& message, const QString& hint) {
        m_session.report(makeError(message.toStdString(), hint.toStdString()));
        endFilm();
    });
    m_film->start();
    return true;
}

void MotionFiles::endFilm()
{
    if (!m_film)
        return;
    // It is its own signal that ends it.
    m_film.release()->deleteLater();
    if (m_progress) {
        m_progress->disconnect(this);
        m_progress->close();
    }
    m_view.showScene();
    emit filmEnded();
}

}  // namespace sinew
