// Each number that README, the help pages and the prose of VALIDATION.md state: claims.txt says where it comes from, a
// result that a test prints (it has to be there, to the digits that are stated) or a kind that claims nothing of ours.

#include <algorithm>
#include <cmath>
#include <map>
#include <regex>
#include <set>

#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/validation_page.h"

namespace tst_page_numbers {

using namespace sinew::test;

namespace {

// Numbers that are no results of ours.
const std::set<std::string> kinds = {
    "citation",    // of the literature: years, pages, what it measured or computed
    "definition",  // what a thing is: how many parts, which exit code, an assumed input
    "version",     // of a program, a language, a licence
    "example",     // what a person may type
};

std::string withoutPattern(const std::string& text, const char* pattern, const char* instead = " ")
{
    return std::regex_replace(text, std::regex(pattern), instead);
}

// The prose of a page in one line: without code, links, comments, numbers of lists and what tests have printed.
std::string proseOf(const std::string& page)
{
    std::string text;
    bool isPrinted = false;
    for (std::string line : linesOf(std::filesystem::path(SINEW_SOURCE_DIR) / page)) {
        static const std::regex begin("<!-- (\\w+: tst_\\w+|by hand) -->");
        if (std::regex_match(line, begin))
            isPrinted = true;
        if (line == "<!-- end -->")
            isPrinted = false;
        if (isPrinted || line.starts_with("    "))
            continue;
        text += ' ' + withoutPattern(line, "^ *\\d+\\. ");
    }
    text = withoutPattern(text, "`[^`]*`");
    text = withoutPattern(text, "\\]\\([^)]*\\)");
    text = withoutPattern(text, "<!--[^>]*-->");
    text = withoutPattern(text, " +");
    return withoutPattern(text, "(\\d) (\\d{3})\\b", "$1$2");  // 200 160
}

struct Claim {
    std::string phrase, source;
};

std::map<std::string, std::vector<Claim>> claims()
{
    std::map<std::string, std::vector<Claim>> all;
    std::string page;
    for (const std::string& line : linesOf(std::filesystem::path(SINEW_SOURCE_DIR) / "tests/validation/claims.txt")) {
        if (line.empty() || line.starts_with('#'))
            continue;
        const std::size_t equals = line.rfind(" = ");
        if (equals == std::string::npos)
            page = line;
        else
            all[page].push_back(
                {withoutPattern(line.substr(0, equals), "(\\d) (\\d{3})\\b", "$1$2"), line.substr(equals + 3)});
    }
    return all;
}

// The numbers that a source prints: a place of VALIDATION.md, a page that is printed whole, or the cases that a test states.
std::vector<PrintedNumber> printedBy(const std::string& source)
{
    std::vector<std::string> lines;
    for (const PageBlock& block : blocksOf(linesOf(validationPage()))) {
        if (block.name == source)
            lines = block.lines;
    }
    if (source.ends_with(".md") || source.ends_with(".cpp"))
        lines = linesOf(std::filesystem::path(SINEW_SOURCE_DIR) / source);
    std::vector<PrintedNumber> numbers;
    for (std::string line : lines) {
        for (const PrintedNumber& number : takeNumbers(line))
            numbers.push_back(number);
    }
    return numbers;
}

class TestPageNumbers : public QObject {
    Q_OBJECT

private slots:
    void eachNumberHasItsSource_data();
    void eachNumberHasItsSource();
};

void TestPageNumbers::eachNumberHasItsSource_data()
{
    QTest::addColumn<QString>("page");
    for (const char* page :
         {"README.md", "VALIDATION.md", "resources/help/getting-started.md", "resources/help/order-law.md"})
        QTest::newRow(page) << page;
}

void TestPageNumbers::eachNumberHasItsSource()
{
    QFETCH(QString, page);
    const std::string text = proseOf(page.toStdString());
    QVERIFY(!text.empty());
    std::vector<bool> known(text.size(), false);
    const std::vector<Claim> stated = claims()[page.toStdString()];
    for (const Claim& claim : stated) {
        std::size_t at = text.find(claim.phrase);
        QVERIFY2(at != std::string::npos, (claim.phrase + ": is not on the page any more").c_str());
        for (; at != std::string::npos; at = text.find(claim.phrase, at + 1))
            std::fill_n(known.begin() + std::ptrdiff_t(at), claim.phrase.size(), true);
        if (kinds.contains(claim.source))
            continue;
        if (claim.phrase.starts_with('|') && claim.source.ends_with(".md")) {  // a row of a table is there as a whole
            const std::vector<std::string> rows = linesOf(std::filesystem::path(SINEW_SOURCE_DIR) / claim.source);
            QVERIFY2(std::ranges::find(rows, claim.phrase) != rows.end(), claim.phrase.c_str());
            continue;
        }
        const std::vector<PrintedNumber> printed = printedBy(claim.source);
        QVERIFY2(!printed.empty(), (claim.source + " prints nothing").c_str());
        std::string phrase = claim.phrase;
        for (const PrintedNumber& number : takeNumbers(phrase)) {
            // As it is printed, or rounded.
            const bool isPrinted = std::ranges::any_of(printed, [&](const PrintedNumber& it) {
                return std::abs(it.value - number.value) <= 0.5001 * number.lastDigit
                       && it.lastDigit <= 1.001 * number.lastDigit;
            });
            QVERIFY2(isPrinted,
                     (claim.source + " does not print " + number.text + " of '" + claim.phrase + "'").c_str());
        }
    }
    static const std::regex digits("\\d+(\\.\\d+)?");
    for (auto it = std::sregex_iterator(text.begin(), text.end(), digits); it != std::sregex_iterator(); ++it) {
        const auto at = static_cast<std::size_t>(it->position());
        QVERIFY2(known[at], ("claims.txt does not say where " + it->str() + " comes from: ..."
                             + text.substr(at < 50 ? 0 : at - 50, 100))
                                .c_str());
    }
}

}  // namespace

SINEW_TEST(TestPageNumbers)

}  // namespace tst_page_numbers

#include "tst_page_numbers.moc"
