#pragma once

#include "ui/panels/recruitment/recruitment_page.h"
#include "ui/panels/recruitment/sensitivity_data.h"
#include "ui/text/units_format.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QStackedLayout;

namespace sinew {

class NumberField;
class RowChart;

// What one force depends on most: a tornado of the effects of plausible changes, by first derivatives.
class SensitivityPage : public RecruitmentPage {
    Q_OBJECT

public:
    explicit SensitivityPage(Session& session, QWidget* parent = nullptr);

    QString title() const override;
    void addWishes(StudyWishes& wishes) const override;
    bool hasData() const override;
    void writeCsv(std::ostream& stream) const override;
    PaperFigure figure() const override;

    // What is shown.
    const SensitivityData& data() const { return m_data; }
    const SensitivityChoice& choice() const { return m_choice; }

private:
    QWidget* makeChoices();
    QWidget* makeSteps();
    NumberField* addStep(QHBoxLayout& row, const QString& name, Quantity quantity, double SensitivitySteps::*step);
    QWidget* makeChart();
    void wire();
    void refresh();
    void showOutcomes();
    void showTexts();
    void showChart();

    SensitivityChoice m_choice;
    SensitivityData m_data;
    std::vector<OutcomeChoice> m_outcomes;
    QComboBox* m_outcome = nullptr;
    QComboBox* m_filter = nullptr;
    QWidget* m_lengthStep = nullptr;
    QWidget* m_steps = nullptr;
    QLabel* m_empty = nullptr;
    QStackedLayout* m_pages = nullptr;
    QWidget* m_scrolled = nullptr;  // all that the picture shows
    QLabel* m_value = nullptr;
    QLabel* m_undecided = nullptr;
    RowChart* m_chart = nullptr;
};

}  // namespace sinew
