#include "ui/workspaces/edit/edit_workspace.h"

#include <algorithm>

#include <QStringList>

#include "ui/session/session.h"

namespace sinew {

namespace {

QString counted(std::size_t count, const char* one, const char* many)
{
    return QString("%1 %2").arg(count).arg(count == 1 ? one : many);
}

QString contentsOf(const Model& model)
{
    QStringList parts(counted(model.bodies.size(), "body", "bodies"));
    parts.append(counted(model.links.size(), "link", "links"));
    if (!model.segments.empty())
        parts.append(counted(model.segments.size(), "segment", "segments"));
    return parts.join(QStringLiteral(" · "));
}

}  // namespace

DockLayout EditWorkspace::firstLayout(const QSize& window) const
{
    DockLayout layout;
    layout.left = {{{"model"}, 68}, {{"history"}, 32}};
    layout.right = {{{"properties"}, 74}, {{"live-result"}, 26}};
    layout.bottom = {{{"problems", "messages"}}};
    layout.leftWidth = qBound(250, window.width() * 23 / 100, 350);
    layout.rightWidth = qBound(290, window.width() * 24 / 100, 380);
    layout.bottomHeight = qBound(120, window.height() * 20 / 100, 240);
    return layout;
}

StatusTexts EditWorkspace::status() const
{
    StatusTexts texts = Workspace::status();
    texts.detail = contentsOf(session().project().model);
    return texts;
}

}  // namespace sinew
