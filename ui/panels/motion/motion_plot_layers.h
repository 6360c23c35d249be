#pragma once

#include <qcustomplot.h>

namespace sinew {

class MotionPlot;

// Faint lines where stages end.
class PlotBoundaries : public QCPLayerable {
public:
    explicit PlotBoundaries(MotionPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    MotionPlot& m_plot;
};

// The time cursor through all plots, a dot on each curve, and over each plot its title and what the curves are there.
class PlotCursor : public QCPLayerable {
public:
    explicit PlotCursor(MotionPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawHeading(QCPPainter& painter, std::size_t part) const;
    void drawLine(QCPPainter& painter, std::size_t part) const;

    MotionPlot& m_plot;
};

}  // namespace sinew
