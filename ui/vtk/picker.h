#pragma once

#include <map>
#include <string>

#include "core/base/object_id.h"
#include "ui/vtk/orbit_camera.h"
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

private:
    struct Locator {
        std::shared_ptr<const BoneMesh> mesh;
        vtkSmartPointer<vtkStaticCellLocator> cells;
    };
    struct Hit {
        ObjectId id;
        double depth = 0;  // m along the view; very large: nothing
    };
    Hit pickBody(const SceneSync& sync, const Projection& projection, double x, double y);
    double boneDepth(const SceneSync& sync, std::size_t body, const Projection& projection, double x, double y);

    std::map<std::string, Locator> m_locators;
};

}  // namespace sinew
