#pragma once

#include <QComboBox>

namespace sinew {

// A choice whose text is cut with an ellipsis when there is no room; the tool tip then has the whole text, unless it has
// one of its own.
class ElidedComboBox : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    bool event(QEvent* event) override;
    void initStyleOption(QStyleOptionComboBox* option) const override;
};

}  // namespace sinew
