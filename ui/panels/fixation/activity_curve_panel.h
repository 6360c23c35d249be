#pragma once

#include <QWidget>

#include "ui/panels/fixation/activity_curve_view.h"

class QLabel;
class QComboBox;
class QStackedWidget;

namespace sinew {

class ElidedLabel;

// A figure over the postures of the activity, of the case and its alternatives. The cursor chooses the posture, a double
// click goes to the worst.
class ActivityCurvePanel : public QWidget {
    Q_OBJECT

public:
    explicit ActivityCurvePanel(FixationSession& fixation, QWidget* parent = nullptr);

    const ActivityCurveView& view() const { return m_view; }

private:
    void lay();
    void refresh();
    void beginWith(const FixationInput& input);
    std::optional<PaperFigure> figure() const;

    FixationSession& m_fixation;
    FixationFeed* m_feed;
    ActivityCurveView m_view;
    QComboBox* m_figure;
    ElidedLabel* m_legend;
    SeriesPlot* m_plot;
    QLabel* m_empty;
    QStackedWidget* m_pages;
    int m_begun = -1;  // the number of the document whose figure was chosen
};

}  // namespace sinew
