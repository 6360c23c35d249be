#pragma once

#include "ui/panels/recruitment/compare_data.h"
#include "ui/panels/recruitment/recruitment_page.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QScrollArea;
class QStackedLayout;

namespace sinew {

class BarChart;
class CriteriaChooser;
class CriteriaLegend;
class ElidedLabel;

// One posture by several criteria: forces of the links as groups of bars, resultants of the joints below. The legend
// chooses what the 3D view shows.
class ComparePage : public RecruitmentPage {
    Q_OBJECT

public:
    explicit ComparePage(Session& session, QWidget* parent = nullptr);

    const CompareData& data() const { return m_data; }

    QString title() const override { return tr("Compare"); }
    void addWishes(StudyWishes& wishes) const override;
    bool hasData() const override;
    void writeCsv(std::ostream& stream) const override;
    PaperFigure figure() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeToolBar();
    QWidget* makeCharts();
    void refresh();
    void showCharts();
    void choiceChanged(const CriteriaChoice& before);
    void placeParts();
    std::vector<PaperKey> keys() const;

    CompareData m_data;
    std::vector<Criterion> m_asked;  // told by the last wishesChanged()
    CriteriaChooser* m_chooser;
    QComboBox* m_weighting;
    ElidedLabel* m_load;
    CriteriaLegend* m_legend;
    BarChart* m_links;
    BarChart* m_joints;
    QLabel* m_empty;
    QWidget* m_charts;
    QScrollArea* m_scroll;
    QBoxLayout* m_parts = nullptr;       // legend and charts
    QBoxLayout* m_chartParts = nullptr;  // links and joints
    QWidget* m_full = nullptr;
    QStackedLayout* m_pages = nullptr;
};

}  // namespace sinew
