#include "ui/main_window/dock_title.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

#include "ui/text/translated.h"
#include "ui/widgets/icons.h"

namespace sinew {

DockTitle::DockTitle(QDockWidget& dock) : QWidget(&dock)
{
    setObjectName("dockTitle");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(11, 4, 5, 4);
    layout->setSpacing(2);
    m_heading = new QLabel(dock.windowTitle(), this);
    m_heading->setObjectName("dockHeading");
    layout->addWidget(m_heading, 1);
    auto* close = new QToolButton(this);
    close->setIcon(icon("close", *this));
    close->setIconSize({10, 10});
    close->setFocusPolicy(Qt::NoFocus);
    close->setToolTip(translated("Close %1; View > Panels shows it again").arg(dock.windowTitle()));
    connect(close, &QToolButton::clicked, &dock, &QDockWidget::close);
    layout->addWidget(close);
}

void DockTitle::setActive(bool active)
{
    if (active == m_heading->property("active").toBool())
        return;
    m_heading->setProperty("active", active);
    m_heading->style()->unpolish(m_heading);
    m_heading->style()->polish(m_heading);
}

}  // namespace sinew
