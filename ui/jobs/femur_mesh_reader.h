#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/base/diagnostic.h"
#include "core/fixation/measured_femur.h"

namespace sinew {

// A patient's femur, as far as there is one.
struct PatientMesh {
    std::shared_ptr<const MeasuredFemur> measured;  // nullptr: the case names no mesh, or it cannot be read
    // m, as it lies in its file; of a femur that is seen in a mirror its mirror image. The same object as long as it looks
    // the same.
    std::shared_ptr<const SurfaceMesh> surface;
    std::optional<Diagnostic> fault;  // why it cannot be read
};

// Reads and measures meshes, and keeps the last one: a picked point measures anew and reads nothing. For workers.
class FemurMeshReader {
public:
    // base: the file of the case, from which the mesh's name starts.
    PatientMesh read(const FemurMesh& mesh, BodySide side, const std::string& base);

private:
    struct Kept {
        std::string path;
        std::filesystem::file_time_type time;
        std::shared_ptr<const SurfaceMesh> file;  // in the file's numbers
        FemurMesh stated;
        BodySide side = BodySide::Right;
        PatientMesh patient;
    };

    std::mutex m_mutex;
    Kept m_kept;
};

}  // namespace sinew
