#pragma once

#include <QVariant>
#include <QWidget>

namespace sinew {

// Sets a property by which the style sheet tells widgets apart, such as "role" or "refused", and has the widget's looks
// made again. Does nothing when the widget has that value already.
void setStyleProperty(QWidget& widget, const char* name, const QVariant& value);

}  // namespace sinew
