#pragma once

#include <functional>

#include <QWidget>

#include "ui/panels/motion/stage_edits.h"
#include "ui/panels/motion/stage_table.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace sinew {

class ColumnArea;
class ElidedLabel;
class EndsEditor;
class MotionSession;
class PairEditor;
class PairTable;
class PairTableModel;
class Session;
class StageList;

// The stages of the scenario, what is given and sought in the selected one, and what ends it. Every edit is one entry
// of the undo history; what would make the scenario wrong is refused and said.
class StagesPanel : public QWidget {
    Q_OBJECT

public:
    StagesPanel(Session& session, MotionSession& motion, QWidget* parent = nullptr);

    const std::vector<PairRow>& pairs() const;
    // Chooses the row of a coordinate, whose fields are then shown.
    void choosePair(const std::string& coordinate);
    const std::string& chosenPair() const { return m_chosen; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void lay();
    QWidget* makeBody();
    QWidget* makeBelow();
    QHBoxLayout* makeButtons();
    void wire();
    QToolButton* addButton(QHBoxLayout& row, const char* name, const QString& text, const QString& toolTip,
                           std::function<void()> done);
    void refresh();
    void showStages();
    void refreshPairs();
    void showEditor();
    void showEnds();
    void showProblem();
    void showRow(const QModelIndex& row);
    const Coordinate* chosenCoordinate() const;  // nullptr: none

    using ErrorSearch
        = std::optional<Diagnostic> (*)(const Scenario& present, const Scenario& changed, const Model& model);
    bool commit(Scenario changed, const QString& sentence, ErrorSearch errorOf = firstNewError);
    void takePair(const GivenPair& pair);
    void takeNewCurve(const GivenPair& pair);
    void refusePair(const QString& text, const QString& message);
    void takeEnds(const std::vector<StageEnd>& ends);
    void addStage();
    void copyStage();
    void removeStage();
    void moveStage(int by);
    void renameStage(int stage, const QString& name);
    int stage() const;
    QString stageName() const;

    Session& m_session;
    MotionSession& m_motion;
    StageList* m_list;
    EndsEditor* m_ends;
    int m_endsOf = -1;  // the stage whose ends are shown
    ElidedLabel* m_endsHeading;
    PairTable* m_table;
    PairTableModel* m_model;
    PairEditor* m_editor;
    QLabel* m_problem;
    QLabel* m_empty;
    QWidget* m_body;
    QWidget* m_below;
    ColumnArea* m_scroll;
    std::vector<QToolButton*> m_stageButtons;  // that need a selected stage
    std::string m_chosen;                      // coordinate
    QString m_refusal;                         // why the last edit was not made
    QStringList m_names;                       // what formulas may name
    bool m_following = false;
};

}  // namespace sinew
