#pragma once

#include <QWidget>

class QListView;
class QPushButton;
class QStackedLayout;

namespace sinew {

class ElidedLabel;
class MessageListModel;
class Session;

// What was remarked about a person's input, newest at the end.
class MessagesPanel : public QWidget {
    Q_OBJECT

public:
    explicit MessagesPanel(Session& session, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showNewest();
    void lay();
    void refresh();
    void copy();

    Session& m_session;
    MessageListModel* m_model;
    QListView* m_view;
    ElidedLabel* m_count;
    QPushButton* m_copy;
    QPushButton* m_clear;
    QStackedLayout* m_pages;
};

}  // namespace sinew
