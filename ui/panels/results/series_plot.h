#pragma once

#include <optional>
#include <vector>

#include <QSharedPointer>
#include <QStringList>
#include <QWidget>

#include "ui/widgets/figure.h"

class QCPAxisTickerText;
class QCPGraph;
class QCPItemRect;
class QCPItemStraightLine;
class QCPItemText;
class QCPItemTracer;
class QCustomPlot;

namespace sinew {

// One quantity over the postures of an activity.
struct SeriesLine {
    std::vector<double> values;  // by posture; NaN: none
    std::size_t joined = 0;      // so many first postures are a course and joined by a line; the others are points
    QString name = {};           // in the legend of a figure; empty: it has no entry there
};

struct SeriesPlotContent {
    QString name;                           // of the whole, for screen readers
    QString axisTitle;                      // "Hip, BW"
    QStringList ticks;                      // by posture
    QString tickUnit;                       // what all those on the axis end with; may be empty
    int apart = 0;                          // so many last postures have no place on the axis: they stand beside it
    std::vector<SeriesLine> lines;          // the first solid, then dashed, then dotted
    std::optional<double> low, high, mean;  // measured
    int current = -1;                       // posture
    int marked = -1;                        // posture of the first line that bears `markText`
    QString markText;
};

// Draws it, with a cursor at the current posture. A click or drag, or the left and right keys, choose another.
class SeriesPlot : public QWidget {
    Q_OBJECT

public:
    explicit SeriesPlot(QWidget* parent = nullptr);

    void setContent(SeriesPlotContent content);
    const SeriesPlotContent& content() const { return m_content; }
    double place(int posture) const;  // px
    QStringList tickTexts() const;    // as they are written under the axis, from the left
    // What stands for what, for a figure of it: title is that of the axis.
    std::vector<PaperKey> keys() const;
    PaperFigure figure(const QString& title) const;

signals:
    void postureChosen(int posture);
    void doubleClicked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makePlot();
    void wire();
    void showLines();
    void showMarks();
    void showReference();
    void showTicks();
    void applyColours();
    void colourLine(std::size_t index);
    void addAxisTicks();
    void addTicksApart();
    void choose(int posture);
    int count() const { return static_cast<int>(m_content.ticks.size()); }
    int onAxis() const { return count() - m_content.apart; }
    double stepApart() const;
    double coordinate(int posture) const;
    int postureNear(double place) const;
    double pixels(double coordinates) const;

    struct Graphs {
        QCPGraph *course, *points;
    };

    SeriesPlotContent m_content;
    QCustomPlot* m_plot;
    std::vector<Graphs> m_graphs;
    QCPItemRect* m_band = nullptr;
    QCPItemStraightLine* m_mean = nullptr;
    QCPItemStraightLine* m_current = nullptr;
    QCPItemStraightLine* m_border = nullptr;  // between the axis and what stands beside it
    QSharedPointer<QCPAxisTickerText> m_ticks;
    QCPItemTracer* m_marked = nullptr;
    QCPItemText* m_markText = nullptr;
};

}  // namespace sinew
