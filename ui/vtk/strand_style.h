#pragma once

#include "ui/scene/palette.h"
#include "ui/scene/scene.h"

namespace sinew {

// The three-colour scale at a share in [0, 1] of its upper end.
Rgb tensionColour(const Palette& palette, double share);

// a at share 0, b at 1.
Rgb mixed(Rgb a, Rgb b, double share);

inline bool isEngaged(const Scene& scene, const SceneStrand& strand)
{
    return scene.solved && strand.engaged;
}

struct StrandStyle {
    Rgb colour = 0;
    double radius = 0;  // m; of a belt half its width
    bool dashed = false;
};

// Engaged strands by force; slack ones thin, grey and dashed; all thin and grey before anything is solved.
StrandStyle strandStyle(const Scene& scene, const SceneStrand& strand, const Palette& palette);

}  // namespace sinew
