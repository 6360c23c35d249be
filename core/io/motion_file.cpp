#include "core/io/motion_file.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <limits>
#include <optional>
#include <unordered_map>
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
    MotionReader(std::string_view text, const std::string& fileName, const MotionReadOptions& options,
                 TextReport& report)
        : m_lines(text), m_isCsv(fileName.ends_with(".csv")), m_isMotion(fileName.ends_with(".mot")),
          m_options(options), m_report(report)
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
            const std::string words = toLower(line->text);
            if (isFirst && words.starts_with("pathfiletype"))
                return isMarkerFile(line->offset);
            m_headerEnd = line->offset;
            if (words == "endheader")
                return true;
            if (words.starts_with("angles are in "))
                m_inDegrees = words.starts_with("angles are in deg");
            else
                readHeaderLine(*line, isFirst);
            isFirst = false;
        }
        m_report.error(m_lines.begin(), sentence("the header does not end: there is no line 'endheader'"),
                       sentence("add it above the row of column names; a table without a header is named *.csv"));
        return false;
    }

    bool isMarkerFile(std::size_t offset)
    {
        m_report.error(offset, sentence("this is a marker file (.trc): places of markers, not coordinates over time"),
                       sentence("let OpenSim find the coordinates from it, and take the .mot or .sto that it writes"));
        return false;
    }

    // OpenSim takes motions without a version as those of SIMM, whose angles are in degrees.
    void assumeUnit()
    {
        if (m_inDegrees || !m_isMotion || m_hasVersion)
            return;
        m_inDegrees = true;
        const auto& rotations = m_options.rotations;
        const bool matters = std::any_of(m_table.columns.begin(), m_table.columns.end(), [&](const std::string& name) {
            return std::find(rotations.begin(), rotations.end(), name) != rotations.end();
        });
        if (!matters)
            return;
        m_report.warning(m_headerEnd, sentence("the header has neither 'version' nor 'inDegrees': angles are in degrees"),
                         sentence("write inDegrees=no into the header if they are in radians"));
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
        else if (name == "version")
            m_hasVersion = true;
        else if (name == "name")
            m_table.name = value;
        else if (isFirst && !isHeaderKey(name))
            m_table.name = line.text;
    }

    void readUnit(const TextLine& line, const std::string& value)
    {
        static const std::unordered_set<std::string> yes = {"yes", "y", "true", "t", "1", "on"},
                                                     no = {"no", "n", "false", "f", "0", "off"};
        m_inDegrees = yes.contains(value);
        if (!*m_inDegrees && !no.contains(value))
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
            return m_inDegrees.value_or(false) && std::find(rotations.begin(), rotations.end(), name) != rotations.end();
        };
        m_table.columns.erase(m_table.columns.begin());
        assumeUnit();
        tellTwins(cells);
        m_gaps.assign(m_table.columns.size(), false);
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
                           : m_isCsv && first.find('\t') != std::string::npos
                               ? sentence("the columns are separated by tabs: separate them with commas")
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
        else if (!m_table.columns.empty() && toLower(cell.text) == "time")
            m_report.error(cell.offset, sentence("the column '%1' stands twice", cell.text),
                           sentence("rename one of the two"));
        m_table.columns.push_back(cell.text);
    }

    // Columns of one name are told apart by numbers, so that what names them by it finds none.
    void tellTwins(const std::vector<TextCell>& cells)
    {
        std::unordered_map<std::string, int> counts, next;
        for (const std::string& name : m_table.columns)
            ++counts[name];
        for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
            const std::string name = m_table.columns[i];
            if (counts[name] < 2)
                continue;
            do {
                m_table.columns[i] = name + " (" + std::to_string(++next[name]) + ")";
            } while (counts.contains(m_table.columns[i]));
            if (next[name] == 2)
                m_report.warning(cells[i + 1].offset, sentence("the column '%1' stands twice", shortened(name)),
                                 sentence("they are named '%1 (1)' and so on; rename one of them to use it by its name",
                                          shortened(name)));
        }
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
        if (cells.size() >= width && isTimeAgain(cells.front()))
            m_numbers.resize(m_numbers.size() - m_factors.size());
        for (std::size_t i = 0; i < std::min(cells.size(), width); ++i) {
            const bool isGap = i > 0 && noteGap(cells[i], i - 1);
            const std::optional<double> number
                = isGap ? std::nullopt : readCell(cells[i], i == 0 ? 1 : m_factors[i - 1]);
            if (i == 0)
                addTime(cells[i], number);
            else
                m_numbers.push_back(number.value_or(std::numeric_limits<double>::quiet_NaN()));
        }
    }

    // Of two rows of one time the later counts.
    bool isTimeAgain(const TextCell& cell)
    {
        const std::optional<double> time = readDecimal(cell.text);
        if (!time || !m_lastTime || *time != *m_lastTime || m_numbers.size() < m_factors.size())
            return false;
        if (!m_hasTimeAgain)
            m_report.warning(cell.offset, sentence("the time %1 stands twice", numberText(*time)),
                             sentence("the later of the two rows counts, here and below"));
        m_hasTimeAgain = true;
        m_lastTime.reset();
        m_table.times.pop_back();
        return true;
    }

    // Columns with gaps are good for nothing but to be seen; those that are used are refused.
    bool noteGap(const TextCell& cell, std::size_t column)
    {
        static const std::unordered_set<std::string> none
            = {"", "nan", "-nan", "+nan", "inf", "-inf", "+inf", "infinity", "-infinity", "nan(ind)", "-nan(ind)"};
        if (!none.contains(toLower(cell.text)))
            return false;
        if (!m_gaps[column])
            m_report.warning(cell.offset, sentence("the column '%1' has gaps", shortened(m_table.columns[column])),
                             sentence("it gives no motion and no force; fill it to use it"));
        m_gaps[column] = true;
        return true;
    }

    static Sentence gapHint() { return sentence("a time has to be a number"); }

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
        if (m_lastTime && *time <= *m_lastTime)
            m_report.error(
                cell.offset,
                sentence("the time %1 comes after the time %2", numberText(*time), numberText(*m_lastTime)),
                sentence("times must rise from row to row"));
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
        const auto rows = static_cast<Eigen::Index>(m_table.times.size()), columns = static_cast<Eigen::Index>(m_factors.size());
        using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
        m_table.values = Eigen::Map<const RowMajor>(m_numbers.data(), rows, columns);
    }

    TextLines m_lines;
    bool m_isCsv = false, m_isMotion = false;
    const MotionReadOptions& m_options;
    TextReport& m_report;
    MotionTable m_table;
    std::size_t m_headerEnd = 0;
    std::optional<bool> m_inDegrees;  // as the header says
    bool m_hasVersion = false, m_hasTimeAgain = false;
    std::vector<bool> m_gaps;  // per column but time: has some
    std::optional<Count> m_rowCount, m_columnCount;  // as the header states them
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

// Tables that a spreadsheet wrote are often in Windows' encoding, in which some signs of units stand.
Sentence badByteInWords(unsigned char byte)
{
    switch (byte) {
    case 0xB0: return sentence("here is the degree sign of Windows-1252, which is no UTF-8 text");
    case 0xB2: return sentence("here is the superscript 2 of Windows-1252, which is no UTF-8 text");
    case 0xB5: return sentence("here is the micro sign of Windows-1252, which is no UTF-8 text");
    default: return sentence("here is a byte that is no UTF-8 text");
    }
}

Result<MotionTable> readMotionText(std::string_view text, const std::string& fileName, const MotionReadOptions& options)
{
    TextReport report(fileName, text);
    if (const std::size_t bad = findInvalidUtf8(text); bad != std::string_view::npos) {
        report.error(bad, badByteInWords(static_cast<unsigned char>(text[bad])),
                     sentence("save the file as UTF-8 text; a spreadsheet calls it 'CSV UTF-8'"));
        return Result<MotionTable>::failure(report.diagnostics());
    }
    MotionTable table = MotionReader(text, toLower(fileName), options, report).read();
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
