#include "ui/main_window/dock_title.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/text/translated.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/style_property.h"

namespace sinew {

DockTitle::DockTitle(QDockWidget& dock) : QWidget(&dock)
{
    setObjectName("dockTitle");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setSpacing(2);
    m_heading = new QLabel(dock.windowTitle(), this);
    m_heading->setObjectName("dockHeading");
    layout->addWidget(m_heading, 1);
    m_close = new QToolButton(this);
    m_close->setIcon(icon("close", *this));
    m_close->setIconSize({10, 10});
    m_close->setFocusPolicy(Qt::NoFocus);
    m_close->setToolTip(translated("Close %1; View > Panels shows it again").arg(dock.windowTitle()));
    connect(m_close, &QToolButton::clicked, &dock, &QDockWidget::close);
    layout->addWidget(m_close);
    setUnderTab(false);
}

void DockTitle::setUnderTab(bool isUnderTab)
{
    if (property("underTab") == QVariant(isUnderTab))
        return;
    setStyleProperty(*this, "underTab", isUnderTab);
    m_heading->setVisible(!isUnderTab);
    m_close->setVisible(!isUnderTab);
    if (isUnderTab)
        layout()->setContentsMargins(0, 8, 0, 0);
    else
        layout()->setContentsMargins(11, 4, 5, 4);
}

void DockTitle::setActive(bool active)
{
    setStyleProperty(*m_heading, "active", active);
}

}  // namespace sinew
