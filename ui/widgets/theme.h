#pragma once

#include <QColor>
#include <QString>

#include "ui/scene/palette.h"

class QApplication;
class QWidget;

namespace sinew {

enum class ThemeKind { Light, Dark };

// Sets palette, font and style sheet of the whole application.
void applyTheme(QApplication& application, ThemeKind kind);

// Of a widget that is drawn for paper: true.
inline constexpr const char* paperProperty = "isOnPaper";

// Has a widget, with all in it, look as for paper while this lives: light, whatever the application wears. Nothing of it is
// seen on the screen, which is painted later.
class OnPaper {
public:
    explicit OnPaper(QWidget& widget);
    ~OnPaper();
    OnPaper(const OnPaper&) = delete;
    OnPaper& operator=(const OnPaper&) = delete;

private:
    void tell();

    QWidget& m_widget;
    bool m_wasOnPaper;
    QString m_sheet;  // its own style sheet, before
};

// The colours that the widget is to paint with, light or dark as the application is; for paper light.
const Palette& paletteOf(const QWidget& widget);

inline QColor toColor(Rgb rgb)
{
    return QColor::fromRgb(rgb);
}

}  // namespace sinew
