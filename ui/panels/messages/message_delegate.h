#pragma once

#include <QStyledItemDelegate>

namespace sinew {

// Draws a message: a dot in the colour of its severity, the wrapped text, below it the place and the hint in grey.
class MessageDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit MessageDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace sinew
