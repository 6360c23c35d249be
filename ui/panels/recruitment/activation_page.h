#pragma once

#include <vector>

#include "ui/panels/recruitment/activation_data.h"
#include "ui/panels/recruitment/recruitment_page.h"

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedLayout;
class QVBoxLayout;

namespace sinew {

class ActivationRow;
class ChartLegend;
class RowChart;

// What stiffer and softer muscles change: a slider for every group, the forces before and after. While a slider moves
// the formula answers at once; the session solves in full all the same, so every other view follows.
class ActivationPage : public RecruitmentPage {
    Q_OBJECT

public:
    explicit ActivationPage(Session& session, QWidget* parent = nullptr);

    QString title() const override;
    void addWishes(StudyWishes& wishes) const override;
    bool hasData() const override;
    void writeCsv(std::ostream& stream) const override;
    PaperFigure figure() const override;

    // What is shown.
    const ActivationData& data() const { return m_data; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeSliders();
    QWidget* makeForces();
    void wire();
    void refresh();
    void matchRows();
    void filterRows();
    void fitNames();
    void showTexts();
    void showChart();
    void changeGroup(std::size_t index, double change);
    void reset();

    ActivationData m_data;
    std::vector<ActivationRow*> m_rows;
    QWidget* m_sliders = nullptr;
    QLineEdit* m_filter = nullptr;
    QPushButton* m_reset = nullptr;
    QWidget* m_list = nullptr;
    QVBoxLayout* m_rowLayout = nullptr;
    QLabel* m_empty = nullptr;
    QStackedLayout* m_pages = nullptr;
    QWidget* m_forces = nullptr;  // all that the picture shows
    QLabel* m_region = nullptr;
    QLabel* m_joints = nullptr;
    QLabel* m_remark = nullptr;
    RowChart* m_chart = nullptr;
    ChartLegend* m_legend = nullptr;
    QBoxLayout* m_halves = nullptr;
};

}  // namespace sinew
