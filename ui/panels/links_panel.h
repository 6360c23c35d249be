#pragma once

#include <QWidget>

namespace sinew {

class ObjectTableView;
class Session;

// All links with their forces, moment arms and lengths; the largest force first.
class LinksPanel : public QWidget {
    Q_OBJECT

public:
    explicit LinksPanel(Session& session, QWidget* parent = nullptr);

private:
    ObjectTableView* m_table;
};

}  // namespace sinew
