// How links share the load: what the person chooses, and the studies made of it in the background.

#include <cmath>
#include <utility>

#include "ui/jobs/live_solver.h"
#include "ui/session/session.h"

namespace sinew {

void Session::setCriterion(const Criterion& criterion)
{
    if (m_criterion == criterion)
        return;
    m_criterion = criterion;
    if (!hasModel())
        return;
    requestSeries();
    situationChanged();
}

void Session::setLoadFactor(double factor)
{
    if (!hasModel() || !std::isfinite(factor) || m_situation.loadFactor == factor)
        return;
    ShownPosture before = shownPosture();
    m_situation.loadFactor = factor;
    postureSet(std::move(before), tr("Set the share of the load"), "posture load factor");
}

void Session::setActivations(const Eigen::VectorXd& activations)
{
    if (!hasModel() || activations.size() != m_situation.activations.size() || !activations.allFinite()
        || (activations.array() <= -1).any() || activations == m_situation.activations)
        return;
    ShownPosture before = shownPosture();
    m_situation.activations = activations;
    postureSet(std::move(before), tr("Set activations"), "posture activations");
}

void Session::requestStudy()
{
    m_studyJob->forget();
    if (hasModel() && !m_studyWishes.isEmpty())
        m_studyJob->ask({m_mechanism, m_situation, m_studyWishes});
}

void Session::requestIntervals()
{
    m_intervalJob->forget();
    if (hasModel() && m_intervalWish)
        m_intervalJob->ask({m_mechanism, m_situation, *m_intervalWish});
}

void Session::setStudyWishes(const StudyWishes& wishes)
{
    if (m_studyWishes == wishes)
        return;
    m_studyWishes = wishes;
    requestStudy();
}

void Session::setHistoryWish(bool wish)
{
    m_historyWish = wish;
    if (wish && hasModel() && !(m_solved && m_solved->hasHistory))
        m_solver->solve({m_mechanism, m_situation, m_criterion, true});
}

void Session::setIntervalWish(const std::optional<ForceIntervalOptions>& wish)
{
    if (m_intervalWish == wish)
        return;
    m_intervalWish = wish;
    requestIntervals();
}

void Session::takeStudy(std::shared_ptr<const RecruitmentStudy> study)
{
    if (study->mechanism != m_mechanism)
        return;
    m_study = std::move(study);
    notify(Change::Study);
}

void Session::takeIntervals(std::shared_ptr<const IntervalStudy> intervals)
{
    if (intervals->mechanism != m_mechanism)
        return;
    m_intervals = std::move(intervals);
    notify(Change::Study);
}

}  // namespace sinew
