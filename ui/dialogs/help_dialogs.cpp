#include "ui/dialogs/help_dialogs.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QGridLayout>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/base/version.h"
#include "core/schema/format_page.h"
#include "ui/text/language.h"
#include "ui/text/translated.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

QDialog* makeDialog(const QString& title, QWidget* content, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(content);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    layout->addWidget(buttons);
    return dialog;
}

QLabel* makeLabel(const QString& text, const char* role)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("role", role);
    return label;
}

// One shortcut is enough on a sheet; digits of the number pad do the same as their neighbours above the letters.
QString keysOf(const Command& command)
{
    return command.shortcuts.isEmpty() ? QString() : command.shortcuts.front().toString(QKeySequence::NativeText);
}

void addRow(QGridLayout& grid, const QString& key, const QString& text)
{
    const int row = grid.rowCount();
    grid.addWidget(makeLabel(key, "muted"), row, 0, Qt::AlignTop);
    grid.addWidget(makeLabel(text, ""), row, 1, Qt::AlignTop);
}

QWidget* makeColumn(const CommandTable& table, std::initializer_list<MenuName> menus)
{
    auto* column = new QWidget;
    auto* grid = new QGridLayout(column);
    grid->setHorizontalSpacing(16);
    grid->setColumnStretch(1, 1);
    for (const MenuName menu : menus) {
        grid->addWidget(makeLabel(titleOf(menu), "heading"), grid->rowCount(), 0, 1, 2);
        for (const Command& command : table) {
            if (command.menu == menu && !command.shortcuts.isEmpty())
                addRow(*grid, keysOf(command), command.text);
        }
    }
    grid->setRowStretch(grid->rowCount(), 1);
    return column;
}

QWidget* makeHintColumn(const std::vector<KeyHints>& groups)
{
    auto* column = new QWidget;
    auto* grid = new QGridLayout(column);
    grid->setHorizontalSpacing(16);
    grid->setColumnStretch(1, 1);
    for (const KeyHints& group : groups) {
        grid->addWidget(makeLabel(group.title, "heading"), grid->rowCount(), 0, 1, 2);
        for (const KeyHint& hint : group.keys)
            addRow(*grid, hint.keys, hint.effect);
    }
    grid->setRowStretch(grid->rowCount(), 1);
    return column;
}

KeyHints mouseHints()
{
    return {translated("Mouse"),
            {{translated("Left drag"), translated("rotate")},
             {translated("Middle drag"), translated("pan, as Shift+left drag")},
             {translated("Wheel, right drag"), translated("zoom")},
             {translated("Click"), translated("select; on nothing: clear")},
             {translated("Right click"), translated("menu of the object")},
             {translated("Ctrl+left drag"), translated("select in a box")},
             {translated("Drop a file"), translated("open it")},
             {translated("Double click a title"), translated("float a panel")}}};
}

QString readText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// A window never grows beyond the screen that it opens on.
void resizeWithinScreen(QDialog& dialog, QSize size)
{
    if (const QScreen* screen = dialog.screen())
        size = size.boundedTo(screen->availableSize() * 9 / 10);
    dialog.resize(size);
}

}  // namespace

QDialog* showCheatSheet(const CommandTable& table, const std::vector<KeyHints>& tools, QWidget* parent)
{
    auto* page = new QWidget;
    page->setObjectName("scrolled");
    auto* columns = new QHBoxLayout(page);
    columns->setSpacing(28);
    columns->addWidget(makeColumn(table, {MenuName::File, MenuName::Edit}));
    columns->addWidget(makeColumn(table, {MenuName::View, MenuName::Help}));
    auto* third = new QVBoxLayout;
    third->addWidget(makeColumn(table, {MenuName::Solve, MenuName::Motion, MenuName::Fixation}));
    third->addWidget(makeHintColumn({mouseHints()}), 1);
    columns->addLayout(third);
    columns->addWidget(makeHintColumn(tools));
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    QDialog* dialog = makeDialog(translated("Keys and Mouse"), scroll, parent);
    resizeWithinScreen(*dialog, page->sizeHint() + QSize(60, 90));
    dialog->show();
    return dialog;
}

namespace {

// Pictures of the pages, "hip_window.png", have a dark sister "hip_window_dark.png"; each is shown as wide as the page at most.
class HelpBrowser : public QTextBrowser {
protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        if (type != QTextDocument::ImageResource)
            return QTextBrowser::loadResource(type, name);
        const bool isDark = &paletteOf(*this) == &darkPalette;
        QString file = QStringLiteral(":/help/pictures/") + name.fileName();
        if (isDark)
            file.insert(file.lastIndexOf(u'.'), QStringLiteral("_dark"));
        const QImage image(file);
        constexpr int pageWidth = 620;  // px
        return image.width() > pageWidth ? image.scaledToWidth(pageWidth, Qt::SmoothTransformation) : image;
    }
};

QDialog* showMarkdown(const QString& page, const QString& title, QWidget* parent)
{
    auto* browser = new HelpBrowser;
    browser->setOpenExternalLinks(true);
    browser->document()->setDocumentMargin(16);
    browser->setMarkdown(page);
    QDialog* dialog = makeDialog(title, browser, parent);
    resizeWithinScreen(*dialog, {700, 680});
    dialog->show();
    return dialog;
}

// In the spoken language, if the page is written in it.
QDialog* showPage(const QString& name, const QString& title, QWidget* parent)
{
    const QString page = QStringLiteral(":/help/%1.md"), own = page.arg(name + u'_' + spokenCode());
    return showMarkdown(readText(QFile::exists(own) ? own : page.arg(name)), title, parent);
}

}  // namespace

QDialog* showGettingStarted(QWidget* parent)
{
    return showPage("getting-started", translated("Getting Started"), parent);
}

QDialog* showOrderLaw(QWidget* parent)
{
    return showPage("order-law", translated("The Order Law"), parent);
}

QDialog* showFileFormat(QWidget* parent)
{
    return showMarkdown(QString::fromStdString(formatPage()), translated("The Format of Files"), parent);
}

QDialog* showAbout(QWidget* parent)
{
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setHorizontalSpacing(18);
    auto* picture = new QLabel;
    picture->setPixmap(applicationIcon().pixmap(64, 64));
    grid->addWidget(picture, 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(makeLabel(translated("Sinew %1").arg(version()), "big"), 0, 1);
    auto* text = makeLabel(
        translated("A workbench for the mechanics of skeletons.\n\n"
                   "Our source is under the Apache License 2.0. The built window links QCustomPlot, which is "
                   "under the GNU General Public License 3, so the window as a whole may be passed on under "
                   "the GPL 3.\n\n"
                   "It also uses Qt (LGPL 3), VTK (BSD), Eigen (MPL 2), jsoncpp (MIT) and CLI11 (BSD)."),
        "");
    text->setWordWrap(true);
    text->setMinimumWidth(420);
    grid->addWidget(text, 1, 1);
    QDialog* dialog = makeDialog(translated("About Sinew"), page, parent);
    dialog->show();
    return dialog;
}

}  // namespace sinew
