#pragma once

#include <optional>

#include <QString>

#include "ui/widgets/theme.h"

namespace sinew {

enum class ThemeChoice { System, Light, Dark };

// "system", "light", "dark", and back.
QString toString(ThemeChoice choice);
std::optional<ThemeChoice> themeChoiceFrom(const QString& text);

// Which theme the application wears. Make it before any theme is applied: it looks at the system's own palette then.
class ThemeSwitch {
public:
    explicit ThemeSwitch(QApplication& application);

    ThemeChoice choice() const { return m_choice; }
    void choose(ThemeChoice choice);

private:
    QApplication& m_application;
    ThemeKind m_systemKind;
    ThemeChoice m_choice = ThemeChoice::System;
};

}  // namespace sinew
