#include "ui/panels/tree/model_tree_model.h"

#include <algorithm>
#include <utility>

#include <QFont>

#include "ui/text/translated.h"
#include "ui/widgets/item_roles.h"

namespace sinew {

namespace {

bool haveSameObjects(const TreeNode& a, const TreeNode& b)
{
    return std::equal(
        a.children.begin(), a.children.end(), b.children.begin(), b.children.end(), [](const auto& x, const auto& y) {
            return x->entry.id == y->entry.id && x->entry.part == y->entry.part && x->entry.name == y->entry.name;
        });
}

QFont boldFont()
{
    QFont font;
    font.setBold(true);
    return font;
}

QVariant nameData(const TreeNode& node, int role)
{
    const TreeEntry& entry = node.entry;
    switch (role) {
    case Qt::DisplayRole: return entry.problem ? entry.name + QStringLiteral("  !") : entry.name;
    case Qt::AccessibleTextRole: return entry.summary.isEmpty() ? entry.name : entry.name + comma() + entry.summary;
    case DotRole: return QVariant::fromValue(entry.dot);
    case SummaryRole: return entry.summary;
    case OpenRole: return entry.opensAtFirst;
    case SpansRole: return !entry.summary.isEmpty() || entry.id.kind == ObjectKind::Activity;
    case Qt::FontRole: return entry.dot.kind == DotKind::ChosenActivity ? QVariant(boldFont()) : QVariant();
    default: return {};
    }
}

QVariant valueData(const TreeEntry& entry, int role)
{
    switch (role) {
    case Qt::DisplayRole: return entry.value;
    case Qt::TextAlignmentRole: return int(Qt::AlignRight | Qt::AlignVCenter);
    case UnitRole: return entry.unit;
    default: return {};
    }
}

QVariant eyeData(const TreeEntry& entry, int role)
{
    if (!entry.visible)
        return {};
    switch (role) {
    case Qt::CheckStateRole: return *entry.visible ? Qt::Checked : Qt::Unchecked;
    case Qt::ToolTipRole: return *entry.visible ? ModelTreeModel::tr("Hide") : ModelTreeModel::tr("Show");
    case AlwaysEyeRole: return entry.id.kind == ObjectKind::Body || entry.id.kind == ObjectKind::Segment;
    default: return {};
    }
}

}  // namespace

TreeNode& TreeNode::add(TreeEntry child)
{
    auto node = std::make_unique<TreeNode>();
    node->entry = std::move(child);
    node->parent = this;
    node->row = static_cast<int>(children.size());
    children.push_back(std::move(node));
    return *children.back();
}

ModelTreeModel::ModelTreeModel(QObject* parent) : QAbstractItemModel(parent), m_root(std::make_unique<TreeNode>())
{
}

ModelTreeModel::~ModelTreeModel() = default;

void ModelTreeModel::refresh(const PanelInput& input)
{
    const std::unique_ptr<TreeNode> fresh = makeModelTree(input);
    merge(*m_root, *fresh);
}

void ModelTreeModel::merge(TreeNode& old, TreeNode& fresh)
{
    if (old.entry != fresh.entry) {
        old.entry = std::move(fresh.entry);
        emit dataChanged(indexFor(old), indexFor(old, EyeColumn));
    }
    if (haveSameObjects(old, fresh)) {
        for (std::size_t i = 0; i < old.children.size(); ++i)
            merge(*old.children[i], *fresh.children[i]);
        return;
    }
    const QModelIndex parent = indexFor(old);
    if (!old.children.empty()) {
        beginRemoveRows(parent, 0, static_cast<int>(old.children.size()) - 1);
        old.children.clear();
        endRemoveRows();
    }
    if (!fresh.children.empty()) {
        beginInsertRows(parent, 0, static_cast<int>(fresh.children.size()) - 1);
        old.children = std::move(fresh.children);
        for (const auto& child : old.children)
            child->parent = &old;
        endInsertRows();
    }
}

const TreeEntry& ModelTreeModel::entryAt(const QModelIndex& index) const
{
    return nodeAt(index)->entry;
}

ObjectId ModelTreeModel::idAt(const QModelIndex& index) const
{
    return index.isValid() ? nodeAt(index)->entry.id : ObjectId{};
}

QModelIndex ModelTreeModel::indexOf(const ObjectId& id) const
{
    const TreeNode* node = id.isNull() ? nullptr : findNode(*m_root, id);
    return node ? indexFor(*node) : QModelIndex();
}

const TreeNode* ModelTreeModel::findNode(const TreeNode& node, const ObjectId& id) const
{
    if (node.entry.id == id)
        return &node;
    for (const auto& child : node.children) {
        if (const TreeNode* found = findNode(*child, id))
            return found;
    }
    return nullptr;
}

TreeNode* ModelTreeModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<TreeNode*>(index.internalPointer()) : m_root.get();
}

QModelIndex ModelTreeModel::indexFor(const TreeNode& node, int column) const
{
    return node.parent ? createIndex(node.row, column, const_cast<TreeNode*>(&node)) : QModelIndex();
}

QModelIndex ModelTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeAt(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex ModelTreeModel::parent(const QModelIndex& child) const
{
    return child.isValid() ? indexFor(*nodeAt(child)->parent) : QModelIndex();
}

int ModelTreeModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent)->children.size());
}

int ModelTreeModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant ModelTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const TreeNode& node = *nodeAt(index);
    const TreeEntry& entry = node.entry;
    if (role == MutedRole)
        return entry.muted;
    if (role == NameRole)
        return QString::fromStdString(entry.id.name);
    if (role == Qt::ToolTipRole && index.column() != EyeColumn)
        return entry.toolTip;
    switch (index.column()) {
    case NameColumn: return nameData(node, role);
    case ValueColumn: return valueData(entry, role);
    default: return eyeData(entry, role);
    }
}

Qt::ItemFlags ModelTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled;
    if (!entryAt(index).ids().empty())
        flags |= Qt::ItemIsSelectable;
    if (index.column() == EyeColumn && nodeAt(index)->entry.visible)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

bool ModelTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    emit visibilityWanted(entryAt(index).ids(), value.value<Qt::CheckState>() == Qt::Checked);
    return true;
}

}  // namespace sinew
