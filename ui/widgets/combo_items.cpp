#include "ui/widgets/combo_items.h"

namespace sinew {

void setItems(QComboBox& box, const std::vector<ComboItem>& items)
{
    bool isSame = box.count() == static_cast<int>(items.size());
    for (int i = 0; isSame && i < box.count(); ++i) {
        const ComboItem& item = items[static_cast<std::size_t>(i)];
        isSame = box.itemText(i) == item.text && box.itemData(i).toString() == item.data;
    }
    if (isSame)
        return;
    box.clear();
    for (const ComboItem& item : items)
        box.addItem(item.text, item.data);
}

}  // namespace sinew
