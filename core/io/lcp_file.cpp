#include "core/io/lcp_file.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <optional>
#include <set>
#include <utility>

#include "core/base/constants.h"
#include "core/base/number_words.h"
#include "core/base/suggest.h"
#include "core/io/json_parser.h"
#include "core/io/number_text.h"
#include "core/io/object_reader.h"
#include "core/io/text_report.h"
#include "core/io/whole_file.h"

namespace sinew {

namespace {

using Kind = JsonNode::Kind;

constexpr std::size_t mostRows = 1400;  // two million numbers, as many values as the parser takes

Sentence lcpExample()
{
    return sentence("such as %1", std::string(R"({"A": [[2, 1], [1, 2]], "B": [-1, 1]})"));
}

// Reads the keys of one problem. What is wrong is reported; the problem is then of no use.
class LcpReader {
public:
    LcpReader(const JsonNode& root, TextReport& report) : m_root(root), m_report(report) {}

    LcpProblem read()
    {
        reportKeys();
        const JsonNode* A = need("A");
        const JsonNode* B = need("B");
        m_size = A && A->kind == Kind::Array ? std::optional(A->items.size()) : std::nullopt;
        if (A)
            readMatrix(*A);
        if (B && hasRows(*B, "B"))
            readVector(*B, m_problem.B);
        if (const JsonNode* list = find("equalities"))
            readEqualities(*list);
        readBounds("lower", -infinity, m_problem.lower);
        readBounds("upper", infinity, m_problem.upper);
        if (!m_report.hasErrors())
            checkBounds();
        return std::move(m_problem);
    }

private:
    const JsonNode* find(std::string_view key) const
    {
        const JsonMember* member = findMember(m_root, key);
        return member ? &member->value : nullptr;
    }

    const JsonNode* need(const char* key)
    {
        const JsonNode* node = find(key);
        if (!node)
            m_report.error(m_root.begin, sentence("the key '%1' is missing", std::string(key)), lcpExample());
        return node;
    }

    void reportKeys()
    {
        static const std::vector<std::string> known = {"A", "B", "equalities", "lower", "upper"};
        std::set<std::string_view> seen;
        for (const JsonMember& member : m_root.members) {
            if (!seen.insert(member.key).second)
                m_report.error(member.keyBegin, sentence("the key '%1' stands twice", member.key),
                               sentence("keep one of the two"));
            if (std::find(known.begin(), known.end(), member.key) != known.end())
                continue;
            const Sentence hint = m_report.wantsWarnings() ? meant(member.key, known) : Sentence();
            m_report.warning(
                member.keyBegin, sentence("unknown key '%1'", member.key),
                hint.empty() ? sentence("it is passed over; the keys are A, B, equalities, lower and upper") : hint);
        }
    }

    // One letter has no near misses but its other case.
    static Sentence meant(const std::string& key, const std::vector<std::string>& known)
    {
        if (key == "a" || key == "b")
            return sentence("did you mean '%1'?", std::string(key == "a" ? "A" : "B"));
        return didYouMean(key, known);
    }

    // expected and hint: say so when it is none.
    template <class Expected, class Hint>
    bool isList(const JsonNode& node, const Expected& expected, const Hint& hint)
    {
        if (node.kind != Kind::Array)
            reportType(node, expected(), hint(), m_report);
        return node.kind == Kind::Array;
    }

    // A list with an item for each row of A; of any length while A is no list.
    bool hasRows(const JsonNode& node, const std::string& key)
    {
        if (!isList(
                node, [&] { return sentence("a list for '%1'", key); },
                [] { return sentence("write a number for each row between [ and ]"); }))
            return false;
        if (!m_size || node.items.size() == *m_size)
            return true;
        m_report.error(node.begin,
                       sentence("'%1' has %2, A has %3", key, countInWords(node.items.size(), Counted::Numbers),
                                countInWords(*m_size, Counted::Rows)),
                       sentence("write a number for each row"));
        return false;
    }

    void readVector(const JsonNode& list, Eigen::VectorXd& target)
    {
        target.setZero(static_cast<Eigen::Index>(list.items.size()));
        for (std::size_t i = 0; i < list.items.size(); ++i)
            target[static_cast<Eigen::Index>(i)] = readNumberNode(list.items[i], m_report).value_or(0);
    }

    void readMatrix(const JsonNode& A)
    {
        if (!isList(
                A, [] { return sentence("a list of rows for 'A'"); }, lcpExample))
            return;
        const std::size_t n = A.items.size();
        if (n == 0 || n > mostRows) {
            m_report.error(A.begin, n == 0 ? sentence("A has no rows") : sentence("A has more than %1 rows", mostRows),
                           n == 0 ? lcpExample() : sentence("this command is for smaller problems"));
            return;
        }
        if (!isSquare(A))
            return;
        m_problem.A.resize(static_cast<Eigen::Index>(n), static_cast<Eigen::Index>(n));
        Eigen::VectorXd row;
        for (std::size_t i = 0; i < n; ++i) {
            readVector(A.items[i], row);
            m_problem.A.row(static_cast<Eigen::Index>(i)) = row.transpose();
        }
    }

    bool isSquare(const JsonNode& A)
    {
        bool good = true;
        for (const JsonNode& row : A.items)
            good &= isList(
                row, [] { return sentence("a row of A, a list of numbers"); }, lcpExample);
        if (!good)
            return false;
        const std::size_t n = A.items.size(), width = A.items.front().items.size();
        const auto hasOtherWidth = [&](const JsonNode& row) { return row.items.size() != width; };
        if (std::none_of(A.items.begin(), A.items.end(), hasOtherWidth)) {
            if (width != n)
                m_report.error(A.begin,
                               sentence("A is not square: %1 of %2", countInWords(n, Counted::Rows),
                                        countInWords(width, Counted::Numbers)),
                               sentence("A needs as many numbers in a row as it has rows"));
            return width == n;
        }
        for (std::size_t i = 0; i < n; ++i) {
            const JsonNode& row = A.items[i];
            if (row.items.size() != n)
                m_report.error(row.begin,
                               sentence("row %1 of A has %2, A has %3", i,
                                        countInWords(row.items.size(), Counted::Numbers),
                                        countInWords(n, Counted::Rows)),
                               sentence("rows count from 0; all need the same length"));
        }
        return false;
    }

    static Sentence equalitiesHint()
    {
        return sentence("list rows, counting from 0, or write true or false for each row");
    }

    void readEqualities(const JsonNode& list)
    {
        if (!isList(
                list, [] { return sentence("a list for 'equalities'"); }, equalitiesHint))
            return;
        const bool areFlags = !list.items.empty() && list.items.front().kind == Kind::Bool;
        if (areFlags && !hasRows(list, "equalities"))
            return;
        std::set<int> rows;
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            const JsonNode& item = list.items[i];
            if (areFlags != (item.kind == Kind::Bool)) {
                reportType(item, areFlags ? sentence("true or false") : sentence("a row number"), equalitiesHint(),
                           m_report);
                continue;
            }
            const std::optional<int> row = areFlags ? flagged(item, i) : rowNumber(item);
            if (row && !rows.insert(*row).second)
                m_report.warning(item.begin, sentence("row %1 stands twice in 'equalities'", *row),
                                 sentence("once is enough"));
        }
        m_problem.equalities.assign(rows.begin(), rows.end());
    }

    static std::optional<int> flagged(const JsonNode& item, std::size_t row)
    {
        return item.text == "true" ? std::optional(static_cast<int>(row)) : std::nullopt;
    }

    std::optional<int> rowNumber(const JsonNode& item)
    {
        const std::optional<double> number = readNumberNode(item, m_report);
        if (!number)
            return std::nullopt;
        const std::size_t size = std::min(m_size.value_or(mostRows), mostRows);
        if (*number == std::floor(*number) && *number >= 0 && *number < static_cast<double>(size))
            return static_cast<int>(*number);
        m_report.error(item.begin, sentence("there is no row %1", numberText(*number)),
                       size == 0 ? sentence("A has no rows") : sentence("rows count from 0 to %1", size - 1));
        return std::nullopt;
    }

    void readBounds(const char* key, double none, Eigen::VectorXd& target)
    {
        const JsonNode* list = find(key);
        if (!list || !hasRows(*list, key))
            return;
        target.setConstant(static_cast<Eigen::Index>(list->items.size()), none);
        for (std::size_t i = 0; i < list->items.size(); ++i) {
            const JsonNode& item = list->items[i];
            const bool isNone = item.kind == Kind::Text && item.text == (none > 0 ? "inf" : "-inf");
            if (item.kind == Kind::Null || isNone)
                continue;
            if (item.kind == Kind::Number)
                target[static_cast<Eigen::Index>(i)] = readNumberNode(item, m_report).value_or(none);
            else
                reportType(item, sentence("a number for '%1'", std::string(key)),
                           sentence("write null where there is no bound"), m_report);
        }
    }

    void checkBounds()
    {
        const JsonNode *lower = find("lower"), *upper = find("upper");
        for (Eigen::Index i = 0; i < m_problem.B.size(); ++i) {
            const double low = m_problem.lowerBound(i), high = m_problem.upperBound(i);
            if (low <= high)
                continue;
            const JsonNode& place = (upper ? upper : lower)->items[static_cast<std::size_t>(i)];
            m_report.error(place.begin,
                           sentence("the lower bound %1 of row %2 is above its upper bound %3", numberText(low), i,
                                    numberText(high)),
                           lower ? sentence("swap them")
                                 : sentence("lower bounds are zero unless 'lower' says otherwise"));
        }
    }

    const JsonNode& m_root;
    TextReport& m_report;
    std::optional<std::size_t> m_size;  // rows of A
    LcpProblem m_problem;
};

FileAdvice lcpAdvice()
{
    return {sentence("a problem may have 1400 rows; this seems to be another file"), lcpExample(),
            sentence("name a file in it")};
}

constexpr JsonSubject lcpSubject = {"problem", "problem in JSON"};

Result<LcpProblem> readLcpText(std::string_view text, const std::string& fileName)
{
    TextReport report(fileName, text);
    const auto parsed = parseJson(text, lcpSubject);
    if (const auto* error = std::get_if<JsonError>(&parsed)) {
        report.error(error->offset, error->message, error->hint);
        return Result<LcpProblem>::failure(report.diagnostics());
    }
    const JsonNode& root = std::get<JsonNode>(parsed);
    if (root.kind != Kind::Object) {
        reportType(root, sentence("a problem between braces {...}"), lcpExample(), report);
        return Result<LcpProblem>::failure(report.diagnostics());
    }
    LcpProblem problem = LcpReader(root, report).read();
    if (report.hasErrors())
        return Result<LcpProblem>::failure(report.diagnostics());
    return Result<LcpProblem>::success(std::move(problem), report.diagnostics());
}

}  // namespace

Result<LcpProblem> readLcp(std::istream& stream, const std::string& fileName)
{
    return parseWhole<Result<LcpProblem>>(
        fileName, [&] { return readWhole(stream, fileName, lcpAdvice()); },
        [&](const std::string& text) { return readLcpText(text, fileName); });
}

Result<LcpProblem> readLcpFile(const std::string& path)
{
    return parseWhole<Result<LcpProblem>>(
        path, [&] { return readWholeFile(path, lcpAdvice()); },
        [&](const std::string& text) { return readLcpText(text, path); });
}

}  // namespace sinew
