#include "ui/workspaces/fixation/landmark_steps.h"

#include <algorithm>
#include <cstdio>
#include <numbers>

namespace sinew {

namespace {

double unitOf(const FemurMesh& mesh)
{
    return mesh.unit == MeshUnit::Metre ? 1 : 1e-3;
}

Vector3 hand(const FemurMesh& mesh, const Vector3& place)
{
    return {place.x(), place.y(), mesh.isMirrored ? -place.z() : place.z()};
}

template <class... Numbers>
std::string text(const char* format, Numbers... numbers)
{
    char made[160];
    std::snprintf(made, sizeof made, format, numbers...);
    return made;
}

}  // namespace

const std::vector<LandmarkStep>& landmarkSteps()
{
    static const std::vector<LandmarkStep> steps = {
        {MeshPoint::Head, 4, 40, "Head", "Click four or more points all around the head"},
        {MeshPoint::Neck, 1, 1, "Neck", "Click a point on the narrowest part of the neck"},
        {MeshPoint::Shaft, 2, 2, "Shaft", "Click the shaft twice: below the lesser trochanter, and further down"},
        {MeshPoint::MedialEpicondyle, 0, 1, "Medial epicondyle", "Click the inner side of the knee, at its widest"},
        {MeshPoint::LateralEpicondyle, 0, 1, "Lateral epicondyle", "Click the outer side of the knee, at its widest"},
        {MeshPoint::MedialCondyle, 0, 1, "Medial condyle", "Click the hindmost point of the inner condyle"},
        {MeshPoint::LateralCondyle, 0, 1, "Lateral condyle", "Click the hindmost point of the outer condyle"}};
    return steps;
}

int pointsOn(const FemurMesh& mesh, MeshPoint on)
{
    return static_cast<int>(std::count_if(mesh.landmarks.begin(), mesh.landmarks.end(),
                                          [&](const MeshLandmark& each) { return each.on == on; }));
}

std::optional<int> nextStep(const FemurMesh& mesh)
{
    const std::vector<LandmarkStep>& steps = landmarkSteps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (pointsOn(mesh, steps[i].on) < std::max(1, steps[i].needed))
            return static_cast<int>(i);
    }
    return std::nullopt;
}

FemurMesh withLandmark(FemurMesh mesh, int step, const Vector3& position)
{
    const LandmarkStep& at = landmarkSteps()[static_cast<std::size_t>(step)];
    if (pointsOn(mesh, at.on) < at.most) {
        mesh.landmarks.push_back({at.on, position, {}});
        return mesh;
    }
    const auto last = std::find_if(mesh.landmarks.rbegin(), mesh.landmarks.rend(),
                                   [&](const MeshLandmark& each) { return each.on == at.on; });
    last->position = position;
    return mesh;
}

std::string stepResult(int step, const MeasuredFemur& measured)
{
    constexpr double degree = std::numbers::pi / 180, mm = 1e-3;
    switch (landmarkSteps()[static_cast<std::size_t>(step)].on) {
    case MeshPoint::Head:
        return !measured.head ? std::string()
                              : text("diameter %.1f mm, points miss it by %.2f mm", 2 * measured.head->radius / mm,
                                     measured.head->residual / mm);
    case MeshPoint::Neck:
        return !measured.neck ? std::string()
                              : text("%.1f × %.1f mm, neck-shaft angle %.1f°", measured.neck->height / mm,
                                     measured.neck->depth / mm, measured.neck->angle / degree);
    case MeshPoint::Shaft:
        return !measured.shaft ? std::string()
               : measured.neck ? text("diameter %.1f mm, neck-shaft angle %.1f°", measured.shaft->diameter / mm,
                                      measured.neck->angle / degree)
                               : text("diameter %.1f mm", measured.shaft->diameter / mm);
    default: break;
    }
    std::string result;
    if (measured.mechanicalLength)
        result = text("length %.0f mm", *measured.mechanicalLength / mm);
    if (measured.anteversion)
        result += (result.empty() ? "" : ", ") + text("anteversion %.1f°", *measured.anteversion / degree);
    return result;
}

Vector3 toMeshNumbers(const FemurMesh& mesh, const Vector3& drawn)
{
    return hand(mesh, drawn) / unitOf(mesh);
}

Vector3 toDrawn(const FemurMesh& mesh, const Vector3& numbers)
{
    return unitOf(mesh) * hand(mesh, numbers);
}

}  // namespace sinew
