#pragma once

#include <QStyledItemDelegate>

namespace sinew {

// Draws an entry of the history: a ring, the sentence, at the end its state in a word. The present one is filled and
// blue, undone ones are dashed and grey.
class HistoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit HistoryDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace sinew
