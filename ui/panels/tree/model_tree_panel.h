#pragma once

#include <set>
#include <vector>

#include <QFlags>
#include <QList>
#include <QWidget>

#include "core/base/object_id.h"
#include "core/schema/place.h"

class QAction;
class QItemSelection;
class QLineEdit;
class QModelIndex;
class QPoint;
class QSortFilterProxyModel;
class QTimer;
class QTreeView;

namespace sinew {

class ModelTreeModel;
class Session;
enum class Change;

// The objects of what is edited with their values and parts, a filter and eyes to hide them. Selection goes both ways,
// with Ctrl or Shift of several objects; a muscle of several strands stands for all of them; a double click on an activity chooses it, a right click on a group adds to it.
class ModelTreePanel : public QWidget {
    Q_OBJECT

public:
    explicit ModelTreePanel(Session& session, QWidget* parent = nullptr);

    // What a right click on an object offers.
    void setObjectActions(const QList<QList<QAction*>>& groups);  // of the menu, with a line between

private:
    void setUpView();
    void refresh();
    void refreshInTime(QFlags<Change> changes);
    void followSelection();
    std::set<ObjectId> selectedInView() const;
    void addRowsOf(const std::set<ObjectId>& ids, const QModelIndex& parentIndex, QItemSelection& rows) const;
    void selectFromView(const QModelIndex& current);
    void setVisible(const std::vector<ObjectId>& ids, bool visible);
    void showMenu(const QPoint& place);
    void chooseActivity(const ObjectId& id);
    void layRows(const QModelIndex& parentIndex, int first, int last);
    ObjectId idAt(const QModelIndex& proxyIndex) const;
    std::vector<ObjectId> idsAt(const QModelIndex& proxyIndex) const;  // of a muscle, those of all its strands
    bool isCurrent(const ObjectId& id) const;

    Session& m_session;
    QList<QList<QAction*>> m_objectActions;
    ModelTreeModel* m_model;
    QSortFilterProxyModel* m_proxy;
    QLineEdit* m_filter;
    int m_documentNumber = 0;
    QTreeView* m_view;
    QTimer* m_pace;            // runs until the tree may follow a gesture again
    bool m_following = false;  // the current row moves because the session has changed, not because a person chose it
};

}  // namespace sinew
