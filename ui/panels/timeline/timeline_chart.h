#pragma once

#include <QAbstractScrollArea>
#include <QPixmap>

#include "ui/panels/timeline/timeline_data.h"

namespace sinew {

// Stages as bars, below them a row for everything that is engaged at some time, and the cursor over both. A click or a
// drag moves the cursor; the rows scroll, ruler and stages stay.
class TimelineChart : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit TimelineChart(QWidget* parent = nullptr);

    void setData(TimelineData data);
    const TimelineData& data() const { return m_data; }
    void setTime(double time);
    void setSelectedStage(int stage);

    // Where things are, px in the viewport. An empty rectangle: out of sight.
    double xOf(double time) const;
    double timeAt(double x) const;
    QRectF barRect(std::size_t bar) const;
    QRectF rowRect(std::size_t row) const;
    QString toolTipAt(const QPointF& at) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void timeChosen(double time);
    void stageChosen(int stage);
    void scrubbing(bool on);
    void stepWanted(int samples);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void layOut();
    void redraw();
    void drawStill(QPainter& painter) const;
    void drawRuler(QPainter& painter) const;
    void drawBars(QPainter& painter) const;
    void drawRows(QPainter& painter) const;
    void drawCursor(QPainter& painter) const;
    int barAt(const QPointF& at) const;
    double rowsTop() const;

    TimelineData m_data;
    double m_time = 0;
    int m_selectedStage = -1;
    double m_left = 0, m_right = 1;  // px, of the plotted span
    QPixmap m_still;                 // all but the cursor
    bool m_isStillOld = true;
};

}  // namespace sinew
