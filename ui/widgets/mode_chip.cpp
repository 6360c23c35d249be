#include "ui/widgets/mode_chip.h"

#include <algorithm>
#include <array>

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

#include "ui/text/display_names.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr std::array<CoordinateMode, 3> allModes
    = {CoordinateMode::Free, CoordinateMode::Locked, CoordinateMode::Driven};

CoordinateMode nextOf(CoordinateMode mode)
{
    switch (mode) {
    case CoordinateMode::Free: return CoordinateMode::Locked;
    case CoordinateMode::Locked: return CoordinateMode::Driven;
    case CoordinateMode::Driven: return CoordinateMode::Free;
    }
    return CoordinateMode::Free;
}

QString explain(CoordinateMode mode)
{
    switch (mode) {
    case CoordinateMode::Free: return ModeChip::tr("Free: the links must balance it");
    case CoordinateMode::Locked: return ModeChip::tr("Locked: a reaction takes it");
    case CoordinateMode::Driven: return ModeChip::tr("Driven: a given moment or force acts on it");
    }
    return {};
}

}  // namespace

ModeChip::ModeChip(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, [this] { emit modeWanted(nextOf(m_mode)); });
    describe();
}

void ModeChip::setMode(CoordinateMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    describe();
    update();
}

void ModeChip::describe()
{
    setText(modeText(m_mode));
    setToolTip(explain(m_mode) + u'\n' + tr("Click for the next mode"));
}

QFont ModeChip::chipFont() const
{
    QFont small = font();
    if (small.pointSizeF() > 0)
        small.setPointSizeF(small.pointSizeF() * 0.85);
    else
        small.setPixelSize(std::max(9, small.pixelSize() * 85 / 100));
    return small;
}

QSize ModeChip::sizeHint() const
{
    const QFontMetrics metrics(chipFont());
    int width = 0;
    for (const CoordinateMode mode : allModes)
        width = std::max(width, metrics.horizontalAdvance(modeText(mode)));
    return {width + 14, metrics.height() + 4};
}

void ModeChip::paintEvent(QPaintEvent*)
{
    const Palette& palette = paletteOf(*this);
    const bool isLocked = m_mode == CoordinateMode::Locked;
    const QColor colour = toColor(m_mode == CoordinateMode::Driven ? palette.warning
                                  : isLocked                       ? palette.muted
                                                                   : palette.accent);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isLocked && !hasFocus() ? toColor(palette.line) : colour, hasFocus() ? 2 : 1));
    painter.setBrush(underMouse() ? QBrush(toColor(palette.selection)) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    painter.setPen(colour);
    painter.setFont(chipFont());
    painter.drawText(rect(), Qt::AlignCenter, text());
}

void ModeChip::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    for (const CoordinateMode mode : allModes) {
        QAction* action = menu.addAction(explain(mode));
        action->setCheckable(true);
        action->setChecked(mode == m_mode);
        connect(action, &QAction::triggered, this, [this, mode] {
            if (mode != m_mode)
                emit modeWanted(mode);
        });
    }
    menu.exec(event->globalPos());
}

}  // namespace sinew
