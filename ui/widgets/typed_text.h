#pragma once

class QWidget;

namespace sinew {

// What is being typed in the window of `widget` counts: it is taken or refused now, as when its field is left. The field
// keeps the keyboard.
void takeWhatIsTyped(QWidget& widget);

}  // namespace sinew
