#include "ui/panels/recruitment/criterion_colours.h"

#include "ui/widgets/theme.h"

namespace sinew {

QColor colourOf(CriterionKind kind, const Palette& palette)
{
    static constexpr std::array<Rgb, 6> light = {0x2467a8, 0xa65a92, 0xe3a53a, 0x2f9e7e, 0x7fbbe3, 0xcc6438};
    static constexpr std::array<Rgb, 6> dark = {0x4b93d6, 0xc883b6, 0xe8b658, 0x4cbf9d, 0xa9d6f2, 0xe08257};
    const bool isDark = &palette == &darkPalette || palette.panel == darkPalette.panel;
    return toColor((isDark ? dark : light)[static_cast<std::size_t>(kind) % light.size()]);
}

}  // namespace sinew
