#include "ui/main_window/tour/tour.h"

#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/main_window/tour/callout.h"

namespace sinew {

namespace {

constexpr int followInterval = 100;  // ms

}  // namespace

Tour::Tour(QWidget& window, std::vector<TourStep> steps) : QObject(&window), m_window(window), m_steps(std::move(steps))
{
    m_follow.setInterval(followInterval);
    connect(&m_follow, &QTimer::timeout, this, &Tour::follow);
}

Tour::~Tour()
{
    delete m_callout;
}

Callout* Tour::callout() const
{
    return m_callout;
}

void Tour::start()
{
    if (isRunning()) {
        m_hasKeyboard = true;
        m_callout->takeKeyboard();
        return;
    }
    m_callout = new Callout(&m_window);
    connect(m_callout, &Callout::backWanted, this, [this] { go(m_step - 1); });
    connect(m_callout, &Callout::endWanted, this, &Tour::end);
    connect(m_callout, &Callout::nextWanted, this, [this] {
        if (const auto& finish = m_steps[static_cast<std::size_t>(m_step)].finish)
            finish();
        go(m_step + 1);
    });
    qApp->installEventFilter(this);
    m_follow.start();
    go(0);
}

void Tour::end()
{
    m_step = -1;
    m_follow.stop();
    qApp->removeEventFilter(this);
    if (m_callout) {
        m_callout->hide();
        m_callout->deleteLater();  // it may be its own button that ends it
        m_callout = nullptr;
    }
}

void Tour::go(int step)
{
    if (step >= stepCount()) {
        end();
        return;
    }
    m_step = step;
    const TourStep& shown = m_steps[static_cast<std::size_t>(step)];
    shown.prepare();
    m_callout->setWords({shown.title, shown.text, step + 1, stepCount()});
    m_hasKeyboard = true;
    follow();
}

// A document that is opened, or a panel that comes up, may take the keyboard at any time: it is taken back.
void Tour::follow()
{
    const TourStep& shown = m_steps[static_cast<std::size_t>(m_step)];
    if (shown.isDone && shown.isDone()) {
        go(m_step + 1);
        return;
    }
    m_callout->standBeside(shown.targets(), shown.clear ? shown.clear() : std::vector<QWidget*>());
    if (m_hasKeyboard && !m_callout->isAncestorOf(m_window.focusWidget()) && !QApplication::activePopupWidget())
        m_callout->takeKeyboard();
}

// A press that the callout has no use for is offered to the window behind it: the place tells whose it is.
void Tour::noteWhoLeaves(const QWidget& widget, const QEvent& event)
{
    if (widget.window() != &m_window)
        return;
    if (event.type() == QEvent::MouseButtonPress) {
        const QPoint place = static_cast<const QMouseEvent&>(event).globalPosition().toPoint();
        if (!m_callout->rect().contains(m_callout->mapFromGlobal(place)))
            m_hasKeyboard = false;
    } else if (event.type() == QEvent::FocusIn && !m_callout->isAncestorOf(&widget)
               && static_cast<const QFocusEvent&>(event).reason() == Qt::ShortcutFocusReason) {
        m_hasKeyboard = false;
    }
}

// Escape is the tour's before it is anybody's shortcut; lists and dialogs in front of the window keep theirs.
bool Tour::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (widget && m_callout)
        noteWhoLeaves(*widget, *event);
    if (!isKey || !widget || widget->window() != &m_window || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape
        || QApplication::activePopupWidget() || QApplication::activeModalWidget())
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        end();
    event->accept();
    return true;
}

}  // namespace sinew
