#pragma once

#include <QPixmap>

class QScrollArea;
class QWidget;

namespace sinew {

// The whole widget, also what is scrolled out of sight, on the panel's colour; twice the screen's size, so that it is
// sharp in print.
QPixmap pictureOf(QWidget& content);

// Scrolls `content` up and down only.
QScrollArea* makeScrollArea(QWidget* content, QWidget* parent);

}  // namespace sinew
