#pragma once

#include <QObject>
#include <QPointer>

class QApplication;
class QWidget;

namespace sinew {

// A ring around the widget that has the keyboard, in all windows: from the first key that moves the keyboard until the
// mouse is pressed. One for all widgets, whether they are drawn by the style or by themselves. A segment, of which one in a
// row is chosen, has a dashed one: in the colour of what is chosen it would look chosen itself.
class FocusRing : public QObject {
    Q_OBJECT

public:
    explicit FocusRing(QApplication& application);
    ~FocusRing() override;

    // The ring as it is shown, a child of the window; nullptr: none is.
    QWidget* shown() const;

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusIn(QWidget& widget, Qt::FocusReason reason);
    bool follows(const QObject* watched) const;
    void place();

    QPointer<QWidget> m_widget;  // that has the keyboard
    QPointer<QWidget> m_ring;
    bool m_isByKeys = false;
};

}  // namespace sinew
