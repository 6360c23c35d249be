#pragma once

#include <array>
#include <cstdint>

namespace sinew {

// 0xRRGGBB
using Rgb = std::uint32_t;

// The colours of one theme. Colour is used only where it carries meaning.
struct Palette {
    Rgb window, panel, line, text, muted, accent;
    Rgb accentText;            // on accent
    Rgb selection;             // background of a selected row
    Rgb good, warning, error;  // states
    Rgb rangeBand;             // a measured range on a gauge or plot
    Rgb skyTop, skyBottom;     // background of the 3D view
    Rgb bone, slack, jointForce, load;
    std::array<Rgb, 3> tension;  // legend: low, middle, high
    Rgb compression;
    Rgb steel;  // of devices
};

inline constexpr Palette lightPalette = {0xf3f4f6,
                                         0xffffff,
                                         0xdfe2e7,
                                         0x1f2733,
                                         0x6b7482,
                                         0x1f6feb,
                                         0xffffff,
                                         0xe5effd,
                                         0x1a8a45,
                                         0x9a6700,
                                         0xc2372e,
                                         0x9ed8b4,
                                         0xcdd7e6,
                                         0xf7f8fb,
                                         0xede3cc,
                                         0x8c919e,
                                         0x1a59cc,
                                         0x5b6573,
                                         {0xfbcc8c, 0xed7340, 0xb30d1f},
                                         0x3d7ea6,
                                         0x8a919c};

inline constexpr Palette darkPalette = {0x1b1e24,
                                        0x23272f,
                                        0x343a45,
                                        0xe4e8ee,
                                        0x929bab,
                                        0x58a6ff,
                                        0x10141a,
                                        0x20385c,
                                        0x4cc38a,
                                        0xd29922,
                                        0xf47067,
                                        0x2f6f4f,
                                        0x12151a,
                                        0x2a303a,
                                        0xd9cfb8,
                                        0x767d8a,
                                        0x58a6ff,
                                        0x9aa4b2,
                                        {0xfbcc8c, 0xed7340, 0xd4152b},
                                        0x6cb6dd,
                                        0xb4bcc8};

}  // namespace sinew
