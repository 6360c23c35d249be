#pragma once

#include <optional>

#include <QLineEdit>

#include "ui/text/units_format.h"

namespace sinew {

// What a number is written in.
struct FieldUnit {
    QString text;  // "°/s"; empty: none
    double inSi = 1;
    std::optional<Quantity> quantity;  // whose units may be typed
    bool operator==(const FieldUnit&) const = default;
};

FieldUnit fieldUnit(Quantity quantity);
// Of a coordinate's speed: °/s or mm/s.
FieldUnit rateUnit(CoordinateKind kind);

// A right-aligned number with its unit in grey beside it, in any unit; speaks SI. As QuantityField, for what has no
// Quantity or another one from time to time.
class NumberField : public QLineEdit {
    Q_OBJECT

public:
    explicit NumberField(const FieldUnit& unit, QWidget* parent = nullptr);

    void setUnit(const FieldUnit& unit);
    const FieldUnit& unit() const { return m_unit; }
    // Leaves alone what is being typed.
    void setValue(std::optional<double> value);
    std::optional<double> value() const { return m_value; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    // A person has given another value (SI); shown once setValue() has confirmed it.
    void valueEntered(double value);
    // What was typed is no number.
    void refused(const QString& text);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<double> parsed() const;
    void makeRoomForUnit();
    void showValue();
    void commit();

    FieldUnit m_unit;
    std::optional<double> m_value;
};

}  // namespace sinew
