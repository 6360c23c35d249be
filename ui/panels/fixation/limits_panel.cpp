#include "ui/panels/fixation/limits_panel.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/panels/figure_offer.h"
#include "ui/panels/fixation/fixation_words.h"
#include "ui/panels/fixation/limit_bar.h"
#include "ui/text/display_names.h"
#include "ui/widgets/label_support.h"

namespace sinew {

LimitsPanel::LimitsPanel(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_feed(new FixationFeed(fixation, *this, [this] { refresh(); })),
      m_empty(makeEmptyLabel({}, this)), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 4, 0, 6);
    m_layout->setSpacing(4);
    m_layout->addWidget(m_empty);
    m_layout->addStretch();
    new FigureOffer(*this, fixation.session(), [this]() -> std::optional<PaperFigure> {
        if (m_bars.empty())
            return std::nullopt;
        return PaperFigure{tr("Limits"),          caseTitle(m_fixation.fixation()), {this}, false, nullptr,
                           {leastPlot.width(), 0}};
    });
    refresh();
}

void LimitsPanel::matchBars()
{
    while (m_bars.size() > m_shown.size()) {
        delete m_bars.back();
        m_bars.pop_back();
    }
    while (m_bars.size() < m_shown.size()) {
        auto* bar = new LimitBar(this);
        connect(bar, &LimitBar::partChosen, &m_fixation, &FixationSession::selectPart);
        m_layout->insertWidget(m_layout->count() - 1, bar);
        m_bars.push_back(bar);
    }
}

void LimitsPanel::refresh()
{
    const FixationInput input = m_feed->input();
    m_shown = limitRows(input);
    matchBars();
    for (std::size_t i = 0; i < m_bars.size(); ++i)
        m_bars[i]->setRow(m_shown[i], !input.isCurrent(), m_shown[i].part >= 0 && m_shown[i].part == input.part);
    m_empty->setText(
        input.shown()
            ? tr("The fragments cannot be held: there is nothing to compare with limits.")
            : whyNoAnswer(input, tr("Hip force, bearing, stress, pressure and gap show here against their limits.")));
    m_empty->setVisible(m_shown.empty());
}

}  // namespace sinew
