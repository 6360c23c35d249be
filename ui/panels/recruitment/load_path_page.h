#pragma once

#include "ui/panels/recruitment/load_path_data.h"
#include "ui/panels/recruitment/recruitment_page.h"

class QLabel;
class QPushButton;
class QStackedLayout;

namespace sinew {

class ElidedLabel;
class LoadPathPlot;

// How forces grow with the load, by stiffness. The cursor sets the session's load factor, so that the 3D view and all
// panels follow.
class LoadPathPage : public RecruitmentPage {
    Q_OBJECT

public:
    explicit LoadPathPage(Session& session, QWidget* parent = nullptr);

    const LoadPathData& data() const { return m_data; }
    QString readout() const;

    QString title() const override { return tr("Load path"); }
    void addWishes(StudyWishes& wishes) const override { wishes.loadPath = true; }
    bool hasData() const override { return !m_data.parameters.empty(); }
    void writeCsv(std::ostream& stream) const override;
    PaperFigure figure() const override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    LoadPathData m_data;
    LoadPathPlot* m_plot;
    QLabel* m_note;
    ElidedLabel* m_readout;
    QPushButton* m_full;
    QLabel* m_empty;
    QWidget* m_body;
    QStackedLayout* m_pages;
};

}  // namespace sinew
