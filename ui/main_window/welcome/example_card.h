#pragma once

#include <QPixmap>
#include <QWidget>

#include "ui/main_window/welcome/example_shelves.h"

namespace sinew {

// The picture of an example with a fact at its corner, its name and two lines. One button, for mouse and keyboard.
class ExampleCard : public QWidget {
    Q_OBJECT

public:
    static constexpr QSize cardSize{199, 212};  // px
    static constexpr int pictureHeight = 146;

    explicit ExampleCard(ExampleCardData example, QWidget* parent = nullptr);

    const ExampleCardData& example() const { return m_example; }
    // As far as there is room for them; the title has two lines at most.
    QString shownTitle() const;
    QString shownText() const;
    // A line under the picture while the example is being read.
    void setOpening(bool isOpening);

signals:
    void chosen(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void paintFact(QPainter& painter) const;
    int titleBottom() const;  // px, from the top of the texts

    ExampleCardData m_example;
    QPixmap m_picture;
    bool m_isOpening = false;
};

}  // namespace sinew
