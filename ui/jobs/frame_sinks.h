#pragma once

#include <QDir>
#include <QLockFile>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include "ui/jobs/film_export.h"

namespace sinew {

// frame_0001.png and so on in a folder; they are packed in a worker. They come into the folder together at the end, in
// place of frames that it has, and until then are in one of their own below it. What a killed program left of such folders goes
// when the next film begins, by its lock; links are never followed.
class PictureFolder : public FrameSink {
    Q_OBJECT

public:
    explicit PictureFolder(const QString& folder);

    bool isReady() const override { return !m_isPacking; }
    void add(const QImage& picture) override;
    void finish() override;
    void abort() override;

    static QStringList framesIn(const QString& folder);  // names of files

private:
    void take(const QString& path, bool isWritten);
    void removeStaged();

    QDir m_folder;
    QTemporaryDir m_staged;
    QLockFile m_lock;  // in m_staged while this program lives
    int m_count = 0;
    bool m_isPacking = false, m_isAborted = false;
};

// A film made by the program ffmpeg, which is given the pictures through a pipe. H.264 where ffmpeg can, else MPEG-4. The file
// is written under another name beside its own, which it gets once it is whole.
class VideoEncoder : public FrameSink {
    Q_OBJECT

public:
    VideoEncoder(const QString& file, const FilmOptions& options);
    ~VideoEncoder() override;

    bool isReady() const override;
    void add(const QImage& picture) override;
    void finish() override;
    void abort() override;

    // The program's path; empty when it is not installed.
    static QString program();
    // The endings that names of videos may have: the program writes elsewhere, or more than a file, for others.
    static QStringList endings();
    static bool isVideoName(const QString& file);
    static QStringList arguments(const QString& file, const FilmOptions& options, bool hasH264);

private:
    void start(bool hasH264);
    void fail(const QString& message, const QString& hint = {});
    void ended(int exitCode, QProcess::ExitStatus status);

    QString m_file, m_staged;
    FilmOptions m_options;
    QProcess m_probe;  // asks ffmpeg what it can
    QProcess m_process;
    bool m_isEncoding = false, m_isFinishing = false, m_isOver = false;
};

}  // namespace sinew
