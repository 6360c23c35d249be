#include "ui/jobs/film_export.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QTimer>

namespace sinew {

int FilmOptions::frameCount() const
{
    const double seconds = (last - first) / speed;
    if (!(seconds > 0) || !(framesPerSecond > 0))
        return 1;
    return 1 + static_cast<int>(std::floor(seconds * framesPerSecond + 1e-9));
}

double FilmOptions::timeOf(int frame) const
{
    return std::min(last, first + frame * speed / framesPerSecond);
}

FilmExport::FilmExport(const FilmOptions& options, Camera camera, std::unique_ptr<FrameSink> sink, QObject* parent)
    : QObject(parent), m_options(options), m_camera(std::move(camera)), m_sink(std::move(sink))
{
    connect(m_sink.get(), &FrameSink::ready, this, &FilmExport::schedule);
    connect(m_sink.get(), &FrameSink::finished, this, [this] {
        if (std::exchange(m_isRunning, false))
            emit finished();
    });
    connect(m_sink.get(), &FrameSink::failed, this, [this](const QString& message, const QString& hint) {
        if (std::exchange(m_isRunning, false))
            emit failed(message, hint);
    });
}

FilmExport::~FilmExport() = default;

void FilmExport::start()
{
    m_isRunning = true;
    m_next = 0;
    schedule();
}

void FilmExport::cancel()
{
    if (std::exchange(m_isRunning, false))
        m_sink->abort();
}

void FilmExport::schedule()
{
    if (m_isRunning)
        QTimer::singleShot(0, this, &FilmExport::step);
}

void FilmExport::step()
{
    if (!m_isRunning || !m_sink->isReady())
        return;
    if (m_next >= m_options.frameCount()) {
        m_sink->finish();
        return;
    }
    const QImage picture = m_camera(m_options.timeOf(m_next), m_options.size);
    ++m_next;
    m_sink->add(picture);
    emit progressed(m_next, m_options.frameCount());
    if (m_sink->isReady())
        schedule();
}

}  // namespace sinew
