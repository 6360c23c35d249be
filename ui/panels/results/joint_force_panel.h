#pragma once

#include <QWidget>

class QLabel;

namespace sinew {

class ElidedLabel;
class RangeGauge;
class Session;

// The one number a person looks for: what the joint bears now, and how that stands to what was measured in people.
class JointForcePanel : public QWidget {
    Q_OBJECT

public:
    explicit JointForcePanel(Session& session, QWidget* parent = nullptr);

private:
    void lay();
    void refresh();

    Session& m_session;
    ElidedLabel* m_title;
    QLabel* m_big;
    QLabel* m_unit;
    QLabel* m_small;
    QLabel* m_message;
    QLabel* m_peak;
    RangeGauge* m_gauge;
    QLabel* m_measured;
    QLabel* m_verdict;
    ElidedLabel* m_citation;
};

}  // namespace sinew
