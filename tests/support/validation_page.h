#pragma once

// VALIDATION.md shows what tests print. A test collects the lines of one result, a table or sentences, under a name:
//
//     PageResult table("hip_activities");
//     table.line("| stance | %.2f |", force);
//     SINEW_HOLD_TO_PAGE(table);
//
// and fails where the page shows other numbers, by more than one in their last printed digit (builds round differently).
// With SINEW_RESULTS=FOLDER in the environment it writes FOLDER/hip_activities.md instead: tests/validation/write_page.

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <regex>
#include <source_location>
#include <sstream>
#include <string>
#include <vector>

#include <QTest>

namespace sinew::test {

// A place of the page that is filled by a test: from the line `<!-- NAME: tst_unit -->` to the line `<!-- end -->`.
struct PageBlock {
    std::string name, unit;
    std::vector<std::string> lines;
};

inline std::vector<std::string> linesOf(const std::filesystem::path& file)
{
    std::ifstream stream(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

inline std::filesystem::path validationPage()
{
    return std::filesystem::path(SINEW_SOURCE_DIR) / "VALIDATION.md";
}

inline std::vector<PageBlock> blocksOf(const std::vector<std::string>& page)
{
    static const std::regex begin("<!-- (\\w+): (tst_\\w+) -->");
    std::vector<PageBlock> blocks;
    bool isInside = false;
    for (const std::string& line : page) {
        std::smatch match;
        if (std::regex_match(line, match, begin)) {
            blocks.push_back({match[1], match[2], {}});
            isInside = true;
        } else if (line == "<!-- end -->") {
            isInside = false;
        } else if (isInside) {
            blocks.back().lines.push_back(line);
        }
    }
    return blocks;
}

// A number as it is printed, and the unit of its last digit.
struct PrintedNumber {
    std::string text;
    double value = 0, lastDigit = 0;
};

// The numbers of a text, which gets a '#' in the place of each.
inline std::vector<PrintedNumber> takeNumbers(std::string& text)
{
    static const std::regex number("(\\d+)(?:\\.(\\d+))?(?:e([-+]\\d+))?");
    std::vector<PrintedNumber> numbers;
    for (auto it = std::sregex_iterator(text.begin(), text.end(), number); it != std::sregex_iterator(); ++it) {
        const double exponent = (*it)[3].matched ? std::stod((*it)[3]) : 0;
        numbers.push_back({it->str(), std::stod(it->str()), std::pow(10, exponent - double((*it)[2].length()))});
    }
    text = std::regex_replace(text, number, "#");
    return numbers;
}

// Whether two lines say the same, numbers to one in the last printed digit.
inline bool saysTheSame(std::string a, std::string b)
{
    const std::vector<PrintedNumber> ours = takeNumbers(a), shown = takeNumbers(b);
    if (a != b || ours.size() != shown.size())
        return false;
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const double unit = std::max(ours[i].lastDigit, shown[i].lastDigit);
        if (std::abs(ours[i].value - shown[i].value) > 1.001 * unit)
            return false;
    }
    return true;
}

// One named result of a test: lines of Markdown.
class PageResult {
public:
    explicit PageResult(std::string name, std::source_location where = std::source_location::current())
        : m_name(std::move(name)), m_unit(std::filesystem::path(where.file_name()).stem().string())
    {
    }

    [[gnu::format(printf, 2, 3)]] void line(const char* format, ...)
    {
        char text[1024];
        va_list arguments;
        va_start(arguments, format);
        std::vsnprintf(text, sizeof text, format, arguments);
        va_end(arguments);
        std::printf("%s\n", text);
        m_lines.push_back(text);
    }

    std::size_t size() const { return m_lines.size(); }

    // Why the page does not show this result; empty when it does, and when the page is about to be written.
    std::string difference() const
    {
        if (const char* folder = std::getenv("SINEW_RESULTS")) {
            std::ofstream file(std::filesystem::path(folder) / (m_name + ".md"));
            for (const std::string& line : m_lines)
                file << line << '\n';
            return file ? "" : "cannot write the results to " + std::string(folder);
        }
        const std::string remedy = "; write it anew: tests/validation/write_page";
        for (const PageBlock& block : blocksOf(linesOf(validationPage()))) {
            if (block.name != m_name)
                continue;
            if (block.unit != m_unit)
                return "VALIDATION.md has " + m_name + " of " + block.unit + remedy;
            for (std::size_t i = 0; i < std::max(m_lines.size(), block.lines.size()); ++i) {
                const std::string ours = i < m_lines.size() ? m_lines[i] : "",
                                  shown = i < block.lines.size() ? block.lines[i] : "";
                if (!saysTheSame(ours, shown))
                    return "VALIDATION.md is stale: it says '" + shown + "', computed is '" + ours + "'" + remedy;
            }
            return "";
        }
        return "VALIDATION.md has no place for " + m_name + ": add <!-- " + m_name + ": " + m_unit + " -->";
    }

private:
    std::string m_name, m_unit;
    std::vector<std::string> m_lines;
};

}  // namespace sinew::test

#define SINEW_HOLD_TO_PAGE(result) QVERIFY2((result).difference().empty(), (result).difference().c_str())
