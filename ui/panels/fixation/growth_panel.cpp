#include "ui/panels/fixation/growth_panel.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/panels/figure_offer.h"
#include "ui/panels/fixation/growth_line.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/theme.h"

namespace sinew {

GrowthPanel::GrowthPanel(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_feed(new FixationFeed(fixation, *this, [this] { refresh(); })),
      m_caption(new ElidedLabel(this)), m_anyLoad(new QLabel(this)), m_line(new GrowthLine(this)),
      m_list(new QLabel(this)), m_empty(makeEmptyLabel({}, this))
{
    setRole(*m_caption, "muted");
    m_anyLoad->setTextFormat(Qt::PlainText);
    m_anyLoad->setWordWrap(true);
    m_list->setTextFormat(Qt::RichText);
    m_list->setWordWrap(true);
    m_list->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 4, 10, 6);
    layout->setSpacing(4);
    layout->addWidget(m_empty);
    layout->addWidget(m_caption);
    layout->addWidget(m_anyLoad);
    layout->addWidget(m_line);
    layout->addWidget(m_list);
    layout->addStretch();
    connect(m_line, &GrowthLine::labelledChanged, this, &GrowthPanel::showList, Qt::QueuedConnection);
    new FigureOffer(*this, fixation.session(), [this, &fixation]() -> std::optional<PaperFigure> {
        if (!m_view.emptyText.isEmpty())
            return std::nullopt;
        return PaperFigure{tr("What happens as the load grows"),
                           caseTitle(fixation.fixation()),
                           {this},
                           false,
                           nullptr,
                           {leastPlot.width(), 0}};
    });
    refresh();
}

void GrowthPanel::refresh()
{
    m_view = growthView(m_feed->input());
    const bool isEmpty = !m_view.emptyText.isEmpty();
    m_empty->setText(m_view.emptyText);
    m_empty->setVisible(isEmpty);
    m_caption->setFullText(m_view.caption);
    m_caption->setVisible(!isEmpty);
    QStringList always;
    for (const QString& each : m_view.atAnyLoad)
        always.append(each);
    m_anyLoad->setText(tr("At any load: %1.").arg(always.join(comma())));
    m_anyLoad->setVisible(!isEmpty && !always.isEmpty());
    m_line->setVisible(!isEmpty);
    if (!isEmpty)
        m_line->setView(m_view);
    showList();
}

void GrowthPanel::showList()
{
    const Palette& palette = paletteOf(*this);
    QString rows;
    for (const GrowthMark& mark : m_view.marks) {
        const QString colour = toColor(m_view.isGrey         ? palette.muted
                                       : mark.isFirstFailure ? palette.error
                                                             : palette.text)
                                   .name();
        rows += QStringLiteral(
                    "<tr><td align='right' style='color:%1'>%2&nbsp;&nbsp;</td><td style='color:%1'>%3%4</td></tr>")
                    .arg(colour, mark.factorText.toHtmlEscaped(), mark.text.toHtmlEscaped(),
                         mark.isFirstFailure ? tr(" (first)") : QString());
    }
    m_list->setText(rows.isEmpty() ? QString() : QStringLiteral("<table>%1</table>").arg(rows));
    m_list->setVisible(m_view.emptyText.isEmpty() && !m_line->isLabelled() && !rows.isEmpty());
}

// Before it stands in its place it may have no ground, and so no colours.
void GrowthPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showList();
}

void GrowthPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        showList();
}

}  // namespace sinew
