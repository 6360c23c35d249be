#include "ui/jobs/frame_sinks.h"

#include <filesystem>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QThreadPool>
#include <QUuid>

namespace sinew {

namespace {

// Pictures in the pipe that ffmpeg has not taken yet.
constexpr qint64 mostPictures = 2;

constexpr QLatin1String stagedFrames(".sinew-frames-");
constexpr QLatin1String lockName("lock");

// Frames and lock, and the folder if there was nothing else in it: only what a film puts there is removed.
void removeFrames(const QString& path)
{
    QDir staged(path);
    for (const QString& name : PictureFolder::framesIn(path))
        staged.remove(name);
    staged.remove(lockName);
    staged.rmdir(path);
}

// The folders of unfinished films whose program is gone: they have a lock, which can be had. A link of such a name, or a folder
// without a lock of a film, is somebody's own.
void removeStaleFrames(const QDir& folder)
{
    constexpr auto folders = QDir::Dirs | QDir::Hidden | QDir::NoSymLinks;
    for (const QString& name : folder.entryList({stagedFrames + QChar('*')}, folders)) {
        const QString path = folder.filePath(name);
        const QFileInfo lockFile(QDir(path).filePath(lockName));
        if (!lockFile.isFile() || lockFile.isSymLink())
            continue;
        QLockFile lock(lockFile.filePath());
        lock.setStaleLockTime(0);  // a long film is none
        if (!lock.tryLock(0))
            continue;
        lock.unlock();
        removeFrames(path);
    }
}

// Beside the file, with its ending, which says what it becomes.
QString stagedName(const QString& file)
{
    const QFileInfo info(file);
    const QString own = QUuid::createUuid().toString(QUuid::Id128);
    return info.dir().filePath(QString(".sinew-film-%1.%2").arg(own, info.suffix()));
}

}  // namespace

// Pictures

PictureFolder::PictureFolder(const QString& folder)
    : m_folder(folder), m_staged(folder + '/' + stagedFrames + "XXXXXX"), m_lock(m_staged.filePath(lockName))
{
    m_lock.setStaleLockTime(0);
    if (m_staged.isValid())
        m_lock.tryLock(0);
    removeStaleFrames(m_folder);
}

void PictureFolder::removeStaged()
{
    m_lock.unlock();
    m_staged.remove();
}

QStringList PictureFolder::framesIn(const QString& folder)
{
    static const QRegularExpression numbered("^frame_\\d{4,}\\.png$");
    return QDir(folder).entryList({"frame_*.png"}, QDir::Files).filter(numbered);
}

void PictureFolder::add(const QImage& picture)
{
    ++m_count;
    m_isPacking = true;
    const QString path = m_staged.filePath(QString("frame_%1.png").arg(m_count, 4, 10, QChar('0')));
    QThreadPool::globalInstance()->start([self = QPointer(this), picture, path] {
        const bool isWritten = picture.save(path);
        if (self)
            QMetaObject::invokeMethod(
                self, [self, path, isWritten] { self->take(path, isWritten); }, Qt::QueuedConnection);
    });
}

void PictureFolder::take(const QString& path, bool isWritten)
{
    m_isPacking = false;
    if (m_isAborted)
        abort();
    else if (isWritten)
        emit ready();
    else
        emit failed("the picture could not be written to "
                        + (m_staged.isValid() ? path : m_folder.path() + " (" + m_staged.errorString() + ')'),
                    "check the folder's permissions and the space left");
}

void PictureFolder::finish()
{
    for (const QString& old : framesIn(m_folder.path()))
        m_folder.remove(old);
    const QDir staged(m_staged.path());
    for (const QString& name : framesIn(m_staged.path())) {
        if (!QFile::rename(staged.filePath(name), m_folder.filePath(name))) {
            emit failed("the picture could not be written to " + m_folder.filePath(name),
                        "check the folder's permissions and the space left");
            return;
        }
    }
    removeStaged();
    emit finished();
}

// One that is being packed goes when it is there.
void PictureFolder::abort()
{
    m_isAborted = true;
    if (!m_isPacking)
        removeStaged();
}

// Video

bool VideoEncoder::isVideoName(const QString& file)
{
    return endings().contains(QFileInfo(file).suffix(), Qt::CaseInsensitive);
}

// Of containers that hold what is encoded here, as one file.
QStringList VideoEncoder::endings()
{
    return {"mp4", "m4v", "mov", "mkv", "avi"};
}

QString VideoEncoder::program()
{
    return QStandardPaths::findExecutable("ffmpeg");
}

QStringList VideoEncoder::arguments(const QString& file, const FilmOptions& options, bool hasH264)
{
    QStringList list = {"-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra"};
    list << "-s" << QString("%1x%2").arg(options.size.width()).arg(options.size.height());
    list << "-r" << QString::number(options.framesPerSecond) << "-i"
         << "-"
         << "-an";
    if (hasH264)
        list << "-c:v"
             << "libx264"
             << "-crf"
             << "18"
             << "-preset"
             << "medium";
    else
        list << "-c:v"
             << "mpeg4"
             << "-q:v"
             << "3";
    list << "-pix_fmt"
         << "yuv420p"
         << "-movflags"
         << "+faststart"
         << "file:" + QFileInfo(file).absoluteFilePath();  // a name with a colon would be a network's address
    return list;
}

VideoEncoder::VideoEncoder(const QString& file, const FilmOptions& options)
    : m_file(file), m_staged(stagedName(file)), m_options(options)
{
    if (!isVideoName(file)) {
        QMetaObject::invokeMethod(
            this, [this] { fail("the name of a video ends in ." + endings().join(", ."), "choose another name"); },
            Qt::QueuedConnection);
        return;
    }
    connect(&m_probe, &QProcess::finished, this,
            [this] { start(m_probe.readAllStandardOutput().contains("libx264")); });
    connect(&m_probe, &QProcess::errorOccurred, this, [this] { start(false); });
    connect(&m_process, &QProcess::bytesWritten, this, [this] {
        if (isReady() && !m_isFinishing)
            emit ready();
    });
    connect(&m_process, &QProcess::finished, this, &VideoEncoder::ended);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail("ffmpeg could not be started", "install ffmpeg");
    });
    if (!program().isEmpty())
        m_probe.start(program(), {"-hide_banner", "-encoders"});
}

VideoEncoder::~VideoEncoder()
{
    abort();
}

void VideoEncoder::start(bool hasH264)
{
    if (m_isOver || std::exchange(m_isEncoding, true))
        return;
    m_process.start(program(), arguments(m_staged, m_options, hasH264));
    emit ready();
}

bool VideoEncoder::isReady() const
{
    const qint64 picture = qint64(4) * m_options.size.width() * m_options.size.height();
    return m_isEncoding && !m_isOver && m_process.bytesToWrite() < mostPictures * picture;
}

void VideoEncoder::add(const QImage& picture)
{
    const QImage exact = picture.scaled(m_options.size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .convertToFormat(QImage::Format_RGB32);
    for (int row = 0; row < exact.height(); ++row)
        m_process.write(reinterpret_cast<const char*>(exact.constScanLine(row)), qint64(4) * exact.width());
}

void VideoEncoder::finish()
{
    m_isFinishing = true;
    m_process.closeWriteChannel();
}

void VideoEncoder::ended(int exitCode, QProcess::ExitStatus status)
{
    if (std::exchange(m_isOver, true))
        return;
    const bool isMade = status == QProcess::NormalExit && exitCode == 0 && m_isFinishing;
    std::error_code error;
    if (isMade)  // in place of a file that is there, all at once
        std::filesystem::rename(m_staged.toStdString(), m_file.toStdString(), error);
    if (isMade && !error) {
        emit finished();
        return;
    }
    const QString words = isMade ? QString::fromStdString(error.message())
                                 : QString::fromLocal8Bit(m_process.readAllStandardError()).trimmed();
    QFile::remove(m_staged);
    emit failed("ffmpeg could not make the video" + (words.isEmpty() ? QString() : ": " + words.left(300)),
                "check the folder's permissions and the space left");
}

void VideoEncoder::fail(const QString& message, const QString& hint)
{
    if (!std::exchange(m_isOver, true))
        emit failed(message, hint);
}

void VideoEncoder::abort()
{
    if (std::exchange(m_isOver, true))
        return;
    for (QProcess* process : {&m_probe, &m_process}) {
        if (process->state() == QProcess::NotRunning)
            continue;
        process->kill();
        process->waitForFinished(1000);
    }
    QFile::remove(m_staged);
}

}  // namespace sinew
