#include "ui/jobs/live_solver.h"

#include <chrono>
#include <exception>
#include <utility>

#include "core/statics/activity_series.h"
#include "core/statics/statics_frame.h"

namespace sinew {

namespace {

// A fault of ours must not take the person's unsaved work with it, so nothing is thrown out of the worker.

Sentence faultSentence(const std::exception& fault)
{
    return sentence("The solver failed: %1.", std::string(fault.what()));
}

std::vector<StaticsSolution> seriesOf(const SeriesRequest& request)
{
    try {
        const Activity& activity = request.model.activities[static_cast<std::size_t>(request.activity)];
        return solveActivity(request.model, *request.mechanism, activity,
                             {.criterion = request.criterion, .keepHistory = false});
    } catch (const std::exception&) {
        return {};
    }
}

}  // namespace

LiveSolver::LiveSolver(QObject* parent) : QObject(parent)
{
    m_worker = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

LiveSolver::~LiveSolver() = default;

template <class Request, class Answer>
void LiveSolver::ask(Lane<Request, Answer>& lane, Request request)
{
    {
        const std::lock_guard lock(m_mutex);
        lane.asked = std::move(request);
    }
    m_wake.notify_one();
}

template <class Request, class Answer>
void LiveSolver::forget(Lane<Request, Answer>& lane)
{
    const std::lock_guard lock(m_mutex);
    lane.asked.reset();
    lane.answer.reset();
    lane.forgotten = true;
}

void LiveSolver::solve(SolveRequest request)
{
    ask(m_posture, std::move(request));
}

void LiveSolver::solveSeries(SeriesRequest request)
{
    forget(m_series);
    ask(m_series, std::move(request));
}

void LiveSolver::forgetSeries()
{
    forget(m_series);
}

bool LiveSolver::hasWork() const
{
    return m_posture.asked || m_series.asked;
}

bool LiveSolver::isBusy() const
{
    const std::lock_guard lock(m_mutex);
    return m_working || hasWork() || m_deliveryPosted;
}

void LiveSolver::waitUntilIdle()
{
    {
        std::unique_lock lock(m_mutex);
        m_idle.wait(lock, [this] { return !m_working && !hasWork(); });
    }
    deliver();
}

// Works on the lane's request with the lock released. False when nobody asked.
template <class Request, class Answer, class Work>
bool LiveSolver::serve(Lane<Request, Answer>& lane, std::unique_lock<std::mutex>& lock, Work work)
{
    if (!lane.asked)
        return false;
    const Request request = std::move(*lane.asked);
    lane.asked.reset();
    lane.forgotten = false;
    m_working = true;
    lock.unlock();
    std::shared_ptr<const Answer> answer = std::make_shared<Answer>(work(request));
    lock.lock();
    m_working = false;
    if (!lane.forgotten)
        lane.answer = std::move(answer);
    return true;
}

void LiveSolver::run(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [this] { return hasWork(); })) {
        // What the person is looking at comes first.
        if (!serve(m_posture, lock, [&](const SolveRequest& request) { return solveNow(request, stop); }))
            serve(m_series, lock, seriesOf);
        if (!std::exchange(m_deliveryPosted, true))
            QMetaObject::invokeMethod(this, &LiveSolver::deliver, Qt::QueuedConnection);
        if (!hasWork())
            m_idle.notify_all();
    }
}

Solved LiveSolver::solveNow(const SolveRequest& request, const std::stop_token& stop)
{
    Solved solved{request.mechanism, request.situation, request.criterion, {}, {}, request.keepHistory, 0};
    try {
        if (m_solverMechanism != request.mechanism) {
            m_solver.emplace(request.mechanism);
            m_solverMechanism = request.mechanism;
        }
        const auto start = std::chrono::steady_clock::now();
        const StaticsOptions options{
            .criterion = request.criterion, .keepHistory = request.keepHistory, .watch = {stop, {}}};
        solved.solution = m_solver->solve(request.situation, options);
        solved.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    } catch (const std::exception& fault) {
        m_solverMechanism.reset();
        solved.solution = {};
        solved.solution.status = StaticsStatus::NotConverged;
        solved.solution.message = faultSentence(fault);
    }
    solved.frame = resultFrame(request.mechanism, request.situation, solved.solution);
    return solved;
}

void LiveSolver::deliver()
{
    std::unique_lock lock(m_mutex);
    m_deliveryPosted = false;
    const auto posture = std::exchange(m_posture.answer, nullptr);
    const auto series = std::exchange(m_series.answer, nullptr);
    lock.unlock();
    if (posture)
        emit solved(posture);
    if (series)
        emit seriesSolved(series);
}

}  // namespace sinew
