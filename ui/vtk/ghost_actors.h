#pragma once

#include <deque>
#include <memory>
#include <vector>

#include <vtkActor.h>
#include <vtkRenderer.h>
#include <vtkSmartPointer.h>

#include "ui/scene/palette.h"
#include "ui/scene/scene.h"
#include "ui/vtk/bone_library.h"

namespace sinew {

// The bones of ghosts, as from far, behind all else. Actors are used again for the ghosts of the next scene; one whose bones
// are there again, at the same place, stays as it is.
class GhostActors {
public:
    GhostActors(vtkRenderer* renderer, BoneLibrary& library) : m_renderer(renderer), m_library(library) {}

    // Waits for bones that are not grown yet, or asks for them. True when other bones are drawn than before.
    bool show(const std::vector<const SceneGhost*>& ghosts, const Palette& palette, bool waits);
    void setCut(bool isCut);  // see SceneSync
    bool hasAll() const { return m_missing == 0; }
    // Whether bones are drawn: those of a ghost of the last scene.
    bool isGrown(const GhostBones& bones) const;

private:
    struct Drawn {
        std::shared_ptr<const BoneMesh> grown;
        std::shared_ptr<const BoneMesh> mesh;  // that, or a copy of its own when parts of it move
        std::vector<Eigen::Isometry3d> movingParts;
        vtkSmartPointer<vtkActor> actor;
        bool isUsed = false;  // by the last scene
    };
    struct Wanted {
        const GhostBones* bones;
        std::shared_ptr<const BoneMesh> mesh;
        Rgb colour;
        Drawn* drawn = nullptr;
    };

    std::vector<Wanted> wantedOf(const std::vector<const SceneGhost*>& ghosts, const Palette& palette, bool waits);
    void chooseActors(std::vector<Wanted>& all);
    void place(const Wanted& wanted);

    vtkRenderer* m_renderer;
    BoneLibrary& m_library;
    std::deque<Drawn> m_drawn;
    std::vector<CarriedBones> m_grown;  // which of them are drawn
    int m_missing = 0;
    bool m_isCut = false;
};

}  // namespace sinew
