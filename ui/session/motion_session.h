#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/simulation/recording.h"
#include "ui/jobs/newest_job.h"
#include "ui/jobs/project_loader.h"
#include "ui/scene/shown_run.h"
#include "ui/session/part_file.h"

namespace sinew {

class FrameFeed;
class Playback;
class RerunTimer;
class Session;
class SimulationJob;
struct SimulationRequest;
struct SimulationRun;

enum class MotionChange {
    Scenario = 1,    // the scenario or its file
    Run = 2,         // a run began, went on, ended or was cancelled
    Recording = 4,   // another recording is shown, or another one over it
    Time = 8,        // of the cursor
    Playback = 16,   // playing, speed, loop
    Selection = 32,  // of a stage or curve
    Plots = 64,      // which channels are plotted
};
Q_DECLARE_FLAGS(MotionChanges, MotionChange)
Q_DECLARE_OPERATORS_FOR_FLAGS(MotionChanges)

// The motion that all views share, beside the Session with its project: the project's scenario and its file, what its
// last run recorded, a second run or measured data over it, and the time cursor. changed() is the only signal; verbs
// that make no sense at the moment do nothing. Runs go on in a worker, the newest request wins; after an edit of the
// scenario or model a short run is done again by itself.
class MotionSession : public QObject {
    Q_OBJECT

public:
    explicit MotionSession(Session& session, QObject* parent = nullptr);
    ~MotionSession() override;

    bool hasScenario() const;
    const Scenario& scenario() const;
    const std::string& file() const;  // empty: no file holds it yet, as with an example
    // The file it was read from or last saved to.
    const std::string& origin() const { return m_files.origin; }
    const std::string& base() const { return m_files.base; }  // from which its relative names start
    Session& session() { return m_session; }
    // The scenario of the document that is about to be opened has these files.
    void expect(PartFile files);
    // Also true when the model was saved in another file, which the scenario's own file does not name yet.
    bool isModified() const;

    bool isRunning() const;
    double runTime() const;                              // s, reached by the run that goes on
    std::shared_ptr<const Recording> recording() const;  // nullptr before the first
    // Another recording (a run kept to compare with) or measured columns; nullptr: none.
    std::shared_ptr<const Recording> keptRecording() const;
    std::shared_ptr<const MotionTable> measured() const;
    bool isOutdated() const;  // the scenario or model has changed since the recording
    // It was a short run, which is done again once the edits pause.
    bool isRerunPlanned() const;
    // The recordings with the models that they were made of; nothing when there are none.
    std::optional<ShownRun> shownRun() const;  // while the first run is on its way its start
    std::optional<ShownRun> keptRun() const;
    // While the motion is in front, the Session's frame is that of the recording at the cursor, see FrameFeed.
    void setInFront(bool inFront);

    double time() const;  // s, of the cursor, within the recording
    bool isPlaying() const;
    bool isLooping() const;
    double speed() const;  // 0.1 to 4

    int selectedStage() const;                 // index in scenario().stages, -1: none
    const std::string& selectedCurve() const;  // name; empty: none
    const std::vector<std::string>& plottedChannels() const;

    // Reads a scenario with its model and tables in the background; messages go to the Session. The model becomes the
    // Session's document, then the scenario runs.
    bool open(const std::string& path);
    bool openNow(const std::string& path);      // the same, with the reading done on return
    bool openAndWait(const std::string& path);  // for snapshots and tests; also waits for the run
    // The names of model and tables are written as they are found from the new place; the scenario itself stays as it
    // is, so that undo brings back no names of another folder. The model is the file that the Session's document is in.
    bool save(const std::string& path);
    // A scenario to begin with, for the present model: an edit. Nothing when there is one.
    void create();
    void create(Scenario scenario);  // one that was made for it, see core/scenario/motion_templates.h
    // The same, from the model's own posture to the one that is shown and back; nothing where whyNoMovement() says
    // something.
    void createMovement();
    QString whyNoMovement() const;
    void edit(Scenario scenario, const std::string& sentence, const std::string& mergeKey = {});

    void run();
    void cancel();
    void waitUntilDone();  // for snapshots and tests
    void keepRecording();  // the present one is then drawn beside the next
    void dropKept();
    bool openMeasured(const std::string& path);  // .mot, .sto, .csv

    void setTime(double time);
    void play(bool playing);
    void setLooping(bool looping);
    void setSpeed(double speed);
    void stepSamples(int samples);  // to the next or previous sample; those at one time count as one
    void selectStage(int stage);
    void selectCurve(const std::string& curve);
    void setPlottedChannels(const std::vector<std::string>& channels);

    // How far the recording reaches, s; both 0 without one.
    double firstTime() const;
    double lastTime() const;
    bool isOpening() const;  // a scenario is being read

signals:
    void changed(sinew::MotionChanges changes);

private:
    struct MeasuredRequest {
        std::string path;
        std::vector<std::string> rotations;
    };
    struct MeasuredFile {
        std::string path;
        Result<MotionTable> read;
    };
    static MeasuredFile readMeasured(const MeasuredRequest& request);

    std::vector<double> shownValues() const;  // one a coordinate of the model, rad or m
    void begin(Scenario scenario);
    void takeLoaded(const LoadedProject& loaded);
    void showStart(const std::shared_ptr<const SimulationRun>& run);
    void takeRun(const std::shared_ptr<const SimulationRun>& run);
    void takeMeasured(const std::shared_ptr<const MeasuredFile>& file);
    void sessionChanged(bool isDocument);
    void followScenario();
    void lookAtBeginning();
    void forgetScenario();
    void forgetFile();
    void findOutdated();
    void planRerun();
    void runAgain();
    void forgetRuns();
    void showUndone(const std::shared_ptr<const SimulationRun>& run);
    void advance(double seconds);
    void notify(MotionChanges changes);

    Session& m_session;
    std::optional<Scenario> m_scenario;  // of the project, as it was last told
    PartFile m_files;
    int m_documentNumber = -1;  // of the Session's document that the scenario moves
    std::shared_ptr<const SimulationRun> m_run, m_keptRun;
    std::shared_ptr<const SimulationRun> m_start;   // its first samples, until there is a run
    std::shared_ptr<const SimulationRun> m_undone;  // of the scenario that undo has taken away
    std::unique_ptr<FrameFeed> m_feed;
    std::shared_ptr<const MotionTable> m_measured;
    bool m_isOutdated = false;
    double m_time = 0;
    int m_selectedStage = -1;
    std::string m_selectedCurve;
    std::vector<std::string> m_plottedChannels;
    MotionChanges m_toTell;
    bool m_telling = false;
    std::unique_ptr<Playback> m_playback;
    std::unique_ptr<SimulationJob> m_job;
    std::unique_ptr<RerunTimer> m_rerun;
    std::unique_ptr<const SimulationRequest> m_cancelled;  // as it was when a run was cancelled, until the next edit
    std::unique_ptr<NewestJob<std::string, LoadedProject>> m_loader;
    std::unique_ptr<NewestJob<MeasuredRequest, MeasuredFile>> m_measuredJob;
};

}  // namespace sinew
