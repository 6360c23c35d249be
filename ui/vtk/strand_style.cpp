#include "ui/vtk/strand_style.h"

#include <algorithm>
#include <cmath>

namespace sinew {

Rgb mixed(Rgb a, Rgb b, double share)
{
    const double t = std::clamp(share, 0.0, 1.0);
    Rgb result = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
        const double from = (a >> shift) & 0xff, to = (b >> shift) & 0xff;
        result |= static_cast<Rgb>(std::lround(from + (to - from) * t)) << shift;
    }
    return result;
}

Rgb tensionColour(const Palette& palette, double share)
{
    const double t = 2 * std::clamp(share, 0.0, 1.0);
    return t < 1 ? mixed(palette.tension[0], palette.tension[1], t)
                 : mixed(palette.tension[1], palette.tension[2], t - 1);
}

StrandStyle strandStyle(const Scene& scene, const SceneStrand& strand, const Palette& palette)
{
    constexpr double halfBelt = 0.024;  // m, as of cars, however hard it pulls
    StrandStyle style;
    style.colour = palette.slack;
    style.radius = strand.across ? halfBelt : 0.0013 * scene.size;
    style.dashed = scene.solved && !strand.across;
    if (!isEngaged(scene, strand))
        return style;
    const double share = scene.tensionScale > 0 ? std::min(std::abs(strand.force) / scene.tensionScale, 1.0) : 0.0;
    style.dashed = false;
    if (!strand.across)
        style.radius = scene.size * (0.0030 + 0.0022 * std::clamp(strand.thickness, 0.0, 1.0) + 0.0036 * share);
    style.colour = strand.force < 0 ? palette.compression : tensionColour(palette, share);
    return style;
}

}  // namespace sinew
