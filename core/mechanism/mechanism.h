#pragma once

#include <array>
#include <limits>
#include <string>
#include <vector>

#include <Eigen/Geometry>

#include "core/base/result.h"
#include "core/math/vector.h"
#include "core/model/model.h"

namespace sinew {

struct CompiledTerm {
    int coordinate = 0;
    int motion = 0;  // index in Mechanism::motions
    ScalarFunction function;
};

struct CompiledAxis {
    AxisKind kind = AxisKind::Rotation;
    Vector3 direction = Vector3::UnitZ();  // unit
    double constant = 0;                   // rad or m
    std::vector<CompiledTerm> terms;
};

struct CompiledJoint {
    JointKind kind = JointKind::Weld;
    int parent = 0;  // body index, 0 is the ground
    int child = 0;
    Eigen::Isometry3d inParent = Eigen::Isometry3d::Identity();
    Eigen::Isometry3d fromChild = Eigen::Isometry3d::Identity();  // inverse of the frame in the child
    std::vector<CompiledAxis> axes;
    std::array<int, 6> coordinates = {-1, -1, -1, -1, -1, -1};  // ball: 3, free: 6
    int firstMotion = 0;                                        // the joint's share of Mechanism::motions
    int motionCount = 0;
};

// One coordinate moving one joint. A coordinate may move several joints (coupled knees).
struct Motion {
    int coordinate = 0;
    int joint = 0;
};

struct CompiledPoint {
    int body = 0;
    int node = -1;  // -1: a point of the body
    Vector3 position = Vector3::Zero();
};

struct CompiledLink {
    int firstPoint = 0;
    int pointCount = 0;
    LinkSense sense = LinkSense::Tension;
    double stiffness = 0;  // N/m, without activation
    double area = 0;       // m^2, 0 when not stated
    double strength = std::numeric_limits<double>::infinity();  // N
    bool breaks = false;                                        // at its strength, instead of holding it
};

struct CompiledNode {
    int body = 0;
    Vector3 position = Vector3::Zero();  // m, body frame
};

// A model compiled for computing: flat arrays that never change. Body 0 is the ground; joints stand parent before
// child; all other indices are the model's own order. Rows of Jacobians and generalised forces: the coordinates, then
// the displacements of each node (x, y and, in space, z), ground frame.
struct Mechanism {
    Space space = Space::Spatial;
    int bodyCount = 1;                            // with the ground
    std::vector<std::string> bodyNames;           // [0] = "ground"
    std::vector<CompiledJoint> joints;            // tree order
    std::vector<int> jointOfModel;                // index in joints of the model's i-th joint
    std::vector<Motion> motions;                  // grouped by joint
    std::vector<std::vector<int>> motionsOfBody;  // per body: the motions that move it
    std::vector<int> jointOfBody;                 // the joint whose child the body is; -1 for the ground
    std::vector<Amount> masses;                   // per body
    std::vector<Vector3> centresOfMass;           // per body, body frame
    std::vector<CompiledPoint> points;
    std::vector<CompiledLink> links;
    std::vector<std::string> linkNames;
    std::vector<CompiledNode> nodes;
    Eigen::VectorXd restLengths;  // m, path lengths in the model's own posture

    int coordinateCount = 0;
    std::vector<std::string> coordinateNames;
    std::vector<CoordinateKind> coordinateKinds;

    int nodeDimension() const { return space == Space::Plane ? 2 : 3; }
    int rowCount() const { return coordinateCount + nodeDimension() * static_cast<int>(nodes.size()); }
    int linkCount() const { return static_cast<int>(links.size()); }
};

// Compiles a model. Fails with the errors of validate() when the model cannot be computed with.
Result<Mechanism> compile(const Model& model);

// The posture written in the model, one value a coordinate, rad or m.
Eigen::VectorXd postureOf(const Model& model);

}  // namespace sinew
