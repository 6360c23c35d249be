#pragma once

#include <functional>
#include <memory>

#include <QImage>
#include <QObject>
#include <QSize>

namespace sinew {

// A film of a motion: pictures at a fixed rate.
struct FilmOptions {
    double first = 0, last = 0;   // s, of the motion
    double framesPerSecond = 30;  // of the film
    double speed = 1;             // seconds of the motion a second of the film
    QSize size = {1280, 720};     // pixels
    bool hasTexts = true;         // legend, labels and axes

    int frameCount() const;
    double timeOf(int frame) const;  // s, of the motion
};

// Takes pictures one after another. Signals come in the thread of the sink.
class FrameSink : public QObject {
    Q_OBJECT

public:
    virtual bool isReady() const = 0;  // for the next picture
    virtual void add(const QImage& picture) = 0;
    virtual void finish() = 0;  // no more are coming; finished() or failed() follows
    virtual void abort() = 0;   // leaves nothing half done behind

signals:
    void ready();
    void finished();
    void failed(const QString& message, const QString& hint);
};

// Has one picture after another drawn and hands them to a sink, so that the window answers in between.
class FilmExport : public QObject {
    Q_OBJECT

public:
    using Camera = std::function<QImage(double time, const QSize& size)>;

    FilmExport(const FilmOptions& options, Camera camera, std::unique_ptr<FrameSink> sink, QObject* parent = nullptr);
    ~FilmExport() override;

    void start();
    void cancel();
    bool isRunning() const { return m_isRunning; }

signals:
    void progressed(int done, int total);
    void finished();
    void failed(const QString& message, const QString& hint);

private:
    void step();
    void schedule();

    FilmOptions m_options;
    Camera m_camera;
    std::unique_ptr<FrameSink> m_sink;
    int m_next = 0;
    bool m_isRunning = false;
};

}  // namespace sinew
