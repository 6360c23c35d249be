#pragma once

#include <optional>

#include <QDialog>

#include "core/figures/figures.h"

class QLabel;

namespace sinew {

class PartFields;

// Asks which ready figure to make, and for whom. Shows only what the figure heeds.
class FigureDialog : public QDialog {
    Q_OBJECT

public:
    explicit FigureDialog(QWidget* parent = nullptr);

    // The chosen figure, or why it cannot be made.
    Result<Model> makeChosen() const;
    FigureOptions options() const;

    void choose(const QString& kind);  // by name; nothing happens when there is none
    void accept() override;            // says what is wrong and stays open when it cannot be made

private:
    PartFields* m_fields;
    QLabel* m_fault;
};

// nullopt: the person thought better of it.
// kind: the one to begin with; empty: the first.
std::optional<Model> askFigure(QWidget* parent, const QString& kind = {});

}  // namespace sinew
