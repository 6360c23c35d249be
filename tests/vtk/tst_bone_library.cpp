// Bones that are grown in workers arrive, all of them and every time.

#include <atomic>
#include <stdexcept>
#include <thread>

#include <QEventLoop>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <vtkNew.h>
#include <vtkPolyData.h>
#include <vtkRenderer.h>
#include <vtkSmartPointer.h>

#include "tests/support/test_registry.h"
#include "ui/vtk/bone_actors.h"
#include "ui/vtk/bone_library.h"

namespace tst_bone_library {

using namespace sinew;

namespace {

constexpr int patience = 5000;  // ms

// Another bone for every number.
std::vector<Landmark> landmarksOf(int number)
{
    return {{"head_centre", Vector3(number, 0, 0)}};
}

BoneMesh growAtOnce(const BoneRequest&)
{
    BoneMesh mesh;
    mesh.surface = vtkSmartPointer<vtkPolyData>::New();
    return mesh;
}

// Keeps all processors busy, so that workers are interrupted at any point; it gives way, so that the test goes on.
class BusyProcessors {
public:
    BusyProcessors()
    {
        for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
            m_threads.emplace_back([this] {
                while (!m_stop)
                    std::this_thread::yield();
            });
    }
    ~BusyProcessors()
    {
        m_stop = true;
        for (std::thread& thread : m_threads)
            thread.join();
    }

private:
    std::atomic<bool> m_stop = false;
    std::vector<std::thread> m_threads;
};

}  // namespace

class TestBoneLibrary : public QObject {
    Q_OBJECT

private slots:
    void aDeliveredBoneIsFound();
    void askingAgainStartsTheRest();
    void shownBonesAreKept();
    void impossibleLandmarksDrawNothing();
    void mayGoWhileBonesGrow();
    void aHandThatOpensDoesNotVanish();
};

// A bone was announced from within its task, before it could be taken; who looked at once found nothing and never
// looked again, so that bones were missing in five of six starts.
void TestBoneLibrary::aDeliveredBoneIsFound()
{
    const BusyProcessors busy;
    BoneLibrary library(growAtOnce);
    for (int round = 0; round < 200; ++round) {
        QVERIFY(!library.find({BodyShape::Femur, landmarksOf(round)}));
        bool isFound = false;
        QEventLoop untilDelivered;
        connect(&library, &BoneLibrary::delivered, &untilDelivered, [&] {
            isFound = library.find({BodyShape::Femur, landmarksOf(round)}) != nullptr;
            untilDelivered.quit();
        });
        QTimer::singleShot(patience, &untilDelivered, &QEventLoop::quit);
        untilDelivered.exec();
        QVERIFY2(isFound, qPrintable(QString::number(round)));
    }
}

// Two grow at a time; each delivery is the occasion to ask for the others.
void TestBoneLibrary::askingAgainStartsTheRest()
{
    BoneLibrary library(growAtOnce);
    const auto countFound = [&] {
        int found = 0;
        for (int i = 0; i < 7; ++i)
            found += library.find({BodyShape::Femur, landmarksOf(i)}) ? 1 : 0;
        return found;
    };
    int found = 0;
    connect(&library, &BoneLibrary::delivered, this, [&] { found = countFound(); });
    QCOMPARE(countFound(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(found, 7, patience);
}

void TestBoneLibrary::shownBonesAreKept()
{
    BoneLibrary library(growAtOnce);
    std::vector<BoneLibrary::Mesh> shown;
    for (int i = 0; i < 20; ++i)
        shown.push_back(library.wait({BodyShape::Femur, landmarksOf(i)}));
    for (int i = 0; i < 20; ++i)
        QCOMPARE(library.find({BodyShape::Femur, landmarksOf(i)}), shown[static_cast<std::size_t>(i)]);
}

void TestBoneLibrary::impossibleLandmarksDrawNothing()
{
    BoneLibrary library([](const BoneRequest&) -> BoneMesh { throw std::bad_alloc(); });
    QSignalSpy delivered(&library, &BoneLibrary::delivered);
    library.find({BodyShape::Femur, landmarksOf(0)});
    QTRY_COMPARE_WITH_TIMEOUT(delivered.count(), 1, patience);
    const auto mesh = library.find({BodyShape::Femur, landmarksOf(0)});
    QVERIFY(mesh && !mesh->surface);
}

void TestBoneLibrary::mayGoWhileBonesGrow()
{
    for (int round = 0; round < 20; ++round) {
        BoneLibrary library(growAtOnce);
        library.find({BodyShape::Femur, landmarksOf(0)});
        library.find({BodyShape::Pelvis, landmarksOf(0)});
    }
    QCoreApplication::processEvents();
}

// The closed one is shown until the open one is grown; another person's is not.
void TestBoneLibrary::aHandThatOpensDoesNotVanish()
{
    const ObjectId id{ObjectKind::Body, "right_hand"};
    const auto sceneOf = [&](HandShape shape, double length) {
        SceneBody body;
        body.id = id;
        body.bones.carried = SkeletonBody{SkeletonPart::Hand, false, {.stature = 1.7, .hand = length}, shape};
        Scene scene;
        scene.bodies = {body};
        return scene;
    };
    vtkNew<vtkRenderer> renderer;
    BoneLibrary library(growAtOnce);
    BoneActors actors(renderer, library);
    actors.show(sceneOf(HandShape::Closed, 0.18), Fineness::Near, BoneWait::Yes);
    QVERIFY(actors.hasAll() && actors.mesh(id));
    actors.show(sceneOf(HandShape::Relaxed, 0.18), Fineness::Near, BoneWait::No);
    QVERIFY(!actors.hasAll());
    QVERIFY(actors.mesh(id));
    actors.show(sceneOf(HandShape::Relaxed, 0.2), Fineness::Near, BoneWait::No);
    QVERIFY(!actors.mesh(id));
}

SINEW_TEST(TestBoneLibrary)

}  // namespace tst_bone_library

#include "tst_bone_library.moc"
