#pragma once

#include <QToolButton>

namespace sinew {

// A line that opens and closes what lies below it: its arrow points down while that is shown.
class FoldButton : public QToolButton {
    Q_OBJECT

public:
    explicit FoldButton(const QString& text, QWidget* parent = nullptr);
};

}  // namespace sinew
