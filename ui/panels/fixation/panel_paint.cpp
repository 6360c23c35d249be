#include "ui/panels/fixation/panel_paint.h"

#include "ui/widgets/theme.h"

namespace sinew {

// As in the view: bone is darkened where the ground is light, so that it stands off from the panel.
QColor boneColour(const Palette& palette)
{
    const QColor bone = toColor(palette.bone);
    return toColor(palette.panel).lightness() > 128 ? bone.darker(128) : bone.darker(112);
}

QColor fixatorColour(const Palette& palette)
{
    return toColor(palette.load);
}

QColor trackColour(const Palette& palette)
{
    return toColor(palette.line);
}

}  // namespace sinew
