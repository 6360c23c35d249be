#pragma once

#include <map>
#include <memory>
#include <vector>

#include <vtkActor.h>
#include <vtkRenderer.h>
#include <vtkSmartPointer.h>

#include "ui/scene/palette.h"
#include "ui/scene/scene.h"
#include "ui/vtk/bone_library.h"

namespace sinew {

enum class BoneWait { No, Yes };  // for bones that are not grown yet

// The bones of a scene, of bodies and segments: an actor for all that one of them carries, and one more for its outline when
// it is selected. They are grown once and then only moved.
class BoneActors {
public:
    BoneActors(vtkRenderer* renderer, BoneLibrary& library);

    void setCut(bool isCut);                  // see SceneSync
    void setPalette(const Palette& palette);  // outlines follow with the next show()
    // fineness: of skeletons; a bone of the other one is shown until this one is grown.
    void show(const Scene& scene, Fineness fineness, BoneWait wait);

    bool hasAll() const { return m_missing == 0; }  // those of the last scene are shown as they should be
    // By body or segment; nullptr when it is no bone or not grown yet.
    std::shared_ptr<const BoneMesh> mesh(const ObjectId& carrier) const;
    vtkActor* actor(const ObjectId& carrier) const;

private:
    // What one carrier is to show.
    struct Wanted {
        const ObjectId* id;
        BoneRequest request;
        Eigen::Affine3d pose;  // of the bones, ground frame
        const std::vector<Eigen::Isometry3d>* movingParts;
        bool visible = true, selected = false, isGlass = false;
        std::vector<ClipPlane> cuts = {};
    };
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

    static std::vector<Wanted> wantedOf(const Scene& scene, Fineness fineness);
    void takeMesh(const BoneRequest& request, const std::shared_ptr<const BoneMesh>& mesh, Bone& bone);
    void moveParts(const Wanted& wanted, Bone& bone);
    void removeOutline(Bone& bone);
    void cutMesh(const Wanted& wanted, Bone& bone);
    void place(const Wanted& wanted, double sceneSize, Bone& bone);
    void hideInside(const Bone& bone);
    void remove(const Bone& bone);

    vtkRenderer* m_renderer;
    BoneLibrary& m_library;
    Palette m_palette = lightPalette;
    std::map<ObjectId, Bone> m_bones;  // by body or segment
    int m_missing = 0;
    bool m_isCut = false;
};

}  // namespace sinew
