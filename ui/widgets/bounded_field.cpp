#include "ui/widgets/bounded_field.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include "ui/widgets/theme.h"

namespace sinew {

namespace {

// A remark on the window itself: a tool tip would be hidden by the change of focus that follows a number being taken.
class Remark : public QLabel {
public:
    explicit Remark(QWidget* window) : QLabel(window)
    {
        setObjectName(QString::fromLatin1(remarkName));
        setMargin(6);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        m_end.setSingleShot(true);
        connect(&m_end, &QTimer::timeout, this, &QWidget::hide);
    }

    void sayBelow(QWidget& field, const QString& text)
    {
        setText(text);
        adjustSize();
        const QPoint below = field.mapTo(parentWidget(), QPoint(0, field.height() + 2));
        const int rightmost = std::max(0, parentWidget()->width() - width());
        const bool fits = below.y() + height() <= parentWidget()->height();
        const int above = field.mapTo(parentWidget(), QPoint(0, -2)).y() - height();
        move(std::clamp(below.x(), 0, rightmost), fits ? below.y() : above);
        raise();
        show();
        m_end.start(6000);
        if (m_field)
            m_field->removeEventFilter(this);
        m_field = &field;
        m_field->installEventFilter(this);
    }

protected:
    // Like a tool tip: the style sheet of the application makes the ground of labels transparent.
    void paintEvent(QPaintEvent* event) override
    {
        const Palette& colours = paletteOf(*window());
        QPainter painter(this);
        painter.setPen(toColor(colours.muted));
        painter.setBrush(toColor(colours.panel));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
        QLabel::paintEvent(event);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress
            || event->type() == QEvent::Hide)
            hide();
        return false;
    }

private:
    QTimer m_end;
    QPointer<QWidget> m_field;
};

}  // namespace

void sayBelow(const QWidget& field, const QString& text)
{
    auto* remark = static_cast<Remark*>(field.window()->findChild<QLabel*>(QString::fromLatin1(remarkName)));
    if (!remark)
        remark = new Remark(field.window());
    remark->sayBelow(const_cast<QWidget&>(field), text);  // QSpinBox::fixup(), which remarks, is const
}

QString boundsRemark(const QString& least, const QString& most)
{
    return QCoreApplication::translate("sinew::BoundedField", "Between %1 and %2: taken to the end").arg(least, most);
}

std::optional<double> numberIn(const QString& text, const QString& prefix, const QString& suffix)
{
    QString number = text;
    if (!prefix.isEmpty() && number.startsWith(prefix))
        number.remove(0, prefix.size());
    if (!suffix.isEmpty() && number.endsWith(suffix))
        number.chop(suffix.size());
    bool isNumber = false;
    const double value = QLocale::c().toDouble(number.trimmed().replace(u',', u'.'), &isNumber);
    return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace sinew
