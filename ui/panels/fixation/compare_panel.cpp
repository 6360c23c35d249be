#include "ui/panels/fixation/compare_panel.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/report/fixation_words.h"
#include "ui/panels/fixation/compare_cell.h"
#include "ui/panels/fixation/fixation_words.h"
#include "ui/panels/fixation/fixator_choice.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/column_area.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

QToolButton* makeButton(const QString& text, const QString& toolTip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    return button;
}

}  // namespace

ComparePanel::ComparePanel(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_feed(new FixationFeed(fixation, *this, [this] { refresh(); })),
      m_empty(makeEmptyLabel({}, this)), m_add(makeButton({}, tr("Compare with another fixator"), this)),
      m_copy(makeButton(tr("Copy table"), tr("Copy the table to paste it into another program"), this)),
      m_corner(new QWidget(this)), m_table(new QWidget(this)), m_grid(new QGridLayout(m_table)),
      m_notes(new QLabel(this))
{
    lay();
    makeAddMenu();
    refresh();
}

void ComparePanel::lay()
{
    m_grid->setContentsMargins(0, 0, 4, 0);
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(0);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setWordWrap(true);
    setRole(*m_notes, "muted");
    connect(m_copy, &QToolButton::clicked, this, &ComparePanel::copyTable);
    auto* scrolled = new QWidget(this);
    auto* inner = new QVBoxLayout(scrolled);
    inner->setContentsMargins(10, 2, 6, 4);
    inner->setSpacing(4);
    inner->addWidget(m_table);
    inner->addWidget(m_notes);
    inner->addStretch();
    // In the corner of the table, where it takes no row of its own.
    auto* verbs = new QVBoxLayout(m_corner);
    verbs->setContentsMargins(0, 0, 0, 2);
    verbs->setSpacing(2);
    verbs->addWidget(m_add, 0, Qt::AlignLeft);
    verbs->addWidget(m_copy, 0, Qt::AlignLeft);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 2);
    layout->setSpacing(2);
    layout->addWidget(m_empty);
    auto* area = new ColumnArea(scrolled, this);
    area->setAccessibleName(tr("Compared constructs"));
    layout->addWidget(area, 1);
}

void ComparePanel::makeAddMenu()
{
    m_add->setMenu(new QMenu(m_add));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setProperty("role", "menu");
}

// The same are offered for every femur, each where it lies in that femur.
void ComparePanel::offerFor(FractureKind fracture)
{
    if (std::exchange(m_offeredFor, fracture) == fracture)
        return;
    m_add->menu()->clear();
    const std::vector<OfferedFixator> offered = offeredFixators(fracture);
    for (std::size_t i = 0; i < offered.size(); ++i) {
        m_add->menu()->addAction(offered[i].name, this, [this, fracture, i] {
            const OfferedFixator choice = offeredFixators(fracture, m_fixation.measuredFixation().femur)[i];
            if (m_fixation.fixation().alternatives.size() < mostAlternatives)
                m_fixation.edit(withAlternative(m_fixation.fixation(), choice.fixator),
                                tr("Compare with %1").arg(choice.name).toStdString());
        });
    }
}

void ComparePanel::copyTable() const
{
    QApplication::clipboard()->setText(compareText(m_view));
}

void ComparePanel::refresh()
{
    m_view = compareView(m_feed->input());
    const bool isEmpty = !m_view.emptyText.isEmpty();
    m_empty->setText(m_view.emptyText);
    m_empty->setVisible(isEmpty);
    m_table->setVisible(!isEmpty);
    m_copy->setVisible(!isEmpty);
    m_add->setText(tr("+ add"));
    m_add->setVisible(m_view.canAdd);
    offerFor(m_fixation.fixation().fracture.kind);
    makeCells();
    showHeaders();
    showCells();
    m_notes->setText(m_view.footnotes.join(u'\n'));
    m_notes->setVisible(!m_view.footnotes.isEmpty());
}

// Widgets are made when there are other columns; else they get their new values.
void ComparePanel::makeCells()
{
    std::vector<QString> made;
    for (const ConstructColumn& column : m_view.columns)
        made.push_back(column.isAlternative ? column.letter : QString());
    for (const ConstructRow& row : m_view.rows)
        made.push_back(row.title);
    if (std::exchange(m_made, made) == made)
        return;
    m_grid->removeWidget(m_corner);
    // Not at once: a header's button may be what took its construct away.
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_headers.clear();
    m_titles.clear();
    m_cells.assign(m_view.rows.size(), {});
    for (int column = 0; column < m_grid->columnCount(); ++column)
        m_grid->setColumnStretch(column, 0);
    m_grid->setColumnStretch(0, 5);
    // Beside few constructs there is room for the words of its buttons, and for the names below them; bars give way.
    constexpr std::size_t few = 3;
    m_corner->setSizePolicy(m_view.columns.size() <= few ? QSizePolicy::Preferred : QSizePolicy::Ignored,
                            QSizePolicy::Preferred);
    m_grid->addWidget(m_corner, 0, 0);
    for (std::size_t column = 0; column < m_view.columns.size(); ++column) {
        const int at = static_cast<int>(column) + 1;
        m_grid->setColumnStretch(at, 3);
        m_headers.push_back(makeHeader(column));
        m_grid->addWidget(m_headers.back(), 0, at);
    }
    for (std::size_t row = 0; row < m_view.rows.size(); ++row) {
        const int at = static_cast<int>(row) + 1;
        auto* title = new ElidedLabel(m_table);
        title->setFullText(m_view.rows[row].title + comma() + m_view.rows[row].unit);
        m_titles.push_back(title);
        m_grid->addWidget(title, at, 0);
        for (std::size_t column = 0; column < m_view.columns.size(); ++column) {
            m_cells[row].push_back(new CompareCellBar(m_table));
            m_grid->addWidget(m_cells[row].back(), at, static_cast<int>(column) + 1);
        }
    }
}

// Letter and buttons above, the fixator's name below them.
QWidget* ComparePanel::makeHeader(std::size_t column)
{
    auto* header = new QWidget(m_table);
    auto* letter = new QLabel(m_view.columns[column].letter, header);
    setRole(*letter, "heading");
    letter->setMinimumHeight(fontMetrics().height() + 8);  // with buttons or without them
    auto* name = new ElidedLabel(header);
    name->setMostLines(2);
    name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    name->setObjectName(QStringLiteral("constructName"));
    setRole(*name, "muted");
    auto* top = new QHBoxLayout;
    top->setSpacing(0);
    top->addWidget(letter);
    top->addStretch();
    if (m_view.columns[column].isAlternative) {
        const QString which = m_view.columns[column].letter;
        auto* use = makeButton(QStringLiteral("⇄"), tr("Make %1 the case").arg(which), header);
        auto* remove = makeButton(QStringLiteral("×"), tr("Remove %1").arg(which), header);
        const auto hasIt = [this, column] { return column <= m_fixation.fixation().alternatives.size(); };
        connect(use, &QToolButton::clicked, this, [this, column, which, hasIt] {
            if (hasIt())
                m_fixation.edit(withAlternativeAsCase(m_fixation.fixation(), column),
                                tr("Make construct %1 the case").arg(which).toStdString());
        });
        connect(remove, &QToolButton::clicked, this, [this, column, which, hasIt] {
            if (hasIt())
                m_fixation.edit(withoutAlternative(m_fixation.fixation(), column),
                                tr("Remove construct %1").arg(which).toStdString());
        });
        top->addWidget(use);
        top->addWidget(remove);
    }
    auto* layout = new QVBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 2);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(name);
    return header;
}

void ComparePanel::showHeaders()
{
    for (std::size_t i = 0; i < m_headers.size(); ++i) {
        const ConstructColumn& column = m_view.columns[i];
        auto* name = m_headers[i]->findChild<ElidedLabel*>(QStringLiteral("constructName"));
        name->setFullText(column.name);
        int widest = 0;  // words are not cut
        for (const QString& word : column.name.split(u' '))
            widest = std::max(widest, name->fontMetrics().horizontalAdvance(word));
        name->setMinimumWidth(widest);
        QString more = column.name + u'\n'
                       + (column.message.isEmpty() ? tr("worst posture: %1").arg(column.posture) : column.message);
        if (!column.unheld.isEmpty())
            more += u'\n' + tr("not held %1").arg(column.unheld);
        name->setOwnToolTip(more);
    }
}

void ComparePanel::showCells()
{
    for (std::size_t row = 0; row < m_cells.size(); ++row) {
        const ConstructRow& shown = m_view.rows[row];
        for (std::size_t column = 0; column < m_cells[row].size(); ++column) {
            const CompareCell& cell = shown.cells[column];
            CompareCellBar& bar = *m_cells[row][column];
            bar.setCell(cell, shown, column == 0, m_view.isGrey);
            QString what = cell.hasValue ? withUnit(cell.value, shown.unit) : QStringLiteral("–");
            if (!cell.band.isEmpty())
                what += tr("; %1 as what is assumed varies").arg(cell.band);
            if (cell.isSame)
                what += u'\n' + tr("No difference from A that this model can tell");
            if (cell.isBest)
                what += u'\n' + tr("Less than in the others, whatever is assumed");
            bar.setToolTip(what);
            bar.setAccessibleName(m_view.columns[column].letter + colon() + shown.title);
            bar.setAccessibleDescription(what);
        }
    }
}

}  // namespace sinew
