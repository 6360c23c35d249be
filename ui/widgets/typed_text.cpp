#include "ui/widgets/typed_text.h"

#include <QLineEdit>
#include <QPointer>

namespace sinew {

void takeWhatIsTyped(QWidget& widget)
{
    const QPointer<QLineEdit> field = qobject_cast<QLineEdit*>(widget.window()->focusWidget());
    if (!field || !field->isModified())
        return;
    field->clearFocus();
    if (field && field->isVisible())  // what was entered may have made its row anew
        field->setFocus();
}

}  // namespace sinew
