#pragma once

#include <array>
#include <optional>
#include <vector>

#include <qcustomplot.h>

#include "ui/panels/motion/curve_data.h"
#include "ui/panels/motion/value_ticker.h"

namespace sinew {

// A phase curve with its characteristic points to be dragged, over bands of its phases; below it, faint, its rate and
// acceleration. A double click adds a point, Delete removes the chosen one.
class CurvePlot : public QCustomPlot {
    Q_OBJECT

public:
    explicit CurvePlot(QWidget* parent = nullptr);

    void setView(const CurveView& view);
    void setChosen(int point);
    // px of a place in the plot of values, SI.
    QPointF pixelOf(double time, double value) const;
    int pointAt(const QPointF& pixel) const;

signals:
    void pointChosen(int point);
    // SI. gesture: a number of its own for each drag.
    void pointDragged(int point, double time, double value, int gesture);
    void addWanted(double time, double value);
    void removeWanted(int point);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void updateLayout() override;

private:
    enum Row { Values, Rates, Accelerations, RowCount };
    void makeRects();
    void showBands();
    void showPoints();
    void showRanges();
    void showUnits();
    void shareHeight(int height);
    void applyColours();
    void nudge(double steps, bool alongTime);
    QCPAxis* timeAxis() const { return m_rects[Values]->axis(QCPAxis::atBottom); }
    QCPAxis* valueAxis() const { return m_rects[Values]->axis(QCPAxis::atLeft); }

    CurveView m_view;
    int m_chosen = -1;
    int m_dragged = -1;
    bool m_moved = false;  // since the press
    QPointF m_pressed;
    int m_gesture = 0;
    std::array<QCPAxisRect*, RowCount> m_rects = {};
    std::array<QSharedPointer<ValueTicker>, RowCount> m_tickers;
    std::array<QCPGraph*, RowCount> m_graphs = {};
    QCPGraph* m_points = nullptr;
    QCPGraph* m_chosenPoint = nullptr;
    std::vector<QCPItemRect*> m_bands;
};

}  // namespace sinew
