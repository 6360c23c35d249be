#pragma once

#include "ui/panels/recruitment/interval_data.h"
#include "ui/panels/recruitment/recruitment_page.h"

class QBoxLayout;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QStackedLayout;

namespace sinew {

class ChartLegend;
class IntervalHistogramChart;
class RowChart;

// What the forces can be while stiffnesses are known only within a range, against what was measured.
class IntervalPage : public RecruitmentPage {
    Q_OBJECT

public:
    explicit IntervalPage(Session& session, QWidget* parent = nullptr);

    QString title() const override;
    std::optional<ForceIntervalOptions> intervalWish() const override { return m_options; }
    bool hasData() const override;
    void writeCsv(std::ostream& stream) const override;
    PaperFigure figure() const override;

    // What is shown.
    const IntervalData& data() const { return m_data; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeOptions();
    QWidget* makeCharts();
    QWidget* makeJointHalf();
    void wire();
    void chooseKind();
    void takeOptions();
    void refresh();
    void showCharts();
    void showVerdict();
    void showTexts();

    ForceIntervalOptions m_options;
    IntervalData m_data;
    QComboBox* m_kind = nullptr;  // per cent or factor
    QSpinBox* m_share = nullptr;
    QDoubleSpinBox* m_factor = nullptr;
    QSpinBox* m_samples = nullptr;
    QLabel* m_empty = nullptr;
    QStackedLayout* m_pages = nullptr;
    QWidget* m_scrolled = nullptr;  // all that the picture shows
    QBoxLayout* m_halves = nullptr;
    RowChart* m_joints = nullptr;
    RowChart* m_links = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_measured = nullptr;
    QLabel* m_histogramTitle = nullptr;
    IntervalHistogramChart* m_histogram = nullptr;
    ChartLegend* m_legend = nullptr;
    QLabel* m_range = nullptr;
};

}  // namespace sinew
