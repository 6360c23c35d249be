#pragma once

#include <QToolButton>

#include "ui/panels/recruitment/compare_data.h"

class QCheckBox;
class QDoubleSpinBox;

namespace sinew {

// A button with a list of criteria to tick; the list stays open until a person clicks elsewhere.
class CriteriaChooser : public QToolButton {
    Q_OBJECT

public:
    explicit CriteriaChooser(QWidget* parent = nullptr);

    const CriteriaChoice& choice() const { return m_choice; }
    void setWeighting(Weighting weighting);

signals:
    void choiceChanged(const sinew::CriteriaChoice& before);

private:
    QWidget* makeList();
    void change(const CriteriaChoice& choice);

    CriteriaChoice m_choice;
    QDoubleSpinBox* m_exponent;
};

}  // namespace sinew
