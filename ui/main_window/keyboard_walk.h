#pragma once

class QMainWindow;
class QWidget;

namespace sinew {

// The keyboard goes to the next place among the panels of a window and its view, or with -1 to the one before: to where
// it last was there.
void moveKeyboard(const QMainWindow& window, QWidget& view, int by);

// Whether the widget cannot be seen because its panel is behind another, or hidden.
bool isOutOfSight(const QWidget& widget);

}  // namespace sinew
