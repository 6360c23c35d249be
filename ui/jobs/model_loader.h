#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include <QObject>

#include "core/base/result.h"
#include "core/mechanism/mechanism.h"
#include "core/model/model.h"

namespace sinew {

// What became of a file: a model and its mechanism, or none and the reasons.
struct LoadedModel {
    std::string path;
    std::optional<Model> model;
    std::shared_ptr<const Mechanism> mechanism;  // set whenever model is
    Diagnostics diagnostics;
};

// Reads and compiles. Never throws.
LoadedModel loadModel(const std::string& path);

// Does so in a thread of its own, because a large file may take longer than a frame. The newest request wins; only
// its answer is told.
class ModelLoader : public QObject {
    Q_OBJECT

public:
    explicit ModelLoader(QObject* parent = nullptr);
    ~ModelLoader() override;

    void load(const std::string& path);
    void cancel();  // what is on its way is not told any more
    bool isBusy() const { return m_pending; }

signals:
    void loaded(std::shared_ptr<const sinew::LoadedModel> loaded);

private:
    void run(const std::stop_token& stop);
    void deliver(const std::shared_ptr<const LoadedModel>& loaded, int ticket);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<std::string> m_path;
    int m_asked = 0;   // number of the newest request; guarded by the mutex
    int m_ticket = 0;  // the same, for the thread of this object
    bool m_pending = false;
    std::jthread m_worker;  // last: it stops before the rest goes
};

}  // namespace sinew
