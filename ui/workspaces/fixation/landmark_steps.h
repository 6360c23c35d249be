#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "ui/jobs/femur_mesh_reader.h"

namespace sinew {

// The way through the points that are picked on a femur's mesh.
struct LandmarkStep {
    MeshPoint on;
    int needed, most;    // points
    const char* title;   // "Head"
    const char* prompt;  // what to click
    bool mayBeSkipped() const { return needed == 0; }
};

const std::vector<LandmarkStep>& landmarkSteps();

// Its place among the steps.
std::optional<int> stepOf(MeshPoint on);

int pointsOn(const FemurMesh& mesh, MeshPoint on);

// The first step that needs points or has none yet; nothing when all have theirs.
std::optional<int> nextStep(const FemurMesh& mesh);

// With one more point of a step; where that has all it may have, its last one moves there.
FemurMesh withLandmark(FemurMesh mesh, int step, const Vector3& position);

// What is known so far of what the step is about: "diameter 46.2 mm, misses 0.12 mm"; empty while nothing is.
QString stepResult(int step, const MeasuredFemur& measured);

// From a place of the surface as it is drawn (PatientMesh) to the mesh's own numbers, and back.
Vector3 toMeshNumbers(const FemurMesh& mesh, const Vector3& drawn);
Vector3 toDrawn(const FemurMesh& mesh, const Vector3& numbers);

}  // namespace sinew
