#include "ui/widgets/style_property.h"

#include <QStyle>

namespace sinew {

void setStyleProperty(QWidget& widget, const char* name, const QVariant& value)
{
    if (widget.property(name) == value)
        return;
    widget.setProperty(name, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

}  // namespace sinew
