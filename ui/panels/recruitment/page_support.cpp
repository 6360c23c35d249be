#include "ui/panels/recruitment/page_support.h"

#include <QScrollArea>

#include "ui/session/theme.h"

namespace sinew {

QPixmap pictureOf(QWidget& content)
{
    constexpr double scale = 2;
    // Without the empty room below that a tall window leaves.
    const QSizeF size(content.width(), content.childrenRect().bottom() + 5);
    QPixmap picture((size * scale).toSize());
    picture.setDevicePixelRatio(scale);
    // The content itself is transparent, which says nothing of light or dark.
    picture.fill(toColor(paletteOf(*content.window()).panel));
    content.render(&picture, QPoint(), QRegion(), QWidget::DrawChildren);
    return picture;
}

QScrollArea* makeScrollArea(QWidget* content, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    content->setObjectName(QStringLiteral("scrolled"));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
}

}  // namespace sinew
