#pragma once

#include <optional>
#include <vector>

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace sinew {

// A ring around what a callout speaks of; takes no clicks.
class CalloutRing : public QWidget {
    Q_OBJECT

public:
    explicit CalloutRing(QWidget* window);

protected:
    void paintEvent(QPaintEvent* event) override;
};

// A small note in a window, beside the widgets it speaks of, with buttons to go on, back and away. Tab stays among its
// buttons.
class Callout : public QFrame {
    Q_OBJECT

public:
    explicit Callout(QWidget* window);
    ~Callout() override;

    struct Words {
        QString title, text;
        int number = 1, count = 1;  // of the step, from 1
    };
    void setWords(const Words& words);
    QString title() const;
    // Stands beside these widgets, which it marks with a ring; in the middle of the window while there are none. clear: what
    // it covers only where there is no other room.
    void standBeside(const std::vector<QWidget*>& targets, const std::vector<QWidget*>& clear = {});
    // What the ring is around, px in the window; empty: nothing.
    const QRect& place() const { return m_place; }
    void takeKeyboard();  // to the button that goes on

signals:
    void nextWanted();
    void backWanted();
    void endWanted();

protected:
    bool focusNextPrevChild(bool next) override;

private:
    QRect seenOf(const std::vector<QWidget*>& widgets) const;
    std::optional<QRect> roomBeside(const QRect& place) const;

    QLabel *m_title, *m_text, *m_count;
    QPushButton *m_end, *m_back, *m_next;
    QPointer<QWidget> m_ring;  // beside this one in the window, which may take it first
    QRect m_place;
};

}  // namespace sinew
