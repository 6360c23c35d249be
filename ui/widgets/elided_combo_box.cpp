#include "ui/widgets/elided_combo_box.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QToolTip>

namespace sinew {

bool ElidedComboBox::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const QString help = option.currentText == currentText() ? QString() : currentText();
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), help, this);
        return true;
    }
    return QComboBox::event(event);
}

void ElidedComboBox::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    const int room = style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this).width();
    option->currentText = fontMetrics().elidedText(option->currentText, Qt::ElideRight, room - 2);
}

}  // namespace sinew
