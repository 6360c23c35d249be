#pragma once

#include <initializer_list>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/io/number_text.h"
#include "core/model/model.h"

namespace sinew {

// The words of *.sinew.json for the enumerators of the model, the same for reading and writing.
template <class E>
using Words = std::initializer_list<std::pair<const char*, E>>;

inline constexpr const char* modelFormat = "sinew-model";
inline constexpr int modelVersion = 1;

inline constexpr Words<Space> spaceWords = {{"spatial", Space::Spatial}, {"plane", Space::Plane}};
inline constexpr Words<Scale> scaleWords = {{"si", Scale::Si}, {"body_weight", Scale::BodyWeight}};
inline constexpr Words<BodyShape> shapeWords
    = {{"rod", BodyShape::Rod}, {"pelvis", BodyShape::Pelvis}, {"femur", BodyShape::Femur}, {"none", BodyShape::None}};
inline constexpr Words<CoordinateKind> coordinateKindWords
    = {{"rotation", CoordinateKind::Rotation}, {"translation", CoordinateKind::Translation}};
inline constexpr Words<CoordinateMode> modeWords
    = {{"free", CoordinateMode::Free}, {"locked", CoordinateMode::Locked}, {"driven", CoordinateMode::Driven}};
inline constexpr Words<JointKind> jointKindWords
    = {{"axes", JointKind::Axes}, {"ball", JointKind::Ball}, {"free", JointKind::Free}, {"weld", JointKind::Weld}};
inline constexpr Words<LinkSense> senseWords
    = {{"tension", LinkSense::Tension}, {"compression", LinkSense::Compression}, {"both", LinkSense::Both}};
inline constexpr Words<AtStrength> atStrengthWords = {{"holds", AtStrength::Holds}, {"breaks", AtStrength::Breaks}};
inline constexpr Words<LoadFrame> loadFrameWords = {{"ground", LoadFrame::Ground}, {"body", LoadFrame::Body}};
inline constexpr Words<ReferenceKind> referenceKindWords
    = {{"range", ReferenceKind::Range}, {"lower_bound", ReferenceKind::LowerBound}};

inline constexpr Words<ReferencePosture> referencePostureWords
    = {{"measured", ReferencePosture::Measured}, {"other", ReferencePosture::Other}};

template <class E>
const char* wordOf(E value, Words<E> words)
{
    for (const auto& [word, meaning] : words) {
        if (meaning == value)
            return word;
    }
    return "";
}

// What turns a number of the file into one of the model, by what it measures.
inline long double factorOf(CoordinateKind kind)
{
    return kind == CoordinateKind::Rotation ? radiansPerDegree : 1;
}

inline long double factorOf(AxisKind kind)
{
    return kind == AxisKind::Rotation ? radiansPerDegree : 1;
}

// The kinds of a model's coordinates by name; one that does not exist counts as a rotation, for reading and writing
// alike.
class CoordinateFactors {
public:
    CoordinateFactors() = default;
    explicit CoordinateFactors(const Model& model)
    {
        for (const Coordinate& coordinate : model.coordinates)
            m_factors.emplace(coordinate.name, factorOf(coordinate.kind));
    }

    long double of(const std::string& coordinate) const
    {
        const auto it = m_factors.find(coordinate);
        return it == m_factors.end() ? radiansPerDegree : it->second;
    }

private:
    std::unordered_map<std::string, long double> m_factors;
};

}  // namespace sinew
