#pragma once

#include <QWidget>

#include "core/schema/place.h"

class QLabel;
class QListView;
class QModelIndex;
class QPoint;
class QStackedLayout;

namespace sinew {

class ProblemListModel;
class Session;
struct ProblemAction;

// What is wrong with the project: errors, warnings, hints in this order. Choosing one selects its object; one that
// offers actions has them at the end of its row and in its menu, and Enter runs the first. None of them keeps anybody from editing or saving.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(Session& session, QWidget* parent = nullptr);

    QListView& view() { return *m_view; }

private:
    void lay();
    void refresh();
    void showCurrent(const QModelIndex& index);
    void runAction(const QModelIndex& index, int action);
    void showMenu(const QPoint& at);
    void apply(const ProblemAction& action, const Place& place);

    Session& m_session;
    ProblemListModel* m_model;
    QListView* m_view;
    QLabel* m_count;
    QStackedLayout* m_pages;
};

}  // namespace sinew
