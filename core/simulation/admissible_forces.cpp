#include "core/simulation/admissible_forces.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

// All forces are measured by the largest.
constexpr double wellInside = 1e-2;    // no more is asked for
constexpr double leastWeight = 1e-11;  // of the squares of the forces, against how far they are outside
constexpr double lastBarrier = 1e-13;

// minimise t + leastWeight/2 |x|^2 - barrier (sum over cones of log((c N + t)^2 - |F|^2) + log(t + wellInside)) over
// x = x0 + Z y and t; the unknowns are (y, t).
class BarrierProblem {
public:
    BarrierProblem(const Eigen::VectorXd& x0, const Eigen::MatrixXd& Z, const std::vector<ForceCone>& cones)
        : m_x0(x0), m_Z(Z), m_cones(cones), m_unknowns(Eigen::VectorXd::Zero(Z.cols() + 1))
    {
        m_unknowns[Z.cols()] = std::max(beyondCones(x0, cones), 0.0) + 1;
    }

    Eigen::VectorXd solve()
    {
        for (double barrier = 1; barrier >= lastBarrier; barrier /= 10)
            descend(barrier);
        return forces(m_unknowns);
    }

private:
    Eigen::VectorXd forces(const Eigen::VectorXd& unknowns) const { return m_x0 + m_Z * unknowns.head(m_Z.cols()); }

    void descend(double barrier)
    {
        constexpr int stepLimit = 50;
        double value = calcValue(m_unknowns, barrier);
        for (int i = 0; i < stepLimit; ++i) {
            calcSlopes(barrier);
            const Eigen::VectorXd step = m_factor.compute(m_hessian).solve(-m_gradient);
            const double slope = m_gradient.dot(step);
            if (!(slope < -barrier * 1e-6) || !step.allFinite())
                return;
            double share = 1, next = 0;
            do {
                next = calcValue(m_unknowns + share * step, barrier);
                share /= 2;
            } while (!(next <= value + 0.2 * share * slope) && share > 1e-12);
            if (!(next < value))
                return;
            m_unknowns += 2 * share * step;
            value = next;
        }
    }

    // Infinite outside of the barriers.
    double calcValue(const Eigen::VectorXd& unknowns, double barrier) const
    {
        const Eigen::VectorXd x = forces(unknowns);
        const double t = unknowns[m_Z.cols()];
        double logs = t > -wellInside ? std::log(t + wellInside) : -std::numeric_limits<double>::infinity();
        for (const ForceCone& cone : m_cones) {
            const double reach = reachOf(cone, x, t);
            const double inside = cone.tangents == 0 ? reach : reach * reach - frictionOf(cone, x).squaredNorm();
            logs += reach > 0 && inside > 0 ? std::log(inside) : -std::numeric_limits<double>::infinity();
        }
        return t + leastWeight / 2 * x.squaredNorm() - barrier * logs;
    }

    void calcSlopes(double barrier)
    {
        const Eigen::Index k = m_Z.cols();
        const Eigen::VectorXd x = forces(m_unknowns);
        const double t = m_unknowns[k];
        m_gradient.setZero(k + 1);
        m_hessian.setZero(k + 1, k + 1);
        m_gradient.head(k) = leastWeight * m_Z.transpose() * x;
        m_hessian.topLeftCorner(k, k).diagonal().array() += leastWeight;
        m_gradient[k] = 1 - barrier / (t + wellInside);
        m_hessian(k, k) += barrier / ((t + wellInside) * (t + wellInside));
        for (const ForceCone& cone : m_cones)
            addCone(cone, x, t, barrier);
    }

    void addCone(const ForceCone& cone, const Eigen::VectorXd& x, double t, double barrier)
    {
        const Eigen::Index k = m_Z.cols();
        const double reach = reachOf(cone, x, t);
        Eigen::VectorXd ofReach(k + 1);
        ofReach << (cone.tangents == 0 ? 1 : cone.coefficient) * m_Z.row(cone.normal).transpose(), 1;
        if (cone.tangents == 0) {
            m_gradient -= barrier / reach * ofReach;
            m_hessian += barrier / (reach * reach) * ofReach * ofReach.transpose();
            return;
        }
        Eigen::MatrixXd ofFriction = Eigen::MatrixXd::Zero(cone.tangents, k + 1);
        ofFriction.leftCols(k) = m_Z.middleRows(cone.normal + 1, cone.tangents);
        const Eigen::VectorXd friction = frictionOf(cone, x);
        const double inside = reach * reach - friction.squaredNorm();
        const Eigen::VectorXd slope = 2 * (reach * ofReach - ofFriction.transpose() * friction);
        m_gradient -= barrier / inside * slope;
        m_hessian += barrier / (inside * inside) * slope * slope.transpose();
        m_hessian -= 2 * barrier / inside * (ofReach * ofReach.transpose() - ofFriction.transpose() * ofFriction);
    }

    static double reachOf(const ForceCone& cone, const Eigen::VectorXd& x, double t)
    {
        return (cone.tangents == 0 ? 1 : cone.coefficient) * x[cone.normal] + t;
    }

    static Eigen::VectorXd frictionOf(const ForceCone& cone, const Eigen::VectorXd& x)
    {
        return x.segment(cone.normal + 1, cone.tangents);
    }

    const Eigen::VectorXd& m_x0;
    const Eigen::MatrixXd& m_Z;
    const std::vector<ForceCone>& m_cones;
    Eigen::VectorXd m_unknowns, m_gradient;
    Eigen::MatrixXd m_hessian;
    Eigen::LDLT<Eigen::MatrixXd> m_factor;
};

}  // namespace

double beyondCones(const Eigen::VectorXd& forces, const std::vector<ForceCone>& cones)
{
    double worst = -std::numeric_limits<double>::infinity();
    for (const ForceCone& cone : cones) {
        const double normal = forces[cone.normal];
        const double friction = forces.segment(cone.normal + 1, cone.tangents).norm();
        worst = std::max(worst, cone.tangents == 0 ? -normal : friction - cone.coefficient * normal);
    }
    return worst;
}

Eigen::VectorXd mostAdmissible(const Eigen::VectorXd& forces, const Eigen::MatrixXd& undetermined,
                               const std::vector<ForceCone>& cones)
{
    const double scale = forces.lpNorm<Eigen::Infinity>();
    const Eigen::VectorXd scaled = forces / scale;
    return scale * BarrierProblem(scaled, undetermined, cones).solve();
}

}  // namespace sinew
