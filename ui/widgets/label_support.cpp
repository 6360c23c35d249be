#include "ui/widgets/label_support.h"

#include <QEvent>
#include <QMouseEvent>
#include <QStyle>

namespace sinew {

void setRole(QLabel& label, const char* role)
{
    if (label.property("role").toByteArray() == role)
        return;
    label.setProperty("role", QByteArray(role));
    label.style()->unpolish(&label);
    label.style()->polish(&label);
}

QLabel* makeLabel(const char* role, QWidget* parent, Wraps wraps)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(wraps == Wraps::Yes);
    setRole(*label, role);
    return label;
}

void showText(QLabel& label, const QString& text)
{
    if (label.text() != text)
        label.setText(text);
    label.setVisible(!text.isEmpty());
}

QLabel* makeEmptyLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignCenter);
    label->setMargin(16);
    setRole(*label, "muted");
    return label;
}

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setFullText(const QString& text)
{
    if (text == m_fullText)
        return;
    m_fullText = text;
    setAccessibleName(text);
    elide();
    updateGeometry();
}

void ElidedLabel::setOwnToolTip(const QString& toolTip)
{
    if (toolTip == m_ownToolTip)
        return;
    m_ownToolTip = toolTip;
    elide();
}

int ElidedLabel::fullWidth() const
{
    return fontMetrics().horizontalAdvance(m_fullText) + 2;
}

QSize ElidedLabel::sizeHint() const
{
    return {fullWidth(), fontMetrics().height() + 2};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {24, fontMetrics().height() + 2};
}

void ElidedLabel::elide()
{
    const QString shown = fontMetrics().elidedText(m_fullText, Qt::ElideRight, width());
    if (shown != text())
        setText(shown);
    const QString wanted = !m_ownToolTip.isEmpty() ? m_ownToolTip : (shown == m_fullText ? QString() : m_fullText);
    if (wanted != toolTip())
        setToolTip(wanted);
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        elide();
}

void ElidedLabel::mouseDoubleClickEvent(QMouseEvent* event)
{
    QLabel::mouseDoubleClickEvent(event);
    if (event->button() == Qt::LeftButton)
        emit doubleClicked();
}

}  // namespace sinew
