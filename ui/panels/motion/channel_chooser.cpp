#include "ui/panels/motion/channel_chooser.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/text/translated.h"
#include "ui/widgets/filter_field.h"
#include "ui/widgets/item_roles.h"

namespace sinew {

namespace {

// Every word typed must stand somewhere in the path to a channel: "hip mom" finds the hip's moment.
class PathFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QStringList& words)
    {
        m_words = words;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        if (sourceModel()->rowCount(index) > 0)
            return m_words.isEmpty();
        QString path = index.data(NameRole).toString();
        for (QModelIndex at = index; at.isValid(); at = at.parent())
            path += u' ' + at.data().toString();
        return std::all_of(m_words.begin(), m_words.end(),
                           [&](const QString& word) { return path.contains(word, Qt::CaseInsensitive); });
    }

private:
    QStringList m_words;
};

}  // namespace

ChannelChooser::ChannelChooser(QWidget* parent)
    : QFrame(parent), m_filter(new FilterField(this)), m_view(new QTreeView(this)),
      m_model(new QStandardItemModel(this)), m_proxy(new PathFilter(this))
{
    setProperty("role", "chip");
    m_filter->setAccessibleName(tr("Search curves"));
    m_filter->setPlaceholderText(tr("Search, such as “hip moment”"));
    m_proxy->setSourceModel(m_model);
    m_proxy->setRecursiveFilteringEnabled(true);
    m_view->setModel(m_proxy);
    m_view->setHeaderHidden(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setIndentation(14);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setAccessibleName(tr("Curves of the recording"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    layout->addWidget(m_filter);
    layout->addWidget(m_view, 1);
    setFocusProxy(m_filter);
    connect(m_filter, &QLineEdit::textChanged, this, &ChannelChooser::search);
    connect(m_view, &QTreeView::clicked, this, &ChannelChooser::toggle);
    connect(m_view, &QTreeView::activated, this, &ChannelChooser::toggle);
}

void ChannelChooser::setTree(const std::vector<ChannelNode>& tree)
{
    m_model->clear();
    for (const ChannelNode& node : tree)
        add(*m_model->invisibleRootItem(), node);
    search(m_filter->text());
}

void ChannelChooser::add(QStandardItem& parent, const ChannelNode& node)
{
    auto* item = new QStandardItem(node.unit.isEmpty() ? node.title : node.title + comma() + node.unit);
    const QString channel = QString::fromStdString(node.channel);
    item->setData(channel, NameRole);
    item->setToolTip(channel);
    if (!node.channel.empty())
        item->setCheckState(m_chosen.count(node.channel) ? Qt::Checked : Qt::Unchecked);
    for (const ChannelNode& child : node.children)
        add(*item, child);
    parent.appendRow(item);
}

void ChannelChooser::setChosen(const std::vector<std::string>& channels)
{
    m_chosen = {channels.begin(), channels.end()};
    showChosen(*m_model->invisibleRootItem());
}

void ChannelChooser::showChosen(QStandardItem& item)
{
    const std::string channel = item.data(NameRole).toString().toStdString();
    const Qt::CheckState state = m_chosen.count(channel) ? Qt::Checked : Qt::Unchecked;
    if (!channel.empty() && item.checkState() != state)
        item.setCheckState(state);
    for (int row = 0; row < item.rowCount(); ++row)
        showChosen(*item.child(row));
}

void ChannelChooser::toggle(const QModelIndex& index)
{
    const QString channel = index.data(NameRole).toString();
    if (channel.isEmpty())
        m_view->setExpanded(index, !m_view->isExpanded(index));
    else
        emit channelToggled(channel, !m_chosen.count(channel.toStdString()));
}

void ChannelChooser::search(const QString& text)
{
    static_cast<PathFilter*>(m_proxy)->setWords(text.split(u' ', Qt::SkipEmptyParts));
    if (!text.trimmed().isEmpty())
        m_view->expandAll();
}

}  // namespace sinew
