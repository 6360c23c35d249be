#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QKeySequence>
#include <QList>
#include <QString>

#include "ui/session/frame_source.h"

namespace sinew {

enum class MenuName { File, Edit, View, Solve, Motion, Fixation, Help };

// One thing that a person can have done. Menus, the search box and the cheat sheet are all made from a list of these.
// Functions that are not given mean: always possible, always visible, not checkable, the caption is the text.
struct Command {
    QString id;  // stable, such as "view.front"
    MenuName menu = MenuName::File;
    QString submenu;           // title of a submenu; empty: in the menu itself
    bool startsGroup = false;  // a line above it
    QString text;
    QList<QKeySequence> shortcuts;
    const char* icon = "";
    std::function<void()> run;
    std::function<QString()> whyNot = nullptr;  // why it cannot be run now, "no model is open"; empty: it can
    std::function<bool()> isVisible = nullptr;
    std::function<bool()> isChecked = nullptr;
    std::function<QString()> caption
        = nullptr;  // a text that depends on the moment, such as "Undo Mirror left and right"
    // Possible only in workspaces that show these frames: in others another command may have the same keys.
    std::optional<FrameSource> frameSource = std::nullopt;
    // Of what a menu switches on and off: the search box switches it on.
    std::function<void()> find = nullptr;
    // The key that the 3D view takes for it while it has the keyboard; the window leaves it alone.
    QKeySequence viewKey = {};
    QString tip = {};    // the tool tip in its submenu
    QString about = {};  // what else it is found by in the search box, such as the description of an example
};

// One with what most have.
inline Command makeCommand(MenuName menu, const char* id, const QString& text, const QList<QKeySequence>& keys,
                           const char* icon, std::function<void()> run)
{
    Command command;
    command.id = id;
    command.menu = menu;
    command.text = text;
    command.shortcuts = keys;
    command.icon = icon;
    command.run = std::move(run);
    return command;
}

using CommandTable = std::vector<Command>;

inline QString whyNot(const Command& command)
{
    return command.whyNot ? command.whyNot() : QString();
}

inline bool isEnabled(const Command& command)
{
    return whyNot(command).isEmpty();
}

inline bool isVisible(const Command& command)
{
    return !command.isVisible || command.isVisible();
}

inline QString captionOf(const Command& command)
{
    return command.caption ? command.caption() : command.text;
}

// "File", "Edit" and so on.
QString titleOf(MenuName menu);

}  // namespace sinew
