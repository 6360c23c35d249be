#pragma once

#include <QWidget>

#include "ui/panels/recruitment/activation_data.h"

namespace sinew {

class FineSlider;
class ElidedLabel;
class NumberField;

// Name, slider and value of one group's change of stiffness. The middle of the slider is no change; to the left it ends
// at leastChange, to the right at largestChange.
class ActivationRow : public QWidget {
    Q_OBJECT

public:
    explicit ActivationRow(QWidget* parent = nullptr);

    void setGroup(const ActivationGroup& group);
    const ActivationGroup& group() const { return m_group; }
    // px; the same for all rows, so that the sliders begin in one line.
    void setNameWidth(int width);
    int wantedNameWidth() const;

    static constexpr int ticks = 200;  // from the middle to an end

signals:
    void changeWanted(double change);  // on every move

private:
    void wire();

    ActivationGroup m_group;
    ElidedLabel* m_name;
    FineSlider* m_slider;
    NumberField* m_value;
};

}  // namespace sinew
