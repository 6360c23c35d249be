#include "ui/panels/edit/level_bar.h"

#include <algorithm>

#include <QPainter>

#include "ui/widgets/state_dot.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double thickness = 5;  // px

}  // namespace

LevelBar::LevelBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LevelBar::setValue(double share, double level)
{
    m_share = std::clamp(share, 0.0, 1.0);
    m_level = level;
    update();
}

void LevelBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tensionColour(m_level, paletteOf(*this)));
    const double length = std::max(thickness, m_share * width());
    painter.drawRoundedRect(QRectF(0, (height() - thickness) / 2, length, thickness), thickness / 2, thickness / 2);
}

}  // namespace sinew
