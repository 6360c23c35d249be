#pragma once

#include <qcustomplot.h>

namespace sinew {

// Labels of an axis with a true minus sign (U+2212), as all numbers on the screen have.
class AxisTicker : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override
    {
        QString text = QCPAxisTicker::getTickLabel(tick, locale, formatChar, precision);
        // That of an exponent is left to QCustomPlot, which reads it.
        if (text.startsWith(u'-'))
            text[0] = QChar(0x2212);
        return text;
    }
};

// The ticker of an axis of numbers, about so many ticks long.
inline void setAxisTicker(QCPAxis& axis, int count)
{
    const auto ticker = QSharedPointer<AxisTicker>::create();
    ticker->setTickCount(count);
    axis.setTicker(ticker);
}

}  // namespace sinew
