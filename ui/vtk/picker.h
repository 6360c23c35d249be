#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/object_id.h"
#include "ui/scene/orbit_camera.h"
#include "ui/scene/view_marks.h"
#include "ui/vtk/scene_sync.h"

#include <vtkSmartPointer.h>
#include <vtkStaticCellLocator.h>

namespace sinew {

// Says what is at a place of the picture. Thin things are found within a few pixels; what a bone hides is not found,
// except the joints' forces, which show through.
class Picker {
public:
    // x, y: pixels from the upper left corner of the projection. A null id: the background.
    ObjectId pick(const SceneSync& sync, const Projection& projection, double x, double y);

    // The same with the part of it: first the handles, which show through, then the points of a strand's path.
    ScenePick pickPart(const SceneSync& sync, const std::vector<SceneHandle>& handles, const Projection& projection,
                       double x, double y);

    // The nearest body or segment under a place of the picture, whatever is in front of it.
    std::optional<SurfacePoint> surfaceAt(const SceneSync& sync, const Projection& projection, double x, double y);

    void setClip(const std::optional<ClipPlane>& plane) { m_clip = plane; }

private:
    struct Locator {
        std::shared_ptr<const BoneMesh> mesh;
        vtkSmartPointer<vtkStaticCellLocator> cells;
    };
    struct Hit {
        ObjectId id;
        double depth = 0;  // m along the view; very large: nothing
        SurfacePoint surface = {};
    };
    Hit pickBody(const SceneSync& sync, const Projection& projection, double x, double y);
    // A place on a bone and the direction out of it, ground frame.
    struct BonePlace {
        Vector3 place, normal;
    };
    std::optional<BonePlace> bonePlace(const SceneSync& sync, const ObjectId& carrier, const Eigen::Affine3d& pose,
                                       const Projection& projection, double x, double y);

    std::optional<ClipPlane> m_clip;
    std::map<ObjectId, Locator> m_locators;
};

}  // namespace sinew
