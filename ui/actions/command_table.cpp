#include "ui/actions/command_table.h"

#include <QFileInfo>

#include "ui/actions/conditions.h"
#include "ui/actions/edit_commands.h"
#include "ui/actions/other_names.h"
#include "ui/actions/view_commands.h"
#include "ui/actions/window_verbs.h"
#include "ui/session/resources.h"
#include "ui/session/session.h"
#include "ui/text/language.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

// Recent files are commands of fixed places whose captions follow the list.
constexpr int recentPlaces = 8;

void addExamples(CommandTable& table, WindowVerbs& window, const char* id, const QString& submenu,
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
    table.push_back(
        {"file.new", MenuName::File, {}, false, translated("New Model"), {QKeySequence::New}, "model", [&window] {
             window.newModel();
         }});
    table.push_back({"file.new-figure", MenuName::File, {}, false, translated("New Figure…"), {}, "figure", [&window] {
                         window.newFigure();
                     }});
    table.push_back({"file.new-window",
                     MenuName::File,
                     {},
                     false,
                     translated("New Window"),
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
                     "",
                     [&window] { window.newWindow(); }});
    table.push_back(
        {"file.open", MenuName::File, {}, false, translated("Open…"), {QKeySequence::Open}, "open", [&window] {
             window.openWithDialog();
         }});
    for (int place = 0; place < recentPlaces; ++place) {
        const auto path = [&window, place] { return window.recentFiles().value(place); };
        Command command{QString("file.recent.%1").arg(place + 1),
                        MenuName::File,
                        translated("Open Recent"),
                        false,
                        translated("Recent file"),
                        {},
                        "",
                        [&window, path] { window.openPath(path()); }};
        command.isVisible = [path] { return !path().isEmpty(); };
        command.caption = [path] { return QFileInfo(path()).fileName(); };
        table.push_back(command);
    }
    addExamples(table, on.window, "file.example.", translated("Examples"), findExamples());
    addExamples(table, on.window, "file.motion.", translated("Motions"), findScenarios());
    addExamples(table, on.window, "file.fixation.", translated("Fixations"), findFixations());
}

void addSaving(CommandTable& table, const CommandTargets& on)
{
    WindowVerbs& window = on.window;
    Session& session = on.session;
    const auto hasModel = needsModel(session);
    const auto hasResult = [&session] {
        return !session.isCurrent() ? translated("the model has errors: %1").arg(session.effectOfErrors())
                                    : unless(session.frame() != nullptr, translated("nothing is solved yet"));
    };
    table.push_back({"file.save",
                     MenuName::File,
                     {},
                     true,
                     translated("Save"),
                     {QKeySequence::Save},
                     "save",
                     [&window] { window.save(); },
                     [&window] { return unless(window.canSave(), translated("there is nothing to save")); }});
    table.push_back({"file.save-as",
                     MenuName::File,
                     {},
                     false,
                     translated("Save As…"),
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
                     "",
                     [&window] { window.saveWithDialog(); },
                     hasModel});
    table.push_back({"file.picture",
                     MenuName::File,
                     {},
                     true,
                     translated("Save Picture…"),
                     {QKeySequence(Qt::CTRL | Qt::Key_P)},
                     "picture",
                     [&window] { window.savePicture(); },
                     hasModel});
    table.push_back({"file.plot",
                     MenuName::File,
                     {},
                     false,
                     translated("Save Plot…"),
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                     "",
                     [&window] { window.savePlot(); },
                     hasModel});
    table.push_back({"file.export",
                     MenuName::File,
                     {},
                     false,
                     translated("Export Results as CSV…"),
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X)},  // Ctrl+E moves to a line's end in text fields
                     "table",
                     [&window] { window.exportResults(); },
                     hasResult});
    table.push_back({"file.close",
                     MenuName::File,
                     {},
                     true,
                     translated("Close Window"),
                     {QKeySequence(Qt::CTRL | Qt::Key_W)},
                     "close",
                     [&window] { window.closeWindow(); }});
    table.push_back({"file.quit",
                     MenuName::File,
                     {},
                     false,
                     translated("Quit"),
                     {QKeySequence(Qt::CTRL | Qt::Key_Q)},
                     "quit",
                     [&window] { window.quit(); }});
}

void addWindow(CommandTable& table, const CommandTargets& on)
{
    WindowVerbs& window = on.window;
    bool isFirst = true;
    for (const PanelSwitch& panel : window.panels()) {
        Command command{"view.panel." + panel.id,
                        MenuName::View,
                        translated("Panels"),
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
                        translated("Workspace"),
                        false,
                        workspace.title,
                        {workspace.keys},
                        "",
                        workspace.choose,
                        workspace.whyNot};
        command.isChecked = workspace.isChosen;
        table.push_back(command);
    }
    const auto addMove = [&](const char* id, const QString& text, const QKeySequence& keys, int by) {
        table.push_back({id,
                         MenuName::View,
                         translated("Panels"),
                         false,
                         text,
                         {keys},
                         "",
                         [&window, by] { window.moveKeyboard(by); },
                         needsModel(on.session)});
    };
    addMove("view.next-panel", translated("Keyboard to Next Panel"), QKeySequence(Qt::Key_F6), 1);
    addMove("view.previous-panel", translated("Keyboard to Previous Panel"), QKeySequence(Qt::SHIFT | Qt::Key_F6), -1);
    table.push_back(
        {"view.reset-layout", MenuName::View, {}, false, translated("Reset Layout"), {}, "layout", [&window] {
             window.resetLayout();
         }});
    const auto addTheme = [&](const char* id, const QString& text, ThemeChoice choice) {
        Command command{id,
                        MenuName::View,
                        translated("Theme"),
                        false,
                        text,
                        {},
                        "",
                        [&window, choice] {
                            window.chooseTheme(choice); }};
        command.isChecked = [&window, choice] { return window.themeChoice() == choice; };
        table.push_back(command);
    };
    addTheme("view.theme.system", translated("System"), ThemeChoice::System);
    addTheme("view.theme.light", translated("Light"), ThemeChoice::Light);
    addTheme("view.theme.dark", translated("Dark"), ThemeChoice::Dark);
}

void addLanguages(CommandTable& table, WindowVerbs& window)
{
    const auto add = [&](const QString& code, const QString& name) {
        Command command;
        command.id = "view.language." + (code.isEmpty() ? QStringLiteral("system") : code);
        command.menu = MenuName::View;
        command.submenu = translated("Language");
        command.text = name;
        command.about = "language Русский 中文 English";
        command.run = [&window, code] { window.chooseLanguage(code); };
        command.isChecked = [&window, code] { return window.languageChoice() == code; };
        if (!isReadable(code))
            command.whyNot = [] {
                return translated("no font that is installed has its characters; the package %1 has one")
                    .arg(QStringLiteral("fonts-noto-cjk"));
            };
        table.push_back(std::move(command));
    };
    add({}, translated("System"));
    for (const Language& language : languages())
        add(language.code, isReadable(language.code) ? QString::fromUtf8(language.name)
                                                     : QLocale::languageToString(QLocale(language.code).language()));
}

void addHelp(CommandTable& table, const CommandTargets& on)
{
    WindowVerbs& window = on.window;
    table.push_back({"help.keys",
                     MenuName::Help,
                     {},
                     false,
                     translated("Keys and Mouse"),
                     {QKeySequence(Qt::Key_F1)},
                     "help",
                     [&window] { window.showCheatSheet(); }});
    table.push_back(
        {"help.tour", MenuName::Help, {}, false, translated("Guided Tour"), {}, "", [&window] { window.showTour(); }});
    table.push_back({"help.start", MenuName::Help, {}, false, translated("Getting Started"), {}, "", [&window] {
                         window.showGettingStarted();
                     }});
    table.push_back({"help.order-law", MenuName::Help, {}, false, translated("The Order Law"), {}, "", [&window] {
                         window.showOrderLaw();
                     }});
    table.push_back({"help.format", MenuName::Help, {}, false, translated("The Format of Files"), {}, "", [&window] {
                         window.showFileFormat();
                     }});
    table.push_back({"help.about", MenuName::Help, {}, true, translated("About Sinew"), {}, "info", [&window] {
                         window.showAbout();
                     }});
}

}  // namespace

QString titleOf(MenuName menu)
{
    switch (menu) {
    case MenuName::File: return translated("File");
    case MenuName::Edit: return translated("Edit");
    case MenuName::View: return translated("View");
    case MenuName::Solve: return translated("Solve");
    case MenuName::Motion: return translated("Motion");
    case MenuName::Fixation: return translated("Fixation");
    case MenuName::Help: return translated("Help");
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
    return (titles.size() > 1 ? translated("only in the %1 workspaces (%2)")
                              : translated("only in the %1 workspace (%2)"))
        .arg(titles.join(translated(" and ")), keys.join(", "));
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
    addLanguages(table, targets.window);
    addMore(table);
    addHelp(table, targets);
    addOtherNames(table);
    bindToFrameSources(table, targets.window);
    return table;
}

}  // namespace sinew
