// The sheet of keys and the palette: all commands, objects, loads and fields are found, and what is disabled says why.

#include <algorithm>

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/support/test_registry.h"
#include "ui/actions/other_names.h"
#include "ui/dialogs/command_palette.h"
#include "ui/dialogs/help_dialogs.h"
#include "ui/main_window/palette_items.h"
#include "ui/text/language.h"
#include "ui/workspaces/edit/tools/edit_tools.h"
#include "window_fixture.h"

namespace tst_command_palette {

using namespace sinew;
using test::dock;
using test::find;
using test::twoLinks;

class TestCommandPalette : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void keysAreAllOnTheSheet();
    void paletteFinds_data();
    void paletteFinds();
    void otherNamesAreThoseOfCommands();
    void languagesWithoutAFontSaySo();
    void examplesComeLast();
    void paletteSaysWhyNot();
    void paletteFindsLoadsAndFields();
    void paletteTakesKeysAtOnce();
    void paletteFindsTheTools();
};

void TestCommandPalette::keysAreAllOnTheSheet()
{
    const auto window = makeWindow();
    const std::unique_ptr<QDialog> sheet(showCheatSheet(window->commands(), toolKeys(), window.get()));
    QStringList texts;
    for (const QLabel* label : sheet->findChildren<QLabel*>())
        texts.append(label->text());
    for (const Command& command : window->commands()) {
        if (!command.shortcuts.isEmpty())
            QVERIFY2(texts.contains(command.text), qPrintable(command.id));
    }
    for (const char* tool : {"draw a body", "drag a body", "hinge or ball for a drawn body"})
        QVERIFY2(texts.contains(tool), tool);
}

void TestCommandPalette::paletteFinds_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first");
    QTest::newRow("a command by a word") << "undo"
                                         << "Undo";
    QTest::newRow("a command by its menu and beginning") << "view fit"
                                                         << "Fit All";
    QTest::newRow("a submenu's command") << "theme dark"
                                         << "Theme: Dark";
    QTest::newRow("an object with a space for an underscore") << "knee ang"
                                                              << "knee_angle";
    QTest::newRow("an object by kind") << "link strand 3"
                                       << "strand 3";
    QTest::newRow("another program's word") << "perspective"
                                            << "Orthographic";
    QTest::newRow("an everyday word") << "screenshot"
                                      << "Save Picture…";
    QTest::newRow("a panel by what is sought in it") << "hip force"
                                                     << "Panels: Joint force";
    QTest::newRow("examples come behind what this model has") << "muscles"
                                                              << "Panels: Links";
    QTest::newRow("nothing") << "xyzzy"
                             << "";
}

void TestCommandPalette::paletteFinds()
{
    QFETCH(QString, typed);
    QFETCH(QString, first);
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    int best = 0;
    QString text;
    for (const PaletteItem& item : makePaletteItems(window->commands(), *m_session, *window)) {
        if (const int score = matchScore(item, typed); score > best) {
            best = score;
            text = item.text;
        }
    }
    QCOMPARE(text, first);
}

// A command that is renamed would lose its other names in silence.
void TestCommandPalette::otherNamesAreThoseOfCommands()
{
    const auto window = makeWindow();
    for (const QString& id : idsWithOtherNames()) {
        const auto it = std::ranges::find(window->commands(), id, &Command::id);
        QVERIFY2(it != window->commands().end(), qPrintable(id));
        QVERIFY2(!it->about.isEmpty(), qPrintable(id));
    }
}

// Its own name would be empty boxes too. Which languages have a font is the machine's.
void TestCommandPalette::languagesWithoutAFontSaySo()
{
    const auto window = makeWindow();
    for (const Language& language : languages()) {
        const QString id = QStringLiteral("view.language.") + language.code;
        const auto it = std::ranges::find(window->commands(), id, &Command::id);
        QVERIFY2(it != window->commands().end(), language.code);
        QCOMPARE(whyNot(*it).isEmpty(), isReadable(language.code));
        QCOMPARE(it->text == QString::fromUtf8(language.name), isReadable(language.code));
    }
    QVERIFY(isReadable("en") && isReadable("ru"));
}

// Of equal matches the first is offered: examples must not stand before panels and objects.
void TestCommandPalette::examplesComeLast()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    const std::vector<PaletteItem> items = makePaletteItems(window->commands(), *m_session, *window);
    const auto isExample = [](const PaletteItem& item) {
        return item.text.startsWith("Examples:") || item.text.startsWith("Motions:")
               || item.text.startsWith("Fixations:");
    };
    const auto first = std::ranges::find_if(items, isExample);
    QVERIFY(first != items.end());
    QVERIFY(std::all_of(first, items.end(), isExample));
}

void TestCommandPalette::paletteSaysWhyNot()
{
    const auto window = makeWindow();
    const auto obstacleOf = [&](const QString& text) {
        for (const PaletteItem& item : makePaletteItems(window->commands(), *m_session, *window)) {
            if (item.text == text)
                return item.obstacle;
        }
        return QString("not found");
    };
    QCOMPARE(obstacleOf("Fit All"), QString("no model is open"));
    QVERIFY(m_session->openAndWait(twoLinks));
    QCOMPARE(obstacleOf("Fit All"), QString());
    QCOMPARE(obstacleOf("Undo"), QString("there is nothing to undo"));
    QCOMPARE(obstacleOf("Play"), QString("only in the Motion workspace (Alt+2)"));
    QCOMPARE(obstacleOf("Clear Selection"), QString("nothing is selected"));
    bool hasRun = false;
    const std::vector<PaletteItem> items = {{"Undo", "Ctrl+Z", "", {}, [&] { hasRun = true; }, "nothing to undo"}};
    auto* palette = new CommandPalette(items, nullptr);
    palette->show();
    QTest::keyClicks(palette->focusWidget(), "undo");
    const auto* list = palette->findChild<QTreeWidget*>();
    QCOMPARE(list->topLevelItem(0)->text(0), QString("Undo"));
    QCOMPARE(list->topLevelItem(0)->text(1), QString("nothing to undo"));
    QTest::keyClick(palette->focusWidget(), Qt::Key_Return);
    QCoreApplication::processEvents();
    QVERIFY(!hasRun);
    palette->close();
    // However long the reason is, the name stands whole.
    const QString reason = QStringLiteral("a reason that goes on ").repeated(10), name = "New Motion of This Model…";
    auto* narrow = new CommandPalette({{name, "", "", {}, {}, reason}}, nullptr);
    narrow->show();
    QVERIFY(narrow->height() < 6 * narrow->fontMetrics().height());  // a field and one line, in no box for twenty
    const auto* rows = narrow->findChild<QTreeWidget*>();
    QVERIFY(rows->columnWidth(0) > rows->fontMetrics().horizontalAdvance(name));
    QCOMPARE(rows->topLevelItem(0)->toolTip(1), reason);
    narrow->close();
}

void TestCommandPalette::paletteFindsLoadsAndFields()
{
    const auto window = makeWindow();
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QApplication::setActiveWindow(window.get());
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    const Activity* shown = m_session->currentActivity();
    const auto isLoad = [](const PaletteItem& item, const std::string& name) {
        return item.text == QString::fromStdString(name) && item.detail.startsWith("load");
    };
    const std::vector<PaletteItem> items = makePaletteItems(window->commands(), *m_session, *window);
    for (const Activity& activity : m_session->model().activities) {
        for (const Load& load : activity.loads)
            QVERIFY2(
                std::any_of(items.begin(), items.end(), [&](const PaletteItem& i) { return isLoad(i, load.name); }),
                load.name.c_str());
    }
    QVERIFY(!shown->loads.empty());
    std::find_if(items.begin(), items.end(), [&](const PaletteItem& i) {
        return isLoad(i, shown->loads[0].name);
    })->run();
    QCOMPARE(m_session->selection(), (ObjectId{ObjectKind::Load, shown->loads[0].name, shown->name}));
    QCOMPARE(m_session->currentActivity(), shown);

    // The search box itself is what offers the fields.
    dock(*window, "coordinates")->close();
    find(window->commands(), "edit.find").run();
    auto* palette = window->findChild<CommandPalette*>();
    QTest::keyClicks(palette->focusWidget(), "body weight");
    QCOMPARE(palette->findChild<QTreeWidget*>()->topLevelItem(0)->text(1), QString("field, Coordinates"));
    QTest::keyClick(palette->focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(qApp->focusWidget() ? qApp->focusWidget()->objectName() : QString(), QString("bodyWeight"));
    QVERIFY(dock(*window, "coordinates")->isVisible());
}

// Tools could be chosen by their buttons and keys alone.
void TestCommandPalette::paletteFindsTheTools()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    const auto run = [&](const QString& typed) {
        const std::vector<PaletteItem> items = makePaletteItems(window->commands(), *m_session, *window);
        std::ranges::max_element(items, {}, [&](const PaletteItem& item) { return matchScore(item, typed); })->run();
    };
    const auto isChosen = [&](const QString& tool) {
        const auto buttons = window->findChildren<QToolButton*>("tool-" + tool);
        return std::ranges::any_of(buttons, [&](const QToolButton* button) {
            return button->isChecked() && button->isVisibleTo(window.get());
        });
    };
    const auto isOn = [&](const QString& id) { return find(window->commands(), id).isChecked(); };
    window->chooseWorkspace("posture");
    run("tools measure");
    QVERIFY(isChosen("measure"));
    QCOMPARE(window->workspace(), QString("posture"));  // it has that tool itself
    for (const char* tool : {"muscle", "body", "node", "contact", "load", "landmark", "pose", "measure", "select"}) {
        run(QString("tools ") + tool);
        QVERIFY2(isChosen(tool), tool);
        QCOMPARE(window->workspace(), QString("edit"));
    }
    run("dragging rotate");
    QVERIFY(isOn("tool.rotate") && !isOn("tool.move"));
    run("dragging world");
    QVERIFY(isOn("tool.world") && !isOn("tool.local"));
    for (int again = 0; again < 2; ++again) {
        run("drawn hinge");
        QVERIFY(isOn("tool.hinge"));
        run("snapping steps");
        QVERIFY(isOn("tool.snap-steps"));
    }
}

void TestCommandPalette::paletteTakesKeysAtOnce()
{
    QString ran;
    const std::vector<PaletteItem> items = {{"Fit All", "", "", {}, [&] { ran = "fit"; }}};
    auto* palette = new CommandPalette(items, nullptr);
    palette->show();
    QVERIFY(palette->focusWidget());
    QTest::keyClicks(palette->focusWidget(), "fit");
    QTest::keyClick(palette->focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(ran, QString("fit"));
}

SINEW_TEST(TestCommandPalette)

}  // namespace tst_command_palette

#include "tst_command_palette.moc"
