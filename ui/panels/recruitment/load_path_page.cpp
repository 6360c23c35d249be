#include "ui/panels/recruitment/load_path_page.h"

#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>

#include "core/report/recruitment_report.h"
#include "ui/panels/recruitment/load_path_plot.h"
#include "ui/panels/recruitment/page_support.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/widgets/label_support.h"

namespace sinew {

LoadPathPage::LoadPathPage(Session& session, QWidget* parent)
    : RecruitmentPage(session, parent), m_plot(new LoadPathPlot(this)), m_note(makeLabel("muted", this, Wraps::Yes)),
      m_readout(new ElidedLabel(this)), m_full(new QPushButton(tr("Full load"), this)),
      m_empty(makeEmptyLabel({}, this)), m_body(new QWidget(this)), m_pages(new QStackedLayout(this))
{
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_body);
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(8, 0, 6, 4);
    bottom->addWidget(m_readout, 1);
    bottom->addWidget(m_full);
    // All that is to be noted, however much it is: it scrolls with the plot, which stays large enough to be read.
    auto* scrolled = new QWidget(m_body);
    auto* column = new QVBoxLayout(scrolled);
    column->setContentsMargins(0, 2, 0, 0);
    column->setSpacing(2);
    m_note->setContentsMargins(8, 0, 8, 0);
    column->addWidget(m_note);
    m_plot->setMinimumHeight(150);
    column->addWidget(m_plot, 1);
    auto* layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(makeScrollArea(scrolled, m_body), 1);
    layout->addLayout(bottom);
    m_readout->setMostLines(2);
    m_full->setProperty("role", "flat");
    m_full->setObjectName(QStringLiteral("fullLoad"));
    m_full->setToolTip(tr("Apply all of the load again"));
    connect(m_plot, &LoadPathPlot::parameterWanted, &session, &Session::setLoadFactor);
    connect(m_plot, &LoadPathPlot::linkChosen, &session, &Session::select);
    connect(m_full, &QPushButton::clicked, &session, [&session] { session.setLoadFactor(1); });
    new PanelFeed(session, *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Situation | Change::Study | Change::Selection))
            refresh();
    });
    refresh();
}

void LoadPathPage::refresh()
{
    if (!isVisible())
        return;  // showEvent() does it
    const PanelInput input = inputOf(session());
    const auto study = session().study();
    m_data = loadPathOf(input, study.get(), session().criterion());
    const bool isEmpty = !m_data.emptyText.isEmpty();
    if (m_empty->text() != m_data.emptyText)
        m_empty->setText(m_data.emptyText);
    m_pages->setCurrentIndex(isEmpty ? 0 : 1);
    if (isEmpty)
        return;
    m_plot->setData(m_data);
    m_plot->setSelection(session().selection());
    m_plot->setParameter(session().situation().loadFactor);
    showText(*m_note, m_data.note);
    // Lines are broken between its parts, not between a number and its unit.
    QString readout = readoutOf(input, *study->loadPath, study->largePath ? &*study->largePath : nullptr);
    m_readout->setFullText(
        readout.replace(u' ', QChar::Nbsp).replace(QStringLiteral("\u00a0·\u00a0"), QStringLiteral(" · ")));
    m_full->setEnabled(session().situation().loadFactor != 1);
}

QString LoadPathPage::readout() const
{
    QString readout = m_readout->fullText();
    return readout.replace(QChar::Nbsp, u' ');
}

void LoadPathPage::writeCsv(std::ostream& stream) const
{
    const auto study = session().study();
    writeLoadPathCsv(session().expandedModel(), *study->loadPath, study->largePath ? &*study->largePath : nullptr,
                     stream);
}

PaperFigure LoadPathPage::figure() const
{
    return {tr("Forces as the load grows"),    postureText(session()),   {m_plot}, false,
            [this] { return m_plot->keys(); }, leastPlot + QSize(0, 100)};
}

void LoadPathPage::showEvent(QShowEvent* event)
{
    RecruitmentPage::showEvent(event);
    refresh();
}

}  // namespace sinew
