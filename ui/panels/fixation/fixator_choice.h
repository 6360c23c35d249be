#pragma once

#include <vector>

#include <QString>
#include <QWidget>

#include "core/model/fixation.h"

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class BeamForm;
struct CaseAnswer;
class FixationSession;

// A fixator that a person can choose as it is: of a kind, or one of its patterns.
struct OfferedFixator {
    QString name;
    Fixator fixator;
};

// For a fracture and a femur, in the order in which they are offered: those that can cross it. Those of a kind without a
// pattern have no beams: the standard ones are meant.
std::vector<OfferedFixator> offeredFixators(FractureKind fracture, const FemurShape& femur = {});

// "Cannulated screws, triangle": see titleOf() in core/report.
QString fixatorName(const Fixator& fixator, FractureKind fracture, const FemurShape& femur = {});

// What one of the cases that are solved side by side is called, see caseWith(): its fixator, or "Before the osteotomy".
// answer: its femur counts, which may be measured on a mesh; nullptr: that of the case.
QString constructName(const Fixation& fixation, std::size_t which, const CaseAnswer* answer);

// What holds the fragments: which fixator, of what metal, and where its beams lie. The beam that is looked at is marked and
// has its form; to change or add one makes a list of beams of its own from a standard fixator, and a line says so.
class FixatorChoice : public QWidget {
    Q_OBJECT

public:
    explicit FixatorChoice(FixationSession& fixation, QWidget* parent = nullptr);

    void refresh();

private:
    void choose(int index);
    void setMaterial(int index);
    void showBeams(const std::vector<FixatorBeam>& beams);
    void addBeam();

    FixationSession& m_fixation;
    std::vector<OfferedFixator> m_offered;
    QComboBox* m_kind;
    QComboBox* m_material;
    std::vector<QPushButton*> m_beams;
    QVBoxLayout* m_beamColumn;
    BeamForm* m_beam;  // that is looked at
    QToolButton* m_add;
    QLabel* m_own;
};

}  // namespace sinew
