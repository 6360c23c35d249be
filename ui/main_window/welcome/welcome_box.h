#pragma once

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace sinew {

// A white box with a small heading, as panels have one, and a word at its right.
class WelcomeBox : public QFrame {
    Q_OBJECT

public:
    explicit WelcomeBox(const QString& title, const QString& aside = {}, QWidget* parent = nullptr);

    QVBoxLayout& content() { return *m_content; }
    void setAside(const QString& text);

signals:
    void asideActivated(const QString& link);  // when the word is a link

private:
    QLabel* m_aside;
    QVBoxLayout* m_content;
};

}  // namespace sinew
