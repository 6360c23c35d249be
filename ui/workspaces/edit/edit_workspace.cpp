#include "ui/workspaces/edit/edit_workspace.h"

#include <algorithm>

#include <QStringList>

#include "ui/session/session.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

QString contentsOf(const Model& model)
{
    const auto counted
        = [](const QString& one, const QString& many, std::size_t count) { return count == 1 ? one : many.arg(count); };
    QStringList parts(counted(translated("1 body"), translated("%1 bodies"), model.bodies.size()));
    parts.append(counted(translated("1 link"), translated("%1 links"), model.links.size()));
    if (!model.segments.empty())
        parts.append(counted(translated("1 segment"), translated("%1 segments"), model.segments.size()));
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
