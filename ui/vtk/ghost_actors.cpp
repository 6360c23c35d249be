#include "ui/vtk/ghost_actors.h"

#include <algorithm>

#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>

#include "ui/vtk/actor_looks.h"
#include "ui/vtk/motion_marks.h"

namespace sinew {

bool GhostActors::isGrown(const GhostBones& bones) const
{
    return std::ranges::find(m_grown, bones.carried) != m_grown.end();
}

bool GhostActors::show(const std::vector<const SceneGhost*>& ghosts, const Palette& palette, bool waits)
{
    std::vector<CarriedBones> grown;
    std::size_t used = 0;
    m_missing = 0;
    for (const SceneGhost* ghost : ghosts) {
        const Rgb colour = ghostColour(*ghost, palette);
        for (const GhostBones& bones : ghost->bones) {
            const BoneRequest request{.bones = bones.carried, .fineness = Fineness::Far};
            const auto mesh = waits ? m_library.wait(request) : m_library.find(request);
            if (!mesh)
                ++m_missing;
            if (!mesh || !mesh->surface)
                continue;
            if (std::ranges::find(grown, bones.carried) == grown.end())
                grown.push_back(bones.carried);
            if (used == m_drawn.size())
                m_drawn.emplace_back();
            place(bones, mesh, colour, m_drawn[used++]);
        }
    }
    for (std::size_t i = used; i < m_drawn.size(); ++i)
        m_drawn[i].actor->SetVisibility(false);
    return std::exchange(m_grown, std::move(grown)) != m_grown;
}

void GhostActors::setCut(bool isCut)
{
    m_isCut = isCut;
    for (const Drawn& drawn : m_drawn)
        makeClosed(*drawn.actor, !isCut);
}

void GhostActors::place(const GhostBones& bones, const std::shared_ptr<const BoneMesh>& mesh, Rgb colour, Drawn& drawn)
{
    if (drawn.grown != mesh) {
        drawn.grown = mesh;
        drawn.mesh = mesh->rest ? std::make_shared<const BoneMesh>(makePosable(*mesh)) : mesh;
        if (!drawn.actor) {
            drawn.actor = addActor(*m_renderer, drawn.mesh->surface);
            makeGhostly(*drawn.actor);
            makeClosed(*drawn.actor, !m_isCut);
        }
        vtkPolyDataMapper::SafeDownCast(drawn.actor->GetMapper())->SetInputData(drawn.mesh->surface);
    }
    poseParts(*drawn.mesh, bones.movingParts);
    setPose(*drawn.actor, bones.pose);
    setColour(*drawn.actor->GetProperty(), colour);
    drawn.actor->SetVisibility(true);
}

}  // namespace sinew
