#pragma once

#include "ui/panels/recruitment/history_data.h"
#include "ui/panels/recruitment/recruitment_page.h"

class QLabel;
class QStackedLayout;
class QTableWidget;

namespace sinew {

// The order in which links switched on the way to the solution that is shown. A row chooses its link.
class HistoryPage : public RecruitmentPage {
    Q_OBJECT

public:
    explicit HistoryPage(Session& session, QWidget* parent = nullptr);

    const HistoryData& data() const { return m_data; }

    QString title() const override { return tr("History"); }
    bool wantsHistory() const override { return true; }
    bool hasData() const override { return !m_data.rows.empty(); }
    void writeCsv(std::ostream& stream) const override;
    PaperFigure figure() const override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeTable();
    void refresh();
    void fillTable();
    void followSelection();

    HistoryData m_data;
    QLabel* m_sentence;
    QTableWidget* m_table;
    QLabel* m_empty;
    QWidget* m_body;
    QStackedLayout* m_pages;
};

}  // namespace sinew
