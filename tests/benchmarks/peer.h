#pragma once

#include <memory>
#include <string>
#include <vector>

#include <Eigen/Core>

namespace sinew::benchmarks {

// A body and the joint that carries it, its frames not turned: free, ball, or hinges about x, y or z. (Plain, since the
// headers of Simbody are not C++20.)
struct PeerBody {
    enum class Kind { Free, Ball, Hinges };

    std::string name;
    int parent = -1;  // -1: the ground
    Kind kind = Kind::Hinges;
    std::vector<Eigen::Vector3d> axes;
    Eigen::Vector3d inParent, centre;
    double mass = 0;
    Eigen::Matrix3d inertia;   // about the centre
    int first = 0, count = 0;  // its coordinates
};

struct PeerModel {
    Eigen::Vector3d gravity;
    std::vector<PeerBody> bodies;    // parents first
    Eigen::VectorXd values, speeds;  // one a coordinate; of balls the rotation vector and the angular velocity
};

// Another program's multibody engine with the same bodies and joints, at the same state.
class Peer {
public:
    virtual ~Peer() = default;

    virtual std::string name() const = 0;
    // Every call computes all again from the positions.
    virtual void inverseDynamics() = 0;
    virtual void massMatrix() = 0;
    virtual void forwardDynamics() = 0;
    virtual void reactions() = 0;  // and the forward dynamics that they need

    // Those of forwardDynamics() without efforts, one a coordinate: of balls the angular acceleration in the parent's
    // axes, of free bodies that and the acceleration of their origin.
    virtual Eigen::VectorXd accelerations() = 0;
};

// Null when the peer was not there at configure time.
std::unique_ptr<Peer> simbody(const PeerModel& model);
std::unique_ptr<Peer> mujoco(const PeerModel& model);

}  // namespace sinew::benchmarks
