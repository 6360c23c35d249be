#include <QTest>

#include "core/statics/criteria_comparison.h"
#include "core/statics/criterion.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_criterion {

using namespace sinew;

class TestCriterion : public QObject {
    Q_OBJECT

private slots:
    void wordsComeBack_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"stiffness", "linear", "quadratic", "cubic", "power:4.5", "minmax", "cubic/volume", "minmax/strength",
              "quadratic/compliance", "power:1.5/equal", "linear/area", "power:1.0123456789", "power:2.0000000001"})
            QTest::newRow(text) << text;
    }

    void wordsComeBack()
    {
        QFETCH(QString, text);
        const Result<Criterion> criterion = criterionFromText(text.toStdString());
        QVERIFY(criterion.ok());
        QCOMPARE(QString::fromStdString(textOf(*criterion.value)), text);
    }

    // What stands in the table is known to all words.
    void everyEntryHasItsWords()
    {
        for (const CriterionEntry& entry : criterionEntries()) {
            const Criterion criterion = criterionOf(entry.kind, Weighting::Automatic, 4.5);
            QVERIFY2(kindOf(criterion) == entry.kind, entry.word);
            QVERIFY2(*criterionFromText(textOf(criterion)).value == criterion, entry.word);
            QVERIFY2(nameOf(criterion).starts_with(entry.name), entry.word);
            QVERIFY2(criterionWords().find(entry.word) != std::string::npos, entry.word);
        }
        for (const WeightingEntry& entry : weightingEntries()) {
            const Criterion criterion{Sharing::MinMax, 2, entry.weighting};
            QVERIFY2(*criterionFromText(textOf(criterion)).value == criterion, entry.word);
        }
    }

    void otherWordsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "stif", "power", "power:", "power:0.5", "power:1.001", "power:101", "power:2x",
                                 "power:nan", "cubic/", "cubic/weight", "stiffness/area"})
            QTest::newRow(text) << text;
    }

    void otherWordsAreRefused()
    {
        QFETCH(QString, text);
        const Result<Criterion> criterion = criterionFromText(text.toStdString());
        QVERIFY(!criterion.ok());
        QVERIFY(!criterion.diagnostics.front().hint.empty());
    }

    void whatALinkLacksIsNamed()
    {
        const Mechanism strands = test::compiled(test::shippedModel("two_links_five_strands"));  // stiffnesses only
        for (const char* text : {"cubic/area", "minmax/volume", "quadratic/strength"}) {
            const Result<CriterionWeights> weights = makeWeights(*criterionFromText(text).value, strands);
            QVERIFY(!weights.ok());
            QVERIFY(weights.diagnostics.front().message.english().find("'" + strands.linkNames.front() + "'")
                    != std::string::npos);
        }
        const Result<CriterionWeights> automatic = makeWeights(*criterionFromText("cubic").value, strands);
        QCOMPARE(automatic.value->measure, Eigen::VectorXd::Ones(5).eval());
    }

    // The condition under which an optimality criterion says what mechanics says.
    void squaresWeightedByComplianceAreTheCompleteSystem()
    {
        const Model model = test::shippedModel("hip");
        const Mechanism mechanism = test::compiled(model);
        const Situation situation = makeSituation(model, &model.activities.front());
        std::vector<Criterion> criteria;
        for (const char* text : {"stiffness", "quadratic/compliance", "quadratic", "cubic/compliance"})
            criteria.push_back(*criterionFromText(text).value);
        const auto results = compareCriteria(mechanism, situation, criteria);
        QVERIFY(results[0].isCompleteSystem && results[1].isCompleteSystem);
        QVERIFY(!results[2].isCompleteSystem && !results[3].isCompleteSystem);
        const Eigen::VectorXd& forces = results[0].solution.forces;
        // Two solves of one system in other units: a few units in the last place of the largest force.
        SINEW_COMPARE_NEAR(results[1].solution.forces, forces, {.abs = 1e-12 * forces.maxCoeff()});
        QVERIFY((results[2].solution.forces - forces).cwiseAbs().maxCoeff() > 1e-3 * forces.maxCoeff());
        Situation shortened = situation;
        shortened.shortenings[0] = 1e-3;
        QVERIFY(!compareCriteria(mechanism, shortened, criteria)[1].isCompleteSystem);
    }

    // Springs give way in the complete system and are loads under a criterion, with links or without any: comparing
    // once ended in an assertion.
    void springsAreNotSharedByACriterion()
    {
        const std::vector<Criterion> criteria = {{}, *criterionFromText("quadratic/compliance").value};
        Model model = test::shippedModel("hip");
        for (Coordinate& coordinate : model.coordinates)
            coordinate.resistance.spring = Spring{.rest = 0.1, .stiffness = 50};
        for (const bool hasLinks : {true, false}) {
            if (!hasLinks)
                model.links.clear();
            const Situation situation = makeSituation(model, &model.activities.front());
            const auto results = compareCriteria(test::compiled(model), situation, criteria);
            QVERIFY(results[0].isCompleteSystem);
            QVERIFY(!results[1].isCompleteSystem);
        }
    }
};

SINEW_TEST(TestCriterion)

}  // namespace tst_criterion

#include "tst_criterion.moc"
