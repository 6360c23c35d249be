#pragma once

#include <string>
#include <unordered_map>

#include "core/math/double_double.h"
#include "core/model/model.h"

namespace sinew {

// Units of files: SI, but angles in degrees. A factor turns the file's unit into the model's: model = file * factor.
// Factors and products have more digits than a double, so that every double has a decimal in the file's unit that leads
// back to it: degrees of double precision would miss one radian value in ten.

inline DoubleDouble factorOf(CoordinateKind kind)
{
    return kind == CoordinateKind::Rotation ? radiansPerDegree : 1;
}

inline DoubleDouble factorOf(AxisKind kind)
{
    return kind == AxisKind::Rotation ? radiansPerDegree : 1;
}

inline DoubleDouble factorOf(RelativeMotion motion)
{
    const bool isLength = motion == RelativeMotion::X || motion == RelativeMotion::Y || motion == RelativeMotion::Z;
    return isLength ? 1 : radiansPerDegree;
}

// The kinds of a model's coordinates by name; one that does not exist counts as a rotation, for reading and writing
// alike.
class CoordinateFactors {
public:
    CoordinateFactors() = default;
    explicit CoordinateFactors(const std::vector<Coordinate>& coordinates)
        : m_first(coordinates.empty() ? std::string() : coordinates.front().name)
    {
        for (const Coordinate& coordinate : coordinates)
            m_factors.emplace(coordinate.name, factorOf(coordinate.kind));
    }
    // Of coordinates added to others; of one name, the coordinate's.
    CoordinateFactors(const std::vector<Coordinate>& coordinates, const CoordinateFactors& others)
        : CoordinateFactors(coordinates)
    {
        m_factors.insert(others.m_factors.begin(), others.m_factors.end());
        if (!others.m_first.empty())
            m_first = others.m_first;
    }
    explicit CoordinateFactors(const Model& model) : CoordinateFactors(model.coordinates) {}

    DoubleDouble of(const std::string& coordinate) const
    {
        const auto it = m_factors.find(coordinate);
        return it == m_factors.end() ? radiansPerDegree : it->second;
    }

    const std::string& first() const { return m_first; }  // of the model's coordinates

private:
    std::string m_first;
    std::unordered_map<std::string, DoubleDouble> m_factors;
};

}  // namespace sinew
