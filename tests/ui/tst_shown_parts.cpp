#include <memory>

#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/scene/shown_parts.h"

namespace tst_shown_parts {

using namespace sinew;

// What is switched off around the figure.
class TestShownParts : public QObject {
    Q_OBJECT

private slots:
    void allAreShownAtFirst();
    void eachSwitchTakesItsOwnOut();
    void whatIsHiddenStaysHidden();

private:
    static Scene fullScene();
};

Scene TestShownParts::fullScene()
{
    Scene scene;
    scene.arrows.resize(1);
    scene.arrows[0].label = "hip 1764 N";
    scene.ghosts = std::make_shared<const std::vector<SceneGhost>>(1);
    scene.movingGhosts.resize(1);
    scene.trails.resize(1);
    scene.grounds.resize(1);
    return scene;
}

void TestShownParts::allAreShownAtFirst()
{
    Scene scene = fullScene();
    keepShown(scene, {});
    QVERIFY(scene.arrows[0].visible && scene.arrows[0].isLabelled);
    QVERIFY(scene.ghosts && scene.movingGhosts.size() == 1 && scene.trails.size() == 1 && scene.grounds.size() == 1);
    QVERIFY(scene.isSoftlyShaded);
}

void TestShownParts::eachSwitchTakesItsOwnOut()
{
    for (const PartSwitch& part : partSwitches) {
        ShownParts shown;
        shown.*part.part = false;
        Scene scene = fullScene();
        keepShown(scene, shown);
        QCOMPARE(scene.arrows[0].visible, shown.arrows);
        QCOMPARE(scene.arrows[0].isLabelled, shown.labels);
        QCOMPARE(scene.arrows[0].label, std::string("hip 1764 N"));  // for the pointer
        QCOMPARE(scene.ghosts != nullptr, shown.ghosts);
        QCOMPARE(!scene.movingGhosts.empty(), shown.ghosts);
        QCOMPARE(!scene.trails.empty(), shown.trails);
        QCOMPARE(!scene.grounds.empty(), shown.ground);
        QCOMPARE(scene.isSoftlyShaded, shown.softShading);
    }
}

void TestShownParts::whatIsHiddenStaysHidden()
{
    Scene scene = fullScene();
    scene.arrows[0].visible = false;
    keepShown(scene, {});
    QVERIFY(!scene.arrows[0].visible);
}

SINEW_TEST(TestShownParts)

}  // namespace tst_shown_parts

#include "tst_shown_parts.moc"
