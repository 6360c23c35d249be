// The page about the format of files, made from the descriptions.

#include <QTest>

#include "core/schema/format_page.h"
#include "core/schema/scenario_schema.h"
#include "core/schema/walk.h"
#include "tests/support/test_registry.h"

namespace tst_format_page {

using namespace sinew;

class TestFormatPage : public QObject {
    Q_OBJECT

private slots:
    // A field that is added stands on the page.
    void everyKeyOfEveryObjectIsThere()
    {
        const QString page = QString::fromStdString(formatPage());
        const auto hasKeys = [&]<class T>(std::type_identity<T>) {
            forEachField<T>([&](const auto& field) {
                constexpr bool isWritten = !isInlined<std::remove_cvref_t<decltype(field.meaning)>>;
                if (isWritten && std::string(field.key) != "direction" && std::string(field.key) != "function"
                    && std::string(field.key) != "value")
                    QVERIFY2(page.contains(QStringLiteral("`%1`").arg(field.key)), field.key);
            });
        };
        hasKeys(std::type_identity<Model>{});
        hasKeys(std::type_identity<Body>{});
        hasKeys(std::type_identity<Coordinate>{});
        hasKeys(std::type_identity<Spring>{});
        hasKeys(std::type_identity<Joint>{});
        hasKeys(std::type_identity<Axis>{});
        hasKeys(std::type_identity<AxisTerm>{});
        hasKeys(std::type_identity<Segment>{});
        hasKeys(std::type_identity<HeavyRod>{});
        hasKeys(std::type_identity<Closure>{});
        hasKeys(std::type_identity<Link>{});
        hasKeys(std::type_identity<MaterialStiffness>{});
        hasKeys(std::type_identity<ContactFriction>{});
        hasKeys(std::type_identity<ActivityStep>{});
        hasKeys(std::type_identity<ReferenceRange>{});
        hasKeys(std::type_identity<Scenario>{});
        hasKeys(std::type_identity<Stage>{});
        hasKeys(std::type_identity<GivenPair>{});
        hasKeys(std::type_identity<CharacteristicPoint>{});
    }

    void unitsBoundsAndWordsAreThere()
    {
        const std::string page = formatPage();
        for (const char* part : {"| `damping` | number, N s/m, at least 0; 0 |", "`\"tension\"` (usual)",
                                 "| **`path`** | list of", "| `skew` | number, at least -1, at most 1; 0 |", "## Link",
                                 "## Scenarios", "| `neck_shaft_angle` | number, deg, at least 90, at most 170; 130 |"})
            QVERIFY2(page.find(part) != std::string::npos, part);
    }
};

SINEW_TEST(TestFormatPage)

}  // namespace tst_format_page

#include "tst_format_page.moc"
