// Files on POSIX systems: replaced whole or not at all, by what their owner let read them.

#include <cerrno>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <random>
#include <sstream>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "core/io/atomic_file.h"
#include "core/io/output_file.h"
#include "core/io/private_file.h"
#include "core/io/process.h"

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
        std::error_code ignored;
        if (!writer || entry->symlink_status(ignored).type() != fs::file_type::regular
            || isRunning(*writer).value_or(true))
            continue;
        fs::remove(entry->path(), ignored);
    }
}

// Mode of new files: what the umask leaves of the first, or nobody but the owner.
constexpr mode_t asUsual = 0666, ownerAlone = 0600;

bool writeAll(int descriptor, std::string_view contents)
{
    while (!contents.empty()) {
        const ssize_t written = ::write(descriptor, contents.data(), contents.size());
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

constexpr const char* accessList = "system.posix_acl_access";

// Gives an open file, which is its owner's alone, the access control list of another, if that has one, and this mode. With a
// list the group's bits of a mode are the most that anybody named in it may do: without it they would let the whole group in.
bool setAccess(int descriptor, const fs::path& likeThat, mode_t mode)
{
    const ssize_t size = getxattr(likeThat.c_str(), accessList, nullptr, 0);
    std::vector<char> list(size > 0 ? static_cast<std::size_t>(size) : 0);
    if (list.empty())
        fremovexattr(descriptor, accessList);  // from the folder's default list
    else if (getxattr(likeThat.c_str(), accessList, list.data(), list.size()) != size
             || fsetxattr(descriptor, accessList, list.data(), list.size(), 0) != 0)
        mode &= ~static_cast<mode_t>(S_IRWXG);
    return fchmod(descriptor, mode) == 0;
}

// A file descriptor and its name, both gone at the end of the scope unless the file was renamed.
class TemporaryFile {
public:
    TemporaryFile(const fs::path& folder, mode_t mode)
    {
        // The name does not grow with the target's, which may be as long as the file system allows. O_EXCL makes sure
        // that no other process uses it too.
        std::random_device random;
        constexpr int attempts = 20;
        for (int i = 0; i < attempts && m_descriptor < 0; ++i) {
            m_path = folder / temporaryName(random(), thisProcess());
            m_descriptor = open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
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

    bool write(std::string_view contents) { return writeAll(m_descriptor, contents); }

    // Of the file that it replaces. Only the superuser may give a file away; for others the owner is the same already or
    // cannot be kept. Where the group cannot either, its rights would be another's.
    bool copyAccessOf(const fs::path& target, const struct stat& status)
    {
        const bool hasGroup = fchown(m_descriptor, status.st_uid, status.st_gid) == 0
                              || fchown(m_descriptor, static_cast<uid_t>(-1), status.st_gid) == 0;
        const mode_t mode = status.st_mode & 07777;
        return setAccess(m_descriptor, target, hasGroup ? mode : mode & ~static_cast<mode_t>(S_IRWXG));
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

// Who may read a file that is written: those who could read the one that it replaces, of a new one whom the umask lets; or its
// owner alone.
enum class Readers { AsUsual, OwnerAlone };

// New contents of a file, on the disk beside it until they replace it.
class StagedFile {
public:
    explicit StagedFile(std::string path) : m_path(std::move(path)) {}

    // The reason when it cannot be.
    std::optional<Diagnostic> stage(std::string_view contents, Readers readers)
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
        // Nobody reads in the new file what the former one would not have shown.
        const bool isLikeFormer = exists && readers == Readers::AsUsual;
        m_file.emplace(folder(), exists || readers == Readers::OwnerAlone ? ownerAlone : asUsual);
        if (!m_file->isOpen())
            return unopened(errno);
        if (!m_file->write(contents) || (isLikeFormer && !m_file->copyAccessOf(m_target, status))
            || !m_file->flushAndClose())
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

std::optional<Diagnostic> replaceFile(const std::string& path, std::string_view contents, Readers readers)
{
    StagedFile file(path);
    auto reason = file.stage(contents, readers);
    return reason ? reason : file.replace();
}

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
    TemporaryFile copy(folder, ownerAlone);
    return stat(file.c_str(), &status) == 0 && copy.isOpen() && copy.write(contents.view())
           && copy.copyAccessOf(file, status) && copy.flushAndClose() && copy.renameTo(backup);
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

std::optional<Diagnostic> writeFileAtomically(const std::string& path, std::string_view contents)
{
    return replaceFile(path, contents, Readers::AsUsual);
}

std::optional<Diagnostic> writePrivateFile(const std::string& path, std::string_view contents)
{
    return replaceFile(path, contents, Readers::OwnerAlone);
}

std::optional<Diagnostic> writeOutputFile(const std::string& path, std::string_view contents)
{
    struct stat status = {};
    const bool isThere = path.find('\0') == std::string::npos && stat(path.c_str(), &status) == 0;
    const bool isStream = isThere
                          && (S_ISFIFO(status.st_mode) || S_ISCHR(status.st_mode) || path.starts_with("/dev/")
                              || path.starts_with("/proc/"));
    if (!isStream)
        return writeFileAtomically(path, contents);
    const int descriptor = open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (descriptor < 0)
        return unsaved(path, errno);
    const bool isWritten = writeAll(descriptor, contents);
    const int reason = errno;
    const bool isClosed = close(descriptor) == 0;
    if (isWritten && isClosed)
        return std::nullopt;
    return unsaved(path, isWritten ? errno : reason);
}

bool keepPrivate(const std::string& path)
{
    std::error_code ignored;
    makePrivateFolder(fs::path(path).parent_path().string());
    const int descriptor = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, ownerAlone);
    if (descriptor < 0)
        return fs::is_regular_file(path, ignored) && chmod(path.c_str(), ownerAlone) == 0;
    return close(descriptor) == 0;
}

bool makePrivateFolder(const std::string& folder)
{
    std::error_code error;
    if (folder.empty() || fs::is_directory(folder, error))
        return true;
    const fs::path parent = fs::path(folder).parent_path();
    if (parent != fs::path(folder) && !parent.empty())
        fs::create_directories(parent, error);
    return mkdir(folder.c_str(), 0700) == 0;
}

std::optional<Diagnostic> writeFilesAtomically(std::span<const FileToWrite> files)
{
    std::vector<std::unique_ptr<StagedFile>> staged;
    for (const FileToWrite& file : files) {
        staged.push_back(std::make_unique<StagedFile>(file.path));
        if (auto reason = staged.back()->stage(file.contents, Readers::AsUsual))
            return reason;
    }
    for (const auto& file : staged) {
        if (auto reason = file->replace())
            return reason;
    }
    return std::nullopt;
}

}  // namespace sinew
