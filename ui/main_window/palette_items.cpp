#include "ui/main_window/palette_items.h"

#include <set>

#include "core/document/object_lists.h"
#include "ui/session/follow_model.h"
#include "ui/session/session.h"
#include "ui/text/core_words.h"
#include "ui/text/translated.h"
#include "ui/widgets/icons.h"

namespace sinew {

namespace {

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
    const QKeySequence key = command.shortcuts.value(0, command.viewKey);
    item.detail = key.isEmpty() ? titleOf(command.menu) : key.toString(QKeySequence::NativeText);
    item.search = titleOf(command.menu) + ' ' + command.about + ' ' + command.tip;
    // A command without a picture still lines up with those that have one.
    item.icon = *command.icon ? icon(command.icon, widget) : emptyIcon();
    item.run = command.find ? command.find : command.run;
    item.obstacle = whyNot(command);
    return item;
}

PaletteItem objectItem(const ObjectId& id, Session& session, const QWidget& widget)
{
    PaletteItem item;
    item.text = QString::fromStdString(id.name);
    item.detail = worded(nounOf(id));
    // People type spaces where names have underscores.
    item.search = item.detail + ' ' + QString(item.text).replace('_', ' ');
    item.icon = iconOf(id, widget);
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

// A load of an activity, to be seen in the first of its postures that has it; step -1: in all.
PaletteItem loadItem(const Load& load, int index, int step, Session& session, const QWidget& widget)
{
    const Activity& activity = session.model().activities[static_cast<std::size_t>(index)];
    const std::string& title = activity.title.empty() ? activity.name : activity.title;
    const std::string stepName = step < 0 ? std::string() : activity.steps[static_cast<std::size_t>(step)].name;
    PaletteItem item = objectItem({ObjectKind::Load, load.name, activity.name, stepName}, session, widget);
    item.detail = translated("load, %1").arg(QString::fromStdString(title));
    item.search += ' ' + item.detail;
    item.run = [index, step, select = item.run, &session] {
        if (session.activity() != index || (step >= 0 && session.step() != step))
            session.setActivity(index, step);
        select();
    };
    return item;
}

// The model's own, and each name once of every activity.
void addLoads(std::vector<PaletteItem>& items, Session& session, const QWidget& widget)
{
    for (const Load& load : session.model().loads)
        items.push_back(objectItem({ObjectKind::Load, load.name}, session, widget));
    for (int i = 0; i < static_cast<int>(session.model().activities.size()); ++i) {
        const Activity& activity = session.model().activities[static_cast<std::size_t>(i)];
        std::set<std::string> names;
        const auto add = [&](const std::vector<Load>& loads, int step) {
            for (const Load& load : loads) {
                if (names.insert(load.name).second)
                    items.push_back(loadItem(load, i, step, session, widget));
            }
        };
        add(activity.loads, -1);
        // The posture shown comes first, so that finding a load of it changes no posture.
        const int steps = static_cast<int>(activity.steps.size());
        const int shown = session.activity() == i ? session.step() : -1;
        if (shown >= 0)
            add(activity.steps[static_cast<std::size_t>(shown)].loads, shown);
        for (int step = 0; step < steps; ++step)
            add(activity.steps[static_cast<std::size_t>(step)].loads, step);
    }
}

}  // namespace

std::vector<PaletteItem> makePaletteItems(const CommandTable& commands, Session& session, const QWidget& widget)
{
    std::vector<PaletteItem> items;
    std::vector<PaletteItem> examples;
    for (const Command& command : commands) {
        // The search box is open already.
        if (!isVisible(command) || command.id == "edit.find")
            continue;
        const bool isExample = command.id.startsWith("file.example.") || command.id.startsWith("file.motion.")
                               || command.id.startsWith("file.fixation.");
        (isExample ? examples : items).push_back(commandItem(command, widget));
        if (isExample)
            examples.back().isElsewhere = session.hasModel();
    }
    for (int i = 0; i < static_cast<int>(session.model().activities.size()); ++i)
        items.push_back(activityItem(i, session, widget));
    for (const ObjectKind kind : {ObjectKind::Body, ObjectKind::Segment, ObjectKind::Joint, ObjectKind::Coordinate,
                                  ObjectKind::Constraint, ObjectKind::Link, ObjectKind::Contact, ObjectKind::Node}) {
        for (const std::string& name : namesOf(session.model(), kind))
            items.push_back(objectItem({kind, name}, session, widget));
    }
    addLoads(items, session, widget);
    for (const OtherList& list : otherLists()) {
        for (const std::string& name : namesIn(session.model(), list.key))
            items.push_back(objectItem(objectIn(list.key, name), session, widget));
    }
    items.insert(items.end(), examples.begin(), examples.end());
    return items;
}

void addFieldItems(std::vector<PaletteItem>& items, const std::vector<DockSet::Field>& fields)
{
    for (const DockSet::Field& field : fields) {
        const QString detail = translated("field, %1").arg(field.panel);
        items.push_back({field.name, detail, detail + u' ' + field.otherNames, emptyIcon(), field.choose, {}});
    }
}

}  // namespace sinew
