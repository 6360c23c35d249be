#include "ui/session/file_watch.h"

#include <QFileInfo>

namespace sinew {

namespace {

constexpr int quietTime = 150;  // ms

}  // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    m_job = std::make_unique<NewestJob<Request, Answer>>(
        this,
        [](const Request& request) {
            Answer answer{request, {}};
            for (const std::string& file : request.files)
                answer.prints[file] = printOfFile(file);
            return answer;
        },
        [this](const std::shared_ptr<const Answer>& answer) { take(*answer); });
    m_delay.setSingleShot(true);
    m_delay.setInterval(quietTime);
    connect(&m_delay, &QTimer::timeout, this, &FileWatch::ask);
    const auto noticed = [this] { m_delay.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, noticed);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, noticed);
}

FileWatch::~FileWatch() = default;

void FileWatch::watch(const std::vector<std::string>& files)
{
    if (files == m_files)
        return;
    m_files = files;
    m_known.clear();
    m_told.clear();
    m_toLearn = {files.begin(), files.end()};
    watchPaths();
    ask();
}

void FileWatch::acceptPresent(const std::string& file)
{
    m_toLearn.insert(file);
    m_told.erase(file);
    ask();
}

// What was read before it was written is no news.
void FileWatch::acceptWritten(const std::string& file, const FilePrint& print)
{
    m_known[file] = print;
    m_toLearn.erase(file);
    m_told.erase(file);
    m_job->forget();
    ask();
}

bool FileWatch::isForeign(const std::string& file, const FilePrint& print) const
{
    const auto known = m_known.find(file);
    return print.exists && !m_toLearn.contains(file) && known != m_known.end() && known->second != print;
}

// A file that was replaced is another one to the watcher, so its folder is watched too.
void FileWatch::watchPaths()
{
    const QStringList old = m_watcher.files() + m_watcher.directories();
    if (!old.isEmpty())
        m_watcher.removePaths(old);
    QStringList paths;
    for (const std::string& file : m_files) {
        const QFileInfo info(QString::fromStdString(file));
        if (info.exists())
            paths.append(info.absoluteFilePath());
        if (info.absoluteDir().exists())
            paths.append(info.absolutePath());
    }
    paths.removeDuplicates();
    if (!paths.isEmpty())
        m_watcher.addPaths(paths);
}

void FileWatch::ask()
{
    if (!m_files.empty())
        m_job->ask({m_files, m_toLearn});
}

void FileWatch::take(const Answer& answer)
{
    if (answer.request.files != m_files)
        return;
    // Whoever is told may watch other files.
    for (const std::string& file : std::vector<std::string>(m_files)) {
        const FilePrint& print = answer.prints.at(file);
        if (answer.request.toLearn.contains(file)) {
            m_known[file] = print;
            m_toLearn.erase(file);
        }
        const auto known = m_known.find(file);
        if (m_toLearn.contains(file) || known == m_known.end())
            continue;
        const auto told = m_told.find(file);
        if (print == known->second) {
            if (told != m_told.end()) {
                m_told.erase(told);
                emit asBefore(QString::fromStdString(file));
            }
        } else if (told == m_told.end() || told->second != print) {
            m_told[file] = print;
            emit changed(QString::fromStdString(file), !print.exists);
        }
    }
    watchPaths();
}

void FileWatch::waitUntilDone()
{
    if (m_delay.isActive()) {
        m_delay.stop();
        ask();
    }
    m_job->waitUntilIdle();
}

}  // namespace sinew
