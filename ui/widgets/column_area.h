#pragma once

#include <QScrollArea>

namespace sinew {

// Scrolls a column up and down, and is never narrower than the column and its scroll bar: nothing is cut at the right.
class ColumnArea : public QScrollArea {
    Q_OBJECT

public:
    explicit ColumnArea(QWidget* column, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void tellWidth();

    int m_told = 0;  // px, the narrowest width that the parents last heard of
};

}  // namespace sinew
