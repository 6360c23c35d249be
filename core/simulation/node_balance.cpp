#include "core/simulation/node_balance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

// Newton's method needs about ten steps where strands switch on the way.
constexpr int newtonStepLimit = 200;
// Balanced to this share of the largest force.
constexpr double balanced = 1e-13;
// What is taken for a balance when round-off lets it get no better: strands nearly slack at an angle.
constexpr double nearlyBalanced = 1e-8;
// A change of the energy by less than this share of it, or by what lengths are not known to, is round-off: Newton's step
// is taken as it is. The latter is the larger where strands are nearly slack.
constexpr double energyRoundOff = 1e-11;
// Lengths of the order of a metre are sums of a few terms known to 1e-16.
constexpr double lengthError = 1e-15;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

}  // namespace

NodeBalance::NodeBalance(const Mechanism& mechanism)
    : m_mechanism(&mechanism), m_passesNode(mechanism.links.size(), false), m_dimension(mechanism.nodeDimension())
{
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        const CompiledLink& link = mechanism.links[j];
        for (int i = link.firstPoint; i < link.firstPoint + link.pointCount; ++i)
            m_passesNode[j] = m_passesNode[j] || mechanism.points[at(i)].node >= 0;
        if (m_passesNode[j])
            m_links.push_back(static_cast<int>(j));
    }
    for (const CompiledNode& node : mechanism.nodes)
        m_places.push_back(node.position);
    const auto n = m_dimension * static_cast<Eigen::Index>(mechanism.nodes.size());
    m_slope.setZero(n);
    m_stretch.setZero(n);
    m_hessian.setZero(n, n);
}

void NodeBalance::layStrands()
{
    calcStrands(*m_mechanism, m_configuration, m_strands);
}

double NodeBalance::lengthOf(int link) const
{
    return m_strands.lengths[link];
}

double NodeBalance::calcEnergy(const std::vector<LinkLaw>& laws, const std::vector<bool>& isBroken)
{
    layStrands();
    double energy = 0;
    for (const int j : m_links) {
        if (!isBroken[at(j)])
            energy += laws[at(j)].energy(lengthOf(j) - m_mechanism->restLengths[j]);
    }
    return energy;
}

// The geometric stiffness of a straight piece under a force: what turning it does.
void NodeBalance::addPiece(const StrandPull& a, const StrandPull& b, double force)
{
    const Vector3 piece = b.point - a.point;
    const double size = piece.norm();
    if (!(size > 0))
        return;
    const Vector3 e = piece / size;
    const Matrix3 turning = force / size * (Matrix3::Identity() - e * e.transpose());
    const auto add = [&](int row, int column, double sign) {
        if (row >= 0 && column >= 0)
            m_hessian.block(m_dimension * row, m_dimension * column, m_dimension, m_dimension)
                += sign * turning.topLeftCorner(m_dimension, m_dimension);
    };
    add(a.node, a.node, 1);
    add(b.node, b.node, 1);
    add(a.node, b.node, -1);
    add(b.node, a.node, -1);
}

void NodeBalance::addStretch(int link, double stiffness)
{
    m_stretch.setZero();
    for (const StrandPull& it : m_strands.of(link)) {
        if (it.node >= 0)
            m_stretch.segment(m_dimension * it.node, m_dimension) -= it.pull.head(m_dimension);
    }
    m_hessian.noalias() += stiffness * m_stretch * m_stretch.transpose();
}

// Gradient and second derivatives of the energy. A strand within its limits gives way along itself, any strand that
// bears a force across itself.
void NodeBalance::calcSlopes(const std::vector<LinkLaw>& laws, const std::vector<bool>& isBroken)
{
    m_slope.setZero();
    m_hessian.setZero();
    m_largestForce = m_forceError = m_energyError = 0;
    for (const int j : m_links) {
        const LinkLaw& law = laws[at(j)];
        const double elongation = lengthOf(j) - m_mechanism->restLengths[j];
        const double spring = law.springForce(elongation), force = law.limited(spring);
        if (isBroken[at(j)] || (force == 0 && spring != 0))
            continue;
        m_largestForce = std::max(m_largestForce, std::abs(force));
        const double error = lengthError * std::max(1.0, lengthOf(j));
        m_forceError = std::max(m_forceError, law.stiffness * error);
        m_energyError += std::abs(force) * error;
        const auto pulls = m_strands.of(j);
        for (const StrandPull& it : pulls) {
            if (it.node >= 0)
                m_slope.segment(m_dimension * it.node, m_dimension) -= force * it.pull.head(m_dimension);
        }
        if (force == spring)
            addStretch(j, law.stiffness);
        // Turning about a surface is left out: the slope is exact without it, and that is what the balance needs.
        for (std::size_t i = 1; i < pulls.size(); ++i) {
            if (!isOnSurface(pulls[i - 1], pulls[i]))
                addPiece(pulls[i - 1], pulls[i], force);
        }
    }
}

// One step of Newton's method down the energy; directions without stiffness are made stiff enough to be solved for.
// False when the energy cannot be lowered any more.
bool NodeBalance::step(const std::vector<LinkLaw>& laws, const std::vector<bool>& isBroken, double& energy)
{
    const double largest = m_hessian.diagonal().cwiseAbs().maxCoeff();
    const std::vector<Vector3> before = m_configuration.nodes;
    for (double shift = 1e-14 * largest; shift <= 1e6 * largest; shift *= 100) {
        m_shifted = m_hessian;
        m_shifted.diagonal().array() += shift;
        m_factor.compute(m_shifted);
        if (m_factor.info() != Eigen::Success)
            continue;
        m_step = m_factor.solve(-m_slope);
        const double slope = m_slope.dot(m_step);
        if (!m_step.allFinite() || !(slope < 0))
            continue;
        const bool isClose = -slope <= std::max(energyRoundOff * energy, m_energyError);
        for (double share = 1; share > 1e-3; share /= 2) {
            for (std::size_t i = 0; i < before.size(); ++i) {
                const auto first = m_dimension * static_cast<Eigen::Index>(i);
                m_configuration.nodes[i] = before[i];
                m_configuration.nodes[i].head(m_dimension) += share * m_step.segment(first, m_dimension);
            }
            const double now = calcEnergy(laws, isBroken);
            if (isClose || now <= energy + 1e-4 * share * slope) {
                energy = now;
                return true;
            }
        }
    }
    m_configuration.nodes = before;
    layStrands();
    return false;
}

bool NodeBalance::solve(Dynamics& dynamics, const std::vector<LinkLaw>& laws, const std::vector<bool>& isBroken)
{
    m_configuration = dynamics.configuration();
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_configuration.nodes[i] = m_configuration.inGround(m_mechanism->nodes[i].body, m_places[i]);
    double energy = calcEnergy(laws, isBroken), best = std::numeric_limits<double>::infinity();
    for (int i = 0; i < newtonStepLimit; ++i) {
        calcSlopes(laws, isBroken);
        const double off = m_slope.lpNorm<Eigen::Infinity>(), roundOff = 4 * m_forceError;
        const bool isNear = off <= nearlyBalanced * m_largestForce + roundOff;
        const bool isDone = off <= balanced * m_largestForce + roundOff || (isNear && off >= best);
        if (isDone || !step(laws, isBroken, energy)) {
            dynamics.placeNodes(m_configuration.nodes);
            return isDone || isNear;
        }
        best = std::min(best, off);
    }
    return false;
}

void NodeBalance::accept(const Configuration& configuration)
{
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const CompiledNode& node = m_mechanism->nodes[i];
        const auto b = static_cast<std::size_t>(node.body);
        m_places[i] = configuration.R[b].transpose() * (configuration.nodes[i] - configuration.p[b]);
    }
}

}  // namespace sinew
