#include "core/mechanism/relaxed_strand.h"

#include <array>

namespace sinew {

namespace {

constexpr std::size_t strandPieces = 24;
constexpr int sweeps = 400;

using Chain = std::array<Vector3, strandPieces + 1>;

template <class Shape>
bool pushedOut(const Shape& shape, Vector3& point)
{
    if (surfaceAt(shape, point).value > 0)
        return false;
    for (int i = 0; i < 6; ++i) {
        const SurfacePoint surface = surfaceAt(shape, point);
        point -= surface.value / surface.gradient.squaredNorm() * surface.gradient;
    }
    return true;
}

// Points from end to end by way of the guess's two contacts, evenly along it.
Chain chainOver(const Vector3& from, const Vector3& to, const WrapCurve& guess)
{
    const std::array<Vector3, 4> corners = {from, guess.first, guess.last, to};
    double whole = 0;
    for (std::size_t i = 1; i < corners.size(); ++i)
        whole += (corners[i] - corners[i - 1]).norm();
    Chain chain;
    std::size_t corner = 1;
    double passed = 0;
    for (std::size_t i = 0; i <= strandPieces; ++i) {
        const double way = whole * static_cast<double>(i) / strandPieces;
        while (corner + 1 < corners.size() && way > passed + (corners[corner] - corners[corner - 1]).norm()) {
            passed += (corners[corner] - corners[corner - 1]).norm();
            ++corner;
        }
        const Vector3 side = corners[corner] - corners[corner - 1];
        chain[i] = corners[corner - 1] + (side.norm() > 0 ? (way - passed) / side.norm() : 0) * side;
    }
    return chain;
}

}  // namespace

template <class Shape>
WrapCurve relaxedStrand(const Shape& shape, const Vector3& from, const Vector3& to, const WrapCurve& guess, int zooms)
{
    Chain chain = chainOver(from, to, guess);
    std::size_t first = 0, last = 0;
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        first = last = 0;
        for (std::size_t i = 1; i < strandPieces; ++i) {
            chain[i] = 0.5 * (chain[i - 1] + chain[i + 1]);
            if (!pushedOut(shape, chain[i]))
                continue;
            last = i;
            if (first == 0)
                first = i;
        }
    }
    WrapCurve found = guess;
    if (first == 0)
        return found;
    found.first = chain[first];
    found.last = chain[last];
    found.atFirst = (chain[last + 1] - chain[first - 1]).normalized();
    if (last > first)
        found.atFirst = (chain[first + 1] - chain[first]).normalized();
    found.length = 0;
    for (std::size_t i = first; i < last; ++i)
        found.length += (chain[i + 1] - chain[i]).norm();
    return zooms > 0 ? relaxedStrand(shape, chain[first - 1], chain[last + 1], found, zooms - 1) : found;
}

template WrapCurve relaxedStrand(const EllipsoidShape&, const Vector3&, const Vector3&, const WrapCurve&, int);
template WrapCurve relaxedStrand(const TorusShape&, const Vector3&, const Vector3&, const WrapCurve&, int);

}  // namespace sinew
