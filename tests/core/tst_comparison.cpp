#include <filesystem>
#include <numbers>
#include <sstream>

#include <QTest>

#include "core/document/comparison.h"
#include "core/document/verbs.h"
#include "core/io/model_file.h"
#include "core/io/scenario_file.h"
#include "tests/support/test_registry.h"

namespace tst_comparison {

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
        words.append(QString::fromStdString(inWords(difference).english()));
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
    void fixations();
    void manyValuesAreCounted();
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
    const QString path = QString::asprintf("path %zu to %zu", before.links[0].path.size(), after.links[0].path.size());
    QCOMPARE(wordsOf(before, after),
             (QStringList{
                 "model changed: body weight 735 N to 736 N; "
                 "gravity (0, -9.80665, 0) m/s\u00b2 to (0, -19.6133, 0) m/s\u00b2",
                 "node 'knot' added", "link " + quoted(changed) + " changed: " + path + "; damping 0 N s/m to 12 N s/m",
                 "link " + quoted(renamed) + " renamed to 'psoas, anew'", "link " + quoted(gone) + " removed"}));
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
             (QStringList{"scenario changed: start 0 to 1; options, Duration 1.4 s to 2.4 s",
                          "stage '" + QString::fromStdString(before.stages[0].name) + "' changed: note none to slower",
                          "stage 'once more' added"}));
}

// What was there and what is there, in the units of the window.
void TestComparison::fixations()
{
    Fixation before, after;
    before.fracture.pauwels = 50 * std::numbers::pi / 180;
    after.fracture.pauwels = 70 * std::numbers::pi / 180;
    after.weightBearing = 0.25;
    after.title = "Mrs B.";
    QCOMPARE(wordsOf(before, after),
             (QStringList{"fixation changed: title none to Mrs B.; fracture, Pauwels angle 50\u00b0 to 70\u00b0; "
                          "weight bearing 100 % to 25 %"}));
    // A beam that is renamed is not lost behind another change of the same fixator.
    before.fixator.beams = after.fixator.beams = {{}, {}};
    before.fixator.beams[0].name = "lower";
    after = before;
    after.fixator.beams[0].name = "upper";
    after.fixator.beams[1].threadLength = 0.02;
    QVERIFY(wordsOf(before, after).front().contains("fixator, Beams"));
    after = before;
    after.osteotomy.emplace();
    QCOMPARE(wordsOf(before, after), QStringList{"fixation changed: osteotomy none to present"});
}

void TestComparison::manyValuesAreCounted()
{
    Fixation before, after;
    after.femur.headDiameter += 0.001;
    after.femur.neckHeight += 0.001;
    after.femur.neckDepth += 0.001;
    after.femur.neckShell += 0.001;
    after.femur.shaftDiameter += 0.001;
    after.femur.shaftShell += 0.001;
    after.bone.fit = 0.5;
    after.bone.friction = 0.1;
    const std::vector<Difference> found = differences(before, after);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].values.size(), 8U);
    QVERIFY(inWords(found[0]).english().ends_with(" and 2 more"));
}

SINEW_TEST(TestComparison)

}  // namespace tst_comparison

#include "tst_comparison.moc"
