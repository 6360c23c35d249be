#include "ui/main_window/motion_files.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>

#include "core/io/motion_file.h"
#include "ui/dialogs/file_dialogs.h"
#include "ui/dialogs/motion_dialogs.h"
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

FilmOptions MotionFiles::optionsOf(const FilmWish& wish) const
{
    return {m_motion.firstTime(), m_motion.lastTime(), wish.framesPerSecond, wish.speed, wish.size};
}

void MotionFiles::exportFrames()
{
    const auto wish = askFilm(&m_window, translated("Export Frames"), m_view.size(), m_motion.speed());
    if (!wish)
        return;
    const QString path = askForFolder(&m_window, m_session.dialogFolder(), translated("Export Frames to Folder"));
    if (!path.isEmpty())
        makeFilm(optionsOf(*wish), std::make_unique<PictureFolder>(path), path);
}

void MotionFiles::exportVideo()
{
    if (VideoEncoder::program().isEmpty()) {
        QMessageBox::information(
            &m_window, translated("Export Video"),
            translated("Videos are made by the program ffmpeg, which is not installed.\n\nInstall ffmpeg "
                       "(on Debian and Ubuntu: sudo apt install ffmpeg), or export frames instead."));
        return;
    }
    const auto wish = askFilm(&m_window, translated("Export Video"), m_view.size(), m_motion.speed());
    if (!wish)
        return;
    const QString path = askVideoName(&m_window, m_session.dialogFolder(), proposedPath(".mp4"));
    if (path.isEmpty())
        return;
    const FilmOptions options = optionsOf(*wish);
    makeFilm(options, std::make_unique<VideoEncoder>(path, options), path);
}

bool MotionFiles::makeFilm(const FilmOptions& options, std::unique_ptr<FrameSink> sink, const QString& where)
{
    if (m_film)
        return false;
    m_motion.play(false);
    const auto camera = [this](double time, const QSize& size) { return m_view.motionPicture(time, size); };
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
        m_session.report({Severity::Note, {}, 0, 0, "exported to " + where.toStdString(), {}});
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
