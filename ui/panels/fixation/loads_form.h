#pragma once

#include <array>
#include <vector>

#include <QWidget>

class QGridLayout;
class QLineEdit;
class QToolButton;

namespace sinew {

class FixationSession;
class NumberField;

// Hip forces that a person states, besides the postures of an activity or in place of them: a name and three components
// each, in body weights. They are added, changed and removed here.
class LoadsForm : public QWidget {
    Q_OBJECT

public:
    explicit LoadsForm(FixationSession& fixation, QWidget* parent = nullptr);

    void refresh();

private:
    struct Line {
        QLineEdit* name;
        QToolButton* remove;
        std::array<NumberField*, 3> force;  // forwards, up the shaft, outwards
    };

    void makeLines(std::size_t count);
    Line makeLine(std::size_t index);
    void addLoad();
    void removeLoad(std::size_t index);
    void rename(std::size_t index);
    void setForce(std::size_t index, int component, double value);

    FixationSession& m_fixation;
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
};

}  // namespace sinew
