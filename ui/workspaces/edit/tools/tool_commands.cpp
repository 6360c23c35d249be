#include "ui/workspaces/edit/tools/tool_commands.h"

#include <algorithm>
#include <utility>

#include "ui/actions/conditions.h"
#include "ui/actions/window_verbs.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"
#include "ui/workspaces/edit/tools/edit_tools.h"
#include "ui/workspaces/edit/tools/tool_bar.h"

namespace sinew {

namespace {

Command inSubmenu(const QString& submenu, const QString& id, const QString& text, const CommandTargets& on)
{
    Command command;
    command.id = id;
    command.menu = MenuName::Edit;
    command.submenu = submenu;
    command.text = text;
    command.whyNot = needsModel(on.session);
    return command;
}

void addTools(CommandTable& table, const CommandTargets& on)
{
    const std::vector<ToolChoice> everywhere = toolChoices(ToolSet::Look);
    for (const ToolChoice& choice : toolChoices(ToolSet::Edit)) {
        const bool edits
            = std::ranges::none_of(everywhere, [&](const ToolChoice& other) { return other.id == choice.id; });
        Command command = inSubmenu(translated("Tools"), "tool." + choice.id, choice.title, on);
        command.icon = choice.icon;
        command.viewKey = QKeySequence(choice.key);
        command.about = choice.toolTip;
        command.run = [&window = on.window, edits, id = choice.id] {
            window.useTools(edits, [&](EditTools& tools) { tools.choose(id); });
        };
        table.push_back(std::move(command));
    }
}

// A value of a setting; the others exclude it.
template <class Value>
Command settingCommand(Command command, const CommandTargets& on, Value ToolSettings::*setting, Value value)
{
    WindowVerbs& window = on.window;
    command.run = [&window, setting, value] {
        window.useTools(
            true, [&](EditTools& tools) { tools.change([&](ToolSettings& settings) { settings.*setting = value; }); });
    };
    command.isChecked = [&window, setting, value] { return window.editTools().settings().*setting == value; };
    return command;
}

// One that is on or off.
Command flagCommand(Command command, const CommandTargets& on, bool ToolSettings::*flag)
{
    command = settingCommand(std::move(command), on, flag, true);
    command.find = command.run;
    command.run = [&window = on.window, flag] {
        window.useTools(true, [&](EditTools& tools) {
            tools.change([&](ToolSettings& settings) { settings.*flag = !(settings.*flag); });
        });
    };
    return command;
}

void addSettings(CommandTable& table, const CommandTargets& on)
{
    const auto add
        = [&](const QString& submenu, const char* id, const QString& text, int key, auto setting, auto value) {
              Command command = inSubmenu(submenu, QString("tool.") + id, text, on);
              command.viewKey = key == 0 ? QKeySequence() : QKeySequence(key);
              table.push_back(settingCommand(std::move(command), on, setting, value));
          };
    const QString dragging = translated("Dragging"), joint = translated("Joint of Drawn Bodies");
    add(dragging, "move", translated("Move"), Qt::Key_G, &ToolSettings::mode, GizmoMode::Move);
    add(dragging, "rotate", translated("Rotate"), Qt::Key_R, &ToolSettings::mode, GizmoMode::Rotate);
    add(dragging, "local", translated("Local Axes"), 0, &ToolSettings::isLocal, true);
    add(dragging, "world", translated("World Axes"), 0, &ToolSettings::isLocal, false);
    add(joint, "hinge", translated("Hinge"), EditTools::hingeKey, &ToolSettings::drawsHinge, true);
    add(joint, "ball", translated("Ball"), EditTools::ballKey, &ToolSettings::drawsHinge, false);
}

void addSnaps(CommandTable& table, const CommandTargets& on)
{
    const QString submenu = translated("Snapping");
    table.push_back(flagCommand(inSubmenu(submenu, "tool.snap-surface", translated("Bone Surface and Landmarks"), on),
                                on, &ToolSettings::snapsToSurface));
    table.push_back(
        flagCommand(inSubmenu(submenu, "tool.snap-steps", translated("Steps"), on), on, &ToolSettings::snapsToGrid));
    int number = 0;
    for (const double grid : snapGrids) {
        const QString text = translated("Steps of %1").arg(quantityText(grid, Quantity::Length));
        table.push_back(settingCommand(inSubmenu(submenu, QString("tool.snap-steps.%1").arg(++number), text, on), on,
                                       &ToolSettings::grid, grid));
    }
}

}  // namespace

void addToolCommands(CommandTable& table, const CommandTargets& on)
{
    addTools(table, on);
    addSettings(table, on);
    addSnaps(table, on);
}

}  // namespace sinew
