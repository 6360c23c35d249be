#pragma once

#include <optional>
#include <string>

namespace sinew {

// A running program, so that what it left behind is told from what it still uses.
struct ProcessIdentity {
    std::string host;     // the computer's name
    long long id = 0;     // the process number, which the system gives again to others
    long long start = 0;  // when it began, in the system's own count; 0 where the system does not tell

    bool operator==(const ProcessIdentity&) const = default;
};

ProcessIdentity thisProcess();

// Whether a process is running here; nothing for one of another computer, of which that cannot be known.
std::optional<bool> isRunning(const ProcessIdentity& process);

// Whether messages go to a person at a terminal, not into a file.
bool isErrorOutputTerminal();

}  // namespace sinew
