// Steps that are offered where nothing holds the fragments: each is a case that can be built, and adding metal holds.

#include <algorithm>

#include <QTest>

#include "core/fixation/case_answer.h"
#include "core/fixation/standard_fixators.h"
#include "core/model/usual_fracture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/fixation/ways_out.h"

namespace tst_ways_out {

using namespace sinew;

class TestWaysOut : public QObject {
    Q_OBJECT

private slots:
    void withoutAFixatorOneIsPutIn_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("text");
        QTest::newRow("neck") << int(FractureKind::Neck) << "Put in three screws";
        QTest::newRow("subtrochanteric") << int(FractureKind::Subtrochanteric) << "Put in a nail";
    }

    void withoutAFixatorOneIsPutIn()
    {
        QFETCH(int, kind);
        QFETCH(QString, text);
        Fixation fixation;
        fixation.fracture = usualFracture(static_cast<FractureKind>(kind));
        const std::vector<WayOut> ways = waysOut(fixation, fixation.femur);
        QCOMPARE(ways.front().text, text);
        const CaseAnswer answer = answerPostures(ways.front().edited, nullptr);
        QVERIFY(answer.isSound() && answer.worst);
        // Less load is no way out without preload: all grows with it.
        QVERIFY(std::ranges::none_of(ways, [](const WayOut& way) { return way.text == "Half the load"; }));
    }

    void eachIsACaseThatCanBeBuilt()
    {
        Fixation fixation;
        fixation.fixator.kind = FixatorKind::CannulatedScrews;
        const std::vector<WayOut> ways = waysOut(fixation, fixation.femur);
        QCOMPARE(ways.size(), std::size_t(3));
        for (const WayOut& way : ways)
            QVERIFY2(constructProblems(way.edited).empty(), qPrintable(way.text));
        fixation.bone.friction = 0.65;
        fixation.weightBearing = 0.25;
        QCOMPARE(waysOut(fixation, fixation.femur).size(), std::size_t(1));
    }
};

SINEW_TEST(TestWaysOut)

}  // namespace tst_ways_out

#include "tst_ways_out.moc"
