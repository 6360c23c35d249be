#pragma once

#include <QIcon>

#include "core/base/object_id.h"

class QWidget;

namespace sinew {

// A line icon of resources/icons by file name without ending, such as "link-slack". It is drawn in the text colour of
// the widget's palette at the moment of painting, so it follows the theme, is sharp at every scale and pale when
// disabled. An icon that does not exist is null.
QIcon icon(const char* name, const QWidget& widget);

// The icon that stands for an object of this kind in lists: that of its noun, such as "joint". Null for none.
QIcon iconOf(const ObjectId& id, const QWidget& widget);

// The program's own icon, in its own colours.
QIcon applicationIcon();

}  // namespace sinew
