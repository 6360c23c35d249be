#pragma once

#include <QWidget>

class QStackedLayout;

namespace sinew {

class ObjectTableView;
class Session;

// All links with their forces, moment arms and lengths; the largest force first.
class LinksPanel : public QWidget {
    Q_OBJECT

public:
    explicit LinksPanel(Session& session, QWidget* parent = nullptr);

private:
    void refresh();

    Session& m_session;
    QStackedLayout* m_pages;
    ObjectTableView* m_table;
};

}  // namespace sinew
