#include "ui/actions/command_table.h"

#include <QFileInfo>

#include "ui/actions/conditions.h"
#include "ui/actions/edit_commands.h"
#include "ui/actions/motion_commands.h"
#include "ui/actions/window_verbs.h"
#include "ui/session/motion_session.h"
#include "ui/session/resources.h"
#include "ui/session/session.h"
#include "ui/vtk/viewport.h"

namespace sinew {

namespace {

// Recent files are commands of fixed places whose captions follow the list.
constexpr int recentPlaces = 8;

QList<QKeySequence> digit(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    return {QKeySequence(QKeyCombination(modifiers, key)),
            QKeySequence(QKeyCombination(modifiers | Qt::KeypadModifier, key))};
}

void addOpening(CommandTable& table, const CommandTargets& on)
{
    WindowVerbs& window = on.window;
    table.push_back(
        {"file.new-figure", MenuName::File, {}, false, "New Figure…", {QKeySequence::New}, "figure", [&window] {
             window.newFigure();
         }});
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
    for (const Example& example : findExamples()) {
        table.push_back({"file.example." + QFileInfo(example.path).fileName().section('.', 0, 0),
                         MenuName::File,
                         "Examples",
                         false,
                         example.title,
                         {},
                         "",
                         [&window, path = example.path] { window.openPath(path); }});
    }
    for (const Example& scenario : findScenarios()) {
        table.push_back({"file.motion." + QFileInfo(scenario.path).fileName().section('.', 0, 0),
                         MenuName::File,
                         "Motions",
                         false,
                         scenario.title,
                         {},
                         "",
                         [&window, path = scenario.path] { window.openPath(path); }});
    }
}

void addSaving(CommandTable& table, const CommandTargets& on)
{
    WindowVerbs& window = on.window;
    Session& session = on.session;
    const auto hasModel = needsModel(session);
    const auto hasResult
        = [&session] { return unless(session.frame() != nullptr, QStringLiteral("nothing is solved yet")); };
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
    table.push_back({"file.export",
                     MenuName::File,
                     {},
                     false,
                     "Export Results as CSV…",
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X)},  // Ctrl+E moves to a line's end in text fields
                     "table",
                     [&window] { window.exportResults(); },
                     hasResult});
    table.push_back(
        {"file.quit", MenuName::File, {}, true, "Quit", {QKeySequence(Qt::CTRL | Qt::Key_Q)}, "quit", [&window] {
             window.quit();
         }});
}

void addViews(CommandTable& table, const CommandTargets& on)
{
    struct Direction {
        const char* id;
        const char* text;
        Qt::Key key;
        Qt::KeyboardModifiers modifiers;
        ViewDirection direction;
    };
    static constexpr Direction directions[]
        = {{"view.front", "Front", Qt::Key_1, Qt::NoModifier, ViewDirection::Front},
           {"view.back", "Back", Qt::Key_1, Qt::ControlModifier, ViewDirection::Back},
           {"view.right", "Right Side", Qt::Key_3, Qt::NoModifier, ViewDirection::Right},
           {"view.left", "Left Side", Qt::Key_3, Qt::ControlModifier, ViewDirection::Left},
           {"view.top", "Top", Qt::Key_7, Qt::NoModifier, ViewDirection::Top},
           {"view.bottom", "Bottom", Qt::Key_7, Qt::ControlModifier, ViewDirection::Bottom},
           {"view.isometric", "Isometric", Qt::Key_9, Qt::NoModifier, ViewDirection::Isometric}};
    Viewport& viewport = on.viewport;
    Session& session = on.session;
    const auto hasModel = needsModel(session);
    for (const Direction& d : directions) {
        table.push_back({d.id, MenuName::View, "Standard Views", false, d.text, digit(d.key, d.modifiers), "view",
                         [&viewport, to = d.direction] { viewport.setView(to); }, hasModel});
    }
    Command orthographic{"view.orthographic",
                         MenuName::View,
                         {},
                         false,
                         "Orthographic",
                         digit(Qt::Key_5),
                         "",
                         [&viewport] { viewport.setOrthographic(!viewport.isOrthographic()); },
                         hasModel};
    orthographic.isChecked = [&viewport] { return viewport.isOrthographic(); };
    table.push_back(orthographic);
    table.push_back({"view.fit",
                     MenuName::View,
                     {},
                     false,
                     "Fit All",
                     {QKeySequence(Qt::Key_F)},
                     "fit",
                     [&viewport] { viewport.fit(); },
                     hasModel});
    table.push_back(
        {"view.fit-selection",
         MenuName::View,
         {},
         false,
         "Fit Selection",
         {QKeySequence(Qt::SHIFT | Qt::Key_F)},
         "",
         [&viewport] { viewport.fitSelection(); },
         [&session] { return unless(!session.selection().isNull(), QStringLiteral("nothing is selected")); }});
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
        table.push_back(command);
    }
    const auto addWorkspace = [&](const char* id, const char* text, Qt::Key key, Workspace workspace) {
        Command command{id,
                        MenuName::View,
                        "Workspace",
                        false,
                        text,
                        {QKeySequence(Qt::ALT | key)},
                        "",
                        [&window, workspace] { window.chooseWorkspace(workspace); },
                        needsModel(on.session)};
        command.isChecked = [&window, workspace] { return window.workspace() == workspace; };
        table.push_back(command);
    };
    addWorkspace("view.workspace.posture", "Posture", Qt::Key_1, Workspace::Posture);
    addWorkspace("view.workspace.motion", "Motion", Qt::Key_2, Workspace::Motion);
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

void addSolving(CommandTable& table, const CommandTargets& on)
{
    Session& session = on.session;
    table.push_back({"solve.equilibrium",
                     MenuName::Solve,
                     {},
                     false,
                     "Find Equilibrium Posture",
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
                     "balance",
                     [&session] { session.isSearching() ? session.stopSearch() : session.findEquilibriumPosture(); },
                     needsModel(session)});
    table.back().caption = [&session, text = table.back().text] {
        return session.isSearching() ? QString("Stop Seeking the Equilibrium Posture") : text;
    };
    const auto whyNoStep = [&session](int by) {
        const Activity* activity = session.currentActivity();
        if (!activity || activity->steps.empty())
            return QStringLiteral("no activity with several postures is chosen");
        const int to = session.step() + by, last = static_cast<int>(activity->steps.size()) - 1;
        return to < 0      ? QStringLiteral("this is the first posture")
               : to > last ? QStringLiteral("this is the last posture")
                           : QString();
    };
    const auto step = [&session](int by) { session.setActivity(session.activity(), session.step() + by); };
    table.push_back({"solve.previous",
                     MenuName::Solve,
                     {},
                     true,
                     "Previous Posture of the Activity",
                     {QKeySequence(Qt::Key_Comma)},
                     "previous",
                     [step] { step(-1); },
                     [whyNoStep] { return whyNoStep(-1); }});
    table.back().workspace = Workspace::Posture;
    table.push_back({"solve.next",
                     MenuName::Solve,
                     {},
                     false,
                     "Next Posture of the Activity",
                     {QKeySequence(Qt::Key_Period)},
                     "next",
                     [step] { step(1); },
                     [whyNoStep] { return whyNoStep(1); }});
    table.back().workspace = Workspace::Posture;
}

void addRecruitment(CommandTable& table, const CommandTargets& on)
{
    struct Page {
        const char* place;
        const char* text;
    };
    static constexpr Page pages[]
        = {{"recruitment:compare", "Compare Criteria"},  {"recruitment:load-path", "Load Path"},
           {"recruitment:history", "Switching History"}, {"recruitment:activation", "Activation"},
           {"recruitment:sensitivity", "Sensitivity"},   {"recruitment:range", "Range of Forces"}};
    Session& session = on.session;
    WindowVerbs& window = on.window;
    const auto hasModel = needsModel(session);
    for (const Page& page : pages) {
        table.push_back({"solve." + QString(page.place).replace(':', '.'),
                         MenuName::Solve,
                         "Recruitment",
                         page.place == pages[0].place,
                         page.text,
                         {},
                         "",
                         [&window, place = page.place] { window.showPlace(place); },
                         hasModel});
    }
    table.push_back({"solve.equations",
                     MenuName::Solve,
                     {},
                     true,
                     "Equations of Motion",
                     {},
                     "equations",
                     [&window] { window.showPlace("equations"); },
                     hasModel});
    table.push_back({"solve.full-load",
                     MenuName::Solve,
                     {},
                     false,
                     "Full Load",
                     {},
                     "",
                     [&session] { session.setLoadFactor(1); },
                     [&session] {
                         return unless(session.hasModel() && session.situation().loadFactor != 1,
                                       QStringLiteral("all of the load is applied"));
                     }});
}

void addHelp(CommandTable& table, const CommandTargets& on)
{
    WindowVerbs& window = on.window;
    table.push_back(
        {"help.keys", MenuName::Help, {}, false, "Keys and Mouse", {QKeySequence(Qt::Key_F1)}, "help", [&window] {
             window.showCheatSheet();
         }});
    table.push_back({"help.start", MenuName::Help, {}, false, "Getting Started", {}, "", [&window] {
                         window.showGettingStarted();
                     }});
    table.push_back(
        {"help.order-law", MenuName::Help, {}, false, "The Order Law", {}, "", [&window] { window.showOrderLaw(); }});
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
    case MenuName::Help: return "Help";
    }
    return {};
}

namespace {

// Commands of one workspace cannot be run in the others.
void bindToWorkspaces(CommandTable& table, const WindowVerbs& window)
{
    for (Command& command : table) {
        if (command.workspace)
            command.whyNot = [&window, workspace = *command.workspace, inner = command.whyNot] {
                if (window.workspace() == workspace)
                    return inner ? inner() : QString();
                return workspace == Workspace::Motion ? QStringLiteral("only in the Motion workspace (Alt+2)")
                                                      : QStringLiteral("only in the Posture workspace (Alt+1)");
            };
    }
}

}  // namespace

CommandTable makeCommandTable(const CommandTargets& targets)
{
    CommandTable table;
    addOpening(table, targets);
    addSaving(table, targets);
    addEditing(table, targets);
    addViews(table, targets);
    addWindow(table, targets);
    addSolving(table, targets);
    addRecruitment(table, targets);
    addMotion(table, targets);
    addHelp(table, targets);
    bindToWorkspaces(table, targets.window);
    return table;
}

}  // namespace sinew
