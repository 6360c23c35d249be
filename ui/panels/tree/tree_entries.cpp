#include "ui/panels/tree/tree_entries.h"

#include <algorithm>
#include <utility>

#include "ui/text/units_format.h"

namespace sinew {

TreeEntries::TreeEntries(const PanelInput& input)
    : m_input(input), m_model(input.project ? input.project->model : input.document),
      m_frame(input.isCurrent ? input.usable() : nullptr)
{
}

void TreeEntries::setVisible(TreeEntry& entry) const
{
    const std::vector<ObjectId> ids = entry.ids();
    entry.visible
        = std::any_of(ids.begin(), ids.end(), [this](const ObjectId& id) { return !m_input.hidden.contains(id); });
}

void setValue(TreeEntry& entry, double value, Quantity quantity)
{
    entry.value = quantityText(value, quantity);
    entry.unit = unitOf(quantity);
}

TreeNode& addPart(TreeNode& owner, const QString& name, Place part)
{
    TreeEntry entry;
    entry.id = owner.entry.id;
    entry.part = std::move(part);
    entry.name = name;
    return owner.add(entry);
}

void summarise(TreeNode& branch, const QString& summary)
{
    branch.entry.summary = summary.isEmpty() ? QString::number(branch.children.size()) : summary;
}

}  // namespace sinew
