#pragma once

#include <QWidget>

class QAction;
class QLineEdit;
class QModelIndex;
class QSortFilterProxyModel;
class QTreeView;

namespace sinew {

class ModelTreeModel;
class Session;
struct ObjectId;

// The objects of the model with their values, a filter and eyes to hide them. Selection goes both ways; a double click
// on an activity chooses it.
class ModelTreePanel : public QWidget {
    Q_OBJECT

public:
    explicit ModelTreePanel(Session& session, QWidget* parent = nullptr);

    // What a right click on an object offers.
    void setObjectActions(const QList<QAction*>& actions);

private:
    void setUpView();
    void refresh();
    void followSelection();
    void chooseActivity(const ObjectId& id);
    void layRows(const QModelIndex& parentIndex, int first, int last);
    ObjectId idAt(const QModelIndex& proxyIndex) const;

    Session& m_session;
    ModelTreeModel* m_model;
    QSortFilterProxyModel* m_proxy;
    QLineEdit* m_filter;
    int m_documentNumber = 0;
    QTreeView* m_view;
    bool m_following = false;  // the current row moves because the session has changed, not because a person chose it
};

}  // namespace sinew
