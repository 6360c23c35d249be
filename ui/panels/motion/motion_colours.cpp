#include "ui/panels/motion/motion_colours.h"

#include <array>

#include "ui/widgets/theme.h"

namespace sinew {

QColor seriesColour(int index, const Palette& palette)
{
    static constexpr std::array<Rgb, 6> light = {0x2467a8, 0xb0720c, 0x24896c, 0xa65a92, 0xcc4f38, 0x5a9fcb};
    static constexpr std::array<Rgb, 6> dark = {0x58a6ff, 0xe0a93a, 0x4cc38a, 0xc883b6, 0xe8795c, 0xa9d6f2};
    const bool isDark = palette.panel == darkPalette.panel;
    const auto at = static_cast<std::size_t>(index < 0 ? 0 : index) % light.size();
    return toColor(isDark ? dark[at] : light[at]);
}

}  // namespace sinew
