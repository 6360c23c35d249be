#pragma once

#include "ui/scene/scene.h"

namespace sinew {

// Puts the words, units and decimal signs of a scene's texts into the chosen language. A scene is made in English.
void translateTexts(Scene& scene);

}  // namespace sinew
