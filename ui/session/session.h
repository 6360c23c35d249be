#pragma once

#include <memory>
#include <set>
#include <string>

#include <QObject>

#include "core/base/diagnostic.h"
#include "core/document/document.h"
#include "core/mechanism/kinematics.h"
#include "core/statics/situation.h"
#include "core/statics/activity_series.h"
#include "core/statics/statics.h"

namespace sinew {

class LiveSolver;

// What has changed; views read again what they show.
enum class Change {
    Document = 1,    // the model itself, its file or its undo history
    Situation = 2,   // posture, modes, given efforts, body weight, activity
    Solution = 4,    // a newer solution has arrived
    Selection = 8,
    Visibility = 16,
    Messages = 32,
};
Q_DECLARE_FLAGS(Changes, Change)
Q_DECLARE_OPERATORS_FOR_FLAGS(Changes)

// A posture and all that was computed for it. Immutable once made.
struct Solved {
    std::shared_ptr<const Mechanism> mechanism;
    Situation situation;
    Configuration configuration;
    StaticsSolution solution;
    double seconds = 0;  // what the solve took in the worker
};

// The one thing all views share: document, selection, situation (posture, loads) and results. Views read it and
// call its verbs; changed() is the only signal. The UI thread never waits: solving goes on in a worker, the newest request wins.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    bool hasModel() const { return m_mechanism != nullptr; }
    const Document& document() const { return m_document; }
    const Model& model() const { return m_document.model(); }
    const Mechanism& mechanism() const { return *m_mechanism; }
    const Situation& situation() const { return m_situation; }
    // The newest solution; nullptr before the first.
    std::shared_ptr<const Solved> solved() const { return m_solved; }
    bool isSolving() const;
    // All postures of the current activity as the model states them, for the series plot and the gauge; nullptr before they are solved or
    // when no activity is chosen.
    std::shared_ptr<const std::vector<StaticsSolution>> series() const { return m_series; }
    const Diagnostics& messages() const { return m_messages; }

    const ObjectId& selection() const { return m_selection; }
    const std::set<ObjectId>& hidden() const { return m_hidden; }
    // Index in model().activities, -1: the model's own posture; step of a series, -1 when it is a single posture.
    int activity() const { return m_activity; }
    int step() const { return m_step; }
    const Activity* currentActivity() const;

    // Replaces the document, or reports why not and leaves all as it was.
    bool open(const std::string& path);
    bool saveAs(const std::string& path);
    void undo();
    void redo();

    void setActivity(int activity, int step = -1);
    void setCoordinateValue(int coordinate, double value);  // rad or m
    void setCoordinateMode(int coordinate, CoordinateMode mode);
    void setCoordinateEffort(int coordinate, const Amount& effort);
    void setBodyWeight(double newtons);  // an edit of the document
    void resetPosture();                 // back to the activity's
    void keepPosture();                  // writes the posture, modes and efforts into the model: an edit
    void mirror();                       // right becomes left: an edit
    void findEquilibriumPosture();       // moves the driven coordinates to where their given efforts are balanced

    void select(const ObjectId& id);
    void setVisible(const ObjectId& id, bool visible);
    void report(Diagnostic message);
    void clearMessages();

    // Blocks until the newest request is solved. For snapshots and tests only.
    void waitUntilSolved();

signals:
    void changed(sinew::Changes changes);

private:
    bool replaceModel(Model model, const std::string& file);
    bool edit(Model model, const std::string& sentence, const std::string& mergeKey = {});
    void compileAgain(std::shared_ptr<const Mechanism> mechanism);
    void requestSolve();
    void takeSolved(std::shared_ptr<const Solved> solved);

    Document m_document;
    std::shared_ptr<const Mechanism> m_mechanism;
    Situation m_situation;
    std::shared_ptr<const Solved> m_solved;
    std::shared_ptr<const std::vector<StaticsSolution>> m_series;
    std::unique_ptr<LiveSolver> m_solver;
    ObjectId m_selection;
    std::set<ObjectId> m_hidden;
    Diagnostics m_messages;
    int m_activity = -1;
    int m_step = -1;
};

}  // namespace sinew
