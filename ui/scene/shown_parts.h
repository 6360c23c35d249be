#pragma once

#include <array>

#include "ui/scene/scene.h"

namespace sinew {

// What a person has switched on of what is drawn around the figure and on it, in every workspace.
struct ShownParts {
    bool arrows = true;  // of loads and forces, with their labels
    bool labels = true;
    bool ghosts = true;  // the run that is compared too
    bool trails = true;
    bool ground = true;
    bool softShading = true;

    bool operator==(const ShownParts&) const = default;
};

struct PartSwitch {
    const char* id;  // for settings and commands
    bool ShownParts::*part;
};

inline constexpr std::array<PartSwitch, 6> partSwitches = {{{"arrows", &ShownParts::arrows},
                                                            {"labels", &ShownParts::labels},
                                                            {"ghosts", &ShownParts::ghosts},
                                                            {"trails", &ShownParts::trails},
                                                            {"ground", &ShownParts::ground},
                                                            {"soft-shading", &ShownParts::softShading}}};

// Takes out of a scene what is switched off.
void keepShown(Scene& scene, const ShownParts& shown);

}  // namespace sinew
