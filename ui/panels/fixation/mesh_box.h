#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace sinew {

class FixationSession;

// The patient's own femur in the form of a case: to be loaded, picked on and detached, and what it has.
class MeshBox : public QWidget {
    Q_OBJECT

public:
    explicit MeshBox(FixationSession& fixation, QWidget* parent = nullptr);

    void refresh();

private:
    QPushButton* addButton(const QString& text, const QString& hint);

    FixationSession& m_fixation;
    QLabel* m_state;
    QPushButton *m_load, *m_pick, *m_detach;
};

}  // namespace sinew
