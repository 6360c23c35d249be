#include "ui/main_window/palette_items.h"

#include "ui/session/follow_model.h"
#include "ui/session/icons.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

QString wordOf(ObjectKind kind)
{
    switch (kind) {
    case ObjectKind::None: return {};
    case ObjectKind::Body: return "body";
    case ObjectKind::Segment: return "segment";
    case ObjectKind::Joint: return "joint";
    case ObjectKind::Coordinate: return "coordinate";
    case ObjectKind::Constraint: return "constraint";
    case ObjectKind::Node: return "node";
    case ObjectKind::Link: return "link";
    case ObjectKind::Load: return "load";
    case ObjectKind::Activity: return "activity";
    case ObjectKind::Contact: return "contact";
    }
    return {};
}

QIcon emptyIcon()
{
    QPixmap pixmap(16, 16);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

PaletteItem commandItem(const Command& command, const QWidget& widget)
{
    PaletteItem item;
    const QString caption = captionOf(command);
    item.text = command.submenu.isEmpty() ? caption : QString("%1: %2").arg(command.submenu, caption);
    item.detail = command.shortcuts.isEmpty() ? titleOf(command.menu)
                                              : command.shortcuts.front().toString(QKeySequence::NativeText);
    item.search = titleOf(command.menu);
    // A command without a picture still lines up with those that have one.
    item.icon = *command.icon ? icon(command.icon, widget) : emptyIcon();
    item.run = command.run;
    return item;
}

PaletteItem objectItem(const ObjectId& id, Session& session, const QWidget& widget)
{
    PaletteItem item;
    item.text = QString::fromStdString(id.name);
    item.detail = wordOf(id.kind);
    // People type spaces where names have underscores.
    item.search = item.detail + ' ' + QString(item.text).replace('_', ' ');
    item.icon = iconOf(id.kind, widget);
    item.run = [id, &session] { session.select(id); };
    return item;
}

PaletteItem activityItem(int index, Session& session, const QWidget& widget)
{
    const Activity& activity = session.model().activities[static_cast<std::size_t>(index)];
    PaletteItem item = objectItem({ObjectKind::Activity, activity.name}, session, widget);
    if (!activity.title.empty())
        item.text = QString::fromStdString(activity.title);
    item.search += ' ' + QString::fromStdString(activity.name);
    item.run = [index, select = item.run, &session] {
        select();
        session.setActivity(index);
    };
    return item;
}

}  // namespace

std::vector<PaletteItem> makePaletteItems(const CommandTable& commands, Session& session, const QWidget& widget)
{
    std::vector<PaletteItem> items;
    for (const Command& command : commands) {
        // The search box is open already.
        if (isVisible(command) && isEnabled(command) && command.id != "edit.find")
            items.push_back(commandItem(command, widget));
    }
    for (int i = 0; i < static_cast<int>(session.model().activities.size()); ++i)
        items.push_back(activityItem(i, session, widget));
    for (const ObjectKind kind :
         {ObjectKind::Body, ObjectKind::Segment, ObjectKind::Joint, ObjectKind::Coordinate, ObjectKind::Constraint,
          ObjectKind::Link, ObjectKind::Contact, ObjectKind::Node, ObjectKind::Load}) {
        for (const std::string& name : namesOf(session.model(), kind))
            items.push_back(objectItem({kind, name}, session, widget));
    }
    return items;
}

}  // namespace sinew
