#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "core/base/sentence.h"
#include "core/document/recovery.h"
#include "ui/jobs/newest_job.h"

namespace sinew {

// What differs between a recovery copy and the file that it is of, a line each. Reads that file.
std::vector<Sentence> comparisonLines(const RecoveryCopy& copy);

// Looks into a folder of recovery copies in a worker, so that a start never waits for it.
class RecoveryJob : public QObject {
    Q_OBJECT

public:
    explicit RecoveryJob(std::string folder, QObject* parent = nullptr);
    ~RecoveryJob() override;

    void list();
    void compare(const std::string& id);
    void recover(const std::string& id);
    void waitUntilDone();  // for tests

signals:
    // Without those that a running program still uses.
    void listed(const std::vector<sinew::RecoveryEntry>& entries);
    // Of a copy that is still left; its texts may turn out to be unreadable.
    void recovered(const sinew::RecoveryEntry& entry, const sinew::Result<sinew::Project>& document);
    void compared(const sinew::RecoveryCopy& copy, const std::vector<sinew::Sentence>& lines);

private:
    struct Comparison {
        RecoveryCopy copy;
        std::vector<Sentence> lines;
    };

    struct Recovery {
        RecoveryEntry entry;
        Result<Project> document;
    };

    RecoveryStore m_store;
    std::unique_ptr<NewestJob<std::string, std::optional<Recovery>>> m_recoverer;
    std::unique_ptr<NewestJob<int, std::vector<RecoveryEntry>>> m_lister;
    std::unique_ptr<NewestJob<std::string, std::optional<Comparison>>> m_comparer;
};

}  // namespace sinew
