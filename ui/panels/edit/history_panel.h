#pragma once

#include <QWidget>

class QListView;

namespace sinew {

class HistoryModel;
class Session;

// Every edit of the document, the newest at the bottom; a click or Enter goes to the state after it.
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPanel(Session& session, QWidget* parent = nullptr);

    QListView& view() { return *m_view; }

private:
    void refresh();

    Session& m_session;
    HistoryModel* m_model;
    QListView* m_view;
};

}  // namespace sinew
