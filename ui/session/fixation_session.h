#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QObject>

#include "ui/jobs/case_solver.h"
#include "ui/jobs/newest_job.h"
#include "ui/jobs/project_loader.h"
#include "ui/session/part_file.h"

namespace sinew {

class Session;

enum class FixationChange {
    Case = 1,      // the case or its file
    Answer = 2,    // newer answers have arrived, or are on their way
    Posture = 4,   // another one is looked at
    Part = 8,      // another beam is looked at
    Picking = 16,  // landmarks of a mesh are being picked, or another one
};
Q_DECLARE_FLAGS(FixationChanges, FixationChange)
Q_DECLARE_OPERATORS_FOR_FLAGS(FixationChanges)

// The broken hip that all views share, beside the Session with its project: the project's fixation and its file, its
// answers, and the posture and the part that are looked at. changed() is the only signal; verbs that make no sense at
// the moment do nothing. Solving goes on in workers, the newest request wins: first all postures, then what the worst one
// does as the load grows and with other assumptions.
class FixationSession : public QObject {
    Q_OBJECT

public:
    explicit FixationSession(Session& session, QObject* parent = nullptr);
    ~FixationSession() override;

    bool hasFixation() const;
    const Fixation& fixation() const;   // as it is edited; the usual one without any
    Fixation measuredFixation() const;  // the same, with what its mesh says of the femur
    Session& session() const { return m_session; }
    const std::string& file() const { return m_files.file; }      // empty: no file holds it yet, as with an example
    const std::string& origin() const { return m_files.origin; }  // that it was read from or last saved to
    const std::string& base() const { return m_files.base; }      // from which its relative names start
    // Also true when the model was saved in another file, which the case's own file does not name yet.
    bool isModified() const;

    // Reads a case with its model in the background; the model becomes the Session's document. Messages go there too.
    bool open(const std::string& path);
    bool openNow(const std::string& path);  // the same, with the reading done on return
    bool isOpening() const { return m_loader->isBusy(); }
    // The model's name is written as it is found from the new place.
    bool save(const std::string& path);

    // The case of the document that is about to be opened has these files.
    void expect(PartFile files);
    // The case names a model that was not found.
    bool lacksModel() const;
    // Reads that model in the background, as the document's, with the case as it is edited. The history begins anew.
    void locateModel(const std::string& path);

    // The newest answers; nullptr before the first. They are of a former case while isCurrent() is false.
    std::shared_ptr<const SolvedFixation> solved() const { return m_solved; }
    bool isCurrent() const;
    bool isSolving() const;  // of postures, or of what follows
    // Of the case itself, or of its alternatives from 1 on; nullptr when there is none or it has problems.
    const CaseAnswer* answer(std::size_t alternative = 0) const;
    // What keeps the case from being solved, at its places; empty when nothing does.
    std::vector<ModelProblem> problems() const;

    // Index in answer()->answers of the posture that is looked at: the worst one until a person chooses; -1 without
    // answers.
    int posture() const;
    bool followsWorst() const { return m_chosenPosture < 0; }
    void selectPosture(int posture);
    void selectWorst();
    const FixationAnswer* shown() const;  // the answer there; nullptr without one

    // Index in answer()->construct.beams, -1: none.
    int part() const { return m_part; }
    void selectPart(int part);

    // Edits of the project. Those of one mergeKey become one entry of the history.
    void edit(Fixation edited, const std::string& sentence, const std::string& mergeKey = {});
    // A case to begin with: of the present model, which has a femur or no body at all. An edit; nothing where
    // whyNoCase() says something.
    void create();
    QString whyNoCase() const;

    // The patient's own femur. Reads the file in the background; then it is the case's, an edit, and its landmarks are
    // picked. What cannot be read is reported, and changes nothing.
    // For a mesh that was not found where the case says, its landmarks stay.
    void loadMesh(const std::string& path);
    bool lacksMesh() const;  // it cannot be read from where the case says
    void waitUntilLoaded();  // for snapshots and tests
    // Takes the mesh out of the case, which keeps what was measured on it.
    void detachMesh();
    QString whyNoDetach() const;
    bool hasMesh() const { return hasFixation() && fixation().mesh.has_value(); }
    // The newest mesh that was read, and what was measured on it; may be that of a former case, as solved().
    const PatientMesh* patient() const { return m_solved && hasMesh() ? &m_solved->patient : nullptr; }
    bool isPicking() const { return m_isPicking && hasMesh(); }
    void setPicking(bool isOn);

    void waitUntilSolved();  // for snapshots and tests

signals:
    void changed(sinew::FixationChanges changes);

private:
    struct LoadedMesh {
        std::string path;
        double size = 0;  // of its box, in its own numbers
        Diagnostics faults;
    };

    void sessionChanged();
    void takeLoaded(const LoadedProject& loaded);
    void takeMesh(const LoadedMesh& loaded);
    void takeModel(const LoadedModel& loaded);
    void forgetAnswers();
    void take(const std::shared_ptr<const SolvedFixation>& solved);
    void notify(FixationChanges changes);

    Session& m_session;
    PartFile m_files;
    std::shared_ptr<const SolvedFixation> m_solved;
    int m_documentNumber = -1;
    bool m_hadFixation = false;
    int m_chosenPosture = -1;  // -1: the worst
    int m_part = -1;
    bool m_isPicking = false;
    FixationChanges m_toTell;
    bool m_telling = false;
    std::unique_ptr<NewestJob<std::string, LoadedProject>> m_loader;
    std::unique_ptr<NewestJob<std::string, LoadedMesh>> m_meshJob;
    std::unique_ptr<NewestJob<std::string, LoadedModel>> m_modelJob;
    std::unique_ptr<CaseSolver> m_solver;
};

}  // namespace sinew
