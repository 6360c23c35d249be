#include "ui/actions/action_set.h"

#include <map>

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include "ui/session/session.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/typed_text.h"

namespace sinew {

namespace {

// Alt+H shows all that is hidden, as in other 3D programs, so Help has another letter.
QString mnemonicTitleOf(MenuName menu)
{
    return menu == MenuName::Help ? QStringLiteral("Hel&p") : '&' + titleOf(menu);
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
    std::map<QString, QMenu*> menus;
    for (std::size_t i = 0; i < m_table.size(); ++i) {
        const Command& command = m_table[i];
        const QString title = titleOf(command.menu);
        QMenu*& menu = menus[title];
        if (!menu) {
            menu = menuBar.addMenu(mnemonicTitleOf(command.menu));
            connect(menu, &QMenu::aboutToShow, this, &ActionSet::refresh);
        }
        if (command.startsGroup)
            menu->addSeparator();
        QMenu* target = menu;
        if (!command.submenu.isEmpty()) {
            QMenu*& submenu = menus[title + '/' + command.submenu];
            if (!submenu)
                submenu = menu->addMenu(command.submenu);
            target = submenu;
        }
        target->addAction(m_actions[i]);
    }
    // A submenu of files that do not exist yet would open onto nothing.
    for (const auto& [path, menu] : menus) {
        if (path == "File/Open Recent") {
            connect(menus["File"], &QMenu::aboutToShow, menu, [submenu = menu] {
                const QList<QAction*> actions = submenu->actions();
                const bool hasAny
                    = std::any_of(actions.begin(), actions.end(), [](QAction* a) { return a->isVisible(); });
                submenu->setEnabled(hasAny);
            });
        }
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
