#pragma once

#include <vector>

#include "core/math/decompositions.h"
#include "core/mechanism/dynamics.h"
#include "core/mechanism/link_law.h"
#include "core/mechanism/strand.h"

namespace sinew {

// Where massless nodes are while bodies move: at every instant the strands that meet there balance, so the places of
// all nodes together are the least of the strands' elastic energy at the bodies' places. For links that only pull the
// energy is convex (their lengths are convex in the places, their energy is convex and rises with the length), so the
// forces are unique and do not depend on what was before. Where no strand at a node pulls, the node floats: it stays
// where it was on its body, or is drawn along just so far that no strand is stretched.
class NodeBalance {
public:
    explicit NodeBalance(const Mechanism& mechanism);

    bool isAny() const { return !m_links.empty(); }
    // Links whose path passes a node.
    bool passesNode(std::size_t link) const { return m_passesNode[link]; }

    // Places the nodes of `dynamics`, at its state. laws: per link, their damping left out. isBroken: per link. False
    // when no balance was found (links that push may have none near).
    bool solve(Dynamics& dynamics, const std::vector<LinkLaw>& laws, const std::vector<bool>& isBroken);

    // In the frame of each node's body, m: where the search begins and a floating node stays.
    const std::vector<Vector3>& places() const { return m_places; }
    void setPlaces(const std::vector<Vector3>& places) { m_places = places; }
    // The places found last are those from which the next are sought.
    void accept(const Configuration& configuration);

private:
    using Vector = Eigen::VectorXd;

    double calcEnergy(const std::vector<LinkLaw>& laws, const std::vector<bool>& isBroken);
    void calcSlopes(const std::vector<LinkLaw>& laws, const std::vector<bool>& isBroken);
    void addPiece(const StrandPull& a, const StrandPull& b, double force);
    void addStretch(int link, double stiffness);
    double lengthOf(int link) const;
    bool step(const std::vector<LinkLaw>& laws, const std::vector<bool>& isBroken, double& energy);
    void layStrands();

    const Mechanism* m_mechanism;
    std::vector<int> m_links;
    std::vector<bool> m_passesNode;
    std::vector<Vector3> m_places;
    Configuration m_configuration;
    Strands m_strands;
    int m_dimension;
    double m_largestForce = 0;                   // N
    double m_forceError = 0, m_energyError = 0;  // N, J: what round-off of the lengths makes of balance and energy
    Vector m_slope, m_step, m_stretch;
    Eigen::MatrixXd m_hessian, m_shifted;
    Eigen::LLT<Eigen::MatrixXd> m_factor;
};

}  // namespace sinew
