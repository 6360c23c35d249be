#pragma once

#include <QWidget>

#include "core/scenario/scenario.h"

class QComboBox;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class FormulaField;
class NumberField;

// One condition that ends a stage, and what follows.
class EndRow : public QWidget {
    Q_OBJECT

public:
    explicit EndRow(QWidget* parent = nullptr);

    // stages: names; names: what conditions may name.
    void show(const StageEnd& end, const std::vector<std::string>& stages, const QStringList& names);
    // What is being typed is given up, as that of another stage.
    void forget();

signals:
    void endWanted(const sinew::StageEnd& end);
    void removeWanted();
    void refused(const QString& text, const QString& message);

private:
    void lay();
    void wire();
    void chooseKind(int kind);
    void showKind(int kind);

    StageEnd m_end;
    bool m_isWriting = false;  // a condition that is not there yet: it has been chosen, and maybe refused
    std::vector<std::string> m_stages;
    QComboBox* m_kind;
    NumberField* m_seconds;
    FormulaField* m_when;
    QComboBox* m_next;
    QToolButton* m_remove;
};

// What ends the selected stage: the first of its conditions to become true.
class EndsEditor : public QWidget {
    Q_OBJECT

public:
    explicit EndsEditor(QWidget* parent = nullptr);

    void show(const std::vector<StageEnd>& ends, const std::vector<std::string>& stages, const QStringList& names);
    void forget();

signals:
    void endsWanted(const std::vector<sinew::StageEnd>& ends);
    void refused(const QString& text, const QString& message);

private:
    EndRow* makeRow();

    std::vector<StageEnd> m_ends;
    std::vector<EndRow*> m_rows;
    QVBoxLayout* m_layout;
    QToolButton* m_add;
};

}  // namespace sinew
