#include "ui/main_window/tour/callout.h"

#include <algorithm>
#include <array>

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/widgets/label_support.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int textWidth = 300;             // px
constexpr int ringGap = 4, ringWidth = 3;  // px; the ring lies outside what it marks
constexpr int gap = 10;                    // px between ring and callout, and at the window's edge

}  // namespace

CalloutRing::CalloutRing(QWidget* window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void CalloutRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(toColor(paletteOf(*this).accent), ringWidth));
    constexpr double inset = ringWidth / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 8, 8);
}

Callout::Callout(QWidget* window)
    : QFrame(window), m_title(makeLabel("verdict", this, Wraps::Yes)), m_text(makeLabel("", this, Wraps::Yes)),
      m_count(makeLabel("muted", this)), m_end(new QPushButton(tr("End tour"), this)),
      m_back(new QPushButton(tr("Back", "to the step before"), this)), m_next(new QPushButton(this)),
      m_ring(new CalloutRing(window))
{
    setObjectName(QStringLiteral("callout"));
    setProperty("role", "callout");
    setAttribute(Qt::WA_StyledBackground);
    m_end->setProperty("role", "flat");
    m_end->setToolTip(tr("Esc ends it at any time"));
    m_back->setProperty("role", "flat");
    m_next->setProperty("role", "primary");
    m_next->setObjectName(QStringLiteral("tourNext"));
    for (QPushButton* button : {m_end, m_back, m_next})
        button->setAutoDefault(true);  // Enter presses the one that has the keyboard
    auto* row = new QHBoxLayout;
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_end);
    row->addWidget(m_back);
    row->addWidget(m_next);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 10);
    column->setSpacing(6);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(4);
    column->addLayout(row);
    for (QLabel* label : {m_title, m_text})
        label->setFixedWidth(textWidth);
    connect(m_next, &QPushButton::clicked, this, &Callout::nextWanted);
    connect(m_back, &QPushButton::clicked, this, &Callout::backWanted);
    connect(m_end, &QPushButton::clicked, this, &Callout::endWanted);
}

Callout::~Callout()
{
    delete m_ring;
}

void Callout::setWords(const Words& words)
{
    m_title->setText(words.title);
    m_text->setText(words.text);
    m_count->setText(tr("%1 of %2").arg(words.number).arg(words.count));
    m_back->setEnabled(words.number > 1);
    m_next->setText(words.number < words.count ? tr("Next") : tr("Done"));
    setAccessibleName(words.title);
    setAccessibleDescription(words.text);
    for (QLabel* label : {m_title, m_text})
        label->setFixedHeight(label->heightForWidth(textWidth));
    adjustSize();
}

QString Callout::title() const
{
    return m_title->text();
}

// Where they are in the window; of what scrolls, only what is in sight.
QRect Callout::seenOf(const std::vector<QWidget*>& widgets) const
{
    QRect all;
    for (const QWidget* widget : widgets) {
        const QRect seen = widget->visibleRegion().boundingRect();
        if (!seen.isEmpty())
            all |= QRect(widget->mapTo(parentWidget(), seen.topLeft()), seen.size());
    }
    return all;
}

void Callout::standBeside(const std::vector<QWidget*>& targets, const std::vector<QWidget*>& clear)
{
    const QRect window = parentWidget()->rect();
    m_place = seenOf(targets);
    m_ring->setVisible(!m_place.isEmpty());
    constexpr int outside = ringGap + ringWidth;
    const QRect ring = m_place.adjusted(-outside, -outside, outside, outside) & window;
    m_ring->setGeometry(ring);
    QRect own(QPoint(0, 0), size());
    own.moveCenter(window.center());
    if (!m_place.isEmpty())
        own = roomBeside(ring | seenOf(clear)).value_or(roomBeside(ring).value_or(own));
    setGeometry(own);
    show();
    m_ring->raise();
    raise();
}

// The first side with room: right, left, below, above; opposite the middle of what is marked.
std::optional<QRect> Callout::roomBeside(const QRect& place) const
{
    const QRect inner = parentWidget()->rect().adjusted(gap, gap, -gap, -gap);
    const int x = m_place.center().x() - width() / 2, y = m_place.center().y() - height() / 2;
    const std::array<QPoint, 4> sides = {QPoint(place.right() + gap, y), QPoint(place.left() - gap - width(), y),
                                         QPoint(x, place.bottom() + gap), QPoint(x, place.top() - gap - height())};
    const auto within = [&](QRect moved) {
        moved.moveLeft(std::clamp(moved.left(), inner.left(), std::max(inner.left(), inner.right() - moved.width())));
        moved.moveTop(std::clamp(moved.top(), inner.top(), std::max(inner.top(), inner.bottom() - moved.height())));
        return moved;
    };
    for (const QPoint& side : sides) {
        const QRect moved = within(QRect(side, size()));
        if (!moved.intersects(place))
            return moved;
    }
    return std::nullopt;
}

void Callout::takeKeyboard()
{
    m_next->setFocus(Qt::OtherFocusReason);
}

bool Callout::focusNextPrevChild(bool next)
{
    std::vector<QPushButton*> stops;
    for (QPushButton* button : {m_next, m_end, m_back}) {
        if (button->isEnabled())
            stops.push_back(button);
    }
    const auto here = std::find(stops.begin(), stops.end(), focusWidget());
    const auto count = static_cast<std::ptrdiff_t>(stops.size());
    const std::ptrdiff_t at = here == stops.end() ? 0 : (here - stops.begin() + (next ? 1 : count - 1)) % count;
    stops[static_cast<std::size_t>(at)]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

}  // namespace sinew
