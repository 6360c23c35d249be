#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractItemModel>

#include "core/base/diagnostic.h"
#include "core/base/object_id.h"
#include "core/schema/place.h"
#include "ui/panels/panel_input.h"
#include "ui/widgets/state_dot.h"

namespace sinew {

// What one row of the model tree shows.
struct TreeEntry {
    ObjectId id;                         // null for headings and muscles of several strands; of a part, its owner
    Place part = {};                     // below the object, such as "path/1"; empty: the object itself
    Place list = {};                     // of headings: where their objects stand, so that others can be added
    std::vector<ObjectId> members = {};  // of muscles of several strands: their links
    QString name;
    QString value;
    QString unit;     // the end of value
    QString summary;  // headings: how many
    QString toolTip;
    StateDot dot;
    bool muted = false;
    bool opensAtFirst = false;  // headings whose objects are seen without a click
    std::optional<Severity> problem = {};
    std::optional<bool> visible = {};  // nothing where there is no eye

    // What a person means who chooses the row.
    std::vector<ObjectId> ids() const { return id.isNull() ? members : std::vector<ObjectId>{id}; }
    bool operator==(const TreeEntry&) const = default;
};

struct TreeNode {
    TreeEntry entry;
    TreeNode* parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<TreeNode>> children;

    TreeNode& add(TreeEntry child);
};

// The whole tree of what is edited: headings (also those that have nothing below) with their objects below, and the parts of these. What is
// wrong is marked at its object. Values are left out while results are of another model.
std::unique_ptr<TreeNode> makeModelTree(const PanelInput& input);

// The objects of a model as a tree. refresh() emits dataChanged for what has another value; only branches whose objects
// have changed are replaced, so expansion, scroll and selection of the others stay.
class ModelTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, EyeColumn, ColumnCount };

    explicit ModelTreeModel(QObject* parent = nullptr);
    ~ModelTreeModel() override;

    void refresh(const PanelInput& input);
    ObjectId idAt(const QModelIndex& index) const;
    const TreeEntry& entryAt(const QModelIndex& index) const;
    // An invalid index when the tree has no such object.
    QModelIndex indexOf(const ObjectId& id) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    // Takes a check state of the eye column and only says what is wanted.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void visibilityWanted(const std::vector<sinew::ObjectId>& ids, bool visible);

private:
    TreeNode* nodeAt(const QModelIndex& index) const;
    QModelIndex indexFor(const TreeNode& node, int column = NameColumn) const;
    const TreeNode* findNode(const TreeNode& node, const ObjectId& id) const;
    void merge(TreeNode& old, TreeNode& fresh);

    std::unique_ptr<TreeNode> m_root;
};

}  // namespace sinew
