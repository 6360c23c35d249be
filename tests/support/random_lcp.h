#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include <Eigen/Dense>

#include "core/complementarity/lcp_check.h"

namespace sinew::test {

enum class Place { Lower, Upper, Between };

// X of given places, or nothing when it violates a sign. A singular block takes the shortest X, which is one of many.
inline bool solveAt(const LcpProblem& p, const LcpBounds& bounds, const std::vector<Place>& places, Eigen::VectorXd& X)
{
    const Eigen::Index n = p.B.size();
    std::vector<Eigen::Index> between;
    X.setZero(n);
    for (Eigen::Index i = 0; i < n; ++i) {
        const Place place = places[std::size_t(i)];
        if (place == Place::Between)
            between.push_back(i);
        else
            X[i] = place == Place::Lower ? bounds.lower[i] : bounds.upper[i];
    }
    if (!X.allFinite())
        return false;
    if (!between.empty()) {
        const Eigen::VectorXd right = -(p.A * X + p.B)(between);
        const Eigen::VectorXd inner
            = Eigen::MatrixXd(p.A(between, between)).completeOrthogonalDecomposition().solve(right);
        X(between) = inner;
    }
    const Eigen::VectorXd Y = p.A * X + p.B;
    // Sums of up to seven terms near one, through blocks of conditions up to 1e5 or so.
    const double tolerance = 1e-9 * (1 + p.B.cwiseAbs().maxCoeff()) * (1 + X.cwiseAbs().maxCoeff());
    for (Eigen::Index i = 0; i < n; ++i) {
        const Place place = places[std::size_t(i)];
        const bool fixed = bounds.lower[i] == bounds.upper[i];
        if (X[i] < bounds.lower[i] - tolerance || X[i] > bounds.upper[i] + tolerance
            || (place != Place::Upper && !fixed && Y[i] < -tolerance)
            || (place != Place::Lower && !fixed && Y[i] > tolerance))
            return false;
    }
    return true;
}

// Tries the 3^n sets of places.
inline bool solveByEnumeration(const LcpProblem& p, Eigen::VectorXd& X)
{
    LcpBounds bounds;
    bounds.set(p);
    std::vector<Place> places(std::size_t(p.B.size()), Place::Lower);
    for (;;) {
        if (solveAt(p, bounds, places, X))
            return true;
        std::size_t i = 0;
        while (i < places.size() && places[i] == Place::Between)
            places[i++] = Place::Lower;
        if (i == places.size())
            return false;
        places[i] = places[i] == Place::Lower ? Place::Upper : Place::Between;
    }
}

// Whether X solves the problem, by its definition, to a share of the size of each sum's terms.
inline bool isSolution(const LcpProblem& p, const Eigen::VectorXd& X, double tolerance)
{
    LcpBounds bounds;
    bounds.set(p);
    const Eigen::VectorXd Y = p.A * X + p.B;
    const double x = tolerance * X.cwiseAbs().maxCoeff(),
                 y = tolerance * (p.B.cwiseAbs() + p.A.cwiseAbs() * X.cwiseAbs()).maxCoeff();
    for (Eigen::Index i = 0; i < X.size(); ++i) {
        const bool atLower = X[i] <= bounds.lower[i] + x, atUpper = X[i] >= bounds.upper[i] - x;
        if (X[i] < bounds.lower[i] || X[i] > bounds.upper[i] || (Y[i] > y && !atLower) || (Y[i] < -y && !atUpper))
            return false;
    }
    return true;
}

class RandomLcp {
public:
    explicit RandomLcp(unsigned seed) : m_random(seed) {}

    int upTo(int n) { return int(m_random() % unsigned(n + 1)); }
    double normal() { return m_normal(m_random); }
    double small() { return double(upTo(3) - 2); }  // -2 to 1
    Eigen::MatrixXd gauss(Eigen::Index rows, Eigen::Index columns)
    {
        return Eigen::MatrixXd::NullaryExpr(rows, columns, [&] { return normal(); });
    }
    Eigen::MatrixXd integers(Eigen::Index n)
    {
        return Eigen::MatrixXd::NullaryExpr(n, n, [&] { return double(upTo(2) - 1); });
    }
    // Positive definite but not symmetric, so a P-matrix.
    Eigen::MatrixXd positive(Eigen::Index n)
    {
        const Eigen::MatrixXd G = gauss(n, n), S = gauss(n, n);
        return G * G.transpose() / double(n) + S - S.transpose() + 0.1 * Eigen::MatrixXd::Identity(n, n);
    }
    // A P-matrix that is not positive definite.
    Eigen::MatrixXd triangular(Eigen::Index n)
    {
        Eigen::MatrixXd A = gauss(n, n).triangularView<Eigen::Lower>();
        A.diagonal() = A.diagonal().cwiseAbs().array() + 0.1;
        return A;
    }
    // Positive semidefinite of half rank, not symmetric.
    Eigen::MatrixXd semidefinite(Eigen::Index n)
    {
        const Eigen::Index d = std::max<Eigen::Index>(1, n / 2);
        const Eigen::MatrixXd G = gauss(n, d), S = gauss(d, d);
        return G * (Eigen::MatrixXd::Identity(d, d) + S - S.transpose()) * G.transpose();
    }
    // Semidefinite with numbers from -4 to 4 or so: ties everywhere.
    Eigen::MatrixXd degenerate(Eigen::Index n)
    {
        const Eigen::MatrixXd G = integers(n), S = integers(n);
        return upTo(1) == 0 ? Eigen::MatrixXd(G * G.transpose()) : Eigen::MatrixXd(S - S.transpose());
    }
    Eigen::VectorXd vector(Eigen::Index n) { return gauss(n, 1); }
    Eigen::VectorXd smallVector(Eigen::Index n)
    {
        return Eigen::VectorXd::NullaryExpr(n, [&] { return small(); });
    }
    // Bounds of every kind, now and then with no room between them.
    void addBounds(LcpProblem& p, bool whole)
    {
        const Eigen::Index n = p.B.size();
        p.lower.setZero(n);
        p.upper.setConstant(n, std::numeric_limits<double>::infinity());
        for (Eigen::Index i = 0; i < n; ++i) {
            const double a = whole ? small() : normal(), room = whole ? double(upTo(2)) : std::abs(normal());
            switch (upTo(5)) {
            case 0: p.lower[i] = -std::numeric_limits<double>::infinity(), p.upper[i] = a; break;
            case 1: p.lower[i] = a, p.upper[i] = a + room; break;
            case 2: p.lower[i] = a; break;
            case 3: p.lower[i] = -std::numeric_limits<double>::infinity(); break;
            default: break;
            }
        }
    }
    void addEqualities(LcpProblem& p)
    {
        for (int i = 0; i < int(p.B.size()); ++i) {
            if (upTo(2) == 0)
                p.equalities.push_back(i);
        }
    }

private:
    std::mt19937 m_random;
    std::normal_distribution<double> m_normal;
};

}  // namespace sinew::test
