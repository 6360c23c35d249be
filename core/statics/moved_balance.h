#pragma once

#include <Eigen/Core>

#include "core/statics/link_system.h"

namespace sinew {

// The balance of a mechanism in a posture that its own displacements have moved:
//
//     r(x) = L(x) N(x) + lambda Q(x),    N_j = limited(k_j s_j(x))
//
// with true lengths: s_j is what link j is stretched by since the posture that the situation states, imposed shortening
// included (of a passive link: beyond its slack length). Springs, stops and contacts follow their own laws in the same
// way. Rows are those of BalanceRows: all but the locked coordinates. Without constraints, rigid contacts and friction.
class MovedBalance {
public:
    // The mechanism is kept by reference. The situation has passed faultOf(); the whole load is wholeLoadFactor().
    MovedBalance(const Mechanism& mechanism, const Situation& situation);

    // How much of the load acts, and how much of what stretches links in the stated posture already (imposed
    // shortenings, passive links, springs off their rest).
    struct Share {
        double load = 0, imposed = 1;
    };

    // Where the mechanism is.
    struct Place {
        Eigen::VectorXd values;            // per coordinate, rad or m; of a ball joint a rotation vector
        std::vector<Vector3> nodeOffsets;  // per node, m, body frame: from where the model places it
    };
    // A place that has moved by displacements of all rows of the mechanism, rad or m.
    static Place movedPlace(const Mechanism& mechanism, const Place& place, const Eigen::VectorXd& move);
    const Place& start() const { return m_start; }
    // step: (rows()), rad or m; turns of ball joints about the axes of the parent frame, nodes in the ground frame.
    Place moved(const Place& place, const Eigen::VectorXd& step) const;

    Eigen::Index rows() const { return m_lengths.size(); }
    // (rows()): how far a typical point moves per unit of the row, as in LinkProblem.
    const Eigen::VectorXd& rowLengths() const { return m_lengths; }
    double size() const { return m_size; }  // m, of the longest link; 1 without links
    // Whether anything pulls or pushes in the stated posture without a load.
    bool isPreloaded() const;

    // At a place: forces, balance and the system there. Valid until the next call of anything here.
    struct State {
        Eigen::VectorXd forces;      // per column of the system, N or N m
        Eigen::VectorXd unbalanced;  // (rows()), r
        double terms = 0;            // largest sum of magnitudes of a row over its row length, N
    };
    void evaluate(const Place& place, const Share& share, State& state);
    const LinkSystem& system() const { return m_system; }

    // -dr/dx (rows() x rows()) at the place that was evaluated last: the elastic part exactly, the geometric part (how
    // lever arms and loads turn with the posture) by central differences with the forces held.
    Eigen::MatrixXd tangent(const Place& place, const Share& share, const State& state);

    int evaluations() const { return m_evaluations; }  // how often a posture was computed

private:
    void build(const Place& place, double load);
    double stretch(Eigen::Index column) const;

    const Mechanism& m_mechanism;
    Situation m_situation;
    double m_whole;  // load factor of the whole load
    Place m_start;
    LinkSystem m_system;
    Eigen::VectorXd m_startLengths, m_startStretch, m_startForces, m_lengths;
    double m_size = 1;
    int m_evaluations = 0;
};

}  // namespace sinew
