#include "ui/panels/results/links_panel.h"

#include <QLabel>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/panels/results/link_table.h"
#include "ui/panels/results/object_table_view.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/widgets/label_support.h"

namespace sinew {

LinksPanel::LinksPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_pages(new QStackedLayout),
      m_table(new ObjectTableView(
          session, linkTable,
          {QStringLiteral("0000"), QStringLiteral("gluteus medius, post."), QStringLiteral("iliopsoas")}, this))
{
    m_table->setAccessibleName(tr("Links"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 2, 0);
    m_pages->addWidget(m_table);
    m_pages->addWidget(makeEmptyLabel(
        tr("This model has no links. Joint forces are under Joints, what holds each coordinate is under Coordinates."),
        this));
    layout->addLayout(m_pages);
    new PanelFeed(session, *this, [this](Changes changes) {
        if (changes & Change::Document)
            refresh();
    });
    refresh();
}

void LinksPanel::refresh()
{
    m_pages->setCurrentIndex(m_session.hasModel() && m_session.model().links.empty() ? 1 : 0);
}

}  // namespace sinew
