#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <Eigen/Geometry>

#include "core/base/result.h"
#include "core/math/vector.h"
#include "core/mechanism/wrap_curve.h"
#include "core/model/model.h"
#include "core/model/model_problem.h"

namespace sinew {

// What one coordinate adds to an axis value: offset + slope q, or a function of q.
struct CompiledTerm {
    int coordinate = 0;
    int motion = 0;  // index in Mechanism::motions
    double offset = 0, slope = 1;
    int function = -1;  // index in Mechanism::functions; -1: the straight line above
};

struct CompiledAxis {
    AxisKind kind = AxisKind::Rotation;
    Vector3 direction = Vector3::UnitX();  // unit
    int principal = -1;                    // 0, 1, 2 when direction is x, y, z
    double constant = 0;                   // rad or m
    int firstTerm = 0, termCount = 0;      // in Mechanism::terms
};

struct CompiledJoint {
    JointKind kind = JointKind::Weld;
    int parent = 0;  // body index, 0 is the ground
    int child = 0;
    Eigen::Isometry3d inParent = Eigen::Isometry3d::Identity();
    Matrix3 fromChild = Matrix3::Identity();  // R of the child's axes in the frame that the joint's axes reach
    Vector3 childOrigin = Vector3::Zero();    // from the joint centre, m, child's axes
    bool isTurnedInParent = false, isTurnedInChild = false;     // whether these frames are turned at all
    int firstAxis = 0, axisCount = 0;                           // in Mechanism::axes
    std::array<int, 6> coordinates = {-1, -1, -1, -1, -1, -1};  // ball: 3, free: 6
    int ball = -1;                                              // ball and free joints: which of them
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
    int wrap = -1;  // index in Mechanism::wraps: no point, but what the strand wraps round; -1: a point
};

// A surface that one strand wraps round at one place of its path.
struct CompiledWrap {
    int body = 0;
    Eigen::Isometry3d at = Eigen::Isometry3d::Identity();  // its frame in that of the body
    WrapShape shape;                                       // with its side
    std::string surface;                                   // its name
};

struct CompiledLink {
    int firstPoint = 0;
    int pointCount = 0;
    LinkSense sense = LinkSense::Tension;
    double stiffness = 0;                                       // N/m, without activation
    bool followsRestLength = false;                             // the stiffness: modulus times area over it
    bool isPassive = false;                                     // stretched by posture, see Link::slackLength
    double area = 0;                                            // m^2, 0 when not stated
    double strength = std::numeric_limits<double>::infinity();  // N
    bool breaks = false;                                        // at its strength, instead of holding it
    double damping = 0;                                         // N s/m
};

struct CompiledNode {
    int body = 0;
    Vector3 position = Vector3::Zero();  // m, body frame
};

// What resists a coordinate of itself.
struct CompiledResistance {
    int coordinate = 0;
    Resistance resistance;
    double minimum = 0, maximum = 0;  // where its stops begin
};

struct CompiledHeldMotion {
    RelativeMotion motion = RelativeMotion::X;
    ScalarFunction value;  // over time, s
};

struct CompiledClosure {
    int bodyA = 0, bodyB = 0;
    Eigen::Isometry3d inA = Eigen::Isometry3d::Identity(), inB = Eigen::Isometry3d::Identity();
    std::vector<CompiledHeldMotion> held;
};

struct CompiledDistance {
    int bodyA = 0, bodyB = 0;
    Vector3 pointA = Vector3::Zero(), pointB = Vector3::Zero();
    double distance = 0;
};

struct CompiledCoupling {
    int coordinate = 0;
    double constant = 0;
    std::vector<std::pair<int, ScalarFunction>> terms;  // coordinate and function
};

struct CompiledConstraint {
    std::string name;
    std::variant<CompiledClosure, CompiledDistance, CompiledCoupling> rule;
};

// A ball (or point) of body A that cannot go through a plane of body B.
struct CompiledContact {
    int bodyA = 0, bodyB = 0;
    Vector3 point = Vector3::Zero();  // m, frame of A
    double radius = 0;                // m
    Vector3 place = Vector3::Zero();  // of the plane, m, frame of B
    // Unit, frame of B, right-handed in this order: out of the plane, and two directions along it. A plane model has
    // but the first tangent, which lies in the x-y plane.
    Vector3 normal = Vector3::UnitY(), tangent1 = Vector3::UnitX(), tangent2 = -Vector3::UnitZ();
    std::optional<ContactCompliance> compliance;  // absent: rigid
    double restitution = 0;
    std::optional<ContactFriction> friction;  // absent: smooth
};

// A model compiled for computing: flat arrays that never change. Body 0 is the ground; joints stand parent before
// child; all other indices are the model's own order. Rows of Jacobians and generalised forces: the coordinates, then
// the displacements of each node (x, y and, in space, z), ground frame.
// Variable-length segments are written out (see expanded()): their bodies and joints follow the model's own.
//
// Positions are one number a coordinate and one more a ball or free joint: such a joint's Euler parameters stand at
// its three coordinates (vector part) and, at coordinateCount + ball, their scalar part. Speeds are one number a
// coordinate: its rate, and for the turns of a ball or free joint the angular velocity of the child in the parent
// along the axes of the joint's parent frame (quasi-velocities; Huston and Liu 1990). See positions.h.
struct Mechanism {
    Space space = Space::Spatial;
    int bodyCount = 1;                    // with the ground
    std::vector<std::string> bodyNames;   // [0] = "ground"
    std::vector<CompiledJoint> joints;    // tree order
    std::vector<int> jointOfModel;        // index in joints of the expanded model's i-th joint
    std::vector<std::string> jointNames;  // in the order of the expanded model
    std::vector<CompiledAxis> axes;       // grouped by joint
    std::vector<CompiledTerm> terms;      // grouped by axis
    std::vector<ScalarFunction> functions;
    std::vector<Motion> motions;                  // grouped by joint
    std::vector<std::vector<int>> motionsOfBody;  // per body: the motions that move it
    std::vector<int> jointOfBody;                 // the joint whose child the body is; -1 for the ground
    std::vector<Amount> masses;                   // per body
    std::vector<Vector3> centresOfMass;           // per body, body frame
    std::vector<Inertia> inertias;                // per body, about the centre of mass
    int ballCount = 0;                            // ball and free joints
    bool isCoordinatePerJoint = true;             // no coordinate moves two joints
    std::vector<CompiledConstraint> constraints;
    std::vector<CompiledPoint> points;
    std::vector<CompiledWrap> wraps;  // in the order of the points
    std::vector<CompiledLink> links;
    std::vector<std::string> linkNames;
    std::vector<CompiledContact> contacts;
    std::vector<std::string> contactNames;
    std::vector<CompiledNode> nodes;
    std::vector<std::string> nodeNames;
    Eigen::VectorXd restPosture;  // restPostureOf the model
    // m, (links): of passive links their slack lengths, of others the lengths of their paths in the rest posture
    Eigen::VectorXd restLengths;

    int coordinateCount = 0;
    std::vector<std::string> coordinateNames;
    std::vector<CoordinateKind> coordinateKinds;
    std::vector<CompiledResistance> resistances;  // of the coordinates that have any

    int positionCount() const { return coordinateCount + ballCount; }
    int nodeDimension() const { return space == Space::Plane ? 2 : 3; }
    int rowCount() const { return coordinateCount + nodeDimension() * static_cast<int>(nodes.size()); }
    int linkCount() const { return static_cast<int>(links.size()); }
};

// A model compiled, or nothing when it cannot be computed with; and all that is wrong with it at its places: what
// validate() says, and of a model that is sound so far which paths have no length in the rest posture and which
// stiffnesses that such a length gives are no numbers.
struct Compilation {
    std::optional<Mechanism> mechanism;
    std::vector<ModelProblem> problems;
    std::size_t validated = 0;  // the first so many are those of validate(), which the readers of files report too
};
Compilation compileWithProblems(const Model& model);

// Those problems of a file's model that its reader did not report, since only compiling finds them.
Diagnostics foundByCompiling(const Compilation& compilation, const std::string& file);

// The same with the problems in words alone. Fails when there is no mechanism.
Result<Mechanism> compile(const Model& model);

// The posture written in the model, one value a coordinate, rad or m.
Eigen::VectorXd postureOf(const Model& model);
// The rest posture, see Coordinate::rest; one value a coordinate, rad or m.
Eigen::VectorXd restPostureOf(const Model& model);

}  // namespace sinew
