#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>

#include <QMetaObject>
#include <QObject>

namespace sinew {

// One thread that answers the newest request of one kind; older ones are dropped. `told` is called with the answer in
// the thread of `owner`. Asking never waits; the destructor waits for the work in hand. Work that takes a stop token is
// asked to stop as soon as its answer is not wanted any more.
template <class Request, class Answer>
class NewestJob {
public:
    using Work = std::function<Answer(const Request&, const std::stop_token&)>;
    using Told = std::function<void(std::shared_ptr<const Answer>)>;

    // work: Answer(const Request&) or Answer(const Request&, const std::stop_token&).
    template <class AnyWork>
    NewestJob(QObject* owner, AnyWork work, Told told)
        : m_owner(owner), m_work(stoppable(std::move(work))), m_told(std::move(told)),
          m_thread([this](const std::stop_token& stop) { run(stop); })
    {
    }

    ~NewestJob() { forget(); }

    void ask(Request request)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_asked = std::move(request);
        }
        m_wake.notify_one();
    }

    // Drops what was asked and what has not been told yet.
    void forget()
    {
        const std::lock_guard lock(m_mutex);
        m_asked.reset();
        m_answer.reset();
        m_forgotten = true;
        m_stop.request_stop();
    }

    bool isBusy() const
    {
        const std::lock_guard lock(m_mutex);
        return m_working || m_asked || m_answer;
    }

    // Blocks until the newest request is answered and told. For snapshots and tests only.
    void waitUntilIdle()
    {
        {
            std::unique_lock lock(m_mutex);
            m_idle.wait(lock, [this] { return !m_working && !m_asked; });
        }
        deliver();
    }

private:
    template <class AnyWork>
    static Work stoppable(AnyWork work)
    {
        if constexpr (std::is_invocable_v<AnyWork, const Request&, const std::stop_token&>)
            return work;
        else
            return [work = std::move(work)](const Request& request, const std::stop_token&) { return work(request); };
    }

    void run(const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        while (m_wake.wait(lock, stop, [this] { return m_asked.has_value(); })) {
            const Request request = std::move(*m_asked);
            m_asked.reset();
            m_forgotten = false;
            m_working = true;
            m_stop = std::stop_source();
            const std::stop_token stopWork = m_stop.get_token();
            lock.unlock();
            auto answer = std::make_shared<const Answer>(m_work(request, stopWork));
            lock.lock();
            m_working = false;
            if (!m_forgotten)
                m_answer = std::move(answer);
            QMetaObject::invokeMethod(
                m_owner, [this] { deliver(); }, Qt::QueuedConnection);
            if (!m_asked)
                m_idle.notify_all();
        }
    }

    void deliver()
    {
        std::unique_lock lock(m_mutex);
        const auto answer = std::exchange(m_answer, nullptr);
        lock.unlock();
        if (answer)
            m_told(answer);
    }

    QObject* m_owner;
    Work m_work;
    Told m_told;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable m_idle;
    std::optional<Request> m_asked;
    std::shared_ptr<const Answer> m_answer;
    bool m_working = false;
    bool m_forgotten = false;
    std::stop_source m_stop;  // of the work in hand
    std::jthread m_thread;    // last: it stops before the rest goes
};

}  // namespace sinew
