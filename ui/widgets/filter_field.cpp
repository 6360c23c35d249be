#include "ui/widgets/filter_field.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include "ui/widgets/icons.h"

namespace sinew {

namespace {

bool isEscape(const QEvent& event)
{
    return static_cast<const QKeyEvent&>(event).key() == Qt::Key_Escape;
}

}  // namespace

FilterField::FilterField(QWidget* parent) : QLineEdit(parent)
{
    setPlaceholderText(QCoreApplication::translate("sinew::FilterField", "Filter"));
    setClearButtonEnabled(true);
    addAction(icon("search", *this), QLineEdit::LeadingPosition);
}

bool FilterField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isEscape(*event) && !text().isEmpty()) {
        event->accept();
        return true;
    }
    // Without typing to take back, undo and redo are the window's.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->matches(QKeySequence::Undo) && !isUndoAvailable())
            || (key->matches(QKeySequence::Redo) && !isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void FilterField::keyPressEvent(QKeyEvent* event)
{
    if (isEscape(*event))
        clear();
    else
        QLineEdit::keyPressEvent(event);
}

}  // namespace sinew
