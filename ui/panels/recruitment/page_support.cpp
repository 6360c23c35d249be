#include "ui/panels/recruitment/page_support.h"

#include <algorithm>

#include <QPainter>
#include <QScrollArea>

#include "ui/widgets/theme.h"

namespace sinew {

namespace {

// Without the empty room below that a tall window leaves.
QSize filledSize(const QWidget& widget)
{
    const QRect filled = widget.childrenRect();
    return {widget.width(), filled.isEmpty() ? widget.height() : std::min(widget.height(), filled.bottom() + 6)};
}

}  // namespace

QPixmap pictureOf(const std::vector<QWidget*>& widgets, bool sideBySide)
{
    constexpr double sharpness = 2;
    QSize size(0, 0);
    for (const QWidget* widget : widgets) {
        const QSize own = filledSize(*widget);
        size = sideBySide ? QSize(size.width() + own.width(), std::max(size.height(), own.height()))
                          : QSize(std::max(size.width(), own.width()), size.height() + own.height());
    }
    QPixmap picture(size * sharpness);
    picture.setDevicePixelRatio(sharpness);
    // The widgets are transparent, which says nothing of light or dark.
    picture.fill(toColor(paletteOf(*widgets.front()->window()).panel));
    QPainter painter(&picture);
    QPoint at(0, 0);
    for (QWidget* widget : widgets) {
        widget->render(&painter, at, {}, QWidget::DrawChildren);
        at += sideBySide ? QPoint(widget->width(), 0) : QPoint(0, filledSize(*widget).height());
    }
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
