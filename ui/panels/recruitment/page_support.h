#pragma once

#include <vector>

#include <QPixmap>

class QScrollArea;
class QWidget;

namespace sinew {

// Whole widgets above or beside each other, also what is scrolled out of sight, on the panel's colour; twice the
// screen's size, so that they are sharp in print.
QPixmap pictureOf(const std::vector<QWidget*>& widgets, bool sideBySide = false);

// Scrolls `content` up and down only.
QScrollArea* makeScrollArea(QWidget* content, QWidget* parent);

}  // namespace sinew
