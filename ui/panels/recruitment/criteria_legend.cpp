#include "ui/panels/recruitment/criteria_legend.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QRadioButton>
#include <QVBoxLayout>

#include "ui/panels/recruitment/criterion_colours.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

QIcon criterionSwatch(const QColor& colour)
{
    QPixmap pixmap(20, 20);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(1, 1, 18, 18), 4, 4);
    return pixmap;
}

}  // namespace

CriteriaLegend::CriteriaLegend(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(8, 2, 8, 2);
    m_layout->setSpacing(0);
    m_layout->addStretch();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);  // rows that are squeezed lie over each other
}

void CriteriaLegend::setEntries(const std::vector<CompareEntry>& entries)
{
    if (entries == m_entries)
        return;
    m_entries = entries;
    while (m_rows.size() < m_entries.size())
        addRow();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        showEntry(i);
}

void CriteriaLegend::addRow()
{
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    Row row{new QRadioButton(this), new ElidedLabel(this)};
    row.button->setIconSize({10, 10});
    row.remark->setMostLines(2);
    const std::size_t index = m_rows.size();
    connect(row.button, &QRadioButton::clicked, this, [this, index] { emit chosen(m_entries[index].criterion); });
    line->addWidget(row.button);
    line->addWidget(row.remark, 1);
    m_layout->insertLayout(m_layout->count() - 1, line);
    m_rows.push_back(row);
}

void CriteriaLegend::showEntry(std::size_t index)
{
    const Row& row = m_rows[index];
    const bool exists = index < m_entries.size();
    row.button->setVisible(exists);
    row.remark->setVisible(exists);
    if (!exists)
        return;
    const CompareEntry& entry = m_entries[index];
    row.button->setText(entry.name);
    row.button->setIcon(criterionSwatch(colourOf(kindOf(entry.criterion), paletteOf(*this))));
    // Circles of one parent exclude each other, and one that is filled stays so until another is.
    row.button->setChecked(entry.isShown);
    row.button->setEnabled(entry.isUsable || entry.isShown);
    const QString shown = entry.isShown ? tr("shown in the 3D view") : QString();
    row.button->setToolTip(entry.isShown ? tr("What the 3D view and all panels show")
                                         : tr("Show this in the 3D view and all panels"));
    const QStringList parts = {shown, entry.remark};
    row.remark->setFullText(parts.join(shown.isEmpty() || entry.remark.isEmpty() ? "" : "; "));
    setRole(*row.remark, entry.isUsable ? "muted" : "warning");
}

void CriteriaLegend::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::StyleChange)
        return;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        showEntry(i);
}

}  // namespace sinew
