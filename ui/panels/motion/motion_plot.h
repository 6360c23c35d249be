#pragma once

#include <optional>
#include <vector>

#include <qcustomplot.h>

#include "ui/panels/motion/plot_data.h"
#include "ui/widgets/figure.h"

namespace sinew {

class PlotBoundaries;
class PlotCursor;

// Plots below one another over one axis of time. The cursor with its readouts has a layer of its own, so that moving it
// does not draw the curves again. Dragging asks for another time, the wheel zooms time (with Shift it moves along), a
// double click shows all of it; the arrow keys go from sample to sample.
class MotionPlot : public QCustomPlot {
    Q_OBJECT

public:
    explicit MotionPlot(QWidget* parent = nullptr);

    void setData(const PlotData& data);
    const PlotData& data() const { return m_data; }
    void setTime(double time);
    double time() const { return m_time; }

    // What the heading over a curve says at the cursor: "hip 41.2"; a dash where it has no value.
    QString readoutOf(std::size_t part, std::size_t curve) const;
    // The part of the data and, in it, the curve near to a point; -1: none.
    int partAt(const QPointF& point) const;
    int curveAt(const QPointF& point) const;
    // px of a time and of a value in the n-th plot.
    QPointF pixelOf(int part, double time, double value) const;
    QCPRange timeRange() const;

    // What dashes and the cursor stand for; the names of the curves stand over them.
    std::vector<PaperKey> keys() const;

signals:
    void timeWanted(double time);
    void stepWanted(int samples);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    friend class PlotBoundaries;
    friend class PlotCursor;

    struct Entry {
        QRect place;  // of a curve's name and value in the heading
        std::size_t curve = 0;
    };
    void build();
    QCPAxisRect* makeRect(const PlotPart& part, bool isLast);
    void addCurves();
    void layHeadings();
    std::vector<Entry> entriesOf(std::size_t part, int width, int& lines) const;
    void applyColours();
    QPen penOf(const PlotCurve& curve) const;
    QColor colourOf(const PlotCurve& curve) const;
    void showTimes(const QCPRange& range);
    void wantTimeAt(double pixel);

    PlotData m_data;
    double m_time = 0;
    bool m_dragging = false;
    std::vector<QCPAxisRect*> m_rects;  // as m_data.parts
    std::vector<QCPGraph*> m_graphs;    // all curves, in order
    QCPMarginGroup* m_margins = nullptr;
    PlotBoundaries* m_boundaries = nullptr;
    PlotCursor* m_cursor = nullptr;
};

}  // namespace sinew
