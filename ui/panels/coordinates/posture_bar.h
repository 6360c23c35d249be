#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace sinew {

class NumberField;
class Session;

// What the coordinates stand under: the activity, its step where it is a series, and the body weight.
class PostureBar : public QWidget {
    Q_OBJECT

public:
    explicit PostureBar(Session& session, QWidget* parent = nullptr);

private:
    void lay();
    void wire();
    void refreshActivities();
    void refreshSteps();
    void refreshWeight();
    void goToStep(int step);

    Session& m_session;
    QComboBox* m_activity;
    QToolButton* m_reset;
    QWidget* m_stepRow;
    QToolButton* m_previous;
    QComboBox* m_step;
    QToolButton* m_next;
    NumberField* m_weight;
    QLabel* m_mass;
    QLabel* m_doubt;  // about the weight that counts
};

}  // namespace sinew
