#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <QObject>
#include <QPointer>

#include "ui/actions/motion_verbs.h"
#include "ui/main_window/document_keeper.h"

class QProgressDialog;
class QWidget;

namespace sinew {

class FilmExport;
class FrameSink;
class MotionSession;
class Session;
class ViewportFrame;
struct FilmOptions;
enum class FilmKind;

// All that the Motion menu does with files: asks which, reads, writes and tells how it went. A film is drawn picture by
// picture in the window's own view, which stays at hand for cancelling.
class MotionFiles : public QObject, public MotionVerbs {
    Q_OBJECT

public:
    MotionFiles(Session& session, MotionSession& motion, ViewportFrame& view, QWidget& window);
    ~MotionFiles() override;

    void setSaver(FileSaver saver) { m_saver = std::move(saver); }

    void newMotionWithDialog() override;
    void openScenarioWithDialog() override;
    bool saveScenario() override;
    bool saveScenarioWithDialog() override;
    void overlayMeasured() override;
    void exportMotion() override;
    void exportFrames() override;
    void exportVideo() override;

    // Without questions. False: one is being made already.
    bool makeFilm(const FilmOptions& options, std::unique_ptr<FrameSink> sink, const QString& where);
    bool isFilming() const { return m_film != nullptr; }

signals:
    void openRequested(const QString& path);
    void filmEnded();

private:
    bool saveTo(const std::string& path, Named named);
    QString proposedPath(const QString& ending) const;
    std::optional<FilmOptions> askOptions(FilmKind kind);
    void endFilm();

    Session& m_session;
    MotionSession& m_motion;
    FileSaver m_saver;
    ViewportFrame& m_view;
    QWidget& m_window;
    std::unique_ptr<FilmExport> m_film;
    QPointer<QProgressDialog> m_progress;
};

}  // namespace sinew
