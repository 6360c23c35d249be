#include "ui/widgets/typed_text.h"

#include <QLineEdit>

namespace sinew {

void takeWhatIsTyped(QWidget& widget)
{
    auto* field = qobject_cast<QLineEdit*>(widget.window()->focusWidget());
    if (field && field->isModified())
        emit field->editingFinished();
}

}  // namespace sinew
