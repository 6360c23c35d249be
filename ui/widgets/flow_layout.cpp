#include "ui/widgets/flow_layout.h"

#include <algorithm>

namespace sinew {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent)
{
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto taken = m_items.begin() + index;
    QLayoutItem* item = taken->release();
    m_items.erase(taken);
    return item;
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

std::vector<QLayoutItem*> FlowLayout::shownItems() const
{
    std::vector<QLayoutItem*> items;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            items.push_back(item.get());
    }
    return items;
}

FlowLayout::Row FlowLayout::rowFrom(const std::vector<QLayoutItem*>& items, std::size_t first, int width) const
{
    Row row;
    int used = 0;
    for (std::size_t i = first; i < items.size(); ++i) {
        const QSize size = items[i]->sizeHint();
        used += (i > first ? spacing() : 0) + size.width();
        if (i > first && used > width)
            break;
        ++row.count;
        row.height = std::max(row.height, size.height());
    }
    return row;
}

QSize FlowLayout::margins() const
{
    const QMargins around = contentsMargins();
    return {around.left() + around.right(), around.top() + around.bottom()};
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : shownItems()) {
        const QSize own = item->sizeHint();
        size = {size.width() + (size.width() > 0 ? spacing() : 0) + own.width(), std::max(size.height(), own.height())};
    }
    return size + margins();
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : shownItems())
        size = size.expandedTo(item->sizeHint());
    return size + margins();
}

int FlowLayout::heightForWidth(int width) const
{
    const std::vector<QLayoutItem*> items = shownItems();
    int height = margins().height();
    for (std::size_t first = 0; first < items.size();) {
        const Row row = rowFrom(items, first, width - margins().width());
        height += row.height + (first > 0 ? spacing() : 0);
        first += row.count;
    }
    return height;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const QRect inner = rect.marginsRemoved(contentsMargins());
    const std::vector<QLayoutItem*> items = shownItems();
    int y = inner.top();
    for (std::size_t first = 0; first < items.size();) {
        const Row row = rowFrom(items, first, inner.width());
        int x = inner.left();
        for (std::size_t i = first; i < first + row.count; ++i) {
            const int width = std::min(items[i]->sizeHint().width(), inner.width());
            items[i]->setGeometry({x, y, width, row.height});
            x += width + spacing();
        }
        y += row.height + spacing();
        first += row.count;
    }
}

}  // namespace sinew
