#pragma once

#include <QWidget>

namespace sinew {

class ObjectTableView;
class Session;

// All joints with the force and moment that they bear; the largest force first.
class JointsPanel : public QWidget {
    Q_OBJECT

public:
    explicit JointsPanel(Session& session, QWidget* parent = nullptr);

private:
    ObjectTableView* m_table;
};

}  // namespace sinew
