#include "ui/main_window/welcome/example_card.h"

#include <utility>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>

#include "ui/widgets/icons.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int corner = 7;       // px, radius
constexpr int textMargin = 10;  // px, beside the texts
constexpr int titleHeight = 18;
constexpr QRect textArea(textMargin, ExampleCard::pictureHeight + 8, ExampleCard::cardSize.width() - 2 * textMargin,
                         ExampleCard::cardSize.height() - ExampleCard::pictureHeight - 10);

QFont sized(QFont font, int pixels, bool isBold)
{
    font.setPixelSize(pixels);
    font.setWeight(isBold ? QFont::DemiBold : QFont::Normal);
    return font;
}

}  // namespace

ExampleCard::ExampleCard(ExampleCardData example, QWidget* parent) : QWidget(parent), m_example(std::move(example))
{
    setFixedSize(cardSize);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(m_example.title);
    setAccessibleDescription(m_example.text);
    setToolTip(m_example.text);
    setProperty("role", "example");
}

void ExampleCard::setOpening(bool isOpening)
{
    m_isOpening = isOpening;
    update();
}

void ExampleCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Palette& colours = paletteOf(*this);
    const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(card, corner, corner);
    painter.fillPath(outline, toColor(colours.panel));
    // Drawn when it is first seen, so that a start does not wait for pictures further down.
    if (m_picture.isNull())
        m_picture.load(examplePicture(m_example.picture, &colours == &darkPalette));
    painter.save();
    painter.setClipPath(outline);
    const QRect pictureArea(0, 0, width(), pictureHeight);
    if (m_picture.isNull())
        applicationIcon().paint(&painter, pictureArea.adjusted(60, 40, -60, -40));
    else
        painter.drawPixmap(pictureArea, m_picture);
    painter.fillRect(QRect(0, pictureHeight, width(), 1), toColor(colours.line));
    if (m_isOpening)
        painter.fillRect(QRect(0, pictureHeight - 1, width(), 2), toColor(colours.accent));
    painter.restore();
    paintFact(painter);
    painter.setPen(toColor(colours.text));
    painter.setFont(sized(font(), 12, true));
    painter.drawText(textArea, Qt::AlignLeft | Qt::AlignTop, shownTitle());
    painter.setPen(toColor(colours.muted));
    painter.setFont(sized(font(), 11, false));
    painter.drawText(textArea.adjusted(0, titleBottom(), 0, 0), Qt::AlignLeft | Qt::AlignTop, shownText());
    const bool isMarked = hasFocus() || underMouse();
    painter.setPen(QPen(toColor(isMarked ? colours.accent : colours.line), hasFocus() ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    const double inset = hasFocus() ? 0.5 : 0;
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), corner, corner);
}

QString ExampleCard::shownTitle() const
{
    return inLines(m_example.title, sized(font(), 12, true), {textArea.width(), 2});
}

int ExampleCard::titleBottom() const
{
    const int further = static_cast<int>(shownTitle().count(u'\n'));
    return titleHeight + further * QFontMetrics(sized(font(), 12, true)).lineSpacing();
}

// Lines that fit wholly.
QString ExampleCard::shownText() const
{
    const QFont small = sized(font(), 11, false);
    const int lines = (textArea.height() - titleBottom()) / QFontMetrics(small).lineSpacing();
    return inLines(m_example.text, small, {textArea.width(), lines});
}

void ExampleCard::paintFact(QPainter& painter) const
{
    if (m_example.fact.isEmpty())
        return;
    const Palette& colours = paletteOf(*this);
    painter.setFont(sized(font(), 11, true));
    const int textWidth = painter.fontMetrics().horizontalAdvance(m_example.fact);
    const QRectF chip(width() - textWidth - 24, 8, textWidth + 16, 20);
    painter.setPen(QPen(toColor(colours.line), 1));
    painter.setBrush(toColor(colours.panel));
    painter.drawRoundedRect(chip, 4, 4);
    painter.setPen(toColor(colours.text));
    painter.drawText(chip, Qt::AlignCenter, m_example.fact);
}

void ExampleCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit chosen(m_example.path);
}

void ExampleCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        emit chosen(m_example.path);
    else
        QWidget::keyPressEvent(event);
}

void ExampleCard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_picture = {};
        update();
    }
}

void ExampleCard::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    for (QWidget* parent = parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(parent))
            area->ensureWidgetVisible(this, 8, 40);
    }
}

bool ExampleCard::event(QEvent* event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QWidget::event(event);
}

}  // namespace sinew
