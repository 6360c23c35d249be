#pragma once

#include <optional>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/complementarity/link_problem.h"
#include "core/frame/result_frame.h"
#include "core/mechanism/strand.h"
#include "core/statics/balance_rows.h"
#include "core/statics/elements.h"
#include "core/statics/joint_force.h"
#include "core/statics/situation.h"
#include "core/statics/wrench.h"

namespace sinew {

// Generalised forces, all rows of a mechanism, N m or N.
struct GeneralisedLoad {
    Eigen::VectorXd value;
    Eigen::VectorXd terms;  // sum of the magnitudes that value was added up from

    void add(Eigen::Index row, double effort);
};

// A mechanism at one posture as a problem of its links and of all else that carries load: geometry, loads, and the
// balance that they must keep. Columns: the links in the model's order, then `elements`. Rows of `columns` and `load`:
// those of the mechanism, then of sliding contact points; rows of `problem`: see BalanceRows. Keep one and fill it
// again: without elements and constraints nothing is allocated after the first time.
struct LinkSystem {
    // To be set before build(): how far nodes lie from where the model places them, m, body frame; empty: there.
    std::vector<Vector3> nodeOffsets;
    Configuration configuration;
    Strands strands;
    Eigen::MatrixXd columns;             // generalised force per unit tension, push or effort
    std::vector<SummedWrench> external;  // on every body: weights, loads, support
    GeneralisedLoad load;                // of these, of given efforts and of springs that count as loads
    Eigen::VectorXd givenEfforts;        // per coordinate, N m or N; 0 unless driven
    Elements elements;
    std::optional<ConstraintRows> constraints;  // where the mechanism has any
    BalanceRows rows;
    // Imposed shortenings and activations are the situation's. A link that holds at its strength is limited by it; one
    // that breaks is not.
    LinkProblem problem;

    // The situation has passed faultOf().
    void build(const Mechanism& mechanism, const Situation& situation, ElementUse use = ElementUse::Elastic);
    // Limits the links that break too.
    void limitAll(const Mechanism& mechanism);
    // Takes elements into the problem again after their laws were linearised elsewhere.
    void fillElements();

    // Rows of coordinates without what a force on a node does there: a force that acts on a node of a body, and which its
    // strands do not balance, then stands in the node's rows alone.
    void takeNodesApart(const Mechanism& mechanism, LinkProblem& apart) const;
    void takeNodesApart(const Mechanism& mechanism, Eigen::VectorXd& rowForces) const;  // (all rows)

    // How far the posture is off its constraints, m or rad; 0 without constraints.
    double largestConstraintGap() const;

    // What the columns' forces do, with a multiple `share` of the loads.
    struct Balance {
        Eigen::VectorXd multipliers;  // per constraint row, N or N m
        Eigen::VectorXd unbalanced;   // all rows: what locks have to hold; round-off elsewhere
        std::vector<JointForce> joints;
        std::vector<SummedWrench> bodies;  // room to compute in
    };
    // forces: per column, N or N m.
    void calcBalance(const Mechanism& mechanism, const Eigen::VectorXd& forces, double share, Balance& balance) const;
    // The same of what acts on the bodies, in balance.bodies, and of its generalised forces, in balance.unbalanced.
    void finishBalance(const Mechanism& mechanism, Balance& balance) const;
    // The force of a contact on the touching body, N, ground frame.
    Vector3 contactForce(int contact, const Eigen::VectorXd& forces) const;
    // The same with what it means; a contact pressed by no more than `none`, N, is open, and one that bears all the
    // friction it can slides, as far as forces tell.
    ContactFrame contactFrame(const Mechanism& mechanism, int contact, const Eigen::VectorXd& forces,
                              double none) const;

    Eigen::Index linkCount() const { return strands.lengths.size(); }

private:
    void calcRowLengths(const Mechanism& mechanism);
    void fillLinks(const Mechanism& mechanism, const Situation& situation, ElementUse use);
    void addContactForces(const Mechanism& mechanism, const Eigen::VectorXd& forces,
                          std::vector<SummedWrench>& bodies) const;

    Eigen::VectorXd m_rowLengths;
};

}  // namespace sinew
