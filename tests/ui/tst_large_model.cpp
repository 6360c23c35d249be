// What a person waits for in a model of 200 bodies and 1 000 links, without the picture.

#include <algorithm>

#include <QElapsedTimer>
#include <QTest>

#include "core/document/verbs.h"
#include "tests/support/large_model.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_registry.h"
#include "ui/panels/properties/properties_panel.h"
#include "ui/panels/tree/model_tree_panel.h"
#include "ui/session/follow_model.h"
#include "ui/session/session.h"

namespace tst_large_model {

using namespace sinew;
using namespace sinew::test;

namespace {

// ms, the median of nine.
template <class Work>
double medianTime(Work&& work)
{
    std::vector<double> times;
    for (int i = 0; i < 9; ++i) {
        QElapsedTimer timer;
        timer.start();
        work(i);
        times.push_back(1e-6 * static_cast<double>(timer.nsecsElapsed()));
    }
    std::nth_element(times.begin(), times.begin() + 4, times.end());
    return times[4];
}

}  // namespace

class TestLargeModel : public QObject {
    Q_OBJECT

private slots:
    void editsDoNotKeepAPersonWaiting()
    {
        Session session;
        session.openMade({largeModel(), {}});
        QVERIFY(session.isCurrent());
        ModelTreePanel tree(session);
        PropertiesPanel properties(session);
        tree.resize(300, 800);
        properties.resize(300, 800);
        tree.show();
        properties.show();
        session.waitUntilSolved();
        const double selecting = medianTime([&](int i) {
            session.select({ObjectKind::Link, "link " + std::to_string(100 * i)});
            QCoreApplication::processEvents();
        });
        const double editing = medianTime([&](int i) {
            Project project = session.project();
            project.model.links[5].damping = i + 1;
            session.edit(std::move(project), {"Set damping"});
        });
        const double undoing = medianTime([&](int) { session.undo(); });
        std::vector<ObjectId> all;
        for (const ObjectKind kind : {ObjectKind::Body, ObjectKind::Link}) {
            for (const ObjectId& id : objectsOf(session.model(), kind))
                all.push_back(id);
        }
        const double boxing = medianTime([&](int i) {
            session.selectObjects(i % 2 == 0 ? all : std::vector<ObjectId>());
            QCoreApplication::processEvents();
        });
        session.select({});
        const double hiding = medianTime([&](int i) {
            session.setHidden(i % 2 == 0 ? std::set<ObjectId>(all.begin(), all.end()) : std::set<ObjectId>());
            QCoreApplication::processEvents();
        });
        session.beginGesture("Drag");
        const double dragging = medianTime([&](int i) {
            Project project = session.project();
            project.model.links[5].path[0].position.x() = 0.001 * i;
            session.changeGesture(std::move(project));
        });
        session.cancelGesture();
        session.waitUntilSolved();
        qInfo("selection %.1f ms, property %.1f ms, undo %.1f ms, a step of a drag %.1f ms", selecting, editing,
              undoing, dragging);
        qInfo("all selected %.1f ms, all hidden %.1f ms", boxing, hiding);
        // The budget is 50 ms on an idle machine; this machine may be busy and the build one for debugging.
        for (const double time : {selecting, editing, undoing, dragging, boxing, hiding})
            QVERIFY(time < (isSanitized ? 5000 : 1000));
    }
};

SINEW_TEST(TestLargeModel)

}  // namespace tst_large_model

#include "tst_large_model.moc"
