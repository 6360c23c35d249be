#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QPen>
#include <QSize>
#include <QString>

class QMimeData;
class QWidget;

namespace sinew {

// A line or mark of a figure, and what it stands for.
struct PaperKey {
    QString text;
    QPen line = Qt::NoPen;
    QColor dot = {};   // invalid: no dot
    QColor band = {};  // invalid: no band behind
};

// px; a plot that is smaller on the screen is drawn as large as this, so that it can be read in print.
inline constexpr QSize leastPlot(620, 360);

// A plot or chart as it is saved and copied: on white whatever the window wears, with title and legend.
struct PaperFigure {
    QString title;
    QString note;                 // a line below it; may be empty
    std::vector<QWidget*> parts;  // plots, charts, whole pages; drawn anew, not copied from the screen
    bool isSideBySide = false;    // the parts; else they stand above each other
    std::function<std::vector<PaperKey>()> keys = nullptr;  // asked for while the parts are on paper; nullptr: none
    QSize leastPart = {0, 0};  // px; a part that is smaller on the screen is drawn as large as this
};

enum class PaperFormat { Svg, Pdf, Png };

// By the ending of a file; what is none of the others is PNG.
PaperFormat paperFormatOf(const QString& path);

// The contents of a file: SVG and PDF have their text as text, PNG three pixels a px of the screen. Empty: it could not be
// drawn.
QByteArray figureBytes(const PaperFigure& figure, PaperFormat format);

// For the clipboard: as PNG, and as SVG for programs that take it.
std::unique_ptr<QMimeData> figureMime(const PaperFigure& figure);

}  // namespace sinew
