#include "ui/widgets/style_sheet.h"

#include <QHash>

#include "ui/widgets/theme.h"

namespace sinew {

namespace {

// @name stands for a colour of the palette.
const char* const frame = R"(
QMainWindow, QDialog { background: @window; }
QDialog#commandPalette { background: @panel; border: 1px solid @line; }
QMainWindow::separator { background: @window; width: 8px; height: 8px; }
QMainWindow::separator:hover { background: @selection; }
QToolTip { background: @panel; color: @text; border: 1px solid @line; padding: 4px 6px; }

QWidget#topBar { background: @panel; border-bottom: 1px solid @line; }
QMenuBar { background: transparent; color: @text; spacing: 0; }
QMenuBar::item { background: transparent; padding: 6px 9px; border-radius: 5px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @selection; }
QMenu { background: @panel; color: @text; border: 1px solid @line; border-radius: 6px; padding: 5px; }
QMenu::item { padding: 5px 26px 5px 10px; border-radius: 4px; }
QMenu::icon { padding-left: 8px; }
QMenu::item:selected { background: @selection; }
QMenu::item:disabled { color: @pale; }
QMenu::separator { height: 1px; background: @line; margin: 5px 6px; }
QMenu::right-arrow { image: url(:/themes/chevron-right.svg); width: 12px; height: 12px; }

QStatusBar { background: @panel; border-top: 1px solid @line; color: @muted; }
QStatusBar::item { border: none; }
QSizeGrip { width: 0; height: 0; }

QWidget#dockTitle { background: @panel; border: 1px solid @line; border-top-left-radius: 7px;
    border-top-right-radius: 7px; }
QWidget#dockTitle[underTab="true"] { border-bottom: none; }
QFrame#dockBody { background: @panel; border: 1px solid @line; border-top: none; border-bottom-left-radius: 7px;
    border-bottom-right-radius: 7px; }
QLabel#dockHeading { color: @muted; font-weight: 600; }
QLabel#dockHeading[active="true"] { color: @accent; }
QWidget#welcome { background: @window; }
)";

const char* const roles = R"(
QLabel { background: transparent; }
QLabel[role="heading"] { color: @muted; font-weight: 600; }
QLabel[role="muted"], QLabel[role="unit"] { color: @muted; }
QLabel[role="big"] { color: @text; font-size: 22pt; font-weight: 600; }
QLabel[role="figure"], QLabel[role="pendingFigure"] { color: @text; font-size: 15pt; font-weight: 600; }
QLabel[role="pendingFigure"] { color: @pale; }
QLabel[role="verdict"], QLabel[role="pendingVerdict"] { color: @text; font-size: 11pt; font-weight: 600; }
QLabel[role="pendingVerdict"] { color: @pale; }
QLabel[role="error"] { color: @error; }
QLabel[role="changed"] { color: @accent; font-size: 6pt; }
QLabel[role="good"] { color: @good; }
QLabel[role="warning"] { color: @warning; }
QFrame[role="chip"] { background: @panel; border: 1px solid @line; border-radius: 6px; }
QFrame[role="card"] { background: @panel; border: 1px solid @line; border-radius: 8px; }
QFrame[role="callout"] { background: @panel; border: 1px solid @accent; border-radius: 8px; }
QFrame[role="card"]:hover, QFrame[role="card"]:focus { border-color: @accent; }
QFrame[role="box"] { background: @panel; border: 1px solid @line; border-radius: 7px; }
QFrame[role="recovery"], QFrame[role="notice"] { background: @amber; border: 1px solid @warning; border-radius: 7px; }
QLabel[role="shelf"] { font-size: 11pt; font-weight: 600; }
QLabel[role="question"] { font-size: 17pt; font-weight: 600; }
QFrame[role="line"] { background: @line; border: none; }

QPushButton { background: @panel; color: @text; border: 1px solid @line; border-radius: 6px; padding: 4px 12px; }
QPushButton:hover { border-color: @accent; }
QPushButton:pressed { background: @selection; }
QPushButton:focus { border-color: @accent; }
QPushButton:disabled { color: @pale; }
QPushButton[role="primary"] { background: @accent; color: @accentText; border-color: @accent; font-weight: 600; }
QPushButton[role="primary"]:hover { border-color: @text; }
QPushButton[role="primary"]:disabled { background: @line; border-color: @line; color: @muted; }
QPushButton[role="flat"] { background: transparent; border: 1px solid transparent; color: @muted; padding: 3px 7px; }
QPushButton[role="flat"]:hover { color: @text; background: @selection; }
QPushButton[role="flat"]:focus { border-color: @accent; }
QPushButton[role="amber"] { border: 1px solid @warning; font-weight: 600; }
QPushButton[role="link"] { background: transparent; border: none; color: @link; padding: 1px 0; text-align: left; }
QPushButton[role="link"]:hover, QPushButton[role="link"]:focus { text-decoration: underline; }
QPushButton[role="start"], QPushButton[role="startPrimary"] { text-align: left; padding: 7px 10px; }
QPushButton[role="startPrimary"] { background: @accent; border-color: @accent; }
QPushButton[role="startPrimary"]:hover, QPushButton[role="startPrimary"]:focus { border-color: @text; }
QPushButton[role="start"] QLabel[role="shortcut"] { color: @muted; }
QPushButton[role="startPrimary"] QLabel { color: @accentText; font-weight: 600; }
QPushButton[role="find"] { color: @muted; text-align: left; padding: 4px 10px; }
QPushButton[role="row"] { text-align: left; padding: 3px 8px; border: 1px solid transparent; background: transparent; }
QPushButton[role="row"]:hover { border-color: @line; }
QPushButton[role="row"]:checked { background: @selection; border-color: @accent; }
QToolButton { background: transparent; color: @text; border: 1px solid transparent; border-radius: 5px; padding: 2px; }
QToolButton:hover, QToolButton:checked { background: @selection; }
QToolButton:focus { border-color: @accent; }
QToolButton:disabled { color: @pale; }
QToolButton[role="menu"] { padding: 3px 20px 3px 7px; border: 1px solid @line; border-radius: 5px; }
QToolButton[role="menu"]:hover { border-color: @accent; background: transparent; }
QToolButton[role="menu"]::menu-indicator { image: url(:/themes/chevron-down.svg); width: 12px; height: 12px;
    subcontrol-origin: border; subcontrol-position: right center; right: 5px; }
QToolButton[role="icon-menu"]::menu-indicator { image: none; }
QToolButton[role="switch"] { padding: 3px 7px; border: 1px solid @line; border-radius: 5px; }
QToolButton[role="switch"]:checked { border-color: @accent; }
QFrame[role="segments"] { background: @panel; border: 1px solid @line; border-radius: 6px; }
QToolButton[role="segment"] { padding: 4px 14px; border: none; border-radius: 5px; color: @text; }
QToolButton[role="segment"]:hover { background: @selection; }
QToolButton[role="segment"]:checked { background: @accent; color: @accentText; font-weight: 600; }
QToolButton[role="transport"] { border: 1px solid @line; border-radius: 6px; padding: 4px 6px; }
QToolButton[role="transport"]:hover, QToolButton[role="transport"]:focus { border-color: @accent; background: @panel; }
QToolButton[role="transport"]:pressed, QToolButton[role="transport"]:checked { background: @selection;
    border-color: @accent; }
QToolButton[role="play"] { border: 1px solid @accent; border-radius: 6px; padding: 4px 9px; background: @accent;
    color: @accentText; }
QToolButton[role="play"]:hover { background: @accent; border-color: @text; }
QToolButton[role="play"]:disabled { background: @line; border-color: @line; color: @muted; }
QProgressBar { background: @line; border: none; border-radius: 3px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
)";

const char* const fields = R"(
QLineEdit, QAbstractSpinBox, QComboBox { background: @panel; color: @text; border: 1px solid @line; border-radius: 5px;
    padding: 3px 6px; selection-background-color: @accent; selection-color: @accentText; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border-color: @accent; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { color: @pale; }
QLineEdit[refused="true"], QLineEdit[refused="true"]:focus { border-color: @error; background: @errorGround; }
QComboBox { padding-right: 18px; }
QComboBox::drop-down { border: none; width: 18px; }
QComboBox::down-arrow { image: url(:/themes/chevron-down.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @panel; border: 1px solid @line; padding: 3px; outline: none; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent; width: 14px; }
QAbstractSpinBox::up-arrow { image: url(:/themes/chevron-up.svg); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(:/themes/chevron-down.svg); width: 10px; height: 10px; }

QRadioButton, QCheckBox { color: @text; spacing: 6px; }
QRadioButton:disabled, QCheckBox:disabled { color: @pale; }
QRadioButton::indicator { width: 12px; height: 12px; border: 1px solid @muted; border-radius: 7px; background: @panel; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 4px solid @accent; }
QRadioButton::indicator:disabled { border-color: @line; }
QCheckBox::indicator { width: 12px; height: 12px; border: 1px solid @muted; border-radius: 3px; background: @panel; }
QCheckBox::indicator:checked { border-color: @accent; background: @accent; image: url(:/themes/check.svg); }
QRadioButton::indicator:focus, QRadioButton::indicator:hover, QCheckBox::indicator:hover { border-color: @accent; }

QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @line; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: @accent; }
QSlider::sub-page:horizontal:disabled { background: @line; }
QSlider::handle:horizontal { width: 11px; height: 11px; margin: -5px 0; border-radius: 7px; background: @panel;
    border: 2px solid @accent; }
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { background: @selection; }
QSlider::handle:horizontal:disabled { border-color: @line; }
)";

const char* const views = R"(
QAbstractItemView { background: @panel; alternate-background-color: @panel; color: @text; border: none; outline: none;
    selection-background-color: @selection; selection-color: @text; gridline-color: @line; }
QTreeView::item, QListView::item { padding: 3px 2px; border: none; }
QTreeView::item:selected, QListView::item:selected, QTableView::item:selected { background: @selection; color: @text; }
QTreeView::item:hover:!selected, QListView::item:hover:!selected { background: @hover; }
QTreeView::branch { background: @panel; }
QTreeView::branch:selected { background: @selection; }
QTreeView::branch:has-children:closed { image: url(:/themes/chevron-right.svg); }
QTreeView::branch:has-children:open { image: url(:/themes/chevron-down.svg); }
QTableView::item { padding: 2px 6px; border: none; }
QTableView#pairs::item { padding: 2px 4px; }
QHeaderView { background: @panel; border: none; }
QHeaderView::section { background: @panel; color: @muted; border: none; border-bottom: 1px solid @line;
    padding: 4px 6px; font-weight: 400; }
QHeaderView::down-arrow { image: url(:/themes/chevron-down.svg); width: 10px; height: 10px; }
QHeaderView::up-arrow { image: url(:/themes/chevron-up.svg); width: 10px; height: 10px; }
QTableCornerButton::section { background: @panel; border: none; }

QTabBar { qproperty-drawBase: 0; background: transparent; }
QTabBar::tab { background: transparent; color: @muted; border: none; border-bottom: 2px solid transparent;
    padding: 4px 10px; margin: 0 2px 2px 0; }
QTabBar#pageTabs::tab { padding: 4px 5px; margin-right: 1px; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:hover:!selected { color: @text; }
QTabWidget::pane { border: none; }

QScrollArea, QScrollArea > QWidget > QWidget#scrolled { background: transparent; border: none; }
QTextEdit, QPlainTextEdit, QTextBrowser { background: @panel; color: @text; border: none;
    selection-background-color: @accent; selection-color: @accentText; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 10px; margin: 0; }
QScrollBar:horizontal { height: 10px; margin: 0; }
QScrollBar::handle { background: @line; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

QString mixed(Rgb a, Rgb b, double share)
{
    const QColor first = toColor(a), second = toColor(b);
    const auto mix = [share](int x, int y) { return static_cast<int>(x + share * (y - x)); };
    return QColor(mix(first.red(), second.red()), mix(first.green(), second.green()), mix(first.blue(), second.blue()))
        .name();
}

QHash<QString, QString> coloursByName(const Palette& palette)
{
    const auto name = [](Rgb rgb) { return toColor(rgb).name(); };
    return {{"window", name(palette.window)},
            {"panel", name(palette.panel)},
            {"line", name(palette.line)},
            {"text", name(palette.text)},
            {"muted", name(palette.muted)},
            {"accent", name(palette.accent)},
            {"accentText", name(palette.accentText)},
            {"selection", name(palette.selection)},
            {"good", name(palette.good)},
            {"warning", name(palette.warning)},
            {"error", name(palette.error)},
            {"amber", mixed(palette.warning, palette.panel, 0.88)},
            {"link", name(palette.accent)},
            {"pale", mixed(palette.muted, palette.panel, 0.45)},
            {"errorGround", mixed(palette.error, palette.panel, 0.88)},
            {"hover", mixed(palette.selection, palette.panel, 0.5)}};
}

}  // namespace

QString makeStyleSheet(const Palette& palette)
{
    const QHash<QString, QString> colours = coloursByName(palette);
    const QString pattern = QString(frame) + roles + fields + views;
    QString sheet;
    sheet.reserve(pattern.size() + 1000);
    for (qsizetype i = 0; i < pattern.size();) {
        if (pattern[i] != '@') {
            sheet += pattern[i++];
            continue;
        }
        qsizetype end = i + 1;
        while (end < pattern.size() && pattern[end].isLetter())
            ++end;
        sheet += colours.value(pattern.mid(i + 1, end - i - 1));
        i = end;
    }
    return sheet;
}

}  // namespace sinew
