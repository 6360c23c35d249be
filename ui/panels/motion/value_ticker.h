#pragma once

#include <QString>

#include "ui/widgets/axis_ticker.h"

namespace sinew {

// Round numbers along a small upright axis, no more than it has room for. Large and small ones have a power of ten in
// common, which the label of the axis should name.
class ValueTicker : public AxisTicker {
public:
    // How many lines of text are as high as the axis. True: that is another number than before.
    bool setLines(double lines);

    // The power for the labels of a range; 0: none.
    static int powerOf(const QCPRange& range);
    // A unit with that power before it: "10⁷ °/s²".
    static QString unitText(const QString& unit, int power);

    void generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision, QVector<double>& ticks,
                  QVector<double>* subTicks, QVector<QString>* tickLabels) override;

protected:
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;

private:
    double m_lines = 0;
    int m_power = 0;
};

}  // namespace sinew
