#pragma once

#include <QWidget>

#include "core/document/property_rows.h"

class QLabel;

namespace sinew {

class ElidedLabel;
class FineSlider;
class NumberField;

// Name, slider and value of a number of the project. The slider reaches over a part of what may be typed.
class SliderRow : public QWidget {
    Q_OBJECT

public:
    SliderRow(const QString& name, Quantity quantity, double least, double most, QWidget* parent = nullptr);

    void setName(const QString& name);
    // The value there; reason: what is wrong with it, which makes the field red, or empty.
    void show(const PropertyRow& row, const QString& reason);
    // px; the same for all rows of a column, so that sliders begin and end in one line.
    int wantedFieldWidth() const;
    void setWidths(int name, int field);

signals:
    // SI, on every move. gesture: 0 for one that was typed, a number of its own for each drag or row of steps.
    void valueWanted(double value, int gesture);
    void nothingWanted();  // of a value that may be left out

private:
    double tick() const;
    void showReason(const QString& found);

    Quantity m_quantity;
    double m_least, m_most;
    ElidedLabel* m_name;
    FineSlider* m_slider;
    NumberField* m_value;
    QLabel* m_reason;
    QString m_found;    // what is wrong with the value that counts
    int m_gesture = 1;  // of the slider
};

}  // namespace sinew
