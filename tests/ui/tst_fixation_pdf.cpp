// The report of a fixation: what its pages say and where, and the file that is written.

#include <cmath>

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include "core/fixation/standard_fixators.h"
#include "core/io/fixation_file.h"
#include "tests/support/test_registry.h"
#include "ui/report/fixation_inputs.h"
#include "ui/report/fixation_report_pdf.h"

namespace tst_fixation_pdf {

using namespace sinew;

namespace {

const ReportStamp stamp{QDateTime(QDate(2026, 5, 4), QTime(10, 30)), QStringLiteral("Sinew"),
                        QStringLiteral("folder/case.sinew-fixation.json")};

std::vector<CaseAnswer> solved(const Fixation& fixation, const Model* model = nullptr)
{
    std::vector<CaseAnswer> answers;
    for (std::size_t i = 0; i < comparedCount(fixation); ++i) {
        answers.push_back(answerPostures(caseWith(fixation, i), model));
        addEventsAndBands(answers.back());
    }
    return answers;
}

Fixation neckScrews()
{
    Fixation fixation;
    fixation.title = "Neck fracture";
    fixation.fixator.kind = FixatorKind::CannulatedScrews;
    return fixation;
}

// Nothing holds so steep a plane.
Fixation slidingNeck()
{
    Fixation fixation;
    fixation.fracture.pauwels = 1.3;
    return fixation;
}

// The lines of one page, or of all.
QStringList linesOn(const ReportPage& page)
{
    QStringList lines;
    for (const ReportItem& item : page.items) {
        if (item.kind == ReportItem::Kind::Text)
            lines.push_back(item.text);
    }
    return lines;
}

QString allText(const std::vector<ReportPage>& pages)
{
    QStringList lines;
    for (const ReportPage& page : pages)
        lines += linesOn(page);
    return lines.join(QChar(' '));
}

// What is wrong with the places of a page's items; empty when nothing is.
QString misplaced(const ReportPage& page)
{
    constexpr double roundOff = 0.1;  // points, of widths of text
    // Head and foot stand in the margins above and below.
    const QRectF within(reportMargin - roundOff, reportMargin / 2,
                        reportPageSize.width() - 2 * reportMargin + 2 * roundOff,
                        reportPageSize.height() - reportMargin);
    for (std::size_t i = 0; i < page.items.size(); ++i) {
        const ReportItem& item = page.items[i];
        if (!within.contains(item.place))
            return QStringLiteral("outside the margins: ") + item.text;
        if (item.kind != ReportItem::Kind::Text)
            continue;
        if (widthOf(item.text, item.type) > item.place.width() + roundOff)
            return QStringLiteral("too wide: ") + item.text;
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF common = page.items[j].place.intersected(item.place);
            if (page.items[j].kind != ReportItem::Kind::Fill && common.width() > roundOff && common.height() > roundOff)
                return item.text + QStringLiteral(" lies over ") + page.items[j].text;
        }
    }
    return {};
}

// Every page in order: all within the margins, nothing over another, and the words that no page may lack.
void verifyPages(const std::vector<ReportPage>& pages)
{
    QVERIFY(!pages.empty());
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const QString fault = misplaced(pages[i]);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        const QStringList lines = linesOn(pages[i]);
        QVERIFY(lines.contains(QStringLiteral("For research and teaching, not a medical device")));
        QVERIFY(lines.contains(QStringLiteral("page %1 of %2").arg(i + 1).arg(pages.size())));
        QVERIFY(lines.size() > 4);  // no page without content
    }
}

bool hasInk(const ReportPage& page)
{
    QImage image(595, 842, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(1.0 / reportUnits, 1.0 / reportUnits);
    paintPage(painter, page);
    painter.end();
    int dark = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            dark += qGray(image.pixel(x, y)) < 200 ? 1 : 0;
    }
    return dark > 300;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestFixationPdf : public QObject {
    Q_OBJECT

private slots:
    void saysWhatTheAnswerSays()
    {
        const std::vector<CaseAnswer> answers = solved(neckScrews());
        const std::vector<ReportPage> pages = fixationPages(answers, {}, stamp);
        verifyPages(pages);
        for (const ReportPage& page : pages)
            QVERIFY(hasInk(page));
        const QString all = allText(pages);
        const FixationAnswer& worst = answers.front().answers[*answers.front().worst];
        QVERIFY(all.contains(QStringLiteral("Neck fracture")) && all.contains(QStringLiteral("4 May 2026, 10:30")));
        QVERIFY(all.contains(QString::number(std::lround(worst.resultants.compression))));
        QVERIFY(all.contains(QString::number(100 * worst.bearingUse(), 'f', 0)));
        for (const PartAnswer& part : worst.parts)
            QVERIFY2(all.contains(QString::fromStdString(part.name)), part.name.c_str());
        for (const FixationAssumption& assumption : fixationAssumptions())
            QVERIFY2(all.contains(QString::fromStdString(assumption.name.english().substr(1))),
                     assumption.name.english().c_str());
        QVERIFY(!all.contains(QStringLiteral("Constructs compared")));
        QVERIFY(!all.contains(QStringLiteral("nan")) && !all.contains(QStringLiteral("inf ")));
    }

    void whatNobodyEnteredIsAssumed()
    {
        Fixation fixation = neckScrews();
        fixation.person.mass = 61;
        fixation.fracture.pauwels = 1;
        const auto groups = statedGroups(solved(fixation).front());
        int assumed = 0, entered = 0;
        for (const StatedGroup& group : groups) {
            for (const StatedValue& value : group.values) {
                const bool isEntered
                    = value.label == QStringLiteral("Mass") || value.label == QStringLiteral("Pauwels angle");
                const bool isComputed = value.label.startsWith(QStringLiteral("Pauwels angle from"))
                                        || value.label.startsWith(QStringLiteral("Area"))
                                        || value.label == QStringLiteral("Activity");
                QVERIFY2((value.origin == ValueOrigin::Assumed) != (isEntered || isComputed), qPrintable(value.label));
                assumed += value.origin == ValueOrigin::Assumed ? 1 : 0;
                entered += isEntered ? 1 : 0;
            }
        }
        QCOMPARE(entered, 2);
        QVERIFY(assumed > 20);
        QVERIFY(hasUsualBeams(fixation) && hasUsualLoads(fixation));
        fixation.fixator = standardFixator(FixatorKind::CannulatedScrews);
        QVERIFY(hasUsualBeams(fixation));
        fixation.fixator.beams.front().diameter = 0.005;
        QVERIFY(!hasUsualBeams(fixation));
    }

    // The size of the section counts in trochanteric planes only.
    void onlyWhatCountsIsListed()
    {
        const auto lists = [](FractureKind kind) {
            CaseAnswer answer;
            answer.fixation.fracture.kind = kind;
            const auto groups = statedGroups(answer);
            return std::any_of(groups[2].values.begin(), groups[2].values.end(),
                               [](const StatedValue& value) { return value.label == QStringLiteral("Width"); });
        };
        QVERIFY(lists(FractureKind::Intertrochanteric) && lists(FractureKind::ReverseOblique));
        QVERIFY(!lists(FractureKind::Neck) && !lists(FractureKind::Subtrochanteric));
    }

    // Four constructs, 24 loads, names in other letters and far too long.
    void longCasesFit()
    {
        Fixation fixation = neckScrews();
        fixation.title = "Schenkelhalsfraktur, Größe und Überlänge geprüft: перелом шейки бедренной кости, сравнение "
                         "четырёх фиксаторов, zum zweiten Mal und noch einmal ganz ausführlich";
        fixation.note = std::string(300, 'x');
        fixation.fixator = standardFixator(FixatorKind::CannulatedScrews);
        fixation.fixator.beams.front().name = "unterste_und_längste_Schraube_mit_einem_Namen_ohne_jede_Lücke";
        fixation.fixator.beams.back().name = "задний верхний винт";
        for (const FixatorKind kind :
             {FixatorKind::SlidingHipScrew, FixatorKind::BladePlate, FixatorKind::LockingPlate})
            fixation.alternatives.push_back({kind, {}, {}});
        for (int i = 0; i < 24; ++i)
            fixation.loads.push_back(
                {"Haltung Nummer " + std::to_string(i) + " beim sehr langsamen Gehen auf der Treppe",
                 {-0.3, -2.0 - 0.01 * i, 0.5},
                 std::string(i == 0 ? 200 : 5, 'q'),
                 {}});
        QImage view(1600, 1200, QImage::Format_RGB32), section(300, 400, QImage::Format_RGB32);
        view.fill(Qt::gray);
        section.fill(Qt::lightGray);
        const std::vector<ReportPage> pages = fixationPages(solved(fixation), {view, section}, stamp);
        verifyPages(pages);
        const QString all = allText(pages);
        QVERIFY(all.contains(QStringLiteral("задний верхний винт")) && all.contains(QStringLiteral("Größe")));
        QVERIFY(all.contains(QStringLiteral("Constructs compared"))
                && all.contains(QStringLiteral("D: locking plate")));
        QCOMPARE(std::count_if(pages.front().items.begin(), pages.front().items.end(),
                               [](const ReportItem& item) { return item.kind == ReportItem::Kind::Picture; }),
                 2);
    }

    // Reasons in place of figures.
    void aCaseThatCannotBeHeld()
    {
        Fixation fixation = slidingNeck();
        const std::vector<CaseAnswer> answers = solved(fixation);
        QVERIFY(!answers.front().worst);
        const std::vector<ReportPage> pages = fixationPages(answers, {}, stamp);
        verifyPages(pages);
        const QString all = allText(pages);
        QVERIFY(all.contains(QStringLiteral("No posture or load of this case has an answer.")));
        QVERIFY(all.contains(QStringLiteral("cannot be held")));
        QVERIFY(!all.contains(QStringLiteral("Largest gap")) && !all.contains(QStringLiteral("Against limits")));
        // As an alternative: a column of dashes with its reason, and no '='.
        fixation.fixator.kind = FixatorKind::CannulatedScrews;
        fixation.alternatives.push_back({});
        const std::vector<ReportPage> compared = fixationPages(solved(fixation), {}, stamp);
        verifyPages(compared);
        QVERIFY(allText(compared).contains(QStringLiteral("B: no fixator")));
        for (const ReportPage& page : compared)
            QVERIFY(!linesOn(page).contains(QStringLiteral("=")));
    }

    void aCaseWithProblemsSaysThem()
    {
        Fixation fixation = neckScrews();
        fixation.fracture.fromHead = 0.2;
        const std::vector<ReportPage> pages = fixationPages({answerPostures(fixation, nullptr)}, {}, stamp);
        verifyPages(pages);
        QVERIFY(allText(pages).contains(QStringLiteral("This case could not be solved.")));
        QVERIFY(fixationPages({}, {}, stamp).empty());
    }

    // Postures alone have arrived, events and bands have not.
    void whatIsNotComputedIsNotStated()
    {
        const std::vector<ReportPage> pages = fixationPages({answerPostures(neckScrews(), nullptr)}, {}, stamp);
        verifyPages(pages);
        const QString all = allText(pages);
        QVERIFY(all.contains(QStringLiteral("was not computed")) && all.contains(QStringLiteral("Not computed.")));
    }

    void writesAPdfWithFontsAndText()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Größe отчёт.pdf"));
        const std::vector<CaseAnswer> answers = solved(neckScrews());
        const auto fault = writeFixationPdf(answers, {}, stamp, path);
        QVERIFY2(!fault, fault ? fault->message.english().c_str() : "");
        const QByteArray pdf = contentOf(path);
        QVERIFY(pdf.startsWith("%PDF") && pdf.trimmed().endsWith("%%EOF"));
        QCOMPARE(pdf.count("/Type /Page\n"), qsizetype(fixationPages(answers, {}, stamp).size()));
        QVERIFY(pdf.contains("/FontFile2") || pdf.contains("/FontFile3"));
        QVERIFY(pdf.contains("/ToUnicode"));
        QVERIFY(pdf.contains("/MediaBox [0 0 595"));
    }

    void aFileThatCannotBeWrittenIsReported()
    {
        QTemporaryDir folder;
        const std::vector<CaseAnswer> answers = solved(neckScrews());
        const QString path = folder.filePath(QStringLiteral("nowhere/report.pdf"));
        const auto fault = writeFixationPdf(answers, {}, stamp, path);
        QVERIFY(fault && fault->message.english().find("nowhere/report.pdf") != std::string::npos
                && !fault->hint.empty());
        QVERIFY(!QFile::exists(path));
        QVERIFY(writeFixationPdf({}, {}, stamp, folder.filePath(QStringLiteral("empty.pdf"))));
        // A file that is there stays as it was.
        const QString former = folder.filePath(QStringLiteral("former.pdf"));
        QFile file(former);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("before") == 6);
        file.close();
        QVERIFY(writeFixationPdf({}, {}, stamp, former));
        QCOMPARE(contentOf(former), QByteArray("before"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("former.pdf")});
    }
};

SINEW_TEST(TestFixationPdf)

}  // namespace tst_fixation_pdf

#include "tst_fixation_pdf.moc"
