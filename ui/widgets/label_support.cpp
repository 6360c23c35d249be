#include "ui/widgets/label_support.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QMouseEvent>
#include <QStringList>
#include <QTextLayout>
#include <QTextOption>

#include "ui/widgets/style_property.h"

namespace sinew {

void setRole(QLabel& label, const char* role)
{
    setStyleProperty(label, "role", QByteArray(role));
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

void ElidedLabel::setMostLines(int lines)
{
    m_mostLines = lines;
    elide();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_elideMode = mode;
    elide();
}

QSize ElidedLabel::sizeHint() const
{
    return {fullWidth(), minimumSizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {24, (m_lines - 1) * fontMetrics().lineSpacing() + fontMetrics().height() + 2};
}

QString inLines(const QString& text, const QFont& font, const LineLimit& limit)
{
    QStringList lines;
    QTextLayout layout(text, font);
    QTextOption breaks;
    breaks.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);  // a name of one long word is cut, too
    layout.setTextOption(breaks);
    layout.beginLayout();
    while (lines.size() + 1 < limit.lines) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(std::max(limit.width, 1));
        lines.append(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    const QTextLine rest = layout.createLine();
    if (rest.isValid())
        lines.append(QFontMetrics(font).elidedText(text.mid(rest.textStart()), limit.elideMode, limit.width));
    layout.endLayout();
    return lines.join(u'\n');
}

void ElidedLabel::elide()
{
    const QString shown = inLines(m_fullText, font(), {width(), m_mostLines, m_elideMode});
    if (shown != text())
        setText(shown);
    if (const int lines = 1 + static_cast<int>(shown.count(u'\n')); std::exchange(m_lines, lines) != lines)
        updateGeometry();
    const bool isWhole = shown.simplified() == m_fullText.simplified();
    const QString wanted = !m_ownToolTip.isEmpty() ? m_ownToolTip : (isWhole ? QString() : m_fullText);
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
