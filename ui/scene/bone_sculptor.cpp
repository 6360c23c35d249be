#include "ui/scene/bone_sculptor.h"

#include <algorithm>
#include <cmath>

#include "core/math/decompositions.h"
#include "core/math/rotation.h"
#include "ui/scene/knot_curve.h"

namespace sinew {

namespace {

constexpr double metre = 0.01;  // a centimetre in metres

using Knot4 = Eigen::Vector4d;  // place and radius

Knot4 toVector(const Knot& knot)
{
    return {knot.x, knot.y, knot.z, knot.radius};
}

// True when the points (3 x n, relative to their mean) span a plane well, so that a best rotation is defined.
bool spansPlane(const Eigen::Matrix3Xd& places)
{
    if (places.cols() < 3)
        return false;
    const Matrix3 scatter = places * places.transpose();
    const Vector3 squares = Eigen::SelfAdjointEigenSolver<Matrix3>(scatter, Eigen::EigenvaluesOnly).eigenvalues();
    return squares[1] > 0.05 * 0.05 * squares[2];
}

}  // namespace

LandmarkWarp::LandmarkWarp(const std::vector<std::pair<Vector3, Vector3>>& pairs)
{
    if (pairs.empty())
        return;
    const auto count = static_cast<Eigen::Index>(pairs.size());
    Eigen::Matrix3Xd from(3, count), to(3, count);
    for (Eigen::Index i = 0; i < count; ++i) {
        from.col(i) = pairs[static_cast<std::size_t>(i)].first;
        to.col(i) = pairs[static_cast<std::size_t>(i)].second;
    }
    const Vector3 fromMean = from.rowwise().mean(), toMean = to.rowwise().mean();
    const Eigen::Matrix3Xd fromPlaces = from.colwise() - fromMean, toPlaces = to.colwise() - toMean;
    const double fromSize = fromPlaces.norm(), toSize = toPlaces.norm();
    if (fromSize > 0 && toSize > 0)
        m_scale = toSize / fromSize;
    if (spansPlane(fromPlaces))
        m_rotation = bestRotation(fromPlaces, toPlaces);
    m_translation = toMean - m_scale * m_rotation * fromMean;

    // exp(-r) is positive definite for any set of different points, and neither overshoots nor grows far away.
    Eigen::MatrixXd kernel(count, count);
    Eigen::Matrix3Xd rest(3, count);
    for (Eigen::Index i = 0; i < count; ++i) {
        m_centres.push_back(from.col(i));
        rest.col(i) = to.col(i) - similar(from.col(i));
        for (Eigen::Index j = 0; j < count; ++j)
            kernel(i, j) = std::exp(-(from.col(i) - from.col(j)).norm() / m_reach) + (i == j ? 1e-9 : 0.0);
    }
    const Eigen::LDLT<Eigen::MatrixXd> factor(kernel);
    m_weights.resize(3, count);
    for (Eigen::Index axis = 0; axis < 3; ++axis)
        m_weights.row(axis) = factor.solve(Eigen::VectorXd(rest.row(axis)));
}

Vector3 LandmarkWarp::similar(const Vector3& reference) const
{
    return m_scale * m_rotation * reference + m_translation;
}

Vector3 LandmarkWarp::operator()(const Vector3& reference) const
{
    Vector3 result = similar(reference);
    for (std::size_t i = 0; i < m_centres.size(); ++i)
        result += m_weights.col(static_cast<Eigen::Index>(i)) * std::exp(-(reference - m_centres[i]).norm() / m_reach);
    return result;
}

std::vector<std::pair<Vector3, Vector3>> pairLandmarks(const std::vector<ReferenceLandmark>& reference,
                                                       const std::vector<Landmark>& landmarks)
{
    std::vector<std::pair<Vector3, Vector3>> pairs;
    for (const ReferenceLandmark& place : reference) {
        for (const Landmark& landmark : landmarks) {
            if (landmark.name == place.name && landmark.position.allFinite())
                pairs.emplace_back(metre * place.position, landmark.position);
        }
    }
    return pairs;
}

void BoneSculptor::reflectAt(double middle)
{
    m_reflected = true;
    m_middle = middle;
}

Vector3 BoneSculptor::place(const Vector3& centimetres) const
{
    Vector3 seen = centimetres;
    if (m_reflected)
        seen.z() = 2 * m_middle - seen.z();
    return m_warp(metre * seen);
}

Vector3 BoneSculptor::turn(const Vector3& direction) const
{
    return m_warp.rotation() * Vector3(direction.x(), direction.y(), m_reflected ? -direction.z() : direction.z());
}

FieldPart BoneSculptor::makeTube(const std::vector<Knot>& knots, const Vector3& flat, double squash) const
{
    std::vector<Knot4> coarse;
    for (const Knot& knot : knots)
        coarse.push_back(toVector(knot));
    const std::vector<Knot4> fine = knots.size() > 2 ? refined(coarse, 5) : coarse;
    FieldPart part;
    for (std::size_t i = 0; i + 1 < fine.size(); ++i) {
        FieldPiece piece;
        piece.corners[0] = place(fine[i].head<3>());
        piece.corners[1] = place(fine[i + 1].head<3>());
        piece.radii = {length(fine[i][3]), length(fine[i + 1][3]), 0};
        piece.squash = squash;
        if (squash > 1)
            piece.flat = turn(flat).normalized();
        part.pieces.push_back(piece);
    }
    return part;
}

void BoneSculptor::tube(const std::vector<Knot>& knots, double blend)
{
    flatTube(knots, Vector3::UnitX(), 1, blend);
}

void BoneSculptor::flatTube(const std::vector<Knot>& knots, const Vector3& flat, double squash, double blend)
{
    FieldPart part = makeTube(knots, flat, squash);
    part.blend = length(blend);
    m_field.join(std::move(part));
}

void BoneSculptor::cutTube(const std::vector<Knot>& knots, double blend)
{
    FieldPart part = makeTube(knots, Vector3::UnitX(), 1);
    part.join = FieldJoin::Cut;
    part.blend = length(blend);
    m_field.join(std::move(part));
}

void BoneSculptor::plate(const std::vector<std::vector<Knot>>& rows, double blend)
{
    std::vector<std::vector<Knot4>> across;  // every row refined along itself
    for (const std::vector<Knot>& row : rows) {
        std::vector<Knot4> coarse;
        for (const Knot& knot : row)
            coarse.push_back(toVector(knot));
        across.push_back(refined(coarse, 4));
    }
    std::vector<std::vector<Knot4>> columns;  // every column refined down the rows
    for (std::size_t c = 0; c < across[0].size(); ++c) {
        std::vector<Knot4> column;
        for (const std::vector<Knot4>& row : across)
            column.push_back(row[c]);
        columns.push_back(refined(column, 4));
    }
    FieldPart part;
    part.blend = length(blend);
    const auto triangle = [&](const Knot4& a, const Knot4& b, const Knot4& c) {
        FieldPiece piece;
        piece.kind = FieldPiece::Kind::Triangle;
        piece.corners = {place(a.head<3>()), place(b.head<3>()), place(c.head<3>())};
        piece.radii = {length(a[3]), length(b[3]), length(c[3])};
        part.pieces.push_back(piece);
    };
    for (std::size_t c = 0; c + 1 < columns.size(); ++c) {
        for (std::size_t r = 0; r + 1 < columns[c].size(); ++r) {
            triangle(columns[c][r], columns[c + 1][r], columns[c][r + 1]);
            triangle(columns[c + 1][r], columns[c + 1][r + 1], columns[c][r + 1]);
        }
    }
    m_field.join(std::move(part));
}

FieldPiece BoneSculptor::makeEllipsoid(const Vector3& centre, const Vector3& radii, const Matrix3& axes) const
{
    FieldPiece piece;
    piece.kind = FieldPiece::Kind::Ellipsoid;
    piece.corners[0] = place(centre);
    piece.radii = {length(radii.x()), length(radii.y()), length(radii.z())};
    for (int i = 0; i < 3; ++i)
        piece.axes.col(i) = turn(axes.col(i));
    return piece;
}

void BoneSculptor::ellipsoid(const Vector3& centre, const Vector3& radii, double blend, const Matrix3& axes)
{
    m_field.join({FieldJoin::Add, length(blend), {makeEllipsoid(centre, radii, axes)}});
}

void BoneSculptor::cutEllipsoid(const Vector3& centre, const Vector3& radii, double blend, const Matrix3& axes)
{
    m_field.join({FieldJoin::Cut, length(blend), {makeEllipsoid(centre, radii, axes)}});
}

void BoneSculptor::cartilage(const Vector3& centre, const Vector3& radii)
{
    m_field.cartilage.push_back(makeEllipsoid(centre, radii, Matrix3::Identity()));
}

}  // namespace sinew
