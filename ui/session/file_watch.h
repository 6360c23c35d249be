#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include "core/io/file_print.h"
#include "ui/jobs/newest_job.h"

namespace sinew {

// Notices when files are changed, removed or come back, by whatever program. Contents count, not dates: a file that was
// written anew with what it held is not changed. Reads in a worker.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);
    ~FileWatch() override;

    // As they are now is how they are known.
    void watch(const std::vector<std::string>& files);
    // The same for one of them, once a person has seen the notice.
    void acceptPresent(const std::string& file);
    // Known from here on is what the program itself has just written.
    void acceptWritten(const std::string& file, const FilePrint& print);
    // Whether the file, which is like that now, holds what another program wrote.
    bool isForeign(const std::string& file, const FilePrint& print) const;
    void waitUntilDone();  // for tests: what has been noticed is read and told

signals:
    // Once for each state that is not the known one.
    void changed(const QString& file, bool isRemoved);
    void asBefore(const QString& file);  // after changed(): it is as known again

private:
    struct Request {
        std::vector<std::string> files;
        std::set<std::string> toLearn;  // whose print is to be taken as known
    };
    struct Answer {
        Request request;
        std::map<std::string, FilePrint> prints;
    };

    void ask();
    void take(const Answer& answer);
    void watchPaths();

    std::vector<std::string> m_files;
    std::set<std::string> m_toLearn;
    std::map<std::string, FilePrint> m_known, m_told;
    QFileSystemWatcher m_watcher;
    QTimer m_delay;  // a save of another program is many events
    std::unique_ptr<NewestJob<Request, Answer>> m_job;
};

}  // namespace sinew
