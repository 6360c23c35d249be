#include <QTest>

#include "core/base/diagnostic.h"
#include "core/base/suggest.h"
#include "tests/support/test_registry.h"

using namespace sinew;

class TestBase : public QObject {
    Q_OBJECT

private slots:
    void diagnosticReadsLikeACompilers()
    {
        const Diagnostic d{Severity::Error, "hip.json", 3, 7, "unknown body 'femr'", "did you mean 'femur'?"};
        QCOMPARE(toString(d), std::string("hip.json:3:7: error: unknown body 'femr'; did you mean 'femur'?"));
        QCOMPARE(toString(makeWarning("odd")), std::string("warning: odd"));
        QVERIFY(!hasErrors({makeWarning("odd")}));
        QVERIFY(hasErrors({makeWarning("odd"), makeError("bad")}));
    }

    void suggestionsAreNearOnly()
    {
        const std::vector<std::string> names = {"pelvis", "femur", "tibia"};
        QCOMPARE(suggest("femr", names), std::string("femur"));
        QCOMPARE(suggest("pevlis", names), std::string("pelvis"));  // a swap counts one
        QCOMPARE(suggest("spine", names), std::string());
        QCOMPARE(didYouMean("tibai", names), std::string("did you mean 'tibia'?"));
        QCOMPARE(suggest(std::string(100000, 'x'), names), std::string());
    }
};

SINEW_TEST(TestBase)
#include "tst_base.moc"
