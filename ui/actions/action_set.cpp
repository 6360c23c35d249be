#include "ui/actions/action_set.h"

#include <algorithm>
#include <map>
#include <utility>

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include "ui/session/session.h"
#include "ui/text/translated.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/typed_text.h"

namespace sinew {

namespace {

// Alt+H shows all that is hidden, as in other 3D programs, so Help has another letter.
QString mnemonicTitleOf(MenuName menu)
{
    switch (menu) {
    case MenuName::File: return translated("&File");
    case MenuName::Edit: return translated("&Edit");
    case MenuName::View: return translated("&View");
    case MenuName::Solve: return translated("&Solve");
    case MenuName::Motion: return translated("&Motion");
    case MenuName::Fixation: return translated("F&ixation");
    case MenuName::Help: return translated("Hel&p");
    }
    return {};
}

}  // namespace

ActionSet::ActionSet(const CommandTable& table, Session& session, QWidget& window)
    : QObject(&window), m_table(table), m_window(window)
{
    for (const Command& command : m_table) {
        auto* action = new QAction(this);
        action->setObjectName(command.id);
        action->setShortcuts(command.shortcuts);
        action->setCheckable(static_cast<bool>(command.isChecked));
        if (!command.tip.isEmpty())
            action->setToolTip(command.tip);
        if (*command.icon)
            action->setIcon(icon(command.icon, window));
        connect(action, &QAction::triggered, this, [this, run = command.run] {
            takeWhatIsTyped(m_window);
            run();
            refresh();
        });
        window.addAction(action);
        m_actions.push_back(action);
    }
    connect(&session, &Session::changed, this, &ActionSet::refresh);
    refresh();
}

QAction* ActionSet::find(const QString& id) const
{
    for (QAction* action : m_actions) {
        if (action->objectName() == id)
            return action;
    }
    return nullptr;
}

void ActionSet::fill(QMenuBar& menuBar)
{
    std::map<MenuName, QMenu*> menus;
    std::map<std::pair<MenuName, QString>, QMenu*> submenus;
    for (std::size_t i = 0; i < m_table.size(); ++i) {
        const Command& command = m_table[i];
        QMenu*& menu = menus[command.menu];
        if (!menu) {
            menu = menuBar.addMenu(mnemonicTitleOf(command.menu));
            connect(menu, &QMenu::aboutToShow, this, &ActionSet::refresh);
        }
        if (command.startsGroup)
            menu->addSeparator();
        QMenu* target = menu;
        if (!command.submenu.isEmpty()) {
            QMenu*& submenu = submenus[{command.menu, command.submenu}];
            if (!submenu)
                submenu = menu->addMenu(command.submenu);
            submenu->setToolTipsVisible(submenu->toolTipsVisible() || !command.tip.isEmpty());
            target = submenu;
        }
        target->addAction(m_actions[i]);
    }
    // One whose commands are all hidden, such as that of recent files before there is any, would open onto nothing.
    for (const auto& [place, submenu] : submenus) {
        connect(menus[place.first], &QMenu::aboutToShow, submenu, [submenu = submenu] {
            const QList<QAction*> actions = submenu->actions();
            submenu->setEnabled(std::ranges::any_of(actions, &QAction::isVisible));
        });
    }
}

void ActionSet::refresh()
{
    for (std::size_t i = 0; i < m_table.size(); ++i) {
        const Command& command = m_table[i];
        QAction& action = *m_actions[i];
        // An ampersand in a file's name is no mnemonic.
        const QString viewKey = command.viewKey.toString(QKeySequence::NativeText);
        action.setText(captionOf(command).replace('&', "&&") + (viewKey.isEmpty() ? QString() : '\t' + viewKey));
        action.setVisible(isVisible(command));
        action.setEnabled(isVisible(command) && isEnabled(command));
        if (command.isChecked)
            action.setChecked(command.isChecked());
    }
}

}  // namespace sinew
