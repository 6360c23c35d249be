// Problems as JSON: what is read, and what is said of what cannot be.

#include <cmath>
#include <sstream>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/complementarity/lcp_check.h"
#include "core/io/lcp_file.h"
#include "tests/support/test_registry.h"

namespace tst_lcp_file {

using namespace sinew;

namespace {

Result<LcpProblem> read(const std::string& text)
{
    std::istringstream stream(text);
    return readLcp(stream, "p");
}

// All remarks, "line:column: error: message; hint", a line each.
std::string remarksOn(const std::string& text)
{
    std::string remarks;
    for (const Diagnostic& diagnostic : read(text).diagnostics)
        remarks += (remarks.empty() ? "" : "\n") + toString(diagnostic).substr(2);
    return remarks;
}

// A matrix of n rows of n zeros.
std::string zeros(int n)
{
    std::string row = "[0";
    for (int i = 1; i < n; ++i)
        row += ",0";
    std::string rows = row + "]";
    for (int i = 1; i < n; ++i)
        rows += "," + row + "]";
    return "[" + rows + "]";
}

}  // namespace

class TestLcpFile : public QObject {
    Q_OBJECT

private slots:
    void allKeys()
    {
        const auto result = read(R"({"A": [[2, 1, 0], [1.5, 2, -1e-3], [0, 0, 1]], "B": [-1, 0, 0.25],
                                     "equalities": [2, 0], "lower": [null, -1, "-inf"], "upper": [null, "inf", 7]})");
        QVERIFY(result.ok());
        QVERIFY(result.diagnostics.empty());
        const LcpProblem& p = *result.value;
        QVERIFY(p.A == (Eigen::Matrix3d() << 2, 1, 0, 1.5, 2, -1e-3, 0, 0, 1).finished());
        QVERIFY(p.B == Eigen::Vector3d(-1, 0, 0.25));
        QCOMPARE(p.equalities, (std::vector<int>{0, 2}));
        QVERIFY(p.lower == Eigen::Vector3d(-INFINITY, -1, -INFINITY));
        QVERIFY(p.upper == Eigen::Vector3d(INFINITY, INFINITY, 7));
        QCOMPARE(faultOf(p).english(), std::string());
    }

    void whatIsAbsentIsAtItsDefault()
    {
        const auto result = read(R"({"A": [[2]], "B": [-1]})");
        QVERIFY(result.ok());
        QCOMPARE(result.value->lowerBound(0), 0.0);
        QCOMPARE(result.value->upperBound(0), INFINITY);
        QVERIFY(result.value->equalities.empty());
    }

    void equalitiesAsTrueAndFalse()
    {
        const auto result = read(R"({"A": [[2, 0], [0, 1]], "B": [-1, 2], "equalities": [false, true]})");
        QVERIFY(result.ok());
        QCOMPARE(result.value->equalities, std::vector<int>{1});
    }

    void remarks_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
        };
        // In order: what is no problem; A; B; equalities; bounds; keys.
        row("no object", "[1]",
            "1:1: error: expected a problem between braces {...}, found a list; such as {\"A\": [[2, 1], [1, 2]], "
            "\"B\": [-1, 1]}");
        row("blanks", "  ", "1:3: error: expected a problem, found nothing but blanks; choose a problem in JSON");
        row("cut off", "{\"A\": [[1]",
            "1:11: error: the file ends before the '[' of line 1 is closed; the file seems to be cut off");
        row("more after the end", "{\"A\": [[1]], \"B\": [1]} x",
            "1:24: error: expected the end of the file after the closing bracket, found 'x'; remove what follows the "
            "problem");
        row("nothing in it", "{}",
            "1:1: error: the key 'A' is missing; such as {\"A\": [[2, 1], [1, 2]], \"B\": [-1, 1]}\n"
            "1:1: error: the key 'B' is missing; such as {\"A\": [[2, 1], [1, 2]], \"B\": [-1, 1]}");
        row("A is a number", "{\"A\": 1, \"B\": [1]}",
            "1:7: error: expected a list of rows for 'A', found the number 1; such as {\"A\": [[2, 1], [1, 2]], "
            "\"B\": [-1, 1]}");
        row("A has no rows", "{\"A\": [], \"B\": []}",
            "1:7: error: A has no rows; such as {\"A\": [[2, 1], [1, 2]], \"B\": [-1, 1]}");
        row("A is one row", "{\"A\": [1, 2], \"B\": [1, 1]}",
            "1:8: error: expected a row of A, a list of numbers, found the number 1; such as {\"A\": [[2, 1], [1, 2]], "
            "\"B\": [-1, 1]}\n"
            "1:11: error: expected a row of A, a list of numbers, found the number 2; such as {\"A\": [[2, 1], [1, "
            "2]], "
            "\"B\": [-1, 1]}");
        row("not square", "{\"A\": [[1, 2, 3],\n[4, 5, 6]], \"B\": [1, 1]}",
            "1:7: error: A is not square: 2 rows of 3 numbers; A needs as many numbers in a row as it has rows");
        row("ragged", "{\"A\": [[1, 2],\n [3]], \"B\": [1, 1]}",
            "2:2: error: row 1 of A has 1 number, A has 2 rows; rows count from 0; all need the same length");
        row("a text in A", "{\"A\": [[1, 2],\n [\"x\", 3]], \"B\": [1, 1]}",
            "2:3: error: expected a number, found the text 'x'; write it as in 12.5 or -1e-3, without quotes or units");
        row("too large", "{\"A\": [[1e999]], \"B\": [1]}",
            "1:9: error: the number 1e999 is too large; every number must be finite");
        row("not a number", "{\"A\": [[NaN]], \"B\": [1]}",
            "1:9: error: expected a value, found 'NaN'; every number must be finite");
        row("B is shorter", "{\"A\": [[1, 0], [0, 1]],\n\"B\": [1]}",
            "2:6: error: 'B' has 1 number, A has 2 rows; write a number for each row");
        row("null in B", "{\"A\": [[1]], \"B\": [null]}",
            "1:20: error: expected a number, found null; write it as in 12.5 or -1e-3, without quotes or units");
        row("B is a number", "{\"A\": [[1]], \"B\": 1}",
            "1:19: error: expected a list for 'B', found the number 1; write a number for each row between [ and ]");
        row("no such row", "{\"A\": [[1]], \"B\": [1], \"equalities\": [1]}",
            "1:39: error: there is no row 1; rows count from 0 to 0");
        row("half a row", "{\"A\": [[1]], \"B\": [1], \"equalities\": [0.5]}",
            "1:39: error: there is no row 0.5; rows count from 0 to 0");
        row("a row below zero", "{\"A\": [[1]], \"B\": [1], \"equalities\": [-1]}",
            "1:39: error: there is no row -1; rows count from 0 to 0");
        row("a row far off", "{\"A\": [[1]], \"B\": [1], \"equalities\": [1e300]}",
            "1:39: error: there is no row 1e300; rows count from 0 to 0");
        row("rows and flags", "{\"A\": [[1]], \"B\": [1], \"equalities\": [0, true]}",
            "1:42: error: expected a row number, found true; list rows, counting from 0, or write true or false for "
            "each row");
        row("too few flags", "{\"A\": [[1, 0], [0, 1]], \"B\": [1, 1], \"equalities\": [true]}",
            "1:52: error: 'equalities' has 1 number, A has 2 rows; write a number for each row");
        row("a row twice", "{\"A\": [[1]], \"B\": [1], \"equalities\": [0, 0]}",
            "1:42: warning: row 0 stands twice in 'equalities'; once is enough");
        row("bounds that cross", "{\"A\": [[1]], \"B\": [1], \"lower\": [2],\n\"upper\": [1]}",
            "2:11: error: the lower bound 2 of row 0 is above its upper bound 1; swap them");
        row("an upper bound below zero", "{\"A\": [[1]], \"B\": [1], \"upper\": [-1]}",
            "1:34: error: the lower bound 0 of row 0 is above its upper bound -1; lower bounds are zero unless 'lower' "
            "says otherwise");
        row("inf as a lower bound", "{\"A\": [[1]], \"B\": [1], \"lower\": [\"inf\"]}",
            "1:34: error: expected a number for 'lower', found the text 'inf'; write null where there is no bound");
        row("too many bounds", "{\"A\": [[1]], \"B\": [1], \"lower\": [0, 0]}",
            "1:33: error: 'lower' has 2 numbers, A has 1 row; write a number for each row");
        row("a bound too large", "{\"A\": [[1]], \"B\": [1], \"upper\": [1e999]}",
            "1:34: error: the number 1e999 is too large; every number must be finite");
        row("a slip of a key", "{\"A\": [[1]], \"B\": [1], \"uper\": [3]}",
            "1:24: warning: unknown key 'uper'; did you mean 'upper'?");
        row("a small letter", "{\"A\": [[1]], \"B\": [1], \"b\": [3]}",
            "1:24: warning: unknown key 'b'; did you mean 'B'?");
        row("another key", "{\"A\": [[1]], \"B\": [1], \"comment\": 3}",
            "1:24: warning: unknown key 'comment'; it is passed over; the keys are A, B, equalities, lower and upper");
        row("a key twice", "{\"A\": [[1]], \"B\": [1], \"B\": [2]}",
            "1:24: error: the key 'B' stands twice; keep one of the two");
        row("several at once", "{\"A\": [[\"a\"]],\n\"B\": [true],\n\"equalities\": [3]}",
            "1:9: error: expected a number, found the text 'a'; write it as in 12.5 or -1e-3, without quotes or units\n"
            "2:7: error: expected a number, found true; write it as in 12.5 or -1e-3, without quotes or units\n"
            "3:16: error: there is no row 3; rows count from 0 to 0");
    }

    void remarks()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(remarksOn(text.toStdString())), expected);
        QCOMPARE(read(text.toStdString()).ok(), !expected.contains(": error: "));
    }

    void sizeHasALimit()
    {
        const auto problem = [](int n) {
            std::string B = "[1";
            for (int i = 1; i < n; ++i)
                B += ",1";
            return "{\"A\": " + zeros(n) + ", \"B\": " + B + "]}";
        };
        QVERIFY(read(problem(1400)).ok());
        QCOMPARE(remarksOn(problem(1401)),
                 std::string("1:7: error: A has more than 1400 rows; this command is for smaller problems"));
        const std::string huge = remarksOn("[" + zeros(1415) + "]");
        QVERIFY2(huge.find("more than two million values; no problem of this program is so large") != std::string::npos,
                 huge.c_str());
    }

    void files()
    {
        const auto remark = [](const std::string& path) {
            const auto result = readLcpFile(path);
            return result.ok() ? std::string("good") : result.diagnostics.front().message.english();
        };
        QTemporaryDir folder;
        QCOMPARE(remark(folder.filePath("missing").toStdString()), std::string("there is no such file"));
        QCOMPARE(remark(folder.path().toStdString()), std::string("this is a folder"));
        QFile file(folder.filePath("p.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(remark(file.fileName().toStdString()), std::string("the file is empty"));
        file.write("{\"A\": [[1]], \"B\": [-1]}");
        file.close();
        QCOMPARE(remark(file.fileName().toStdString()), std::string("good"));
    }
};

SINEW_TEST(TestLcpFile)

}  // namespace tst_lcp_file

#include "tst_lcp_file.moc"
