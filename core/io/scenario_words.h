#pragma once

#include <string>

#include "core/io/model_words.h"
#include "core/scenario/scenario.h"

namespace sinew {

// The words of *.sinew-scenario.json, the same for reading and writing.

inline constexpr const char* scenarioFormat = "sinew-scenario";
inline constexpr int scenarioVersion = 1;

inline constexpr const char* holdWord = "hold";
inline constexpr const char* allWord = "*";  // for all coordinates that a stage does not name elsewhere

inline constexpr Words<IntegrationMethod> methodWords = {{"explicit", IntegrationMethod::Explicit},
                                                         {"implicit", IntegrationMethod::Implicit},
                                                         {"differences", IntegrationMethod::Differences}};
inline constexpr Words<StageClock> clockWords = {{"scenario", StageClock::Scenario}, {"stage", StageClock::Stage}};

// What turns the numbers of a scenario's file into those of the model.
class ScenarioFactors {
public:
    explicit ScenarioFactors(const Model& model)
        : m_coordinates(model), m_first(model.coordinates.empty() ? std::string() : model.coordinates.front().name)
    {
    }

    long double of(const std::string& coordinate) const { return m_coordinates.of(coordinate); }

    // Of a curve: plain SI without a coordinate.
    long double of(const NamedCurve& curve) const { return curve.coordinate.empty() ? 1 : of(curve.coordinate); }

    // Of the numbers of a value: those of motions by the first coordinate, as validateScenario() refuses a number for
    // angles and lengths alike.
    long double of(const GivenPair& pair) const
    {
        if (pair.side == PairSide::Effort && !pair.tracking)
            return 1;
        const std::string& first = pair.coordinates.empty() ? m_first : pair.coordinates.front();
        return of(first == allWord ? m_first : first);
    }

private:
    CoordinateFactors m_coordinates;
    std::string m_first;  // coordinate of the model
};

}  // namespace sinew
