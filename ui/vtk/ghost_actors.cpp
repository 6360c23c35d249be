#include "ui/vtk/ghost_actors.h"

#include <algorithm>
#include <utility>

#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>

#include "ui/vtk/actor_looks.h"
#include "ui/vtk/motion_marks.h"

namespace sinew {

namespace {

bool areSame(const std::vector<Eigen::Isometry3d>& a, const std::vector<Eigen::Isometry3d>& b)
{
    return std::ranges::equal(a, b, [](const auto& x, const auto& y) { return x.matrix() == y.matrix(); });
}

}  // namespace

bool GhostActors::isGrown(const GhostBones& bones) const
{
    return std::ranges::find(m_grown, bones.carried) != m_grown.end();
}

bool GhostActors::show(const std::vector<const SceneGhost*>& ghosts, const Palette& palette, bool waits)
{
    std::vector<Wanted> all = wantedOf(ghosts, palette, waits);
    chooseActors(all);
    std::vector<CarriedBones> grown;
    for (const Wanted& wanted : all) {
        place(wanted);
        if (std::ranges::find(grown, wanted.bones->carried) == grown.end())
            grown.push_back(wanted.bones->carried);
    }
    for (const Drawn& drawn : m_drawn)
        drawn.actor->SetVisibility(drawn.isUsed);
    return std::exchange(m_grown, std::move(grown)) != m_grown;
}

std::vector<GhostActors::Wanted> GhostActors::wantedOf(const std::vector<const SceneGhost*>& ghosts,
                                                       const Palette& palette, bool waits)
{
    std::vector<Wanted> all;
    m_missing = 0;
    for (const SceneGhost* ghost : ghosts) {
        const Rgb colour = ghostColour(*ghost, palette);
        for (const GhostBones& bones : ghost->bones) {
            const BoneRequest request{.bones = bones.carried, .fineness = Fineness::Far};
            const auto mesh = waits ? m_library.wait(request) : m_library.find(request);
            if (!mesh)
                ++m_missing;
            else if (mesh->surface)
                all.push_back({&bones, mesh, colour});
        }
    }
    return all;
}

// While a motion plays, its ghosts come and go one by one: those that stay keep their actors, so that they need not be drawn
// anew. The others take an actor of the same bones, or any.
void GhostActors::chooseActors(std::vector<Wanted>& all)
{
    for (Drawn& drawn : m_drawn)
        drawn.isUsed = false;
    const auto offer = [this, &all](const auto& suits) {
        for (Wanted& wanted : all) {
            const auto found = wanted.drawn ? m_drawn.end() : std::ranges::find_if(m_drawn, [&](const Drawn& drawn) {
                return !drawn.isUsed && suits(drawn, wanted);
            });
            if (found == m_drawn.end())
                continue;
            found->isUsed = true;
            wanted.drawn = &*found;
        }
    };
    offer([](const Drawn& drawn, const Wanted& wanted) {
        return drawn.grown == wanted.mesh && isAt(*drawn.actor, wanted.bones->pose)
               && areSame(drawn.movingParts, wanted.bones->movingParts);
    });
    offer([](const Drawn& drawn, const Wanted& wanted) { return drawn.grown == wanted.mesh; });
    offer([](const Drawn&, const Wanted&) { return true; });
    for (Wanted& wanted : all) {
        if (!wanted.drawn) {
            wanted.drawn = &m_drawn.emplace_back();
            wanted.drawn->isUsed = true;
        }
    }
}

void GhostActors::setCut(bool isCut)
{
    m_isCut = isCut;
    for (const Drawn& drawn : m_drawn)
        makeClosed(*drawn.actor, !isCut);
}

void GhostActors::place(const Wanted& wanted)
{
    Drawn& drawn = *wanted.drawn;
    if (drawn.grown != wanted.mesh) {
        drawn.grown = wanted.mesh;
        drawn.mesh = wanted.mesh->rest ? std::make_shared<const BoneMesh>(makePosable(*wanted.mesh)) : wanted.mesh;
        drawn.movingParts.clear();
        if (!drawn.actor) {
            drawn.actor = addActor(*m_renderer, drawn.mesh->surface);
            makeGhostly(*drawn.actor);
            makeClosed(*drawn.actor, !m_isCut);
        }
        vtkPolyDataMapper::SafeDownCast(drawn.actor->GetMapper())->SetInputData(drawn.mesh->surface);
    }
    if (!areSame(drawn.movingParts, wanted.bones->movingParts)) {
        drawn.movingParts = wanted.bones->movingParts;
        poseParts(*drawn.mesh, drawn.movingParts);
    }
    setPose(*drawn.actor, wanted.bones->pose);
    setColour(*drawn.actor->GetProperty(), wanted.colour);
}

}  // namespace sinew
