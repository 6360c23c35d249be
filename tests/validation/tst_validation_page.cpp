// VALIDATION.md itself: each of its places is filled by a test that exists, and each row made by hand says when, at which
// commit, and whether the code that it validates has changed since. With SINEW_WRITE_PAGE=FOLDER in the environment the
// page is written anew of the results in that folder (tests/validation/write_page).

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <QCryptographicHash>
#include <QDate>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/validation_page.h"

namespace tst_validation_page {

using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

// What the files of folders and single files contain, in ten digits.
QString stateOf(const QStringList& paths)
{
    std::set<fs::path> files;
    for (const QString& path : paths) {
        const fs::path whole = fs::path(SINEW_SOURCE_DIR) / path.trimmed().toStdString();
        if (fs::is_regular_file(whole))
            files.insert(whole);
        else if (fs::is_directory(whole))
            for (const auto& entry : fs::recursive_directory_iterator(whole))
                if (entry.is_regular_file())
                    files.insert(entry.path());
    }
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const fs::path& path : files) {
        QFile file(QString::fromStdString(path.string()));
        if (path.extension() == ".md" || !file.open(QIODevice::ReadOnly))
            continue;
        hash.addData(QByteArray::fromStdString(fs::relative(path, SINEW_SOURCE_DIR).generic_string()));
        hash.addData(file.readAll());
    }
    return hash.result().toHex().left(10);
}

// | what | date | commit | with | code | state | changed since |
struct HandRow {
    QStringList cells;
    bool isWhole() const { return cells.size() == 9; }
    QString mark() const
    {
        const QStringList code = QString(cells[5]).remove('`').split(',');
        return stateOf(code) == cells[6] ? "no" : "yes";
    }
};

std::vector<std::size_t> handRows(const std::vector<std::string>& page)
{
    std::vector<std::size_t> rows;
    bool isInside = false;
    for (std::size_t i = 0; i < page.size(); ++i) {
        if (page[i] == "<!-- by hand -->")
            isInside = true;
        else if (page[i] == "<!-- end -->")
            isInside = false;
        else if (isInside && page[i].starts_with('|') && !page[i].starts_with("| what")
                 && !page[i].starts_with("| ---"))
            rows.push_back(i);
    }
    return rows;
}

HandRow handRow(const std::string& line)
{
    HandRow row;
    for (const QString& cell : QString::fromStdString(line).split('|'))
        row.cells.push_back(cell.trimmed());
    return row;
}

// Where the file of a unit is; empty when there is none.
fs::path sourceOf(const std::string& unit)
{
    for (const char* folder : {"validation", "core", "io", "app", "ui"}) {
        const fs::path file = fs::path(SINEW_SOURCE_DIR) / "tests" / folder / (unit + ".cpp");
        if (fs::exists(file))
            return file;
    }
    return {};
}

class TestValidationPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (const char* folder = std::getenv("SINEW_WRITE_PAGE"))
            write(folder);
        m_page = linesOf(validationPage());
        QVERIFY(!m_page.empty());
    }

    void numbersAreComparedToTheirLastDigit();
    void eachPlaceHasItsTest();
    void rowsMadeByHandSayWhen();

private:
    static void write(const fs::path& results);

    std::vector<std::string> m_page;
};

void TestValidationPage::write(const fs::path& results)
{
    std::vector<std::string> page = linesOf(validationPage()), written;
    for (const std::size_t i : handRows(page)) {
        HandRow row = handRow(page[i]);
        if (row.isWhole()) {
            row.cells[7] = row.mark();
            page[i] = ("| " + row.cells.mid(1, 7).join(" | ") + " |").toStdString();
        }
    }
    static const std::regex begin("<!-- (\\w+): tst_\\w+ -->");
    bool isReplaced = false;
    for (const std::string& line : page) {
        std::smatch match;
        if (line == "<!-- end -->")
            isReplaced = false;
        if (!isReplaced)
            written.push_back(line);
        if (!std::regex_match(line, match, begin))
            continue;
        const std::vector<std::string> result = linesOf(results / (match[1].str() + ".md"));
        written.insert(written.end(), result.begin(), result.end());
        isReplaced = !result.empty();  // what was not computed stays as it was
    }
    std::ofstream file(validationPage());
    for (const std::string& line : written)
        file << line << '\n';
    QVERIFY(bool(file));
}

// The comparison that all tables rest on.
void TestValidationPage::numbersAreComparedToTheirLastDigit()
{
    QVERIFY(saysTheSame("| a | 1.24 | +0.5 |", "| a | 1.25 | +0.5 |"));
    QVERIFY(!saysTheSame("| a | 1.24 |", "| a | 1.26 |"));
    QVERIFY(!saysTheSame("| a | 1.24 |", "| a | -1.24 |"));
    QVERIFY(!saysTheSame("| a | 1.24 |", "| b | 1.24 |"));
    QVERIFY(!saysTheSame("| a | 1.24 |", "| a | 1.24 | 3 |"));
    QVERIFY(saysTheSame("1.2e-05", "1.3e-05") && !saysTheSame("1.2e-05", "1.2e-04"));
    QVERIFY(saysTheSame("453 N", "452 N") && !saysTheSame("453 N", "455 N"));
}

void TestValidationPage::eachPlaceHasItsTest()
{
    std::set<std::string> names;
    const std::vector<PageBlock> blocks = blocksOf(m_page);
    QVERIFY(blocks.size() > 20);
    for (const PageBlock& block : blocks) {
        QVERIFY2(names.insert(block.name).second, block.name.c_str());
        QVERIFY2(!block.lines.empty(), (block.name + " is empty: tests/validation/write_page").c_str());
        QVERIFY2(!sourceOf(block.unit).empty(), block.unit.c_str());
    }
}

void TestValidationPage::rowsMadeByHandSayWhen()
{
    const std::vector<std::size_t> rows = handRows(m_page);
    QVERIFY(!rows.empty());
    for (const std::size_t i : rows) {
        const HandRow row = handRow(m_page[i]);
        QVERIFY2(row.isWhole(), m_page[i].c_str());
        QVERIFY2(QDate::fromString(row.cells[2], "yyyy-MM-dd").isValid(), m_page[i].c_str());
        static const QRegularExpression commit("^[0-9a-f]{8,40}$");
        QVERIFY2(commit.match(row.cells[3]).hasMatch() && !row.cells[4].isEmpty(), m_page[i].c_str());
        if (row.mark() == "yes")
            qInfo("older than the code that it validates: %s (its state is now %s)", qPrintable(row.cells[1]),
                  qPrintable(stateOf(QString(row.cells[5]).remove('`').split(','))));
        QVERIFY2(row.cells[7] == row.mark(),
                 qPrintable("VALIDATION.md is stale: 'changed since' of '" + row.cells[1] + "' is " + row.mark()
                            + "; write it anew: tests/validation/write_page"));
    }
}

}  // namespace

SINEW_TEST(TestValidationPage)

}  // namespace tst_validation_page

#include "tst_validation_page.moc"
