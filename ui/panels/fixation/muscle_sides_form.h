#pragma once

#include <vector>

#include <QWidget>

#include "core/model/fixation.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace sinew {

class FixationSession;
struct CaseAnswer;

// A muscle that a person may put on the other fragment.
struct MuscleRow {
    std::string link;
    double force = 0;            // N, the largest of all postures in size; 0: it pulls in none
    bool isOnHead = false;       // as the case has it
    bool isByPlane = true;       // so the plane says too, or nobody has chosen
    bool isHeadByPlane = false;  // what the plane says, where it pulls

    bool operator==(const MuscleRow&) const = default;
};

// Muscles that pull on the femur in some posture of the answer, in the model's order, then those of the case that pull in
// none. With the choices of the case as it is edited, which may be newer than the answer.
std::vector<MuscleRow> muscleRows(const Fixation& fixation, const CaseAnswer* answer);

// Which muscles count on the head fragment, folded away: the plane says it, a tick changes it. Hidden while no muscle pulls
// and none is chosen.
class MuscleSidesForm : public QWidget {
    Q_OBJECT

public:
    explicit MuscleSidesForm(FixationSession& fixation, QWidget* parent = nullptr);

    void refresh();

private:
    struct Line {
        QCheckBox* box;
        QLabel* force;
    };

    void makeLines();
    void showLines();
    void choose(std::size_t line, bool isOnHead);
    void forgetChoices();

    FixationSession& m_fixation;
    std::vector<MuscleRow> m_rows;
    QToolButton* m_fold;
    QWidget* m_page;
    QToolButton* m_reset;
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
};

}  // namespace sinew
