#pragma once

#include <QWidget>

#include "ui/panels/fixation/shares_view.h"

namespace sinew {

// Bone's and the fixator's share of one component. Shares of one sign stand end to end and fill the whole; where one of
// them pulls against the load each has a bar of its own from zero, the negative one hatched and to the left.
class ShareBar : public QWidget {
    Q_OBJECT

public:
    explicit ShareBar(QWidget* parent = nullptr);

    // low, high: shares at the ends.
    void setRow(const ShareRow& row, double low, double high, bool isGrey);

    // px, for a share.
    double place(double share) const;

    QSize sizeHint() const override { return {110, 14}; }
    QSize minimumSizeHint() const override { return {60, 14}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintPart(QPainter& painter, double from, double to, double top, double height, const QColor& colour) const;

    ShareRow m_row;
    double m_low = 0, m_high = 1;
    bool m_isGrey = false;
};

}  // namespace sinew
