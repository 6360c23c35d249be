#pragma once

#include <QSlider>

namespace sinew {

// A slider in tenths of a shown unit. Arrow keys move it by 1, with Shift by 0.1, Page Up and Page Down by 5 units. The
// wheel is left to the list around it.
class FineSlider : public QSlider {
    Q_OBJECT

public:
    explicit FineSlider(QWidget* parent = nullptr);

    static constexpr int ticksPerUnit = 10;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

}  // namespace sinew
