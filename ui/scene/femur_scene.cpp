#include "ui/scene/femur_scene.h"

#include <cmath>

#include "core/fixation/femur_geometry.h"
#include "core/math/decompositions.h"
#include "ui/scene/femur_landmarks.h"

namespace sinew {

namespace {

constexpr int documentOfFixation = 1;  // the camera stays while the case is edited
constexpr double regionSize = 0.26;    // m: sets radii of strands and arrows; the same for all femurs

}  // namespace

Scene sceneOfCase(BodySide side)
{
    Scene scene;
    scene.document = documentOfFixation;
    scene.size = regionSize;
    scene.isOfLeft = side == BodySide::Left;
    return scene;
}

SceneBody femurBody(const FemurShape& shape, const char* name)
{
    SceneBody body;
    body.id = {ObjectKind::Fixation, name};
    body.shape = BodyShape::Femur;
    body.landmarks = femurLandmarks(shape);
    return body;
}

Scene buildFemurScene(const FemurShape& shape)
{
    if (!refusal(shape).empty())
        return {};
    Scene scene = sceneOfCase(shape.side);
    scene.bodies.push_back(femurBody(shape, "bone"));
    return scene;
}

// The longest way of the points upright, their middle at the origin.
Eigen::Isometry3d meshPose(const SurfaceMesh& surface)
{
    Vector3 middle = Vector3::Zero();
    for (const Vector3& point : surface.points)
        middle += point / static_cast<double>(surface.points.size());
    Matrix3 spread = Matrix3::Zero();
    for (const Vector3& point : surface.points)
        spread += (point - middle) * (point - middle).transpose();
    const Vector3 longest = Eigen::SelfAdjointEigenSolver<Matrix3>(spread).eigenvectors().col(2);
    // Up is where the longest way has most of a coordinate's: scanners lay patients along an axis, head first.
    Eigen::Index along = 0;
    longest.cwiseAbs().maxCoeff(&along);
    Eigen::Isometry3d pose = Eigen::Isometry3d::Identity();
    pose.linear()
        = Eigen::Quaterniond::FromTwoVectors(longest[along] < 0 ? Vector3(-longest) : longest, Vector3::UnitY())
              .toRotationMatrix();
    pose.translation() = -(pose.linear() * middle);
    return pose;
}

Scene buildMeshScene(const std::shared_ptr<const SurfaceMesh>& surface, BodySide side)
{
    Scene scene = sceneOfCase(side);
    SceneBody body = femurBody({}, "bone/mesh");
    body.surface = surface;
    body.pose = meshPose(*surface);
    Eigen::AlignedBox3d box;
    for (const Vector3& point : surface->points)
        box.extend(body.pose * point);
    scene.reach = {box.min(), box.max()};
    scene.bodies.push_back(std::move(body));
    return scene;
}

}  // namespace sinew
