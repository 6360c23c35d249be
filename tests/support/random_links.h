#pragma once

#include <cmath>
#include <random>

#include <Eigen/Core>
#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/complementarity/link_problem.h"

namespace sinew::test {

// Small nets of strands as link problems: a body on one to three coordinates, massless nodes, strands between ground,
// body and nodes. The columns of L come from positions, so nodes have the block structure, the unloaded rows and the
// near-degeneracies of real models. On a grid, strands are often parallel, opposed or in one plane.
struct RandomLinksOptions {
    bool onGrid = false;
    bool strengths = true;      // some links hold at a finite force
    bool imposed = true;        // some links are shortened
    int rigidPercent = 0;       // share of rigid links
    bool wantHoldable = false;  // the load is balanced by a set of admissible forces
};

class RandomLinks {
public:
    RandomLinks(unsigned seed, RandomLinksOptions options = {}) : m_random(seed), m_options(options) {}

    LinkProblem next()
    {
        m_dimension = pick(2) ? 3 : 2;
        // A point on dimension translations, or a body turning about one axis (plane) or a point (space).
        m_bodyTurns = pick(3) == 0;
        m_bodyRows = m_bodyTurns ? (m_dimension == 2 ? 1 : 3) : m_dimension;
        m_nodes = pick(3) ? pick(4) : 0;
        const int rows = m_bodyRows + m_dimension * m_nodes;
        m_pivot = position();
        for (int i = 0; i < m_nodes; ++i)
            m_nodeAt[i] = position();
        m_body = m_bodyTurns ? m_pivot : position();
        const int links = 1 + m_nodes + pick(3 * (1 + m_nodes) + m_bodyRows);
        LinkProblem p;
        p.L.setZero(rows, links);
        p.stiffness.resize(links);
        p.imposed.setZero(links);
        p.lower.setZero(links);
        p.upper.setConstant(links, infinity);
        for (int j = 0; j < links; ++j)
            fillLink(p, j);
        p.load.setZero(rows);
        fillLoad(p);
        return p;
    }

private:
    using Vector3 = Eigen::Vector3d;

    int pick(int n) { return static_cast<int>(m_random() % static_cast<unsigned>(n)); }
    double uniform(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_random); }

    Vector3 position()
    {
        Vector3 p = Vector3::Zero();
        for (int i = 0; i < m_dimension; ++i)
            p[i] = m_options.onGrid ? pick(5) - 2 : std::round(uniform(-2, 2) * 1000) / 1000;
        return p;
    }

    struct End {
        int kind = 0;  // 0: ground, 1: body, 2 and on: nodes
        Vector3 at = Vector3::Zero();
    };

    End end()
    {
        const int kind = pick(2 + m_nodes + 1) % (2 + m_nodes);
        if (kind == 0)
            return {0, position()};
        if (kind == 1)
            return {1, m_bodyTurns ? position() : m_body};
        return {kind, m_nodeAt[kind - 2]};
    }

    // Adds the pull of a unit tension at one end, along `pull`.
    void addPull(LinkProblem& p, int j, const End& e, const Vector3& pull)
    {
        if (e.kind == 0)
            return;
        if (e.kind >= 2) {
            p.L.col(j).segment(m_bodyRows + m_dimension * (e.kind - 2), m_dimension) += pull.head(m_dimension);
        } else if (m_bodyTurns) {
            const Vector3 moment = (e.at - m_pivot).cross(pull);
            if (m_dimension == 2)
                p.L(0, j) += moment[2];
            else
                p.L.col(j).head(3) += moment;
        } else {
            p.L.col(j).head(m_dimension) += pull.head(m_dimension);
        }
    }

    void fillLink(LinkProblem& p, int j)
    {
        End a = end(), b = end();
        for (int tries = 0; tries < 50 && (a.kind == b.kind || (a.at - b.at).norm() < 1e-3); ++tries) {
            a = end();
            b = end();
        }
        const Vector3 line = b.at - a.at;
        const Vector3 direction = line.norm() > 0 ? Vector3(line.normalized()) : Vector3(Vector3::UnitX());
        addPull(p, j, a, direction);
        addPull(p, j, b, -direction);
        p.L = (p.L.array().abs() > 1e-13).select(p.L, 0.0);  // what round-off leaves of an arm
        p.stiffness[j] = m_options.onGrid && pick(2) ? 1000.0 : 1000 * std::exp(uniform(-2, 2));
        if (pick(100) < m_options.rigidPercent)
            p.stiffness[j] = infinity;
        const double strength
            = m_options.strengths && pick(4) == 0 ? (m_options.onGrid ? 1.0 + pick(3) : uniform(0.3, 4)) : infinity;
        const int sense = pick(8);  // mostly tension
        p.lower[j] = sense < 5 ? 0.0 : -strength;
        p.upper[j] = sense == 5 || sense == 6 ? 0.0 : strength;
        if (m_options.imposed && pick(4) == 0)
            p.imposed[j] = m_options.onGrid ? 0.001 * (pick(5) - 2) : uniform(-2e-3, 2e-3);
    }

    void fillLoad(LinkProblem& p)
    {
        if (pick(20) == 0)
            return;  // no load at all
        if (m_options.wantHoldable || pick(2)) {
            // Balanced by admissible forces, if nodes allow any: only strands at the body carry, or a few at random.
            Eigen::VectorXd N = Eigen::VectorXd::Zero(p.L.cols());
            for (Eigen::Index j = 0; j < N.size(); ++j) {
                if (p.L.col(j).tail(p.L.rows() - m_bodyRows).squaredNorm() == 0) {
                    const double size = m_options.onGrid ? pick(3) : uniform(0, 2) * pick(2);
                    N[j] = p.upper[j] > 0 ? std::min(size, p.upper[j]) : std::max(-size, p.lower[j]);
                }
            }
            p.load = -p.L * N;
            if (p.load.norm() > 0)
                return;
        }
        for (int k = 0; k < m_bodyRows; ++k)
            p.load[k] = m_options.onGrid ? pick(5) - 2 : uniform(-2, 2);
    }

    std::mt19937 m_random;
    RandomLinksOptions m_options;
    int m_dimension = 2, m_bodyRows = 2, m_nodes = 0;
    bool m_bodyTurns = false;
    Vector3 m_pivot = Vector3::Zero(), m_body = Vector3::Zero();
    Vector3 m_nodeAt[4];
};

}  // namespace sinew::test
