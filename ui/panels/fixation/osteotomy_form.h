#pragma once

#include <QWidget>

class QComboBox;
class QVBoxLayout;

namespace sinew {

class FixationSession;

// The osteotomy of a case, if it has one: room for its rows, how muscles take it, and a button to take it away.
class OsteotomyForm : public QWidget {
    Q_OBJECT

public:
    explicit OsteotomyForm(FixationSession& fixation, QWidget* parent = nullptr);

    QVBoxLayout& column() { return *m_column; }
    void addChoices();  // below the rows
    void refresh();

private:
    FixationSession& m_fixation;
    QVBoxLayout* m_column;
    QComboBox* m_muscles = nullptr;
};

}  // namespace sinew
