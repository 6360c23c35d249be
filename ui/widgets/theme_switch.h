#pragma once

#include <optional>

#include <QString>

#include "ui/widgets/focus_ring.h"
#include "ui/widgets/theme.h"

namespace sinew {

enum class ThemeChoice { System, Light, Dark };

// "system", "light", "dark", and back.
QString toString(ThemeChoice choice);
std::optional<ThemeChoice> themeChoiceFrom(const QString& text);

// Which theme the application wears, and the ring around what has the keyboard. Make it before any theme is applied: it looks at the system's own palette then.
class ThemeSwitch {
public:
    explicit ThemeSwitch(QApplication& application);

    ThemeChoice choice() const { return m_choice; }
    void choose(ThemeChoice choice);
    const FocusRing& focusRing() const { return m_focusRing; }

private:
    QApplication& m_application;
    ThemeKind m_systemKind;
    ThemeChoice m_choice = ThemeChoice::System;
    FocusRing m_focusRing;
};

}  // namespace sinew
