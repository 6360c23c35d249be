#include "core/io/file_formats.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <exception>
#include <filesystem>
#include <fstream>

#include "core/base/name_list.h"
#include "core/io/json_parser.h"
#include "core/io/whole_file.h"

namespace sinew {

// Each in its own file.
FileFormat sinewModelFormat();
FileFormat sinewScenarioFormat();
FileFormat sinewFixationFormat();

namespace {

bool endsWith(std::string_view path, std::string_view ending)
{
    const auto isSame = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    return path.size() >= ending.size()
           && std::equal(ending.begin(), ending.end(), path.end() - static_cast<std::ptrdiff_t>(ending.size()),
                         [&](char wanted, char found) { return isSame(found, wanted); });
}

// Empty when the file cannot be read; its reader then says why.
std::string headOf(const std::string& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return {};
    std::ifstream stream(path, std::ios::binary);
    std::string head(formatHeadSize, '\0');
    stream.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
    return head;
}

Diagnostic unknownFormat(const std::string& path)
{
    std::vector<Sentence> titles;
    for (const FileFormat& format : fileFormats())
        titles.push_back(sentence("%1 (*%2)", tableWord(format.title), std::string(format.endings[0])));
    Diagnostic reason = makeError(sentence("the format of this file is not known"),
                                  sentence("the program opens %1", joinedByCommas(titles)));
    reason.file = path;
    return reason;
}

// A file that is missing, a folder, or a text of ours without its key is for the reader of models to complain about.
bool isForModelReader(const std::string& path, std::string_view head)
{
    const std::size_t first = head.find_first_not_of(" \t\r\n", byteOrderMarkSize(head));
    const bool isObject = first != std::string_view::npos && head[first] == '{';
    return head.empty() || isObject || endsWith(path, ".json");
}

const FileFormat* formatOf(const std::string& path, std::string_view head)
{
    for (const FileFormat& format : fileFormats()) {
        if (!head.empty() && format.recognises(head))
            return &format;
    }
    return formatByName(path);
}

}  // namespace

std::span<const FileFormat> fileFormats()
{
    static const std::array formats = {sinewModelFormat(), sinewScenarioFormat(), sinewFixationFormat()};
    return formats;
}

const FileFormat* formatByName(std::string_view path)
{
    const FileFormat* found = nullptr;
    std::size_t longest = 0;
    for (const FileFormat& format : fileFormats()) {
        for (const std::string_view ending : format.endings) {
            if (ending.size() > longest && endsWith(path, ending)) {
                found = &format;
                longest = ending.size();
            }
        }
    }
    return found;
}

const FileFormat* formatOf(const std::string& path)
{
    return formatOf(path, headOf(path));
}

const FileFormat& ownFormat(ProjectPart subject)
{
    const auto formats = fileFormats();
    return *std::find_if(formats.begin(), formats.end(),
                         [&](const FileFormat& format) { return format.subject == subject && format.write; });
}

Result<OpenedFile> openFile(const std::string& path, Opening opening)
{
    try {
        const std::string head = headOf(path);
        const FileFormat* format = formatOf(path, head);
        if (!format && isForModelReader(path, head))
            format = &ownFormat(ProjectPart::Model);
        if (!format)
            return Result<OpenedFile>::failure({unknownFormat(path)});
        Result<FileContent> read = format->read(path);
        if (!read || (opening == Opening::Sound && hasErrors(read.diagnostics)))
            return Result<OpenedFile>::failure(std::move(read.diagnostics));
        return Result<OpenedFile>::success({std::move(*read.value), format}, std::move(read.diagnostics));
    } catch (const std::exception& fault) {
        return Result<OpenedFile>::failure({unreadable(path, fault)});
    }
}

namespace {

// Goes over the members of the outermost object, without a tree, as far as the text is good.
class HeadScanner {
public:
    explicit HeadScanner(std::string_view text) : m_text(text), m_at(byteOrderMarkSize(text)) {}

    std::optional<std::string> format()
    {
        if (!take('{'))
            return std::nullopt;
        while (true) {
            const std::optional<std::string_view> key = quoted();
            if (!key || !take(':'))
                return std::nullopt;
            if (*key == "format") {
                const auto value = quoted();
                return value ? std::optional<std::string>(*value) : std::nullopt;
            }
            if (!skipValue() || !take(','))
                return std::nullopt;
        }
    }

private:
    char peek()
    {
        m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size());
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }

    bool take(char wanted)
    {
        const bool isThere = peek() == wanted;
        m_at += isThere ? 1 : 0;
        return isThere;
    }

    // As written; no format has anything in its name that needs a backslash.
    std::optional<std::string_view> quoted()
    {
        if (!take('"'))
            return std::nullopt;
        const std::size_t begin = m_at;
        for (; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == '\\')
                ++m_at;
            else if (m_text[m_at] == '"')
                return m_text.substr(begin, m_at++ - begin);
        }
        return std::nullopt;
    }

    // Up to the comma or bracket after a value.
    bool skipValue()
    {
        int depth = 0;
        while (const char c = peek()) {
            if (depth == 0 && (c == ',' || c == '}'))
                return true;
            if (c == '"') {
                if (!quoted())
                    return false;
                continue;
            }
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            ++m_at;
        }
        return false;
    }

    std::string_view m_text;
    std::size_t m_at;
};

}  // namespace

std::optional<std::string> jsonFormatOf(std::string_view text)
{
    return HeadScanner(text).format();
}

}  // namespace sinew
