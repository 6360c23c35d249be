#pragma once

#include <QWidget>

namespace sinew {

// What there is to see before a model is open: the examples as cards, and how to open one's own.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

signals:
    void openRequested(const QString& path);  // an example
    void dialogRequested();                   // a file of one's own
};

}  // namespace sinew
