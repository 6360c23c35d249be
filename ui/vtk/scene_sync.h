#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <vtkActor.h>
#include <vtkRenderer.h>
#include <vtkSmartPointer.h>

#include "ui/scene/palette.h"
#include "ui/scene/rod_segments.h"
#include "ui/scene/scene.h"
#include "ui/scene/scene_changes.h"
#include "ui/vtk/bone_actors.h"
#include "ui/vtk/ghost_actors.h"
#include "ui/vtk/mesh_batch.h"

namespace sinew {

// Keeps actors in step with scenes. A bone is an actor that is only moved; all strands are one actor, so are all
// arrows, all rods, segments and nodes, and the outlines of what is selected.
class SceneSync {
public:
    // onBoneDelivered is called from the event loop when setScene() would show a bone that it could not show before.
    SceneSync(vtkRenderer* renderer, std::function<void()> onBoneDelivered, const QString& boneFolder = {});

    void setPalette(const Palette& palette);
    void setScene(const Scene& scene);
    // Whether a plane cuts the view, so that surfaces show their inside.
    void setCut(bool isCut);
    // How fine the bones of skeletons are, unless they are ghosts'; those shown are changed once the others are grown.
    void setFineness(Fineness fineness);
    Fineness fineness() const { return m_fineness; }
    // m, the stature of the tallest person of the scene and a place of it; absent without skeletons.
    std::optional<std::pair<double, Vector3>> person() const;
    // Shows all bones of the last scene, waiting for those not grown yet.
    void waitForBones();
    bool hasAllBones() const { return m_bones.hasAll() && m_ghosts.hasAll(); }

    const Scene& scene() const { return m_scene; }
    // The mesh shown for a body or segment of the scene, in the frame of its bones; nullptr when it has none or none that are
    // grown yet.
    std::shared_ptr<const BoneMesh> bone(const ObjectId& carrier) const { return m_bones.mesh(carrier); }
    std::shared_ptr<const BoneMesh> bone(std::size_t body) const { return bone(m_scene.bodies[body].id); }
    // Whether a body is drawn as a rod: it is one, and has no bones or none that are grown yet.
    bool isDrawnAsRod(const SceneBody& body) const;
    // The same of a segment; one with bones shows at most its telescope.
    bool isDrawnAsRod(const SceneSegment& segment) const { return !bone(segment.id); }
    // The actor that shows it; nullptr when there is none.
    vtkActor* boneActor(const ObjectId& carrier) const { return m_bones.actor(carrier); }
    vtkActor* boneActor(std::size_t body) const { return boneActor(m_scene.bodies[body].id); }
    // Places, ground frame, that a picture of the whole scene (or of what is selected) must hold.
    std::vector<Vector3> extent(bool selectedOnly) const;
    std::vector<Vector3> figureExtent(bool selectedOnly) const;  // of bodies and segments, as they are now

    vtkPolyData* strands() const { return m_strands.polyData(); }
    vtkPolyData* devices() const { return m_devices.polyData(); }
    vtkPolyData* surfaces() const { return m_surfaces.polyData(); }
    vtkPolyData* wraps() const { return m_wraps.polyData(); }
    vtkPolyData* stillMotion() const { return m_stillMotion.polyData(); }
    vtkPolyData* slackStrands() const { return m_slack.polyData(); }

private:
    bool showBones(BoneWait wait);
    bool showGhosts(BoneWait wait, bool areSame);
    void draw(const SceneChanges& changes);
    void updateStrands();
    void updateOutlines();
    void updateArrows();
    void updateSolids();
    void updateDevices();
    void updateSurfaces();
    void updateWraps();
    void updateStillMotion();
    void updateMovingMotion();

    vtkRenderer* m_renderer;
    BoneLibrary m_library;
    BoneActors m_bones;
    GhostActors m_ghosts;
    Fineness m_fineness = Fineness::Near;
    Palette m_palette = lightPalette;
    Scene m_scene;
    std::vector<bool> m_rods;  // which bodies and segments of the scene are drawn as rods
    MeshBatch m_strands, m_slack, m_arrows, m_solids, m_outlines;
    MeshBatch m_devices, m_surfaces, m_wraps;  // solids of metal; patches and outlines; what strands wrap round
    MeshBatch m_ground, m_stillMotion, m_movingMotion;  // of a motion; ghosts and trails that stay, and that move
    vtkSmartPointer<vtkActor> m_strandActor, m_slackActor, m_arrowActor, m_throughActor, m_solidActor, m_outlineActor;
    vtkSmartPointer<vtkActor> m_deviceActor, m_surfaceActor, m_wrapActor;
    vtkSmartPointer<vtkActor> m_groundActor, m_stillMotionActor, m_movingMotionActor;
};

}  // namespace sinew
