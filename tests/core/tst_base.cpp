#include <QTest>

#include "core/base/diagnostic.h"
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
