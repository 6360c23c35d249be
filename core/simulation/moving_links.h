#pragma once

#include <vector>

#include "core/simulation/force_gradients.h"
#include "core/simulation/node_balance.h"

namespace sinew {

enum class LinkMode {
    Slack,
    Engaged,
    Yields,  // holds its strength
    Broken,  // is gone for good
};

// A link in motion, by its law (LinkLaw). Its mode stays until it is switched, so that forces are smooth in between. A
// compression link has negative forces.
struct MovingLink {
    double length = 0, elongation = 0;  // m, the elongation with the imposed shortening
    double rate = 0;                    // m/s; 0 for a link that passes a node
    LinkMode mode = LinkMode::Slack;
    double force = 0;  // N, positive in tension

    bool isEngaged() const { return mode == LinkMode::Engaged || mode == LinkMode::Yields; }
};

// All links of a mechanism at one state. Links that pass massless nodes have no modes of their own: their forces
// follow from the nodes' balance, see NodeBalance.
class MovingLinks {
public:
    // model: that of the mechanism, whose links say activation and imposed shortening.
    MovingLinks(const Mechanism& mechanism, const Model& model);

    // Lengths and rates at a state; places the nodes. False when those have no balance.
    bool calcMotion(Dynamics& dynamics);

    // The modes that elongations and rates ask for. Where they do not decide, settleTies() does by the accelerations.
    void chooseByRates();
    void settleTies(const Configuration& configuration,
                    const BodyMotion& motion);  // with accelerations that the chosen modes give
    void flip(std::size_t number);              // switches one mode; number as of calcSwitches

    void calcForces();  // of the modes
    void apply(Dynamics& dynamics) const;
    void applyLink(std::size_t link, double force, Dynamics& dynamics) const;
    // Generalised force per unit of tension, one a coordinate.
    void calcDirection(std::size_t link, const Configuration& configuration, Eigen::VectorXd& force) const;

    // Two numbers a link (engages or goes slack; yields, breaks or recovers): they change sign when the mode should
    // switch, in the direction 1 or -1, and by how much they may be on the wrong side, N.
    Eigen::Index switchCount() const { return 2 * static_cast<Eigen::Index>(m_links.size()); }
    void calcSwitches(double* values) const;
    void calcDirections(int* directions) const;
    void calcTolerances(double* tolerances) const;

    // Of engaged links, with the forces of calcForces(). Massless nodes count as held, so that a strand that passes one
    // is told to be stiffer than it is.
    void addGradients(const Configuration& configuration, ForceGradients& gradients);

    double energy() const;  // J, held by the springs

    // Notes the strands that are at a limit of their paths round surfaces, at a state of the motion (not one that was only
    // tried), and since when: the first of each kind of each.
    void noteWrapFaults(const Configuration& configuration, double time);
    struct NotedFault {
        WrapFault fault;
        double time = 0;  // s
    };
    const std::vector<NotedFault>& wrapFaults() const { return m_wrapFaults; }
    // Why the motion cannot go on from the state, see faultOf(Strands); empty: it can.
    Sentence strandFault() const { return faultOf(m_strands, *m_mechanism); }

    const std::vector<MovingLink>& all() const { return m_links; }
    std::vector<MovingLink>& all() { return m_links; }
    const LinkLaw& law(std::size_t link) const { return m_laws[link]; }
    bool passesNode(std::size_t link) const { return m_nodes.passesNode(link); }
    double springForce(std::size_t link) const { return m_laws[link].stiffness * m_links[link].elongation; }
    // J: what it holds, of one at its strength with the work of the limit.
    double springEnergy(std::size_t link) const
    {
        return m_laws[link].energy(m_links[link].elongation - m_laws[link].imposed);
    }

    const std::vector<bool>& broken() const { return m_isBroken; }
    void setBroken(const std::vector<bool>& isBroken) { m_isBroken = isBroken; }
    void breakLink(std::size_t link);
    NodeBalance& nodes() { return m_nodes; }

private:
    struct Pressed {
        double elongation = 0, rate = 0, force = 0;  // positive in the link's sense
    };
    Pressed pressed(std::size_t link) const;
    double wished(std::size_t link) const;
    double limit(std::size_t link) const;
    double forceTolerance(std::size_t link) const;
    void chooseLimit(std::size_t link, double over, double tolerance);

    const Mechanism* m_mechanism;
    std::vector<LinkLaw> m_laws;  // per link
    Strands m_strands;
    std::vector<NotedFault> m_wrapFaults;
    NodeBalance m_nodes;
    Eigen::VectorXd m_direction;
    std::vector<MovingLink> m_links;
    std::vector<bool> m_isBroken;
    std::vector<Vector3> m_restSides;  // see calcRestSides()
};

}  // namespace sinew
