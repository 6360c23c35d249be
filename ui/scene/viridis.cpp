#include "ui/scene/viridis.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {

Rgb viridis(double share)
{
    static constexpr std::array<Rgb, 9> stops
        = {0x440154, 0x472d7b, 0x3b528b, 0x2c728e, 0x21918c, 0x28ae80, 0x5ec962, 0xaddc30, 0xfde725};
    const double at = std::clamp(share, 0.0, 1.0) * (stops.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(at), stops.size() - 2);
    const double rest = at - static_cast<double>(below);
    Rgb colour = 0;
    for (const int shift : {16, 8, 0}) {
        const double low = (stops[below] >> shift) & 0xff, high = (stops[below + 1] >> shift) & 0xff;
        colour |= static_cast<Rgb>(std::lround(low + rest * (high - low))) << shift;
    }
    return colour;
}

}  // namespace sinew
