#include "ui/panels/links_panel.h"

#include <QVBoxLayout>

#include "ui/panels/link_table.h"
#include "ui/panels/object_table_view.h"

namespace sinew {

LinksPanel::LinksPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      m_table(new ObjectTableView(
          session, linkTable,
          {QStringLiteral("0000"), QStringLiteral("gluteus medius, post."), QStringLiteral("iliopsoas")}, this))
{
    m_table->setAccessibleName(tr("Links"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 2, 0);
    layout->addWidget(m_table);
    setFocusProxy(m_table);
}

}  // namespace sinew
