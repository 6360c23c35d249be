#pragma once

#include <memory>

namespace sinew {

// While it lives, what a program prints to std::cout and std::cerr has '?' for control characters: titles and descriptions are
// a stranger's, and must not steer the terminal. That all was written is known at the end.
class CleanOutput {
public:
    CleanOutput();
    CleanOutput(const CleanOutput&) = delete;
    CleanOutput& operator=(const CleanOutput&) = delete;
    ~CleanOutput();

    // The exit code to leave with: `code`, or, where what was printed could not be written, `unwritten` after a message. codes
    // of failures stay.
    int finish(int code, int unwritten);

private:
    class Buffer;
    std::unique_ptr<Buffer> m_out, m_err;
};

}  // namespace sinew
