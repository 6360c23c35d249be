#include <filesystem>
#include <sstream>

#include <QTest>

#include "core/document/comparison.h"
#include "core/document/verbs.h"
#include "core/io/model_file.h"
#include "core/io/scenario_file.h"
#include "tests/support/test_registry.h"

using namespace sinew;

namespace {

Model hip()
{
    return *readModelFile(std::string(SINEW_RESOURCE_DIR) + "/models/hip.sinew.json").value;
}

template <class T>
QStringList wordsOf(const T& before, const T& after)
{
    QStringList words;
    for (const Difference& difference : differences(before, after))
        words.append(QString::fromStdString(inWords(difference)));
    return words;
}

}  // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void sameIsNoDifference();
    void eachKindIsFound();
    void orderIsToTheWhole();
    void oneLineForEachObject();
    void motions();
};

void TestComparison::sameIsNoDifference()
{
    QVERIFY(differences(hip(), hip()).empty());
    QVERIFY(differences(Model{}, Model{}).empty());
}

void TestComparison::eachKindIsFound()
{
    const Model before = hip();
    Model after = before;
    after.bodyWeight += 1;
    after.gravity *= 2;
    const std::string renamed = after.links[3].name, gone = after.links[5].name, changed = after.links[0].name;
    after.links[0].damping = 12;
    after.links[0].path.pop_back();
    after.links[3].name = "psoas, anew";
    after.links.erase(after.links.begin() + 5);
    after.nodes.push_back({});
    after.nodes.back().name = "knot";
    const auto quoted = [](const std::string& name) { return "'" + QString::fromStdString(name) + "'"; };
    QCOMPARE(wordsOf(before, after), (QStringList{"model changed: body weight, gravity", "node 'knot' added",
                                                  "link " + quoted(changed) + " changed: path, damping",
                                                  "link " + quoted(renamed) + " renamed to 'psoas, anew'",
                                                  "link " + quoted(gone) + " removed"}));
    // Backwards it is the opposite.
    QVERIFY(wordsOf(after, before).contains("link " + quoted(gone) + " added"));
    QVERIFY(wordsOf(after, before).contains("node 'knot' removed"));
    QVERIFY(wordsOf(after, before).contains("link 'psoas, anew' renamed to " + quoted(renamed)));
    const std::vector<Difference> found = differences(before, after);
    QCOMPARE(found[2].place, (Place{"links", changed}));
}

void TestComparison::orderIsToTheWhole()
{
    const Model before = hip();
    Model after = before;
    std::swap(after.links[1], after.links[2]);
    QCOMPARE(wordsOf(before, after), QStringList{"model changed: order of links"});
}

// Whatever differs is told of, on random models too: one that is changed in any object has differences.
void TestComparison::oneLineForEachObject()
{
    const Model before = hip();
    Model after = before;
    for (Link& link : after.links)
        link.damping += 1;
    QCOMPARE(differences(before, after).size(), before.links.size());
    after = before;
    after.links.clear();
    after.activities.clear();
    QCOMPARE(differences(before, after).size(), before.links.size() + before.activities.size());
}

void TestComparison::motions()
{
    const std::string file = std::string(SINEW_RESOURCE_DIR) + "/scenarios/jump.sinew-scenario.json";
    const Scenario before = readScenarioFile(file).value->scenario;
    Scenario after = before;
    after.options.duration += 1;
    after.stages[0].note = "slower";
    after.stages.push_back(after.stages[1]);
    after.stages.back().name = "once more";
    after.start.push_back({});
    QCOMPARE(wordsOf(before, after),
             (QStringList{"scenario changed: start, options",
                          "stage '" + QString::fromStdString(before.stages[0].name) + "' changed: note",
                          "stage 'once more' added"}));
}

SINEW_TEST(TestComparison)
#include "tst_comparison.moc"
