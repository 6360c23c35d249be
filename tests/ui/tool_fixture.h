#pragma once

#include <memory>
#include <string>

#include <QTest>
#include <QVBoxLayout>

#include "core/document/document.h"
#include "ui/scene/scene_builder.h"
#include "ui/session/session.h"
#include "ui/vtk/viewport.h"
#include "ui/workspaces/edit/tools/edit_tools.h"

namespace sinew::test {

// The view with its tools and nothing else of the window.
struct View {
    explicit View(const std::string& file, ToolSet set = ToolSet::Edit)
    {
        frame.resize(900, 700);
        auto* layout = new QVBoxLayout(&frame);
        layout->setContentsMargins(0, 0, 0, 0);
        viewport = new Viewport;
        layout->addWidget(viewport);
        QObject::connect(&session, &Session::changed, &frame, [this] { show(); });
        tools = std::make_unique<EditTools>(session, *viewport, frame, set);
        QObject::connect(tools.get(), &EditTools::placed, &frame, [this] { viewport->setCovered(tools->covered()); });
        session.openAndWait(file);
        session.waitUntilSolved();
        frame.show();
        if (!QTest::qWaitForWindowExposed(&frame))
            qFatal("no window");
        tools->setActive(true);
        viewport->setFocus();
        waitForScene();
    }
    ~View() { tools.reset(); }

    void show()
    {
        const auto solved = session.solved();
        if (!session.hasModel() || !solved || solved->frame.mechanism.get() != &session.mechanism())
            return;
        Scene scene
            = buildScene({session.model(), solved->situation, solved->frame, session.selection(), session.hidden()});
        scene.document = session.documentNumber();
        viewport->setScene(std::move(scene));
    }
    void waitForScene()
    {
        session.waitUntilSolved();
        QCoreApplication::processEvents();
        const int seen = viewport->frameCount();
        show();
        QTRY_VERIFY_WITH_TIMEOUT(viewport->frameCount() > seen, 5000);
    }
    QPoint at(const Vector3& point) const
    {
        const Projected projected = viewport->projection().at(point);
        return QPointF(projected.x, projected.y).toPoint();
    }
    Vector3 strandPoint(std::size_t link, std::size_t index) const
    {
        return viewport->scene().strands[link].points[index];
    }
    const Vector3& pointOf(std::size_t link, std::size_t index) const
    {
        return session.project().model.links[link].path[index].position;
    }
    void drag(const QPoint& from, const QPoint& to, bool releases = true)
    {
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(viewport, from + (to - from) * i / 5);
        if (releases)
            QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    }
    void click(const QPoint& at)
    {
        QTest::mouseMove(viewport, at);
        QTest::mouseClick(viewport, Qt::LeftButton, {}, at);
    }

    Session session;
    QWidget frame;
    Viewport* viewport = nullptr;
    std::unique_ptr<EditTools> tools;
};

}  // namespace sinew::test
