#pragma once

#include <optional>

#include <QDialog>

#include "core/motion/motion_table.h"
#include "core/motion/phase_curve.h"
#include "ui/widgets/number_field.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace sinew {

class MotionSession;

// Chooses a measured column and how small a wiggle still counts as a turn, and says at once how near the fitted curve
// comes.
class FitDialog : public QDialog {
    Q_OBJECT

public:
    // coordinate: whose column is offered first.
    FitDialog(MotionSession& motion, const std::string& coordinate, const FieldUnit& unit, bool periodic,
              QWidget* parent = nullptr);

    const std::optional<PhaseFit>& fit() const { return m_fit; }
    QString columnName() const;

private:
    void lay();
    void showColumns();
    void chooseColumn();
    void calculate();
    void openFile();

    MotionSession& m_motion;
    std::string m_coordinate;
    FieldUnit m_unit;
    std::optional<PhaseFit> m_fit;
    QComboBox* m_columns;
    QPushButton* m_open;
    NumberField* m_turning;
    QCheckBox* m_periodic;
    QLabel* m_result;
    QPushButton* m_accept;
};

// A twentieth of the range of a column: wiggles below it are taken for noise at first.
double usualTurning(const MotionTable& table, int column);
// Nothing for a column of fewer than two samples, or with numbers that are not finite.
std::optional<PhaseFit> fitColumn(const MotionTable& table, int column, double turning, bool periodic);

}  // namespace sinew
