#pragma once

#include <optional>

#include <QDialog>

#include "core/figures/figures.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace sinew {

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
    void lay();
    void showKind();
    void followSex();
    const FigureKind& kind() const;

    QComboBox* m_kind;
    QLabel* m_summary;
    QComboBox* m_sex;
    QDoubleSpinBox* m_height;  // cm
    QDoubleSpinBox* m_mass;    // kg
    QSpinBox* m_links;
    QLabel* m_fault;
    QPushButton* m_make = nullptr;
    QFormLayout* m_form;
    Person m_mean;  // of the sex whose numbers stand in the fields
};

// nullopt: the person thought better of it.
// kind: the one to begin with; empty: the first.
std::optional<Model> askFigure(QWidget* parent, const QString& kind = {});

}  // namespace sinew
