#pragma once

#include <optional>
#include <vector>

#include <QDialog>

#include "core/model/model.h"
#include "core/scenario/motion_templates.h"

class QComboBox;
class QRadioButton;
class QVBoxLayout;

namespace sinew {

class NumberField;

// Asks which motion a figure begins with. What it cannot do is disabled, and the tool tip says why.
class NewMotionDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewMotionDialog(const Model& model, QWidget* parent = nullptr);

    Scenario scenario() const;  // the chosen one

private:
    void addTemplate(MotionTemplate kind, const QString& name, const QString& summary, QVBoxLayout& layout);
    void addRelease(QVBoxLayout& layout);
    void showRelease();
    MotionTemplate chosen() const;

    const Model m_model;
    const std::vector<Release> m_releases;
    std::vector<QRadioButton*> m_choices;  // in the order of MotionTemplate
    QWidget* m_release = nullptr;          // the fields of a swing
    QComboBox* m_coordinate = nullptr;
    NumberField* m_from = nullptr;
};

// nullopt: the person thought better of it.
std::optional<Scenario> askNewMotion(QWidget* parent, const Model& model);

}  // namespace sinew
