#include "ui/jobs/simulation_job.h"

#include <chrono>
#include <exception>
#include <utility>

namespace sinew {

namespace {

constexpr std::chrono::milliseconds progressInterval(50);

Recording failed(const std::exception& fault)
{
    Recording recording;
    recording.message = sentence("The run failed: %1.", std::string(fault.what()));
    recording.diagnostics.push_back(makeError(recording.message));
    return recording;
}

}  // namespace

SimulationJob::SimulationJob(QObject* parent, Simulate simulate) : QObject(parent), m_simulate(std::move(simulate))
{
    if (!m_simulate)
        m_simulate = [](const SimulationRequest& request, const RunProgress& progress) {
            return sinew::simulate(request.model, request.scenario, progress);
        };
    m_worker = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

SimulationJob::~SimulationJob() = default;

void SimulationJob::start(SimulationRequest request)
{
    m_busy = true;
    m_reached = 0;
    m_cancelled = m_ticket.load();
    {
        const std::lock_guard lock(m_mutex);
        ++m_ticket;
        m_asked = std::move(request);
    }
    m_wake.notify_one();
}

void SimulationJob::cancel()
{
    m_cancelled = m_ticket.load();
}

void SimulationJob::forget()
{
    m_cancelled = m_ticket.load();
    const std::lock_guard lock(m_mutex);
    ++m_ticket;
    m_asked.reset();
    m_busy = false;
}

// Called in the worker.
void SimulationJob::reach(double time)
{
    m_reached = time;
    // The next one is posted once this one has been told, so slow windows get fewer.
    if (!m_progressPosted.exchange(true))
        QMetaObject::invokeMethod(this, &SimulationJob::tellProgress, Qt::QueuedConnection);
}

// Called in the worker. A fault of ours is told by the run itself.
void SimulationJob::tellStart(const SimulationRequest& request, int ticket)
{
    try {
        auto run = std::make_shared<const SimulationRun>(
            SimulationRun{request, m_simulate(request, [](double) { return false; })});
        QMetaObject::invokeMethod(
            this,
            [this, run = std::move(run), ticket] {
                if (m_busy && ticket == m_ticket)
                    emit began(run);
            },
            Qt::QueuedConnection);
    } catch (const std::exception&) {
        return;
    }
}

SimulationRun SimulationJob::runNow(SimulationRequest request, int ticket, const std::stop_token& stop)
{
    SimulationRun run{std::move(request), {}};
    auto told = std::chrono::steady_clock::now();
    const RunProgress progress = [&](double time) {
        if (stop.stop_requested() || m_cancelled >= ticket)
            return false;
        const auto now = std::chrono::steady_clock::now();
        if (now - told >= progressInterval) {
            told = now;
            reach(time);
        }
        return true;
    };
    // A fault of ours must not take the person's unsaved work with it.
    try {
        run.recording = m_simulate(run.request, progress);
    } catch (const std::exception& fault) {
        run.recording = failed(fault);
    }
    return run;
}

void SimulationJob::work(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [this] { return m_asked.has_value(); })) {
        SimulationRequest request = std::move(*m_asked);
        m_asked.reset();
        const int ticket = m_ticket;
        m_working = true;
        lock.unlock();
        if (request.tellsStart)
            tellStart(request, ticket);
        auto run = std::make_shared<const SimulationRun>(runNow(std::move(request), ticket, stop));
        lock.lock();
        m_working = false;
        m_answer = std::move(run);
        m_answered = ticket;
        QMetaObject::invokeMethod(this, &SimulationJob::deliver, Qt::QueuedConnection);
        if (!m_asked)
            m_idle.notify_all();
    }
}

void SimulationJob::tellProgress()
{
    m_progressPosted = false;
    if (m_busy)
        emit progressed();
}

void SimulationJob::deliver()
{
    std::unique_lock lock(m_mutex);
    const auto answer = std::exchange(m_answer, nullptr);
    const bool isNewest = m_answered == m_ticket;
    lock.unlock();
    if (!answer || !isNewest)
        return;
    m_busy = false;
    emit finished(answer);
}

void SimulationJob::waitUntilDone()
{
    {
        std::unique_lock lock(m_mutex);
        m_idle.wait(lock, [this] { return !m_working && !m_asked; });
    }
    deliver();
}

}  // namespace sinew
