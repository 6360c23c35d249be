#include "ui/panels/recruitment/history_page.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedLayout>
#include <QTableWidget>

#include "core/report/recruitment_report.h"
#include "ui/panels/recruitment/page_support.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"
#include "ui/widgets/label_support.h"

namespace sinew {

HistoryPage::HistoryPage(Session& session, QWidget* parent)
    : RecruitmentPage(session, parent), m_sentence(new QLabel(this)), m_table(new QTableWidget(this)),
      m_empty(makeEmptyLabel({}, this)), m_body(new QWidget(this)), m_pages(new QStackedLayout(this))
{
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_body);
    auto* layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(4, 4, 2, 0);
    m_sentence->setWordWrap(true);
    m_sentence->setContentsMargins(6, 0, 6, 0);
    m_sentence->setTextFormat(Qt::PlainText);
    setRole(*m_sentence, "muted");
    layout->addWidget(m_sentence);
    layout->addWidget(m_table, 1);
    makeTable();
    new PanelFeed(session, *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Solution))
            refresh();
        if (changes & Change::Selection)
            followSelection();
    });
    refresh();
}

void HistoryPage::makeTable()
{
    m_table->setAccessibleName(tr("Switching history"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, [this] {
        const QModelIndexList chosen = m_table->selectionModel()->selectedRows();
        if (chosen.isEmpty())
            return;
        const auto row = static_cast<std::size_t>(chosen.front().row());
        if (row < m_data.rows.size() && !m_data.rows[row].link.isNull())
            session().select(m_data.rows[row].link);
    });
}

void HistoryPage::refresh()
{
    if (!isVisible())
        return;  // showEvent() does it
    const auto solved = session().solved();
    HistoryData data = historyOf(inputOf(session()), solved ? solved->criterion : session().criterion());
    if (data == m_data && m_table->rowCount() == static_cast<int>(data.rows.size()))
        return;
    m_data = std::move(data);
    m_empty->setText(m_data.emptyText);
    m_sentence->setText(m_data.sentence);
    m_pages->setCurrentIndex(m_data.emptyText.isEmpty() ? 1 : 0);
    fillTable();
    followSelection();
}

void HistoryPage::fillTable()
{
    QStringList titles = {tr("step"), tr("what happens")};
    for (const HistoryColumn& column : m_data.columns)
        titles.append(column.name + comma() + unitOf(Quantity::Force));
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(titles.size()));
    m_table->setRowCount(static_cast<int>(m_data.rows.size()));
    m_table->setHorizontalHeaderLabels(titles);
    for (int r = 0; r < m_table->rowCount(); ++r) {
        const HistoryRow& row = m_data.rows[static_cast<std::size_t>(r)];
        QStringList texts = {QString::number(row.step), row.text};
        for (const double force : row.forces)
            texts.append(numberText(force, Quantity::Force));
        for (int c = 0; c < texts.size(); ++c) {
            auto* item = new QTableWidgetItem(texts[c]);
            item->setTextAlignment((c == 1 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            item->setToolTip(row.remark);
            m_table->setItem(r, c, item);
        }
    }
    for (int c = 0; c < m_table->columnCount(); ++c)
        m_table->horizontalHeaderItem(c)->setTextAlignment((c == 1 ? Qt::AlignLeft : Qt::AlignRight)
                                                           | Qt::AlignVCenter);
    m_table->resizeColumnsToContents();
    // The style's room around a heading is not in its size.
    constexpr int padding = 14, widest = 260;
    for (int c = 0; c < m_table->columnCount(); ++c)
        m_table->setColumnWidth(c, m_table->columnWidth(c) + padding);
    m_table->setColumnWidth(1, std::min(m_table->columnWidth(1), widest));
    m_table->resizeRowsToContents();
}

void HistoryPage::followSelection()
{
    const ObjectId& selection = session().selection();
    const int current = m_table->selectionModel()->hasSelection() ? m_table->currentRow() : -1;
    const auto linkOf = [this](int row) { return m_data.rows[static_cast<std::size_t>(row)].link; };
    if (current >= 0 && current < static_cast<int>(m_data.rows.size()) && linkOf(current) == selection)
        return;
    for (int row = 0; row < static_cast<int>(m_data.rows.size()); ++row) {
        if (!selection.isNull() && linkOf(row) == selection && row < m_table->rowCount()) {
            m_table->selectRow(row);
            return;
        }
    }
    // The first row stands for no link; choosing it says nothing to the others.
    if (current != 0)
        m_table->clearSelection();
}

void HistoryPage::writeCsv(std::ostream& stream) const
{
    writeHistoryCsv(session().expandedModel(), session().solved()->solution.history, stream);
}

PaperFigure HistoryPage::figure() const
{
    return {tr("Switching history"), postureText(session()), {m_body}};
}

void HistoryPage::showEvent(QShowEvent* event)
{
    RecruitmentPage::showEvent(event);
    refresh();
    followSelection();
}

}  // namespace sinew
