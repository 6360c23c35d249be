#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/math/decompositions.h"
#include "core/mechanism/constraint_rows.h"
#include "core/mechanism/mechanism.h"

namespace sinew {

// Which balance the links have to keep. Of the rows of a mechanism (coordinates, then displacements of nodes and of
// sliding contact points) those of locked coordinates are left to their locks. Where bilateral constraints hold, only
// the motions of the coordinates that they allow are left, before the rows of nodes and sliding points: with B u = 0
// for the constraints, u = Z v, and the balance is Z'f = 0 (the orthogonal complement of Huston and Liu 1990). The constraints' own forces do no work on Z and follow afterwards.
// The columns of Z are orthonormal where every row is measured by its length.
// Keep one and fill it again: nothing is allocated without constraints.
class BalanceRows {
public:
    // rowLengths: of all rows, see LinkProblem::rowLength. constraints: filled in by calcPositions at the posture;
    // nullptr: none.
    void set(const std::vector<CoordinateMode>& modes, const Eigen::VectorXd& rowLengths,
             const ConstraintRows* constraints);

    Eigen::Index size() const { return static_cast<Eigen::Index>(m_active.size()) - m_coordinates + m_motions; }
    const std::vector<Eigen::Index>& active() const { return m_active; }  // all rows but those of locked coordinates
    bool hasConstraints() const { return m_hasConstraints; }

    // (all rows x n) -> (size() x n): generalised forces on the motions that are left.
    void reduce(const Eigen::Ref<const Eigen::MatrixXd>& full, Eigen::MatrixXd& reduced) const;
    void reduce(const Eigen::VectorXd& full, Eigen::VectorXd& reduced) const;
    // The same of sums of magnitudes.
    void reduceTerms(const Eigen::VectorXd& full, Eigen::VectorXd& reduced) const;
    // (size()) -> (all rows): the displacements of a motion that is left; 0 for locked coordinates.
    void calcDisplacements(const Eigen::VectorXd& motion, Eigen::VectorXd& full) const;
    Eigen::VectorXd displacements(const Eigen::VectorXd& motion) const;
    // (size()) -> (all rows): of the generalised forces that reduce to these the ones of least sum (f_k / length_k)^2.
    Eigen::VectorXd leastForces(const Eigen::VectorXd& reduced) const;
    // (size()): the row lengths of the reduced problem; `massless` for nodes and sliding points.
    void calcReducedLengths(Eigen::VectorXd& lengths, double massless = 1) const;

    // The multipliers, one a constraint row, that balance generalised forces (all rows) together with the locks, where
    // the forces do no work on the motions that are left. Redundant rows bear nothing.
    Eigen::VectorXd multipliers(const Eigen::VectorXd& unbalanced) const;
    const std::vector<int>& redundant() const { return m_redundant; }  // rows of the constraints that others imply

private:
    void factor(const ConstraintRows& constraints);
    Eigen::VectorXd activeLengths() const;
    Eigen::VectorXd activeCoordinates(const Eigen::VectorXd& full) const;
    void reduceMassless(const Eigen::VectorXd& full, Eigen::VectorXd& reduced) const;

    std::vector<Eigen::Index> m_active;
    std::vector<int> m_redundant;
    bool m_hasConstraints = false;
    Eigen::Index m_coordinates = 0, m_motions = 0;  // active coordinates, and motions left of them
    Eigen::Index m_constraintCount = 0, m_rank = 0;
    Eigen::VectorXd m_lengths;                         // all rows
    Eigen::MatrixXd m_Z;                               // (active coordinates x motions)
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> m_qr;  // of B' over them, divided by their lengths
};

}  // namespace sinew
