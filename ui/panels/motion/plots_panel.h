#pragma once

#include <QWidget>

#include "ui/panels/motion/plot_data.h"
#include "ui/widgets/figure.h"

class QLabel;
class QStackedWidget;
class QToolButton;

namespace sinew {

class ChannelChooser;
class ElidedLabel;
class FigureOffer;
class MotionPlot;
class MotionSession;
class Session;

// Channels of the recording over time, with the kept recording and measured columns beside them.
class PlotsPanel : public QWidget {
    Q_OBJECT

public:
    PlotsPanel(Session& session, MotionSession& motion, QWidget* parent = nullptr);

    MotionPlot& plot() const { return *m_plot; }
    ChannelChooser& chooser() const { return *m_chooser; }

    // Writes the plotted channels in SI as readMotion() reads them, all or nothing; the session is told when that was
    // not possible. False then.
    bool exportCsv(const QString& path);
    FigureOffer& offer() const { return *m_offer; }
    void setPlotted(const std::string& channel, bool plotted);

private:
    void lay();
    void wire();
    void refresh();
    void refreshTree();
    PlotInput input() const;
    void openChooser();
    void openMenu(const QPoint& position);
    void askAndExport();
    std::optional<PaperFigure> figure() const;

    Session& m_session;
    MotionSession& m_motion;
    QToolButton* m_add;
    QToolButton* m_export;
    ElidedLabel* m_legend;
    MotionPlot* m_plot;
    FigureOffer* m_offer;
    QLabel* m_empty;
    QStackedWidget* m_pages;
    ChannelChooser* m_chooser;
    std::vector<std::string> m_listed;  // channels in the chooser
};

}  // namespace sinew
