#include "core/io/motion_text.h"

#include <algorithm>

#include "core/io/json_parser.h"
#include "core/io/number_text.h"

namespace sinew {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

bool isFigure(char c)
{
    return c >= '0' && c <= '9';
}

TextLine trimmed(std::string_view text, std::size_t begin, std::size_t end)
{
    while (begin < end && isBlank(text[begin]))
        ++begin;
    while (end > begin && isBlank(text[end - 1]))
        --end;
    return {begin, text.substr(begin, end - begin)};
}

// The cell between two places of a line.
TextCell cellOf(const TextLine& line, std::size_t begin, std::size_t end)
{
    const TextLine inner = trimmed(line.text, begin, end);
    return {line.offset + inner.offset, std::string(inner.text)};
}

// Takes the quotes off.
void unquote(TextCell& cell)
{
    if (!cell.text.starts_with('"'))
        return;
    std::string plain;
    std::size_t i = 1;
    for (; i < cell.text.size(); ++i) {
        if (cell.text[i] != '"')
            plain += cell.text[i];
        else if (i + 1 < cell.text.size() && cell.text[i + 1] == '"')
            plain += cell.text[++i];
        else
            break;
    }
    cell.isBroken = i + 1 != cell.text.size();
    if (!cell.isBroken)
        cell.text = plain;
}

}  // namespace

TextLines::TextLines(std::string_view text) : m_text(text), m_begin(byteOrderMarkSize(text)), m_at(m_begin)
{
}

std::optional<TextLine> TextLines::next()
{
    while (m_at < m_text.size()) {
        const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        const TextLine line = trimmed(m_text, m_at, end);
        m_at = end + 1;
        if (!line.text.empty())
            return line;
    }
    return std::nullopt;
}

std::string toLower(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return lower;
}

std::vector<TextCell> splitBlanks(const TextLine& line)
{
    std::vector<TextCell> cells;
    for (std::size_t begin = 0; begin < line.text.size();) {
        const std::size_t end = std::min(line.text.find_first_of(" \t", begin), line.text.size());
        cells.push_back(cellOf(line, begin, end));
        begin = std::min(line.text.find_first_not_of(" \t", end), line.text.size());
    }
    return cells;
}

std::vector<TextCell> splitNames(const TextLine& line)
{
    if (line.text.find('\t') == std::string_view::npos)
        return splitBlanks(line);
    std::vector<TextCell> cells;
    for (std::size_t begin = 0; begin <= line.text.size();) {
        const std::size_t end = std::min(line.text.find('\t', begin), line.text.size());
        cells.push_back(cellOf(line, begin, end));
        begin = end + 1;
    }
    return cells;
}

std::vector<TextCell> splitCsv(const TextLine& line)
{
    std::vector<TextCell> cells;
    std::size_t begin = 0;
    bool isQuoted = false;
    for (std::size_t i = 0; i <= line.text.size(); ++i) {
        const bool isEnd = i == line.text.size();
        if (!isEnd && line.text[i] == '"')
            isQuoted = !isQuoted;
        if (!isEnd && (isQuoted || line.text[i] != ','))
            continue;
        cells.push_back(cellOf(line, begin, i));
        unquote(cells.back());
        begin = i + 1;
    }
    return cells;
}

std::pair<std::string, std::string> splitHeaderLine(std::string_view text)
{
    const std::size_t sign = text.find('=');
    const std::size_t middle = std::min(sign != std::string_view::npos ? sign : text.find_first_of(" \t"), text.size());
    return {std::string(trimmed(text, 0, middle).text),
            std::string(trimmed(text, std::min(middle + 1, text.size()), text.size()).text)};
}

bool isHeaderKey(std::string_view word)
{
    constexpr std::string_view keys[]
        = {"name", "version", "nrows", "ncolumns", "datarows", "datacolumns", "indegrees", "datatype", "endheader"};
    return std::find(std::begin(keys), std::end(keys), toLower(word)) != std::end(keys);
}

bool isDecimal(std::string_view text)
{
    std::size_t i = 0;
    const auto digits = [&] {
        const std::size_t begin = i;
        while (i < text.size() && isFigure(text[i]))
            ++i;
        return i - begin;
    };
    const auto sign = [&] { i += i < text.size() && (text[i] == '+' || text[i] == '-') ? 1u : 0u; };
    sign();
    std::size_t count = digits();
    if (i < text.size() && text[i] == '.') {
        ++i;
        count += digits();
    }
    if (count == 0)
        return false;
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        ++i;
        sign();
        if (digits() == 0)
            return false;
    }
    return i == text.size();
}

std::optional<double> readDecimal(std::string_view text, DoubleDouble factor)
{
    if (!isDecimal(text))
        return std::nullopt;
    return readNumber(text.substr(text.front() == '+' ? 1 : 0), factor);
}

}  // namespace sinew
