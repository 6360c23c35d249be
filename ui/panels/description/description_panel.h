#pragma once

#include <QWidget>

class QTextBrowser;

namespace sinew {

class Session;

// What the open files say about themselves: what is shown, what is assumed, where it is from.
class DescriptionPanel : public QWidget {
    Q_OBJECT

public:
    explicit DescriptionPanel(Session& session, QWidget* parent = nullptr);

private:
    void refresh();

    Session& m_session;
    QTextBrowser* m_text;
    QString m_shown;
};

}  // namespace sinew
