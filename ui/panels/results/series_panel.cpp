#include "ui/panels/results/series_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/panels/figure_offer.h"
#include "ui/panels/results/series_plot.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/widgets/label_support.h"

namespace sinew {

SeriesPanel::SeriesPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_plot(new SeriesPlot(this)),
      m_offer(new FigureOffer(
          *m_plot, session, [this] { return figure(); }, FigureOffer::Menu::Own)),
      m_note(makeLabel("warning", this, Wraps::Yes)), m_empty(makeEmptyLabel({}, this)),
      m_pages(new QStackedLayout(this))
{
    auto* series = new QWidget(this);
    auto* column = new QVBoxLayout(series);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_note->setObjectName("seriesNote");
    m_note->setContentsMargins(10, 4, 10, 0);
    column->addWidget(m_note);
    column->addWidget(m_plot, 1);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(series);
    m_plot->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_plot, &QWidget::customContextMenuRequested, this, &SeriesPanel::openMenu);
    connect(m_plot, &SeriesPlot::postureChosen, this,
            [this](int step) { m_session.setActivity(m_session.activity(), step); });
    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Situation | Change::Solution | Change::Selection))
            refresh();
    });
    refresh();
}

void SeriesPanel::refresh()
{
    m_data = seriesOf(inputOf(m_session));
    if (m_empty->text() != m_data.emptyText)
        m_empty->setText(m_data.emptyText);
    m_pages->setCurrentIndex(m_data.emptyText.isEmpty() ? 1 : 0);
    setFocusPolicy(m_data.emptyText.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);  // else the plot has it
    m_note->setText(m_data.note);
    m_note->setVisible(!m_data.note.isEmpty());
    if (!m_data.emptyText.isEmpty())
        return;
    SeriesPlotContent content;
    content.name = tr("Joint force over the postures of the activity");
    content.axisTitle = m_data.title + comma() + m_data.unit;
    content.ticks = m_data.ticks;
    content.tickUnit = m_data.tickUnit;
    content.lines = {{m_data.values, m_data.values.size(), tr("computed")}};
    content.low = m_data.low;
    content.high = m_data.high;
    content.mean = m_data.mean;
    content.current = m_data.current;
    m_plot->setContent(std::move(content));
}

void SeriesPanel::openMenu(const QPoint& position)
{
    QMenu menu(this);
    menu.addAction(tr("Copy data"), this, [this] { QApplication::clipboard()->setText(seriesAsText(m_data)); });
    menu.addActions(m_offer->actions());
    menu.exec(m_plot->mapToGlobal(position));
}

std::optional<PaperFigure> SeriesPanel::figure() const
{
    if (!m_data.emptyText.isEmpty())
        return std::nullopt;
    const Activity* activity = m_session.currentActivity();
    return m_plot->figure(activity ? tr("%1 force: %2").arg(m_data.title, titleOf(*activity)) : m_data.title);
}

}  // namespace sinew
