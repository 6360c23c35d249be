#pragma once

#include <QLineEdit>

#include "ui/text/units_format.h"

namespace sinew {

// A right-aligned number with its unit in grey beside it; may be typed with or without a unit. Speaks SI. Up and Down
// step by one shown unit, with Shift by a tenth, Page Up and Page Down by five. Escape takes back what was typed.
class QuantityField : public QLineEdit {
    Q_OBJECT

public:
    explicit QuantityField(Quantity quantity, QWidget* parent = nullptr);

    // Leaves alone what is being typed.
    void setValue(double value);
    double value() const { return m_value; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // A person has given another value (SI). The field shows it once setValue() has confirmed it.
    void valueEntered(double value);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int unitWidth() const;
    void makeRoomForUnit();
    void showValue();
    void commit();

    Quantity m_quantity;
    double m_value = 0;
};

}  // namespace sinew
