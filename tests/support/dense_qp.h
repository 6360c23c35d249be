#pragma once

#include <algorithm>

#include <Eigen/Dense>

namespace sinew::test {

// minimise 1/2 x'Hx + c'x  subject to  A x = b,  G x >= 0, for a positive semidefinite H: a primal-dual interior point
// (Mehrotra's predictor and corrector) over dense matrices, then the equations of the active set it found, solved
// exactly. Shares nothing with the solvers it checks. Scale variables to order one.
struct DenseQp {
    Eigen::MatrixXd H, A, G;
    Eigen::VectorXd c, b;
};

struct DenseQpResult {
    Eigen::VectorXd x;
    bool converged = false;  // false for problems without a solution
};

inline DenseQpResult solveDenseQp(const DenseQp& p)
{
    const Eigen::Index n = p.c.size(), equalities = p.b.size(), m = p.G.rows();
    Eigen::VectorXd x = Eigen::VectorXd::Zero(n), y = Eigen::VectorXd::Zero(equalities);
    Eigen::VectorXd s = Eigen::VectorXd::Ones(m), z = Eigen::VectorXd::Ones(m);
    bool converged = false;
    const auto reach = [](const Eigen::VectorXd& v, const Eigen::VectorXd& dv) {
        double step = 1;
        for (Eigen::Index i = 0; i < v.size(); ++i) {
            if (dv[i] < 0)
                step = std::min(step, -0.995 * v[i] / dv[i]);
        }
        return step;
    };
    for (int iteration = 0; iteration < 100 && !converged; ++iteration) {
        const Eigen::VectorXd dual = p.H * x + p.c - p.A.transpose() * y - p.G.transpose() * z;
        const Eigen::VectorXd primal = p.A * x - p.b, inside = p.G * x - s;
        const double mu = m > 0 ? s.dot(z) / double(m) : 0;
        converged = mu < 1e-13 && dual.cwiseAbs().maxCoeff() < 1e-9
                    && (equalities == 0 || primal.cwiseAbs().maxCoeff() < 1e-9)
                    && (m == 0 || inside.cwiseAbs().maxCoeff() < 1e-9);
        if (converged)
            break;
        const Eigen::VectorXd W = z.cwiseQuotient(s);
        Eigen::MatrixXd K = Eigen::MatrixXd::Zero(n + equalities, n + equalities);
        K.topLeftCorner(n, n) = p.H + p.G.transpose() * W.asDiagonal() * p.G;
        K.topRightCorner(n, equalities) = -p.A.transpose();
        K.bottomLeftCorner(equalities, n) = p.A;
        const Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> factor(K);
        const auto direction = [&](const Eigen::VectorXd& target) {
            // s z + ds z + s dz = target, ds = G dx + inside
            Eigen::VectorXd right(n + equalities);
            right << -dual + p.G.transpose() * (target.cwiseQuotient(s) - z - W.cwiseProduct(inside)), -primal;
            const Eigen::VectorXd d = factor.solve(right);
            const Eigen::VectorXd dx = d.head(n), dy = d.tail(equalities);
            const Eigen::VectorXd ds = p.G * dx + inside;
            const Eigen::VectorXd dz = target.cwiseQuotient(s) - z - W.cwiseProduct(ds);
            return std::tuple{dx, dy, ds, dz};
        };
        const auto [ax, ay, as, az] = direction(Eigen::VectorXd::Zero(m));
        const double affine = m > 0 ? (s + reach(s, as) * as).dot(z + reach(z, az) * az) / double(m) : 0;
        const double sigma = mu > 0 ? std::pow(affine / mu, 3) : 0;
        const auto [dx, dy, ds, dz]
            = direction(Eigen::VectorXd::Constant(m, sigma * mu) - as.cwiseProduct(az));
        const double step = std::min(reach(s, ds), reach(z, dz));
        x += step * dx;
        y += step * dy;
        s += step * ds;
        z += step * dz;
        if (!x.allFinite())
            return {x, false};
    }
    if (!converged)
        return {x, false};
    // the active set's own equations; what they leave open stays near the interior point's answer
    std::vector<Eigen::Index> active;
    for (Eigen::Index i = 0; i < m; ++i) {
        if (s[i] < z[i])
            active.push_back(i);
    }
    const auto a = static_cast<Eigen::Index>(active.size());
    Eigen::MatrixXd K = Eigen::MatrixXd::Zero(n + equalities + a, n + equalities + a);
    Eigen::VectorXd right(n + equalities + a);
    K.topLeftCorner(n, n) = p.H;
    K.block(0, n, n, equalities) = -p.A.transpose();
    K.block(n, 0, equalities, n) = p.A;
    for (Eigen::Index i = 0; i < a; ++i) {
        K.block(0, n + equalities + i, n, 1) = -p.G.row(active[std::size_t(i)]).transpose();
        K.block(n + equalities + i, 0, 1, n) = p.G.row(active[std::size_t(i)]);
    }
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> factor;
    factor.setThreshold(1e-11);
    factor.compute(K);
    Eigen::VectorXd all = Eigen::VectorXd::Zero(n + equalities + a), wanted(n + equalities + a);
    all.head(n) = x;
    wanted << -p.c, p.b, Eigen::VectorXd::Zero(a);
    for (int refine = 0; refine < 3; ++refine) {
        right = wanted - K * all;
        all += factor.solve(right);
    }
    return {all.head(n), true};
}

}  // namespace sinew::test
