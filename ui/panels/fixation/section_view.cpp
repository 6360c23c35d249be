#include "ui/panels/fixation/section_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include "ui/scene/viridis.h"
#include "ui/text/fixed_text.h"
#include "ui/text/units_format.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double margin = 10, titleHeight = 26, wordHeight = 16, legendHeight = 56, legendLine = 16;  // px
constexpr double scaleBar = 5;                                                                        // mm

QColor between(Rgb a, Rgb b, double share)
{
    const QColor x = toColor(a), y = toColor(b);
    return QColor::fromRgbF(float(x.redF() + share * (y.redF() - x.redF())),
                            float(x.greenF() + share * (y.greenF() - x.greenF())),
                            float(x.blueF() + share * (y.blueF() - x.blueF())));
}

void paintPlus(QPainter& painter, const QPointF& at, const QColor& ink, const QColor& halo)
{
    for (const auto& [colour, width] : {std::pair(halo, 4.5), std::pair(ink, 1.8)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(at - QPointF(5, 0), at + QPointF(5, 0));
        painter.drawLine(at - QPointF(0, 5), at + QPointF(0, 5));
    }
}

void paintRing(QPainter& painter, const QPointF& at, const QColor& ink, const QColor& halo)
{
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(halo, 5.0), std::pair(ink, 2.0)}) {
        painter.setPen(QPen(colour, width));
        painter.drawEllipse(at, 4.0, 4.0);
    }
}

}  // namespace

SectionView::SectionView(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setAccessibleName(tr("Section of the fracture, face on, seen from the head"));
}

void SectionView::setPicture(SectionPicture picture)
{
    m_picture = std::move(picture);
    update();
}

void SectionView::setPart(int part)
{
    if (std::exchange(m_part, part) != part)
        update();
}

double SectionView::wholeLegend() const
{
    return legendHeight + (m_picture.isHollow ? legendLine : 0);
}

QRectF SectionView::field() const
{
    return QRectF(rect()).adjusted(margin + wordHeight, titleHeight + wordHeight, -margin - wordHeight,
                                   -wholeLegend() - wordHeight);
}

double SectionView::pixelsPerMillimetre() const
{
    const QRectF bounds = m_picture.bounds();
    if (bounds.isEmpty())
        return 1;
    const double scale = std::min(field().width() / bounds.width(), field().height() / bounds.height());
    return std::max(scale, 0.1);
}

QPointF SectionView::toWidget(const QPointF& place) const
{
    return field().center() + pixelsPerMillimetre() * (place - m_picture.bounds().center());
}

QPointF SectionView::toSection(const QPointF& place) const
{
    return m_picture.bounds().center() + (place - field().center()) / pixelsPerMillimetre();
}

void SectionView::paintEvent(QPaintEvent*)
{
    const Palette& palette = paletteOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = toColor(palette.panel);
    ground.setAlpha(238);
    painter.setPen(QPen(toColor(palette.line), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    paintWords(painter);
    if (m_picture.outer.isEmpty())
        return;
    paintCells(painter);
    paintBone(painter);
    paintBeams(painter);
    paintMarks(painter);
    paintLegend(painter);
}

void SectionView::paintWords(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    QFont small = font();
    small.setPixelSize(11);
    QFont bold = small;
    bold.setBold(true);
    const QRectF title(margin, 4, width() - 2 * margin, titleHeight - 6);
    painter.setPen(toColor(palette.text));
    painter.setFont(bold);
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, tr("Section, face on"));
    painter.setFont(small);
    painter.setPen(toColor(palette.muted));
    const int both = QFontMetrics(bold).horizontalAdvance(tr("Section, face on"))
                     + QFontMetrics(small).horizontalAdvance(tr("from the head"));
    if (both + 8 < title.width())
        painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter, tr("from the head"));
    if (m_picture.outer.isEmpty())
        return;
    const QRectF all = field();
    painter.drawText(QRectF(0, titleHeight, width(), wordHeight), Qt::AlignCenter, m_picture.topWord);
    painter.drawText(QRectF(0, all.bottom(), width(), wordHeight), Qt::AlignCenter, m_picture.bottomWord);
    const auto upright = [&](double x, const QString& word) {
        painter.save();
        painter.translate(x, all.center().y());
        painter.rotate(-90);
        painter.drawText(QRectF(-50, -wordHeight / 2, 100, wordHeight), Qt::AlignCenter, word);
        painter.restore();
    };
    upright(margin + wordHeight / 2 - 2, m_picture.isFrontRight ? tr("back") : tr("front"));
    upright(width() - margin - wordHeight / 2 + 2, m_picture.isFrontRight ? tr("front") : tr("back"));
}

void SectionView::paintCells(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    QTransform transform;
    const QPointF origin = toWidget({0, 0});
    transform.translate(origin.x(), origin.y()).scale(pixelsPerMillimetre(), pixelsPerMillimetre());
    QPainterPath open;
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing, false);  // no seams between neighbours
    painter.setClipPath([&] {
        QPainterPath bone;
        bone.addPolygon(transform.map(m_picture.outer));
        for (const QPolygonF& inner : m_picture.isHollow ? m_picture.inner : std::vector<QPolygonF>()) {
            QPainterPath marrow;
            marrow.addPolygon(transform.map(inner));
            bone = bone.subtracted(marrow);
        }
        return bone;
    }());
    for (const SectionPicture::Cell& cell : m_picture.cells) {
        const QPolygonF outline = transform.map(cell.outline);
        if (cell.pressure) {
            painter.setBrush(toColor(viridis(cell.share / std::max(m_picture.scale, 1e-9))));
            painter.drawPolygon(outline);
        } else if (m_picture.isSolved) {
            open.addPolygon(outline);
        } else {
            painter.setBrush(between(palette.panel, palette.bone, 0.8));
            painter.drawPolygon(outline);
        }
    }
    if (!open.isEmpty()) {
        open.setFillRule(Qt::WindingFill);
        painter.fillPath(open, between(palette.panel, palette.slack, 0.18));
        painter.setClipPath(open, Qt::IntersectClip);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(between(palette.panel, palette.slack, 0.75), 1));
        const QRectF box = open.boundingRect();
        for (double x = box.left() - box.height(); x < box.right(); x += 6)
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
    }
    painter.setClipping(false);
    painter.setRenderHint(QPainter::Antialiasing);
}

void SectionView::paintBone(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    painter.setBrush(Qt::NoBrush);
    const auto onWidget = [&](const QPolygonF& outline) {
        QPolygonF made;
        for (const QPointF& point : outline)
            made << toWidget(point);
        return made;
    };
    painter.setPen(QPen(toColor(palette.muted), 1.2));
    painter.drawPolygon(onWidget(m_picture.outer));
    QPen within(between(palette.panel, palette.muted, 0.7), 1);
    within.setDashPattern({3, 3});
    painter.setPen(within);
    for (const QPolygonF& inner : m_picture.inner)
        painter.drawPolygon(onWidget(inner));
}

void SectionView::paintBeams(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    for (std::size_t i = 0; i < m_picture.beams.size(); ++i) {
        const bool isSelected = static_cast<int>(i) == m_part;
        QPolygonF outline;
        for (const QPointF& point : m_picture.beams[i].outline)
            outline << toWidget(point);
        painter.setBrush(toColor(palette.steel));
        painter.setPen(QPen(toColor(isSelected ? palette.accent : palette.text), isSelected ? 3 : 1.2));
        painter.drawPolygon(outline);
    }
}

void SectionView::paintMarks(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    paintPlus(painter, toWidget({0, 0}), toColor(palette.text), toColor(palette.panel));
    if (m_picture.pressureCentre)
        paintRing(painter, toWidget(*m_picture.pressureCentre), toColor(palette.text), toColor(palette.panel));
}

void SectionView::paintLegend(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    const double top = height() - wholeLegend() + 4, line = legendLine;
    paintScaleBar(painter, top + line / 2);
    const double x = margin + 6;
    const auto say = [&](double y, const QString& text) {
        painter.setPen(toColor(palette.muted));
        painter.drawText(QRectF(x + 14, y, width() - x - 14 - margin, line), Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    paintPlus(painter, {x, top + line * 1.5}, toColor(palette.text), Qt::transparent);
    say(top + line, tr("centroid of the section"));
    if (m_picture.isHollow) {
        QPen dashes(toColor(palette.muted), 1);
        dashes.setDashPattern({3, 3});
        painter.setPen(dashes);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(x, top + line * 3.5), 5, 5);
        say(top + 3 * line, tr("marrow: bears nothing"));
    }
    if (m_picture.pressureCentre) {
        paintRing(painter, {x, top + line * 2.5}, toColor(palette.text), Qt::transparent);
        say(top + 2 * line, tr("centre of pressure"));
    } else {
        say(top + 2 * line, m_picture.isSolved ? tr("nothing is pressed") : tr("no pressures known"));
    }
}

void SectionView::paintScaleBar(QPainter& painter, double y) const
{
    const Palette& palette = paletteOf(*this);
    const double length = scaleBar * pixelsPerMillimetre(), x = margin;
    painter.setPen(QPen(toColor(palette.text), 1.4));
    painter.drawLine(QPointF(x, y), QPointF(x + length, y));
    painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3));
    painter.drawLine(QPointF(x + length, y - 3), QPointF(x + length, y + 3));
    painter.setPen(toColor(palette.muted));
    painter.drawText(QRectF(x + length + 6, y - 8, 60, 16), Qt::AlignLeft | Qt::AlignVCenter, tr("5 mm"));
}

void SectionView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit partClicked(m_picture.beamAt(toSection(event->position())));
    event->accept();  // the view behind must not turn
}

void SectionView::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(m_picture.beamAt(toSection(event->position())) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

QString SectionView::textAt(const QPointF& place) const
{
    const QPointF at = toSection(place);
    if (const int beam = m_picture.beamAt(at); beam >= 0)
        return m_picture.beams[static_cast<std::size_t>(beam)].name;
    const SectionPicture::Cell* cell = m_picture.cellAt(at);
    if (!cell || !m_picture.isSolved)
        return {};
    return cell->pressure ? tr("%1, %2 % of the bone's strength there")
                                .arg(quantityText(*cell->pressure, Quantity::Pressure),
                                     numberText(cell->share, Quantity::Fraction, 1))
                          : tr("open");
}

bool SectionView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        QToolTip::showText(help.globalPos(), textAt(help.pos()), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace sinew
