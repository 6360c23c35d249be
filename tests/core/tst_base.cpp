#include <limits>

#include <QTest>

#include "core/base/constants.h"
#include "core/base/diagnostic.h"
#include "core/base/number_words.h"
#include "core/base/suggest.h"
#include "tests/support/test_registry.h"

namespace tst_base {

using namespace sinew;

class TestBase : public QObject {
    Q_OBJECT

private slots:
    void diagnosticReadsLikeACompilers()
    {
        const Diagnostic d{Severity::Error,
                           "hip.json",
                           3,
                           7,
                           sentence("unknown body '%1'", std::string("femr")),
                           sentence("did you mean '%1'?", std::string("femur"))};
        QCOMPARE(toString(d), std::string("hip.json:3:7: error: unknown body 'femr'; did you mean 'femur'?"));
        QCOMPARE(toString(makeWarning(sentence("odd"))), std::string("warning: odd"));
        QVERIFY(!hasErrors({makeWarning(sentence("odd"))}));
        QVERIFY(hasErrors({makeWarning(sentence("odd")), makeError(sentence("bad"))}));
    }

    void numbersInSentences()
    {
        QCOMPARE(inWords(0.25), std::string("0.25"));
        QCOMPARE(inWords(3e-9), std::string("3e-09"));
        QCOMPARE(withDigits(1234567, 3), std::string("1.23e+06"));
        QCOMPARE(withDigits(-0.00012345, 2), std::string("-0.00012"));
        QCOMPARE(withDecimals(0.1, 2), std::string("0.10"));
        QCOMPARE(withDecimals(-0.001, 2), std::string("0.00"));
        QCOMPARE(withDecimals(-0.0, 1), std::string("0.0"));
        QCOMPARE(withDecimals(-0.5, 1), std::string("-0.5"));
        QCOMPARE(withDecimals(-std::numeric_limits<double>::infinity(), 1), std::string("-inf"));
        QCOMPARE(withDecimals(std::numeric_limits<double>::max(), 3).size(), std::size_t(309 + 4));
        QCOMPARE(millimetresInWords(-0.00001).english(), std::string("0.0 mm"));
        QCOMPARE(amountInWords(pi, true).english(), std::string("180 degrees"));
    }

    void suggestionsAreNearOnly()
    {
        const std::vector<std::string> names = {"pelvis", "femur", "tibia"};
        QCOMPARE(suggest("femr", names), std::string("femur"));
        QCOMPARE(suggest("pevlis", names), std::string("pelvis"));  // a swap counts one
        QCOMPARE(suggest("spine", names), std::string());
        QCOMPARE(didYouMean("tibai", names).english(), std::string("did you mean 'tibia'?"));
        QCOMPARE(suggest(std::string(100000, 'x'), names), std::string());
    }
};

SINEW_TEST(TestBase)

}  // namespace tst_base

#include "tst_base.moc"
