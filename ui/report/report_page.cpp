#include "ui/report/report_page.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QTextLayout>

#include "ui/scene/palette.h"

namespace sinew {

namespace {

// Paper is white whatever the theme of the window.
QColor colourOf(ReportInk ink)
{
    switch (ink) {
    case ReportInk::Text: return QColor::fromRgb(lightPalette.text);
    case ReportInk::Muted: return QColor::fromRgb(lightPalette.muted);
    case ReportInk::Line: return QColor::fromRgb(lightPalette.line);
    case ReportInk::Tint: return QColor::fromRgb(lightPalette.window);
    }
    return {};
}

QRectF inUnits(const QRectF& place)
{
    return {place.topLeft() * reportUnits, place.size() * reportUnits};
}

void paintText(QPainter& painter, const ReportItem& item)
{
    const QFont font = fontOf(item.type);
    const QFontMetricsF metrics(font);
    const QRectF place = inUnits(item.place);
    const double start = item.isRight ? place.right() - metrics.horizontalAdvance(item.text) : place.left();
    const double baseline = place.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    painter.setFont(font);
    painter.setPen(colourOf(item.type.ink));
    painter.drawText(QPointF(start, baseline), item.text);
}

}  // namespace

QFont fontOf(const ReportType& type)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(qRound(type.size * reportUnits));
    font.setBold(type.isBold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double widthOf(const QString& text, const ReportType& type)
{
    return QFontMetricsF(fontOf(type)).horizontalAdvance(text) / reportUnits;
}

std::vector<QString> linesOf(const QString& text, const ReportType& type, double width)
{
    QTextLayout layout(text, fontOf(type));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    std::vector<QString> lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width * reportUnits);
        lines.push_back(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    if (lines.empty())
        lines.emplace_back();
    return lines;
}

void paintPage(QPainter& painter, const ReportPage& page)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    for (const ReportItem& item : page.items) {
        switch (item.kind) {
        case ReportItem::Kind::Text: paintText(painter, item); break;
        case ReportItem::Kind::Fill: painter.fillRect(inUnits(item.place), colourOf(item.type.ink)); break;
        case ReportItem::Kind::Picture: painter.drawImage(inUnits(item.place), item.picture); break;
        }
    }
}

}  // namespace sinew
