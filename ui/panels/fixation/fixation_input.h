#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>

#include "ui/session/fixation_session.h"
#include "ui/session/panel_wait.h"

namespace sinew {

// What the panels of answers show, as values: the newest sound answers of the case and how they stand to the case as it is
// edited.
struct FixationInput {
    bool hasCase = false;
    bool isSolving = false;                        // of postures: the figures are those of a former case
    bool isBefore = false;                         // the case has problems: the figures are those as last solved
    bool lacksModel = false;                       // the case names one that was not found
    Fixation fixation;                             // as it is edited
    std::vector<ModelProblem> problems;            // of the case itself
    std::shared_ptr<const SolvedFixation> solved;  // nullptr: no sound answer yet
    int posture = -1, part = -1;                   // see FixationSession
    // Of one activity that is named, the published hip force and its citation.
    std::optional<ReferenceRange> measured;

    const CaseAnswer* answer(std::size_t alternative = 0) const;  // nullptr: none, or it has problems
    const FixationAnswer* shown() const;
    bool isWorst() const;  // the posture that is shown is the worst of those that are held
    // Of the posture that is shown; nullptr: it is not the worst, or they are on their way.
    const FixationBands* bands() const;
    // The figures are to be read as they stand: neither solving nor before a change.
    bool isCurrent() const { return shown() && !isSolving && !isBefore; }
    int unheldPostures() const;  // how many of them the fixator cannot hold
};

// Tells a panel when what it shows has changed, see PanelWait. Keeps the last sound answers for the time in which a case has
// problems. Belongs to the panel.
class FixationFeed : public QObject {
public:
    FixationFeed(FixationSession& session, QWidget& panel, std::function<void()> take);

    FixationInput input() const;

private:
    void keep();

    FixationSession& m_session;
    PanelWait* m_wait;
    std::shared_ptr<const SolvedFixation> m_sound;
    int m_posture = -1;
};

}  // namespace sinew
