#include <cmath>
#include <fstream>
#include <numbers>
#include <random>
#include <sstream>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/motion_file.h"
#include "core/io/number_text.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_motion_file {

using namespace sinew;

namespace {

const std::string header = "walk\nversion=1\nnRows=2\nnColumns=3\ninDegrees=no\nendheader\n";  // six lines

Result<MotionTable> read(const std::string& text, const std::string& name = "a.mot",
                         const MotionReadOptions& options = {})
{
    std::istringstream stream(text);
    return readMotion(stream, name, options);
}

std::string remarksOn(const std::string& text, const std::string& name = "a.mot")
{
    std::string all;
    for (const Diagnostic& diagnostic : read(text, name).diagnostics) {
        std::string line = toString(diagnostic);
        line.erase(0, line.find_first_of(": ", name.size()) + 1);  // the name of the file
        all += (all.empty() ? "" : "\n") + line.substr(line.find_first_not_of(' '));
    }
    return all;
}

std::string written(const MotionTable& table, MotionFormat format)
{
    std::ostringstream stream;
    writeMotion(table, format, stream);
    return stream.str();
}

MotionTable smallTable()
{
    MotionTable table;
    table.name = "walk";
    table.columns = {"hip", "left foot"};
    table.times = {0, 0.5};
    table.values.resize(2, 2);
    table.values << 0.1, -2, 1e-7, 3e20;
    return table;
}

// Numbers of all magnitudes and signs.
MotionTable randomTable(std::mt19937& random)
{
    const auto number = [&] {
        const double magnitude = std::pow(10, std::uniform_real_distribution<double>(-30, 30)(random));
        return std::uniform_real_distribution<double>(-1, 1)(random) * magnitude;
    };
    MotionTable table;
    table.name = random() % 3 == 0 ? "" : "table " + std::to_string(random() % 9);
    for (auto count = random() % 5; count > 0; --count)
        table.columns.push_back("column " + std::to_string(count));
    double time = number() * 1e-30;
    for (auto count = 1 + random() % 6; count > 0; --count) {
        table.times.push_back(time);
        time += 0.001 + 0.1 * std::uniform_real_distribution<double>(0, 1)(random);
    }
    table.values.resize(static_cast<Eigen::Index>(table.times.size()), static_cast<Eigen::Index>(table.columns.size()));
    for (double& value : table.values.reshaped())
        value = number();
    return table;
}

}  // namespace

class TestMotionFile : public QObject {
    Q_OBJECT

private slots:
    void writtenTextIsWhatOpenSimWrites()
    {
        QCOMPARE(written(smallTable(), MotionFormat::Storage),
                 header + "time\thip\tleft foot\n0\t0.1\t-2\n0.5\t1e-7\t3e20\n");
        QCOMPARE(written(smallTable(), MotionFormat::Csv),
                 std::string("time,hip,left foot\n0,0.1,-2\n0.5,1e-7,3e20\n"));
    }

    void tablesComeBackAsTheyWere()
    {
        for (unsigned seed = 0; seed < 200; ++seed) {
            std::mt19937 random(seed);
            MotionTable table = randomTable(random);
            const auto storage = read(written(table, MotionFormat::Storage));
            QVERIFY(storage.ok());
            QVERIFY(storage.diagnostics.empty());
            QVERIFY(*storage.value == table);
            const auto csv = read(written(table, MotionFormat::Csv), "a.CSV");
            QVERIFY(csv.ok());
            table.name.clear();
            QVERIFY(*csv.value == table);
        }
    }

    void unusualNamesComeBack()
    {
        MotionTable table = smallTable();
        table.columns = {"/jointset/hip/value", "a, \"b\" c"};
        for (const char* name : {"version 2 of a walk", "a=b", "name", "endheader", "nRows=7"}) {
            table.name = name;
            const auto storage = read(written(table, MotionFormat::Storage));
            QVERIFY2(storage.ok() && *storage.value == table, name);
        }
        table.name.clear();
        const auto csv = read(written(table, MotionFormat::Csv), "a.csv");
        QVERIFY(csv.ok() && *csv.value == table);
        table.columns = {"a\tb", "c\nd"};
        QCOMPARE(read(written(table, MotionFormat::Storage)).value->columns, (std::vector<std::string>{"a b", "c d"}));
    }

    void whatIsNotFiniteIsWrittenAndReadAsGaps()
    {
        MotionTable table = smallTable();
        table.values << NAN, 1, INFINITY, -INFINITY;
        const std::string text = written(table, MotionFormat::Csv);
        QCOMPARE(text, std::string("time,hip,left foot\n0,nan,1\n0.5,inf,-inf\n"));
        QVERIFY(read(text, "a.csv").value->values.col(0).array().isNaN().all());
    }

    void goodTexts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("file");
        const std::string rows = "time\thip\tleft foot\n0\t0.1\t-2\n0.5\t1e-7\t3e20\n";
        const auto row = [](const char* name, const std::string& text, const char* file = "a.mot") {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QString(file);
        };
        row("as written", header + rows);
        std::string crlf;
        for (const char c : header + rows)
            crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
        row("ends of lines as in Windows", crlf);
        row("a byte order mark", "\xef\xbb\xbf" + header + rows);
        row("no last end of line", header + rows.substr(0, rows.size() - 1), "a.sto");
        row("blank lines and trailing blanks", "walk  \t\t\n\nversion=1\t\t\n \nendheader  \n\n" + rows + "\n \n");
        row("spaces around the numbers",
            header + "  time\t hip\tleft foot \n      0.0\t  +0.1 \t -2.000\n5e-1 1.E-7\t\t  .3e21\n");
        row("capital letters and spaces in the header",
            "walk\nVersion = 3\nNROWS = 2\nDataType=double\nOpenSimVersion=4.1\nEndHeader\nTime\thip\tleft foot\n"
                + rows.substr(19));
        row("the header of older files", "name walk\ndatacolumns 3\ndatarows 2\nrange 0 0.5\nendheader\n" + rows);
        row("remarks in the header", "walk\nversion=1\nUnits are S.I. units (second, meters)\nendheader\n" + rows);
        row("CSV", "time,hip,left foot\n0,0.1,-2\n0.5,1e-7,3e20\n", "A.CSV");
        row("CSV with blanks, quotes and a unit",
            "\xef\xbb\xbf\"Time (s)\" , \"hip\",left foot\r\n0, 0.1 ,-2\r\n\r\n\"0.5\",1e-7,3e20", "a.csv");
        row("CSV with t", "t,hip,left foot\n0,0.1,-2\n0.5,1e-7,3e20\n", "a.csv");
    }

    void goodTexts()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, file);
        const auto result = read(text.toStdString(), file.toStdString());
        QCOMPARE(remarksOn(text.toStdString(), file.toStdString()), std::string());
        QVERIFY(result.ok());
        MotionTable expected = smallTable();
        expected.name = file.endsWith("csv", Qt::CaseInsensitive) ? "" : "walk";
        QVERIFY(*result.value == expected);
    }

    void namedRotationsBecomeRadians()
    {
        const std::string rows = "time\tknee\tpelvis_ty\n0\t30\t1.5\n1\t-45.5\t2\n";
        const MotionReadOptions options{{"knee", "hip"}};
        const auto degrees = read("a\ninDegrees=yes\nendheader\n" + rows, "a.mot", options);
        QCOMPARE_EQ(degrees.value->values(0, 0), radiansFromDegrees(30));
        QCOMPARE_EQ(degrees.value->values(1, 0), radiansFromDegrees(-45.5));
        QCOMPARE_EQ(degrees.value->values(1, 1), 2.0);
        QCOMPARE_EQ(read("a\ninDegrees=no\nendheader\n" + rows, "a.mot", options).value->values(0, 0), 30.0);
        QCOMPARE_EQ(read("a\nendheader\n" + rows, "a.sto", options).value->values(0, 0), 30.0);
        // SIMM's motions have no version and are in degrees, or say so in a line
        QCOMPARE_EQ(read("a\nendheader\n" + rows, "a.mot", options).value->values(0, 0), radiansFromDegrees(30));
        for (const char* line : {"Angles are in degrees.", "inDegrees=y", "indegrees = On"})
            QCOMPARE_EQ(read("a\nversion=1\n" + (line + ("\nendheader\n" + rows)), "a.sto", options).value->values(0, 0),
                        radiansFromDegrees(30));
        QCOMPARE_EQ(read("a\nAngles are in radians\nendheader\n" + rows, "a.mot", options).value->values(0, 0), 30.0);
        QCOMPARE(read("a\nendheader\n" + rows, "a.mot", options).diagnostics.size(), std::size_t(1));
        QVERIFY(read("a\nendheader\n" + rows, "a.mot").diagnostics.empty());  // nothing turns
        QCOMPARE_EQ(read("a\ninDegrees=yes\nendheader\n" + rows).value->values(0, 0), 30.0);
    }

    // gait10dof18musc of OpenSim: 151 rows, 10 columns besides time, angles in degrees.
    void realFileOfAWalk()
    {
        const std::string path = SINEW_SHARED_DATA_DIR "/opensim/gait10dof18musc/subject01_walk_IK.mot";
        if (!std::ifstream(path))
            QSKIP("the motion files are not beside this checkout");
        const auto result
            = readMotionFile(path, {{"pelvis_tilt", "hip_flexion_r", "knee_angle_r", "lumbar_extension"}});
        QVERIFY(result.ok());
        QVERIFY(result.diagnostics.empty());
        const MotionTable& table = *result.value;
        QCOMPARE(table.name, std::string("Coordinates"));
        QCOMPARE(table.times.size(), std::size_t(151));
        QCOMPARE(table.columns.size(), std::size_t(10));
        QCOMPARE(table.columns.back(), std::string("lumbar_extension"));
        QCOMPARE(table.find("pelvis_ty"), 2);
        QCOMPARE(table.find("nobody"), -1);
        QCOMPARE_EQ(table.values(0, table.find("pelvis_ty")), 1.01790250);
        QCOMPARE_EQ(table.values(0, table.find("hip_flexion_r")), radiansFromDegrees(-29.10815989));
        QCOMPARE_EQ(table.values(0, table.find("ankle_angle_r")), 12.81530059);  // is not among those named
        QVERIFY(table.values.col(table.find("knee_angle_r")).cwiseAbs().maxCoeff() < 1.3);
        const auto again = read(written(table, MotionFormat::Storage));
        QVERIFY(again.ok() && *again.value == table);
    }

    void otherRealFiles()
    {
        const std::string folder = SINEW_SHARED_DATA_DIR "/opensim/";
        if (!std::ifstream(folder + "gait10dof18musc/subject01_walk_grf.mot"))
            QSKIP("the motion files are not beside this checkout");
        for (const char* name : {"gait10dof18musc/subject01_walk_grf.mot", "gait10dof18musc/subject01_walk_ID.sto",
                                 "single_pin/SinglePin_states.sto", "single_pin/SinglePin_states_degrees.mot"}) {
            const auto result = readMotionFile(folder + name);
            QVERIFY2(result.ok(), name);
            QVERIFY(result.value->times.size() > 1);
        }
    }

    void malformed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QString>("file");
        const auto row
            = [](const char* name, const std::string& text, const char* expected, const char* file = "a.mot") {
                  QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(expected) << QString(file);
              };
        const std::string head = "walk\nendheader\n", top = head + "time\ta\tb\n";
        row("empty", "", "error: the file is empty; such as 'time', a tab, 'knee_angle', and below it rows of numbers");
        row("no end of the header", "walk\nversion=1\ntime\ta\n0\t1\n",
            "1:1: error: the header does not end: there is no line 'endheader'; add it above the row of column names; "
            "a "
            "table without a header is named *.csv");
        row("nothing after the header", head,
            "3:1: error: there is no row of column names; such as 'time', a tab, 'knee_angle', and below it rows of "
            "numbers");
        row("no rows", top,
            "4:1: error: there are no rows of numbers; such as 'time', a tab, 'knee_angle', and below it rows of "
            "numbers");
        row("no time", head + "a\tb\n0\t1\n",
            "3:1: error: expected the column 'time', found 'a'; such as 'time', a tab, 'knee_angle', and below it rows "
            "of "
            "numbers");
        row("time in the second place", head + "a\ttime\n0\t1\n",
            "3:3: error: the column 'time' is not the first; put it first");
        row("no names at all", head + "0\t1\n1\t2\n",
            "3:1: error: expected the column 'time', found '0'; such as 'time', a tab, 'knee_angle', and below it rows "
            "of "
            "numbers");
        row("a column twice", head + "time\ta\tb\ta\n0\t1\t2\t3\n",
            "3:10: warning: the column 'a' stands twice; they are named 'a (1)' and so on; rename one of them to use it by "
            "its name");
        row("time twice", head + "time\ta\ttime\n0\t1\t2\n",
            "3:8: error: the column 'time' stands twice; rename one of the two");
        row("a column without a name", head + "time\t\tb\n0\t1\t2\n",
            "3:6: error: column 2 has no name; name it, or take away the separator");
        row("a short row", top + "0\t1\t2\n1\t2\n",
            "5:1: error: the row has 2 cells, the table 3 columns; give a number for each column");
        row("a long row", top + "0\t1\t2\t77\n1\t2\t3\n",
            "4:7: error: the row has 4 cells, the table 3 columns; give a number for each column");
        row("a word", top + "0\tone\t2\n",
            "4:3: error: expected a number, found 'one'; write it as in 12.5 or -1e-3, without units");
        row("a unit", top + "0\t1deg\t2\n",
            "4:3: error: expected a number, found '1deg'; write it as in 12.5 or -1e-3, without units");
        row("a comma for decimals", top + "0\t1,5\t2\n",
            "4:3: error: expected a number, found '1,5'; write it as in 12.5 or -1e-3, without units");
        row("a number in base sixteen", top + "0\t0x1p3\t2\n",
            "4:3: error: expected a number, found '0x1p3'; write it as in 12.5 or -1e-3, without units");
        row("no number", top + "0\t1\tNaN\n",
            "4:5: warning: the column 'b' has gaps; it gives no motion and no force; fill it to use it");
        row("no number as Windows writes it", top + "0\t-1.#IND\t-nan(ind)\n",
            "4:3: error: expected a number, found '-1.#IND'; write it as in 12.5 or -1e-3, without units\n"
            "4:11: warning: the column 'b' has gaps; it gives no motion and no force; fill it to use it");
        row("infinity", top + "0\t-inf\t2\n",
            "4:3: warning: the column 'a' has gaps; it gives no motion and no force; fill it to use it");
        row("no time", top + "0\t1\t2\nnan\t1\t2\n",
            "5:1: error: expected a number, found 'nan'; a time has to be a number");
        row("a marker file", "PathFileType\t4\t(X/Y/Z)\ta.trc\nDataRate\n",
            "1:1: error: this is a marker file (.trc): places of markers, not coordinates over time; let OpenSim find the "
            "coordinates from it, and take the .mot or .sto that it writes",
            "a.trc");
        row("tabs in CSV", "time\ta\n0\t1\n",
            "1:1: error: expected the column 'time', found 'time?a'; the columns are separated by tabs: separate them with "
            "commas",
            "a.csv");
        row("the degree sign of Windows", "time,a (\xb0)\n0,1\n",
            "1:9: error: here is the degree sign of Windows-1252, which is no UTF-8 text; save the file as UTF-8 text; a "
            "spreadsheet calls it 'CSV UTF-8'",
            "a.csv");
        row("a number too large", top + "0\t1\t2e308\n",
            "4:5: error: the number 2e308 is too large; every number must be finite");
        row("equal times", top + "0\t1\t2\n0.5\t1\t2\n0.5\t1\t2\n",
            "6:1: warning: the time 0.5 stands twice; the later of the two rows counts, here and below");
        row("falling times", top + "0\t1\t2\n  1\t1\t2\n 0.5\t1\t2\n",
            "6:2: error: the time 0.5 comes after the time 1; times must rise from row to row");
        row("a time that is none", top + "0\t1\t2\nx\t1\t2\n0\t1\t2\n",
            "5:1: error: expected a number, found 'x'; write it as in 12.5 or -1e-3, without units\n"
            "6:1: warning: the time 0 stands twice; the later of the two rows counts, here and below");
        row("another unit", "walk\ninDegrees=maybe\nendheader\ntime\ta\n0\t1\n",
            "2:1: error: expected inDegrees=yes or inDegrees=no, found 'maybe'; "
            "yes: angles are in degrees; no: in radians");
        row("cells of three numbers", "walk\nDataType=Vec3\nendheader\ntime\ta\n0\t1,2,3\n",
            "2:1: error: the cells are of type 'Vec3', not single numbers; give each number a column of its own\n"
            "5:3: error: expected a number, found '1,2,3'; write it as in 12.5 or -1e-3, without units");
        row("counts that are others", "walk\nnRows=3\nnColumns=2\nendheader\ntime\ta\tb\n0\t1\t2\n",
            "2:1: warning: the header states another number of rows: the file has 1 row; the file may have been cut "
            "off or "
            "edited\n"
            "3:1: warning: the header states another number of columns: the file has 3 columns; the file may have been "
            "cut "
            "off or edited");
        row("a count on the first line", "nRows=3\nendheader\ntime\ta\n0\t1\n",
            "1:1: warning: the header states another number of rows: the file has 1 row; the file may have been cut "
            "off or "
            "edited");
        row("a count that is none", "walk\nnRows=many\nendheader\ntime\ta\n0\t1\n",
            "2:1: warning: the header states another number of rows: the file has 1 row; the file may have been cut "
            "off or "
            "edited");
        row("a byte that is no text", top + "0\t\xff\t2\n",
            "4:3: error: here is a byte that is no UTF-8 text; save the file as UTF-8 text; a spreadsheet calls it 'CSV "
            "UTF-8'");
        row("after letters of several bytes", head + "time\t\xc3\xa4\xc3\xb6\tb\tb\n0\t1\t2\t3\n",
            "3:11: warning: the column 'b' stands twice; they are named 'b (1)' and so on; rename one of them to use it by "
            "its name");
        row("several at once", top + "0\ta\t2\n1\t1\n0\tb\t3\n",
            "4:3: error: expected a number, found 'a'; write it as in 12.5 or -1e-3, without units\n"
            "5:1: error: the row has 2 cells, the table 3 columns; give a number for each column\n"
            "6:1: error: the time 0 comes after the time 1; times must rise from row to row\n"
            "6:3: error: expected a number, found 'b'; write it as in 12.5 or -1e-3, without units");
        row("a long word", top + "0\t" + std::string(100, 'x') + "\t2\n",
            "4:3: error: expected a number, found 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...'; write it as in 12.5 "
            "or "
            "-1e-3, without units");
        row("CSV without time", "frame,a\n0,1\n",
            "1:1: error: expected the column 'time', found 'frame'; such as 'time', a tab, 'knee_angle', and below it "
            "rows "
            "of numbers",
            "a.csv");
        row("CSV in another unit", "time (ms),a\n0,1\n",
            "1:1: error: expected the column 'time', found 'time (ms)'; such as 'time', a tab, 'knee_angle', and below "
            "it "
            "rows of numbers",
            "a.csv");
        row("CSV with a gap", "time,a,b\n0, ,1\n",
            "2:4: warning: the column 'a' has gaps; it gives no motion and no force; fill it to use it", "a.csv");
        row("CSV with a comma at the end", "time,a\n0,1\n1,2,\n",
            "3:5: error: the row has 3 cells, the table 2 columns; give a number for each column", "a.csv");
        row("CSV with a lonely quote", "time,\"a\n0,1\n",
            "1:6: error: the name has a double quote that is not doubled or not closed; write \"...\" around it, and "
            "\"\" for "
            "one within",
            "a.csv");
        row("CSV with semicolons", "time;a\n0;1\n",
            "1:1: error: expected the column 'time', found 'time;a'; separate the columns with commas, and decimals "
            "with a "
            "full stop",
            "a.csv");
    }

    void malformed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QFETCH(QString, file);
        QCOMPARE(QByteArray::fromStdString(remarksOn(text.toStdString(), file.toStdString())), expected);
        QCOMPARE(read(text.toStdString(), file.toStdString()).ok(), !expected.contains("error: "));
    }

    void errorsAreCountedAfterFifty()
    {
        std::string text = "a\nendheader\ntime\tx\n";
        for (int i = 0; i < 80; ++i)
            text += std::to_string(i) + "\tx\n";
        const auto result = read(text);
        QCOMPARE(result.diagnostics.size(), std::size_t(51));
        QCOMPARE(result.diagnostics.back().message.english(), std::string("30 more remarks are not shown"));
    }

    // A byte changed, taken away or doubled anywhere: a table or errors, never both, and tables hold what they say.
    void spoiledTextsAreReadInPeace()
    {
        const std::string good = written(smallTable(), MotionFormat::Storage);
        std::mt19937 random(7);
        for (int i = 0; i < 5000; ++i) {
            std::string text = good;
            const std::size_t at = random() % text.size();
            const auto kind = random() % 3;
            if (kind == 0)
                text[at] = static_cast<char>(random() % 256);
            else
                kind == 1 ? text.erase(at, 1 + random() % 5) : text.insert(at, 1, text[at]);
            const auto result = read(text, i % 2 == 0 ? "a.mot" : "a.csv");
            QCOMPARE(result.ok(), !hasErrors(result.diagnostics));
            if (result.ok()) {
                QCOMPARE(result.value->values.rows(), Eigen::Index(result.value->times.size()));
                QCOMPARE(result.value->values.cols(), Eigen::Index(result.value->columns.size()));
                QVERIFY(result.value->values.allFinite());
            }
        }
    }

    void files()
    {
        QTemporaryDir folder;
        for (const char* name : {"a.sto", "a.mot", "a.csv", "b.CSV"}) {
            const std::string path = folder.filePath(name).toStdString();
            MotionTable table = smallTable();
            QVERIFY(writeMotionFile(table, path).ok());
            const auto result = readMotionFile(path);
            QVERIFY2(result.ok(), name);
            if (path.ends_with("csv") || path.ends_with("CSV"))
                table.name.clear();
            QVERIFY(*result.value == table);
        }
        const auto remark = [](const auto& result) {
            return result.ok() ? std::string() : result.diagnostics.front().message.english();
        };
        QCOMPARE(remark(readMotionFile(folder.filePath("missing.mot").toStdString())),
                 std::string("there is no such file"));
        QCOMPARE(remark(readMotionFile(folder.path().toStdString())), std::string("this is a folder"));
        QVERIFY(!writeMotionFile(smallTable(), folder.filePath("nowhere/a.sto").toStdString()).ok());
    }
};

SINEW_TEST(TestMotionFile)

}  // namespace tst_motion_file

#include "tst_motion_file.moc"
