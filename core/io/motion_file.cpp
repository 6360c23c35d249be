#include "core/io/motion_file.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <optional>
#include <unordered_set>
#include <utility>

#include "core/base/number_words.h"
#include "core/base/utf8.h"
#include "core/io/motion_text.h"
#include "core/io/number_text.h"
#include "core/io/text_report.h"
#include "core/io/whole_file.h"

namespace sinew {

namespace {

Sentence motionExample()
{
    return sentence("such as 'time', a tab, 'knee_angle', and below it rows of numbers");
}

// Text of a file in a message: a broken file has cells of any length.
std::string shortened(std::string_view text)
{
    constexpr std::size_t longest = 40;
    if (text.size() <= longest)
        return std::string(text);
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u)
        --end;
    return std::string(text.substr(0, end)) + "...";
}

// Reads one file. What is wrong is reported; then the table is of no use.
class MotionReader {
public:
    MotionReader(std::string_view text, bool isCsv, const MotionReadOptions& options, TextReport& report)
        : m_lines(text), m_isCsv(isCsv), m_options(options), m_report(report)
    {
    }

    MotionTable read()
    {
        if (m_isCsv || readHeader()) {
            if (readNames())
                readRows();
        }
        if (!m_report.hasErrors())
            finish();
        return std::move(m_table);
    }

private:
    struct Count {
        std::size_t offset = 0;
        std::optional<double> number;
    };

    bool readHeader()
    {
        bool isFirst = true;
        while (std::optional<TextLine> line = m_lines.next()) {
            if (toLower(line->text) == "endheader")
                return true;
            readHeaderLine(*line, isFirst);
            isFirst = false;
        }
        m_report.error(m_lines.begin(), sentence("the header does not end: there is no line 'endheader'"),
                       sentence("add it above the row of column names; a table without a header is named *.csv"));
        return false;
    }

    void readHeaderLine(const TextLine& line, bool isFirst)
    {
        const auto [key, value] = splitHeaderLine(line.text);
        const std::string name = toLower(key);
        if (name == "nrows" || name == "datarows")
            m_rowCount = Count{line.offset, readDecimal(value)};
        else if (name == "ncolumns" || name == "datacolumns")
            m_columnCount = Count{line.offset, readDecimal(value)};
        else if (name == "indegrees")
            readUnit(line, toLower(value));
        else if (name == "datatype" && toLower(value) != "double")
            m_report.error(line.offset, sentence("the cells are of type '%1', not single numbers", shortened(value)),
                           sentence("give each number a column of its own"));
        else if (name == "name")
            m_table.name = value;
        else if (isFirst && !isHeaderKey(name))
            m_table.name = line.text;
    }

    void readUnit(const TextLine& line, const std::string& value)
    {
        m_inDegrees = value == "yes" || value == "true" || value == "1";
        if (!m_inDegrees && value != "no" && value != "false" && value != "0")
            m_report.error(line.offset,
                           sentence("expected inDegrees=yes or inDegrees=no, found '%1'", shortened(value)),
                           sentence("yes: angles are in degrees; no: in radians"));
    }

    bool readNames()
    {
        const std::optional<TextLine> line = m_lines.next();
        if (!line) {
            m_report.error(m_lines.size(), sentence("there is no row of column names"), motionExample());
            return false;
        }
        const std::vector<TextCell> cells = m_isCsv ? splitCsv(*line) : splitNames(*line);
        const std::string first = toLower(cells.front().text);
        if (first != "time" && !(m_isCsv && isTimeWithUnit(first))) {
            reportNoTime(cells);
            return false;
        }
        for (const TextCell& cell : cells)
            addName(cell);
        const auto isAngle = [&](const std::string& name) {
            const auto& rotations = m_options.rotations;
            return m_inDegrees && std::find(rotations.begin(), rotations.end(), name) != rotations.end();
        };
        m_table.columns.erase(m_table.columns.begin());
        for (const std::string& name : m_table.columns)
            m_factors.push_back(isAngle(name) ? radiansPerDegree : 1);
        return true;
    }

    static bool isTimeWithUnit(const std::string& name)
    {
        static const std::unordered_set<std::string> names
            = {"t", "time (s)", "time [s]", "time(s)", "time[s]", "t (s)", "t [s]", "t(s)", "t[s]"};
        return names.contains(name);
    }

    void reportNoTime(const std::vector<TextCell>& cells)
    {
        const std::string first = toLower(cells.front().text);
        const auto isTime = [](const TextCell& cell) { return toLower(cell.text) == "time"; };
        const auto time = std::find_if(cells.begin(), cells.end(), isTime);
        if (time != cells.end())
            m_report.error(time->offset, sentence("the column 'time' is not the first"), sentence("put it first"));
        else
            m_report.error(cells.front().offset,
                           sentence("expected the column 'time', found '%1'", shortened(cells.front().text)),
                           m_isCsv && first.starts_with("time;")
                               ? sentence("separate the columns with commas, and decimals with a full stop")
                               : motionExample());
    }

    void addName(const TextCell& cell)
    {
        if (cell.isBroken)
            m_report.error(cell.offset, sentence("the name has a double quote that is not doubled or not closed"),
                           sentence("write \"...\" around it, and \"\" for one within"));
        else if (cell.text.empty())
            m_report.error(cell.offset, sentence("column %1 has no name", m_table.columns.size() + 1),
                           sentence("name it, or take away the separator"));
        else if (!m_names.insert(cell.text).second)
            m_report.error(cell.offset, sentence("the column '%1' stands twice", shortened(cell.text)),
                           sentence("rename one of the two"));
        m_table.columns.push_back(cell.text);
    }

    void readRows()
    {
        while (const std::optional<TextLine> line = m_lines.next()) {
            const std::vector<TextCell> cells = m_isCsv ? splitCsv(*line) : splitBlanks(*line);
            ++m_rows;
            readRow(*line, cells);
        }
        if (m_rows == 0)
            m_report.error(m_lines.size(), sentence("there are no rows of numbers"), motionExample());
        checkCount(m_rowCount, m_rows, Counted::Rows);
        checkCount(m_columnCount, m_table.columns.size() + 1, Counted::Columns);
    }

    void readRow(const TextLine& line, const std::vector<TextCell>& cells)
    {
        const std::size_t width = m_factors.size() + 1;
        if (cells.size() != width) {
            const std::size_t place = cells.size() > width ? cells[width].offset : line.offset;
            m_report.error(place,
                           sentence("the row has %1, the table %2", countInWords(cells.size(), Counted::Cells),
                                    countInWords(width, Counted::Columns)),
                           sentence("give a number for each column"));
        }
        for (std::size_t i = 0; i < std::min(cells.size(), width); ++i) {
            const std::optional<double> number = readCell(cells[i], i == 0 ? 1 : m_factors[i - 1]);
            if (i == 0)
                addTime(cells[i], number);
            else
                m_numbers.push_back(number.value_or(0));
        }
    }

    static Sentence gapHint() { return sentence("a motion has no gaps: fill it, or leave out the row"); }

    std::optional<double> readCell(const TextCell& cell, DoubleDouble factor)
    {
        if (isDecimal(cell.text)) {
            const std::optional<double> number = readDecimal(cell.text, factor);
            if (!number)
                m_report.error(cell.offset, sentence("the number %1 is too large", shortened(cell.text)),
                               sentence("every number must be finite"));
            return number;
        }
        if (cell.text.empty()) {
            m_report.error(cell.offset, sentence("the cell is empty"), gapHint());
            return std::nullopt;
        }
        const std::string word = toLower(cell.text);
        const bool isNone = word.find("nan") != std::string::npos || word.find("inf") != std::string::npos;
        m_report.error(cell.offset, sentence("expected a number, found '%1'", shortened(cell.text)),
                       isNone ? gapHint() : sentence("write it as in 12.5 or -1e-3, without units"));
        return std::nullopt;
    }

    void addTime(const TextCell& cell, std::optional<double> time)
    {
        if (!time)
            return;
        if (m_lastTime && *time <= *m_lastTime) {
            const bool isEqual = *time == *m_lastTime;
            m_report.error(
                cell.offset,
                isEqual ? sentence("the time %1 stands twice", numberText(*time))
                        : sentence("the time %1 comes after the time %2", numberText(*time), numberText(*m_lastTime)),
                isEqual ? sentence("keep one of the two rows") : sentence("times must rise from row to row"));
        }
        m_lastTime = time;
        m_table.times.push_back(*time);
    }

    void checkCount(const std::optional<Count>& stated, std::size_t found, Counted what)
    {
        if (stated && stated->number != static_cast<double>(found))
            m_report.warning(
                stated->offset,
                what == Counted::Rows
                    ? sentence("the header states another number of rows: the file has %1", countInWords(found, what))
                    : sentence("the header states another number of columns: the file has %1",
                               countInWords(found, what)),
                sentence("the file may have been cut off or edited"));
    }

    void finish()
    {
        const auto rows = static_cast<Eigen::Index>(m_rows), columns = static_cast<Eigen::Index>(m_factors.size());
        using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
        m_table.values = Eigen::Map<const RowMajor>(m_numbers.data(), rows, columns);
    }

    TextLines m_lines;
    bool m_isCsv = false;
    const MotionReadOptions& m_options;
    TextReport& m_report;
    MotionTable m_table;
    bool m_inDegrees = false;
    std::optional<Count> m_rowCount, m_columnCount;  // as the header states them
    std::unordered_set<std::string> m_names;
    std::vector<DoubleDouble> m_factors;  // of the columns but time
    std::vector<double> m_numbers;        // row after row, without time
    std::size_t m_rows = 0;
    std::optional<double> m_lastTime;
};

FileAdvice motionAdvice()
{
    return {sentence("take fewer rows a second; or this is another file"), motionExample(),
            sentence("name a file in it")};
}

Result<MotionTable> readMotionText(std::string_view text, const std::string& fileName, const MotionReadOptions& options)
{
    TextReport report(fileName, text);
    if (const std::size_t bad = findInvalidUtf8(text); bad != std::string_view::npos) {
        report.error(bad, sentence("here is a byte that is no UTF-8 text"), sentence("save the file as UTF-8 text"));
        return Result<MotionTable>::failure(report.diagnostics());
    }
    const bool isCsv = toLower(fileName).ends_with(".csv");
    MotionTable table = MotionReader(text, isCsv, options, report).read();
    if (report.hasErrors())
        return Result<MotionTable>::failure(report.diagnostics());
    return Result<MotionTable>::success(std::move(table), report.diagnostics());
}

}  // namespace

Result<MotionTable> readMotion(std::istream& stream, const std::string& fileName, const MotionReadOptions& options)
{
    return parseWhole<Result<MotionTable>>(
        fileName, [&] { return readWhole(stream, fileName, motionAdvice()); },
        [&](const std::string& text) { return readMotionText(text, fileName, options); });
}

Result<MotionTable> readMotionFile(const std::string& path, const MotionReadOptions& options)
{
    return parseWhole<Result<MotionTable>>(
        path, [&] { return readWholeFile(path, motionAdvice()); },
        [&](const std::string& text) { return readMotionText(text, path, options); });
}

}  // namespace sinew
