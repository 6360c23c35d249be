#pragma once

#include <vector>

#include <QString>
#include <QWidget>

#include "core/model/fixation.h"

class QComboBox;
class QLabel;

namespace sinew {

class FixationSession;

// A fixator that a person can choose as it is: of a kind, or one of its patterns.
struct OfferedFixator {
    QString name;
    Fixator fixator;
};

// In the order in which they are offered. Those of a kind without a pattern have no beams: the standard ones are meant.
std::vector<OfferedFixator> offeredFixators();

// "Cannulated screws, triangle": see titleOf() in core/report.
QString fixatorName(const Fixator& fixator, FractureKind fracture);

// What one of the cases that are solved side by side is called, see caseWith(): its fixator, or "Before the osteotomy".
QString constructName(const Fixation& fixation, std::size_t which);

// What holds the fragments: which fixator, and of what metal.
class FixatorChoice : public QWidget {
    Q_OBJECT

public:
    explicit FixatorChoice(FixationSession& fixation, QWidget* parent = nullptr);

    void refresh();

private:
    void choose(int index);
    void setMaterial(int index);

    FixationSession& m_fixation;
    std::vector<OfferedFixator> m_offered;
    QComboBox* m_kind;
    QComboBox* m_material;
    QLabel* m_beams;
};

}  // namespace sinew
