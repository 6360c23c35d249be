#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "core/base/diagnostic.h"
#include "core/base/object_id.h"
#include "core/document/document.h"
#include "core/document/problems.h"
#include "core/statics/situation.h"
#include "ui/jobs/equilibrium_search.h"
#include "ui/jobs/model_loader.h"
#include "ui/jobs/newest_job.h"
#include "ui/jobs/posture_following.h"
#include "ui/jobs/recruitment_study.h"
#include "ui/jobs/solved.h"
#include "ui/session/file_questions.h"

namespace sinew {

class LiveSolver;
struct Removal;
struct SituationOf;

// What has changed; views read again what they show.
enum class Change {
    Document = 1,   // the project itself or its files, and with them its undo history
    Situation = 2,  // posture, modes, given efforts, body weight, activity
    Solution = 4,   // a newer solution of the posture has arrived
    Selection = 8,
    Visibility = 16,
    Messages = 32,
    Study = 64,     // a newer study or newer intervals have arrived, or others are wanted
    Search = 128,   // the search for an equilibrium posture has begun or ended
    Frame = 256,    // another frame is shown: of a newer solution, or of a recording
    History = 512,  // the undo history alone
};
Q_DECLARE_FLAGS(Changes, Change)
Q_DECLARE_OPERATORS_FOR_FLAGS(Changes)

// The file that a model stems from, if any.
struct ModelFile {
    std::string path;
    bool holdsIt = false;  // the model is there as it is
};

// The one thing all views share: document, selection, situation (posture, loads) and results. Views read it and call
// its verbs; changed() is the only signal. The UI thread never waits: solving goes on in a worker, the newest request
// wins.
//
// A verb has done its work when it returns and says so by one changed() with all that it touched; verbs called from
// within changed() are told together in the next round. Verbs that make no sense at the moment (no model, nothing to
// undo, an index out of range, a number that is not finite) do nothing.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    bool hasModel() const { return m_mechanism != nullptr; }
    const Document& document() const { return m_document; }
    // What a person edits; it may be wrong for a while.
    const Project& project() const { return m_document.project(); }
    const std::vector<Problem>& problems() const { return m_problems; }  // of the project and its posture
    // The last model of the project that could be computed with: all results and pictures are of it. isCurrent():
    // whether that is the present one.
    const Model& model() const { return m_model; }
    bool isCurrent() const { return m_isCurrent; }
    // The present model has errors, and there are results of one before it.
    bool hasFormerResults() const { return !m_isCurrent && !m_expanded.bodies.empty(); }
    QString effectOfErrors() const;     // "results are those of before", "nothing is computed"; of a model with errors
    QString whyNothingToSolve() const;  // empty: there is something
    // The same with its segments written out as bodies and joints: results by body or joint stand in its order, the
    // model's own objects first.
    const Model& expandedModel() const { return m_expanded; }
    const Mechanism& mechanism() const { return *m_mechanism; }
    std::shared_ptr<const Mechanism> sharedMechanism() const { return m_mechanism; }
    // The file that the model was read from or last saved to; empty for one that was made. An example has an origin
    // but no file(): it is a copy, and its origin is never written to.
    const std::string& origin() const { return m_origin; }
    const std::string& file() const { return m_file; }
    // Rises with every document that is opened or made, not with its edits.
    int documentNumber() const { return m_documentNumber; }
    const Situation& situation() const { return m_situation; }
    // The newest solution; nullptr before the first.
    std::shared_ptr<const Solved> solved() const { return m_solved; }
    // What is true in what is shown, of the present model: the newest solution, or what showRecorded() was given.
    // nullptr before the first, and when it belongs to other objects than those of the model.
    std::shared_ptr<const ResultFrame> frame() const;
    double recordedTension() const { return m_recordedTension; }  // N; 0 when no recording is shown
    bool isSolving() const;
    bool isOpening() const;  // a file is being read
    // All postures of the current activity as the model states them, for the series plot and the gauge; nullptr
    // before they are solved or when no activity is chosen.
    std::shared_ptr<const std::vector<StaticsSolution>> series() const { return m_series; }
    // How links share the load in all that is shown but the study's comparison.
    const Criterion& criterion() const { return m_criterion; }
    // The newest study of the present situation's kind, as far as wanted; nullptr before the first.
    std::shared_ptr<const RecruitmentStudy> study() const { return m_study; }
    std::shared_ptr<const IntervalStudy> intervals() const { return m_intervals; }
    // The newest solution followed to where its displacements move it; nullptr until that is known.
    std::shared_ptr<const FollowedPosture> followed() const { return m_followed; }
    const Diagnostics& messages() const { return m_messages; }
    DialogFolder& dialogFolder() { return m_dialogFolder; }

    const ObjectId& selection() const { return m_selection; }
    // What is meant of the selected object, such as "path/1" of a link; empty: all of it.
    const Place& selectedPart() const { return m_selectedPart; }
    // Further objects that are selected beside it.
    const std::set<ObjectId>& alsoSelected() const { return m_alsoSelected; }
    std::vector<ObjectId> selectedObjects() const;  // all of them, that of selection() first
    std::optional<Place> selectedPlace() const;     // with the part
    const std::set<ObjectId>& hidden() const { return m_hidden; }
    // Index in model().activities, -1: the model's own posture; step of a series, -1 when it is a single posture.
    int activity() const { return m_activity; }
    int step() const { return m_step; }
    const Activity* currentActivity() const;
    // True once a person has moved or changed a coordinate: the situation is no longer what the activity (or the
    // model) states.
    bool isAdjusted() const;

    // Reads the file in the background; it then replaces the document, or messages() say why not and all stays as it
    // was. False when that is known at once (no such file, a folder).
    bool open(const std::string& path);
    // The same, but waits for the reading. For snapshots and tests.
    bool openAndWait(const std::string& path);
    // False, with messages() saying why, when it could not be written or is one of the examples.
    bool saveAs(const std::string& path);
    // Replaces the document by a project that no file holds yet, so that it counts as modified. of: the file that its
    // model stems from, if any.
    void openMade(Project made, const ModelFile& of = {});
    // Replaces the document by one that was read elsewhere, from its file and unmodified.
    void openLoaded(const LoadedModel& loaded, std::optional<Scenario> scenario = {},
                    std::optional<Fixation> fixation = {});

    // An edit lands whether the project can be computed with afterwards or not: problems() say what is wrong. What
    // note.after names is selected then; what was selected stays so when it names nothing. See Document for gestures.
    void edit(Project edited, EditNote note);
    // The file from which the scenario's names of tables start: edits that name others read them.
    void setScenarioBase(std::string file) { m_scenarioBase = std::move(file); }
    void edit(Model edited, const std::string& sentence, const std::string& mergeKey = {});
    void beginGesture(const std::string& sentence);
    void changeGesture(Project changed);
    void endGesture(const std::string& sentence = {});
    void cancelGesture();
    void undo();
    void redo();
    void goToEdit(std::size_t position);  // see Document::goTo()
    void markSaved(ProjectPart part);

    // What is set for the moment, from setCoordinateValue() to resetPosture(), is no edit of the project but stands in
    // the undo history beside the edits: undo() shows the posture of before. Several in a row of the same kind are one
    // entry, unless beginPosture() was called between them, as a drag does when it begins.
    void beginPosture();
    // A step out of range becomes the nearest that exists.
    void setActivity(int activity, int step = -1);
    void setCoordinateValue(int coordinate, double value);  // rad or m
    void setPosture(const Eigen::VectorXd& values);         // of all coordinates, as they are; see reach()
    void setCoordinateMode(int coordinate, CoordinateMode mode);
    void setCoordinateEffort(int coordinate, const Amount& effort);
    void setCriterion(const Criterion& criterion);
    void setLoadFactor(double factor);  // multiplies all loads; 1: as they are
    // (links), > -1 each: the stiffness is multiplied by 1 + a. Not an edit; the model's own come back with its posture.
    void setActivations(const Eigen::VectorXd& activations);
    // Loads for the moment (what if), besides those of model and activity. Not an edit; they go with the posture.
    const std::vector<Load>& addedLoads() const { return m_addedLoads; }
    void setAddedLoads(std::vector<Load> loads);
    // Posture, modes, efforts and added loads as one more activity, which is then chosen: an edit.
    void keepAsActivity(const std::string& name);
    // What to study whenever the situation changes. A view that is hidden wants nothing.
    void setStudyWishes(const StudyWishes& wishes);
    void setIntervalWish(const std::optional<ForceIntervalOptions>& wish);
    // Whether the solutions hold the order in which links switch, which makes them dear on large models.
    void setHistoryWish(bool wish);
    // Shows a frame of a recording in place of the posture's; nullptr: the posture's again. largestTension: N, in the
    // whole recording.
    void showRecorded(std::shared_ptr<const ResultFrame> frame, double largestTension = 0);
    void setBodyWeight(double newtons);  // an edit of the document
    void resetPosture();                 // back to the activity's
    // Writes posture, modes and efforts where they came from, an edit: into the activity (or its step), or without
    // one into the model's own coordinates.
    void keepPosture();
    void mirror();  // right becomes left: an edit

    // Edits of the selected objects of the project; parts of a segment are none of their own.
    bool canEditSelected() const;
    // The first, wherever it is named; a name that reasonAgainstName() speaks against is refused with that message.
    void renameSelected(const std::string& name);
    std::optional<Diagnostic> reasonAgainstName(const std::string& name) const;
    void duplicateSelected();
    // One place on in their lists, or with -1 back; those that none stands beyond, or only others of them, stay.
    bool canMoveSelected(int by) const;
    void moveSelected(int by);
    QStringList dependantsOfSelected() const;  // in words, such as "link psoas"
    void removeSelected();                     // with what depends on them
    QString selectedText() const;              // "'psoas'", "10 objects"
    // One more object in the list at a place, such as "bodies" or "links/psoas/path", with what it needs; it is then
    // selected. False when there is no such list.
    bool addItem(const Place& list);
    // The selected objects as a text that paste() takes; empty when none can be copied.
    std::string copiedSelection() const;
    // Adds copied objects; those whose names are taken get others. False, with a message, when the text has none.
    bool paste(const std::string& text);
    // Moves the driven coordinates to where their given efforts are balanced, when a worker of its own has found where
    // that is. Whatever changes the situation meanwhile stops the search.
    void findEquilibriumPosture();
    void stopSearch();
    bool isSearching() const { return m_isSearching; }

    void select(const ObjectId& id);
    void selectPart(const ObjectId& id, const Place& part);
    void selectPlace(const Place& place);
    void toggleSelected(const ObjectId& id);               // beside what is selected, or no more
    void selectObjects(const std::vector<ObjectId>& ids);  // the first, and the others beside it
    void setVisible(const ObjectId& id, bool visible);
    void setHidden(std::set<ObjectId> hidden);  // these and no others
    void report(Diagnostic message);
    void withdraw(const std::function<bool(const Diagnostic&)>& isPast);  // messages that are no news any more
    void clearMessages();

    // Blocks until the newest request is solved. For snapshots and tests only.
    void waitUntilSolved();

signals:
    void changed(sinew::Changes changes);

private:
    void takeLoaded(const std::shared_ptr<const LoadedModel>& loaded);
    void takeSolved(std::shared_ptr<const Solved> solved);
    void takeFollowed(std::shared_ptr<const FollowedPosture> followed);
    void takeSeries(std::shared_ptr<const std::vector<StaticsSolution>> series);
    void takeStudy(std::shared_ptr<const RecruitmentStudy> study);
    void takeIntervals(std::shared_ptr<const IntervalStudy> intervals);
    void takeEquilibrium(const std::shared_ptr<const EquilibriumPosture>& posture);

    struct Opened {
        Document document;
        std::string file, origin;
        std::shared_ptr<const Mechanism>
            mechanism;  // of the document's model; nullptr: not compiled yet, or it cannot be
        Diagnostics messages;
    };
    void startDocument(Opened opened);
    void adopt(std::shared_ptr<const Mechanism> mechanism, std::vector<ModelProblem> problems);
    void compileModel();
    void findProblems();
    void noteBalance();
    void projectChanged(const Project& before);
    void travel(std::size_t position);
    void travelThroughPostures(std::size_t position);
    void goThrough(std::size_t position);
    std::vector<Place> editedPlaces() const;
    std::vector<Place> selectedPlaces() const;
    void selectPlaces(const std::vector<Place>& places);
    Removal removalOfSelected() const;
    struct Move {
        Place place;
        std::size_t index;  // where it then stands
    };
    std::vector<Move> movesOfSelected(int by) const;
    ObjectId follow(const ObjectId& id, const Model& before, const Model& expandedBefore) const;
    void followObjects(const Model& before, const Model& expandedBefore);
    void followModel(const Model& before, const Model& expandedBefore);
    bool exists(const Place& place) const;
    void followAddedLoads(const Model& before, const Model& expandedBefore);
    void keepSituation(const SituationOf& before);
    Situation statedSituation() const;
    ShownPosture shownPosture() const;
    void postureSet(ShownPosture before, const QString& sentence, const std::string& mergeKey = {});
    void showPosture(const ShownPosture& posture);
    void chooseActivity(int activity, int step);
    void abandonSearch();
    void situationChanged();
    void requestSolve();
    void requestSeries();
    void requestStudy();
    void requestIntervals();
    void notify(Changes changes);
    bool isCoordinate(int coordinate) const;
    QString coordinateName(int coordinate) const;

    Document m_document;
    std::string m_file, m_origin, m_scenarioBase;
    std::vector<ModelProblem> m_modelProblems;  // of the project's model as it is
    std::vector<Problem> m_problems;
    bool m_isBalanceNoted = false;  // as the last of the warnings
    bool m_isCurrent = true;
    Model m_model, m_expanded;  // the last sound ones
    std::shared_ptr<const Mechanism> m_mechanism;
    Situation m_situation;
    std::vector<Load> m_addedLoads;
    std::shared_ptr<const Solved> m_solved;
    std::shared_ptr<const ResultFrame> m_recorded;
    double m_recordedTension = 0;
    bool m_historyWish = false;
    std::shared_ptr<const std::vector<StaticsSolution>> m_series;
    Criterion m_criterion;
    StudyWishes m_studyWishes;
    std::optional<ForceIntervalOptions> m_intervalWish;
    std::shared_ptr<const RecruitmentStudy> m_study;
    std::shared_ptr<const IntervalStudy> m_intervals;
    std::shared_ptr<const FollowedPosture> m_followed;
    ObjectId m_selection;
    Place m_selectedPart;
    std::set<ObjectId> m_alsoSelected, m_hidden;
    Diagnostics m_messages;
    DialogFolder m_dialogFolder;
    int m_activity = -1;
    int m_step = -1;
    int m_documentNumber = 0;
    Changes m_toTell;
    bool m_telling = false;
    bool m_isSearching = false;
    std::unique_ptr<LiveSolver> m_solver;
    std::unique_ptr<NewestJob<EquilibriumRequest, EquilibriumPosture>> m_searchJob;
    std::unique_ptr<NewestJob<StudyRequest, RecruitmentStudy>> m_studyJob;
    std::unique_ptr<NewestJob<IntervalRequest, IntervalStudy>> m_intervalJob;
    std::unique_ptr<NewestJob<std::shared_ptr<const Solved>, FollowedPosture>> m_followJob;
    std::unique_ptr<ModelLoader> m_loader;
};

}  // namespace sinew
