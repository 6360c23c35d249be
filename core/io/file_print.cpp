#include "core/io/file_print.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace sinew {

std::uint64_t addToSum(std::uint64_t sum, std::string_view bytes)
{
    for (const char c : bytes)
        sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return sum;
}

FilePrint printOfFile(const std::string& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return {};
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return {};
    FilePrint print{true, 0, emptySum};
    std::array<char, 1u << 16> block;
    while (stream) {
        stream.read(block.data(), block.size());
        const std::string_view bytes(block.data(), static_cast<std::size_t>(stream.gcount()));
        print.size += bytes.size();
        print.sum = addToSum(print.sum, bytes);
    }
    return stream.bad() ? FilePrint{} : print;
}

}  // namespace sinew
