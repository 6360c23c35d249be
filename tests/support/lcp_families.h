#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include "core/complementarity/lcp_problem.h"

namespace sinew::test {

// Eight families of symmetric positive definite complementarity problems, from Gaussian matrices to those of
// mechanics. On SpringStiffness and SpringCompliance the published rules of Kolesnikov 2004 are exact, on the others
// they err.
enum class LcpFamily {
    Gaussian,          // G G' / 2n, G n x 2n
    IllConditioned,    // G G' / (n + 1), G n x (n + 1)
    SpringStiffness,   // a path of springs, n random chords, soft ground springs: an M-matrix
    SpringCompliance,  // the inverse of such
    Chain,             // J M^-1 J' of a falling chain of rods with a contact at every joint
    Beam,              // a beam on n one-sided elastic supports
    SoftMuscles,       // n tension-only links on n / 5 coordinates, passive stiffness 1e-3 of the links'
    StiffMuscles,      // the same with 0.1
};

inline constexpr std::array lcpFamilies
    = {LcpFamily::Gaussian, LcpFamily::IllConditioned, LcpFamily::SpringStiffness, LcpFamily::SpringCompliance,
       LcpFamily::Chain,    LcpFamily::Beam,           LcpFamily::SoftMuscles,     LcpFamily::StiffMuscles};

inline const char* nameOf(LcpFamily family)
{
    constexpr std::array names = {"Gaussian", "ill-conditioned", "spring stiffness", "spring compliance", "chain",
                                  "beam",     "soft muscles",    "stiff muscles"};
    return names[static_cast<std::size_t>(family)];
}

class LcpGenerator {
public:
    explicit LcpGenerator(unsigned seed) : m_random(seed) {}

    // With the load that comes with the family.
    LcpProblem natural(LcpFamily family, Eigen::Index n)
    {
        LcpProblem p;
        switch (family) {
        case LcpFamily::Gaussian: p = gram(n, 2 * n); break;
        case LcpFamily::IllConditioned: p = gram(n, n + 1); break;
        case LcpFamily::SpringStiffness: p = {network(n), gauss(n, 1), {}, {}, {}}; break;
        case LcpFamily::SpringCompliance: p = springCompliance(n); break;
        case LcpFamily::Chain: p = chain(n); break;
        case LcpFamily::Beam: p = beam(n); break;
        case LcpFamily::SoftMuscles: p = muscles(n, 1e-3); break;
        case LcpFamily::StiffMuscles: p = muscles(n, 0.1); break;
        }
        p.A = (0.5 * (p.A + p.A.transpose())).eval();
        return p;
    }

    // The family's matrix with X and Y drawn on complementary sets, a share of the rows active.
    LcpProblem planted(LcpFamily family, Eigen::Index n, double share)
    {
        LcpProblem p = natural(family, n);
        Eigen::VectorXd X = Eigen::VectorXd::Zero(n), Y = Eigen::VectorXd::Zero(n);
        std::vector<Eigen::Index> order(static_cast<std::size_t>(n));
        for (Eigen::Index i = 0; i < n; ++i)
            order[static_cast<std::size_t>(i)] = i;
        std::shuffle(order.begin(), order.end(), m_random);
        const auto active = static_cast<Eigen::Index>(std::ceil(share * static_cast<double>(n)));
        for (Eigen::Index i = 0; i < n; ++i) {
            const Eigen::Index row = order[static_cast<std::size_t>(i)];
            (i < active ? X : Y)[row] = between(0.1, 1) * (i < active ? 1 : p.A(row, row));
        }
        p.B = Y - p.A * X;
        return p;
    }

private:
    double normal() { return m_normal(m_random); }
    double between(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_random); }
    double logBetween(double low, double high) { return std::exp(between(std::log(low), std::log(high))); }
    Eigen::Index below(Eigen::Index count)
    {
        return std::uniform_int_distribution<Eigen::Index>(0, count - 1)(m_random);
    }

    Eigen::MatrixXd gauss(Eigen::Index rows, Eigen::Index columns)
    {
        return Eigen::MatrixXd::NullaryExpr(rows, columns, [this] { return normal(); });
    }

    LcpProblem gram(Eigen::Index n, Eigen::Index columns)
    {
        const Eigen::MatrixXd G = gauss(n, columns);
        return {G * G.transpose() / static_cast<double>(columns), gauss(n, 1), {}, {}, {}};
    }

    Eigen::MatrixXd network(Eigen::Index n)
    {
        Eigen::MatrixXd K = Eigen::MatrixXd::Zero(n, n);
        const auto spring = [&](Eigen::Index i, Eigen::Index j) {
            const double k = std::exp(normal());
            K(i, i) += k;
            K(j, j) += k;
            K(i, j) -= k;
            K(j, i) -= k;
        };
        for (Eigen::Index i = 0; i + 1 < n; ++i)
            spring(i, i + 1);
        for (Eigen::Index i = 0; i < n; ++i) {
            K(i, i) += 0.05 * std::exp(normal());
            const Eigen::Index a = below(n), b = below(n);
            if (a != b)
                spring(a, b);
        }
        return K;
    }

    LcpProblem springCompliance(Eigen::Index n)
    {
        const Eigen::MatrixXd A = network(n).llt().solve(Eigen::MatrixXd::Identity(n, n));
        return {A, A * gauss(n, 1), {}, {}, {}};
    }

    // Rods of unit mass and length 1 / n; coordinates x, y of the first end and absolute angles.
    LcpProblem chain(Eigen::Index n)
    {
        const Eigen::Index rods = n - 1, dofs = rods + 2;
        const double length = 1.0 / static_cast<double>(std::max<Eigen::Index>(rods, 1));
        Eigen::VectorXd angle(rods);
        for (double& value : angle)
            value = between(-1, 1);
        const auto pointJacobian = [&](Eigen::Index rod, double share) {  // of the point that far along a rod
            Eigen::MatrixXd J = Eigen::MatrixXd::Zero(2, dofs);
            J(0, 0) = J(1, 1) = 1;
            for (Eigen::Index k = 0; k <= rod && k < rods; ++k) {
                const double reach = length * (k == rod ? share : 1.0);
                J(0, 2 + k) = -reach * std::sin(angle[k]);
                J(1, 2 + k) = reach * std::cos(angle[k]);
            }
            return J;
        };
        Eigen::MatrixXd M = Eigen::MatrixXd::Zero(dofs, dofs), J(n, dofs);
        Eigen::VectorXd Q = Eigen::VectorXd::Zero(dofs);
        for (Eigen::Index k = 0; k < rods; ++k) {
            const Eigen::MatrixXd centre = pointJacobian(k, 0.5);
            M.noalias() += centre.transpose() * centre;
            M(2 + k, 2 + k) += length * length / 12;
            Q -= 9.81 * centre.row(1).transpose();
            Q[2 + k] += length * normal();
        }
        if (rods == 0)
            M.setIdentity();
        for (Eigen::Index i = 0; i < n; ++i)
            J.row(i) = i == 0 ? pointJacobian(0, 0).row(1) : pointJacobian(i - 1, 1).row(1);
        const Eigen::LLT<Eigen::MatrixXd> factor(M);
        const Eigen::VectorXd approach = 3 * gauss(n, 1);
        return {J * factor.solve(J.transpose()), J * factor.solve(Q) + approach, {}, {}, {}};
    }

    // Simply supported, unit length and bending stiffness; supports as soft as a Winkler bed of lambda L = 5 to 20.
    LcpProblem beam(Eigen::Index n)
    {
        Eigen::MatrixXd F(n, n);
        const auto place = [&](Eigen::Index i) { return double(i + 1) / double(n + 1); };
        for (Eigen::Index i = 0; i < n; ++i) {
            for (Eigen::Index j = 0; j < n; ++j) {
                const double x = std::min(place(i), place(j)), b = 1 - std::max(place(i), place(j));
                F(i, j) = b * x * (1 - b * b - x * x) / 6;
            }
        }
        const double lambda = between(5, 20);
        LcpProblem p{F, -(F * gauss(n, 1)), {}, {}, {}};
        p.A.diagonal().array() += double(n + 1) / (4 * std::pow(lambda, 4));
        return p;
    }

    LcpProblem muscles(Eigen::Index n, double passive)
    {
        const Eigen::Index dofs = std::max<Eigen::Index>(2, n / 5);
        Eigen::MatrixXd J = Eigen::MatrixXd::Zero(n, dofs);
        Eigen::VectorXd stiffness(n);
        for (Eigen::Index i = 0; i < n; ++i) {
            stiffness[i] = logBetween(5e3, 2e5);
            const Eigen::Index first = below(dofs), count = 1 + below(3);
            for (Eigen::Index k = first; k < std::min(first + count, dofs); ++k)
                J(i, k) = 0.05 * normal();
        }
        const Eigen::VectorXd soft = J.cwiseAbs2().transpose() * stiffness;
        const double R = passive * std::max(soft.mean(), 1e-6);
        LcpProblem p{J * J.transpose() / R, -(J * gauss(dofs, 1)) / R, {}, {}, {}};
        p.A.diagonal() += stiffness.cwiseInverse();
        return p;
    }

    std::mt19937 m_random;
    std::normal_distribution<double> m_normal;
};

}  // namespace sinew::test
