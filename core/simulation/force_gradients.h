#pragma once

#include <vector>

#include <Eigen/Core>

namespace sinew {

// How the stiff forces of a state answer its changes: minus the gradients of the generalised forces of springs,
// dampers, stops, engaged links and closed contacts, the directions of the forces held. They are what makes a motion
// stiff; inertia, gravity and efforts by formulas are left out. Keep one and begin again: nothing is allocated then.
class ForceGradients {
public:
    // coordinates: their number; anchors: theirs, see MovingContacts.
    void begin(Eigen::Index coordinates, Eigen::Index anchors);

    // The effort of one coordinate.
    void addEffort(Eigen::Index coordinate, double stiffness, double damping);
    // A force along `direction` (one number a coordinate: the generalised force per unit, which is the displacement
    // per change of the coordinates too) that grows against the displacement by `stiffness` (N/m or N m/rad) and
    // against its rate by `damping`.
    void add(const Eigen::VectorXd& direction, double stiffness, double damping);
    // The same of a force along another direction than that of its displacement, as friction that grows with the force
    // that presses.
    void add(const Eigen::VectorXd& force, const Eigen::VectorXd& displacement, double stiffness, double damping);
    // The same where the displacement is an anchor's, which moves as fast as its point does.
    void addAnchor(Eigen::Index anchor, const Eigen::VectorXd& direction, double stiffness, double damping);

    // Coordinates x coordinates. anchored: the stiffness of anchors, by the way their points have moved.
    Eigen::MatrixXd stiffness, damping, anchored;
    Eigen::MatrixXd anchorRates;      // coordinates x anchors: rate of each per speed; 0 for one that stays
    Eigen::VectorXd anchorStiffness;  // N/m; 0 for one that stays
    Eigen::VectorXd anchorReturn;     // 1/s: of each to where the friction of a slip holds it; 0 for one that sticks
    bool isSymmetric = true;

private:
    void addProduct(const Eigen::VectorXd& force, const Eigen::VectorXd& displacement, double factor,
                    Eigen::MatrixXd& matrix) const;
    void findSupport(const Eigen::VectorXd& force, const Eigen::VectorXd& displacement);

    std::vector<Eigen::Index> m_support;
};

}  // namespace sinew
