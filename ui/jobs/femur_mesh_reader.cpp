#include "ui/jobs/femur_mesh_reader.h"

#include "core/io/surface_mesh_file.h"

namespace sinew {

namespace {

std::shared_ptr<const SurfaceMesh> drawn(const SurfaceMesh& file, const FemurMesh& stated)
{
    auto made = std::make_shared<SurfaceMesh>(file);
    const double unit = stated.unit == MeshUnit::Metre ? 1 : 1e-3;
    for (Vector3& point : made->points)
        point = unit * Vector3(point.x(), point.y(), stated.isMirrored ? -point.z() : point.z());
    return made;
}

}  // namespace

PatientMesh FemurMeshReader::read(const FemurMesh& mesh, BodySide side, const std::string& base)
{
    const std::lock_guard lock(m_mutex);
    const std::string path = (std::filesystem::path(base).parent_path() / mesh.file).lexically_normal().string();
    std::error_code error;
    const auto time = std::filesystem::last_write_time(path, error);
    if (!m_kept.file || m_kept.path != path || error || m_kept.time != time) {
        m_kept = {};
        Result<SurfaceMesh> file = readSurfaceMesh(path);
        if (!file)
            return {nullptr, nullptr, file.diagnostics.front()};
        m_kept.path = path;
        m_kept.time = time;
        m_kept.file = std::make_shared<const SurfaceMesh>(std::move(*file.value));
    }
    PatientMesh& patient = m_kept.patient;
    const bool looksTheSame = mesh.unit == m_kept.stated.unit && mesh.isMirrored == m_kept.stated.isMirrored;
    if (!patient.surface || !looksTheSame)
        patient.surface = drawn(*m_kept.file, mesh);
    if (!patient.measured || mesh != m_kept.stated || side != m_kept.side)
        patient.measured = std::make_shared<const MeasuredFemur>(measureFemur(mesh, side, *m_kept.file));
    m_kept.stated = mesh;
    m_kept.side = side;
    return patient;
}

}  // namespace sinew
