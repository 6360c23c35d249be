#pragma once

#include <set>

#include <QFrame>

#include "ui/panels/motion/channel_tree.h"

class QStandardItem;
class QStandardItemModel;
class QSortFilterProxyModel;
class QTreeView;

namespace sinew {

class FilterField;

// A tree of channels to tick, with a search field above it.
class ChannelChooser : public QFrame {
    Q_OBJECT

public:
    explicit ChannelChooser(QWidget* parent = nullptr);

    void setTree(const std::vector<ChannelNode>& tree);
    void setChosen(const std::vector<std::string>& channels);

    FilterField& filter() const { return *m_filter; }
    QTreeView& view() const { return *m_view; }

signals:
    void channelToggled(const QString& channel, bool chosen);

private:
    void add(QStandardItem& parent, const ChannelNode& node);
    void showChosen(QStandardItem& item);
    void toggle(const QModelIndex& index);
    void search(const QString& text);

    FilterField* m_filter;
    QTreeView* m_view;
    QStandardItemModel* m_model;
    QSortFilterProxyModel* m_proxy;
    std::set<std::string> m_chosen;
};

}  // namespace sinew
