#include "ui/panels/fixation/fixation_input.h"

#include <algorithm>
#include <utility>

#include <QWidget>

#include "ui/session/session.h"

namespace sinew {

namespace {

// The range measured in people who did the same under their full weight.
std::optional<ReferenceRange> measuredHip(const Model& model, const Fixation& fixation)
{
    const std::optional<ModelHip> hip = findHip(model, fixation.femur.side);
    const auto activity = std::find_if(model.activities.begin(), model.activities.end(),
                                       [&](const Activity& each) { return each.name == fixation.activity; });
    if (!hip || activity == model.activities.end() || fixation.weightBearing != 1)
        return {};
    for (const ReferenceRange& reference : activity->references) {
        if (reference.joint == model.joints[hip->joint].name && reference.posture == ReferencePosture::Measured
            && reference.basis == ReferenceBasis::Measured)
            return reference;
    }
    return {};
}

bool isOfCase(const ModelProblem& problem)
{
    return !problem.path.starts_with("alternatives");
}

}  // namespace

const CaseAnswer* FixationInput::answer(std::size_t alternative) const
{
    if (!solved || alternative >= solved->answers.size() || !solved->answers[alternative].isSound())
        return nullptr;
    return &solved->answers[alternative];
}

const FixationAnswer* FixationInput::shown() const
{
    const CaseAnswer* all = answer();
    return all && posture >= 0 && posture < static_cast<int>(all->answers.size())
               ? &all->answers[static_cast<std::size_t>(posture)]
               : nullptr;
}

bool FixationInput::isWorst() const
{
    const CaseAnswer* all = answer();
    return all && all->worst && static_cast<int>(*all->worst) == posture;
}

const FixationBands* FixationInput::bands() const
{
    return isWorst() && answer()->bands ? &*answer()->bands : nullptr;
}

int FixationInput::unheldPostures() const
{
    const CaseAnswer* all = answer();
    return !all ? 0
                : static_cast<int>(
                    std::count_if(all->answers.begin(), all->answers.end(),
                                  [](const FixationAnswer& each) { return each.status == SolveStatus::Infeasible; }));
}

// Feed

FixationFeed::FixationFeed(FixationSession& session, QWidget& panel, std::function<void()> take)
    : QObject(&panel), m_session(session), m_wait(new PanelWait(panel, std::move(take)))
{
    connect(&session, &FixationSession::changed, this, [this] {
        keep();
        m_wait->tell();
    });
    keep();
}

void FixationFeed::keep()
{
    if (!m_session.solved()) {
        m_sound = nullptr;
        m_posture = -1;
    } else if (m_session.answer()) {
        m_sound = m_session.solved();
        m_posture = m_session.posture();
    }
}

FixationInput FixationFeed::input() const
{
    FixationInput made;
    made.hasCase = m_session.hasFixation();
    made.lacksModel = m_session.lacksModel();
    made.fixation = m_session.fixation();
    for (const ModelProblem& problem : m_session.problems()) {
        if (isOfCase(problem))
            made.problems.push_back(problem);
    }
    made.solved = m_sound;
    made.posture = m_posture;
    made.part = m_session.part();
    made.isBefore = !made.problems.empty();
    made.isSolving = made.hasCase && !m_session.isCurrent();
    if (made.hasCase && m_session.session().hasModel())
        made.measured = measuredHip(m_session.session().model(), made.fixation);
    return made;
}

}  // namespace sinew
