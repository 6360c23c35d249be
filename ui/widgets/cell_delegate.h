#pragma once

#include <QStyledItemDelegate>

#include "ui/scene/palette.h"

namespace sinew {

// Draws the cells of trees and tables: a state dot, the text, its unit in grey, a grey summary at the right end of a
// heading, an eye for cells with a check state. See ItemRole for what a model tells.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit CellDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    void paintText(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                   const Palette& palette) const;
    void paintNameBefore(QPainter& painter, const QStyleOptionViewItem& cell, const QModelIndex& index) const;
    // What the cell to the right of a name leaves free, px.
    int roomBeside(const QStyleOptionViewItem& name, const QModelIndex& index) const;
    void paintEye(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

}  // namespace sinew
