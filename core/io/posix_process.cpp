// Processes on POSIX systems: telling them apart, where they are from, and being asked to end.

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "core/io/end_request.h"
#include "core/io/environment.h"
#include "core/io/output_file.h"
#include "core/io/process.h"
#include "core/io/program_path.h"

namespace sinew {

namespace {

namespace fs = std::filesystem;

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

// Signals are the process's, and nothing else is within reach of what they call.
std::atomic<int> askedEnd = -1;

void noteSignal(int signal)
{
    const int reason = errno;
    const char byte = static_cast<char>(signal);
    [[maybe_unused]] const ssize_t written = write(askedEnd, &byte, 1);
    errno = reason;
}

}  // namespace

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

int watchForEnd()
{
    std::array<int, 2> ends = {-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return -1;
    askedEnd = ends[1];
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        struct sigaction action = {}, former = {};
        action.sa_handler = noteSignal;
        action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);  // who asks twice need not wait
        if (sigaction(signal, nullptr, &former) == 0 && former.sa_handler != SIG_IGN)
            sigaction(signal, &action, nullptr);
    }
    return ends[0];
}

void endAsAsked(int descriptor)
{
    char byte = 0;
    const int signal = read(descriptor, &byte, 1) == 1 ? byte : SIGTERM;
    std::signal(signal, SIG_DFL);
    raise(signal);
    constexpr int asShellsCount = 128;
    _exit(asShellsCount + signal);
}

void guardOutput()
{
    std::signal(SIGXFSZ, SIG_IGN);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // The lowest number that is free, and not to be written to.
        if (fcntl(stream, F_GETFD) < 0 && open("/dev/null", O_RDONLY) < 0)
            return;
    }
}

bool makeRoomForStack()
{
    constexpr rlim_t usual = 8u << 20, least = 1u << 19;
    rlimit limit = {};
    if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= usual)
        return true;
    limit.rlim_cur = std::min(usual, limit.rlim_max);
    setrlimit(RLIMIT_STACK, &limit);
    return limit.rlim_cur >= least;
}

std::string environmentVariable(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

}  // namespace sinew
