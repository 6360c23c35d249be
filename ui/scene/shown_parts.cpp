#include "ui/scene/shown_parts.h"

namespace sinew {

void keepShown(Scene& scene, const ShownParts& shown)
{
    for (SceneArrow& arrow : scene.arrows) {
        arrow.visible = arrow.visible && shown.arrows;
        arrow.isLabelled = arrow.isLabelled && shown.labels;
    }
    if (!shown.ghosts) {
        scene.ghosts = nullptr;
        scene.movingGhosts.clear();
    }
    if (!shown.trails)
        scene.trails.clear();
    if (!shown.ground)
        scene.grounds.clear();
    scene.isSoftlyShaded = scene.isSoftlyShaded && shown.softShading;
}

}  // namespace sinew
