#pragma once

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <QFont>
#include <QPainter>
#include <QPixmap>
#include <QRectF>

#include "ui/scene/orbit_camera.h"
#include "ui/scene/palette.h"
#include "ui/scene/scene.h"
#include "ui/scene/view_marks.h"
#include "ui/vtk/label_placer.h"
#include "ui/vtk/legend_corner.h"

namespace sinew {

struct HoverLabel {
    QString text;  // empty: none
    QPointF at;    // the pointer, logical pixels
};

// A number of the legend, with the decimal sign of the chosen language.
QString tickText(double value);

// Where the cross of axes stands in a picture: in its lower right corner, or left of what covers that. Logical pixels.
QRectF axesPlace(const QSizeF& window, const std::vector<QRectF>& covered);

// What is written over the picture: the colour legend, a label beside each arrow, the axes, the name under the pointer.
// Pieces are drawn once as pixmaps and kept, so that a frame costs a few copies.
class Overlay {
public:
    void setPalette(const Palette& palette);
    const Palette& palette() const { return m_palette; }
    void setFont(const QFont& font);
    // What labels keep clear of, because something else stands there, logical pixels.
    void setCovered(std::vector<QRectF> places) { m_covered = std::move(places); }
    const std::vector<QRectF>& covered() const { return m_covered; }
    // Where the legend of a scene stands in a picture of that size, logical pixels; empty: it has none.
    QRectF legendPlace(const Scene& scene, const QSizeF& window) const;
    LegendCorner legendCorner() const { return m_legendCorner; }
    void setLegendCorner(LegendCorner corner) { m_legendCorner = corner; }
    // It moves to a free corner where it lies over the figure, of which these are places, ground frame. Whether it has moved.
    bool clearLegend(const Scene& scene, const Projection& projection, const std::vector<Vector3>& figure);

    // Labels and the legend are placed as in a picture that follows none.
    void placeAnew();

    // projection: in logical pixels of the painter's window. pixelRatio: device pixels a logical one. Labels keep off
    // handles, which are drawn by others.
    void paint(QPainter& painter, const Scene& scene, const Projection& projection, double pixelRatio,
               const HoverLabel& hover, const std::vector<SceneHandle>& handles = {});

private:
    struct ChipStyle {
        Rgb text = 0, frame = 0;
        bool bold = false;
        auto operator<=>(const ChipStyle&) const = default;
    };
    struct Chip {
        QPixmap pixmap;
        QSizeF size;  // logical pixels
    };
    const Chip& chip(const std::string& text, const ChipStyle& style, double pixelRatio);
    void paintLabels(QPainter& painter, const Scene& scene, const Projection& projection, double pixelRatio,
                     const std::vector<SceneHandle>& handles);
    void paintLeader(QPainter& painter, const QPointF& from, const QRectF& label, Rgb ink) const;
    void paintLegend(QPainter& painter, const Scene& scene, const QSizeF& window, double pixelRatio);
    void paintAxes(QPainter& painter, const Projection& projection, double pixelRatio);
    void drawScale(QPainter& painter, double y, const QString& caption, double top,
                   const std::function<Rgb(double)>& colour) const;
    QPixmap makeLegend(const Scene& scene, double pixelRatio) const;

    std::vector<QRectF> m_covered;
    Palette m_palette = lightPalette;
    QFont m_font;
    std::map<std::pair<std::string, ChipStyle>, Chip> m_chips;
    LabelPlacer m_placer;
    LegendCorner m_legendCorner = LegendCorner::BottomLeft;
    QPixmap m_legend;
    QString m_legendKey;
    double m_pixelRatio = 0;
};

}  // namespace sinew
