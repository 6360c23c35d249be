#include "ui/panels/fixation/shares_panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/panels/figure_offer.h"
#include "ui/panels/fixation/fixation_words.h"
#include "ui/panels/fixation/panel_paint.h"
#include "ui/panels/fixation/share_bar.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/text/units_format.h"
#include "ui/widgets/fold_button.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/table_header.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int partRole = Qt::UserRole;  // of a row's first cell: its beam

// A square of the colour that stands for it in the bars, and its word.
QString legend(const QColor& colour, const QString& word)
{
    return QStringLiteral("<span style='color:%1'>■</span> %2").arg(colour.name(), word.toHtmlEscaped());
}

int decimalsOf(Quantity quantity)
{
    return quantity == Quantity::Force ? 0 : 1;
}

}  // namespace

SharesPanel::SharesPanel(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_feed(new FixationFeed(fixation, *this, [this] { refresh(); })),
      m_empty(makeEmptyLabel({}, this)), m_legend(new QLabel(this)), m_table(new QWidget(this)),
      m_fold(new FoldButton(tr("Who carries what, part by part"), this)), m_parts(new QTreeWidget(this))
{
    lay();
    makeParts();
    applyColours();
    new FigureOffer(*this, fixation.session(), [this]() -> std::optional<PaperFigure> {
        if (!m_table->isVisibleTo(this))
            return std::nullopt;
        return PaperFigure{tr("Load across the fracture: who carries it"), caseTitle(m_fixation.fixation()), {m_table}};
    });
    refresh();
}

void SharesPanel::applyColours()
{
    const Palette& palette = paletteOf(*this);
    m_legend->setText(legend(boneColour(palette), tr("bone")) + QStringLiteral("&nbsp;&nbsp;")
                      + legend(fixatorColour(palette), tr("fixator")));
}

void SharesPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        applyColours();
}

void SharesPanel::lay()
{
    auto* grid = new QGridLayout(m_table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(5);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(3, 1);
    auto* total = makeLabel("muted", this);
    total->setText(tr("total"));
    auto* bone = makeLabel("muted", this);
    bone->setText(tr("bone"));
    m_legend->setTextFormat(Qt::RichText);
    m_legend->setObjectName(QStringLiteral("sharesLegend"));
    setRole(*m_legend, "muted");
    grid->addWidget(total, 0, 1, Qt::AlignRight);
    grid->addWidget(m_legend, 0, 3);
    grid->addWidget(bone, 0, 4, Qt::AlignRight);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        row = {makeLabel("", this), makeLabel("", this), makeLabel("unit", this), new ShareBar(this),
               makeLabel("unit", this)};
        const int at = static_cast<int>(i) + 1;
        grid->addWidget(row.name, at, 0);
        grid->addWidget(row.total, at, 1, Qt::AlignRight);
        grid->addWidget(row.unit, at, 2);
        grid->addWidget(row.bar, at, 3);
        grid->addWidget(row.share, at, 4, Qt::AlignRight);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->setSpacing(4);
    layout->addWidget(m_empty);
    layout->addWidget(m_table);
    layout->addWidget(m_fold);
    layout->addWidget(m_parts);
    layout->addStretch();
}

void SharesPanel::makeParts()
{
    m_parts->setColumnCount(5);
    auto* header = new TableHeader(m_parts);
    m_parts->setHeader(header);
    m_parts->setHeaderLabels({tr("part"), tr("press") + u'\n' + shownUnit("N"), tr("down") + u'\n' + shownUnit("N"),
                              tr("metal") + u'\n' + shownUnit("MPa"), tr("bone") + QStringLiteral("\n%")});
    m_parts->headerItem()->setToolTip(1, tr("What it carries of the compression"));
    m_parts->headerItem()->setToolTip(2, tr("What it carries of the shear down the plane"));
    m_parts->headerItem()->setToolTip(3, tr("Largest stress in the metal"));
    m_parts->headerItem()->setToolTip(4, tr("Pressure on the bone around it, of its strength"));
    m_parts->setRootIsDecorated(false);
    m_parts->setUniformRowHeights(true);
    m_parts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_parts->setAccessibleName(tr("Who carries what, part by part"));
    header->setSectionsClickable(false);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < 5; ++column) {
        header->setSectionResizeMode(column, QHeaderView::Fixed);
        header->resizeSection(column, header->neededWidth(tr("press"), {}) + 12);
        m_parts->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_parts->hide();
    connect(m_fold, &QToolButton::toggled, this,
            [this](bool open) { m_parts->setVisible(open && !m_view.parts.empty()); });
    connect(m_parts, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (!m_isFilling && item)
            m_fixation.selectPart(item->data(0, partRole).toInt());
    });
}

void SharesPanel::refresh()
{
    const FixationInput input = m_feed->input();
    m_view = sharesView(input);
    m_table->setVisible(!m_view.rows.empty());
    m_fold->setVisible(!m_view.rows.empty());
    m_empty->setText(whyNoAnswer(input, tr("What bone and fixator carry across the fracture shows here.")));
    m_empty->setVisible(m_view.rows.empty());
    for (std::size_t i = 0; i < m_view.rows.size(); ++i)
        showRow(m_rows[i], m_view.rows[i]);
    m_fold->setEnabled(!m_view.parts.empty());
    showParts(input.part);
}

void SharesPanel::showRow(const Row& row, const ShareRow& values)
{
    const auto amount = [&](double value) {
        return withUnit(numberText(value, values.quantity, decimalsOf(values.quantity)), unitOf(values.quantity));
    };
    setRole(*row.total, m_view.isGrey ? "muted" : "");
    row.name->setText(values.name);
    row.total->setText(numberText(values.total, values.quantity, decimalsOf(values.quantity)));
    row.unit->setText(unitOf(values.quantity));
    row.bar->setRow(values, m_view.low, m_view.high, m_view.isGrey);
    row.share->setText(values.boneShare ? numberText(*values.boneShare, Quantity::Fraction, 0) + QStringLiteral(" %")
                                        : QStringLiteral("–"));
    QString who = !values.isHeld ? tr("The fragments cannot be held.")
                                 : tr("bone %1, fixator %2").arg(amount(values.bone), amount(values.fixator));
    if (values.boneShare)
        who += translated(" (%1 and %2 %)")
                   .arg(numberText(*values.boneShare, Quantity::Fraction, 0),
                        numberText(values.fixatorShare(), Quantity::Fraction, 0));
    else if (values.isHeld)
        who += tr("; the total is too small for shares");
    row.bar->setAccessibleName(values.name);
    row.bar->setAccessibleDescription(who);
    for (QWidget* part : {static_cast<QWidget*>(row.name), static_cast<QWidget*>(row.bar),
                          static_cast<QWidget*>(row.share), static_cast<QWidget*>(row.total)})
        part->setToolTip(who);
}

void SharesPanel::showParts(int selected)
{
    m_isFilling = true;
    const int count = static_cast<int>(m_view.parts.size());
    while (m_parts->topLevelItemCount() > count)
        delete m_parts->takeTopLevelItem(count);
    while (m_parts->topLevelItemCount() < count)
        new QTreeWidgetItem(m_parts);
    QTreeWidgetItem* chosen = nullptr;
    for (int i = 0; i < count; ++i) {
        const PartRow& part = m_view.parts[static_cast<std::size_t>(i)];
        QTreeWidgetItem& item = *m_parts->topLevelItem(i);
        const QString none = QStringLiteral("–");
        const QStringList texts = {part.name, numberText(part.compression, Quantity::Force, 0),
                                   numberText(part.shearDown, Quantity::Force, 0),
                                   part.stress ? numberText(*part.stress, Quantity::Pressure, 0) : none,
                                   part.bearingUse ? numberText(*part.bearingUse, Quantity::Fraction, 0) : none};
        for (int column = 0; column < 5; ++column) {
            item.setText(column, texts[column]);
            item.setTextAlignment(column, (column > 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        }
        item.setToolTip(0, part.name);
        item.setData(0, partRole, part.part);
        if (!chosen && part.part >= 0 && part.part == selected)
            chosen = &item;
    }
    // The row that was clicked stays, also when its beam has several.
    const QTreeWidgetItem* current = m_parts->currentItem();
    if (!current || current->data(0, partRole).toInt() != selected)
        m_parts->setCurrentItem(chosen);
    const int row = m_parts->sizeHintForRow(0);
    m_parts->setFixedHeight(m_parts->header()->sizeHint().height() + count * std::max(row, 18) + 2);
    m_parts->setVisible(m_fold->isChecked() && count > 0);
    m_isFilling = false;
}

}  // namespace sinew
