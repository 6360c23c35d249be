#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include <QObject>

#include "core/model/model.h"
#include "ui/jobs/solved.h"

namespace sinew {

struct SolveRequest {
    std::shared_ptr<const Mechanism> mechanism;
    Situation situation;
    Criterion criterion;
    bool keepHistory = false;  // costs many times as much on large models
};

struct SeriesRequest {
    std::shared_ptr<const Mechanism> mechanism;
    Model model;
    int activity = 0;  // index in model.activities
    Criterion criterion;
};

// One worker thread that solves while the window stays alive. Of each kind of request only the newest waits: a new
// one replaces it, there is no queue. Answers are signals in the thread of this object; an answer that a newer one
// has overtaken before the event loop came to it is passed over. Asking never blocks longer than the exchange of a
// pointer. The destructor waits for the solve in hand.
class LiveSolver : public QObject {
    Q_OBJECT

public:
    explicit LiveSolver(QObject* parent = nullptr);
    ~LiveSolver() override;

    void solve(SolveRequest request);
    void solveSeries(SeriesRequest request);
    // Forgets a series, asked for or answered, that has not been told yet.
    void forgetSeries();

    bool isBusy() const;
    // Blocks until all requests are answered and told.
    void waitUntilIdle();

signals:
    void solved(std::shared_ptr<const sinew::Solved> solved);
    void seriesSolved(std::shared_ptr<const std::vector<sinew::StaticsSolution>> series);

private:
    // The newest request of a kind and its answer, both empty most of the time.
    template <class Request, class Answer>
    struct Lane {
        std::optional<Request> asked;
        std::shared_ptr<const Answer> answer;
        bool forgotten = false;  // the answer in the making is not wanted any more
    };

    template <class Request, class Answer>
    void ask(Lane<Request, Answer>& lane, Request request);
    template <class Request, class Answer>
    void forget(Lane<Request, Answer>& lane);
    template <class Request, class Answer, class Work>
    bool serve(Lane<Request, Answer>& lane, std::unique_lock<std::mutex>& lock, Work work);
    void run(const std::stop_token& stop);
    void deliver();
    bool hasWork() const;
    Solved solveNow(const SolveRequest& request, const std::stop_token& stop);

    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable m_idle;
    Lane<SolveRequest, Solved> m_posture;
    Lane<SeriesRequest, std::vector<StaticsSolution>> m_series;
    bool m_working = false;
    bool m_deliveryPosted = false;

    // Touched by the worker alone.
    std::shared_ptr<const Mechanism> m_solverMechanism;
    std::optional<StaticsSolver> m_solver;

    std::jthread m_worker;  // last: it stops before the rest goes
};

}  // namespace sinew
