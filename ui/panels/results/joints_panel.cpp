#include "ui/panels/results/joints_panel.h"

#include <QVBoxLayout>

#include "ui/panels/results/joint_table.h"
#include "ui/panels/results/object_table_view.h"

namespace sinew {

JointsPanel::JointsPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_table(new ObjectTableView(session, jointTable,
                                                   {QStringLiteral("−0000"), QStringLiteral("hip (right)"),
                                                    QStringLiteral("hip (right)"), QStringLiteral("support shank.tip")},
                                                   this))
{
    m_table->setAccessibleName(tr("Joints"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 2, 0);
    layout->addWidget(m_table);
}

}  // namespace sinew
