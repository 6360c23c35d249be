#include "ui/vtk/overlay.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainterPath>

#include "ui/scene/viridis.h"
#include "ui/vtk/painted_colour.h"
#include "ui/vtk/strand_style.h"

namespace sinew {

namespace {

constexpr double legendWidth = 208, tensionHeight = 68, pressureHeight = 50, noteHeight = 18;
constexpr double axesSize = 62;

QPixmap makePixmap(const QSizeF& size, double pixelRatio)
{
    QPixmap pixmap((size * pixelRatio).toSize().expandedTo(QSize(1, 1)));
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

QFont sized(QFont font, double pixels, bool bold = false)
{
    font.setPixelSize(static_cast<int>(std::lround(pixels)));
    font.setBold(bold);
    return font;
}

// As many steps as give round ticks for an upper end of 1, 2, 2.5 or 5 times a power of ten.
int tickSteps(double top)
{
    const double leading = top / std::pow(10.0, std::floor(std::log10(top) + 1e-9));
    return std::abs(leading - 2) < 0.1 ? 4 : 5;
}

bool hasStrands(const Scene& scene, bool (*test)(const SceneStrand&))
{
    return std::any_of(scene.strands.begin(), scene.strands.end(),
                       [test](const SceneStrand& strand) { return strand.visible && test(strand); });
}

bool isCompressed(const SceneStrand& strand)
{
    return strand.engaged && strand.force < 0;
}

bool showsTension(const Scene& scene)
{
    return scene.solved && scene.hasLinkForces && !scene.strands.empty();
}

double pressureLegend(const Scene& scene)
{
    return scene.patches.pieces.empty() ? 0 : pressureHeight + (scene.patches.note.empty() ? 0 : noteHeight);
}

// Empty when there is no legend.
QSizeF legendSize(const Scene& scene)
{
    const double height = pressureLegend(scene) + (showsTension(scene) ? tensionHeight : 0);
    return {height > 0 ? legendWidth : 0, height};
}

}  // namespace

QString tickText(double value)
{
    QString text = value >= 1000 ? QString::number(value, 'f', 0) : QString::number(value, 'g', 4);
    return text.replace(QStringLiteral("."), QLocale().decimalPoint());
}

void Overlay::setPalette(const Palette& palette)
{
    m_palette = palette;
    m_chips.clear();
    m_legendKey.clear();
}

void Overlay::setFont(const QFont& font)
{
    m_font = font;
    m_chips.clear();
    m_legendKey.clear();
}

void Overlay::paint(QPainter& painter, const Scene& scene, const Projection& projection, double pixelRatio,
                    const HoverLabel& hover, const std::vector<SceneHandle>& handles)
{
    if (m_pixelRatio != pixelRatio || m_chips.size() > 200) {
        m_pixelRatio = pixelRatio;
        m_chips.clear();
        m_legendKey.clear();
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    paintAxes(painter, projection, pixelRatio);
    paintLegend(painter, scene, {projection.width, projection.height}, pixelRatio);
    paintLabels(painter, scene, projection, pixelRatio, handles);
    if (!hover.text.isEmpty()) {
        const Chip& name = chip(hover.text.toStdString(), {m_palette.text, m_palette.line, false}, pixelRatio);
        const double x = std::min(hover.at.x() + 14, projection.width - name.size.width() - 4);
        const double y = std::clamp(hover.at.y() + 16, 4.0, std::max(4.0, projection.height - name.size.height() - 4));
        painter.drawPixmap(QPointF(std::round(x), std::round(y)), name.pixmap);
    }
}

const Overlay::Chip& Overlay::chip(const std::string& text, const ChipStyle& style, double pixelRatio)
{
    const auto key = std::pair(text, style);
    const auto found = m_chips.find(key);
    if (found != m_chips.end())
        return found->second;
    const QFont font = sized(m_font, style.bold ? 13 : 12, style.bold);
    const QString shown = QString::fromStdString(text);
    const QFontMetricsF metrics(font);
    const QSizeF lines = metrics.size(0, shown);
    const QSizeF size(std::ceil(lines.width()) + 20, std::ceil(lines.height()) + 9);
    QPixmap pixmap = makePixmap(size, pixelRatio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(paintedColour(style.frame), style.bold ? 1.4 : 1.0));
    painter.setBrush(paintedColour(m_palette.panel, 238));
    painter.drawRoundedRect(QRectF(QPointF(0, 0), size).adjusted(1, 1, -1, -1), 5, 5);
    painter.setFont(font);
    painter.setPen(paintedColour(style.text));
    painter.drawText(QRectF(QPointF(0, 0), size), Qt::AlignCenter, shown);
    painter.end();
    return m_chips.emplace(key, Chip{pixmap, size}).first->second;
}

namespace {

// The part of a line nearest its start that is inside the window; the start itself when none is.
QPointF firstInside(const QPointF& from, const QPointF& to, const QRectF& window)
{
    for (int i = 0; i <= 50; ++i) {
        const QPointF at = from + (to - from) * (i / 50.0);
        if (window.contains(at))
            return at;
    }
    return from;
}

// Whether the arrow is more than a dot on the picture, or would be if one looked across it.
bool canBeSeen(const SceneArrow& arrow, const Projection& projection, double depth)
{
    constexpr double least = 5;  // px
    const std::vector<Vector3> line = lineOf(arrow);
    double length = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        length += (line[i + 1] - line[i]).norm();
    return length * projection.pixelsPerMetre(depth) >= least;
}

// The lines of the picture that labels should not hide.
std::vector<OverlayLine> pictureLines(const Scene& scene, const Projection& projection)
{
    std::vector<OverlayLine> lines;
    const auto add = [&](const Vector3& from, const Vector3& to, double weight, bool isArrow) {
        const Projected a = projection.at(from), b = projection.at(to);
        if (a.depth > 0 && b.depth > 0)
            lines.push_back({{a.x, a.y}, {b.x, b.y}, weight, isArrow});
    };
    for (const SceneArrow& arrow : scene.arrows) {
        const std::vector<Vector3> line = lineOf(arrow);
        for (std::size_t i = 0; arrow.visible && i + 1 < line.size(); ++i)
            add(line[i], line[i + 1], 60, true);
    }
    for (const SceneStrand& strand : scene.strands) {
        for (std::size_t i = 0; strand.visible && i + 1 < strand.points.size(); ++i)
            add(strand.points[i], strand.points[i + 1], strand.engaged ? 8 : 2, false);
    }
    return lines;
}

}  // namespace

void Overlay::paintLabels(QPainter& painter, const Scene& scene, const Projection& projection, double pixelRatio,
                          const std::vector<SceneHandle>& handles)
{
    const QRectF window(0, 0, projection.width, projection.height);
    std::vector<QRectF> taken = m_covered;
    if (const QRectF legend = legendPlace(scene, window.size()); !legend.isEmpty())
        taken.push_back(legend);
    taken.push_back(axesPlace(window.size(), m_covered));
    std::vector<OverlayLine> lines = pictureLines(scene, projection);
    for (const SceneHandle& handle : handles) {
        constexpr double reach = 7;  // px, of a handle and a little more
        const Projected at = projection.at(handle.position);
        if (at.depth > 0)
            lines.push_back({{at.x - reach, at.y - reach}, {at.x + reach, at.y + reach}, 60, true});
    }
    m_placer.begin(window, std::move(taken), std::move(lines));
    // Joints' forces choose their places before the others.
    for (const ArrowKind kind : {ArrowKind::JointForce, ArrowKind::ContactForce, ArrowKind::Load}) {
        for (const SceneArrow& arrow : scene.arrows) {
            // At the free end: a contact's arrow stands on its contact.
            const bool contact = kind == ArrowKind::ContactForce;
            const Vector3 tail = lineOf(arrow).front();
            const bool isTipFree = contact || arrow.isTipFree;
            const Projected from = projection.at(isTipFree ? arrow.tip : tail);
            const Projected to = projection.at(isTipFree ? tail : arrow.tip);
            if (arrow.kind != kind || !arrow.visible || !arrow.isLabelled || arrow.label.empty() || from.depth <= 0
                || to.depth <= 0)
                continue;
            const QPointF free = firstInside({from.x, from.y}, {to.x, to.y}, window);
            // An arrow out of sight has no label, nor one of a force so small that only the label would be seen.
            if (!window.contains(free)
                || (!arrow.selected && !arrow.isAskedAbout && !canBeSeen(arrow, projection, from.depth)))
                continue;
            const bool joint = kind == ArrowKind::JointForce;
            const Rgb ink = joint ? m_palette.jointForce : contact ? m_palette.good : m_palette.load;
            const Rgb frame = arrow.selected ? m_palette.accent : joint ? m_palette.jointForce : m_palette.line;
            const Chip& label = chip(arrow.label, {ink, frame, joint}, pixelRatio);
            const char* const what = joint ? "/joint" : contact ? "/contact" : "/load";
            const std::string owner = '/' + arrow.id.activity + '/' + arrow.id.step;
            const LabelPlace place = m_placer.place(arrow.id.name + owner + what, free, label.size);
            if (place.isAway)
                paintLeader(painter, free, place.rect, ink);
            painter.drawPixmap(place.rect.topLeft(), label.pixmap);
        }
    }
}

// From the end of an arrow to a label that stands away from it.
void Overlay::paintLeader(QPainter& painter, const QPointF& from, const QRectF& label, Rgb ink) const
{
    const QPointF to(std::clamp(from.x(), label.left(), label.right()),
                     std::clamp(from.y(), label.top(), label.bottom()));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(paintedColour(ink, 170), 1));
    painter.drawLine(from, to);
    painter.restore();
}

QRectF Overlay::legendPlace(const Scene& scene, const QSizeF& window) const
{
    return legendPlaceIn(m_legendCorner, legendSize(scene), {window, m_covered, {}, {}});
}

void Overlay::placeAnew()
{
    m_placer.forget();
    m_legendCorner = LegendCorner::BottomLeft;
}

bool Overlay::clearLegend(const Scene& scene, const Projection& projection, const std::vector<Vector3>& figure)
{
    const QSizeF size = legendSize(scene);
    if (size.isEmpty())
        return false;
    LegendRoom room{{projection.width, projection.height}, m_covered, {}, pictureLines(scene, projection)};
    room.points.reserve(figure.size());
    for (const Vector3& point : figure) {
        if (const Projected at = projection.at(point); at.depth > 0)
            room.points.emplace_back(at.x, at.y);
    }
    const LegendCorner corner = freeCorner(m_legendCorner, size, room);
    return std::exchange(m_legendCorner, corner) != corner;
}

void Overlay::paintLegend(QPainter& painter, const Scene& scene, const QSizeF& window, double pixelRatio)
{
    const QRectF place = legendPlace(scene, window);
    if (place.isEmpty())
        return;
    const QString key = QString::number(scene.tensionScale) + (hasStrands(scene, isCompressed) ? "/c" : "/t")
                        + QString::number(place.height()) + '/' + QString::number(scene.patches.scale) + '/'
                        + QString::fromStdString(scene.patches.legend + scene.patches.note);
    if (m_legendKey != key) {
        m_legendKey = key;
        m_legend = makeLegend(scene, pixelRatio);
    }
    painter.drawPixmap(place.topLeft(), m_legend);
}

// A bar of colours with its caption above and round numbers below.
void Overlay::drawScale(QPainter& painter, double y, const QString& caption, double top,
                        const std::function<Rgb(double)>& colour) const
{
    const QFontMetricsF metrics(painter.font());
    painter.setPen(paintedColour(m_palette.muted));
    painter.drawText(QPointF(10, y + 16), caption);
    const QRectF bar(12, y + 22, legendWidth - 28, 8);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= 8; ++i)
        gradient.setColorAt(i / 8.0, paintedColour(colour(i / 8.0)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawRoundedRect(bar, 2.5, 2.5);
    painter.setPen(paintedColour(m_palette.muted));
    constexpr double apart = 8;  // px, between numbers at least
    int steps = tickSteps(top);
    if ((metrics.horizontalAdvance(tickText(top)) + apart) * steps > bar.width())
        steps = 2;
    for (int i = 0; i <= steps; ++i) {
        const double value = top * i / steps;
        const QString text = tickText(value);
        const double width = metrics.horizontalAdvance(text), x = bar.left() + bar.width() * i / steps - width / 2;
        painter.drawText(QPointF(std::clamp(x, 6.0, legendWidth - width - 6), y + 43), text);
    }
}

QPixmap Overlay::makeLegend(const Scene& scene, double pixelRatio) const
{
    const QSizeF size = legendSize(scene);
    QPixmap pixmap = makePixmap(size, pixelRatio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(paintedColour(m_palette.line), 1));
    painter.setBrush(paintedColour(m_palette.panel, 238));
    painter.drawRoundedRect(QRectF(QPointF(0, 0), size).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    painter.setFont(sized(m_font, 11));
    double y = 0;
    if (!scene.patches.pieces.empty()) {
        drawScale(painter, y, QString::fromStdString(scene.patches.legend), scene.patches.scale, viridis);
        if (!scene.patches.note.empty())
            painter.drawText(QPointF(10, pressureHeight + 10), QString::fromStdString(scene.patches.note));
        y += pressureLegend(scene);
    }
    if (!showsTension(scene))
        return pixmap;
    drawScale(painter, y, QCoreApplication::translate("sinew", "Tension, N"), scene.tensionScale,
              [this](double share) { return tensionColour(m_palette, share); });
    QPen dashes(paintedColour(m_palette.slack), 2);
    dashes.setDashPattern({3, 2});
    painter.setPen(dashes);
    painter.drawLine(QPointF(12, y + 56), QPointF(38, y + 56));
    painter.setPen(paintedColour(m_palette.muted));
    painter.drawText(QPointF(44, y + 60), QCoreApplication::translate("sinew", "slack"));
    if (hasStrands(scene, isCompressed)) {
        painter.setPen(QPen(paintedColour(m_palette.compression), 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(92, y + 56), QPointF(110, y + 56));
        painter.setPen(paintedColour(m_palette.muted));
        painter.drawText(QPointF(118, y + 60), QCoreApplication::translate("sinew", "compression"));
    }
    return pixmap;
}

QRectF axesPlace(const QSizeF& window, const std::vector<QRectF>& covered)
{
    QRectF place(window.width() - axesSize - 8, window.height() - axesSize - 8, axesSize, axesSize);
    for (const QRectF& each : covered) {
        if (place.intersects(each))
            place.moveRight(each.left());
    }
    return place;
}

void Overlay::paintAxes(QPainter& painter, const Projection& projection, double pixelRatio)
{
    struct Arm {
        Vector3 direction;
        Rgb colour;
        const char* name;
    };
    std::array<Arm, 3> axes = {Arm{Vector3::UnitX(), 0xc2574e, "x"}, Arm{Vector3::UnitY(), 0x4f9a5b, "y"},
                               Arm{Vector3::UnitZ(), 0x4a7fc9, "z"}};
    // Far ones first.
    std::sort(axes.begin(), axes.end(), [&](const Arm& a, const Arm& b) {
        return a.direction.dot(projection.back) < b.direction.dot(projection.back);
    });
    QPixmap pixmap = makePixmap({axesSize, axesSize}, pixelRatio);
    QPainter onto(&pixmap);
    onto.setRenderHint(QPainter::Antialiasing);
    onto.setFont(sized(m_font, 11));
    const QPointF centre(axesSize / 2, axesSize / 2);
    for (const Arm& axis : axes) {
        const QPointF way(axis.direction.dot(projection.right), -axis.direction.dot(projection.up));
        const bool away = axis.direction.dot(projection.back) < -0.15;
        onto.setPen(QPen(paintedColour(axis.colour, away ? 140 : 230), 2, Qt::SolidLine, Qt::RoundCap));
        onto.drawLine(centre, centre + 19 * way);
        if (std::hypot(way.x(), way.y()) > 0.25) {
            const QPointF at = centre + 26 * way;
            onto.drawText(QRectF(at.x() - 8, at.y() - 8, 16, 16), Qt::AlignCenter, QLatin1String(axis.name));
        }
    }
    onto.end();
    const QPointF corner = axesPlace({projection.width, projection.height}, m_covered).topLeft();
    painter.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())), pixmap);
}

}  // namespace sinew
