#include "ui/widgets/fold_button.h"

namespace sinew {

FoldButton::FoldButton(const QString& text, QWidget* parent) : QToolButton(parent)
{
    setText(text);
    setCheckable(true);
    setArrowType(Qt::RightArrow);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(this, &QToolButton::toggled, this,
            [this](bool isOpen) { setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow); });
}

}  // namespace sinew
