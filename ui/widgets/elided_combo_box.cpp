#include "ui/widgets/elided_combo_box.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QStyleOptionComboBox>
#include <QToolTip>
#include <QWheelEvent>

namespace sinew {

ElidedComboBox::ElidedComboBox(QWidget* parent) : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
}

// What is cut needs no room for the longest choice. Qt's own is that of the choices when it was last asked with another
// style, so that forms would get wider with the theme.
QSize ElidedComboBox::minimumSizeHint() const
{
    constexpr int characters = 8, frame = 36;
    const QSize whole = QComboBox::minimumSizeHint();
    const int least = std::max(minimumContentsLength(), characters) * fontMetrics().averageCharWidth() + frame;
    return {std::min(whole.width(), least), whole.height()};
}

// Qt counts the arrow's room once, our style sheet takes it twice: the longest choice would be cut in its own box.
QSize ElidedComboBox::sizeHint() const
{
    ensurePolished();
    const QSize hint = QComboBox::sizeHint();
    if (sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon)
        return hint;
    QStyleOptionComboBox option;
    QComboBox::initStyleOption(&option);
    option.rect = QRect(QPoint(0, 0), hint);
    int longest = 0;
    for (int i = 0; i < count(); ++i)
        longest = std::max(longest, fontMetrics().horizontalAdvance(itemText(i)));
    const int lacks = longest + 1 - roomFor(option);  // widths of letters are fractions of a px
    return {hint.width() + std::max(0, lacks), hint.height()};
}

// Px for the letters.
int ElidedComboBox::roomFor(const QStyleOptionComboBox& option) const
{
    return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - 2;
}

// Who scrolls a form means no other choice.
void ElidedComboBox::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

// Qt closes the list before it asks for commands of the window, which then take the same key. What was installed last is
// asked first.
void ElidedComboBox::showPopup()
{
    QComboBox::showPopup();
    view()->installEventFilter(this);
}

bool ElidedComboBox::takesEscape(QEvent& event)
{
    const bool isKey = event.type() == QEvent::ShortcutOverride || event.type() == QEvent::KeyPress;
    if (!isKey || static_cast<QKeyEvent&>(event).key() != Qt::Key_Escape || !view()->isVisible())
        return false;
    event.accept();
    if (event.type() == QEvent::KeyPress)
        hidePopup();
    return true;
}

bool ElidedComboBox::eventFilter(QObject* watched, QEvent* event)
{
    return takesEscape(*event) || QComboBox::eventFilter(watched, event);
}

bool ElidedComboBox::event(QEvent* event)
{
    if (takesEscape(*event))
        return true;
    // Its own key, whatever command of the window has it too.
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->keyCombination() == (Qt::ALT | Qt::Key_Down)) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const QString help = option.currentText == currentText() ? QString() : currentText();
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), help, this);
        return true;
    }
    return QComboBox::event(event);
}

void ElidedComboBox::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    option->currentText = fontMetrics().elidedText(option->currentText, Qt::ElideRight, roomFor(*option));
}

}  // namespace sinew
