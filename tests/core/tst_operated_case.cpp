// A case with an osteotomy: what of it is refused or remarked, and how it stands beside the case before it.

#include <cmath>
#include <sstream>

#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/case_answer.h"
#include "core/io/model_file.h"
#include "core/report/fixation_report.h"
#include "tests/support/test_registry.h"

namespace tst_operated_case {

using namespace sinew;

namespace {

}  // namespace

class TestOperatedCase : public QObject {
    Q_OBJECT

private slots:
    // A cut that changes nothing.
    void anIdleCutChangesNothing()
    {
        Fixation it;
        it.fixator.kind = FixatorKind::CannulatedScrews;
        const CaseAnswer before = answerPostures(it, nullptr);
        it.osteotomy.emplace();
        const CaseAnswer after = answerPostures(it, nullptr);
        QVERIFY(after.isSound());
        QVERIFY(!before.answers.empty());
        QCOMPARE(after.answers.size(), before.answers.size());
        for (std::size_t i = 0; i < before.answers.size(); ++i) {
            QVERIFY(std::abs(before.answers[i].varus - after.answers[i].varus) < 1e-12);
            QVERIFY(std::abs(before.answers[i].resultants.shearDown - after.answers[i].resultants.shearDown) < 1e-9);
        }
    }

    void whatIsNotModelledIsRefused_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("words");
        QTest::newRow("below the cut") << "osteotomy/below"
                                       << "above the cut";
        QTest::newRow("nail") << "fixator/beams/0"
                              << "straight nail";
        QTest::newRow("screw across both") << "fixator/beams"
                                           << "cross the cut";
        QTest::newRow("too steep") << "osteotomy/valgus"
                                   << "still point upwards";
        QTest::newRow("too far") << "osteotomy/medialisation"
                                 << "stay under";
        QTest::newRow("no number") << "osteotomy/below"
                                   << "150 mm";
    }
    void whatIsNotModelledIsRefused()
    {
        QFETCH(QString, place);
        QFETCH(QString, words);
        Fixation it;
        it.fixator.kind = FixatorKind::CannulatedScrews;
        it.osteotomy = Osteotomy{.valgus = 15 * degree};
        const QString row = QTest::currentDataTag();
        if (row == "below the cut")
            it.fracture = usualPlane(FractureKind::Subtrochanteric, it.femur);
        if (row == "nail")
            it.fixator.kind = FixatorKind::Nail;
        if (row == "screw across both")
            it.osteotomy->below = 0;
        if (row == "too steep")
            it.osteotomy->valgus = 50 * degree;
        if (row == "too far")
            it.osteotomy->medialisation = 0.05;
        if (row == "no number")
            it.osteotomy->below = std::nan("");
        const std::vector<ModelProblem> problems = buildConstruct(it).problems;
        QVERIFY(!problems.empty());
        QVERIFY2(QString::fromStdString(problems[0].path).startsWith(place), problems[0].path.c_str());
        QVERIFY2(QString::fromStdString(problems[0].diagnostic.message.english()).contains(words),
                 problems[0].diagnostic.message.english().c_str());
    }

    // A plate goes across both: the cut is not a second fracture, and the answer says so.
    void aPlateAcrossTheCutIsRemarked()
    {
        Fixation it;
        it.fixator.kind = FixatorKind::SlidingHipScrew;
        it.osteotomy = Osteotomy{.valgus = 15 * degree};
        const Construct construct = buildConstruct(it);
        QVERIFY(construct.isSound());
        const auto says = [&](const char* words) {
            return std::ranges::any_of(construct.remarks, [&](const Sentence& each) {
                return each.english().find(words) != std::string::npos;
            });
        };
        QVERIFY(says("counts as healed"));
        QVERIFY(says("spans the cut"));
        QVERIFY(says("axes of the shaft below the cut"));
    }

    // Before stands beside after, by the path of alternatives.
    void beforeStandsBesideAfter()
    {
        const Model model = *readModelFile(SINEW_RESOURCE_DIR "/models/hip.sinew.json").value;
        Fixation it;
        it.name = "case";
        it.activity = "one_legged_stance";
        it.fixator.kind = FixatorKind::CannulatedScrews;
        it.alternatives.emplace_back().kind = FixatorKind::BladePlate;
        it.osteotomy = Osteotomy{.valgus = 20 * degree};
        QCOMPARE(comparedCount(it), std::size_t(3));
        std::vector<FixationReport> reports;
        for (std::size_t i = 0; i < comparedCount(it); ++i) {
            reports.push_back({"case.json", answerPostures(caseWith(it, i), &model)});
            QVERIFY(reports.back().solved.isSound());
            addEventsAndBands(reports.back().solved);
        }
        QVERIFY(reports[1].solved.fixation.osteotomy && !reports[2].solved.fixation.osteotomy);
        QCOMPARE(comparedTitles(reports),
                 (std::vector<std::string>{"cannulated screws, inverted triangle", "blade plate",
                                           "cannulated screws, inverted triangle, before the osteotomy"}));
        std::ostringstream text;
        writeComparisonText(reports, text);
        for (const char* row : {"neck-shaft angle, deg", "Pauwels angle, deg", "hip force, BW", "lever arm"})
            QVERIFY2(text.str().find(row) != std::string::npos, row);
        QVERIFY(text.str().find("another person") == std::string::npos);
        std::ostringstream json;
        writeJson(fixationJson(reports), json);
        QVERIFY(json.str().find("\"abductor_arm_m\"") != std::string::npos);
        it.osteotomy.reset();
        QCOMPARE(comparedCount(it), std::size_t(2));
    }
};

SINEW_TEST(TestOperatedCase)

}  // namespace tst_operated_case

#include "tst_operated_case.moc"
