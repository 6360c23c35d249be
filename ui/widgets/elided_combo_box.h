#pragma once

#include <QComboBox>

namespace sinew {

// A choice that leaves the wheel to the form around it, and whose text is cut with an ellipsis when there is no room; the tool tip then has the whole text, unless it has
// one of its own. Alt+Down opens its list; while that is open, Escape closes it. Neither is then a command of the window.
class ElidedComboBox : public QComboBox {
    Q_OBJECT

public:
    explicit ElidedComboBox(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void showPopup() override;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void initStyleOption(QStyleOptionComboBox* option) const override;

private:
    int roomFor(const QStyleOptionComboBox& option) const;
    bool takesEscape(QEvent& event);
};

}  // namespace sinew
