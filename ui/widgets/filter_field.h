#pragma once

#include <QLineEdit>

namespace sinew {

// A search field above a list. Escape empties it before it means anything else to the window.
class FilterField : public QLineEdit {
public:
    explicit FilterField(QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace sinew
