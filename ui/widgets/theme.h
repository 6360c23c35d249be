#pragma once

#include <QColor>

#include "ui/scene/palette.h"

class QApplication;
class QWidget;

namespace sinew {

enum class ThemeKind { Light, Dark };

// Sets palette, font and style sheet of the whole application.
void applyTheme(QApplication& application, ThemeKind kind);

// Of a widget that is drawn for paper: true.
inline constexpr const char* paperProperty = "isOnPaper";

// The colours that the widget is to paint with, light or dark as the application is; for paper light.
const Palette& paletteOf(const QWidget& widget);

inline QColor toColor(Rgb rgb)
{
    return QColor::fromRgb(rgb);
}

}  // namespace sinew
