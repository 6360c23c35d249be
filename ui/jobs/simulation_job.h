#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include <QObject>

#include "core/model/model.h"
#include "core/scenario/scenario.h"
#include "core/simulation/simulate.h"

namespace sinew {

struct SimulationRequest {
    Model model;
    Scenario scenario;
    bool tellsStart = false;  // the first sample is told at once, before the rest is run
};

// One run and what it was a run of. Immutable once made.
struct SimulationRun {
    SimulationRequest request;
    Recording recording;
};

// The recording of a run, which lives as long as the run does.
inline std::shared_ptr<const Recording> recordingOf(const std::shared_ptr<const SimulationRun>& run)
{
    return run ? std::shared_ptr<const Recording>(run, &run->recording) : nullptr;
}

// A worker thread that runs scenarios. The newest request wins: a run in hand is broken off and not told. Asking and
// cancelling never wait; the destructor breaks off the run in hand.
class SimulationJob : public QObject {
    Q_OBJECT

public:
    using Simulate = std::function<Recording(const SimulationRequest&, const RunProgress&)>;

    // simulate: what a run is; by default simulate().
    explicit SimulationJob(QObject* parent = nullptr, Simulate simulate = {});
    ~SimulationJob() override;

    void start(SimulationRequest request);
    void cancel();  // what the run in hand has recorded until now is told
    void forget();  // the same, but nothing is told
    bool isBusy() const { return m_busy; }
    double time() const { return m_reached.load(); }  // s, reached by the run in hand
    // Blocks until the newest request is run and told. For snapshots and tests only.
    void waitUntilDone();

signals:
    void progressed();
    void began(std::shared_ptr<const sinew::SimulationRun> run);  // broken off at its first samples
    void finished(std::shared_ptr<const sinew::SimulationRun> run);

private:
    void work(const std::stop_token& stop);
    void reach(double time);
    void tellStart(const SimulationRequest& request, int ticket);
    SimulationRun runNow(SimulationRequest request, int ticket, const std::stop_token& stop);
    void deliver();
    void tellProgress();

    Simulate m_simulate;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable m_idle;
    std::optional<SimulationRequest> m_asked;
    std::shared_ptr<const SimulationRun> m_answer;
    int m_answered = 0;  // ticket of the answer
    bool m_working = false;

    std::atomic<int> m_ticket = 0;     // of the newest request
    std::atomic<int> m_cancelled = 0;  // runs up to this ticket break off
    std::atomic<double> m_reached = 0;
    std::atomic<bool> m_progressPosted = false;
    bool m_busy = false;  // as this object's thread has been told

    std::jthread m_worker;  // last: it stops before the rest goes
};

}  // namespace sinew
