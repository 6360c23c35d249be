#pragma once

#include <vector>

#include <QFont>
#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace sinew {

// A laid out page as values. Points (1/72 inch) from its upper left corner.

inline constexpr QSizeF reportPageSize{595.28, 841.89};  // A4
inline constexpr double reportMargin = 51;               // 18 mm, at every side

enum class ReportInk { Text, Muted, Line, Tint };

struct ReportType {
    double size = 9;  // points
    bool isBold = false;
    ReportInk ink = ReportInk::Text;
};

// One line of text, a rule or a tint (filled with their ink), or a picture.
struct ReportItem {
    enum class Kind { Text, Fill, Picture };

    Kind kind = Kind::Text;
    QRectF place;
    ReportType type = {};
    bool isRight = false;  // text stands at the right end of its place
    QString text = {};
    QImage picture = {};
};

struct ReportPage {
    std::vector<ReportItem> items;
};

// Fonts are made this many times larger than they are printed, so that widths do not depend on the device.
inline constexpr int reportUnits = 20;  // a point

QFont fontOf(const ReportType& type);                         // of the application; size in units
double widthOf(const QString& text, const ReportType& type);  // points
// The lines of a text that is at most so wide, in points; words that are too long are cut.
std::vector<QString> linesOf(const QString& text, const ReportType& type, double width);

// painter: in units, origin at the page's upper left corner.
void paintPage(QPainter& painter, const ReportPage& page);

}  // namespace sinew
