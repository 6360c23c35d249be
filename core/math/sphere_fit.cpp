#include "core/math/sphere_fit.h"

#include <cmath>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

Vector3 meanOf(std::span<const Vector3> points)
{
    Vector3 sum = Vector3::Zero();
    for (const Vector3& point : points)
        sum += point;
    return sum / static_cast<double>(points.size());
}

// One round of Gauss and Newton's method; the size of its step.
double improve(std::span<const Vector3> points, SphereFit& fit)
{
    Eigen::MatrixXd rows(static_cast<Eigen::Index>(points.size()), 4);
    Eigen::VectorXd misses(rows.rows());
    for (Eigen::Index i = 0; i < rows.rows(); ++i) {
        const Vector3 from = points[static_cast<std::size_t>(i)] - fit.centre;
        const double distance = from.norm();
        misses[i] = fit.radius - distance;
        rows.row(i) << -from.transpose() / distance, -1;
    }
    const Eigen::Vector4d step = rows.colPivHouseholderQr().solve(misses);
    fit.centre += step.head<3>();
    fit.radius += step[3];
    return step.norm();
}

}  // namespace

std::optional<SphereFit> fitSphere(std::span<const Vector3> points)
{
    constexpr double flattest = 1e-3;  // of the least extent of the points against their largest
    if (points.size() < 4)
        return std::nullopt;
    const Vector3 mean = meanOf(points);
    Eigen::MatrixXd rows(static_cast<Eigen::Index>(points.size()), 4), places(rows.rows(), 3);
    Eigen::VectorXd squares(rows.rows());
    for (Eigen::Index i = 0; i < rows.rows(); ++i) {
        const Vector3 place = points[static_cast<std::size_t>(i)] - mean;
        places.row(i) = place.transpose();
        rows.row(i) << 2 * place.transpose(), 1;
        squares[i] = place.squaredNorm();
    }
    const Vector3 extents = places.jacobiSvd().singularValues();
    if (!(extents[2] > flattest * extents[0]))
        return std::nullopt;
    // Lengths of one size in all columns.
    rows.col(3) *= extents[0];
    const Eigen::Vector4d solved = rows.colPivHouseholderQr().solve(squares);
    const Vector3 centre = solved.head<3>();
    SphereFit fit{mean + centre, std::sqrt(solved[3] * extents[0] + centre.squaredNorm()), 0};
    constexpr int rounds = 50;
    for (int i = 0; i < rounds && improve(points, fit) > 1e-14 * extents[0]; ++i) {
    }
    double sum = 0;
    for (const Vector3& point : points)
        sum += std::pow((point - fit.centre).norm() - fit.radius, 2);
    fit.residual = std::sqrt(sum / static_cast<double>(points.size()));
    if (!fit.centre.allFinite() || !(fit.radius > 0 && std::isfinite(fit.radius)))
        return std::nullopt;
    return fit;
}

}  // namespace sinew
