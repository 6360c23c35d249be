#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/mechanism/constraint_rows.h"
#include "core/mechanism/row_factor.h"

namespace sinew {

// How coordinates move when one of them does, as the constraints leave it: a virtual displacement per unit of that one.
struct CoordinateMotion {
    // Per coordinate, its own 1. Empty: the constraints hold it still.
    Eigen::VectorXd rates;

    bool exists() const { return rates.size() > 0; }
    // The coordinates that move along with it.
    std::vector<int> followers(int coordinate) const;
};

// The motions of a mechanism's coordinates at one posture. A sweep moves by the same rule. Where constraints leave more
// than one motion, of all these the one counts by which
// - coordinates stay on which nothing but couplings depends: what they tell follows, as a kneecap follows the knee;
// - locked coordinates stay; both as long as that lets the coordinate move at all;
// - the others change least (by the squares of their changes in rad and m).
// A lever arm under constraints is the generalised force of a strand's unit tension along this motion, and with it the
// arms times the forces are what all else does along it (virtual work).
class CoordinateMotions {
public:
    // positions: coordinate values or positions, as the configuration's. isLocked: one a coordinate, or none.
    CoordinateMotions(const Mechanism& mechanism, const Configuration& configuration, const Eigen::VectorXd& positions,
                      const std::vector<bool>& isLocked = {});

    const CoordinateMotion& of(int coordinate);
    // The coordinates that stay while this one moves, one a coordinate; that one itself is not among them.
    const std::vector<bool>& held(int coordinate);

    // Lever arms (coordinates x links), m for angles, 1 for lengths: minus how a strand's length grows along the motion.
    // NaN about coordinates that constraints hold still. momentArms: calcMomentArms(), whose rows they are where there
    // are no constraints. Massless nodes move with their bodies.
    Eigen::MatrixXd arms(const Eigen::MatrixXd& momentArms);
    Eigen::VectorXd armsAbout(int coordinate, const Eigen::MatrixXd& momentArms);

private:
    bool move(int coordinate, bool holdsTold, bool holdsLocked);

    const Mechanism& m_mechanism;
    std::vector<bool> m_isLocked, m_isTold;  // per coordinate; told: nothing but couplings depends on it
    Eigen::MatrixXd m_rows;                  // of the constraints; none without
    // Of the last call.
    CoordinateMotion m_motion;
    std::vector<bool> m_held, m_factored;
    Eigen::MatrixXd m_freeRows;
    RowFactor m_factor;
    std::vector<Eigen::Index> m_freeColumns;
};

// The coordinates that a coupling makes follow others, one a coordinate.
std::vector<bool> coupledCoordinates(const Mechanism& mechanism);

}  // namespace sinew
