#include "ui/widgets/theme_switch.h"

#include <QApplication>
#include <QPalette>

namespace sinew {

QString toString(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System: return "system";
    case ThemeChoice::Light: return "light";
    case ThemeChoice::Dark: return "dark";
    }
    return {};
}

std::optional<ThemeChoice> themeChoiceFrom(const QString& text)
{
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
        if (text == toString(choice))
            return choice;
    }
    return std::nullopt;
}

ThemeSwitch::ThemeSwitch(QApplication& application)
    : m_application(application),
      m_systemKind(application.palette().color(QPalette::Window).lightness() < 128 ? ThemeKind::Dark
                                                                                   : ThemeKind::Light),
      m_focusRing(application)
{
    applyTheme(m_application, m_systemKind);
}

void ThemeSwitch::choose(ThemeChoice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    switch (choice) {
    case ThemeChoice::System: applyTheme(m_application, m_systemKind); break;
    case ThemeChoice::Light: applyTheme(m_application, ThemeKind::Light); break;
    case ThemeChoice::Dark: applyTheme(m_application, ThemeKind::Dark); break;
    }
}

}  // namespace sinew
