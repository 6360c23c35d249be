#pragma once

#include "ui/panels/recruitment/recruitment_page.h"
#include "ui/panels/recruitment/sweep_data.h"

class QComboBox;
class QLabel;
class QStackedLayout;

namespace sinew {

class ElidedLabel;
class MotionPlot;

// Forces, lever arms or lengths over the range of one coordinate. Dragging the cursor, or the arrow keys, moves the
// coordinate.
class SweepPage : public RecruitmentPage {
    Q_OBJECT

public:
    explicit SweepPage(Session& session, QWidget* parent = nullptr);

    QString title() const override { return tr("Sweep"); }
    void addWishes(StudyWishes& wishes) const override;
    bool hasData() const override { return m_data.emptyText.isEmpty(); }
    void writeCsv(std::ostream& stream) const override;
    PaperFigure figure() const override;

    const PlotData& data() const { return m_data; }
    QString note() const;
    int coordinate() const;  // index in the model; -1: it has none
    void setCoordinate(const std::string& name);
    void setQuantity(SweepQuantity quantity);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void wire();
    void refresh();
    void listCoordinates();
    void wantValue(double shown);
    void step(int samples);

    QComboBox *m_coordinates, *m_quantities;
    MotionPlot* m_plot;
    ElidedLabel* m_note;
    QLabel* m_empty;
    QStackedLayout* m_pages;
    std::vector<std::string> m_names;  // of the coordinates that are listed
    std::string m_chosen;              // by a person; empty: the first that is free
    PlotData m_data;
};

}  // namespace sinew
