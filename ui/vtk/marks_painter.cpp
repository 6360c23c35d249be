#include "ui/vtk/marks_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <QFontMetricsF>
#include <QPolygonF>

#include "ui/vtk/painted_colour.h"

namespace sinew {

namespace {

class MarksPainter {
public:
    MarksPainter(QPainter& painter, const Projection& projection, const MarksLook& look)
        : m_painter(painter), m_projection(projection), m_look(look)
    {
    }

    void paint(const ViewMarks& marks)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        if (!m_look.hoveredStrand.empty())
            stroke(polyline(m_look.hoveredStrand), QPen(paintedColour(m_look.palette.accent, 150), 2.5));
        for (const MarkLine& line : marks.lines)
            paintLine(line);
        for (const SceneHandle& handle : marks.handles)
            paintHandle(handle);
        if (marks.gizmo)
            paintGizmo(*marks.gizmo);
        for (const MarkLabel& label : marks.labels)
            paintLabel(label);
        if (marks.box)
            paintBox(*marks.box);
    }

private:
    bool isInFront(const Vector3& point) const { return m_projection.at(point).depth > 0; }

    QPointF at(const Vector3& point) const
    {
        const Projected projected = m_projection.at(point);
        return {projected.x, projected.y};
    }

    QPolygonF polyline(const std::vector<Vector3>& points) const
    {
        QPolygonF line;
        for (const Vector3& point : points) {
            if (isInFront(point))
                line.append(at(point));
        }
        return line;
    }

    void stroke(const QPolygonF& line, const QPen& pen)
    {
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(line);
    }

    // A line with a halo, so that it is seen on bone as well as on the sky.
    void haloed(const QPolygonF& line, QPen pen)
    {
        QPen halo = pen;
        halo.setStyle(Qt::SolidLine);
        halo.setColor(paintedColour(m_look.palette.panel, 170));
        halo.setWidthF(pen.widthF() + 2.5);
        stroke(line, halo);
        stroke(line, pen);
    }

    void paintLine(const MarkLine& line)
    {
        if (line.isQuiet)
            return stroke(polyline(line.points), QPen(paintedColour(m_look.palette.muted, 90), 1));
        const Rgb colour = line.isDashed ? m_look.palette.text : m_look.palette.accent;
        QPen pen(paintedColour(colour), line.isDashed ? 1.6 : 2, Qt::SolidLine, Qt::RoundCap);
        if (line.isDashed)
            pen.setDashPattern({4, 3});
        haloed(polyline(line.points), pen);
    }

    void paintHandle(const SceneHandle& handle)
    {
        if (!isInFront(handle.position))
            return;
        const bool isHovered = handle.of == m_look.hovered;
        const double radius = (handle.isLarge ? 6.5 : handle.isSelected ? 5.5 : 4.0) + (isHovered ? 1.5 : 0.0);
        const Rgb accent = m_look.palette.accent, panel = m_look.palette.panel;
        m_painter.setPen(QPen(paintedColour(accent), handle.isSelected || isHovered ? 2.2 : 1.5));
        const bool isGlass = handle.shape == HandleShape::Ring && !isHovered && !handle.isLarge;
        m_painter.setBrush(isGlass                       ? paintedColour(panel, 90)
                           : isHovered && handle.isLarge ? paintedColour(accent)
                                                         : paintedColour(panel));
        const QPointF middle = at(handle.position);
        if (handle.shape == HandleShape::Square)
            m_painter.drawRect(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius));
        else
            m_painter.drawEllipse(middle, radius, radius);
        if (handle.isSelected) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(paintedColour(accent));
            m_painter.drawEllipse(middle, 2, 2);
        }
    }

    QColor axisColour(const Gizmo& gizmo, GizmoHandle handle) const
    {
        QColor colour = paintedColour(axisColours[axisOf(handle)]);
        if (gizmo.hot == handle)
            colour = colour.lighter(125);
        return colour;
    }

    void paintGizmo(const Gizmo& gizmo)
    {
        if (!isInFront(gizmo.origin))
            return;
        const double length = gizmoLength(gizmo, m_projection);
        const auto isDrawn = [&](GizmoHandle handle) {
            return (!gizmo.isHeld || handle == gizmo.hot) && isReachable(gizmo, handle, m_projection);
        };
        constexpr std::array planes = {GizmoHandle::PlaneX, GizmoHandle::PlaneY, GizmoHandle::PlaneZ};
        constexpr std::array axes = {GizmoHandle::X, GizmoHandle::Y, GizmoHandle::Z};
        for (const GizmoHandle handle : planes) {
            if (isDrawn(handle))
                paintPlane(gizmo, handle, length);
        }
        for (const GizmoHandle handle : axes) {
            if (!isDrawn(handle))
                continue;
            if (gizmo.mode == GizmoMode::Move)
                paintAxis(gizmo, handle, length);
            else
                paintRing(gizmo, handle, length);
        }
        const bool isHot = gizmo.hot == GizmoHandle::Middle;
        m_painter.setPen(QPen(paintedColour(m_look.palette.accent), isHot ? 3.5 : 2.5));
        m_painter.setBrush(paintedColour(m_look.palette.panel));
        m_painter.drawEllipse(at(gizmo.origin), 7, 7);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(paintedColour(m_look.palette.accent));
        m_painter.drawEllipse(at(gizmo.origin), 2.5, 2.5);
    }

    void paintAxis(const Gizmo& gizmo, GizmoHandle handle, double length)
    {
        const Vector3 axis = gizmo.axis(axisOf(handle));
        const QPointF from = at(gizmo.origin), to = at(gizmo.origin + length * axis);
        const QPointF way = to - from;
        const double pixels = std::hypot(way.x(), way.y());
        if (pixels < 1)
            return;
        const QPointF unit = way / pixels, across(-unit.y(), unit.x());
        const QColor colour = axisColour(gizmo, handle);
        const double head = std::min(13.0, 0.5 * pixels), half = 0.4 * head;
        QPolygonF arrow;
        arrow << to << to - head * unit + half * across << to - head * unit - half * across;
        haloed(QPolygonF() << from + 8 * unit << to - head * unit,
               QPen(colour, gizmo.hot == handle ? 4.5 : 3, Qt::SolidLine, Qt::FlatCap));
        m_painter.setPen(QPen(paintedColour(m_look.palette.panel, 170), 1));
        m_painter.setBrush(colour);
        m_painter.drawPolygon(arrow);
        paintLetter(to + 11 * unit, handle, colour);
    }

    void paintLetter(const QPointF& middle, GizmoHandle handle, const QColor& colour)
    {
        constexpr std::array names = {"x", "y", "z"};
        QFont font = m_look.font;
        font.setPixelSize(13);
        font.setBold(true);
        m_painter.setFont(font);
        const QRectF box(middle.x() - 9, middle.y() - 9, 18, 18);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(paintedColour(m_look.palette.panel, 190));
        m_painter.drawEllipse(middle, 8, 8);
        m_painter.setPen(colour);
        m_painter.drawText(box, Qt::AlignCenter, QLatin1String(names[static_cast<std::size_t>(axisOf(handle))]));
    }

    void paintPlane(const Gizmo& gizmo, GizmoHandle handle, double length)
    {
        if (gizmo.mode != GizmoMode::Move)
            return;
        QPolygonF square;
        for (const Vector3& corner : planeCorners(gizmo, axisOf(handle), length))
            square << at(corner);
        QColor colour = axisColour(gizmo, handle);
        m_painter.setPen(QPen(colour, gizmo.hot == handle ? 2.5 : 1.2));
        colour.setAlpha(gizmo.hot == handle ? 170 : 80);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(square);
    }

    // The half that faces the viewer strongly, the rest faintly.
    void paintRing(const Gizmo& gizmo, GizmoHandle handle, double length)
    {
        constexpr int pieces = 72;
        const int axis = axisOf(handle);
        const Vector3 u = gizmo.axis((axis + 1) % 3), v = gizmo.axis((axis + 2) % 3);
        QPolygonF ring;
        QPointF label;
        double nearest = -1e300;
        for (int i = 0; i <= pieces; ++i) {
            const double angle = 2 * std::numbers::pi * i / pieces;
            const Vector3 arm = length * (std::cos(angle) * u + std::sin(angle) * v);
            ring << at(gizmo.origin + arm);
            const double towards = arm.dot(m_projection.back + 0.3 * m_projection.right + 0.2 * m_projection.up);
            if (towards > nearest) {
                nearest = towards;
                label = ring.back();
            }
        }
        const QColor colour = axisColour(gizmo, handle);
        haloed(ring, QPen(colour, gizmo.hot == handle ? 4.5 : 2.5));
        paintLetter(label, handle, colour);
    }

    void paintLabel(const MarkLabel& label)
    {
        if (!isInFront(label.at))
            return;
        QFont font = m_look.font;
        font.setPixelSize(12);
        m_painter.setFont(font);
        const QString text = QString::fromStdString(label.text);
        const QFontMetricsF metrics(font);
        const QSizeF size(std::ceil(metrics.horizontalAdvance(text)) + 14, std::ceil(metrics.height()) + 6);
        QRectF box(at(label.at) + QPointF(10, -size.height() - 4), size);
        // At the right edge of the view it stands to the left of its place.
        if (box.right() > m_projection.width - 4)
            box.moveRight(std::max(at(label.at).x() - 10, size.width() + 4));
        const Rgb line = label.isError ? m_look.palette.error : m_look.palette.line;
        m_painter.setPen(QPen(paintedColour(line), 1));
        m_painter.setBrush(paintedColour(m_look.palette.panel, 238));
        m_painter.drawRoundedRect(box, 4, 4);
        m_painter.setPen(paintedColour(label.isError ? m_look.palette.error : m_look.palette.text));
        m_painter.drawText(box, Qt::AlignCenter, text);
    }

    void paintBox(const MarkBox& box)
    {
        m_painter.setPen(QPen(paintedColour(m_look.palette.accent), 1));
        m_painter.setBrush(paintedColour(m_look.palette.accent, 36));
        m_painter.drawRect(QRectF(QPointF(box.x0, box.y0), QPointF(box.x1, box.y1)).normalized());
    }

    QPainter& m_painter;
    const Projection& m_projection;
    const MarksLook& m_look;
};

}  // namespace

void paintMarks(QPainter& painter, const ViewMarks& marks, const Projection& projection, const MarksLook& look)
{
    painter.save();
    MarksPainter(painter, projection, look).paint(marks);
    painter.restore();
}

}  // namespace sinew
