// Ids, places and lists of the objects of a model.

#include <algorithm>

#include <QTest>

#include "core/document/object_lists.h"
#include "core/document/object_place.h"
#include "core/schema/model_schema.h"
#include "tests/support/test_registry.h"

namespace tst_object_lists {

using namespace sinew;

class TestObjectLists : public QObject {
    Q_OBJECT

private slots:
    // A list that is added to the model needs no ObjectKind: its objects were those of the model itself.
    void everyListOfTheModelHasIds()
    {
        int count = 0;
        forEachField<Model>([&](const auto& field) {
            forEachList(usual<Model>().*field.member, [&](const auto&) {
                ++count;
                const Place place{field.key, "x"};
                const ObjectId id = objectIn(field.key, "x");
                QVERIFY2(!id.isNull(), field.key);
                QCOMPARE(listOf(id), std::string(field.key));
                QVERIFY2(!nounOf(id).empty(), field.key);
                QVERIFY(placeOf(id) == place);
                const ObjectAt found = objectAt({field.key, "x", "part", "1"});
                QVERIFY(found.id == id);
                QVERIFY((found.part == Place{"part", "1"}));
            });
        });
        QVERIFY(count > 10);
        QVERIFY(objectIn("nowhere", "x").isNull());
        QVERIFY(listOf({ObjectKind::Model, {}}).empty());
    }

    void sourcesAreFoundByTheDescriptionAlone()
    {
        Model model;
        model.sources = {{"Someone 2000", "A book"}, {"Someone 2001", ""}};
        const std::vector<OtherList>& others = otherLists();
        const auto sources = std::find_if(others.begin(), others.end(),
                                          [](const auto& it) { return it.key == std::string("sources"); });
        QVERIFY(sources != others.end());
        QCOMPARE(std::string(sources->noun), std::string("source"));
        QCOMPARE(sources->label, std::string("Sources"));
        QCOMPARE(namesIn(model, "sources"), (std::vector<std::string>{"Someone 2000", "Someone 2001"}));
        QCOMPARE(remarksAt(model, {"sources", "Someone 2000"}), std::string("A book"));
        QVERIFY(namesIn(model, "nowhere").empty());
    }
};

SINEW_TEST(TestObjectLists)

}  // namespace tst_object_lists

#include "tst_object_lists.moc"
