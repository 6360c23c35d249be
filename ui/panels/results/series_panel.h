#pragma once

#include <QWidget>

#include "ui/panels/results/series_data.h"
#include "ui/widgets/figure.h"

class QLabel;
class QStackedLayout;

namespace sinew {

class FigureOffer;
class SeriesPlot;
class Session;

// The joint force over the postures of a series, against the measured range. A click or drag, or the left and right
// keys, choose the posture.
class SeriesPanel : public QWidget {
    Q_OBJECT

public:
    explicit SeriesPanel(Session& session, QWidget* parent = nullptr);

    // What the plot shows.
    const SeriesData& data() const { return m_data; }

private:
    void refresh();
    void openMenu(const QPoint& position);
    std::optional<PaperFigure> figure() const;

    Session& m_session;
    SeriesData m_data;
    SeriesPlot* m_plot;
    FigureOffer* m_offer;
    QLabel* m_note;
    QLabel* m_empty;
    QStackedLayout* m_pages;
};

}  // namespace sinew
