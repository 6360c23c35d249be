#pragma once

#include <QStyledItemDelegate>

namespace sinew {

// Draws a message: a mark of its severity, the wrapped text, below it the place and the hint in grey, at the end what
// can be done about it, one below the other.
class MessageDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit MessageDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

signals:
    void actionRequested(const QModelIndex& index, int action);  // index in ActionsRole
};

}  // namespace sinew
