#pragma once

#include <QWidget>

#include "ui/panels/results/series_data.h"

class QCPGraph;
class QCPItemRect;
class QCPItemStraightLine;
class QCustomPlot;
class QLabel;
class QStackedLayout;

namespace sinew {

class Session;

// The joint force over the postures of a series, against the measured range. A click or drag, or the left and right
// keys, choose the posture.
class SeriesPanel : public QWidget {
    Q_OBJECT

public:
    explicit SeriesPanel(Session& session, QWidget* parent = nullptr);

    // What the plot shows.
    const SeriesData& data() const { return m_data; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makePlot();
    void wire();
    void refresh();
    void showValues();
    void showReference();
    void showTicks();
    void applyColours();
    void chooseStep(int step);
    void chooseStepAt(double pixel);
    void openMenu(const QPoint& position);
    void savePicture();

    Session& m_session;
    SeriesData m_data;
    QCustomPlot* m_plot;
    QLabel* m_empty;
    QStackedLayout* m_pages;
    QCPGraph* m_graph = nullptr;
    QCPItemRect* m_band = nullptr;
    QCPItemStraightLine* m_mean = nullptr;
    QCPItemStraightLine* m_current = nullptr;
};

}  // namespace sinew
