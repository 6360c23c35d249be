#include "ui/panels/links_panel.h"

#include <QVBoxLayout>

#include "ui/panels/link_table.h"
#include "ui/panels/object_table_view.h"

namespace sinew {

LinksPanel::LinksPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_table(new ObjectTableView(session, linkTable, QStringLiteral("000.0"), this))
{
    m_table->setAccessibleName(tr("Links"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 0);
    layout->addWidget(m_table);
    setFocusProxy(m_table);
}

}  // namespace sinew
