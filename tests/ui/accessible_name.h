#pragma once

#include <QAccessible>
#include <QWidget>

namespace sinew::test {

// What a screen reader calls a widget; empty: nothing.
inline QString accessibleNameOf(QWidget& widget)
{
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&widget);
    return interface ? interface->text(QAccessible::Name).trimmed() : QString();
}

}  // namespace sinew::test
