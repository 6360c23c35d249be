#pragma once

#include "ui/panels/tree/model_tree_model.h"
#include "ui/text/display_names.h"

namespace sinew {

// Makes rows of the model tree that are alike in all its branches.
class TreeEntries {
public:
    // input: outlives this.
    explicit TreeEntries(const PanelInput& input);

    const Model& model() const { return m_model; }        // as it is edited
    const ResultFrame* frame() const { return m_frame; }  // nullptr: no forces to be shown

    template <class T>
    TreeEntry entryOf(ObjectKind kind, const T& object, DotKind dot) const
    {
        TreeEntry entry;
        entry.id = {kind, object.name};
        entry.name = readableName(object.name);
        entry.toolTip = objectToolTip(m_model, object.name, object.source, object.note);
        entry.dot.kind = dot;
        return entry;
    }

    void setVisible(TreeEntry& entry) const;  // whether any of it is

private:
    const PanelInput& m_input;
    const Model& m_model;
    const ResultFrame* m_frame;
};

void setValue(TreeEntry& entry, double value, Quantity quantity);

// A part of the object that a node stands for.
TreeNode& addPart(TreeNode& owner, const QString& name, Place part);

// How many objects a heading has below, or what is said in place of that.
void summarise(TreeNode& branch, const QString& summary = {});

}  // namespace sinew
