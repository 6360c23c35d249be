#pragma once

class QMainWindow;
class QWidget;

namespace sinew {

// The keyboard goes to the next place among the panels of a window and its view, or with -1 to the one before: to where
// it last was there.
void moveKeyboard(const QMainWindow& window, QWidget& view, int by);

// What has the keyboard next, or with -1 before, as Tab goes: through all of a panel in its order, then through the next one,
// and through what stands in none at last. panels: the window around the panels; view: with all that stands over it.
// nullptr: nothing in the window takes the keyboard.
QWidget* nextByTab(const QWidget& window, const QMainWindow& panels, QWidget& view, int by);

// Whether the widget cannot be seen because its panel is behind another, or hidden.
bool isOutOfSight(const QWidget& widget);

}  // namespace sinew
