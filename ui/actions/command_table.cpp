#include "ui/actions/command_table.h"

#include <QFileInfo>

#include "ui/actions/conditions.h"
#include "ui/actions/edit_commands.h"
#include "ui/actions/view_commands.h"
#include "ui/actions/window_verbs.h"
#include "ui/session/resources.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

// Recent files are commands of fixed places whose captions follow the list.
constexpr int recentPlaces = 8;

void addExamples(CommandTable& table, WindowVerbs& window, const char* id, const char* submenu,
                 const std::vector<Example>& examples)
{
    for (const Example& example : examples) {
        Command command = makeCommand(MenuName::File, "", example.title, {}, "",
                                      [&window, path = example.path] { window.openPath(path); });
        command.id = id + QFileInfo(example.path).fileName().section('.', 0, 0);
        command.submenu = submenu;
        command.about = example.cardText + ' ' + example.description;
        table.push_back(std::move(command));
    }
}

void addOpening(CommandTable& table, const CommandTargets& on)
{
    WindowVerbs& window = on.window;
    table.push_back({"file.new", MenuName::File, {}, false, "New Model", {QKeySequence::New}, "model", [&window] {
                         window.newModel();
                     }});
    table.push_back(
        {"file.new-figure", MenuName::File, {}, false, "New Figure…", {}, "figure", [&window] { window.newFigure(); }});
    table.push_back({"file.new-window",
                     MenuName::File,
                     {},
                     false,
                     "New Window",
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
                     "",
                     [&window] { window.newWindow(); }});
    table.push_back({"file.open", MenuName::File, {}, false, "Open…", {QKeySequence::Open}, "open", [&window] {
                         window.openWithDialog();
                     }});
    for (int place = 0; place < recentPlaces; ++place) {
        const auto path = [&window, place] { return window.recentFiles().value(place); };
        Command command{
            QString("file.recent.%1").arg(place + 1),    MenuName::File, "Open Recent", false, "Recent file", {}, "",
            [&window, path] { window.openPath(path()); }};
        command.isVisible = [path] { return !path().isEmpty(); };
        command.caption = [path] { return QFileInfo(path()).fileName(); };
        table.push_back(command);
    }
    addExamples(table, on.window, "file.example.", "Examples", findExamples());
    addExamples(table, on.window, "file.motion.", "Motions", findScenarios());
    addExamples(table, on.window, "file.fixation.", "Fixations", findFixations());
}

void addSaving(CommandTable& table, const CommandTargets& on)
{
    WindowVerbs& window = on.window;
    Session& session = on.session;
    const auto hasModel = needsModel(session);
    const auto hasResult = [&session] {
        return !session.isCurrent() ? QStringLiteral("the model has errors: results are those of before")
                                    : unless(session.frame() != nullptr, QStringLiteral("nothing is solved yet"));
    };
    table.push_back({"file.save",
                     MenuName::File,
                     {},
                     true,
                     "Save",
                     {QKeySequence::Save},
                     "save",
                     [&window] { window.save(); },
                     [&window] { return unless(window.canSave(), QStringLiteral("there is nothing to save")); }});
    table.push_back({"file.save-as",
                     MenuName::File,
                     {},
                     false,
                     "Save As…",
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
                     "",
                     [&window] { window.saveWithDialog(); },
                     hasModel});
    table.push_back({"file.picture",
                     MenuName::File,
                     {},
                     true,
                     "Save Picture…",
                     {QKeySequence(Qt::CTRL | Qt::Key_P)},
                     "picture",
                     [&window] { window.savePicture(); },
                     hasModel});
    table.push_back({"file.plot",
                     MenuName::File,
                     {},
                     false,
                     "Save Plot…",
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                     "",
                     [&window] { window.savePlot(); },
                     hasModel});
    table.push_back({"file.export",
                     MenuName::File,
                     {},
                     false,
                     "Export Results as CSV…",
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X)},  // Ctrl+E moves to a line's end in text fields
                     "table",
                     [&window] { window.exportResults(); },
                     hasResult});
    table.push_back({"file.close",
                     MenuName::File,
                     {},
                     true,
                     "Close Window",
                     {QKeySequence(Qt::CTRL | Qt::Key_W)},
                     "close",
                     [&window] { window.closeWindow(); }});
    table.push_back(
        {"file.quit", MenuName::File, {}, false, "Quit", {QKeySequence(Qt::CTRL | Qt::Key_Q)}, "quit", [&window] {
             window.quit();
         }});
}

void addWindow(CommandTable& table, const CommandTargets& on)
{
    WindowVerbs& window = on.window;
    bool isFirst = true;
    for (const PanelSwitch& panel : window.panels()) {
        Command command{"view.panel." + panel.id,
                        MenuName::View,
                        "Panels",
                        std::exchange(isFirst, false),
                        panel.title,
                        {},
                        "",
                        [panel] { panel.show(!panel.isShown()); }};
        command.isChecked = panel.isShown;
        command.find = [panel] { panel.show(true); };
        table.push_back(command);
    }
    for (const WorkspaceSwitch& workspace : window.workspaces()) {
        Command command{"view.workspace." + workspace.id,
                        MenuName::View,
                        "Workspace",
                        false,
                        workspace.title,
                        {workspace.keys},
                        "",
                        workspace.choose,
                        workspace.whyNot};
        command.isChecked = workspace.isChosen;
        table.push_back(command);
    }
    const auto addMove = [&](const char* id, const char* text, const QKeySequence& keys, int by) {
        table.push_back({id,
                         MenuName::View,
                         "Panels",
                         false,
                         text,
                         {keys},
                         "",
                         [&window, by] { window.moveKeyboard(by); },
                         needsModel(on.session)});
    };
    addMove("view.next-panel", "Keyboard to Next Panel", QKeySequence(Qt::Key_F6), 1);
    addMove("view.previous-panel", "Keyboard to Previous Panel", QKeySequence(Qt::SHIFT | Qt::Key_F6), -1);
    table.push_back({"view.reset-layout", MenuName::View, {}, false, "Reset Layout", {}, "layout", [&window] {
                         window.resetLayout();
                     }});
    const auto addTheme = [&](const char* id, const char* text, ThemeChoice choice) {
        Command command{
            id, MenuName::View, "Theme", false, text, {}, "", [&window, choice] {
                            window.chooseTheme(choice); }};
        command.isChecked = [&window, choice] { return window.themeChoice() == choice; };
        table.push_back(command);
    };
    addTheme("view.theme.system", "System", ThemeChoice::System);
    addTheme("view.theme.light", "Light", ThemeChoice::Light);
    addTheme("view.theme.dark", "Dark", ThemeChoice::Dark);
}

void addHelp(CommandTable& table, const CommandTargets& on)
{
    WindowVerbs& window = on.window;
    table.push_back(
        {"help.keys", MenuName::Help, {}, false, "Keys and Mouse", {QKeySequence(Qt::Key_F1)}, "help", [&window] {
             window.showCheatSheet();
         }});
    table.push_back({"help.tour", MenuName::Help, {}, false, "Guided Tour", {}, "", [&window] { window.showTour(); }});
    table.push_back({"help.start", MenuName::Help, {}, false, "Getting Started", {}, "", [&window] {
                         window.showGettingStarted();
                     }});
    table.push_back(
        {"help.order-law", MenuName::Help, {}, false, "The Order Law", {}, "", [&window] { window.showOrderLaw(); }});
    table.push_back({"help.format", MenuName::Help, {}, false, "The Format of Files", {}, "", [&window] {
                         window.showFileFormat();
                     }});
    table.push_back(
        {"help.about", MenuName::Help, {}, true, "About Sinew", {}, "info", [&window] { window.showAbout(); }});
}

}  // namespace

QString titleOf(MenuName menu)
{
    switch (menu) {
    case MenuName::File: return "File";
    case MenuName::Edit: return "Edit";
    case MenuName::View: return "View";
    case MenuName::Solve: return "Solve";
    case MenuName::Motion: return "Motion";
    case MenuName::Fixation: return "Fixation";
    case MenuName::Help: return "Help";
    }
    return {};
}

namespace {

// "only in the Motion workspace (Alt+2)"
QString onlyWhere(FrameSource source, WindowVerbs& window)
{
    QStringList titles, keys;
    for (const WorkspaceSwitch& workspace : window.workspaces()) {
        if (workspace.frameSource != source)
            continue;
        titles.append(workspace.title);
        keys.append(workspace.keys.toString(QKeySequence::NativeText));
    }
    return QString("only in the %1 workspace%2 (%3)")
        .arg(titles.join(" and "), titles.size() > 1 ? "s" : "", keys.join(", "));
}

void bindToFrameSources(CommandTable& table, WindowVerbs& window)
{
    for (Command& command : table) {
        if (command.frameSource)
            command.whyNot = [&window, source = *command.frameSource, inner = command.whyNot] {
                if (window.frameSource() != source)
                    return onlyWhere(source, window);
                return inner ? inner() : QString();
            };
    }
}

}  // namespace

CommandTable makeCommandTable(const CommandTargets& targets, const std::function<void(CommandTable&)>& addMore)
{
    CommandTable table;
    addOpening(table, targets);
    addSaving(table, targets);
    addEditing(table, targets);
    addViews(table, targets);
    addWindow(table, targets);
    addMore(table);
    addHelp(table, targets);
    bindToFrameSources(table, targets.window);
    return table;
}

}  // namespace sinew
