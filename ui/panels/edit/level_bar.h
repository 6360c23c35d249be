#pragma once

#include <QWidget>

namespace sinew {

// A bar that is filled from the left by a share, in a colour of the tension legend.
class LevelBar : public QWidget {
    Q_OBJECT

public:
    explicit LevelBar(QWidget* parent = nullptr);

    // share: 0 to 1; level: see tensionColour().
    void setValue(double share, double level);

    QSize sizeHint() const override { return {60, 12}; }
    QSize minimumSizeHint() const override { return {24, 12}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_share = 0, m_level = 0;
};

}  // namespace sinew
