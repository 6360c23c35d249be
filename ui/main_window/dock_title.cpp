#include "ui/main_window/dock_title.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/widgets/icons.h"

namespace sinew {

DockTitle::DockTitle(QDockWidget& dock) : QWidget(&dock)
{
    setObjectName("dockTitle");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(11, 4, 5, 4);
    layout->setSpacing(2);
    auto* heading = new QLabel(dock.windowTitle(), this);
    heading->setObjectName("dockHeading");
    layout->addWidget(heading, 1);
    auto* close = new QToolButton(this);
    close->setIcon(icon("close", *this));
    close->setIconSize({10, 10});
    close->setFocusPolicy(Qt::NoFocus);
    close->setToolTip(QString("Close %1; View > Panels shows it again").arg(dock.windowTitle()));
    connect(close, &QToolButton::clicked, &dock, &QDockWidget::close);
    layout->addWidget(close);
}

}  // namespace sinew
