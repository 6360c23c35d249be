#pragma once

#include <algorithm>

#include <QFrame>

namespace sinew {

// What stands in a dock. However long a name or a translation in it is, it asks for no more than a narrow panel's width, so
// that no panel pushes others off the screen.
class DockBody : public QFrame {
public:
    using QFrame::QFrame;

    QSize minimumSizeHint() const override
    {
        constexpr int narrow = 38;  // digits, as wide as the narrowest table with its numbers
        const QSize least = QFrame::minimumSizeHint();
        return {std::min(least.width(), narrow * fontMetrics().horizontalAdvance(u'0')), least.height()};
    }
};

}  // namespace sinew
