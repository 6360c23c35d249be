#pragma once

#include <memory>
#include <string>

#include "core/base/constants.h"
#include "core/fixation/measured_femur.h"
#include "core/model/fixation.h"
#include "tests/support/analytic_femur.h"

namespace sinew::test {

// A patient's femur whose every number is known, of a ball, an elliptic tube and a round one: as a mesh that lies
// somewhere, measured, and as a case.

inline FemurShape otherShape()
{
    FemurShape shape;
    shape.neckShaftAngle = 124 * degree;
    shape.anteversion = 17 * degree;
    shape.neckLength = 0.049;
    shape.headDiameter = 0.0492;
    shape.mechanicalLength = 0.437;
    shape.neckHeight = 0.0344;
    shape.neckDepth = 0.0271;
    shape.shaftDiameter = 0.0292;
    return shape;
}

inline const SurfaceMesh& solidMesh()
{
    static const SurfaceMesh mesh = AnalyticFemur{otherShape()}.mesh();
    return mesh;
}

inline Eigen::Isometry3d somewhere()
{
    Eigen::Isometry3d place = Eigen::Isometry3d::Identity();
    place.linear() = Eigen::AngleAxisd(2.1, Vector3(1, -2, 0.4).normalized()).toRotationMatrix();
    place.translation() = Vector3(0.31, -1.2, 0.77);
    return place;
}

inline LyingFemur lying(const AnalyticFemur& femur, const SurfaceMesh& mesh, const Eigen::Isometry3d& place,
                        MeshUnit unit = MeshUnit::Millimetre, bool hasKnee = true)
{
    return {mesh, femur.landmarks(hasKnee), place, unit};
}

inline std::shared_ptr<const MeasuredFemur> measured(const LyingFemur& femur, BodySide side = BodySide::Right)
{
    return std::make_shared<const MeasuredFemur>(measureFemur(femur.stated, side, femur.mesh));
}

inline Fixation caseOf(const LyingFemur& femur, FractureKind kind = FractureKind::Neck)
{
    Fixation fixation;
    fixation.mesh = femur.stated;
    fixation.femur.neckShell = 0.002;
    fixation.fracture = usualPlane(kind, otherShape());
    fixation.fixator.kind = kind == FractureKind::Neck ? FixatorKind::CannulatedScrews : FixatorKind::Nail;
    return fixation;
}

inline std::string firstProblem(const MeasuredFemur& femur)
{
    return femur.problems.empty() ? std::string()
                                  : femur.problems.front().diagnostic.message.english() + "; "
                                        + femur.problems.front().diagnostic.hint.english();
}

}  // namespace sinew::test
