#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sinew {

// By what a file's contents are told from others: their size and a checksum (FNV-1a, 64 bits). A file that cannot be
// read has none.
struct FilePrint {
    bool exists = false;
    std::uint64_t size = 0;  // bytes
    std::uint64_t sum = 0;

    bool operator==(const FilePrint&) const = default;
};

// Reads the whole file.
FilePrint printOfFile(const std::string& path);

// Adds bytes to a checksum, which begins with emptySum.
inline constexpr std::uint64_t emptySum = 0xcbf29ce484222325u;
std::uint64_t addToSum(std::uint64_t sum, std::string_view bytes);

}  // namespace sinew
