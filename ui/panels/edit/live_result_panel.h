#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "ui/panels/edit/live_result.h"

class QLabel;

namespace sinew {

class ElidedLabel;
class LevelBar;
class Session;
struct Solved;

// What the posture gives while the model is edited, small: a joint force and what the last edit has changed of it, the
// three largest links, and whether these are forces of the model as it is now.
class LiveResultPanel : public QWidget {
    Q_OBJECT

public:
    explicit LiveResultPanel(Session& session, QWidget* parent = nullptr);

private:
    struct Row {
        ElidedLabel* name;
        LevelBar* bar;
        QLabel* value;
    };

    void lay();
    void follow(bool isEdit, bool isSituation);
    bool isSolved() const;
    void refresh();
    void showState();
    void showBars(const std::vector<LinkBar>& bars);

    Session& m_session;
    QLabel* m_state;
    ElidedLabel* m_joint;
    QLabel* m_big;
    QLabel* m_unit;
    QLabel* m_small;
    ElidedLabel* m_change;
    QLabel* m_message;
    std::vector<Row> m_rows;
    std::shared_ptr<const Mechanism> m_mechanism;  // another one: the situation comes of an edit
    int m_documentNumber = -1;
    std::size_t m_edit = 0;                        // the entry of the history that the change is by
    std::optional<ShownForce> m_before, m_newest;  // the edit, and the last solution
};

}  // namespace sinew
