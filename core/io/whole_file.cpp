#include "core/io/whole_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <istream>
#include <new>
#include <system_error>
#include <vector>

namespace sinew {

namespace {

constexpr std::size_t largestFile = 64u << 20;

Diagnostic about(const std::string& fileName, Sentence message, Sentence hint)
{
    Diagnostic reason = makeError(std::move(message), std::move(hint));
    reason.file = fileName;
    return reason;
}

Result<std::string> failure(const std::string& fileName, Sentence message, Sentence hint)
{
    return Result<std::string>::failure({about(fileName, std::move(message), std::move(hint))});
}

Result<std::string> tooLarge(const std::string& fileName, const FileAdvice& advice)
{
    return failure(fileName, sentence("the file is larger than 64 MB"), advice.tooLarge);
}

}  // namespace

Result<std::string> readWhole(std::istream& stream, const std::string& fileName, const FileAdvice& advice)
{
    std::string text;
    std::vector<char> block(1u << 16);
    while (stream) {
        stream.read(block.data(), static_cast<std::streamsize>(block.size()));
        text.append(block.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > largestFile)
            return tooLarge(fileName, advice);
    }
    if (stream.bad())
        return failure(fileName, sentence("the file cannot be read to its end"),
                       sentence("the disk or the connection may be damaged"));
    if (text.empty())
        return failure(fileName, sentence("the file is empty"), advice.empty);
    return Result<std::string>::success(std::move(text));
}

Result<std::string> readWholeFile(const std::string& path, const FileAdvice& advice)
{
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status)) {
        const bool isMissing = status.type() == std::filesystem::file_type::not_found;
        return failure(
            path,
            isMissing ? sentence("there is no such file") : sentence("the file cannot be reached: %1", error.message()),
            isMissing ? sentence("check the name and the folder") : sentence("check the name and the permissions"));
    }
    if (std::filesystem::is_directory(status))
        return failure(path, sentence("this is a folder"), advice.folder);
    // A pipe would be waited for until somebody writes into it, and a device may have no end.
    if (!std::filesystem::is_regular_file(status))
        return failure(path, sentence("this is no ordinary file"),
                       sentence("write what it gives into a file, and name that"));
    if (std::filesystem::file_size(path, error) > largestFile && !error)
        return tooLarge(path, advice);
    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    if (!stream) {
        return failure(path, sentence("the file cannot be opened: %1", std::generic_category().message(errno)),
                       sentence("check its permissions"));
    }
    return readWhole(stream, path, advice);
}

Sentence wordsOf(const std::exception& fault)
{
    if (dynamic_cast<const std::bad_alloc*>(&fault))
        return sentence("there is not enough memory");
    if (const auto* ofFiles = dynamic_cast<const std::filesystem::filesystem_error*>(&fault))
        return ofFiles->code().message();
    return std::string(fault.what());
}

Diagnostic unreadable(const std::string& fileName, const std::exception& fault)
{
    return about(fileName, sentence("the file cannot be read: %1", wordsOf(fault)),
                 sentence("try again, or report this"));
}

}  // namespace sinew
