// All that needs POSIX: replacing files whole, and telling processes apart and where they are from.

#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <random>
#include <sstream>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/io/atomic_file.h"
#include "core/io/environment.h"
#include "core/io/process.h"
#include "core/io/program_path.h"

namespace sinew {

namespace {

namespace fs = std::filesystem;

Sentence adviceFor(int error)
{
    switch (error) {
    case ENOSPC:
    case EDQUOT: return sentence("make room on the disk, or save elsewhere");
    case EFBIG: return sentence("the file would be larger than allowed here");
    case EACCES:
    case EPERM: return sentence("save to a folder that you may write to");
    case EROFS: return sentence("the disk is read-only; save elsewhere");
    case ENOENT:
    case ENOTDIR: return sentence("create the folder first, or save elsewhere");
    case ENAMETOOLONG: return sentence("choose a shorter name");
    case ELOOP: return sentence("the symbolic links form a loop; save under another name");
    default: return sentence("save elsewhere");
    }
}

Diagnostic failure(const std::string& path, Sentence message, int error)
{
    Diagnostic diagnostic = makeError(std::move(message), adviceFor(error));
    diagnostic.file = path;
    return diagnostic;
}

Diagnostic unsaved(const std::string& path, int error)
{
    return failure(path, sentence("cannot save: %1", std::generic_category().message(error)), error);
}

// What /proc/ID/stat tells of a process, from its third field (the state) on; empty when there is none. The second field is
// the program's name between brackets and may itself hold any character.
std::vector<std::string> statusOf(long long id)
{
    std::ifstream stream("/proc/" + std::to_string(id) + "/stat");
    std::string line;
    if (!std::getline(stream, line) || line.rfind(')') == std::string::npos)
        return {};
    std::istringstream rest(line.substr(line.rfind(')') + 1));
    return {std::istream_iterator<std::string>(rest), {}};
}

// When a process began, in clock ticks since the computer did: field 22.
std::optional<long long> startOf(long long id)
{
    constexpr std::size_t place = 22 - 3;
    const std::vector<std::string> status = statusOf(id);
    if (status.size() <= place)
        return std::nullopt;
    const std::string& word = status[place];
    long long start = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), start);
    return error == std::errc() ? std::optional(start) : std::nullopt;
}

// It was killed, or came to its end, and whoever started it has not asked how yet.
bool hasEnded(long long id)
{
    const std::vector<std::string> status = statusOf(id);
    return !status.empty() && (status.front() == "Z" || status.front() == "X");
}

// Temporary files name the process that writes them: ".sinew-RANDOM-ID-START@HOST.tmp".
constexpr std::string_view temporaryBegin = ".sinew-", temporaryEnd = ".tmp";

std::string temporaryName(unsigned random, const ProcessIdentity& process)
{
    return std::string(temporaryBegin) + std::to_string(random) + "-" + std::to_string(process.id) + "-"
           + std::to_string(process.start) + "@" + process.host + std::string(temporaryEnd);
}

// The process that a temporary file is of; nothing for a file of any other name.
std::optional<ProcessIdentity> writerOf(std::string_view name)
{
    if (!name.starts_with(temporaryBegin) || !name.ends_with(temporaryEnd))
        return std::nullopt;
    name.remove_prefix(temporaryBegin.size());
    name.remove_suffix(temporaryEnd.size());
    const char* const end = name.data() + name.size();
    unsigned random = 0;
    ProcessIdentity process;
    auto read = std::from_chars(name.data(), end, random);
    if (read.ec != std::errc() || read.ptr == end || *read.ptr != '-')
        return std::nullopt;
    read = std::from_chars(read.ptr + 1, end, process.id);
    if (read.ec != std::errc() || read.ptr == end || *read.ptr != '-')
        return std::nullopt;
    read = std::from_chars(read.ptr + 1, end, process.start);
    if (read.ec != std::errc() || read.ptr == end || *read.ptr != '@')
        return std::nullopt;
    process.host.assign(read.ptr + 1, end);
    return process;
}

// Removes what programs of this computer left behind when they were killed in the middle of a save.
void removeLeftovers(const fs::path& folder)
{
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::optional<ProcessIdentity> writer = writerOf(entry->path().filename().native());
        if (!writer || isRunning(*writer).value_or(true))
            continue;
        std::error_code ignored;
        fs::remove(entry->path(), ignored);
    }
}

// A file descriptor and its name, both gone at the end of the scope unless the file was renamed.
class TemporaryFile {
public:
    explicit TemporaryFile(const fs::path& folder)
    {
        // The name does not grow with the target's, which may be as long as the file system allows. O_EXCL makes sure
        // that no other process uses it too; mode 0666 leaves the permissions of a new file to the umask.
        std::random_device random;
        constexpr int attempts = 20;
        for (int i = 0; i < attempts && m_descriptor < 0; ++i) {
            m_path = folder / temporaryName(random(), thisProcess());
            m_descriptor = open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            if (m_descriptor < 0 && errno != EEXIST)
                return;
        }
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile()
    {
        const bool wasOpen = m_descriptor >= 0;
        closeFile();
        if (wasOpen || m_isClosed)
            unlink(m_path.c_str());
    }

    bool isOpen() const { return m_descriptor >= 0; }

    bool write(std::string_view contents)
    {
        while (!contents.empty()) {
            const ssize_t written = ::write(m_descriptor, contents.data(), contents.size());
            if (written < 0 && errno == EINTR)
                continue;
            if (written <= 0) {
                errno = written == 0 ? ENOSPC : errno;
                return false;
            }
            contents.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }

    bool copyPermissionsOf(const struct stat& target)
    {
        // Only the superuser may give a file away; for others the owner is the same already or cannot be kept.
        if (fchown(m_descriptor, target.st_uid, target.st_gid) != 0)
            errno = 0;
        return fchmod(m_descriptor, target.st_mode & 07777) == 0;
    }

    bool flushAndClose() { return fsync(m_descriptor) == 0 && closeFile(); }

    bool renameTo(const fs::path& target)
    {
        if (rename(m_path.c_str(), target.c_str()) != 0)
            return false;
        m_isClosed = false;
        return true;
    }

private:
    bool closeFile()
    {
        if (m_descriptor < 0)
            return true;
        m_isClosed = true;
        return close(std::exchange(m_descriptor, -1)) == 0;
    }

    fs::path m_path;
    int m_descriptor = -1;
    bool m_isClosed = false;  // closed, but still there under its temporary name
};

// Where a chain of symbolic links ends, whether or not a file is there; nothing for a loop.
std::optional<fs::path> followLinks(fs::path path)
{
    constexpr int longestChain = 40;
    std::error_code error;
    for (int i = 0; i < longestChain; ++i) {
        if (!fs::is_symlink(path, error))
            return path;
        const fs::path next = fs::read_symlink(path, error);
        if (error)
            return std::nullopt;
        path = path.parent_path() / next;
    }
    return std::nullopt;
}

// The new name is safe once the folder is on the disk too. Some file systems cannot flush a folder; the file itself
// is whole in any case.
void flushFolder(const fs::path& folder)
{
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    fsync(descriptor);
    close(descriptor);
}

std::optional<Diagnostic> refusalOf(const std::string& path, const fs::path& target, const struct stat& status)
{
    Diagnostic refusal;
    if (S_ISDIR(status.st_mode))
        refusal = makeError(sentence("cannot save: this is a folder"), sentence("add a file name"));
    else if (!S_ISREG(status.st_mode))
        refusal = makeError(sentence("cannot save: this is no ordinary file"), sentence("choose another name"));
    else if (access(target.c_str(), W_OK) != 0)
        refusal = makeError(sentence("cannot save: the file is write-protected"),
                            sentence("change its permissions, or save elsewhere"));
    else
        return std::nullopt;
    refusal.file = path;
    return refusal;
}

// New contents of a file, on the disk beside it until they replace it.
class StagedFile {
public:
    explicit StagedFile(std::string path) : m_path(std::move(path)) {}

    // The reason when it cannot be.
    std::optional<Diagnostic> stage(std::string_view contents)
    {
        if (m_path.empty() || m_path.find('\0') != std::string::npos)
            return makeError(sentence("cannot save: the file name is empty or holds a zero byte"),
                             sentence("choose another name"));
        const std::optional<fs::path> target = followLinks(m_path);
        if (!target)
            return unsaved(m_path, ELOOP);
        if (!target->has_filename())
            return unsaved(m_path, EISDIR);
        m_target = *target;
        struct stat status = {};
        const bool exists = stat(m_target.c_str(), &status) == 0;
        if (exists) {
            if (auto refusal = refusalOf(m_path, m_target, status))
                return refusal;
        }
        removeLeftovers(folder());
        m_file.emplace(folder());
        if (!m_file->isOpen())
            return unopened(errno);
        if (!m_file->write(contents) || (exists && !m_file->copyPermissionsOf(status)) || !m_file->flushAndClose())
            return unsaved(m_path, errno);
        return std::nullopt;
    }

    std::optional<Diagnostic> replace()
    {
        if (!m_file->renameTo(m_target))
            return unsaved(m_path, errno);
        flushFolder(folder());
        return std::nullopt;
    }

private:
    Diagnostic unopened(int error) const
    {
        return failure(
            m_path,
            sentence("cannot write to the folder '%1': %2", folder().string(), std::generic_category().message(error)),
            error);
    }

    fs::path folder() const { return m_target.has_parent_path() ? m_target.parent_path() : fs::path("."); }

    std::string m_path;
    fs::path m_target;
    std::optional<TemporaryFile> m_file;
};

// A second name for the file where the disk knows that, else a copy: the target is replaced, never changed in place, so
// both serve. errno says why there is none.
bool linkOrCopy(const fs::path& file, const fs::path& folder, const fs::path& backup)
{
    std::random_device random;
    const fs::path second = folder / temporaryName(random(), thisProcess());
    if (link(file.c_str(), second.c_str()) == 0) {
        if (rename(second.c_str(), backup.c_str()) == 0) {
            unlink(second.c_str());  // of two names of one file, rename() leaves both
            return true;
        }
        const int reason = errno;
        unlink(second.c_str());
        errno = reason;
        return false;
    }
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream contents;
    if (!(contents << stream.rdbuf()))
        return false;
    struct stat status = {};
    TemporaryFile copy(folder);
    return stat(file.c_str(), &status) == 0 && copy.isOpen() && copy.write(contents.view())
           && copy.copyPermissionsOf(status) && copy.flushAndClose() && copy.renameTo(backup);
}

}  // namespace

std::string backupPath(const std::string& path)
{
    return followLinks(path).value_or(path).string() + "~";
}

std::optional<Diagnostic> keepBackup(const std::string& path)
{
    const std::optional<fs::path> target = followLinks(path);
    struct stat status = {};
    if (!target || stat(target->c_str(), &status) != 0 || !S_ISREG(status.st_mode))
        return std::nullopt;
    const fs::path backup = backupPath(path);
    const fs::path folder = target->has_parent_path() ? target->parent_path() : fs::path(".");
    std::error_code ignored;
    if (fs::is_directory(backup, ignored))
        errno = EISDIR;
    else if (linkOrCopy(*target, folder, backup))
        return std::nullopt;
    const int reason = errno;
    Diagnostic remark = makeWarning(sentence("the former file is not kept as '%1': %2", backup.filename().string(),
                                             std::generic_category().message(reason)),
                                    adviceFor(reason));
    remark.file = path;
    return remark;
}

ProcessIdentity thisProcess()
{
    ProcessIdentity process;
    std::string host(256, '\0');
    if (gethostname(host.data(), host.size() - 1) == 0)
        process.host = host.c_str();
    process.id = getpid();
    process.start = startOf(process.id).value_or(0);
    return process;
}

std::optional<bool> isRunning(const ProcessIdentity& process)
{
    if (process.host != thisProcess().host)
        return std::nullopt;
    if (process.id <= 0 || (kill(static_cast<pid_t>(process.id), 0) != 0 && errno == ESRCH) || hasEnded(process.id))
        return false;
    return process.start == 0 || startOf(process.id).value_or(process.start) == process.start;
}

std::string programPath()
{
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error).string();
}

bool isErrorOutputTerminal()
{
    return isatty(STDERR_FILENO) == 1;
}

std::optional<Diagnostic> writeFileAtomically(const std::string& path, std::string_view contents)
{
    StagedFile file(path);
    auto reason = file.stage(contents);
    return reason ? reason : file.replace();
}

std::optional<Diagnostic> writeFilesAtomically(std::span<const FileToWrite> files)
{
    std::vector<std::unique_ptr<StagedFile>> staged;
    for (const FileToWrite& file : files) {
        staged.push_back(std::make_unique<StagedFile>(file.path));
        if (auto reason = staged.back()->stage(file.contents))
            return reason;
    }
    for (const auto& file : staged) {
        if (auto reason = file->replace())
            return reason;
    }
    return std::nullopt;
}

std::string environmentVariable(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

}  // namespace sinew
