#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <vtkActor.h>
#include <vtkRenderer.h>
#include <vtkSmartPointer.h>

#include "ui/scene/palette.h"
#include "ui/scene/scene.h"
#include "ui/vtk/bone_library.h"

namespace sinew {

enum class BoneWait { No, Yes };  // for bones that are not grown yet

// The bones of a scene: an actor for each, and one more for the outline of a selected one. They are grown once and then
// only moved.
class BoneActors {
public:
    // onDelivered is called from the event loop when show() would show a bone that it could not show before.
    BoneActors(vtkRenderer* renderer, std::function<void()> onDelivered);

    void setPalette(const Palette& palette);  // outlines follow with the next show()
    void show(const Scene& scene, BoneWait wait);

    bool hasAll() const { return m_missing == 0; }  // those of the last scene are shown as they should be
    // By body; nullptr when it is no bone or not grown yet.
    std::shared_ptr<const BoneMesh> mesh(const std::string& body) const;
    vtkActor* actor(const std::string& body) const;

private:
    struct Bone {
        std::shared_ptr<const BoneMesh> grown;
        std::shared_ptr<const BoneMesh> mesh;  // that, or a copy of its own when parts of it move
        BoneRequest request;                   // the mesh's own
        std::vector<Eigen::Isometry3d> movingParts;
        std::vector<ClipPlane> cuts;
        bool isGlass = false;
        vtkSmartPointer<vtkActor> actor;
        vtkSmartPointer<vtkActor> outline;  // made when the body is first selected
    };

    void takeMesh(const BoneRequest& request, const std::shared_ptr<const BoneMesh>& mesh, Bone& bone);
    void moveParts(const SceneBody& body, Bone& bone);
    void removeOutline(Bone& bone);
    void cutMesh(const SceneBody& body, Bone& bone);
    void place(const SceneBody& body, double sceneSize, Bone& bone);
    void remove(const Bone& bone);

    vtkRenderer* m_renderer;
    BoneLibrary m_library;
    Palette m_palette = lightPalette;
    std::map<std::string, Bone> m_bones;  // by body
    int m_missing = 0;
};

}  // namespace sinew
