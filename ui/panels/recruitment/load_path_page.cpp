#include "ui/panels/recruitment/load_path_page.h"

#include <QPushButton>
#include <QStackedLayout>

#include "core/report/recruitment_report.h"
#include "ui/panels/recruitment/load_path_plot.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/widgets/label_support.h"

namespace sinew {

LoadPathPage::LoadPathPage(Session& session, QWidget* parent)
    : RecruitmentPage(session, parent), m_plot(new LoadPathPlot(this)), m_note(new ElidedLabel(this)),
      m_readout(new ElidedLabel(this)), m_full(new QPushButton(tr("Full load"), this)),
      m_empty(makeEmptyLabel({}, this)), m_body(new QWidget(this)), m_pages(new QStackedLayout(this))
{
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_body);
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(8, 0, 6, 4);
    bottom->addWidget(m_readout, 1);
    bottom->addWidget(m_full);
    auto* layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(2);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 0, 8, 0);
    top->addWidget(m_note);
    layout->addLayout(top);
    layout->addWidget(m_plot, 1);
    layout->addLayout(bottom);
    setRole(*m_note, "muted");
    m_note->setMostLines(6);
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
    m_note->setFullText(m_data.note);
    m_note->setVisible(!m_data.note.isEmpty());
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

QPixmap LoadPathPage::picture() const
{
    return m_plot->toPixmap(0, 0, 2);  // twice the screen's size, so that it is sharp in print
}

void LoadPathPage::showEvent(QShowEvent* event)
{
    RecruitmentPage::showEvent(event);
    refresh();
}

}  // namespace sinew
