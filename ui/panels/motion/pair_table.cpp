#include "ui/panels/motion/pair_table.h"

#include <algorithm>

#include <QEvent>
#include <QHeaderView>
#include <QSet>

#include "ui/panels/motion/pair_table_model.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

// Where names are cut so that fewest of them read alike: "support…angle" is that of thigh, shank and foot.
Qt::TextElideMode elisionOf(const QStringList& names, const QFontMetrics& metrics, int width)
{
    Qt::TextElideMode best = Qt::ElideMiddle;
    qsizetype most = -1;
    for (const Qt::TextElideMode mode : {Qt::ElideMiddle, Qt::ElideRight, Qt::ElideLeft}) {
        QSet<QString> texts;
        for (const QString& name : names)
            texts.insert(metrics.elidedText(name, mode, width));
        if (texts.size() > most) {
            most = texts.size();
            best = mode;
        }
    }
    return best;
}

}  // namespace

PairTable::PairTable(QWidget* parent) : QTableView(parent), m_model(new PairTableModel(this))
{
    setModel(m_model);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // the panel scrolls
    setAccessibleName(tr("What is given and what is sought"));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(std::max(22, fontMetrics().height() + 6));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_model->setColours(paletteOf(*this));
}

void PairTable::fit()
{
    const int rows = std::max(m_model->rowCount(), 1);
    setFixedHeight(horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() + 2);
    const int room = std::max(180, width() - 2);
    const auto titleWidth = [this](int column) {
        const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        return fontMetrics().horizontalAdvance(title) + 30;  // a header's own margins besides the cells'
    };
    const auto needed = [&](int column) {
        int most = titleWidth(column);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const QString text = m_model->index(row, column).data().toString();
            most = std::max(most, fontMetrics().horizontalAdvance(text) + 16);  // a cell's margins
        }
        return most;
    };
    // What is sought is never cut, nor is a title. Where names are, the chosen one stands in full below the table.
    m_model->setBrief(false);
    m_model->setBrief(needed(PairTableModel::CoordinateColumn) + needed(PairTableModel::GivenColumn)
                          + needed(PairTableModel::SoughtColumn)
                      > room);
    const int sought = std::min(needed(PairTableModel::SoughtColumn), room * 2 / 5);
    const int rest = room - sought;
    const int wanted = needed(PairTableModel::CoordinateColumn);
    const int least = std::max(rest * 43 / 100, titleWidth(PairTableModel::CoordinateColumn));
    const int name = std::min(wanted, std::max(rest - needed(PairTableModel::GivenColumn), least));
    QStringList names;
    for (int row = 0; row < m_model->rowCount(); ++row)
        names.append(m_model->index(row, PairTableModel::CoordinateColumn).data().toString());
    setTextElideMode(elisionOf(names, fontMetrics(), name - 16));
    setColumnWidth(PairTableModel::CoordinateColumn, name);
    setColumnWidth(PairTableModel::GivenColumn, room - name - sought);
    setColumnWidth(PairTableModel::SoughtColumn, sought);
}

void PairTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

void PairTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        m_model->setColours(paletteOf(*this));
}

}  // namespace sinew
