#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/fixation/femur_geometry.h"
#include "core/fixation/mesh_section.h"
#include "core/math/sphere_fit.h"
#include "core/model/fixation.h"
#include "core/model/model_problem.h"

namespace sinew {

// What is measured of a patient's femur on its mesh and the points picked there.
//
// All in m, in the axes of the mesh, or where that is no right femur, of its mirror image at the mesh's plane z = 0.
// Measured as far as the points go: what is missing is a problem, and what is there can be shown.
struct MeasuredFemur {
    SurfaceMesh mesh;            // m
    bool isMirrorImage = false;  // of the mesh in its file
    BodySide side = BodySide::Right;
    double unit = 1e-3;                  // m, of the mesh's numbers
    std::vector<ModelProblem> problems;  // at places of the case, such as mesh/landmarks; empty: all else may be used
    bool isComplete() const { return problems.empty(); }

    std::optional<SphereFit> head;  // by the points on it
    double headOneSided = 0;        // 0 to 1, how much those points lie to one side of its middle; half a ball: 0.5

    // The shaft: through the middles of its sections at two points, square to it (by iteration).
    struct Shaft {
        Vector3 up, point;           // unit vector towards the head; the middle of the upper section
        double length = 0;           // m, between the two
        double diameter = 0;         // m, of the circle of the upper section's area
        std::optional<double> wall;  // m, of the same, where the mesh has a canal
    };
    std::optional<Shaft> shaft;

    // The neck: from the middle of the head, through the middles of its sections square to it within 3 mm of the narrowest
    // (by iteration, as Bonneau et al. 2012 fit successive ellipses). The narrowest is sought within 8 mm of the point.
    struct Neck {
        Vector3 towardsHead;           // unit vector
        double narrowest = 0;          // m from the middle of the head
        double height = 0, depth = 0;  // m, there
        std::optional<double> wall;    // m, there, where the mesh has a canal
        double angle = 0;              // rad, to the shaft
        double length = 0;             // m, from the head to where it passes the axis of the shaft nearest
        double miss = 0;               // m, by which the two axes miss each other
        // Outlines square to it at shares of its length, x forwards and y upwards from its axis, m; where there are any.
        static constexpr std::array shares = {0.45, 0.6, 0.75};
        std::array<Outline, shares.size()> outlines;
    };
    std::optional<Neck> neck;

    // The knee, as far as it was picked.
    std::optional<double> anteversion;       // rad
    std::optional<double> mechanicalLength;  // m, from the head to the middle of the epicondyles
    bool isByCondyles = false;               // the anteversion, else by the epicondyles

    // What tells that it is of the side it is taken for: the condyles behind epicondyles or shaft, or trochanterBehind().
    bool isSideByKnee = false;
    std::optional<double> trochanterBehind;  // m

    // A place of the mesh's own numbers, and back.
    Vector3 fromMesh(const Vector3& place) const;
    Vector3 toMesh(const Vector3& place) const;
};

// Never fails: problems say what is wrong or still to be picked. Cost: some 60 cuts through the mesh, 0.1 s for half a
// million triangles.
MeasuredFemur measureFemur(const FemurMesh& stated, BodySide side, const SurfaceMesh& mesh);

// The measured femur in the standing frame of a right one (FemurFrame), with what its case states where nothing was
// measured.
struct PatientBone {
    std::shared_ptr<const MeasuredFemur> measured;
    FemurShape shape;                       // that counts
    std::vector<std::string> measuredKeys;  // keys of FemurShape: what of it was measured
    Matrix3 turn = Matrix3::Identity();     // from the mesh's axes
    std::vector<Sentence> remarks;

    Vector3 toStanding(const Vector3& inMesh) const { return turn * (inMesh - measured->head->centre); }
    Vector3 toMesh(const Vector3& standing) const { return measured->head->centre + turn.transpose() * standing; }
    Vector3 directionToMesh(const Vector3& standing) const { return turn.transpose() * standing; }

    // How far from a point of a line its last exit from the mesh lies in a direction, m; nothing where it meets no bone.
    std::optional<double> exitOf(const Vector3& from, const Vector3& direction) const;
};

// The measurement must be complete. Axes of neck and shaft become those of the shape's frame, so that its angles are those
// measured.
PatientBone placedBone(std::shared_ptr<const MeasuredFemur> measured, const FemurShape& stated,
                       double usualLength = mechanicalLengthOf({}));

}  // namespace sinew
