#pragma once

#include <algorithm>

#include <Eigen/Dense>

namespace sinew::test {

// An independent way to share a load: the primal-dual interior-point method (Mehrotra's predictor and corrector) for
//     minimise 1/2 sum N^2 / k - D0'N   subject to  L N + Q = 0,  N >= 0.
// Shares nothing with the switching it checks. converged is false for infeasible problems.
struct InteriorPointResult {
    Eigen::VectorXd N;
    bool converged = false;
};

inline InteriorPointResult solveByInteriorPoint(const Eigen::MatrixXd& L, const Eigen::VectorXd& k,
                                                const Eigen::VectorXd& D0, const Eigen::VectorXd& Q)
{
    // Rows and forces are scaled to order one: R (L N + Q) = 0 with N = s x.
    const Eigen::Index m = L.cols(), d = L.rows();
    const Eigen::VectorXd R = L.rowwise().norm().cwiseInverse();
    const double s = std::max((R.asDiagonal() * Q).cwiseAbs().maxCoeff(), 1e-12);
    const Eigen::MatrixXd A = R.asDiagonal() * L;
    const Eigen::VectorXd b = -(R.asDiagonal() * Q) / s;
    const double kScale = k.mean();
    const Eigen::VectorXd H = kScale * k.cwiseInverse(), c = -D0 * kScale / s;

    Eigen::VectorXd x = Eigen::VectorXd::Ones(m), z = Eigen::VectorXd::Ones(m), y = Eigen::VectorXd::Zero(d);
    for (int iteration = 0; iteration < 200; ++iteration) {
        const Eigen::VectorXd dual = H.cwiseProduct(x) + c - A.transpose() * y - z, primal = A * x - b;
        const double mu = x.dot(z) / double(m);
        if (mu < 1e-19 && dual.cwiseAbs().maxCoeff() < 1e-11 && primal.cwiseAbs().maxCoeff() < 1e-12)
            return {s * x, true};
        const auto direction = [&](const Eigen::VectorXd& target) {
            // target: wanted x z; eliminates z and x in favour of y.
            const Eigen::VectorXd D = (H + z.cwiseQuotient(x)).cwiseInverse();
            const Eigen::VectorXd r = -dual + target.cwiseQuotient(x) - z;
            const Eigen::MatrixXd S = A * D.asDiagonal() * A.transpose();
            const Eigen::VectorXd dy = S.ldlt().solve(-primal - A * D.cwiseProduct(r));
            const Eigen::VectorXd dx = D.cwiseProduct(r + A.transpose() * dy);
            const Eigen::VectorXd dz = (target - z.cwiseProduct(dx)).cwiseQuotient(x) - z;
            return std::tuple{dx, dy, dz};
        };
        const auto reach = [](const Eigen::VectorXd& v, const Eigen::VectorXd& dv) {
            double step = 1;
            for (Eigen::Index i = 0; i < v.size(); ++i) {
                if (dv[i] < 0)
                    step = std::min(step, -v[i] / dv[i]);
            }
            return step;
        };
        const auto [ax, ay, az] = direction(Eigen::VectorXd::Zero(m));
        const double affine = (x + reach(x, ax) * ax).dot(z + reach(z, az) * az) / double(m);
        const double sigma = std::pow(affine / mu, 3);
        const auto [dx, dy, dz] = direction(Eigen::VectorXd::Constant(m, sigma * mu) - ax.cwiseProduct(az));
        const double px = std::min(1.0, 0.995 * reach(x, dx)), pz = std::min(1.0, 0.995 * reach(z, dz));
        const double step = std::min(px, pz);
        x += step * dx;
        y += step * dy;
        z += step * dz;
        if (!x.allFinite() || !z.allFinite())
            break;
    }
    return {s * x, false};
}

}  // namespace sinew::test
