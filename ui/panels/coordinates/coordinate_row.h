#pragma once

#include <QWidget>

#include "ui/panels/coordinates/coordinate_state.h"

class QLabel;

namespace sinew {

class ElidedLabel;
class FineSlider;
class ModeChip;
class NumberField;

// Name, slider, value and mode of one coordinate; below them the given moment of a driven one, the reaction of a locked
// one, or what is missing. Is made once for a kind of coordinate and then only told new states.
class CoordinateRow : public QWidget {
    Q_OBJECT

public:
    explicit CoordinateRow(CoordinateKind kind, QWidget* parent = nullptr);

    CoordinateKind kind() const { return m_kind; }
    const QString& name() const { return m_state.title; }
    bool setState(const CoordinateState& state);  // true: name or mode may have another width
    void setSelected(bool selected);
    // px, of the name and the value; the same for all rows, so that the sliders begin and end in one line.
    void setWidths(int name, int value);
    int wantedNameWidth() const;
    int wantedValueWidth() const;
    // px that a row of the given width can spare beside a value of that width and a slider that is still of use.
    int roomForName(int rowWidth, int valueWidth) const;

signals:
    void gestureBegan();             // a drag of the slider, a value that was typed, or the first of steps in a row
    void valueWanted(double value);  // rad or m, on every move
    void modeWanted(sinew::CoordinateMode mode);
    void effortWanted(double effort);  // N m or N
    void resetWanted();
    void chosen();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void lay();
    void wire();
    void beginGesture(int gesture);  // see NumberField::valueEntered()
    void showSlider();
    void showDetail();

    CoordinateKind m_kind;
    CoordinateState m_state;
    bool m_selected = false;
    int m_gesture = 0;  // the last one
    ElidedLabel* m_name;
    FineSlider* m_slider;
    NumberField* m_value;
    ModeChip* m_mode;
    QWidget* m_detail;
    QLabel* m_detailText;
    NumberField* m_effort;
};

}  // namespace sinew
