#pragma once

#include <functional>
#include <vector>

#include <QWidget>

#include "ui/panels/motion/pair_values.h"
#include "ui/panels/motion/stage_table.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace sinew {

class ElidedLabel;
class FormulaField;
class NumberField;

// The fields of one pair: which side is given, how it is stated, factor, delay and blend.
class PairEditor : public QWidget {
    Q_OBJECT

public:
    explicit PairEditor(QWidget* parent = nullptr);

    // The coordinate as the model has it; names: what formulas may name.
    void show(const PairRow& row, const Coordinate& coordinate, const Scenario& scenario, const QStringList& names);
    void showFault(const QString& message);

signals:
    void pairWanted(const sinew::GivenPair& pair);
    void newCurveWanted(
        const sinew::GivenPair& pair);  // with a curve that is still to be made, of its Fourier series if it has one
    void refused(const QString& text, const QString& message);

private:
    void makeValueFields();
    QWidget* makeSeries();
    void nameFields();
    void lay();
    void wireChoices();
    void wireNumbers();
    void change(const std::function<void(GivenPair&)>& how);
    void chooseKind(ValueKind kind);
    void chooseTarget(ValueKind kind);
    void offerWay(ValueKind kind);
    void showChoices(const Scenario& scenario);
    void showValue();
    void showNumbers();
    ValueKind targetKind() const;

    PairRow m_row;
    Coordinate m_coordinate;
    Scenario m_scenario;
    ElidedLabel* m_origin;
    QToolButton* m_motion;
    QToolButton* m_effort;
    QComboBox* m_kind;
    QComboBox* m_target;
    QStackedWidget* m_values;
    NumberField* m_constant;
    QComboBox* m_curve;
    QComboBox* m_column;
    FormulaField* m_formula;
    QWidget* m_tracking;
    NumberField* m_proportional;
    NumberField* m_derivative;
    NumberField* m_limit;
    NumberField* m_factor;
    NumberField* m_delay;
    NumberField* m_blend;
    QLabel* m_blendLabel;
    QComboBox* m_clock;
    std::vector<QWidget*> m_overTime;  // fields and labels of what changes with time
    QLabel* m_fault;
    QPushButton* m_newCurve;
    GivenPair m_wanted;  // what was chosen, for which there is no curve yet
};

}  // namespace sinew
