#pragma once

#include <QWidget>

#include "ui/panels/fixation/limits_view.h"

namespace sinew {

// A row of the limits: its name and number, a bar from zero with a red tick at each limit and a green stretch for what was
// measured, and small text with the sources. A click or Enter selects its beam.
class LimitBar : public QWidget {
    Q_OBJECT

public:
    explicit LimitBar(QWidget* parent = nullptr);

    void setRow(const LimitRow& row, bool isGrey, bool isSelected);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

signals:
    void partChosen(int part);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int lineHeight() const { return fontMetrics().height() + 2; }
    void paintTexts(QPainter& painter) const;
    void paintBar(QPainter& painter, const QRectF& bar) const;
    void choose();

    LimitRow m_row;
    bool m_isGrey = false, m_isSelected = false;
};

}  // namespace sinew
