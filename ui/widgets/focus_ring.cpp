#include "ui/widgets/focus_ring.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFocusEvent>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>

#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int thickness = 2, ringGap = 1;  // px, of the ring and between it and the widget

class Ring : public QWidget {
public:
    explicit Ring(QWidget& window) : QWidget(&window)
    {
        setObjectName("focus-ring");
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
    }

    // Only the ring itself: the 3D view inside it must not be drawn again with it. isOfSegment: dashed, and not in the colour of
    // the segment that is chosen.
    void surround(const QRect& outside, bool isOfSegment)
    {
        m_isOfSegment = isOfSegment;
        setGeometry(outside);
        constexpr int border = thickness + 2;  // the corners are round
        setMask(QRegion(rect()).subtracted(rect().adjusted(border, border, -border, -border)));
        raise();
        show();
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Palette& palette = paletteOf(*this);
        QPen pen(toColor(m_isOfSegment ? palette.text : palette.accent), thickness);
        if (m_isOfSegment)
            pen.setDashPattern({2, 1.5});
        painter.setPen(pen);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    }

private:
    bool m_isOfSegment = false;
};

// What marks its items itself, or is no part of a window that stays.
bool isMarkedOtherwise(const QWidget& widget)
{
    return widget.isWindow() || widget.window()->windowType() == Qt::Popup || qobject_cast<const QMenuBar*>(&widget)
           || qobject_cast<const QMenu*>(&widget);
}

// Of the window: around the widget, as far as the scroll areas that it is in show it.
QRect placeAround(const QWidget& widget)
{
    const QWidget& window = *widget.window();
    constexpr int by = thickness + ringGap;
    QRect place = QRect(widget.mapTo(&window, QPoint()), widget.size()).adjusted(-by, -by, by, by) & window.rect();
    for (const QWidget* parent = widget.parentWidget(); parent && parent != &window; parent = parent->parentWidget()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
        if (area && area->viewport() == parent)
            place &= QRect(parent->mapTo(&window, QPoint()), parent->size());
    }
    return place;
}

}  // namespace

FocusRing::FocusRing(QApplication& application)
{
    application.installEventFilter(this);
}

FocusRing::~FocusRing()
{
    delete m_ring;
}

QWidget* FocusRing::shown() const
{
    return m_ring && m_ring->isVisible() ? m_ring.data() : nullptr;
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        if (watched->isWidgetType())
            focusIn(static_cast<QWidget&>(*watched), static_cast<QFocusEvent*>(event)->reason());
        break;
    case QEvent::FocusOut:
        // A popup gives the keyboard back.
        if (watched == m_widget && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
            m_widget = nullptr;
            place();
        }
        break;
    case QEvent::MouseButtonPress:
        m_isByKeys = false;
        place();
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        if (follows(watched))
            place();
        break;
    default: break;
    }
    return false;
}

void FocusRing::focusIn(QWidget& widget, Qt::FocusReason reason)
{
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
        m_isByKeys = true;
    else if (reason == Qt::MouseFocusReason)
        m_isByKeys = false;
    m_widget = isMarkedOtherwise(widget) ? nullptr : &widget;
    place();
}

bool FocusRing::follows(const QObject* watched) const
{
    if (!m_isByKeys || !m_widget || !watched->isWidgetType())
        return false;
    return watched == m_widget || static_cast<const QWidget*>(watched)->isAncestorOf(m_widget);
}

void FocusRing::place()
{
    const QRect wanted = m_isByKeys && m_widget && m_widget->isVisible() ? placeAround(*m_widget) : QRect();
    if (wanted.isEmpty()) {
        if (m_ring)
            m_ring->hide();
        return;
    }
    QWidget* window = m_widget->window();
    if (m_ring && m_ring->parentWidget() != window)
        delete m_ring;
    if (!m_ring)
        m_ring = new Ring(*window);
    static_cast<Ring*>(m_ring.data())->surround(wanted, m_widget->property("role") == "segment");
}

}  // namespace sinew
