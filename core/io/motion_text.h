#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/math/double_double.h"

namespace sinew {

// Lines and cells of tables in text, each with its place.

// Without blanks at both ends and without the end of the line.
struct TextLine {
    std::size_t offset = 0;  // of its first character that is no blank
    std::string_view text;
};

struct TextCell {
    std::size_t offset = 0;
    std::string text;       // without blanks at both ends, and without quotes in CSV
    bool isBroken = false;  // quotes that do not match
};

// Gives the lines that are not blank, one after another; a byte order mark is passed over. The text must outlive it.
class TextLines {
public:
    explicit TextLines(std::string_view text);

    std::optional<TextLine> next();
    std::size_t begin() const { return m_begin; }
    std::size_t size() const { return m_text.size(); }

private:
    std::string_view m_text;
    std::size_t m_begin = 0, m_at = 0;
};

// ASCII only.
std::string toLower(std::string_view text);

// At tabs and spaces, however many.
std::vector<TextCell> splitBlanks(const TextLine& line);

// Names of columns: at each tab where there is one, so that names may hold spaces; else at spaces.
std::vector<TextCell> splitNames(const TextLine& line);

// At commas; a cell between double quotes may hold commas, and "" for a quote. Cells of one line only.
std::vector<TextCell> splitCsv(const TextLine& line);

// "key=value" or "key value", blanks taken off.
std::pair<std::string, std::string> splitHeaderLine(std::string_view text);

// Whether a line of a header that begins with this word says something else than the name of the table.
bool isHeaderKey(std::string_view word);

// Sign, digits with a full stop among or around them, exponent; nothing else.
bool isDecimal(std::string_view text);

// Nothing when it is no decimal or too large.
std::optional<double> readDecimal(std::string_view text, DoubleDouble factor = 1);

}  // namespace sinew
